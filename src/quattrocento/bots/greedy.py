"""Bots that look one ply ahead: the apprentice and the journeyman."""

from collections.abc import Mapping

from quattrocento.bots.bot import USUAL, Candidate, ThinkingTime, Thought
from quattrocento.bots.company import Style
from quattrocento.bots.heuristics import BEST, BY_HAND, JUDGEMENTS
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng


class Greedy:
    """Plays the move of the highest value, averaged over imagined worlds, with some noise."""

    def __init__(
        self, rng: Rng, worlds: int, noise: float, thorough: bool, judgement: str = BY_HAND
    ) -> None:
        self.rng = rng
        self.judgement = judgement
        self.worlds = worlds
        self.noise = noise
        self.thorough = thorough
        self.styles: Mapping[str, Style] = {}

    def think(self, seen: Seen, clock: ThinkingTime = USUAL) -> Thought:
        legal_moves = seen.legal_moves
        heuristic = JUDGEMENTS[self.judgement][seen.game.key]
        thorough = self.thorough or heuristic.whole_turns
        judge = heuristic.move_values if thorough else heuristic.look_ahead
        totals = [0.0] * len(legal_moves)
        worlds = min(self.worlds, heuristic.most_worlds(seen.seats)) if len(legal_moves) > 1 else 0
        for _ in range(worlds):
            weights = judge(seen.imagine(self.rng), seen.seat, legal_moves)
            totals = [total + weight for total, weight in zip(totals, weights, strict=True)]
        found = [
            Candidate(move, total / max(1, worlds), worlds)
            for move, total in zip(legal_moves, totals, strict=True)
        ]
        return Thought(sorted(found, key=lambda c: c.value, reverse=True), worlds)

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        candidates = self.think(seen, clock).candidates
        noise = self.noise * JUDGEMENTS[self.judgement][seen.game.key].slips(seen.seats)
        values = [one.value + noise * self.random_noise() for one in candidates]
        best = max(values)
        style = self.styles.get(seen.game.key)
        if style is None:
            return candidates[values.index(best)].move
        least = best - style.margin
        near = [one.move for one, value in zip(candidates, values, strict=True) if value >= least]
        return style.prefer(seen, near, self.rng.child("style"))

    def random_noise(self) -> float:
        """A random number between -1 and 1."""
        return self.rng.below(2001) / 1000 - 1


class Apprentice(Greedy):
    """Looks one move or one turn ahead, with noise, so that it makes mistakes."""

    def __init__(self, rng: Rng, judgement: str = BEST) -> None:
        super().__init__(rng, worlds=1, noise=0.05, thorough=False, judgement=judgement)


class Journeyman(Greedy):
    """Values moves as the game's heuristic does, in several worlds and without noise."""

    def __init__(self, rng: Rng, judgement: str = BEST) -> None:
        super().__init__(rng, worlds=6, noise=0.0, thorough=True, judgement=judgement)
