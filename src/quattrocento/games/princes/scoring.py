"""The rounds, the best work, and the end of the game."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.game import Score, Standing, rank
from quattrocento.core.steps import Step
from quattrocento.games.princes.actions import ACTION_PHASE
from quattrocento.games.princes.auction import AUCTION
from quattrocento.games.princes.components import MERCHANT
from quattrocento.games.princes.muse import BANKER_ENDS, COURTSHIP, FAVOURS, FAVOURS_END
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import (
    BEST_WORKS,
    PRESTIGE_CARDS,
    SOURCES,
    Prince,
    Princes,
    is_last_round,
    minimum,
)
from quattrocento.games.princes.treasury import award, position


@dataclass(frozen=True)
class Round(Step):
    """FLO-56, FLO-91 Phase A, with Muse & Princess in two parts, then phase B."""

    def run(self, s: Princes) -> None:
        s.round += 1
        if s.log is not None:
            s.tell("round", s.first, round=s.round, minimum=minimum(s))
        if s.variants.muse:
            s.then(ACTION_PHASE, MERCHANT_ASKED, BEST_WORK, NEXT_ROUND)
            s.then(AUCTION, FAVOURS_END, COURTSHIP)  # these come first
        else:
            s.then(AUCTION, ACTION_PHASE, BEST_WORK, NEXT_ROUND)


def best_value(s: Princes) -> int:
    """FLO-55 The value of the highest work of the round so far; 0 if there was none."""
    best = 0
    for prince in s.princes:
        best = max(best, prince.value)
    return best


def best_seats(s: Princes) -> list[int]:
    """FLO-55 Who has the highest work of the round; nobody, if there was none."""
    best = best_value(s)
    return [seat for seat, prince in enumerate(s.princes) if best and prince.value == best]


@dataclass(frozen=True)
class MerchantAsked(Step):
    """FLO-98 Before a best work lessens what the merchant would bring, its owner is asked.

    Nothing else betters a place without a question to its owner just before.
    """

    def run(self, s: Princes) -> None:
        best = best_seats(s)
        for seat in best:
            if s.princes[seat].character is MERCHANT:
                then = s.clone()
                for winner in best:
                    award(then, winner, s.edition.best_work_points, BEST_WORKS)
                if position(then, seat) < position(s, seat):
                    s.then(FAVOURS[seat])


@dataclass(frozen=True)
class BestWork(Step):
    """FLO-55 All players with the highest work of the round gain points."""

    def run(self, s: Princes) -> None:
        points = s.edition.best_work_points
        best = best_seats(s)
        for seat in best:
            award(s, seat, points, BEST_WORKS)
            if s.log is not None:
                s.tell("best-work", seat, value=s.princes[seat].value, points=points)
        if not best and s.log is not None:
            s.tell("no-best-work")
        for prince in s.princes:
            prince.value = 0


@dataclass(frozen=True)
class NextRound(Step):
    """FLO-07, FLO-56 The start player changes, or the game ends after the last round."""

    def run(self, s: Princes) -> None:
        if not is_last_round(s):
            s.first = (s.first + 1) % s.seats
            s.then(ROUND)
        elif s.variants.muse:
            s.then(FAVOURS_END, PRESTIGE_SCORE, BANKER_ENDS, VICTORY)
        else:
            s.then(PRESTIGE_SCORE, VICTORY)


@dataclass(frozen=True)
class PrestigeScore(Step):
    """FLO-70 The prestige cards are turned up and score."""

    def run(self, s: Princes) -> None:
        s.reveal()
        s.scored = True
        for seat, prince in enumerate(s.princes):
            for card in prince.prestige:
                points = prestige_value(s, seat, card)
                award(s, seat, points, PRESTIGE_CARDS)
                if s.log is not None:
                    s.tell("scores-prestige", seat, prestige=card, points=points)


@dataclass(frozen=True)
class Victory(Step):
    """FLO-01 Most points, then most money; who is still tied shares the victory."""

    def run(self, s: Princes) -> None:
        best = max([(prince.points, prince.florins) for prince in s.princes])
        for seat, prince in enumerate(s.princes):
            if (prince.points, prince.florins) == best:
                s.tell("victory", seat, points=prince.points, florins=prince.florins)


def parts(prince: Prince) -> dict[str, int]:
    return {
        source: points for source, points in zip(SOURCES, prince.sources, strict=True) if points
    }


def standing(s: Princes) -> list[Standing]:
    return [Standing(prince.points, parts(prince)) for prince in s.princes]


def scores(s: Princes) -> list[Score]:
    """FLO-01 Points, then money; who is still tied shares the victory."""
    keys = [(prince.points, prince.florins) for prince in s.princes]
    ranks = rank(keys)
    return [
        Score(place, prince.points, parts(prince), (prince.florins,))
        for place, prince in zip(ranks, s.princes, strict=True)
    ]


ROUND: Final = Round()
MERCHANT_ASKED: Final = MerchantAsked()
BEST_WORK: Final = BestWork()
NEXT_ROUND: Final = NextRound()
PRESTIGE_SCORE: Final = PrestigeScore()
VICTORY: Final = Victory()
