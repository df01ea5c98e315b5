"""Judging Principato: points so far, what the realm will still earn, and the armies."""

from collections.abc import Sequence

from quattrocento.bots.heuristics.heuristic import Heuristic, first_best, softmax
from quattrocento.bots.heuristics.principato.army import (
    Campaign,
    dismiss,
    in_scoring,
    supply,
    upkeep,
)
from quattrocento.bots.heuristics.principato.move_priors import sensible
from quattrocento.bots.heuristics.principato.outlook import Outlook, leaves_others_alone
from quattrocento.bots.heuristics.principato.worth import Weights, Worth, best_works
from quattrocento.core.game import Game
from quattrocento.core.moves import Move
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import Card
from quattrocento.games.principato.edition import Figures
from quattrocento.games.principato.military import Dismissal
from quattrocento.games.principato.scoring import scores
from quattrocento.games.principato.state import Principato
from quattrocento.games.principato.turns import ACTIONS_A_TURN, Action, Exchange


class Shelf:
    """The best works that are left: few moves change them, so they are kept from look to look."""

    def __init__(self) -> None:
        self.edition: Figures | None = None
        self.works: list[int] = []
        self.best: list[int] = []

    def best_of(self, s: Principato) -> list[int]:
        if self.works is not s.works or self.edition is not s.edition:
            self.edition = s.edition
            self.works = s.works
            self.best = best_works(s)
        return self.best


class PrincipatoHeuristic(Heuristic):
    def __init__(self, game: Game, scale: float, horizon: int) -> None:
        super().__init__(game, scale, horizon)
        self.weights = Weights()
        self.roots = 4
        self.beam = 1
        self.temperature = 1.0
        self.slope = 0.06
        self.scale_per_round = 0.18  # added to the scale for every round that is left
        self.shelf = Shelf()
        self.whole_turns = True

    def slips(self, seats: int) -> float:
        return 0.8

    def estimates(self, s: Principato) -> list[float]:
        outlook = Outlook(s)
        best = self.shelf.best_of(s)
        armies = Campaign(self.weights, s, outlook)
        return [self.realm(s, seat, outlook, best) + armies.brings(seat) for seat in range(s.seats)]

    def realm(self, s: Principato, seat: int, outlook: Outlook, best: list[int]) -> float:
        p = s.principalities[seat]
        worth = Worth(self.weights, s, p, outlook.actions(seat), outlook.later, best)
        cost = upkeep(self.weights, s, outlook, seat, worth.cube)
        return worth.total(swapped(s, seat)) - cost

    def outcome(self, s: Principato) -> list[float]:
        """A lead of a point means more and more as the rounds go by."""
        if not s.agenda:
            return super().outcome(s)
        cards = len(s.stack) + sum([len(stack) for stack in s.coming])
        return softmax(self.estimates(s), self.scale + self.scale_per_round * cards / s.seats)

    def look_ahead(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """The chance of winning now, less what an option gives away.

        So a point weighs the same for one who is far ahead or behind.
        """
        chance = self.outcome(s)[seat]
        worths = self.one_ply(s, seat, legal_moves)
        best = max(worths)
        return [chance + self.slope * (worth - best) for worth in worths]

    def one_ply(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """The points that a seat can expect after each option."""
        found = []
        alone = leaves_others_alone(s)
        armies: Campaign | None = None
        for move in legal_moves:
            after = s.clone_for(seat) if alone else s.clone()
            after.play(seat, move)
            self.score_on(after)
            if not after.agenda:
                found.append(points(after, seat))
                continue
            outlook = Outlook(after)
            if armies is not None and alone and armies.is_much_like(outlook):
                armies.renew(after, outlook, seat)
            else:
                armies = Campaign(self.weights, after, outlook)
            army = armies.brings(seat)
            found.append(self.realm(after, seat, outlook, self.shelf.best_of(after)) + army)
        return found

    def move_values(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """Play the turn to its end in the mind, in the few ways that look best."""
        good = sensible(s, seat, legal_moves)
        futures: list[tuple[float, int, Principato]] = []
        worths: list[float] = []
        for move in good:
            after = s.clone()
            after.play(seat, move)
            self.score_on(after)
            worths.append(self.outcome(after)[seat])
            futures.append((worths[-1], len(futures), after))
        futures.sort(reverse=True)
        for _, place, after in futures[: self.roots]:
            worths[place] = 1.0 + self.finish(after, seat)
        return spread(legal_moves, good, worths, -1.0)

    def finish(self, s: Principato, seat: int) -> float:
        """The best chance of winning that the rest of a turn can lead to."""
        best = 0.0
        frontier = [s]
        while frontier:
            futures: list[tuple[float, int, Principato]] = []
            for state in frontier:
                if not is_acting(state, seat):
                    best = max(best, self.outcome(state)[seat])
                    continue
                for move in sensible(state, seat, state.legal_moves(seat)):
                    after = state.clone()
                    after.play(seat, move)
                    self.score_on(after)
                    worth = self.outcome(after)[seat]
                    if is_acting(after, seat):
                        futures.append((worth, len(futures), after))
                    else:
                        best = max(best, worth)
            futures.sort(reverse=True)
            frontier = [after for _, _, after in futures[: self.beam]]
        return best

    def prior(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        good = sensible(s, seat, legal_moves)
        weights = softmax(self.one_ply(s, seat, good), self.temperature)
        return spread(legal_moves, good, weights, 0.0)

    def likeliest(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> Move:
        good = sensible(s, seat, legal_moves)
        return good[0] if len(good) == 1 else good[first_best(self.one_ply(s, seat, good))]

    def finish_turn(self, s: Principato) -> None:
        """Bring a turn that has begun to its end: a judgement in its middle is a poor one."""
        self.score_on(s)
        while s.agenda and not is_fresh(s):
            seat = s.turn()
            s.play(seat, self.likeliest(s, seat, s.legal_moves(seat)))
            self.score_on(s)

    def score_on(self, s: Principato) -> None:
        """Go through a military scoring to its end."""
        while in_scoring(s):
            top = s.agenda[-1]
            seat = s.turn()
            outlook = Outlook(s)
            if isinstance(top, Dismissal):
                s.play(seat, dismiss(s, seat, outlook))
            else:
                p = s.principalities[seat]
                actions, best = outlook.actions(seat), self.shelf.best_of(s)
                worth = Worth(self.weights, s, p, actions, outlook.later, best)
                s.play(seat, supply(s, seat, s.legal_moves(seat), worth.cube))


def spread(
    legal_moves: Sequence[Move], good: list[Move], values: list[float], otherwise: float
) -> list[float]:
    """The values of some of the moves, which are in the same order, among those of all."""
    found = []
    place = 0
    for move in legal_moves:
        if place < len(good) and move is good[place]:
            found.append(values[place])
            place += 1
        else:
            found.append(otherwise)
    return found


def points(s: Principato, seat: int) -> float:
    """The points of a seat when all is over."""
    return float(scores(s)[seat].total)


def is_fresh(s: Principato) -> bool:
    """Whether a turn is about to begin."""
    top = s.agenda[-1]
    return isinstance(top, Action) and top.left == ACTIONS_A_TURN


def is_acting(s: Principato, seat: int) -> bool:
    """Whether a seat is in the middle of its turn."""
    return bool(s.agenda) and s.turn() == seat and not in_scoring(s)


def swapped(s: Principato, seat: int) -> Card | None:
    """The card that a seat is about to swap."""
    for step in s.agenda:
        if isinstance(step, Exchange) and step.seat == seat:
            return step.card
    return None


HEURISTIC = PrincipatoHeuristic(GAME, scale=1.8, horizon=20)
