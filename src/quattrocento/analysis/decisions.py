"""One decision looked at closely, from what its seat could know then and nothing else.

A search finds the best move. It errs in favour of what it chose, as whoever picks the largest of
several guesses does, so the chosen move and the played one are weighed once more, in worlds that
are new to both and the same for both. What they differ by there is believed as far as it is sure.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from quattrocento.analysis.chances import Judge, mean
from quattrocento.analysis.insight import Decision, LineMove, Option, Why
from quattrocento.analysis.losses import (
    LEAST_FOR_MASTERS,
    LEAST_GAP,
    Compared,
    Gap,
    believed,
    difference,
    is_notable,
)
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.reasons import Reason, explain
from quattrocento.bots.search import FORESIGHT, Node, Search, favourite
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move, write
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

OTHERS = 2  # moves that are weighed beside the best and the played one
FIRST_LOOK = 4  # masters look at one world in so many first, and on only if that promises much
LEAST_LOOK = 0.03  # of all visits: what a move must have to be told of


@dataclass(frozen=True)
class Effort:
    """How much is spent on a decision: iterations of the search, worlds in which the best and
    the played move are weighed (others in half as many), those for the chances before it, and
    those in which both moves are played out if they seem to differ, by quick players (`ends`) or
    by `masters`."""

    search: int
    worlds: int
    chances: int
    ends: int = 0
    masters: int = 0


class Weighing:
    """What came of a move in world after world: the chances by seat, and the seat's points."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.chances: list[list[float]] = []
        self.points: list[float] = []

    def mean(self) -> list[float]:
        return mean(self.chances)

    def of(self, seat: int) -> list[float]:
        return [chances[seat] for chances in self.chances]


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
        chosen, order = self.named(played), self.order()
        best = order[0]
        others = [move for move in order[1:] if move is not chosen and self.is_known(move)][:OTHERS]
        own = self.weigh(chosen, self.effort.worlds)
        weighed = [self.weigh(move, max(2, self.effort.worlds // 2)) for move in others]
        if best is chosen:
            return self.told(own, own, weighed, 0.0, 0.0)
        rival = self.weigh(best, self.effort.worlds)
        compared = self.compare(rival, own)
        loss = believed(compared)
        if loss > 0.0:
            return self.told(own, rival, weighed, loss, compared.weighed.doubt)
        return self.told(own, own, [rival, *weighed], 0.0, compared.weighed.doubt)

    def named(self, text: str) -> Move:
        return next(move for move in self.moves if write(move) == text)

    def order(self) -> list[Move]:
        """What the search looked at, the best first."""
        found = self.tree.children
        return sorted(found, key=lambda move: (-found[move].visits, -found[move].mean()))

    def compared_with(self, played: str) -> tuple[Move, Compared | None]:
        """The best move, and how the played one compares with it if it is another."""
        chosen, best = self.named(played), self.order()[0]
        if best is chosen:
            return best, None
        worlds = self.effort.worlds
        return best, self.compare(self.weigh(best, worlds), self.weigh(chosen, worlds))

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

    def compare(self, best: Weighing, own: Weighing) -> Compared:
        """By how much the best move is better; where that is worth it, both are played out too."""
        weighed = difference(best.of(self.seat), own.of(self.seat))
        if self.judge.figures.masters:
            return Compared(weighed, self.mastered(weighed, best, own), by_masters=True)
        if not self.effort.ends or not is_notable(weighed, LEAST_GAP):
            return Compared(weighed)
        ends = range(self.effort.ends)
        ended = difference(*[self.play_out(one.move, ends) for one in (best, own)])
        if ended.doubt or not self.effort.masters:
            return Compared(weighed, ended)
        # Nothing is left to chance, so quick players have played one game again and again.
        return Compared(weighed, self.mastered(weighed, best, own), by_masters=True)

    def mastered(self, weighed: Gap, best: Weighing, own: Weighing) -> Gap | None:
        """What masters make of both moves: in few worlds, and if these promise something in all."""
        times = self.effort.masters
        if not times or not is_notable(weighed, LEAST_FOR_MASTERS):
            return None
        first = min(times, max(2, times // FIRST_LOOK))
        found = [self.play_out(one.move, range(first), masters=True) for one in (best, own)]
        if difference(*found).size > LEAST_FOR_MASTERS:
            for one, chances in zip((best, own), found, strict=True):
                chances += self.play_out(one.move, range(first, times), masters=True)
        return difference(*found)

    def play_out(self, move: Move, worlds: Iterable[int], masters: bool = False) -> list[float]:
        """What came of a move for the seat, in worlds in which it was not weighed."""
        found = []
        for number in worlds:
            world = self.search.world(self.effort.worlds + number).clone()
            world.play(self.seat, move)
            if masters:
                self.judge.play_by_masters(world)
            else:
                self.judge.play_to_the_end(world)
            found.append(self.judge.chances(world)[self.seat])
        return found

    def told(
        self, own: Weighing, best: Weighing, others: Sequence[Weighing], loss: float, doubt: float
    ) -> Decision:
        base = own.mean()[self.seat]
        most = min(1.0, base + loss)
        gap = best.mean()[self.seat] - base
        part = loss / gap if loss else 1.0
        options = [self.option(best, own, most)]
        if own is not best:
            options.append(self.option(own, own, base))
        for one in others:
            # None is told to be better than the best, which was chosen before all were weighed.
            chance = base + part * (one.mean()[self.seat] - base)
            options.append(self.option(one, own, max(0.0, min(most, chance))))
        return Decision(
            ply=self.true.ply,
            seat=self.seat,
            played=write(own.move),
            options=tuple(options),
            loss=round(most - base, 4),
            doubt=round(doubt, 4),
        )

    def option(self, one: Weighing, own: Weighing, chance: float) -> Option:
        """A move beside the played one, by as much of their difference as is believed."""
        return Option(
            move=write(one.move),
            chances=rounded(blended(own.mean(), one.mean(), self.seat, chance)),
            points=round(sum(one.points) / len(one.points), 1),
        )

    def explained(self, options: Sequence[Option]) -> tuple[Option, ...]:
        """The same moves, with what speaks for each against the others and what would follow."""
        named = {write(move): move for move in self.moves}
        moves = [named[option.move] for option in options]
        found = explain(self.seen, moves, self.rng.child("reasons"), self.judge.judgement)
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


def blended(base: Sequence[float], there: Sequence[float], seat: int, chance: float) -> list[float]:
    """So much of the way from one to the other that the seat has this chance."""
    gap = there[seat] - base[seat]
    part = (chance - base[seat]) / gap if gap else 0.0
    found = [max(0.0, b + part * (t - b)) for b, t in zip(base, there, strict=True)]
    rest = sum(found) - found[seat]
    found = [one * (1.0 - chance) / rest if rest else 0.0 for one in found]
    found[seat] = chance
    return found


def rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """To four places, which add up to one."""
    found = [round(min(1.0, max(0.0, chance)), 4) for chance in chances]
    largest = found.index(max(found))
    found[largest] = round(found[largest] + 1.0 - sum(found), 4)
    return tuple(found)
