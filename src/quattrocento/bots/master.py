"""The master: tree search over the worlds that could be true."""

from quattrocento.bots.bot import USUAL, Candidate, ThinkingTime, Thought
from quattrocento.bots.heuristics import BEST, JUDGEMENTS
from quattrocento.bots.parallel_search import ParallelSearch
from quattrocento.bots.search import Search
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng


class Master:
    """Searches until the clock is up or nothing can change its choice any more.

    If it is to move again at once, its search goes on from the move that it played.
    """

    def __init__(self, rng: Rng, judgement: str = BEST) -> None:
        self.rng = rng
        self.judgement = judgement
        self.last: Search | None = None
        self.played: Move | None = None

    def think(self, seen: Seen, clock: ThinkingTime = USUAL) -> Thought:
        search = self.explore(seen, clock)
        found = [
            Candidate(move, child.mean(), child.visits, search.line(move))
            for move, child in search.root.children.items()
        ]
        return Thought(sorted(found, key=lambda c: (-c.visits, -c.value)), search.root.visits)

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        legal_moves = seen.legal_moves
        if len(legal_moves) == 1:
            return legal_moves[0]
        children = self.explore(seen, clock).root.children
        self.played = min(children, key=lambda m: (-children[m].visits, -children[m].mean()))
        return self.played

    def explore(self, seen: Seen, clock: ThinkingTime) -> Search:
        search = self.begin(seen)
        self.last = search
        if clock.workers == 1:
            search.run(clock)
        else:
            parallel = ParallelSearch(seen, clock, self.rng, self.judgement)
            search.run(parallel.share)
            for found in parallel.findings():
                search.merge(found)
        return search

    def begin(self, seen: Seen) -> Search:
        """The search so far if it can go on from here, otherwise a new one."""
        last, played = self.last, self.played
        if last is not None and played is not None and last.advance(played, seen):
            return last
        return Search(JUDGEMENTS[self.judgement][seen.game.key], seen, self.rng)
