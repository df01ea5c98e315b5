"""One decision looked at closely, from what its seat could know then and nothing else.

A search finds the best move. It errs in favour of what it chose, as whoever picks the largest of
several guesses does, so the chosen move and the played one are weighed once more, in worlds that
are new to both and the same for both. What they differ by there is believed as far as it is sure.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from quattrocento.analysis.chances import CALIBRATED, Judge, mean
from quattrocento.analysis.insight import Decision, LineMove, Option, Why
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.reasons import Reason, explain
from quattrocento.bots.search import FORESIGHT, Node, Search, favourite
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move, write
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

OTHERS = 2  # moves that are weighed beside the best and the played one
SURE = 2.0  # a gap counts from so many times its doubt on
LEAST_LOOK = 0.03  # of all visits: what a move must have to be told of


@dataclass(frozen=True)
class Effort:
    """How much is spent on a decision: iterations of the search, worlds in which the best and
    the played move are weighed (others in half as many), and those for the chances before it."""

    search: int
    worlds: int
    chances: int


class Weighing:
    """What came of a move in world after world: the chances by seat, and the seat's points."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.chances: list[list[float]] = []
        self.points: list[float] = []

    def mean(self) -> list[float]:
        return mean(self.chances)


class Examination:
    """The decision of a seat at a true position, of which the search sees only what it may."""

    def __init__(self, judge: Judge, s: State, seat: int, rng: Rng, effort: Effort) -> None:
        self.judge = judge
        self.true = s
        self.seat = seat
        self.rng = rng
        self.effort = effort
        self.seen = Seen(judge.game, s, seat, rng.child("seen"))
        self.search = Search(judge.heuristic, self.seen, rng.child("search"))
        self.moves = self.search.legal_moves
        self.search.run(ThinkingTime(iterations=effort.search))
        self.tree = self.search.root
        self.search.worlds = []
        self.search.rng = rng.child("worlds")

    def decide(self, played: str) -> Decision:
        found = self.tree.children
        order = sorted(found, key=lambda move: (-found[move].visits, -found[move].mean()))
        chosen = next(move for move in self.moves if write(move) == played)
        best = order[0]
        others = [move for move in order[1:] if move is not chosen and self.is_known(move)][:OTHERS]
        own = self.weigh(chosen, self.effort.worlds)
        weighed = [self.weigh(move, max(2, self.effort.worlds // 2)) for move in others]
        loss, doubt = 0.0, 0.0
        if best is not chosen:
            rival = self.weigh(best, self.effort.worlds)
            loss, doubt = self.compare(rival, own)
            if loss > 0.0:
                return self.told(own, rival, weighed, loss, doubt)
            weighed.insert(0, rival)
        return self.told(own, own, weighed, 0.0, doubt)

    def is_known(self, move: Move) -> bool:
        return self.tree.children[move].visits >= LEAST_LOOK * self.tree.visits

    def weigh(self, move: Move, worlds: int) -> Weighing:
        """Play a move in one new world after another, and on from there as the search would."""
        search, found = self.search, Weighing(move)
        search.root = Node()
        search.root.prior[move] = 1.0
        search.legal_moves = (move,)
        for _ in range(worlds):
            search.iterate()
            found.chances.append(self.judge.chances(search.leaf))
            found.points.append(self.judge.points(search.leaf, self.seat))
        return found

    def compare(self, best: Weighing, own: Weighing) -> tuple[float, float]:
        """How much the seat's chance is lessened, and how doubtful that is."""
        pairs = zip(best.chances, own.chances, strict=True)
        gaps = [one[self.seat] - other[self.seat] for one, other in pairs]
        middle = sum(gaps) / len(gaps)
        variance = sum((gap - middle) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        doubt = sqrt(variance / len(gaps))
        return self.believed(middle, doubt), doubt

    def believed(self, gap: float, doubt: float) -> float:
        """What is to be expected of a gap that was measured with so much doubt."""
        # Who counts every small gap by which a move seems worse adds up chance, not mistakes.
        if gap <= SURE * doubt:
            return 0.0
        figures = self.judge.figures
        known = figures.spread**2 / (figures.spread**2 + doubt**2)
        return max(0.0, gap * known * figures.scale)

    def told(
        self, own: Weighing, best: Weighing, others: Sequence[Weighing], loss: float, doubt: float
    ) -> Decision:
        base = own.mean()
        first = self.option(best, base, base[self.seat] + loss, exact=True)
        options = [first]
        if own is not best:
            options.append(self.option(own, base, base[self.seat], exact=True))
        options += [self.option(one, base, first.chances[self.seat]) for one in others]
        return Decision(
            ply=self.true.ply,
            seat=self.seat,
            played=write(own.move),
            options=tuple(options),
            loss=round(loss, 4),
            doubt=round(doubt, 4),
        )

    def option(
        self, one: Weighing, base: Sequence[float], limit: float, exact: bool = False
    ) -> Option:
        """A move beside the played one, by as much of their difference as is believed.

        No other move is told to be better than the best, which was chosen before all were weighed.
        """
        there = one.mean()
        gap = there[self.seat] - base[self.seat]
        part = self.judge.figures.scale
        if gap and (exact or base[self.seat] + part * gap > limit):
            part = (limit - base[self.seat]) / gap
        chances = [b + part * (t - b) for b, t in zip(base, there, strict=True)]
        return Option(
            move=write(one.move),
            chances=rounded(chances),
            points=round(sum(one.points) / len(one.points), 1),
        )

    def explained(self, options: Sequence[Option]) -> tuple[Option, ...]:
        """The same moves, with what speaks for each against the others and what would follow."""
        named = {write(move): move for move in self.moves}
        moves = [named[option.move] for option in options]
        found = explain(self.seen, moves, self.rng.child("reasons"), CALIBRATED)
        return tuple(
            replace(option, line=self.line(move), reasons=tuple(why(one) for one in reasons))
            for option, move, reasons in zip(options, moves, found, strict=True)
        )

    def line(self, move: Move) -> tuple[LineMove, ...]:
        """What is expected to follow, played from the true position."""
        world = self.true.clone()
        world.log = None
        node: Node | None = self.tree
        seat, found = self.seat, [LineMove(self.seat, write(move))]
        while True:
            world.play(seat, move)
            if world.over or len(found) == FORESIGHT:
                return tuple(found)
            if seat == self.seat and node is not None:
                node = node.children.get(move)
            seat = world.turn()
            legal_moves = world.legal_moves(seat)
            move = self.search.expected(world, seat, legal_moves)
            if seat == self.seat and node is not None:
                move = favourite(node, legal_moves, move)
            found.append(LineMove(seat, write(move)))


def why(reason: Reason) -> Why:
    facts = {name: (round(now, 3), round(more, 3)) for name, (now, more) in reason.facts.items()}
    return Why(reason.seat, reason.part, round(reason.weight, 3), facts, reason.later)


def rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """To four places, which add up to one."""
    found = [round(min(1.0, max(0.0, chance)), 4) for chance in chances]
    largest = found.index(max(found))
    found[largest] = round(found[largest] + 1.0 - sum(found), 4)
    return tuple(found)
