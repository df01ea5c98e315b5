"""Principato judged by what games have taught, at tables where that wins; elsewhere by hand."""

from typing import Final

from quattrocento.bots.heuristics.heuristic import softmax
from quattrocento.bots.heuristics.learned import Model, Weights, read_weights
from quattrocento.bots.heuristics.principato.features import NAMES, Sum, features, scene_of
from quattrocento.bots.heuristics.principato.heuristic import PrincipatoHeuristic, is_fresh
from quattrocento.games.principato import GAME
from quattrocento.games.principato.state import Principato

PACKAGE: Final = "quattrocento.bots.heuristics.principato"
# The most cards a seat that are left in each phase but the first one, from the last one on.
BOUNDS: Final = [0, 1, 2, 4, 7, 11, 15]
PHASES: Final = len(BOUNDS) + 1
SELDOM: Final = 3  # one turn in so many is learned from: the next one is much like it


class LearnedPrincipato(PrincipatoHeuristic):
    """The expected points of a seat are the sum of its figures by the weights of the phase.

    What others are expected to do, and which moves deserve a thought, is said by hand: that is
    quick, and more looks at what comes of it are worth more.
    """

    def __init__(self, learned: Weights) -> None:
        super().__init__(GAME, scale=1.8, horizon=20)
        self.learned = learned

    def estimates(self, s: Principato) -> list[float]:
        known = self.learned.get(s.seats)
        if known is None:
            return super().estimates(s)
        return estimates_by(known.weights[phase(s)], s)

    def outcome(self, s: Principato) -> list[float]:
        known = self.learned.get(s.seats)
        if known is None or not s.agenda:
            return super().outcome(s)
        now = phase(s)
        return softmax(estimates_by(known.weights[now], s), known.scales[now])

    def playout_length(self, s: Principato) -> int:
        """Weights see further than rules of thumb would lead."""
        return 0 if s.seats in self.learned else super().playout_length(s)


def estimates_by(weights: list[float], s: Principato) -> list[float]:
    scene = scene_of(s)
    found = []
    for seat in range(s.seats):
        figures = Sum(weights)
        scene.tell(seat, figures)
        found.append(figures.total)
    return found


def phase(s: Principato) -> int:
    """By the cards that are left a seat: all games end in phase 0."""
    cards = len(s.stack)
    for stack in s.coming:
        cards += len(stack)
    found = 0
    for bound in BOUNDS:
        if cards > bound * s.seats:
            found += 1
    return found


def is_quiet(s: Principato) -> bool:
    """Whether a turn is about to begin."""
    return len(s.stack) % SELDOM == 0 and is_fresh(s)


MODEL = Model(NAMES, features, is_quiet, LearnedPrincipato, PHASES, phase, points=True)
LEARNED = LearnedPrincipato(read_weights(PACKAGE, GAME.seats, NAMES, PHASES, GAME.revision))
