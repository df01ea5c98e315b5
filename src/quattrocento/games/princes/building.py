"""Laying tiles: landscapes just bought, and buildings."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal
from quattrocento.games.princes.board import ALL, FACING, SIDE, Cell, Facing, cells_of
from quattrocento.games.princes.cards import empty_cells
from quattrocento.games.princes.components import BUILDING, LANDSCAPE, Building, Landscape, Tile
from quattrocento.games.princes.decisions import ALLOWED, Decision, Why, refuse
from quattrocento.games.princes.grounds import barriers, open_corners, survey, tile_index, walls
from quattrocento.games.princes.moves import PLACE, Place
from quattrocento.games.princes.state import (
    MOST_SEATS,
    OF_BUILDINGS,
    OF_LANDSCAPES,
    Princes,
)
from quattrocento.games.princes.treasury import award, means, pay, price_of

ALL_TILES: Final[list[Tile]] = [*BUILDING, *LANDSCAPE]


def building_price(s: Princes, seat: int) -> int:
    """FLO-24, FLO-40 What a building costs this seat."""
    return s.edition.building_price[s.princes[seat].builders]


FIRST_ROW: Final = (1 << SIDE) - 1
# By facing and row, and by the mask of cells in that row: the places with these cells.
IN_ROW: Final[list[list[list[Move]]]] = [
    [
        [
            PLACE[len(FACING) * (SIDE * row + column) + facing.index]
            for column in range(SIDE)
            if mask >> column & 1
        ]
        for mask in range(FIRST_ROW + 1)
    ]
    for facing in FACING
    for row in range(SIDE)
]


def places(s: Princes, seat: int, tile: Tile) -> list[Move]:
    """FLO-20, FLO-41 Every place where this seat may lay the tile on its own, by facing."""
    sites = s.edition.sites[tile_index(tile)]
    covered, beside, border = barriers(s, seat, tile)
    free: i64 = ALL & ~(covered | beside | border)
    found: list[Move] = []
    for number, facing in enumerate(sites.facings):
        corners = open_corners(sites, number, free)
        row = SIDE * facing
        while corners:
            if corners & FIRST_ROW:
                found += IN_ROW[row][corners & FIRST_ROW]
            corners >>= SIDE
            row += 1
    return found


def spot_of(cell: Cell, facing: Facing) -> int:
    return cell.index * len(FACING) + facing.index


@dataclass(frozen=True)
class Laying(Decision):
    """FLO-20, FLO-41 Lay a tile: wholly on the grid, in any facing. Nothing moves it again."""

    tile: Tile

    def offers(self, s: Princes) -> list[Move]:
        facings = s.edition.sites[tile_index(self.tile)].facings
        return [move for spot, move in enumerate(PLACE) if spot % len(FACING) in facings]

    def open_offers(self, s: Princes) -> list[Move]:
        return places(s, self.seat, self.tile)

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if not isinstance(move, Place):
            return None
        return refuse(move, why_not_there(s, self.seat, self.tile, self.mask(s, move)))

    def mask(self, s: Princes, move: Place) -> int:
        """The cells of a place, none if it is not wholly on the grid."""
        return s.edition.sites[tile_index(self.tile)].at[spot_of(move.cell, move.facing)]

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Place)
        mask = self.mask(s, move)
        if s.log is not None:
            s.tell("lays", self.seat, tile=self.tile, cell=move.cell, facing=move.facing)
        if isinstance(self.tile, Landscape):
            lay_landscape(s, self.seat, self.tile, mask)
        elif isinstance(self.tile, Building):
            pay(s, self.seat, building_price(s, self.seat))
            s.buildings[self.tile.index] -= 1
            erect(s, self.seat, self.tile, mask)
            survey(s, self.seat)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Place):
            return {}
        then = s.clone()
        then.log = None
        self.decide(then, move)
        shown: dict[str, object] = {
            "cells": mask_cells(self.mask(s, move)),
            **leavings(s, then, self.seat),
        }
        if isinstance(self.tile, Building):
            shown.update(price_of(s, self.seat, building_price(s, self.seat)))
            shown["points"] = s.edition.building_points
        elif self.tile in s.princes[self.seat].landscapes:
            shown["points"] = s.edition.same_landscape_points
        return shown

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"tile": self.tile}


@lru_cache(10_000)
def mask_cells(mask: int) -> list[str]:
    """The names of the cells in a mask; views share the list."""
    return [cell.slug for cell in cells_of(mask)]


def leavings(s: Princes, then: Princes, seat: int) -> dict[str, object]:
    """What a tile would leave free: empty cells, those closed to buildings, and what still fits."""
    before, after = s.princes[seat], then.princes[seat]
    fits = [tile for tile in ALL_TILES if after.room >> tile_index(tile) & 1 and left(then, tile)]
    lost = [
        tile
        for tile in ALL_TILES
        if (before.room & ~after.room) >> tile_index(tile) & 1 and left(then, tile)
        if tile not in after.buildings
    ]
    return {
        "empty": empty_cells(then, after),
        "walls": mask_cells(walls(then, after) & ~after.covered),
        "fits": fits,
        "lost": lost,
    }


def left(s: Princes, tile: Tile) -> bool:
    """Whether the supply holds another of this tile."""
    supply = s.landscapes if isinstance(tile, Landscape) else s.buildings
    return supply[tile.index] > 0


def why_not_there(s: Princes, seat: int, tile: Tile, mask: int) -> Why:
    """FLO-20, FLO-41 to FLO-43, FLO-116 Why a tile may not lie on these cells."""
    is_landscape = isinstance(tile, Landscape)
    covered, beside, border = barriers(s, seat, tile)
    if not mask:
        return "FLO-20" if is_landscape else "FLO-41", "off-grid"
    if mask & covered:
        return "FLO-20" if is_landscape else "FLO-42", "overlaps"
    if mask & beside:
        return "FLO-43", "wall-to-wall"
    if mask & border:
        return "FLO-116", "at-the-border"
    return ALLOWED


def lay_landscape(s: Princes, seat: int, landscape: Landscape, mask: int) -> None:
    """FLO-21 Every landscape after the first of its kind brings points."""
    prince = s.princes[seat]
    s.landscapes[landscape.index] -= 1
    again = landscape in prince.landscapes
    prince.landscapes = (*prince.landscapes, landscape)
    prince.grounds = (*prince.grounds, mask)
    prince.covered |= mask
    survey(s, seat)
    if again:
        award(s, seat, s.edition.same_landscape_points, OF_LANDSCAPES)
        if s.log is not None:
            points = s.edition.same_landscape_points
            s.tell("same-landscape", seat, landscape=landscape, points=points)


def erect(s: Princes, seat: int, building: Building, mask: int) -> None:
    """FLO-40, FLO-114 A building, or this seat's part of it, stands for good and brings points."""
    prince = s.princes[seat]
    prince.buildings = (*prince.buildings, building)
    prince.sites = (*prince.sites, mask)
    prince.built |= mask
    prince.covered |= mask
    award(s, seat, s.edition.building_points, OF_BUILDINGS)
    if s.log is not None:
        s.tell("builds", seat, building=building, points=s.edition.building_points)


def can_pay(s: Princes, seat: int) -> bool:
    """FLO-18, FLO-40 Whether this seat has the price of a building."""
    return building_price(s, seat) <= means(s, seat)


def why_not_build(s: Princes, seat: int, building: Building) -> Why:
    """FLO-40, FLO-41, FLO-45 Why this seat may not build this alone."""
    prince = s.princes[seat]
    if building in prince.buildings:
        return "FLO-45", "already-built"
    if not s.buildings[building.index]:
        return "FLO-40", "gone"
    if not can_pay(s, seat):
        return "FLO-40", "too-expensive"
    if not prince.room >> building.index & 1:
        return "FLO-41", "no-room"
    return ALLOWED


LAY_BUILDING: Final = [[Laying(seat, tile) for seat in range(MOST_SEATS)] for tile in BUILDING]
LAY_LANDSCAPE: Final = [[Laying(seat, tile) for seat in range(MOST_SEATS)] for tile in LANDSCAPE]
