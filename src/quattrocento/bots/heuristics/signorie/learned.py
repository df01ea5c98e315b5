"""Signorie judged by what games have taught, at tables where that wins; elsewhere by hand."""

from typing import Final

from quattrocento.bots.heuristics.heuristic import Heuristic, softmax
from quattrocento.bots.heuristics.learned import Model, Weights, read_weights, weigh
from quattrocento.bots.heuristics.signorie.features import NAMES, features, row_of
from quattrocento.bots.heuristics.signorie.heuristic import SignorieHeuristic
from quattrocento.bots.heuristics.signorie.offers import Board
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.dice import Turn
from quattrocento.games.signorie.state import Signorie

PACKAGE: Final = "quattrocento.bots.heuristics.signorie"
PHASES: Final = 7  # the rounds of the game


class LearnedSignorie(SignorieHeuristic):
    """The estimate of a seat is in points, as by hand."""

    def __init__(self, learned: Weights) -> None:
        super().__init__(GAME, scale=3.5, horizon=20)
        self.learned = learned

    def estimates(self, s: Signorie) -> list[float]:
        learned = self.learned.get(s.seats)
        if learned is None:
            return super().estimates(s)
        weights = learned.weights[phase(s)]
        return [weigh(row, weights) for row in features(s)]

    def estimate(self, s: Signorie, seat: int) -> float:
        learned = self.learned.get(s.seats)
        if learned is None or not s.agenda:
            return super().estimate(s, seat)
        return weigh(row_of(s, Board(s), seat), learned.weights[phase(s)])

    def outcome(self, s: Signorie) -> list[float]:
        learned = self.learned.get(s.seats)
        if learned is None or not s.agenda:
            return super().outcome(s)
        return softmax(self.estimates(s), learned.scales[phase(s)])

    def is_thorough(self, seats: int) -> bool:
        """Weights make a thorough look slow: more looks at quick replies are worth more."""
        return seats not in self.learned and super().is_thorough(seats)


def phase(s: Signorie) -> int:
    return min(s.round, PHASES) - 1


def is_quiet(s: Signorie) -> bool:
    """Whether a die is about to be taken."""
    return isinstance(s.agenda[-1], Turn)


def judge_by(learned: Weights) -> Heuristic:
    return LearnedSignorie(learned)


MODEL = Model(NAMES, features, is_quiet, judge_by, phases=PHASES, phase=phase, points=True)
LEARNED = LearnedSignorie(read_weights(PACKAGE, GAME.seats, NAMES, PHASES, GAME.revision))
