"""Condottiere judged by what games have taught, at tables where that wins; elsewhere by hand."""

from quattrocento.bots.heuristics.condottiere.features import NAMES, features
from quattrocento.bots.heuristics.condottiere.heuristic import CondottiereHeuristic
from quattrocento.bots.heuristics.learned import Model, Weights, read_weights, weigh
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.campaign import CityChoice
from quattrocento.games.condottiere.state import Condottiere

PACKAGE = "quattrocento.bots.heuristics.condottiere"


class LearnedCondottiere(CondottiereHeuristic):
    """The estimate of a seat is the logarithm of its odds, so the scale is 1."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(GAME, scale=1.0, horizon=30)
        self.weights = weights

    def estimates(self, s: Condottiere) -> list[float]:
        weights = self.weights.get(s.seats)
        if weights is None:
            return super().estimates(s)
        return [weigh(row, weights) for row in features(s)]


def is_quiet(s: Condottiere) -> bool:
    """Whether a battle is about to begin."""
    return isinstance(s.agenda[-1], CityChoice)


MODEL = Model(NAMES, features, is_quiet, LearnedCondottiere)
LEARNED = LearnedCondottiere(read_weights(PACKAGE, GAME.seats, NAMES, GAME.revision))
