"""The master: tree search over the worlds that could be true."""

import time

from quattrocento.bots.bot import USUAL, Candidate, Clock, Thought
from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.search import Search
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng


class Master:
    """Thinks for as long as the clock allows, and at most so long about a clear case."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def think(self, seen: Seen, clock: Clock = USUAL) -> Thought:
        world = seen.imagine(self.rng)
        search = Search(HEURISTICS[seen.game.key], world.seats)
        done = 0
        end = time.monotonic() + clock.seconds
        while done < clock.iterations or (not clock.iterations and time.monotonic() < end):
            search.iterate(seen.imagine(self.rng))
            done += 1
        found = [
            Candidate(move, child.mean(seen.seat), child.visits, search.line(move))
            for move, child in search.root.children.items()
        ]
        return Thought(sorted(found, key=lambda c: (-c.visits, -c.value)), done)

    def choose(self, seen: Seen, clock: Clock = USUAL) -> Move:
        options = seen.options
        if len(options) == 1:
            return options[0]
        return self.think(seen, clock).candidates[0].move
