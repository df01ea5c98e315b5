"""The display, its refill stack, and the three years."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.steps import Step
from quattrocento.games.principato.components import SCORING_CARD, YEARS
from quattrocento.games.principato.military import LAST_SCORING, MILITARY_SCORING
from quattrocento.games.principato.state import Principato
from quattrocento.games.principato.turns import TURNS


@dataclass(frozen=True)
class EndOfTurn(Step):
    """PRI-28, PRI-29 The leftmost card leaves, whichever it is; the next player follows."""

    seat: int

    def run(self, s: Principato) -> None:
        leaving = s.display.pop(0)
        s.box = [*s.box, leaving]
        if s.log is not None:
            s.tell("leaves", self.seat, card=leaving)
        s.then(REFILLS[(self.seat + 1) % s.seats])


@dataclass(frozen=True)
class Refill(Step):
    """PRI-28 The top card of the stack completes the display, and this seat has its turn.

    PRI-56 A scoring card is resolved at once. PRI-60 Without a card to draw the year ends.
    """

    seat: int

    def run(self, s: Principato) -> None:
        if not s.stack:
            s.tell("year-ends", year=s.year)
            last = s.year == YEARS and s.variants.revision > 1
            scoring = LAST_SCORING if last else MILITARY_SCORING
            s.then(scoring, NEXT_YEARS[self.seat])
            return
        card = s.stack[-1]
        s.stack = s.stack[:-1]
        s.reveal()
        if card is SCORING_CARD:
            s.box = [*s.box, card]
            s.tell("scoring-card")
            s.then(MILITARY_SCORING, self)
        else:
            s.display.append(card)
            if s.log is not None:
                s.tell("appears", card=card)
            s.then(TURNS[self.seat], ENDS[self.seat])


@dataclass(frozen=True)
class NextYear(Step):
    """PRI-61 The next stack is opened, and this seat starts the year; PRI-62 or all is over."""

    seat: int

    def run(self, s: Principato) -> None:
        if s.year == YEARS:
            s.reveal()
            for seat, p in enumerate(s.principalities):
                s.tell("shows-goals", seat, goals=p.goals)
            return
        s.year += 1
        s.stack = s.coming[-1]
        s.coming = s.coming[:-1]
        s.tell("year-begins", self.seat, year=s.year)
        s.then(REFILLS[self.seat])


ENDS: Final = [EndOfTurn(seat) for seat in range(4)]
REFILLS: Final = [Refill(seat) for seat in range(4)]
NEXT_YEARS: Final = [NextYear(seat) for seat in range(4)]
