"""Everything a player of Principato can do.

Payments are written as food, money, favour: `build bank 2 2 0 1` pays 2 food and 1 favour.
"""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.games.principato.components import CARD, UNIT, Card, Cube, Unit


@dataclass(frozen=True)
class Activation(Move):
    """PRI-22 Activate one of your two cards."""

    card: Card


@dataclass(frozen=True)
class Gather(Activation):
    """PRI-37 Bring in the harvest, or go to market."""


@dataclass(frozen=True)
class Collect(Activation):
    """PRI-38 Send out the tax collector for these cubes."""

    food: int
    money: int


@dataclass(frozen=True)
class Hire(Activation):
    """PRI-35, PRI-36 Call for units; how many is said next."""


@dataclass(frozen=True)
class Enlist(Move):
    """PRI-35, PRI-36 Take this many units."""

    unit: Unit
    count: int


@dataclass(frozen=True)
class Build(Activation):
    """PRI-30 to PRI-34 Lay this many tiles for these cubes."""

    tiles: int
    food: int
    money: int
    favour: int


@dataclass(frozen=True)
class Commission(Activation):
    """PRI-39 Take a culture tile of this value for these cubes."""

    value: int
    food: int
    money: int
    favour: int


@dataclass(frozen=True)
class Swap(Move):
    """PRI-24 Swap this card without activating it."""

    card: Card


@dataclass(frozen=True)
class Take(Move):
    """PRI-23, PRI-24 Take this card of the display, at a place counted from the left."""

    card: Card
    place: int


@dataclass(frozen=True)
class TakeFavour(Move):
    """PRI-25 Take a favour into the church."""


@dataclass(frozen=True)
class LayFavour(Move):
    """PRI-25 Take a favour onto a unit, the church being full."""

    unit: Unit


@dataclass(frozen=True)
class Supply(Move):
    """PRI-06 Move cubes onto units of this kind; this is no action."""

    unit: Unit


@dataclass(frozen=True)
class Provide(Move):
    """PRI-51 Lay this many fitting cubes and this many favours onto empty units."""

    unit: Unit
    cubes: int
    favours: int


@dataclass(frozen=True)
class Lay(Move):
    """PRI-05 Lay this many of the cubes that find no storage onto empty units."""

    cube: Cube
    count: int


@dataclass(frozen=True)
class Dismiss(Move):
    """PRI-55 Give this many units back."""

    unit: Unit
    count: int


@dataclass(frozen=True)
class Pass(Move):
    """PRI-20 Decline the actions that are left."""


MOST_OPEN: Final = 12
PLACES: Final = range(1, MOST_OPEN + 1)
SWAP: Final[list[Move]] = [Swap(card) for card in CARD]
TAKE: Final = [[Take(card, place) for place in PLACES] for card in CARD]
TAKE_FAVOUR: Final[Move] = TakeFavour()
LAY_FAVOUR: Final[dict[str, Move]] = {unit.slug: LayFavour(unit) for unit in UNIT}
SUPPLY: Final[dict[str, Move]] = {unit.slug: Supply(unit) for unit in UNIT}
PASS: Final[Move] = Pass()
