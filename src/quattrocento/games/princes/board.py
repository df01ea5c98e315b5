"""The grid of a principality: seven by seven cells, one bit each, and every way to lay a tile."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from mypy_extensions import i64

from quattrocento.core.pieces import Piece, make

SIDE: Final = 7
COLUMNS: Final = "abcdefg"
ALL: Final = (1 << SIDE * SIDE) - 1
WEST: Final = sum(1 << SIDE * row for row in range(SIDE))
EAST: Final = WEST << SIDE - 1
NOT_WEST: Final = ALL & ~WEST
NOT_EAST: Final = ALL & ~EAST


class Cell(Piece):
    """A cell of the grid: `a1` is at the top left, `g7` at the bottom right."""


class Facing(Piece):
    """FLO-41 A quarter turn clockwise (`r90`), or one of the mirror image (`m90`)."""


CELLS: Final = make([f"{x}{y + 1}" for y in range(SIDE) for x in COLUMNS], Cell)
FACINGS: Final = make(["r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"], Facing)
CELL: Final = list(CELLS.values())
FACING: Final = list(FACINGS.values())

Shape = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Sites:
    """Every way to lay one tile on one board.

    `facings` are those in which it looks different, each under the first name it has.
    A spot is `8 * cell + facing`, where the cell is the top left of the tile's bounding box.
    `masks` are the cells of every different way; `at` finds those of any spot, 0 if off the grid.
    By facing, `corners` are the cells where that top left may lie, and `shifts` say how far
    behind it each cell of the tile is.
    """

    facings: list[int]
    masks: list[int]
    at: list[int]
    corners: list[i64]
    shifts: list[list[i64]]


@dataclass(frozen=True)
class Seams:
    """FLO-111 Every way to lay one building across a border: the cells on the western board
    and those on the eastern. A spot's cell lies on the western board."""

    spots: list[int]
    west: list[int]
    east: list[int]


def cells_of(mask: int) -> list[Cell]:
    return [cell for cell in CELL if mask >> cell.index & 1]


def spread(mask: int) -> int:
    """The cells that share an edge with any of these."""
    return (mask << SIDE | mask >> SIDE | (mask & NOT_EAST) << 1 | (mask & NOT_WEST) >> 1) & ALL


def seen_from_west(mask: int) -> int:
    """The cells at the eastern edge of a board that face these cells of its eastern neighbour."""
    return (mask & WEST) << SIDE - 1


def seen_from_east(mask: int) -> int:
    """The cells at the western edge of a board that face these cells of its western neighbour."""
    return (mask & EAST) >> SIDE - 1


def read_outline(rows: list[str]) -> Shape:
    return tuple(
        [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    )


def turned(shape: Shape, facing: int) -> Shape:
    """FLO-41 The shape in one of its eight facings, moved back to the top left."""
    points = [(-x, y) for x, y in shape] if facing >= 4 else list(shape)
    for _ in range(facing % 4):
        points = [(-y, x) for x, y in points]
    left = min(x for x, _ in points)
    top = min(y for _, y in points)
    return tuple(sorted([(x - left, y - top) for x, y in points]))


def facings(shape: Shape) -> list[tuple[int, Shape]]:
    """The facings that look different, each once, under the first name it has."""
    found: list[tuple[int, Shape]] = []
    for facing in range(len(FACING)):
        form = turned(shape, facing)
        if all(form != other for _, other in found):
            found.append((facing, form))
    return found


def mask_of(form: Shape, left: int, top: int) -> int:
    return sum(1 << SIDE * (top + y) + left + x for x, y in form)


@cache
def sites(shape: Shape) -> Sites:
    """FLO-20, FLO-41 Every way to lay a tile wholly on the grid."""
    different = [facing for facing, _ in facings(shape)]
    found = Sites(different, [], [0] * (len(CELL) * len(FACING)), [], [])
    for facing in range(len(FACING)):
        form = turned(shape, facing)
        width, height = 1 + max(x for x, _ in form), 1 + max(y for _, y in form)
        for top in range(SIDE - height + 1):
            for left in range(SIDE - width + 1):
                spot = 8 * (SIDE * top + left) + facing
                found.at[spot] = mask_of(form, left, top)
    for facing in different:
        corners = 0
        for cell in CELL:
            spot = 8 * cell.index + facing
            if found.at[spot]:
                found.masks.append(found.at[spot])
                corners |= 1 << cell.index
        found.corners.append(corners)
        found.shifts.append([SIDE * y + x for x, y in turned(shape, facing)])
    return found


@cache
def seams(shape: Shape) -> Seams:
    """FLO-111 Every way to lay a building with at least one cell on each side of a border."""
    found = Seams([], [], [])
    for facing, form in facings(shape):
        width, height = 1 + max(x for x, _ in form), 1 + max(y for _, y in form)
        for top in range(SIDE - height + 1):
            for left in range(SIDE - width + 1, SIDE):
                near = tuple([(x, y) for x, y in form if left + x < SIDE])
                far = tuple([(x - SIDE, y) for x, y in form if left + x >= SIDE])
                found.spots.append(8 * (SIDE * top + left) + facing)
                found.west.append(mask_of(near, left, top))
                found.east.append(mask_of(far, left, top))
    return found


def read_palazzo(rows: list[str]) -> int:
    return sum(
        1 << SIDE * y + x for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "P"
    )
