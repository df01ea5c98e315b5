"""Judging Signorie: points so far, and what each family will still bring."""

from collections.abc import Sequence

from quattrocento.bots.heuristics.heuristic import Heuristic, first_best, softmax
from quattrocento.bots.heuristics.signorie.move_priors import gains
from quattrocento.bots.heuristics.signorie.weights import Weights
from quattrocento.bots.heuristics.signorie.worth import Worth
from quattrocento.core.game import Game
from quattrocento.core.moves import Move
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.dice import Turn
from quattrocento.games.signorie.state import Signorie


class SignorieHeuristic(Heuristic):
    def __init__(self, game: Game, scale: float, horizon: int) -> None:
        super().__init__(game, scale, horizon)
        self.weights = Weights()
        self.roots = 5
        self.margin = 4.0
        self.temperature = 1.0
        self.slope = 0.045
        self.scale_per_round = 1.0  # added to the scale for every round that is left

    def estimates(self, s: Signorie) -> list[float]:
        return [Worth(self.weights, s, seat).total() for seat in range(s.seats)]

    def estimate(self, s: Signorie, seat: int) -> float:
        """One seat's part of the estimates; its points when all is over."""
        if not s.agenda:
            return float(sum(s.families[seat].points))
        return Worth(self.weights, s, seat).total()

    def outcome(self, s: Signorie) -> list[float]:
        """A lead of a point means more and more as the rounds go by."""
        if not s.agenda:
            return super().outcome(s)
        rounds = s.edition.rounds - s.round
        return softmax(self.estimates(s), self.scale + self.scale_per_round * rounds)

    def look_ahead(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """The chance of winning now, less what an option gives away.

        So a point weighs the same for one who is far ahead or behind.
        """
        chance = self.outcome(s)[seat]
        worths = []
        for move in legal_moves:
            after = s.clone()
            after.play(seat, move)
            self.finish(after, seat)
            worths.append(self.estimate(after, seat))
        best = max(worths)
        return [chance + self.slope * (worth - best) for worth in worths]

    def move_values(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """Try the few moves that look best, and play on from each as is likeliest."""
        quick = gains(self.weights, s, seat, legal_moves)
        order = sorted(range(len(legal_moves)), key=lambda place: -quick[place])
        least = quick[order[0]] - self.margin
        worths = [-1.0] * len(legal_moves)
        for place in order[: self.roots]:
            if quick[place] >= least:
                after = s.clone()
                after.play(seat, legal_moves[place])
                self.finish_turn(after)
                worths[place] = self.outcome(after)[seat]
        return worths

    def prior(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        return softmax(gains(self.weights, s, seat, legal_moves), self.temperature)

    def likeliest(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> Move:
        return legal_moves[first_best(gains(self.weights, s, seat, legal_moves))]

    def finish_turn(self, s: Signorie) -> None:
        """Bring a turn that has begun to its end: a judgement in its middle is a poor one."""
        while s.agenda and not isinstance(s.agenda[-1], Turn):
            self.play_likeliest(s)

    def finish(self, s: Signorie, seat: int) -> None:
        """Bring a seat's own turn to its end."""
        while is_acting(s, seat):
            self.play_likeliest(s)

    def play_likeliest(self, s: Signorie) -> None:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        if len(legal_moves) == 1:
            s.play(seat, legal_moves[0])
            return
        s.play(seat, self.likeliest(s, seat, legal_moves))


def is_acting(s: Signorie, seat: int) -> bool:
    """Whether a seat is in the middle of its turn."""
    return bool(s.agenda) and s.turn() == seat and not isinstance(s.agenda[-1], Turn)


HEURISTIC = SignorieHeuristic(GAME, scale=3.5, horizon=20)
