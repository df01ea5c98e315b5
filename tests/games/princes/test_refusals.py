"""Every refusal names the rule and the reason that a player reads."""

import pytest

from quattrocento.core.moves import write
from quattrocento.games.princes.components import BUILDINGS
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import MUSE, TOGETHER, Court, phase_a, phase_a2, phase_b
from tests.play import opens, play

CROWDED = "laboratory c2 r270, theatre d6 r180, university a2 r270, workshop f2 m270"


def why(s: Princes, seat: int, text: str) -> str:
    """The rule, the reason and its figures; nothing if the move is open or unheard of."""
    choice = s.choice(seat)
    assert choice is not None
    for refusal in choice.refusals(s):
        if write(refusal.move) == text:
            figures = [f"{name}={fact}" for name, fact in refusal.facts.items()]
            return " ".join([refusal.rule, refusal.reason, *figures])
    return ""


def none_is_open(s: Princes, seat: int) -> bool:
    """Whether nothing that is open is refused as well, nor anything refused twice."""
    choice = s.choice(seat)
    assert choice is not None
    refused = [write(refusal.move) for refusal in choice.refusals(s)]
    return not set(refused) & set(opens(s, seat)) and len(set(refused)) == len(refused)


def test_why_a_pile_is_not_opened() -> None:
    """FLO-11, FLO-18 to FLO-20"""
    s = phase_a(Court(), Court(builders=3, tiles=CROWDED, recruiting=5), Court(florins=0))
    play(s, "0 open jester", "1 pass", "2 pass")
    assert why(s, 1, "open jester") == "FLO-11 pile-closed"
    assert why(s, 1, "open recruiting") == "FLO-11 pile-empty"
    assert why(s, 1, "open builder") == "FLO-19 three-builders"
    assert why(s, 1, "open lake") == "FLO-20 no-room"
    assert why(s, 1, "open landscape") == ""
    assert none_is_open(s, 1)
    play(s, "1 pass")
    assert why(s, 2, "buy prestige") == "FLO-18 not-covered"
    assert opens(s, 2) == ["pass"]
    assert none_is_open(s, 2)


def test_why_two_players_do_not_open_a_pile() -> None:
    """FLO-81"""
    s = phase_a(Court(tiles=CROWDED), Court())
    s.landscapes[2] = 0
    assert why(s, 0, "open landscape") == "FLO-81 no-room"
    assert why(s, 0, "open lake") == ""
    assert none_is_open(s, 0)


@pytest.mark.parametrize("pile", ["builder", "prestige"])
def test_an_exhausted_pile_is_empty(pile: str) -> None:
    """FLO-11"""
    s = phase_a(Court(builders=3), Court(builders=3), Court())
    s.decks[2] = ()
    assert why(s, 0, f"open {pile}") == "FLO-11 pile-empty"


@pytest.mark.parametrize("kind", ["forest", "lake", "park"])
def test_each_kind_of_landscape_is_a_pile_of_its_own(kind: str) -> None:
    """FLO-10, FLO-11"""
    s = phase_a(seats=3)
    s.landscapes[["forest", "lake", "park"].index(kind)] = 0
    assert why(s, 0, f"open {kind}") == "FLO-11 pile-empty"
    assert len(opens(s, 0)) == 7


def test_the_base_price_must_be_covered_to_the_last_florin() -> None:
    """FLO-12, FLO-18"""
    s = phase_a(Court(florins=100, points=1), Court(florins=199), Court())
    assert "open jester" in opens(s, 0)
    play(s, "0 pass")
    assert why(s, 1, "open jester") == "FLO-18 not-covered"


def test_why_a_bid_is_not_made() -> None:
    """FLO-13, FLO-18"""
    s = phase_a(Court(), Court(florins=300), Court(florins=299))
    play(s, "0 open jester")
    assert why(s, 1, "bid 300") == ""
    for florins in (400, 500, 600, 700):
        assert why(s, 1, f"bid {florins}") == "FLO-13 one-step"
    assert why(s, 1, "bid 800") == ""
    play(s, "1 pass")
    assert why(s, 2, "bid 300") == "FLO-18 not-covered"
    assert why(s, 2, "bid 400") == "FLO-13 one-step"
    assert none_is_open(s, 2)


def test_why_an_action_is_not_taken() -> None:
    """FLO-31, FLO-34, FLO-40, FLO-45, FLO-50 to FLO-52"""
    court = Court(hand="poet", jesters=2, freedoms="travel", tiles="tower a1 r0", florins=200)
    s = phase_b(court, Court(freedoms="opinion"), Court(freedoms="opinion"))
    s.buildings[BUILDINGS["chapel"].index] = 0
    assert why(s, 0, "build tower") == "FLO-45 already-built"
    assert why(s, 0, "build chapel") == "FLO-40 gone"
    assert why(s, 0, "build opera") == "FLO-40 too-expensive"
    assert why(s, 0, "introduce travel") == "FLO-51 freedom-holds"
    assert why(s, 0, "introduce opinion") == "FLO-51 gone"
    assert why(s, 0, "introduce religion") == "FLO-51 too-expensive"
    assert why(s, 0, "bring-person") == "FLO-50 too-expensive"
    assert why(s, 0, "take-bonus") == "FLO-52 too-expensive"
    assert none_is_open(s, 0)


@pytest.mark.parametrize(
    ("action", "price"),
    [("bring-person", 300), ("introduce travel", 300), ("take-bonus", 300), ("build tower", 700)],
)
def test_an_action_is_open_to_who_has_just_enough(action: str, price: int) -> None:
    """FLO-18, FLO-40, FLO-50 to FLO-52"""
    s = phase_b(Court(florins=price), Court(florins=price - 1), seats=3)
    assert action in opens(s, 0)
    assert none_is_open(s, 0)
    play(s, "0 end-turn")
    assert why(s, 1, action).endswith("too-expensive")


def test_why_an_action_is_not_taken_again_or_from_an_empty_pile() -> None:
    """FLO-31, FLO-50, FLO-52"""
    s = phase_b(seats=3)
    play(s, "0 bring-person", "0 keep mathematician")
    assert why(s, 0, "bring-person") == "FLO-31 once-a-phase"
    assert "introduce travel" in opens(s, 0)
    play(s, "0 end-turn", "1 introduce travel")
    assert why(s, 1, "introduce opinion") == "FLO-31 once-a-phase"
    assert "bring-person" in opens(s, 1)
    play(s, "1 end-turn")
    s.decks[0] = s.decks[1] = ()
    assert why(s, 2, "bring-person") == "FLO-50 pile-empty"
    assert why(s, 2, "take-bonus") == "FLO-52 pile-empty"


def test_a_work_below_the_minimum_is_refused_with_its_value_and_all_bonus_cards() -> None:
    """FLO-34"""
    court = Court(hand="poet lawyer", jesters=1, bonuses="cards-in-hand", tiles="lake a1 r0")
    s = phase_b(court, seats=2, round=2)
    assert why(s, 0, "complete-work poet") == "FLO-34 below-minimum value=8 minimum=10"
    assert why(s, 0, "complete-work lawyer") == "FLO-34 below-minimum value=5 minimum=10"


def test_a_work_is_not_performed_below_the_minimum() -> None:
    """FLO-34, FLO-37"""
    s = phase_b(Court(hand="poet", jesters=2, bonuses="each-jester"), seats=2)
    play(s, "0 complete-work poet")
    assert why(s, 0, "perform") == "FLO-34 below-minimum value=5 minimum=7"
    s = phase_b(Court(hand="poet", jesters=3, bonuses="each-jester"), seats=2)
    play(s, "0 complete-work poet")
    assert (why(s, 0, "perform"), "perform" in opens(s, 0)) == ("", True)


def test_a_princess_below_the_minimum_is_refused_with_her_value() -> None:
    """FLO-34, FLO-97"""
    s = phase_b(Court(hand="poet", builders=2, character="princess"), seats=2, variants=MUSE)
    assert why(s, 0, "princess-work") == "FLO-34 below-minimum value=5 minimum=7"
    s = phase_b(Court(hand="poet", builders=3, character="princess"), seats=2, variants=MUSE)
    assert "princess-work" in opens(s, 0)
    assert none_is_open(s, 0)


def test_without_the_princess_nothing_is_said_of_her() -> None:
    """FLO-97"""
    s = phase_b(Court(builders=3), seats=2, variants=MUSE)
    assert (why(s, 0, "princess-work"), "princess-work" in opens(s, 0)) == ("", False)


def test_why_a_building_does_not_lie_there() -> None:
    """FLO-41 to FLO-43, FLO-116"""
    s = phase_b(Court(tiles="tower c1 r0"), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    assert why(s, 0, "place g1 r0") == "FLO-41 off-grid"
    assert why(s, 0, "place c1 r0") == "FLO-42 overlaps"
    assert why(s, 0, "place c2 r0") == "FLO-43 wall-to-wall"
    assert why(s, 0, "place a4 r0") == "FLO-116 at-the-border"
    assert none_is_open(s, 0)


def test_a_facing_that_looks_like_another_has_no_name_of_its_own() -> None:
    """FLO-41"""
    s = phase_b(Court(tiles="tower c1 r0"), seats=3)
    play(s, "0 build chapel")
    assert why(s, 0, "place c1 m0") == ""
    assert "place a3 m0" not in opens(s, 0)


def test_why_a_landscape_does_not_lie_there() -> None:
    """FLO-20"""
    s = phase_a(Court(tiles="tower c1 r0"), variants=TOGETHER, seats=3)
    play(s, "0 open lake", "1 pass", "2 pass")
    assert why(s, 0, "place g1 r0") == "FLO-20 off-grid"
    assert why(s, 0, "place c1 r0") == "FLO-20 overlaps"
    assert {"place c2 r0", "place a1 r0"} <= set(opens(s, 0))
    assert none_is_open(s, 0)


def test_why_nothing_is_built_where_nothing_fits() -> None:
    """FLO-41"""
    s = phase_b(Court(tiles=CROWDED), seats=3)
    assert why(s, 0, "build hospital") == "FLO-41 no-room"
    assert none_is_open(s, 0)


def test_why_no_offer_is_made_to_a_neighbour() -> None:
    """FLO-40, FLO-111, FLO-112, FLO-118"""
    full = "tower g1 r90, workshop f4 r90"
    s = phase_b(Court(tiles=full), Court(tiles="chapel c1 r0"), variants=TOGETHER, seats=3)
    s.buildings[BUILDINGS["theatre"].index] = 0
    assert why(s, 0, "build-with tower 2") == "FLO-118 already-built"
    assert why(s, 0, "build-with chapel 1") == "FLO-118 already-built"
    assert why(s, 0, "build-with theatre 2") == "FLO-40 gone"
    assert why(s, 0, "build-with opera 1") == "FLO-111 no-room"
    assert none_is_open(s, 0)
    play(s, "0 build-with opera 2", "0 place g1 r0", "0 ask 0", "2 decline")
    assert why(s, 0, "build-with opera 2") == "FLO-112 one-offer"


def test_why_a_joint_building_does_not_lie_there() -> None:
    """FLO-42, FLO-115, FLO-120"""
    here = Court(tiles="tower e1 r0")
    there = Court(tiles="tower a5 r0")
    s = phase_b(here, there, variants=TOGETHER, seats=3)
    play(s, "0 build-with library 1")
    assert why(s, 0, "place g1 r90") == "FLO-42 overlaps"
    assert why(s, 0, "place f5 r0") == "FLO-42 overlaps"
    assert why(s, 0, "place g2 r90") == "FLO-42 overlaps"
    assert why(s, 0, "place g2 m270") == "FLO-115 wall-to-wall"
    assert why(s, 0, "place g3 m270") == "FLO-120 across-border"
    assert none_is_open(s, 0)


def test_why_an_answer_is_not_given() -> None:
    """FLO-112"""
    s = phase_b(Court(), Court(florins=200), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300")
    assert why(s, 1, "accept") == "FLO-112 too-expensive"
    assert why(s, 1, "counter-payment 400") == "FLO-112 too-expensive"
    assert why(s, 1, "counter-payment 200") == ""
    play(s, "1 counter-payment 100", "0 counter-payment 300", "1 counter-payment 0")
    assert why(s, 0, "counter-payment 100") == "FLO-112 three-counters"
    assert why(s, 0, "counter-payment 3500") == "FLO-112 three-counters"
    assert why(s, 0, "counter-place a1 r0") == "", "it does not lie across the border"
    assert why(s, 0, "counter-place f2 r0") == "FLO-112 three-counters"
    assert none_is_open(s, 0)


def test_why_the_active_player_does_not_agree() -> None:
    """FLO-112, FLO-113"""
    s = phase_b(Court(florins=450), Court(), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0)[0] == "ask 300"
    assert why(s, 0, "ask 200") == "FLO-112 bank-unpaid"
    assert why(s, 0, "ask 0") == "FLO-112 bank-unpaid"
    play(s, "0 ask 300", "1 counter-payment 200")
    assert why(s, 0, "accept") == "FLO-112 bank-unpaid"
    assert why(s, 0, "counter-payment 0") == "FLO-112 bank-unpaid"
    assert none_is_open(s, 0)


def test_why_a_stone_is_not_put_there() -> None:
    """FLO-92, FLO-93"""
    s = phase_a2(Court(), Court(florins=900), Court(), Court(), seats=4)
    play(s, "0 court muse 500")
    assert why(s, 1, "court muse 500") == "FLO-92 not-higher"
    assert why(s, 1, "court muse 600") == ""
    assert why(s, 1, "court muse 1000") == "FLO-93 not-covered"
    for florins in (1000, 1500):
        assert why(s, 1, f"court princess {florins}") == "FLO-93 not-covered"
    assert why(s, 1, "court princess 1600") == ""
    assert "court princess 900" in opens(s, 1)
    assert none_is_open(s, 1)
    play(s, "1 court cardinal 300", "2 court cardinal 400", "3 pass")
    assert why(s, 1, "court muse 800") == "FLO-92 character-taken"
    assert none_is_open(s, 1)
