"""Building alone. FLO-40 to FLO-47."""

import pytest

from quattrocento.games.princes.board import ALL, CELL, SIDE, cells_of, read_outline, spread, turned
from quattrocento.games.princes.building import places
from quattrocento.games.princes.components import BUILDING, BUILDINGS, LANDSCAPE, Tile
from quattrocento.games.princes.grounds import room, tile_index
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.moves import PLACE
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import (
    Court,
    edition,
    florins,
    phase_a,
    phase_b,
    points,
)
from tests.play import opens, play, refused

TILES: list[Tile] = [*BUILDING, *LANDSCAPE]


@pytest.mark.parametrize("building", ["tower", "hospital", "university"])
def test_every_size_costs_the_same_and_brings_three_points(building: str) -> None:
    """FLO-40"""
    s = phase_b(seats=3)
    play(s, f"0 build {building}", "0 place e1 r0")
    assert (florins(s)[0], points(s)[0]) == (2800, 3)
    assert s.buildings[BUILDINGS[building].index] == 2


def test_a_building_that_is_gone_cannot_be_built() -> None:
    """FLO-40"""
    tower = Court(tiles="tower a1 r0")
    s = phase_b(Court(), tower, tower, tower)
    assert refused(s, 0, "build tower") == "FLO-40"


def test_a_building_one_cannot_pay_is_too_expensive() -> None:
    """FLO-40, FLO-18"""
    s = phase_b(Court(florins=600), Court(florins=600, points=1), seats=3)
    assert refused(s, 0, "build tower") == "FLO-40"
    play(s, "0 end-turn", "1 build tower", "1 place a1 r0")
    assert (florins(s)[1], points(s)[1]) == (0, 3)


def test_a_building_fits_into_the_grid_in_every_turn_and_either_side_up() -> None:
    """FLO-41"""
    s = phase_b(Court(builders=2), seats=3)
    play(s, "0 build library")
    turns = {text.split()[2] for text in opens(s, 0) if text.startswith("place c2 ")}
    assert turns == {"r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"}
    assert refused(s, 0, "place e1 r0") == "FLO-41"
    play(s, "0 place d1 r0")
    (site,) = s.princes[0].sites
    assert [cell.slug for cell in cells_of(site)] == ["d1", "e1", "f1", "g1", "d2"]


def test_a_building_covers_nothing() -> None:
    """FLO-42"""
    s = phase_b(Court(builders=2, tiles="tower a1 r0, park e1 r0"), seats=3)
    play(s, "0 build chapel")
    for spot in ("b1 r0", "e1 r0", "a5 r0"):
        assert refused(s, 0, f"place {spot}") == "FLO-42"
    play(s, "0 place a2 r0")


@pytest.mark.parametrize("builders", [0, 1])
def test_buildings_do_not_stand_wall_to_wall(builders: int) -> None:
    """FLO-43"""
    s = phase_b(Court(builders=builders, tiles="tower a1 r0"), seats=3)
    play(s, "0 build chapel")
    assert refused(s, 0, "place a2 r0") == "FLO-43"
    assert refused(s, 0, "place d1 r0") == "FLO-43"
    assert refused(s, 0, "place a4 r0") == "FLO-43"


@pytest.mark.parametrize("builders", [2, 3])
def test_two_builders_allow_wall_to_wall(builders: int) -> None:
    """FLO-43"""
    s = phase_b(Court(builders=builders, tiles="tower a1 r0"), seats=3)
    play(s, "0 build chapel")
    for spot in ("a2 r0", "d1 r0", "a4 r0"):
        assert f"place {spot}" in opens(s, 0)


def test_corners_may_touch() -> None:
    """FLO-43"""
    s = phase_b(Court(tiles="tower a1 r0"), seats=3)
    play(s, "0 build chapel", "0 place d2 r0")


def test_a_building_may_stand_beside_a_landscape() -> None:
    """FLO-44"""
    s = phase_b(Court(tiles="forest a1 r0"), seats=3)
    play(s, "0 build chapel", "0 place c1 r0")


def test_no_building_twice_in_one_principality() -> None:
    """FLO-45"""
    s = phase_b(seats=3)
    play(s, "0 build tower", "0 place a1 r0")
    assert refused(s, 0, "build tower") == "FLO-45"


def test_what_lies_stays_where_it_is() -> None:
    """FLO-46"""
    s = phase_b(seats=2)
    play(s, "0 build tower", "0 place a1 r0", "0 build chapel", "0 place e1 r0", "1 end-turn")
    before = s.princes[0].sites
    play(s, "1 pass", "0 buy landscape", "0 lay-out park", "0 place a2 r0")
    assert s.princes[0].sites == before
    assert not any(text.startswith(("move", "remove")) for text in opens(s, 1))
    check(s)


def test_sizes() -> None:
    """FLO-47"""
    cells = {"large": 7, "medium": 5, "small": 3}
    figures = edition()
    for building in BUILDING:
        masks = figures.sites[building.index].masks
        assert {mask.bit_count() for mask in masks} == {cells[figures.sizes[building.index]]}
    assert [figures.sizes.count(size) for size in cells] == [3, 5, 2]


def test_where_nothing_fits_nothing_is_built() -> None:
    """FLO-41"""
    crowded = "laboratory c2 r270, theatre d6 r180, university a2 r270, workshop f2 m270"
    s = phase_b(Court(tiles=crowded), seats=3)
    assert refused(s, 0, "build hospital") == "FLO-41"


# the slow twin: every cell, every facing, cell by cell


def shape_of(tile: Tile) -> tuple[tuple[int, int], ...]:
    """The outline as it lies at a1."""
    mask = edition().sites[tile_index(tile)].at[0]
    return tuple((cell.index % SIDE, cell.index // SIDE) for cell in cells_of(mask))


def may_lie(s: Princes, tile: Tile, cells: list[tuple[int, int]]) -> bool:
    prince = s.princes[0]
    if not all(0 <= x < SIDE and 0 <= y < SIDE for x, y in cells):
        return False
    if any(prince.covered >> SIDE * y + x & 1 for x, y in cells):
        return False
    if tile in LANDSCAPE or prince.builders >= 2:
        return True
    around = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return not any(
        prince.built >> SIDE * y + x & 1 for x, y in around if 0 <= x < SIDE and 0 <= y < SIDE
    )


def slow_places(s: Princes, tile: Tile) -> set[frozenset[tuple[int, int]]]:
    found = set()
    for cell in CELL:
        for facing in range(8):
            form = turned(shape_of(tile), facing)
            cells = [(x + cell.index % SIDE, y + cell.index // SIDE) for x, y in form]
            if may_lie(s, tile, cells):
                found.add(frozenset(cells))
    return found


@pytest.mark.parametrize("builders", [0, 1, 2])
@pytest.mark.parametrize("tiles", ["", "tower a1 r0, forest d3 r0", "opera e1 m90, lake a4 r0"])
def test_bit_masks_find_what_a_search_cell_by_cell_finds(builders: int, tiles: str) -> None:
    """FLO-20, FLO-41 to FLO-44"""
    s = phase_b(Court(builders=builders, tiles=tiles), seats=3)
    for tile in TILES:
        at = s.edition.sites[tile_index(tile)].at
        quick = [
            frozenset((cell.index % SIDE, cell.index // SIDE) for cell in cells_of(at[spot]))
            for spot in [PLACE.index(place) for place in places(s, 0, tile)]
        ]
        assert len(set(quick)) == len(quick)
        assert set(quick) == slow_places(s, tile)
        assert room(s, 0, 1 << tile_index(tile)) == (1 << tile_index(tile) if quick else 0)


def test_an_outline_is_read_from_its_drawing() -> None:
    assert read_outline([".#", "##"]) == ((1, 0), (0, 1), (1, 1))


def test_cells_at_the_edge_do_not_spread_to_the_other_side() -> None:
    assert [cell.slug for cell in cells_of(spread(1 << 6))] == ["f1", "g2"]
    assert spread(ALL) == ALL


def test_the_hidden_room_of_a_principality_grows_with_a_builder() -> None:
    """FLO-43"""
    s = phase_a(Court(builders=1, tiles="hospital b1 r0, studio e3 r0"), seats=2)
    assert not s.princes[0].room >> BUILDINGS["laboratory"].index & 1
    play(s, "0 open builder", "1 pass")
    assert s.princes[0].room >> BUILDINGS["laboratory"].index & 1
