"""What is open is found in a short way; the long way, move by move, has the same answer."""

import pytest

from quattrocento.games.princes.actions import ACTION_PHASE
from quattrocento.games.princes.board import ALL, CELLS, EAST, WEST
from quattrocento.games.princes.building import why_not_build
from quattrocento.games.princes.components import BUILDINGS
from quattrocento.games.princes.grounds import survey_all
from tests.games.princes.asking import previewed, the_long_way
from tests.games.princes.scenes import (
    TOGETHER,
    Court,
    acting,
    begin,
    phase_a,
    phase_b,
    seen,
    table,
)
from tests.play import opens, play


@pytest.mark.parametrize("recruiting", [0, 1])
def test_a_turn(recruiting: int) -> None:
    """FLO-26, FLO-31, FLO-60"""
    court = Court(recruiting=recruiting, points=3)
    s = phase_b(court, Court(table="poet"), variants=TOGETHER, seats=3)
    assert the_long_way(s)
    assert "go-back" in opens(s, 0)
    assert ("recruit poet" in opens(s, 0)) == bool(recruiting)


def test_an_auction_from_the_opening_to_the_last_purchase() -> None:
    """FLO-12, FLO-13, FLO-17"""
    s = phase_a(seats=3)
    assert the_long_way(s)
    play(s, "0 open jester")
    assert the_long_way(s)
    play(s, "1 pass", "2 pass", "1 open lake", "2 pass", "1 place a1 r0")
    assert acting(s) == [2]
    assert the_long_way(s)


def test_a_neighbour_who_declined_may_be_asked_by_the_next_player() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 500", "1 decline")
    play(s, "0 end-turn", "1 end-turn")
    assert "build-with tower 1" in opens(s, 2)


def test_after_the_last_turn_nobody_has_actions_left() -> None:
    """FLO-30"""
    s = phase_b(seats=2)
    play(s, "0 end-turn", "1 end-turn")
    assert seen(s).actions == 0


@pytest.mark.parametrize(("bonus", "lift"), [("cards-in-hand", 1), ("cards-on-the-table", 2)])
def test_a_work_promises_its_bonus_cards_with_the_person_on_the_table(
    bonus: str, lift: int
) -> None:
    """FLO-37, FLO-73"""
    s = phase_b(Court(hand="poet lawyer", table="painter", bonuses=bonus, jesters=5), seats=2)
    assert previewed(s, 0, "complete-work poet")["lift"] == lift


def test_four_leaps_of_a_bid_are_refused() -> None:
    """FLO-13"""
    s = phase_a(seats=3)
    play(s, "0 open jester")
    (choice,) = s.waiting()
    assert [refusal.rule for refusal in choice.refusals(s)] == ["FLO-13"] * 4


def test_at_first_every_building_may_be_shared_with_either_neighbour() -> None:
    """FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    offers = [text.split() for text in opens(s, 0) if text.startswith("build-with")]
    assert [(building, int(seat)) for _, building, seat in offers] == [
        (building, seat) for seat in (1, 2) for building in BUILDINGS
    ]


@pytest.mark.parametrize("building", ["tower", "university", "studio"])
def test_the_places_of_a_building(building: str) -> None:
    """FLO-41, FLO-42"""
    s = phase_b(Court(tiles="chapel e3 r0"), seats=2)
    play(s, f"0 build {building}")
    assert the_long_way(s)


def test_the_places_of_a_landscape() -> None:
    """FLO-20"""
    s = phase_a(seats=3)
    play(s, "0 open lake", "1 pass", "2 pass")
    assert the_long_way(s)


def test_at_first_every_building_may_be_built() -> None:
    """FLO-40"""
    s = phase_b(seats=2)
    assert [text for text in opens(s, 0) if text.startswith("build ")] == [
        f"build {building}" for building in BUILDINGS
    ]


@pytest.mark.parametrize(("seat", "edge", "other"), [(0, EAST, 2), (1, WEST, 2)])
def test_nothing_is_shared_across_a_border_that_one_side_has_built_up(
    seat: int, edge: int, other: int
) -> None:
    """FLO-111"""
    s = table(variants=TOGETHER, seats=3)
    s.princes[seat].covered |= edge
    survey_all(s, seat)
    begin(s, ACTION_PHASE)
    partners = {text.split()[-1] for text in opens(s, 0) if text.startswith("build-with")}
    assert partners == {str(other)}


@pytest.mark.parametrize("seat", [0, 1])
def test_where_nobody_is_next_door_the_corner_is_open(seat: int) -> None:
    """FLO-116: of two players each has one neighbour"""
    s = phase_b(Court(builders=1), Court(builders=1), variants=TOGETHER, seats=2)
    play(s, *["0 end-turn"] * seat, f"{seat} build tower")
    assert "place a1 r0" in opens(s, seat)


@pytest.mark.parametrize("builders", [1, 2])
def test_what_the_western_neighbour_has_built_at_the_border_needs_two_builders(
    builders: int,
) -> None:
    """FLO-116"""
    west = Court(tiles="tower e1 r0")
    s = phase_b(Court(builders=builders), Court(), west, variants=TOGETHER)
    play(s, "0 build tower")
    assert ("place a1 r0" in opens(s, 0)) == (builders == 2)
    assert "place a2 r0" in opens(s, 0)


@pytest.mark.parametrize(
    ("neighbour", "border", "place"), [(1, "a", "place g1 r90"), (2, "g", "place a1 r90")]
)
def test_a_building_at_the_border_takes_the_last_room_next_door(
    neighbour: int, border: str, place: str
) -> None:
    """FLO-116: the neighbour has three cells left, and one builder"""
    courts = [Court(builders=1) for _ in range(3)]
    s = table(*courts, variants=TOGETHER)
    last = sum([1 << CELLS[f"{border}{row}"].index for row in (1, 2, 3)])
    s.princes[neighbour].covered |= ALL & ~last
    for seat in range(3):
        survey_all(s, seat)
    tower = BUILDINGS["tower"]
    assert why_not_build(s, neighbour, tower) == ("", "")
    begin(s, ACTION_PHASE)
    play(s, "0 build tower", f"0 {place}")
    assert why_not_build(s, neighbour, tower) == ("FLO-41", "no-room")


def test_who_has_no_eastern_neighbour_shares_nothing_there() -> None:
    """FLO-110"""
    west, east = table(variants=TOGETHER, seats=2).princes
    assert west.seam > 0
    assert east.seam == 0
