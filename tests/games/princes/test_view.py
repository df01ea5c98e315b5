"""What a seat may know: recruited persons, returned cards, cards just drawn. FLO-09."""

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes import GAME
from quattrocento.games.princes.cards import lift
from quattrocento.games.princes.components import PROFESSIONS
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.state import Princes, minimum
from quattrocento.games.princes.works import Performance
from tests.games.princes.scenes import Court, hand, own_court, phase_b, pile, seen
from tests.play import play


def dreams(s: Princes, seat: int, number: int = 60) -> list[Princes]:
    rng = Rng(seed_key("dreams"))
    found = []
    for _ in range(number):
        dream = GAME.imagine(s, seat, rng)
        assert isinstance(dream, Princes)
        check(dream)
        found.append(dream)
    return found


def test_a_recruited_person_is_known_to_be_in_hand() -> None:
    """FLO-09, FLO-27"""
    s = phase_b(Court(hand="botanist", recruiting=1), Court(table="poet"), Court())
    play(s, "0 recruit poet")
    assert seen(s, 2).princes[0].known == ["poet"]
    assert all("poet" in hand(dream, 0) for dream in dreams(s, 2))
    assert len({hand(dream, 0) for dream in dreams(s, 2)}) > 5


def test_a_recruited_person_that_works_is_no_longer_in_hand() -> None:
    """FLO-09"""
    s = phase_b(Court(recruiting=1, jesters=4), Court(table="poet"), Court())
    play(s, "0 recruit poet", "0 complete-work poet")
    assert seen(s, 2).princes[0].known == []


def test_a_seat_knows_the_cards_that_it_put_under_a_pile() -> None:
    """FLO-09, FLO-50"""
    s = phase_b(seats=3)
    play(s, "0 bring-person", "0 keep mathematician")
    under = ["theologian", "philosopher", "botanist", "alchemist"]
    assert seen(s, 0).piles["persons"].known[-4:] == under
    assert seen(s, 1).piles["persons"].known[-4:] == [None] * 4
    assert all(pile(dream, 0)[-4:] == under for dream in dreams(s, 0))
    assert any(pile(dream, 0)[-4:] != under for dream in dreams(s, 1))


def test_what_another_draws_is_forgotten() -> None:
    """FLO-09"""
    s = phase_b(seats=3)
    s.decks[0], s.seen[0] = s.decks[0][-5:], s.seen[0][-5:]
    play(s, "0 bring-person", "0 keep mathematician", "0 end-turn", "1 bring-person")
    assert seen(s, 0).piles["persons"].known == []
    play(s, "1 keep theologian")
    assert seen(s, 0).piles["persons"].known == [None] * 3


def test_only_the_one_who_looks_sees_the_cards_drawn() -> None:
    """FLO-09, FLO-52"""
    s = phase_b(seats=3)
    play(s, "0 take-bonus")
    assert len(seen(s, 0).looking or []) == 5
    assert seen(s, 1).looking is None
    assert (seen(s, 1).looked_at, seen(s, 1).looked_deck) == (5, "bonus")
    assert len({dream.looking for dream in dreams(s, 1)}) > 20
    assert {dream.looking for dream in dreams(s, 0)} == {s.looking}


def test_the_returned_profession_is_known_to_lie_in_the_pile() -> None:
    """FLO-05, FLO-09"""
    s = GAME.start(3, GAME.read_variants({"first": "0"}), GAME.edition(), Rng(seed_key("returned")))
    assert isinstance(s, Princes)
    for seat in range(3):
        s.play(seat, s.legal_moves(seat)[0])
    returned = s.princes[0].returned
    assert returned is not None
    assert own_court(s, 0).returned == returned.slug
    assert all(returned in dream.decks[0] for dream in dreams(s, 0))
    assert not all(returned in dream.decks[0] for dream in dreams(s, 1))


def test_who_has_begun_a_work_is_imagined_able_to_finish_it() -> None:
    """FLO-34, FLO-09"""
    court = Court(hand="poet", jesters=2, bonuses="each-jester cards-in-hand")
    s = phase_b(court, Court(), seats=2)
    play(s, "0 complete-work poet")
    hands = set()
    for dream in dreams(s, 1):
        (step,) = [step for step in dream.agenda if isinstance(step, Performance)]
        assert step.value + lift(dream, dream.princes[0]) >= minimum(dream)
        hands.add(dream.princes[0].bonuses)
    assert len(hands) > 1


def test_money_is_remembered_even_where_it_is_hidden() -> None:
    """FLO-09"""
    s = phase_b(Court(florins=1200), Court(florins=700), seats=2)
    assert all(dream.princes[0].florins == 1200 for dream in dreams(s, 1, 5))


def returned(s: Princes, seat: int) -> str | None:
    found: str | None = own_court(s, seat).returned
    return found


def with_returned(card: str) -> Princes:
    """Seats 0 and 1 have returned a profession; the first five of the rule book lie on top."""
    s = phase_b(seats=3)
    s.princes[0].returned = PROFESSIONS[card]
    s.princes[1].returned = PROFESSIONS["poet"]
    return s


def test_who_sees_the_own_returned_card_again_knows_no_more_where_it_is() -> None:
    """FLO-05, FLO-09"""
    s = with_returned("botanist")
    play(s, "0 bring-person", "0 keep mathematician")
    assert (returned(s, 0), returned(s, 1)) == (None, None)


def test_who_looks_and_does_not_see_it_still_knows_it_in_the_pile() -> None:
    """FLO-05, FLO-09"""
    s = with_returned("lawyer")
    play(s, "0 bring-person", "0 keep mathematician")
    assert (returned(s, 0), returned(s, 1)) == ("lawyer", None)
    play(s, "0 end-turn", "1 bring-person", "1 keep physicist")
    assert returned(s, 0) is None


def test_other_piles_tell_nothing_of_a_returned_profession() -> None:
    """FLO-05, FLO-09"""
    s = with_returned("botanist")
    play(s, "0 take-bonus", "0 keep each-building")
    assert (returned(s, 0), returned(s, 1)) == ("botanist", "poet")


def test_cards_in_hand_are_imagined_among_those_nobody_sees() -> None:
    """FLO-09"""
    court = Court(hand="poet lawyer", bonuses="each-lake", prestige="most-works", table="painter")
    s = phase_b(court, Court(hand="composer", bonuses="each-park", prestige="most-parks"), Court())
    for dream in dreams(s, 1):
        prince = dream.princes[0]
        assert [len(prince.hand), len(prince.bonuses), len(prince.prestige)] == [2, 1, 1]
        assert [card.slug for card in prince.table] == ["painter"]
        assert hand(dream, 1) == "composer"
        assert [card.slug for card in dream.princes[1].bonuses] == ["each-park"]
        assert [card.slug for card in dream.princes[1].prestige] == ["most-parks"]
    assert len({dream.princes[0].bonuses for dream in dreams(s, 1)}) > 5
    assert len({dream.princes[0].prestige for dream in dreams(s, 1)}) > 5
    assert len({dream.decks[0] for dream in dreams(s, 1)}) > 50


def test_a_work_that_needs_a_rare_bonus_card_is_imagined_with_it() -> None:
    """FLO-34, FLO-09"""
    court = Court(hand="poet", jesters=7, bonuses="each-jester")
    s = phase_b(court, Court(), seats=2, round=7)
    play(s, "0 complete-work poet")
    for dream in dreams(s, 1):
        assert lift(dream, dream.princes[0]) >= 17 - 15


def test_what_another_returned_is_imagined_somewhere_in_the_pile() -> None:
    """FLO-05, FLO-09"""
    found = [dream.princes[1] for dream in dreams(with_returned("botanist"), 0)]
    assert len({prince.returned for prince in found}) > 5
    assert PROFESSIONS["botanist"] not in {prince.returned for prince in found}


def test_persons_that_another_looks_at_are_imagined_too() -> None:
    """FLO-09, FLO-50"""
    s = phase_b(seats=3)
    play(s, "0 bring-person")
    assert len({dream.looking for dream in dreams(s, 1)}) > 20
    assert {dream.looking for dream in dreams(s, 0)} == {s.looking}
