"""Military scoring: supplying units, comparing strengths, and what follows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import FreeChoice, Step
from quattrocento.games.principato.components import MILITIA, UNIT, Unit
from quattrocento.games.principato.forecast import military_change
from quattrocento.games.principato.moves import Dismiss
from quattrocento.games.principato.offers import counted
from quattrocento.games.principato.ranks import points_by_rank, strength
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.storage import MAY_SUPPLY, can_supply


@dataclass(frozen=True)
class MilitaryScoring(Step):
    """PRI-51 to PRI-55 Supply, compare, clear the units, give some back.

    PRI-55 After the last scoring units are worth nothing, so nobody is asked for them.
    """

    last: bool

    def run(self, s: Principato) -> None:
        order = supply_order(s)
        if s.log is not None:
            s.tell("scoring", order[0], year=s.year)
        if not self.last:
            s.then_all([DISMISSAL_STEPS[unit.slug][seat] for seat in order for unit in UNIT])
        s.then(AWARD)
        s.then_all([SUPPLY_STEPS[unit.slug][seat] for seat in order for unit in UNIT])


def military_tiles(p: Principality) -> int:
    return p.catapults + p.militias + p.condottieri


def supply_order(s: Principato) -> list[int]:
    """PRI-52 Most military units first; if level, clockwise from the start player."""
    clockwise = [(s.first + offset) % s.seats for offset in range(s.seats)]
    return sorted(clockwise, key=lambda seat: -military_tiles(s.principalities[seat]))


@dataclass(frozen=True)
class SupplyStep(Step):
    """PRI-51 Who has an empty unit and a cube for it is asked."""

    seat: int
    unit: Unit

    def run(self, s: Principato) -> None:
        if can_supply(s.principalities[self.seat], self.unit):
            s.then(MAY_SUPPLY[self.unit.slug][self.seat])


@dataclass(frozen=True)
class Award(Step):
    """PRI-53, PRI-54 Strengths are compared; then PRI-55 the cubes leave the units."""

    def run(self, s: Principato) -> None:
        strengths = [strength(p) for p in s.principalities]
        points = points_by_rank(strengths, s.edition.ranks[s.seats])
        for seat, p in enumerate(s.principalities):
            p.military += points[seat]
            if s.log is not None:
                s.tell("earns", seat, strength=strengths[seat], points=points[seat])
            clear_units(s, p)


def clear_units(s: Principato, p: Principality) -> None:
    """PRI-55 All cubes on units go back to the supply."""
    s.food += p.militia_food
    s.money += p.condottiere_money
    s.favour += p.militia_favour + p.condottiere_favour
    p.militia_food = 0
    p.militia_favour = 0
    p.condottiere_money = 0
    p.condottiere_favour = 0


@dataclass(frozen=True)
class DismissalStep(Step):
    """PRI-55 Who has units of a kind is asked."""

    seat: int
    unit: Unit

    def run(self, s: Principato) -> None:
        if s.principalities[self.seat].units(self.unit):
            s.then(DISMISSALS[self.unit.slug][self.seat])


@dataclass(frozen=True)
class Dismissal(FreeChoice):
    """PRI-55 Give back any number of units of a kind."""

    unit: Unit

    def candidates(self, s: Principato) -> Sequence[Move]:
        units = s.principalities[self.seat].units(self.unit)
        return counted(s.edition.offers.dismissals[self.unit.slug], units)

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Dismiss)
        p = s.principalities[self.seat]
        s.units += move.count
        if self.unit is MILITIA:
            p.militias -= move.count
        else:
            p.condottieri -= move.count
        if s.log is not None and move.count:
            s.tell("dismisses", self.seat, unit=self.unit, count=move.count)

    def preview(self, s: Principato, move: Move) -> Mapping[str, object]:
        return military_change(s, self.seat, move.count) if isinstance(move, Dismiss) else {}

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"unit": self.unit, "count": s.principalities[self.seat].units(self.unit)}


AWARD: Final = Award()
MILITARY_SCORING: Final = MilitaryScoring(last=False)
LAST_SCORING: Final = MilitaryScoring(last=True)
SUPPLY_STEPS: Final = {unit.slug: [SupplyStep(seat, unit) for seat in range(4)] for unit in UNIT}
DISMISSAL_STEPS: Final = {
    unit.slug: [DismissalStep(seat, unit) for seat in range(4)] for unit in UNIT
}
DISMISSALS: Final = {unit.slug: [Dismissal(seat, unit) for seat in range(4)] for unit in UNIT}
