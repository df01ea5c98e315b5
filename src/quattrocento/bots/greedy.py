"""Bots that look one ply ahead: the apprentice and the journeyman."""

from quattrocento.bots.bot import USUAL, Candidate, Clock, Thought
from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng


class Greedy:
    """Takes what looks best, averaged over a few worlds that could be true, with some noise."""

    def __init__(self, rng: Rng, worlds: int, noise: float, thumb: bool) -> None:
        self.rng = rng
        self.worlds = worlds
        self.noise = noise
        self.thumb = thumb

    def think(self, seen: Seen, clock: Clock = USUAL) -> Thought:
        options = seen.options
        heuristic = HEURISTICS[seen.game.key]
        judge = heuristic.move_values if self.thumb else heuristic.look_ahead
        totals = [0.0] * len(options)
        worlds = self.worlds if len(options) > 1 else 0
        for _ in range(worlds):
            weights = judge(seen.imagine(self.rng), seen.seat, options)
            totals = [total + weight for total, weight in zip(totals, weights, strict=True)]
        found = [
            Candidate(move, total / max(1, worlds), worlds)
            for move, total in zip(options, totals, strict=True)
        ]
        return Thought(sorted(found, key=lambda c: c.value, reverse=True), worlds)

    def choose(self, seen: Seen, clock: Clock = USUAL) -> Move:
        candidates = self.think(seen, clock).candidates
        return max(candidates, key=lambda c: c.value + self.noise * self.shiver()).move

    def shiver(self) -> float:
        """A number between -1 and 1."""
        return self.rng.below(2001) / 1000 - 1


class Apprentice(Greedy):
    """Knows what is good, but is easily distracted."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, worlds=1, noise=0.05, thumb=False)


class Journeyman(Greedy):
    """Knows what is good and the rules of thumb for how to get there."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, worlds=6, noise=0.0, thumb=True)
