"""Condottiere judged by what games have taught, at tables where that wins; elsewhere by hand."""

from typing import Final

from quattrocento.bots.heuristics.condottiere.features import NAMES, features
from quattrocento.bots.heuristics.condottiere.heuristic import CondottiereHeuristic
from quattrocento.bots.heuristics.learned import Model, Weights, read_weights, weigh
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.campaign import CityChoice
from quattrocento.games.condottiere.state import Condottiere

PACKAGE: Final = "quattrocento.bots.heuristics.condottiere"
# Seats at which a search with weights was shown to win without playing on.
JUDGED_AT_ONCE: Final = (4,)
SLIPS: Final = 0.6


class LearnedCondottiere(CondottiereHeuristic):
    """The estimate of a seat is the logarithm of its odds, so the scale is 1."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(GAME, scale=1.0, horizon=30)
        self.learned = weights

    def estimates(self, s: Condottiere) -> list[float]:
        weights = self.learned.get(s.seats)
        if weights is None:
            return super().estimates(s)
        return [weigh(row, weights.weights[0]) for row in features(s)]

    def slips(self, seats: int) -> float:
        return SLIPS if seats in self.learned else super().slips(seats)

    def most_worlds(self, seats: int) -> int:
        """With weights, a look in several worlds leaves a master little to win by."""
        return 1 if seats in self.learned else super().most_worlds(seats)

    def playout_length(self, s: Condottiere) -> int:
        """With four, weights see further after a battle than rules of thumb would lead."""
        if s.seats in self.learned and s.seats in JUDGED_AT_ONCE:
            return 0
        return super().playout_length(s)


def is_quiet(s: Condottiere) -> bool:
    """Whether a battle is about to begin."""
    return isinstance(s.agenda[-1], CityChoice)


MODEL = Model(NAMES, features, is_quiet, LearnedCondottiere)
LEARNED = LearnedCondottiere(read_weights(PACKAGE, GAME.seats, NAMES, MODEL.phases, GAME.revision))
