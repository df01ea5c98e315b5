"""The state of a game of Principato."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.state import State
from quattrocento.games.principato.components import FOOD, MILITIA, MONEY, Card, Cube, Goal, Unit
from quattrocento.games.principato.edition import Figures

FIRST: Final = "random"

# 1: Units could be given back even after the last scoring of the game (PRI-55).
REVISION: Final = 2


@dataclass(frozen=True)
class Variants:
    """PRI-12 What a table may choose.

    The revision is no choice: it comes with the record, so that old games stay what they were.
    """

    first: str | int = FIRST
    revision: int = REVISION


# Without an `__init__` a clone is made at no cost in both builds: there are many.
@dataclass(init=False)
class Principality:
    """One player's tiles, stored cubes, cubes on units, culture tiles, cards and goals.

    `works` counts culture tiles by their place in the edition's list. Lists are never changed,
    only replaced, so that clones share them.
    """

    fields: int
    farms: int
    palazzi: int
    banks: int
    catapults: int
    militias: int
    condottieri: int
    food: int
    money: int
    favour: int
    militia_food: int
    militia_favour: int
    condottiere_money: int
    condottiere_favour: int
    military: int
    works: list[int]
    cards: list[Card]
    goals: list[Goal]

    def clone(self) -> "Principality":
        twin = Principality()
        twin.fields = self.fields
        twin.farms = self.farms
        twin.palazzi = self.palazzi
        twin.banks = self.banks
        twin.catapults = self.catapults
        twin.militias = self.militias
        twin.condottieri = self.condottieri
        twin.food = self.food
        twin.money = self.money
        twin.favour = self.favour
        twin.militia_food = self.militia_food
        twin.militia_favour = self.militia_favour
        twin.condottiere_money = self.condottiere_money
        twin.condottiere_favour = self.condottiere_favour
        twin.military = self.military
        twin.works = self.works
        twin.cards = self.cards
        twin.goals = self.goals
        return twin

    def supplied(self) -> int:
        """PRI-04 How many units hold a cube."""
        return (
            self.militia_food
            + self.militia_favour
            + self.condottiere_money
            + self.condottiere_favour
        )

    def empty(self, unit: Unit) -> int:
        """PRI-04 How many units of a kind hold no cube."""
        if unit is MILITIA:
            return self.militias - self.militia_food - self.militia_favour
        return self.condottieri - self.condottiere_money - self.condottiere_favour

    def cubes_for(self, unit: Unit) -> int:
        """PRI-51 The stored cubes that fit a unit, favours apart."""
        return self.food if unit is MILITIA else self.money

    def units(self, unit: Unit) -> int:
        return self.militias if unit is MILITIA else self.condottieri


@dataclass
class Principato(State):
    """`land`, `city`, `units` and the rest are what the supply still holds (PRI-27).

    The top of a stack is its end. `coming` holds the stacks of later years, the next one last.
    `box` holds the cards that have left the game. Of all lists only the display is ever changed;
    the others are replaced, so that clones share them.
    """

    edition: Figures
    variants: Variants
    principalities: list[Principality]
    first: int
    year: int
    display: list[Card]
    stack: list[Card]
    coming: list[list[Card]]
    box: list[Card]
    spare_goals: list[Goal]
    works: list[int]
    land: int
    city: int
    units: int
    catapults: int
    food: int
    money: int
    favour: int

    def clone(self) -> "Principato":
        return self.clone_around([principality.clone() for principality in self.principalities])

    def clone_for(self, seat: int) -> "Principato":
        """A clone to try a move of one seat that leaves the principalities of all others alone."""
        principalities = self.principalities.copy()
        principalities[seat] = principalities[seat].clone()
        return self.clone_around(principalities)

    def clone_around(self, principalities: list[Principality]) -> "Principato":
        twin = Principato.__new__(Principato)
        self.copy_into(twin)
        twin.edition = self.edition
        twin.variants = self.variants
        twin.principalities = principalities
        twin.first = self.first
        twin.year = self.year
        twin.display = self.display.copy()
        twin.stack = self.stack
        twin.coming = self.coming
        twin.box = self.box
        twin.spare_goals = self.spare_goals
        twin.works = self.works
        twin.land = self.land
        twin.city = self.city
        twin.units = self.units
        twin.catapults = self.catapults
        twin.food = self.food
        twin.money = self.money
        twin.favour = self.favour
        return twin


def changed(counts: list[int], place: int, by: int) -> list[int]:
    """A new list of counts that differs in one place."""
    counts = counts.copy()
    counts[place] += by
    return counts


def room(s: Principato, p: Principality, cube: Cube) -> int:
    """PRI-04 How many more cubes of a kind the farms, the banks or the church can store."""
    if cube is FOOD:
        return s.edition.farm * p.farms - p.food
    if cube is MONEY:
        return s.edition.bank * p.banks - p.money
    return s.edition.church - p.favour
