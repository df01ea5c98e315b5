"""The objects of phase A, and what each does for its buyer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.games.princes.building import LAY_LANDSCAPE
from quattrocento.games.princes.cards import recruit, recruitable
from quattrocento.games.princes.components import (
    BUILDER_PILE,
    BUILDING,
    JESTER_PILE,
    LANDSCAPE,
    LANDSCAPE_PILE,
    PRESTIGE_DECK,
    PRESTIGE_PILE,
    Landscape,
    Pile,
)
from quattrocento.games.princes.decisions import FreeDecision, look
from quattrocento.games.princes.grounds import survey_all
from quattrocento.games.princes.moves import HOLD, LAY_OUT, RECRUIT, LayOut, Recruit
from quattrocento.games.princes.state import MOST_SEATS, OF_BUILDERS, Princes
from quattrocento.games.princes.treasury import award


def deliver(s: Princes, seat: int, pile: Pile) -> None:
    prince = s.princes[seat]
    if pile.index < len(LANDSCAPE):
        s.then(LAY_LANDSCAPE[pile.index][seat])
    elif pile is LANDSCAPE_PILE:
        s.then(LANDSCAPE_CHOICES[seat])
    elif pile is JESTER_PILE:
        s.jesters -= 1
        prince.jesters += 1
    elif pile is BUILDER_PILE:
        hire(s, seat)
    elif pile is PRESTIGE_PILE:
        look(s, seat, PRESTIGE_DECK)
    else:
        s.recruiting -= 1
        prince.recruiting += 1
        if recruitable(s, seat):
            s.then(AT_ONCE[seat])


def landscape_fits(s: Princes, seat: int, landscape: Landscape) -> bool:
    """FLO-20, FLO-81 Whether this landscape is left and there is room for it."""
    fits = s.princes[seat].room >> len(BUILDING) + landscape.index & 1
    return s.landscapes[landscape.index] > 0 and fits > 0


def points_with(s: Princes, seat: int, pile: Pile) -> int:
    """FLO-24 What an object brings at once: the second builder and the third bring points."""
    is_later = pile is BUILDER_PILE and s.princes[seat].builders > 0
    return s.edition.later_builder_points if is_later else 0


def hire(s: Princes, seat: int) -> None:
    prince = s.princes[seat]
    points = points_with(s, seat, BUILDER_PILE)
    s.builders -= 1
    prince.builders += 1
    survey_all(s, seat)
    if points:
        award(s, seat, points, OF_BUILDERS)
        s.tell("later-builder", seat, points=points)


@dataclass(frozen=True)
class LandscapeChoice(FreeDecision):
    """FLO-81 Forest, lake or park, whichever is left and fits."""

    def offers(self, s: Princes) -> list[Move]:
        return [LAY_OUT[kind.index] for kind in LANDSCAPE if landscape_fits(s, self.seat, kind)]

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, LayOut)
        s.then(LAY_LANDSCAPE[move.landscape.index][self.seat])


@dataclass(frozen=True)
class AtOnce(FreeDecision):
    """FLO-26 Use the recruiting card at once, or take it in hand."""

    def offers(self, s: Princes) -> list[Move]:
        moves = [RECRUIT[profession.index] for profession in recruitable(s, self.seat)]
        moves.append(HOLD)
        return moves

    def decide(self, s: Princes, move: Move) -> None:
        if isinstance(move, Recruit):
            recruit(s, self.seat, move.profession)

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"count": len(recruitable(s, self.seat))}


LANDSCAPE_CHOICES: Final = [LandscapeChoice(seat) for seat in range(MOST_SEATS)]
AT_ONCE: Final = [AtOnce(seat) for seat in range(MOST_SEATS)]
