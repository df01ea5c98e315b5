"""Replies from advice: how much better or worse than holding back an option is, by its figures.

Values are compared as logarithms of odds: in a battle with the last option, a pass or to take
nothing, which is worth 0 then; cities with their average. So every block of weights is a
least-squares problem of its own, with a ridge. It needs numpy.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quattrocento.bots.heuristics.heuristic import first_best
from quattrocento.bots.heuristics.replies import Lore, Row
from quattrocento.training.advice import Advised
from quattrocento.training.fit import HELD_OUT, PLACES, numpy
from quattrocento.training.self_play import Table

RIDGE = 3.0
SUREST = 0.998  # odds beyond these are not told apart

Weights = list[list[float]]


@dataclass(frozen=True)
class Choice:
    """A choice of a game: the block and the figures of each option, and its value."""

    rows: list[Row]
    values: tuple[float, ...]


@dataclass(frozen=True)
class Taught:
    """Weights by block, and how replies by them do on games that they were not taught by.

    `regret` is the chance of winning that a reply gives away on average, by the advice;
    `by_last` what those do who always take the last option, which in a battle is to pass.
    """

    weights: tuple[tuple[float, ...], ...]
    choices: int
    agreement: float
    regret: float
    by_last: float


def choices(lore: Lore, table: Table, game: Advised) -> list[Choice]:
    """The choices of a game whose replies are learned."""
    s = table.begin(game.deal)
    found = []
    for place, values in zip(game.moves, game.values, strict=True):
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        if values and lore.is_learned(s):
            found.append(Choice(lore.rows(s, seat, legal_moves), values))
        s.play(seat, legal_moves[place])
    return found


def teach(lore: Lore, games: Sequence[Sequence[Choice]]) -> Taught:
    """Weights from all games; how good they are is told by those from four games of five."""
    known = [one for place, game in enumerate(games) if place % HELD_OUT for one in game]
    kept = [one for place, game in enumerate(games) if not place % HELD_OUT for one in game]
    trial = solve(lore, known)
    picked = [(one, reply(one, trial)) for one in kept]
    count = max(len(picked), 1)
    everything = known + kept
    return Taught(
        weights=tuple(tuple(block) for block in solve(lore, everything)),
        choices=len(everything),
        agreement=round(sum(first_best([*c.values]) == place for c, place in picked) / count, 4),
        regret=round(sum(max(c.values) - c.values[place] for c, place in picked) / count, 4),
        by_last=round(sum(max(c.values) - c.values[-1] for c, _ in picked) / count, 4),
    )


def reply(choice: Choice, weights: Weights) -> int:
    """The place of the option that weights hold for the best."""
    return first_best(
        [
            sum(figure * weight for figure, weight in zip(row, weights[block], strict=True))
            for block, row in choice.rows
        ]
    )


def solve(lore: Lore, known: Sequence[Choice]) -> Weights:
    np = numpy()
    sizes = lore.sizes()
    rows: list[list[Any]] = [[] for _ in sizes]
    gains: list[list[Any]] = [[] for _ in sizes]
    for choice in known:
        odds = [log_odds(value) for value in choice.values]
        if choice.rows[0][0] == lore.centred:
            x = np.array([row for _, row in choice.rows])
            rows[lore.centred].extend(x - x.mean(axis=0))
            gains[lore.centred].extend(np.array(odds) - np.mean(odds))
        else:
            for (block, row), worth in zip(choice.rows[:-1], odds[:-1], strict=True):
                rows[block].append(row)
                gains[block].append(worth - odds[-1])
    return [least_squares(rows[block], gains[block], size) for block, size in enumerate(sizes)]


def least_squares(rows: list[Any], gains: list[Any], size: int) -> list[float]:
    """Nothing known makes weights of 0: as good as the last option."""
    np = numpy()
    if not rows:
        return [0.0] * size
    x, y = np.array(rows), np.array(gains)
    found = np.linalg.solve(x.T @ x + RIDGE * np.eye(size), x.T @ y)
    return [round(float(one), PLACES) for one in found]


def log_odds(value: float) -> float:
    value = min(max(value, 1.0 - SUREST), SUREST)
    return math.log(value / (1.0 - value))
