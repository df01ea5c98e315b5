"""Where tiles may lie: free cells, walls, borders, and what still fits."""

from typing import Final

from mypy_extensions import i64

from quattrocento.core.state import NOBODY
from quattrocento.games.princes.board import (
    ALL,
    EAST,
    WEST,
    Seams,
    Sites,
    seen_from_east,
    seen_from_west,
    spread,
)
from quattrocento.games.princes.components import BUILDING, LANDSCAPE, Building, Landscape, Tile
from quattrocento.games.princes.state import Prince, Princes, east_of, west_of

TILES: Final = len(BUILDING) + len(LANDSCAPE)
ALL_BUILDINGS: Final = (1 << len(BUILDING)) - 1


def tile_index(tile: Tile) -> int:
    """The place of a tile in `edition.sites`, and its bit in `prince.room`."""
    return tile.index + len(BUILDING) if isinstance(tile, Landscape) else tile.index


def walls(s: Princes, prince: Prince) -> int:
    """FLO-43 The cells beside buildings and palazzo, unless builders allow to build there."""
    return 0 if prince.builders >= s.edition.wall_to_wall else spread(prince.built)


def across(s: Princes, seat: int) -> tuple[int, int]:
    """The own border cells that face something built, in the east and in the west."""
    east, west = east_of(s, seat), west_of(s, seat)
    return (
        0 if east == NOBODY else seen_from_west(s.princes[east].built),
        0 if west == NOBODY else seen_from_east(s.princes[west].built),
    )


def closed_border(s: Princes, seat: int) -> int:
    """FLO-116 The border cells on which this seat may not build alone."""
    if not s.variants.cooperative:
        return 0
    builders = s.princes[seat].builders
    east, west = across(s, seat)
    closed = 0 if builders >= s.edition.built_border else east | west
    if builders < s.edition.open_border:
        closed |= EAST if east_of(s, seat) != NOBODY else 0
        closed |= WEST if west_of(s, seat) != NOBODY else 0
    return closed


def barriers(s: Princes, seat: int, tile: Tile) -> tuple[int, int, int]:
    """FLO-20, FLO-42 to FLO-44, FLO-116 The cells on which this tile may not lie: those covered,
    those beside something built, those at a border."""
    prince = s.princes[seat]
    if isinstance(tile, Landscape):
        return prince.covered, 0, 0
    return prince.covered, walls(s, prince), closed_border(s, seat)


def facing_walls(s: Princes, west: int, east: int) -> tuple[int, int]:
    """FLO-120 The border cells of both that face something built across the border.

    Whose principality holds a building, those builders decide who may touch it.
    """
    one, other = s.princes[west], s.princes[east]
    near = 0 if other.builders >= s.edition.wall_to_wall else seen_from_west(other.built)
    far = 0 if one.builders >= s.edition.wall_to_wall else seen_from_east(one.built)
    return near, far


def joint_blocked(s: Princes, west: int, east: int) -> tuple[int, int]:
    """FLO-42, FLO-115, FLO-120 The cells closed to the two halves of a joint building."""
    one, other = s.princes[west], s.princes[east]
    near, far = facing_walls(s, west, east)
    return near | one.covered | walls(s, one), far | other.covered | walls(s, other)


def open_corners(sites: Sites, facing: int, cells: i64) -> i64:
    """The cells where the top left corner of a tile may lie: all are tried at once."""
    corners = sites.corners[facing]
    for shift in sites.shifts[facing]:
        corners &= cells >> shift
    return corners


def joint_spots(s: Princes, west: int, east: int, building: Building) -> list[int]:
    """Every spot where these two may lay the building across their border."""
    seams = s.edition.seams[building.index]
    near, far = joint_blocked(s, west, east)
    return [
        seams.spots[way]
        for way, mask in enumerate(seams.west)
        if not mask & near and not seams.east[way] & far
    ]


def fits(sites: Sites, closed: int) -> bool:
    """Whether a tile may lie anywhere."""
    free: i64 = ALL & ~closed
    return any(open_corners(sites, facing, free) for facing in range(len(sites.corners)))


def room(s: Princes, seat: int, candidates: int) -> int:
    """Those of the candidates, a mask of tiles, that this seat could lay on its own."""
    prince = s.princes[seat]
    sites = s.edition.sites
    over = prince.covered | walls(s, prince) | closed_border(s, seat)
    found: i64 = 0
    rest: i64 = candidates
    bit: i64 = 1
    for index in range(TILES):
        if index == len(BUILDING):
            over = prince.covered
        if rest & bit and fits(sites[index], over):
            found |= bit
        bit <<= 1
    return found


def seam_room(s: Princes, seat: int, candidates: int) -> int:
    """FLO-111 Those of the candidates that this seat could share with its eastern neighbour."""
    near, far = joint_blocked(s, seat, east_of(s, seat))
    found = 0
    for index in range(len(BUILDING)):
        if candidates >> index & 1 and fits_across(s.edition.seams[index], near, far):
            found |= 1 << index
    return found


def fits_across(seams: Seams, near: int, far: int) -> bool:
    return any(not mask & near and not seams.east[way] & far for way, mask in enumerate(seams.west))


def unowned(prince: Prince) -> int:
    """FLO-45 The tiles that may still be laid here, as far as ownership goes."""
    mask = (1 << TILES) - 1
    for building in prince.buildings:
        mask &= ~(1 << building.index)
    return mask


def survey_all(s: Princes, seat: int) -> None:
    """Find out anew what fits, after this seat has won a builder."""
    prince = s.princes[seat]
    prince.room = room(s, seat, unowned(prince))
    if s.variants.cooperative:
        for west in (seat, west_of(s, seat)):
            if west != NOBODY and east_of(s, west) != NOBODY:
                partner = s.princes[east_of(s, west)]
                candidates = unowned(s.princes[west]) & unowned(partner) & ALL_BUILDINGS
                s.princes[west].seam = seam_room(s, west, candidates)


def survey(s: Princes, seat: int) -> None:
    """Find out what still fits after this seat has laid a tile: never more than before."""
    prince = s.princes[seat]
    mine = unowned(prince)
    prince.room = room(s, seat, prince.room & mine)
    if s.variants.cooperative:
        west, east = west_of(s, seat), east_of(s, seat)
        if east != NOBODY:
            prince.seam = seam_room(s, seat, prince.seam & mine)
            s.princes[east].room = room(s, east, s.princes[east].room)
        if west != NOBODY:
            neighbour = s.princes[west]
            neighbour.seam = seam_room(s, west, neighbour.seam & mine)
            neighbour.room = room(s, west, neighbour.room)
