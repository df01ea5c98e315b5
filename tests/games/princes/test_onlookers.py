"""What others and spectators see while somebody chooses. FLO-05, FLO-09."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes.components import BONUSES, PROFESSIONS
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.moves import Dismiss
from quattrocento.games.princes.setup import set_pile, setup
from quattrocento.games.princes.state import Princes, Variants
from quattrocento.games.princes.view import imagine
from tests.games.princes.scenes import Court, edition, own_court, phase_b, seen
from tests.play import opens, play


def dealt() -> Princes:
    s = setup(5, Variants(first=0), edition(), Rng(seed_key("dealt")))
    s.settle()
    return s


def test_the_persons_dealt_are_named_in_the_order_of_the_rules() -> None:
    """FLO-05"""
    s = dealt()
    order = [f"dismiss {slug}" for slug in PROFESSIONS]
    for seat in range(5):
        assert opens(s, seat) == [text for text in order if text in opens(s, seat)]


def test_who_has_answered_is_seen_in_the_order_of_seats() -> None:
    """FLO-05"""
    s = dealt()
    play(s, f"3 {opens(s, 3)[0]}", f"1 {opens(s, 1)[0]}")
    assert seen(s).answered == [1, 3]


@pytest.mark.parametrize("move", ["take-bonus", "bring-person"])
def test_only_who_looks_is_told_what_the_cards_are_worth(move: str) -> None:
    """FLO-09"""
    s = phase_b(seats=2)
    assert (seen(s, 0).looking_values, seen(s, 0).looking_works) == (None, None)
    play(s, f"0 {move}")
    for reader in (1, None):
        shown = seen(s, reader)
        assert (shown.looking, shown.looking_values, shown.looking_works) == (None, None, None)
        assert shown.looked_at == 5


def test_a_spectator_knows_no_card_of_a_pile() -> None:
    """FLO-09, FLO-52: seat 0 has put four cards under it"""
    s = phase_b(seats=2)
    play(s, "0 take-bonus")
    play(s, f"0 {opens(s, 0)[0]}")
    assert sum(card is not None for card in seen(s, 0).piles["bonus"].known) == 4
    assert set(seen(s).piles["bonus"].known) == {None}


def dream(s: Princes, seat: int, name: str = "dream") -> Princes:
    return imagine(s, seat, Rng(seed_key(name)))


def test_cards_of_ones_own_are_shown_in_the_order_of_the_rules() -> None:
    """FLO-09"""
    court = Court(bonuses="each-park each-building", prestige="most-parks most-buildings")
    court.tiles = "park a1 r0"
    own = own_court(phase_b(court, seats=2), 0)
    assert (own.bonuses, own.bonus_values) == (["each-building", "each-park"], [0, 2])
    assert (own.prestige, own.prestige_values) == (["most-buildings", "most-parks"], [0, 5])


@pytest.mark.parametrize("move", ["take-bonus", "bring-person"])
def test_what_another_looks_at_is_imagined_among_cards_of_its_kind(move: str) -> None:
    """FLO-09, FLO-50, FLO-52"""
    s = phase_b(seats=2)
    play(s, f"0 {move}")
    found = [dream(s, 1, f"looking {n}") for n in range(10)]
    for one in found:
        check(one)
        assert {type(card) for card in one.looking} == {type(card) for card in s.looking}
    assert len({one.looking for one in found}) > 1


def test_an_answer_that_is_not_seen_yet_is_imagined_with_the_hand() -> None:
    """FLO-05"""
    s = dealt()
    play(s, f"1 {opens(s, 1)[0]}")
    for n in range(10):
        one = dream(s, 0, f"answer {n}")
        given = one.answers[1]
        assert isinstance(given, Dismiss)
        assert given.profession in one.princes[1].hand


def test_what_one_imagines_does_not_hang_on_what_is_hidden() -> None:
    """FLO-09: the piles lie the other way round"""
    s = phase_b(Court(hand="poet"), Court(hand="lawyer"))
    other = s.clone()
    other.decks = [deck[::-1] for deck in s.decks]
    assert dream(other, 0) == dream(s, 0)


def test_chance_goes_its_own_way_in_a_dream_and_nothing_is_told() -> None:
    """FLO-09"""
    s = phase_b(seats=2)
    assert s.log is not None
    assert dream(s, 0).log is None
    assert dream(s, 0).rng.below(1 << 30) != s.clone().rng.below(1 << 30)


def begun(seats: int = 5) -> Princes:
    """Everybody has returned a person."""
    s = setup(seats, Variants(first=0), edition(), Rng(seed_key("returned")))
    s.settle()
    play(s, *[f"{seat} {opens(s, seat)[0]}" for seat in range(seats)])
    return s


def test_the_person_that_one_returned_oneself_is_known() -> None:
    """FLO-05"""
    s = begun()
    for n in range(10):
        assert dream(s, 2, f"own {n}").princes[2].returned is s.princes[2].returned


def test_no_two_are_imagined_to_have_returned_the_same_person() -> None:
    """FLO-05"""
    s = begun()
    for n in range(10):
        returned = {prince.returned for prince in dream(s, 2, f"all {n}").princes}
        assert len(returned) == 5


def test_nobody_is_imagined_to_have_returned_what_lies_there_since() -> None:
    """FLO-05, FLO-50: seat 1 knows four cards under the pile, and what the others knew is lost"""
    s = begun(2)
    play(s, "0 pass", "1 pass", "0 end-turn", "1 bring-person")
    play(s, f"1 {opens(s, 1)[0]}")
    assert (s.princes[0].returned, s.princes[1].returned is None) == (None, False)
    for n in range(20):
        one = dream(s, 0, f"since {n}")
        known = [c for c, who in zip(one.decks[0], one.seen[0], strict=True) if who & 2]
        assert one.princes[0].returned is None
        assert one.princes[1].returned not in known


def test_the_last_card_of_a_pile_is_looked_at_alone() -> None:
    """FLO-52"""
    s = phase_b(seats=2)
    set_pile(s, 1, [BONUSES["each-lake"]])
    play(s, "0 take-bonus")
    assert (seen(s, 1).looked_at, seen(s, 1).looked_deck) == (1, "bonus")
