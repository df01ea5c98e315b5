"""Co-operative building: borders, halves and what counts. FLO-110 to FLO-120."""

import pytest

from quattrocento.games.princes.board import SIDE, cells_of
from quattrocento.games.princes.components import BUILDING, BUILDINGS, PRESTIGES
from quattrocento.games.princes.cooperative import neighbours
from quattrocento.games.princes.grounds import joint_spots
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import Princes, Variants
from tests.games.princes.scenes import (
    TOGETHER,
    Court,
    acting,
    edition,
    florins,
    phase_a,
    phase_b,
    points,
    site,
)
from tests.play import opens, play, refused


@pytest.mark.parametrize(
    ("seats", "borders"),
    [(2, [[1], [0]]), (3, [[1, 2], [2, 0], [0, 1]]), (4, [[1, 3], [2, 0], [3, 1], [0, 2]])],
)
def test_everyone_borders_on_two_neighbours_or_one(seats: int, borders: list[list[int]]) -> None:
    """FLO-110"""
    s = phase_b(variants=TOGETHER, seats=seats)
    assert [neighbours(s, seat) for seat in range(seats)] == borders


def test_the_palazzo_is_at_the_bottom_centre() -> None:
    """FLO-110"""
    s = phase_b(Court(builders=3), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    assert "place a6 r0" in opens(s, 0)
    assert refused(s, 0, "place d6 r0") == "FLO-42"


def test_phase_a_is_unchanged() -> None:
    """FLO-111"""
    s = phase_a(variants=TOGETHER, seats=3)
    play(s, "0 open lake", "1 bid 300", "2 pass", "0 pass", "1 place a1 r0")
    assert florins(s) == [3500, 3200, 3500]
    assert acting(s) == [0]


def test_a_joint_building_lies_on_both_sides_of_the_border() -> None:
    """FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert (site(s, 0), site(s, 1)) == (["f1", "g1"], ["a1"])
    assert s.buildings[BUILDINGS["tower"].index] == 2
    check(s)


def test_the_western_neighbour_is_as_near_as_the_eastern() -> None:
    """FLO-110, FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 2", "0 place g3 r0", "0 ask 0", "2 accept")
    assert (site(s, 2), site(s, 0)) == (["g3"], ["a3", "b3"])


def test_every_joint_place_has_a_cell_on_each_side() -> None:
    """FLO-111"""
    figures = edition()
    for building in BUILDING:
        seams = figures.seams[building.index]
        size = figures.sites[building.index].masks[0].bit_count()
        assert seams.spots
        for west, east in zip(seams.west, seams.east, strict=True):
            assert west
            assert east
            assert west.bit_count() + east.bit_count() == size


@pytest.mark.parametrize("west", [1, 2])
@pytest.mark.parametrize("east", [1, 2])
def test_each_half_obeys_the_builders_of_its_owner(west: int, east: int) -> None:
    """FLO-115"""
    beside_g2 = Court(builders=west, tiles="tower f1 r90")
    beside_a5 = Court(builders=east, tiles="tower b4 r90")
    s = phase_b(beside_g2, beside_a5, variants=TOGETHER, seats=3)
    play(s, "0 build-with chapel 1")
    assert ("place g1 r0" in opens(s, 0)) == (west == 2)
    assert ("place g4 r0" in opens(s, 0)) == (east == 2)
    if west < 2:
        assert refused(s, 0, "place g1 r0") == "FLO-115"


@pytest.mark.parametrize(("builders", "refusal"), [(0, "FLO-116"), (1, ""), (2, "")])
def test_at_an_open_border_one_builder_is_needed(builders: int, refusal: str) -> None:
    """FLO-116"""
    s = phase_b(Court(builders=builders), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    for spot in ("a1 r0", "f1 r0"):
        if refusal:
            assert refused(s, 0, f"place {spot}") == refusal
        else:
            assert f"place {spot}" in opens(s, 0)


@pytest.mark.parametrize(("builders", "refusal"), [(1, "FLO-116"), (2, "")])
def test_at_a_built_border_two_builders_are_needed(builders: int, refusal: str) -> None:
    """FLO-116"""
    s = phase_b(Court(builders=builders), Court(tiles="tower a2 r0"), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    assert "place f4 r0" in opens(s, 0)
    if refusal:
        assert refused(s, 0, "place f1 r0") == refusal
    else:
        assert "place f1 r0" in opens(s, 0)


def test_a_landscape_across_the_border_counts_as_unbuilt() -> None:
    """FLO-116"""
    s = phase_b(Court(builders=1), Court(tiles="forest a1 r0"), variants=TOGETHER, seats=3)
    play(s, "0 build chapel", "0 place f1 r0")


def test_with_two_players_there_is_one_border_only() -> None:
    """FLO-110, FLO-116"""
    s = phase_b(Court(), Court(), variants=TOGETHER)
    play(s, "0 build chapel")
    assert "place a1 r0" in opens(s, 0)
    assert refused(s, 0, "place f1 r0") == "FLO-116"


def test_red_and_green_build_a_workshop() -> None:
    """FLO-117"""
    red = Court(builders=1, tiles="tower d1 r0")
    green = Court(builders=3, tiles="tower b1 r90")
    s = phase_b(red, green, variants=TOGETHER, seats=3)
    play(s, "0 build-with workshop 1")
    places = opens(s, 0)
    assert "place g1 r90" not in places
    assert "place g1 r270" not in places
    play(s, "0 place g3 r270", "0 ask 500", "1 accept")
    assert florins(s)[:2] == [3700, 3000]


def test_a_joint_building_is_new_to_both() -> None:
    """FLO-118"""
    s = phase_b(Court(), Court(tiles="tower c1 r0"), variants=TOGETHER, seats=3)
    assert refused(s, 0, "build-with tower 1") == "FLO-118"
    assert "build-with tower 2" in opens(s, 0)


def test_a_joint_building_that_is_gone_cannot_be_built() -> None:
    """FLO-40, FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    s.buildings[BUILDINGS["tower"].index] = 0
    assert refused(s, 0, "build-with tower 1") == "FLO-40"
    assert "build-with chapel 1" in opens(s, 0)


def test_a_joint_building_takes_one_tile_from_the_supply() -> None:
    """FLO-111"""
    s = phase_b(variants=TOGETHER, seats=4)
    s.buildings[BUILDINGS["tower"].index] = 1
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept", "0 end-turn")
    play(s, "1 end-turn")
    assert refused(s, 2, "build-with tower 3") == "FLO-40"


def test_only_the_own_cells_count_as_filled() -> None:
    """FLO-119"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert prestige_value(s, 0, PRESTIGES["fewest-empty-cells"]) == 8
    assert prestige_value(s, 1, PRESTIGES["fewest-empty-cells"]) == 0


@pytest.mark.parametrize("west", [1, 2])
@pytest.mark.parametrize("east", [1, 2])
def test_the_western_half_touches_what_the_builders_of_the_east_allow(west: int, east: int) -> None:
    """FLO-120"""
    beyond = Court(builders=east, tiles="tower a4 r0")
    s = phase_b(Court(builders=west), beyond, variants=TOGETHER, seats=3)
    play(s, "0 build-with library 1")
    g2_to_g5_and_a2 = "place g2 m270"
    assert (g2_to_g5_and_a2 in opens(s, 0)) == (east == 2)
    if east < 2:
        assert refused(s, 0, g2_to_g5_and_a2) == "FLO-120"


@pytest.mark.parametrize("west", [1, 2])
@pytest.mark.parametrize("east", [1, 2])
def test_the_eastern_half_touches_what_the_builders_of_the_west_allow(west: int, east: int) -> None:
    """FLO-120"""
    here = Court(builders=west, tiles="tower e4 r0")
    s = phase_b(here, Court(builders=east), variants=TOGETHER, seats=3)
    play(s, "0 build-with library 1")
    g2_and_a2_to_a5 = "place g2 r90"
    assert (g2_and_a2_to_a5 in opens(s, 0)) == (west == 2)
    if west < 2:
        assert refused(s, 0, g2_and_a2_to_a5) == "FLO-120"


def test_both_expansions_together() -> None:
    """FLO-110, FLO-96"""
    options = Variants(first=0, muse=True, cooperative=True)
    s = phase_b(Court(character="cardinal"), variants=options, seats=3)
    for building, partner, spot in (("tower", 1, "f1 r0"), ("chapel", 2, "g1 r0")):
        play(s, f"0 build-with {building} {partner}", f"0 place {spot}", "0 ask 0")
        play(s, f"{partner} accept")
    play(s, "0 introduce travel")
    assert points(s) == [6, 3, 3]


# the slow twin: the two boards side by side, cell by cell

AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))


def free(s: Princes, cells: list[tuple[int, int]]) -> bool:
    """Whether a joint building may lie on these cells; x runs from 0 to 13 over both boards."""
    built = {
        (SIDE * side + cell.index % SIDE, cell.index // SIDE)
        for side in (0, 1)
        for cell in cells_of(s.princes[side].built)
    }
    for x, y in cells:
        if s.princes[x // SIDE].covered >> SIDE * y + x % SIDE & 1:
            return False
        for beside in [(x + dx, y + dy) for dx, dy in AROUND]:
            if beside in built and s.princes[beside[0] // SIDE].builders < 2:
                return False
    return True


@pytest.mark.parametrize("builders", [(0, 0), (1, 2), (2, 1), (3, 3)])
def test_bit_masks_find_what_a_search_cell_by_cell_finds(builders: tuple[int, int]) -> None:
    """FLO-111, FLO-115, FLO-120"""
    one = Court(builders=builders[0], tiles="opera e1 r0, lake f5 r0")
    other = Court(builders=builders[1], tiles="tower a3 r0, forest a5 r0")
    s = phase_b(one, other, variants=TOGETHER, seats=3)
    for building in BUILDING:
        seams = s.edition.seams[building.index]
        expected = []
        for spot, west, east in zip(seams.spots, seams.west, seams.east, strict=True):
            cells = [(cell.index % SIDE, cell.index // SIDE) for cell in cells_of(west)]
            cells += [(SIDE + cell.index % SIDE, cell.index // SIDE) for cell in cells_of(east)]
            if free(s, cells):
                expected.append(spot)
        assert joint_spots(s, 0, 1, building) == expected
