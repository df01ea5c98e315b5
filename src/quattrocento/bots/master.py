"""The master and the maestro: tree search over the worlds that could be true."""

from dataclasses import replace

from quattrocento.bots.bot import USUAL, Candidate, ThinkingTime, Thought
from quattrocento.bots.heuristics import BY_HAND, FORESIGHT, JUDGEMENTS, MASTERLY
from quattrocento.bots.parallel_search import ParallelSearch
from quattrocento.bots.rollouts import Rollouts
from quattrocento.bots.search import Search, Search2026
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng


class Master:
    """Searches until the clock is up or nothing can change its choice any more.

    If it is to move again at once, its search goes on from the move that it played.
    """

    def __init__(self, rng: Rng, judgement: str = MASTERLY) -> None:
        self.rng = rng
        self.judgement = judgement
        self.last: Search | None = None
        self.played: Move | None = None

    def think(self, seen: Seen, clock: ThinkingTime = USUAL) -> Thought:
        search = self.explore(seen, replace(clock, every_move=True))
        children = search.root.children
        found = [
            Candidate(move, children[move].mean(), children[move].visits, search.line(move))
            for move in search.ranking()
        ]
        return Thought(found, search.root.visits)

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        legal_moves = seen.legal_moves
        if len(legal_moves) == 1:
            return legal_moves[0]
        self.played = self.explore(seen, clock).ranking()[0]
        return self.played

    def explore(self, seen: Seen, clock: ThinkingTime) -> Search:
        search = self.begin(seen)
        self.last = search
        if self.is_decided_at_once(search):
            search.look_once()
        elif clock.workers == 1:
            search.run(clock)
        else:
            parallel = ParallelSearch(seen, clock, self.rng, self.judgement, self.kind(seen))
            search.run(parallel.share)
            for found in parallel.findings():
                search.merge(found)
        return search

    def is_decided_at_once(self, search: Search) -> bool:
        return search.heuristic.is_decided_at_once(search.world(0))

    def kind(self, seen: Seen) -> type[Search]:
        """A tree; but where good replies are quick, moves are played on for a while instead."""
        heuristic = JUDGEMENTS[self.judgement][seen.game.key]
        return Rollouts if heuristic.is_quick(seen.seats) else Search

    def begin(self, seen: Seen) -> Search:
        """The search so far if it can go on from here, otherwise a new one."""
        last, played = self.last, self.played
        if last is not None and played is not None and last.advance(played, seen):
            return last
        return self.begin_anew(seen)

    def begin_anew(self, seen: Seen) -> Search:
        return self.kind(seen)(JUDGEMENTS[self.judgement][seen.game.key], seen, self.rng)


class Master2026(Master):
    """The master of 2026, which judged by hand."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, BY_HAND)

    def is_decided_at_once(self, search: Search) -> bool:
        return False

    def kind(self, seen: Seen) -> type[Search]:
        return Search2026


class Maestro(Master):
    """A master that judges by all that was learned, and thinks about every move anew: what it knew
    of the move before would hold it to what it then preferred."""

    def __init__(self, rng: Rng, judgement: str = FORESIGHT) -> None:
        super().__init__(rng, judgement)

    def begin(self, seen: Seen) -> Search:
        return self.begin_anew(seen)

    def kind(self, seen: Seen) -> type[Search]:
        heuristic = JUDGEMENTS[self.judgement][seen.game.key]
        return Search if heuristic.gains_by_trees(seen.seats) else super().kind(seen)
