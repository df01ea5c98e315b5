"""Imitation: what a network begins with where practice from nothing would lead astray.

Journeymen play, and say of every position what they would do; at times something else is played,
so that there is more to be seen than good play.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.heuristic import first_best
from quattrocento.bots.heuristics.network import Sight
from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.training.learner import Learner
from quattrocento.training.self_play import Table, to_choice
from quattrocento.training.worth import worth

STRAYING = (0.0, 0.03, 0.12)  # which part of the moves are others, by game
LOOKS = 6  # how often each example is looked at
TOGETHER = 1024
BOLD, WARY = 1.5e-3, 2e-5


class Examples:
    """What was seen and open in so many positions, what was best, and what became of it."""

    def __init__(self, count: int, sight: Sight) -> None:
        self.sight = sight
        self.seen = np.zeros((count, sight.size), np.uint8)
        self.masks = np.zeros((count, sight.actions), np.bool_)
        self.actions = np.zeros(count, np.int64)
        self.returns = np.zeros(count, np.float32)
        self.full = count
        self.size = 0

    def add(self, s: State, seat: int, moves: Sequence[Move], best: Move) -> None:
        place = self.size
        self.seen[place] = np.frombuffer(self.sight.look(s, seat), np.uint8)
        self.masks[place, [self.sight.action(move) for move in moves]] = True
        self.actions[place] = self.sight.action(best)
        self.size += 1


def watch(table: Table, found: Examples, name: str, chance: np.random.Generator) -> Iterator[int]:
    """Decisions of journeymen until there are enough; after each game how many were new."""
    game = 0
    while found.size < found.full:
        game += 1
        before = found.size
        watch_game(table, table.begin(f"{name} {game}"), found, chance)
        yield found.size - before


def watch_game(table: Table, s: State, found: Examples, chance: np.random.Generator) -> None:
    """One game; of the last one perhaps only the beginning is kept."""
    judge = HEURISTICS[table.game]
    straying = STRAYING[chance.integers(len(STRAYING))]
    begin, seats = found.size, []
    to_choice(s, found.sight)
    while s.agenda:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        moves = found.sight.options(s, seat, legal_moves)
        best = legal_moves[first_best(judge.move_values(s, seat, legal_moves))]
        if found.size < found.full:
            found.add(s, seat, moves, best)
            seats.append(seat)
        strays = chance.random() < straying
        s.play(seat, moves[int(chance.integers(len(moves)))] if strays else best)
        to_choice(s, found.sight)
    won = np.array(worth(GAMES[table.game], s), np.float32)
    found.returns[begin : found.size] = won[seats]


def imitate(learner: Learner, examples: Examples, chance: np.random.Generator) -> Iterator[int]:
    """Look at all of them again and again, in ever smaller steps; how many each step looked at."""
    count = examples.full
    begins = range(0, count, TOGETHER)
    for look in range(LOOKS):
        order = chance.permutation(count)
        for number, begin in enumerate(begins):
            some = order[begin : begin + TOGETHER]
            part = (look * len(begins) + number) / (LOOKS * len(begins))
            learner.imitate(
                examples.seen[some],
                examples.masks[some],
                examples.actions[some],
                examples.returns[some],
                BOLD + part * (WARY - BOLD),
            )
            yield len(some)
    learner.forget_steps()
