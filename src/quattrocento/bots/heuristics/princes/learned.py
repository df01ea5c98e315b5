"""The Princes of Florence judged by what games have taught, where that wins; elsewhere by hand."""

from typing import Final

from quattrocento.bots.heuristics.heuristic import DUEL, first_best, softmax
from quattrocento.bots.heuristics.learned import Model, Weights, read_weights, weigh
from quattrocento.bots.heuristics.princes.court import Court
from quattrocento.bots.heuristics.princes.features import (
    CARDS,
    ESTIMATE,
    HOPES,
    NAMES,
    POINTS,
    add_best_work,
    features,
    figures,
)
from quattrocento.bots.heuristics.princes.heuristic import PrincesHeuristic, best_work
from quattrocento.bots.heuristics.princes.outlook import Outlook
from quattrocento.bots.heuristics.princes.plan import Plan
from quattrocento.bots.heuristics.princes.plan import Weights as HandMade
from quattrocento.games.princes import GAME
from quattrocento.games.princes.actions import Turn
from quattrocento.games.princes.auction import Opening
from quattrocento.games.princes.state import Princes

PACKAGE: Final = "quattrocento.bots.heuristics.princes"
PHASES: Final = 7  # the rounds
ENOUGH: Final = 64  # rounds played on: with three to ten times as many a maestro won no more


class LearnedPlan(Plan):
    """A plan made by hand, and judged by weights."""

    def __init__(
        self,
        w: HandMade,
        s: Princes,
        outlook: Outlook,
        seat: int,
        court: Court,
        learned: list[float],
    ) -> None:
        super().__init__(w, s, outlook, seat, court)
        self.learned = learned

    def worth(self, florins: int, more: int = 0) -> float:
        row = figures(self, florins, super().worth(florins, more))
        row[POINTS] += more
        return weigh(row, self.learned)

    def worth_with_card(self, hope: float) -> float:
        learned = self.learned
        gain = (learned[ESTIMATE] + learned[HOPES]) * hope + learned[CARDS]
        return self.worth(self.court.florins) + gain


class LearnedWeights(HandMade):
    """What is judged by plans is judged by weights, if there are any for so many seats."""

    def __init__(self, learned: Weights) -> None:
        super().__init__()
        self.learned = learned

    def plan(self, s: Princes, outlook: Outlook, seat: int, court: Court) -> Plan:
        known = self.learned.get(s.seats)
        if known is None:
            return Plan(self, s, outlook, seat, court)
        return LearnedPlan(self, s, outlook, seat, court, known.weights[phase(s)])


class LearnedPrinces(PrincesHeuristic):
    def __init__(self, weights: Weights) -> None:
        super().__init__(GAME, scale=7.0, horizon=20)
        self.learned = weights
        self.weights = LearnedWeights(weights)
        self.enough = ENOUGH

    def is_quick(self, seats: int) -> bool:
        """Where there are weights, moves are compared by playing the round on."""
        return seats in self.learned

    def gains_by_trees(self, seats: int) -> bool:
        return seats == DUEL

    def play_on(self, s: Princes) -> None:
        """Everyone thinks every move through, until the next round begins."""
        last = s.round
        while s.agenda and s.round == last:
            seat = s.turn()
            legal_moves = s.legal_moves(seat)
            if len(legal_moves) == 1:
                s.play(seat, legal_moves[0])
            else:
                s.play(seat, legal_moves[first_best(self.judge(s, seat, legal_moves))])

    def estimates(self, s: Princes) -> list[float]:
        known = self.learned.get(s.seats)
        if known is None:
            return super().estimates(s)
        weights = known.weights[phase(s)]
        return [weigh(row, weights) for row in features(s)]

    def estimate(self, s: Princes, seat: int, round: int) -> float:
        known = self.learned.get(s.seats)
        if known is None:
            return super().estimate(s, seat, round)
        outlook = Outlook(s)
        plan = Plan(self.weights, s, outlook, seat, outlook.court(seat))
        florins = plan.court.florins
        row = figures(plan, florins, plan.worth(florins))
        add_best_work(row, best_work(self.weights, s, outlook)[seat])
        return weigh(row, known.weights[phase_of(round)])

    def outcome(self, s: Princes) -> list[float]:
        known = self.learned.get(s.seats)
        if known is None or not s.agenda:
            return super().outcome(s)
        return softmax(self.estimates(s), known.scales[phase(s)])


def phase(s: Princes) -> int:
    return phase_of(s.round)


def phase_of(round: int) -> int:
    """Every round is one; the first cards are chosen with the first of them in view."""
    return max(round, 1) - 1


def is_quiet(s: Princes) -> bool:
    """Whether an action or a sale is about to begin."""
    return isinstance(s.agenda[-1], (Turn, Opening))


MODEL = Model(NAMES, features, is_quiet, LearnedPrinces, PHASES, phase, points=True)
LEARNED = LearnedPrinces(read_weights(PACKAGE, GAME.seats, NAMES, PHASES, GAME.revision))
