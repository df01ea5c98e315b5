"""Strength by all games at once: what a rating comes to when it is given all the time it wants.

The model is that of the ratings, Plackett and Luce's: the first of those who are left is each of
them with a chance that grows with their strength. A tie counts as each of its orders in part.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt

from quattrocento.arena.ratings import STRANGER, Rating

# On the scale of the ratings: the middle, how far a stranger may be from it, and how much a
# game depends on luck.
MIDDLE, SPREAD = STRANGER.mu, STRANGER.sigma
LUCK = SPREAD / 2

ROUNDS = 60
NEAR = 1e-9

Placed = Sequence[tuple[str, int]]
"""A game: who sat there, and with which rank each ended."""


def fit(games: Sequence[Placed], fixed: Mapping[str, float]) -> dict[str, Rating]:
    """The strengths under which these games are likeliest, some of which are given."""
    names = sorted({name for game in games for name, _ in game} - set(fixed))
    mus = {**dict.fromkeys(names, MIDDLE), **fixed}
    inverse: list[list[float]] = []
    for _ in range(ROUNDS):
        slope, bend = slopes(games, mus, names)
        inverse = inverted(bend)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        for name, step in zip(names, steps, strict=True):
            mus[name] += max(-SPREAD, min(SPREAD, step))
        if all(abs(step) < NEAR for step in steps):
            break
    found = {name: Rating(mu, 0.0) for name, mu in fixed.items()}
    for place, name in enumerate(names):
        found[name] = Rating(mus[name], sqrt(inverse[place][place]))
    return found


def slopes(
    games: Sequence[Placed], mus: Mapping[str, float], names: Sequence[str]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how fast that changes.

    A weak belief that nobody is very far from the middle keeps those within bounds who always
    win or always lose.
    """
    weak = 1 / SPREAD**2
    slope = [weak * (MIDDLE - mus[name]) for name in names]
    bend = [[weak if a == b else 0.0 for b in names] for a in names]
    index = {name: place for place, name in enumerate(names)}
    for game in games:
        scale = LUCK * sqrt(len(game))
        for name, rank in game:
            tied = sum(other == rank for _, other in game)
            rest = [(who, exp(mus[who] / scale)) for who, other in game if other >= rank]
            whole = sum(weight for _, weight in rest)
            share = dict.fromkeys(names, 0.0)
            for who, weight in rest:
                if who in share:
                    share[who] += weight / whole
            if name in index:
                slope[index[name]] += 1 / (scale * tied)
            for a in names:
                slope[index[a]] -= share[a] / (scale * tied)
                for b in names:
                    own = share[a] if a == b else 0.0
                    bend[index[a]][index[b]] += (own - share[a] * share[b]) / (scale**2 * tied)
    return slope, bend


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix that has one."""
    size = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
