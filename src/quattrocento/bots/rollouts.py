"""A search that plays the promising moves on for a while, and judges what has become of them.

Everyone plays on as the game's judgement replies, to the end of a battle or a round. One such game
tells little, so the best moves at a first look are played on equally often, in the same worlds,
and as time goes by the worst of them is left out until two remain (sequential halving, in small
steps). Trust in the first look fades with every game.
"""

import math
from collections.abc import Sequence
from typing import Final

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.search import Search
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.state import State

FEWEST: Final = 4  # games that a move should get before half of the others are left out
FINALISTS: Final = 2
WARM_UP: Final = 2  # games by which the others are counted where only seconds are given
TRUST: Final = 0.33  # in the logarithm of the prior, by the number of games
EQUAL: Final = 0.75  # of the most games: who has so many was in the running to the end, or nearly


class Rollouts(Search):
    def run(self, clock: ThinkingTime) -> None:
        """Play games on until the time is over."""
        begun = clock.now()
        best_first = sorted(self.legal_moves, key=lambda move: -self.root.prior[move])
        field = best_first[:FINALISTS]
        done = entered = 0
        while True:
            part = self.progress(clock, done, clock.now() - begun)
            if part >= 1.0 and done:
                return
            if not entered and (clock.iterations or done >= WARM_UP):
                entered = entrants(clock.iterations or int(done / part), len(best_first))
                field = best_first[:entered]
            if len(field) > max(FINALISTS, math.ceil(math.pow(entered, 1.0 - part))):
                self.leave_out_worst(field)
            self.visit(self.least_visited(field))
            done += 1

    def progress(self, clock: ThinkingTime, done: int, spent: float) -> float:
        """Which part of the time is over; nobody waits for more games than tell anything."""
        if clock.iterations:
            return done / clock.iterations
        enough = self.heuristic.enough
        part = spent / clock.seconds
        return max(part, done / enough) if enough else part

    def visit(self, move: Move) -> None:
        child = self.root.child(move)
        world = self.world(child.visits).clone()
        world.play(self.seat, move)
        self.heuristic.play_on(world)
        self.leaf = world
        value = self.heuristic.outcome(world)[self.seat]
        self.root.add(value)
        child.add(value)

    def reply(self, world: State, seat: int, legal_moves: Sequence[Move]) -> Move:
        return self.expected(world, seat, legal_moves)

    def least_visited(self, field: Sequence[Move]) -> Move:
        return min(field, key=lambda move: self.root.child(move).visits)

    def leave_out_worst(self, field: list[Move]) -> None:
        """No move leaves before all of them have been tried."""
        if self.root.child(self.least_visited(field)).visits:
            field.remove(min(field, key=self.trusted))

    def trusted(self, move: Move) -> float:
        """What the games said of a move, and the first look as far as they are few."""
        child = self.root.child(move)
        return child.mean() + TRUST * math.log(self.root.prior[move]) / max(child.visits, 1)

    def ranking(self) -> list[Move]:
        """The best of those that were in the running to the end; then by games."""
        by_visits = super().ranking()
        enough = EQUAL * self.root.child(by_visits[0]).visits
        final = [move for move in by_visits if self.root.child(move).visits >= enough]
        final.sort(key=lambda move: -self.trusted(move))
        return final + [move for move in by_visits if move not in final]

    def advance(self, move: Move, seen: Seen) -> bool:
        """Games that were played on tell nothing of moves on the way."""
        return False


def entrants(games: int, moves: int) -> int:
    """How many moves so many games can compare."""
    count = moves
    while count > FINALISTS and count * math.log2(count) * FEWEST > games:
        count -= 1
    return count
