"""Information-set tree search, one implementation for all games.

Every iteration imagines a world, walks down a tree of moves that all worlds share, adds a leaf
and judges it. Each node remembers the mean outcome for every seat (max-n): a seat follows what
is best for itself. The game's heuristic steers: one ply of foresight is the prior, so few of
many options are opened before there are visits to spare (progressive widening).
"""

import math
from collections.abc import Sequence
from typing import Final

from quattrocento.bots.bot import Expected
from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY, State

WIDTH: Final = 3.0


class Node:
    """What is known after a certain row of moves. `seat` chose the move that led here."""

    def __init__(self, seats: int, seat: int = NOBODY) -> None:
        self.seat = seat
        self.visits = 0
        self.totals = [0.0] * seats
        self.prior: dict[Move, float] = {}
        self.children: dict[Move, Node] = {}

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0

    def add(self, outcome: Sequence[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(outcome):
            self.totals[seat] += value


class Search:
    def __init__(self, heuristic: Heuristic, seats: int) -> None:
        self.heuristic = heuristic
        self.seats = seats
        self.exploration = 0.15
        self.root = Node(seats)

    def iterate(self, world: State) -> None:
        """One walk down the tree in a world that is used up by it."""
        node = self.root
        path = [node]
        while world.agenda:
            seat = world.turn()
            options = world.options(seat)
            fresh = node.visits == 0 and node is not self.root
            if fresh:
                break
            move = self.select(node, world, seat, options)
            world.play(seat, move)
            child = node.children.get(move)
            if child is None:
                child = Node(self.seats, seat)
                node.children[move] = child
            node = child
            path.append(node)
        self.heuristic.quieten(world)
        outcome = self.heuristic.outcome(world)
        for visited in path:
            visited.add(outcome)

    def select(self, node: Node, world: State, seat: int, options: Sequence[Move]) -> Move:
        """The option with the best upper bound, among the few that the visits so far allow."""
        if len(options) == 1:
            return options[0]
        prior = self.priors(node, world, seat, options)
        allowed = int(WIDTH + 2.0 * math.sqrt(node.visits))
        considered = options
        if len(options) > allowed:
            considered = sorted(options, key=lambda move: -prior[move])[:allowed]
        total = sum([prior[move] for move in considered])
        root = self.exploration * math.sqrt(node.visits + 1.0) / total
        guess = node.mean(seat)
        best = considered[0]
        best_bound = -1.0
        for move in considered:
            child = node.children.get(move)
            if child is None:
                bound = guess + root * prior[move]
            else:
                bound = child.mean(seat) + root * prior[move] / (1.0 + child.visits)
            if bound > best_bound:
                best_bound = bound
                best = move
        return best

    def priors(
        self, node: Node, world: State, seat: int, options: Sequence[Move]
    ) -> dict[Move, float]:
        known = node.prior
        if any(move not in known for move in options):
            weights = self.heuristic.prior(world, seat, options)
            for move, weight in zip(options, weights, strict=True):
                if move not in known:
                    known[move] = max(weight, 1e-4)
        return known

    def line(self, move: Move, length: int = 6) -> tuple[Expected, ...]:
        """The row of moves that is expected, beginning with one of the root's."""
        found: list[Expected] = []
        node = self.root
        following: Move | None = move
        while following is not None and len(found) < length:
            node = node.children[following]
            found.append(Expected(node.seat, following))
            following = max(node.children, key=lambda m: node.children[m].visits, default=None)
        return tuple(found)
