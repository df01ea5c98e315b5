"""The state of a game of Principato.

The constructors are written out because generated ones are not compiled, and clones take
eight times as long with them.
"""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import Event, State
from quattrocento.core.steps import Step
from quattrocento.games.principato.components import MILITIA, Card, Goal, Tile
from quattrocento.games.principato.figures import Figures

FIRST: Final = "random"


@dataclass(frozen=True)
class Options:
    """PRI-12 What a table may choose."""

    first: str | int = FIRST


@dataclass(init=False)
class Principality:
    """One player's tiles, stored cubes, cubes on units, culture tiles, cards and goals.

    `works` counts culture tiles by their place in the edition's list. Goals never change, so
    clones share them.
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

    def __init__(
        self,
        fields: int,
        farms: int,
        palazzi: int,
        banks: int,
        catapults: int,
        militias: int,
        condottieri: int,
        food: int,
        money: int,
        favour: int,
        militia_food: int,
        militia_favour: int,
        condottiere_money: int,
        condottiere_favour: int,
        military: int,
        works: list[int],
        cards: list[Card],
        goals: list[Goal],
    ) -> None:
        self.fields = fields
        self.farms = farms
        self.palazzi = palazzi
        self.banks = banks
        self.catapults = catapults
        self.militias = militias
        self.condottieri = condottieri
        self.food = food
        self.money = money
        self.favour = favour
        self.militia_food = militia_food
        self.militia_favour = militia_favour
        self.condottiere_money = condottiere_money
        self.condottiere_favour = condottiere_favour
        self.military = military
        self.works = works
        self.cards = cards
        self.goals = goals

    def clone(self) -> "Principality":
        return Principality(
            fields=self.fields,
            farms=self.farms,
            palazzi=self.palazzi,
            banks=self.banks,
            catapults=self.catapults,
            militias=self.militias,
            condottieri=self.condottieri,
            food=self.food,
            money=self.money,
            favour=self.favour,
            militia_food=self.militia_food,
            militia_favour=self.militia_favour,
            condottiere_money=self.condottiere_money,
            condottiere_favour=self.condottiere_favour,
            military=self.military,
            works=self.works.copy(),
            cards=self.cards.copy(),
            goals=self.goals,
        )

    def supplied(self) -> int:
        """PRI-04 How many units hold a cube."""
        return (
            self.militia_food
            + self.militia_favour
            + self.condottiere_money
            + self.condottiere_favour
        )

    def empty(self, unit: Tile) -> int:
        """PRI-04 How many units of a kind hold no cube."""
        if unit is MILITIA:
            return self.militias - self.militia_food - self.militia_favour
        return self.condottieri - self.condottiere_money - self.condottiere_favour

    def cubes_for(self, unit: Tile) -> int:
        """PRI-51 The stored cubes that fit a unit, favours apart."""
        return self.food if unit is MILITIA else self.money

    def units(self, unit: Tile) -> int:
        return self.militias if unit is MILITIA else self.condottieri


@dataclass(init=False)
class Principato(State):
    """`land`, `city`, `units` and the rest are what the supply still holds (PRI-27).

    The top of a stack is its end. `coming` holds the stacks of later years, the next one last;
    they are never changed, so clones share them. `box` holds the cards that have left the game.
    """

    edition: Figures
    settings: Options
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

    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: list[Step],
        answers: dict[int, Move],
        log: list[Event] | None,
        ply: int,
        revealed: int,
        edition: Figures,
        settings: Options,
        principalities: list[Principality],
        first: int,
        year: int,
        display: list[Card],
        stack: list[Card],
        coming: list[list[Card]],
        box: list[Card],
        spare_goals: list[Goal],
        works: list[int],
        land: int,
        city: int,
        units: int,
        catapults: int,
        food: int,
        money: int,
        favour: int,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda = agenda
        self.answers = answers
        self.log = log
        self.ply = ply
        self.revealed = revealed
        self.edition = edition
        self.settings = settings
        self.principalities = principalities
        self.first = first
        self.year = year
        self.display = display
        self.stack = stack
        self.coming = coming
        self.box = box
        self.spare_goals = spare_goals
        self.works = works
        self.land = land
        self.city = city
        self.units = units
        self.catapults = catapults
        self.food = food
        self.money = money
        self.favour = favour

    def clone(self) -> "Principato":
        return Principato(
            seats=self.seats,
            rng=self.rng.clone(),
            agenda=self.agenda.copy(),
            answers=self.answers.copy(),
            log=None if self.log is None else self.log.copy(),
            ply=self.ply,
            revealed=self.revealed,
            edition=self.edition,
            settings=self.settings,
            principalities=[principality.clone() for principality in self.principalities],
            first=self.first,
            year=self.year,
            display=self.display.copy(),
            stack=self.stack.copy(),
            coming=self.coming.copy(),
            box=self.box.copy(),
            spare_goals=self.spare_goals,
            works=self.works.copy(),
            land=self.land,
            city=self.city,
            units=self.units,
            catapults=self.catapults,
            food=self.food,
            money=self.money,
            favour=self.favour,
        )
