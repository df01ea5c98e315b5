"""Cubes: gaining them, paying with them, and laying them onto units."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import FreeChoice
from quattrocento.games.principato.components import (
    CONDOTTIERE,
    FOOD,
    MILITIA,
    UNIT,
    Cube,
    Unit,
)
from quattrocento.games.principato.forecast import military_change
from quattrocento.games.principato.moves import Lay, Provide
from quattrocento.games.principato.offers import counted
from quattrocento.games.principato.state import Principality, Principato, room


def unit_for(cube: Cube) -> Unit:
    return MILITIA if cube is FOOD else CONDOTTIERE


def gain(s: Principato, seat: int, cube: Cube, count: int) -> None:
    """PRI-05 Store what finds room; the rest may still go onto units, or is lost."""
    p = s.principalities[seat]
    received = min(count, s.food if cube is FOOD else s.money)
    stored = min(received, room(s, p, cube))
    if cube is FOOD:
        s.food -= stored
        p.food += stored
    else:
        s.money -= stored
        p.money += stored
    if s.log is not None:
        s.tell("receives", seat, cube=cube, count=stored)
    surplus = received - stored
    if surplus and p.empty(unit_for(cube)):
        s.then(Surplus(seat, cube, surplus))
    elif surplus and s.log is not None:
        s.tell("loses", seat, cube=cube, count=surplus)


def pay(s: Principato, p: Principality, food: int, money: int, favour: int) -> None:
    """PRI-26, PRI-27 Paid cubes go back to the supply."""
    p.food -= food
    s.food += food
    p.money -= money
    s.money += money
    p.favour -= favour
    s.favour += favour


def can_pay(p: Principality, food: int, money: int, favour: int) -> bool:
    return food <= p.food and money <= p.money and favour <= p.favour


@dataclass(frozen=True)
class Surplus(FreeChoice):
    """PRI-05 Gained cubes that find no storage may be laid onto empty units."""

    cube: Cube
    count: int

    def candidates(self, s: Principato) -> Sequence[Move]:
        empty = s.principalities[self.seat].empty(unit_for(self.cube))
        return counted(s.edition.offers.lays[self.cube.slug], min(self.count, empty))

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Lay)
        p = s.principalities[self.seat]
        if self.cube is FOOD:
            s.food -= move.count
            p.militia_food += move.count
        else:
            s.money -= move.count
            p.condottiere_money += move.count
        if s.log is None:
            return
        if move.count:
            s.tell("lays", self.seat, cube=self.cube, count=move.count)
        if move.count < self.count:
            s.tell("loses", self.seat, cube=self.cube, count=self.count - move.count)

    def preview(self, s: Principato, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Lay):
            return {}
        return {"lost": self.count - move.count, **military_change(s, self.seat, 2 * move.count)}

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"cube": self.cube, "count": self.count}


def can_supply(p: Principality, unit: Unit) -> bool:
    """PRI-06 Whether a unit of this kind is empty and a cube for it is stored."""
    return p.empty(unit) > 0 and p.cubes_for(unit) + p.favour > 0


@dataclass(frozen=True)
class Provision(FreeChoice):
    """PRI-06, PRI-26, PRI-51 Move stored cubes onto units of a kind, `least` or more."""

    unit: Unit
    least: int

    def candidates(self, s: Principato) -> Sequence[Move]:
        p = s.principalities[self.seat]
        empty = p.empty(self.unit)
        cubes_at_hand = p.cubes_for(self.unit)
        table = s.edition.offers.provisions[self.unit.slug]
        moves: list[Move] = []
        for favours in range(min(p.favour, empty) + 1):
            most = min(cubes_at_hand, empty - favours)
            for cubes in range(max(0, self.least - favours), most + 1):
                moves.append(table[cubes][favours])
        return moves

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Provide)
        p = s.principalities[self.seat]
        p.favour -= move.favours
        if self.unit is MILITIA:
            p.food -= move.cubes
            p.militia_food += move.cubes
            p.militia_favour += move.favours
        else:
            p.money -= move.cubes
            p.condottiere_money += move.cubes
            p.condottiere_favour += move.favours
        if s.log is not None and move.cubes + move.favours:
            s.tell("supplies", self.seat, unit=self.unit, cubes=move.cubes, favours=move.favours)

    def preview(self, s: Principato, move: Move) -> Mapping[str, object]:
        """PRI-53 A unit that is supplied counts 1 instead of -1."""
        if not isinstance(move, Provide):
            return {}
        return military_change(s, self.seat, 2 * (move.cubes + move.favours))

    def facts(self, s: Principato) -> Mapping[str, object]:
        p = s.principalities[self.seat]
        return {
            "unit": self.unit,
            "count": p.empty(self.unit),
            "cubes": p.cubes_for(self.unit),
            "favours": p.favour,
        }


MUST_SUPPLY: Final = {unit.slug: [Provision(seat, unit, 1) for seat in range(4)] for unit in UNIT}
MAY_SUPPLY: Final = {unit.slug: [Provision(seat, unit, 0) for seat in range(4)] for unit in UNIT}
