"""Information-set tree search, one implementation for all games.

Every iteration takes a world that could be true and walks down a tree of one seat's own moves.
The others, and from the leaf on everyone, play as the game's heuristic expects of them, until
the heuristic judges what has become of it. In most duels the answers of the one rival are thought
through. The moves of the root are tried in the same worlds in the same order, so that luck falls on
all of them alike; few of many moves are opened before there are visits to spare (progressive
widening).
"""

import math
from collections.abc import Sequence
from typing import Final

from quattrocento.bots.bot import Expected, ThinkingTime
from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move, write
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

Findings = dict[str, tuple[int, float]]

EXPLORATION: Final = 0.15
WIDTH: Final = 3.0  # moves that are open before the first visit
WORLDS: Final = 256  # after so many visits of a move its worlds come round again
SKETCHES: Final = 4  # worlds in which the moves of the root are ranked
MEMORY: Final = 10  # visits that the knowledge of an earlier search is worth
FORESIGHT: Final = 6  # moves in an expected line
PACE: Final = 0.1  # of the time, after which the iterations so far tell how many are left
MANY: Final = 1_000_000
CLEAR: Final = 0.9  # of all visits: who has so many after a part of the time is not caught up with
FEW: Final = 100  # visits after which nothing is clear yet


class Node:
    """What is known of a row of one seat's moves."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.prior: dict[Move, float] = {}
        self.children: dict[Move, Node] = {}
        self.asked: Sequence[Move] = ()
        self.branches: list[Branch] = []
        self.ranked: list[Branch] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, move: Move) -> "Node":
        found = self.children.get(move)
        if found is None:
            found = Node()
            self.children[move] = found
        return found

    def open_branches(self, legal_moves: Sequence[Move]) -> list["Branch"]:
        """The options in their order: mostly the same from visit to visit."""
        if legal_moves != self.asked:
            self.asked = legal_moves
            self.branches = [Branch(move, self.prior[move]) for move in legal_moves]
            self.ranked = []
        return self.branches

    def best_branches(self, count: int) -> list["Branch"]:
        """So many of the open branches: those that are trusted most, the best first."""
        if not self.ranked:
            self.ranked = sorted(self.branches, key=lambda branch: -branch.prior)
        return self.ranked[:count]

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def fade(self) -> None:
        """Count what is known of the moves as a few visits, so that new ones can outweigh it."""
        self.visits = 0
        self.total = 0.0
        for child in self.children.values():
            child.total = child.mean() * min(child.visits, MEMORY)
            child.visits = min(child.visits, MEMORY)
            self.visits += child.visits
            self.total += child.total


class Branch:
    """A move of a node with its prior, and what is known of it, for quick comparison."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.node: Node | None = None


class Search:
    def __init__(self, heuristic: Heuristic, seen: Seen, rng: Rng) -> None:
        self.heuristic = heuristic
        self.seen = seen
        self.seat = seen.seat
        self.rng = rng
        self.root = Node()
        self.worlds: list[State] = []
        self.legal_moves = seen.legal_moves
        self.is_thorough = heuristic.is_thorough(self.world(0).seats)
        self.leaf = self.world(0)  # where the last iteration was judged
        self.rank()

    def world(self, number: int) -> State:
        """One of the worlds that could be true; it must not be changed."""
        number %= WORLDS
        while len(self.worlds) <= number:
            self.worlds.append(self.seen.imagine(self.rng))
        return self.worlds[number]

    def rank(self) -> None:
        """Trust at the root: half the quick prior, half the order of a thorough look."""
        count = len(self.legal_moves)
        quick = [0.0] * count
        thorough = [0.0] * count
        for number in range(SKETCHES):
            world = self.world(number)
            priors = self.heuristic.prior(world, self.seat, self.legal_moves)
            values = self.heuristic.move_values(world, self.seat, self.legal_moves)
            for place in range(count):
                quick[place] += priors[place] / SKETCHES
                thorough[place] += values[place]
        order = sorted(range(count), key=lambda place: -thorough[place])
        shares = [1.0 / ((1.0 + rank) * (1.0 + rank)) for rank in range(count)]
        total = sum(shares)
        for rank, place in enumerate(order):
            prior = 0.5 * quick[place] + 0.5 * shares[rank] / total
            self.root.prior[self.legal_moves[place]] = max(prior, 1e-4)
        self.root.asked = ()  # to be ranked anew

    def run(self, clock: ThinkingTime) -> None:
        """Iterate until the time is over or cannot change the choice any more."""
        begun = clock.now()
        before = self.root.visits
        while True:
            spent = clock.now() - begun
            left = self.iterations_left(clock, self.root.visits - before, spent)
            if left <= 0 or self.is_settled(left) or self.is_clear(clock, spent):
                return
            self.iterate()

    def look_once(self) -> None:
        """Visit the move that the first look prefers, and no other."""
        self.visit(max(self.legal_moves, key=lambda move: self.root.prior[move]))

    def iterations_left(self, clock: ThinkingTime, done: int, spent: float) -> int:
        """By the pace so far where only seconds are given; many, while it is too early to tell."""
        if clock.iterations:
            return clock.iterations - done
        if not done or spent < PACE * clock.seconds:
            return MANY
        return int((clock.seconds - spent) * done / spent)

    def is_clear(self, clock: ThinkingTime, spent: float) -> bool:
        """Whether the rest of the seconds would hardly change the choice."""
        if not clock.may_end_early or spent < PACE * clock.seconds or self.root.visits <= FEW:
            return False
        return self.most_visits() >= CLEAR * self.root.visits

    def most_visits(self) -> int:
        most = 0
        for child in self.root.children.values():
            if child.visits > most:
                most = child.visits
        return most

    def iterate(self) -> None:
        self.visit(self.select(self.root, self.legal_moves))

    def visit(self, move: Move) -> None:
        """One walk down the tree, beginning with a move of the root."""
        node = self.root
        tried = node.children.get(move)
        world = self.world(tried.visits if tried else 0).clone()
        path = [node]
        while True:
            world.play(self.seat, move)
            node = node.child(move)
            path.append(node)
            legal_moves = self.await_turn(world)
            if not legal_moves or not node.visits:
                break
            self.look(node, world, legal_moves)
            move = self.select(node, legal_moves)
        value = self.judge(world)
        for visited in path:
            visited.add(value)

    def await_turn(self, world: State) -> Sequence[Move]:
        """Let the others play until the seat has a choice; nothing if the game ends before."""
        while world.agenda:
            seat = world.turn()
            legal_moves = world.legal_moves(seat)
            if seat == self.seat and len(legal_moves) > 1:
                return legal_moves
            world.play(seat, self.reply(world, seat, legal_moves))
        return ()

    def reply(self, world: State, seat: int, legal_moves: Sequence[Move]) -> Move:
        """What a seat does between the moves of the tree."""
        if not self.is_thorough or len(legal_moves) == 1:
            return self.expected(world, seat, legal_moves)
        weights = self.heuristic.move_values(world, seat, legal_moves)
        return legal_moves[weights.index(max(weights))]

    def expected(self, world: State, seat: int, legal_moves: Sequence[Move]) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        return self.heuristic.likeliest(world, seat, legal_moves)

    def judge(self, world: State) -> float:
        """The seat's chance of winning, after playing on for a while."""
        for _ in range(self.heuristic.playout_length(world)):
            if not world.agenda:
                break
            seat = world.turn()
            world.play(seat, self.expected(world, seat, world.legal_moves(seat)))
        self.heuristic.finish_turn(world)
        self.leaf = world
        return self.heuristic.outcome(world)[self.seat]

    def look(self, node: Node, world: State, legal_moves: Sequence[Move]) -> None:
        """Give the moves of a node a prior, as far as they are new to it."""
        known = node.prior
        if legal_moves == node.asked:
            return
        if any(move not in known for move in legal_moves):
            weights = self.heuristic.prior(world, self.seat, legal_moves)
            for move, weight in zip(legal_moves, weights, strict=True):
                if move not in known:
                    known[move] = max(weight, 1e-4)

    def select(self, node: Node, legal_moves: Sequence[Move]) -> Move:
        """The option with the best upper bound, among the few that the visits so far allow."""
        allowed = int(WIDTH + math.sqrt(node.visits))
        considered = node.open_branches(legal_moves)
        if len(considered) > allowed:
            considered = node.best_branches(allowed)
        total = sum([branch.prior for branch in considered])
        trust = EXPLORATION * math.sqrt(node.visits + 1.0) / total
        guess = node.mean()
        best = considered[0]
        best_bound = -1.0
        for branch in considered:
            child = branch.node
            if child is None:
                child = branch.node = node.children.get(branch.move)
            if child is None:
                bound = guess + trust * branch.prior
            else:
                bound = child.mean() + trust * branch.prior / (1.0 + child.visits)
            if bound > best_bound:
                best_bound = bound
                best = branch
        return best.move

    def ranking(self) -> list[Move]:
        """The moves of the root that were visited, best first: the one that was visited most."""
        children = self.root.children
        return sorted(children, key=lambda move: (-children[move].visits, -children[move].mean()))

    def is_settled(self, left: int) -> bool:
        """Whether so few iterations cannot change the choice any more."""
        most = second = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def advance(self, move: Move, seen: Seen) -> bool:
        """Keep the part of the tree below a move, if nothing else has happened since the root.

        Nothing hidden has come to light, so all the worlds could still be true.
        """
        child = self.root.children.get(move)
        if child is None or seen.seat != self.seat or seen.revealed > self.seen.ply:
            return False
        for world in self.worlds:
            world.play(self.seat, move)
            while world.agenda and world.turn() == self.seat:
                legal_moves = world.legal_moves(self.seat)
                if len(legal_moves) > 1:
                    break
                world.play(self.seat, legal_moves[0])
        first = self.worlds[0]
        if first.ply != seen.ply or seen.game.view(first, self.seat) != seen.view:
            return False
        self.seen = seen
        self.legal_moves = seen.legal_moves
        self.root = child
        child.fade()
        self.rank()
        return True

    def findings(self) -> Findings:
        """The visits and the total of every move of the root, as data for other processes."""
        return {
            write(move): (child.visits, child.total) for move, child in self.root.children.items()
        }

    def merge(self, found: Findings) -> None:
        """Add what another search has found out about the same position."""
        for move in self.legal_moves:
            visits, total = found.get(write(move), (0, 0.0))
            if visits:
                child = self.root.child(move)
                child.visits += visits
                child.total += total
                self.root.visits += visits
                self.root.total += total

    def line(self, move: Move) -> tuple[Expected, ...]:
        """The row of moves that is expected, beginning with one of the root's."""
        world = self.world(0).clone()
        node: Node | None = self.root
        seat = self.seat
        found: list[Expected] = []
        while True:
            found.append(Expected(seat, move))
            world.play(seat, move)
            if not world.agenda or len(found) == FORESIGHT:
                return tuple(found)
            if seat == self.seat and node is not None:
                node = node.children.get(move)
            seat = world.turn()
            legal_moves = world.legal_moves(seat)
            move = self.reply(world, seat, legal_moves)
            if seat == self.seat and node is not None:
                move = favourite(node, legal_moves, move)


class Search2026(Search):
    """As searches were when `master-2026` was kept, to measure by.

    Where only seconds are given, it counts on a single iteration before it has made one: so it
    never thinks about a move that an earlier search of the same turn already prefers.
    """

    def iterations_left(self, clock: ThinkingTime, done: int, spent: float) -> int:
        if clock.iterations:
            return clock.iterations - done
        return int((clock.seconds - spent) * done / spent) if done else 1

    def is_clear(self, clock: ThinkingTime, spent: float) -> bool:
        return False


def favourite(node: Node, legal_moves: Sequence[Move], otherwise: Move) -> Move:
    """The option that has been visited most."""
    best = otherwise
    most = 0
    for move in legal_moves:
        child = node.children.get(move)
        if child is not None and child.visits > most:
            best = move
            most = child.visits
    return best
