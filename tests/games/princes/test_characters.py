"""Muse & Princess: what each character does. FLO-95 to FLO-100."""

import pytest

from tests.games.princes.scenes import (
    MUSE,
    Court,
    acting,
    asked,
    florins,
    hand,
    phase_a,
    phase_a2,
    phase_b,
    pile,
    points,
)
from tests.play import opens, play, refused, told


@pytest.mark.parametrize("round", [1, 5])
def test_the_muse_lifts_every_work_by_the_number_of_the_round(round: int) -> None:
    """FLO-95"""
    s = phase_b(
        Court(hand="poet lawyer", jesters=6, character="muse"), seats=2, variants=MUSE, round=round
    )
    play(s, "0 complete-work poet", "0 convert 0")
    assert s.princes[0].value == 14 + round
    play(s, "0 complete-work lawyer", "0 convert 0")
    assert [event.facts["value"] for event in told(s, "completes")] == [14 + round] * 2


def test_the_cardinal_allows_a_third_action() -> None:
    """FLO-96"""
    s = phase_b(Court(character="cardinal"), seats=3, variants=MUSE)
    play(s, "0 introduce travel", "0 bring-person", "0 keep botanist")
    assert refused(s, 0, "introduce opinion") == "FLO-31"
    assert refused(s, 0, "bring-person") == "FLO-31"
    play(s, "0 build tower", "0 place a1 r0")
    assert acting(s) == [1]


def test_with_the_cardinal_three_buildings_are_possible() -> None:
    """FLO-96"""
    s = phase_b(Court(character="cardinal"), seats=3, variants=MUSE)
    for building, spot in (("tower", "a1 r0"), ("chapel", "e1 r0"), ("opera", "a3 r0")):
        play(s, f"0 build {building}", f"0 place {spot}")
    assert len(s.princes[0].buildings) == 3


PRINCESS = Court(
    hand="poet lawyer",
    table="painter",
    tiles="lake a1 r0, lake d1 r0, university a3 r0, studio e3 r0",
    character="princess",
    bonuses="each-lake",
    jesters=2,
    freedoms="travel",
)


def test_the_princess_works_without_a_person() -> None:
    """FLO-97"""
    s = phase_b(PRINCESS, seats=3, variants=MUSE)
    play(s, "0 princess-work", "0 convert 6")
    assert s.princes[0].value == 13
    assert (points(s)[0], florins(s)[0]) == (6, 3500 + 100)
    assert hand(s, 0) == "poet lawyer"
    assert len(s.princes[0].table) == 1
    assert s.actions == 1


def test_the_princess_works_once() -> None:
    """FLO-97"""
    s = phase_b(PRINCESS, seats=3, variants=MUSE)
    play(s, "0 princess-work", "0 convert 0")
    assert "princess-work" not in opens(s, 0)


def test_builders_count_two_for_the_princess() -> None:
    """FLO-97"""
    court = Court(hand="poet", builders=3, character="princess")
    s = phase_b(court, seats=3, variants=MUSE)
    play(s, "0 princess-work", "0 convert 0", "0 end-turn", "1 end-turn", "2 end-turn")
    assert [event.facts["value"] for event in told(s, "best-work")] == [7]


def test_the_princess_must_reach_the_minimum() -> None:
    """FLO-97, FLO-34"""
    s = phase_b(PRINCESS, seats=3, variants=MUSE, round=4)
    assert refused(s, 0, "princess-work") == "FLO-34"


def test_the_merchant_makes_the_object_free() -> None:
    """FLO-98"""
    s = phase_a(Court(character="merchant"), Court(), Court(), variants=MUSE, round=2)
    play(s, "0 open jester", "1 bid 300", "2 pass", "0 bid 400", "1 pass", "0 free-of-charge")
    assert florins(s)[0] == 3500
    assert (s.princes[0].jesters, s.princes[0].character) == (1, None)


def test_the_merchant_brings_points_by_position() -> None:
    """FLO-98"""
    s = phase_a(
        Court(points=1, character="merchant"),
        Court(points=9),
        Court(points=5),
        Court(points=5),
        variants=MUSE,
        round=2,
    )
    play(s, "0 open jester", "1 bid 300", "2 pass", "3 pass", "0 bid 400", "1 bid 500")
    play(s, "0 pass", "0 open builder", "2 bid 300", "3 pass", "0 bid 400", "2 bid 500")
    play(s, "0 pass", "0 open park", "3 bid 300", "0 bid 400", "3 pass")
    assert opens(s, 0) == ["free-of-charge", "pay-bid"]
    play(s, "0 pay-bid")
    assert (florins(s)[0], points(s)[0]) == (3100, 5)


def test_tied_players_share_the_better_place() -> None:
    """FLO-98"""
    s = phase_b(
        Court(points=5, character="merchant"), Court(points=9), Court(points=5), variants=MUSE
    )
    play(s, "0 take-rank")
    assert points(s)[0] == 7


def test_the_merchants_points_may_be_taken_at_any_earlier_time() -> None:
    """FLO-98"""
    s = phase_b(Court(hand="poet", jesters=4, character="merchant"), variants=MUSE, seats=2)
    play(s, "0 complete-work poet", "0 take-rank", "0 convert 0")
    assert points(s)[0] == 1


def test_with_the_merchant_the_bid_must_be_covered() -> None:
    """FLO-98"""
    s = phase_a(Court(), Court(florins=200, character="merchant"), variants=MUSE, seats=3)
    play(s, "0 open jester")
    assert "bid 300" not in opens(s, 1)


def test_the_merchant_also_covers_the_last_purchase() -> None:
    """FLO-98, FLO-17"""
    s = phase_a(Court(), Court(character="merchant"), variants=MUSE)
    play(s, "0 pass", "1 buy jester", "1 free-of-charge")
    assert florins(s)[1] == 2500


def test_an_undecided_merchant_brings_the_points_after_the_next_auction() -> None:
    """FLO-98"""
    s = phase_a(Court(character="merchant"), Court(points=3), variants=MUSE)
    play(s, "0 pass", "1 pass")
    assert points(s)[0] == 2
    assert s.princes[0].character is None


def test_a_merchant_of_the_last_round_brings_the_points_before_the_prestige_cards() -> None:
    """FLO-98"""
    s = phase_b(
        Court(character="merchant", prestige="most-jesters", jesters=1),
        Court(points=1),
        variants=MUSE,
        round=7,
    )
    play(s, "0 end-turn", "1 end-turn")
    assert points(s) == [2 + 6, 1]
    kinds = [event.kind for event in s.log or []]
    assert kinds.index("takes-rank") < kinds.index("scores-prestige")


def test_a_merchant_may_be_used_when_it_is_taken() -> None:
    """FLO-98"""
    s = phase_a2(Court(), Court(points=2))
    play(s, "0 court merchant 300", "1 pass")
    assert opens(s, 0) == ["hold", "take-rank"]
    play(s, "0 take-rank")
    assert points(s)[0] == 2


@pytest.mark.parametrize(("deck", "index"), [("prestige", 2), ("bonus", 1)])
def test_the_professor_brings_a_card_from_the_top_five(deck: str, index: int) -> None:
    """FLO-99"""
    s = phase_b(Court(character="professor"), variants=MUSE, seats=3)
    top = pile(s, index)
    play(s, f"0 consult {deck}")
    assert opens(s, 0) == [f"keep {slug}" for slug in top[:5]]
    play(s, f"0 keep {top[0]}")
    assert florins(s)[0] == 3500
    assert s.princes[0].character is None
    assert asked(s) == "Turn"


def test_the_professor_is_used_in_the_next_auction_at_the_latest() -> None:
    """FLO-99"""
    s = phase_a(Court(character="professor"), Court(), variants=MUSE)
    play(s, "0 open jester")
    play(s, "1 pass", "1 pass")
    assert (asked(s), acting(s)) == ("Favour", [0])
    assert opens(s, 0) == ["hold", "consult prestige", "consult bonus"]
    play(s, "0 hold")
    assert s.princes[0].character is None
    assert asked(s) == "Courting"


def test_the_professor_does_not_go_to_an_empty_pile() -> None:
    """FLO-99"""
    s = phase_b(Court(character="professor"), variants=MUSE, seats=3)
    s.decks[2], s.seen[2] = (), ()
    assert "consult prestige" not in opens(s, 0)
    assert "consult bonus" in opens(s, 0)


def test_in_the_last_round_the_professor_comes_before_the_prestige_cards() -> None:
    """FLO-99"""
    s = phase_b(Court(character="professor", jesters=1), variants=MUSE, round=7, seats=2)
    play(s, "0 end-turn", "1 end-turn", "0 consult prestige")
    assert asked(s) == "Selection"
    play(s, "0 keep most-buildings")
    assert s.over


def test_nobody_looks_into_a_pile_while_choosing_a_card() -> None:
    """FLO-99"""
    s = phase_b(Court(character="professor"), variants=MUSE, seats=3)
    play(s, "0 take-bonus")
    assert all(text.startswith("keep") for text in opens(s, 0))


def test_the_banker_pays_out_what_lies_on_the_card() -> None:
    """FLO-100"""
    s = phase_a2(seats=2)
    play(s, "0 court banker 200", "1 pass")
    assert florins(s)[0] == 2500 - 200 + 600
    assert asked(s) == "Turn"


def idle_round(*seats: int) -> list[str]:
    """Nobody buys anything, wins a character or acts."""
    return [f"{seat} {move}" for move in ("pass", "pass", "end-turn") for seat in seats]


def test_the_money_on_the_banker_grows_until_it_is_taken() -> None:
    """FLO-100"""
    s = phase_a2(seats=2)
    play(s, "0 pass", "1 pass", "0 end-turn", "1 end-turn")
    play(s, *idle_round(1, 0))
    assert (s.round, s.pot) == (3, 800)
    play(s, "0 pass", "1 pass", "0 court banker 0", "1 pass")
    assert florins(s)[0] == 2500 + 800
    play(s, "0 end-turn", "1 end-turn")
    assert (s.round, s.pot) == (4, 600)


def test_the_banker_of_the_last_round_turns_money_into_points() -> None:
    """FLO-100"""
    s = phase_a2(Court(florins=500), Court(points=9, florins=900), round=7)
    play(s, "0 court banker 0", "1 pass", "0 end-turn", "1 end-turn")
    assert opens(s, 0) == [f"exchange {points}" for points in range(6)]
    play(s, "0 exchange 4")
    assert (florins(s)[0], points(s)[0]) == (300, 4)
    assert s.princes[0].character is None
    assert s.over


def test_an_earlier_banker_turns_no_money_into_points() -> None:
    """FLO-100"""
    s = phase_a2(round=6, seats=2)
    play(s, "0 court banker 0", "1 pass", "0 end-turn", "1 end-turn")
    play(s, *idle_round(1, 0))
    assert s.over


def test_with_both_piles_empty_the_professor_is_not_asked_again() -> None:
    """FLO-99"""
    s = phase_a(Court(character="professor"), Court(), variants=MUSE)
    s.decks[1] = s.decks[2] = ()
    play(s, "0 pass", "1 pass")
    assert asked(s) == "Courting"


def test_the_professor_does_not_go_to_an_empty_pile_of_bonus_cards() -> None:
    """FLO-99"""
    s = phase_b(Court(character="professor"), variants=MUSE, seats=3)
    s.decks[1], s.seen[1] = (), ()
    assert "consult bonus" not in opens(s, 0)
    assert "consult prestige" in opens(s, 0)
