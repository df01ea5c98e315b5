"""A test that stops by itself: is the first bot stronger than the others, by so much?

A sequential probability ratio test after Wald, as chess engines are tested. Strength is in Elo:
one that is `elo` stronger than each other seat wins by the share that Plackett and Luce's model
gives. All rotations of a deal are one observation, as they share its luck, and the share of wins in
them is taken as normal with the variance seen so far.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Any, Literal

from quattrocento.arena.intervals import SURE

Verdict = Literal["stronger", "not-stronger", "open"]
# One observation of each kind of luck is assumed, so that few games of one kind prove nothing.
PRIOR = 2
# No number of games proves more than a thousand Elo.
LEAST = 0.003


@dataclass(frozen=True)
class Hypotheses:
    """`elo0` is not stronger, `elo1` is; each is refused wrongly this often at most."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the first hypothesis is accepted, above the second the second."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Finding:
    """Where a test stands after some deals."""

    verdict: Verdict
    ratio: float
    lower: float
    upper: float
    deals: int
    share: float
    elo: float
    elo_low: float
    elo_high: float


def share_of(elo: float, seats: int) -> float:
    """The share of wins of one seat that is so much stronger than each of the others."""
    weight = 10 ** (elo / 400)
    return float(weight / (weight + seats - 1))


def elo_of(share: float, seats: int) -> float:
    kept = min(max(share, LEAST), 1 - LEAST)
    return 400 * log10(kept * (seats - 1) / (1 - kept))


def deals(games: Sequence[dict[str, Any]], seats: int) -> list[float]:
    """The first bot's share of wins in each deal, up to the first whose rotations are missing."""
    by_index = {int(game["index"]): game for game in games}
    found: list[float] = []
    while all(len(found) * seats + turn in by_index for turn in range(seats)):
        begun = len(found) * seats
        found.append(sum(win(by_index[begun + turn]) for turn in range(seats)) / seats)
    return found


def win(game: dict[str, Any]) -> float:
    """The first bot's part of the victory."""
    ranks: list[int] = game["ranks"]
    return 1 / ranks.count(1) if ranks[game["seating"].index(0)] == 1 else 0.0


def judge(found: Sequence[float], seats: int, tested: Hypotheses) -> Finding:
    """Where the test stands; it is over with the first deal after which a bound was passed."""
    lower, upper = tested.bounds
    ratio, count = 0.0, 0
    verdict: Verdict = "open"
    low, high = share_of(tested.elo0, seats), share_of(tested.elo1, seats)
    total = squares = 0.0
    spread = 0.25
    for count, value in enumerate(found, 1):
        total, squares = total + value, squares + value * value
        # as if one deal had been lost and one won besides
        prior = count + PRIOR
        mean = (total + PRIOR / 2) / prior
        spread = max((squares + PRIOR / 2) / prior - mean * mean, 1e-9)
        middle = total / count
        ratio = count * (high - low) * (2 * middle - low - high) / (2 * spread)
        if ratio <= lower or ratio >= upper:
            verdict = "stronger" if ratio >= upper else "not-stronger"
            break
    mean = total / count if count else share_of(0, seats)
    width = SURE * sqrt(spread / count) if count else 1.0
    elos = [elo_of(one, seats) for one in (mean, mean - width, mean + width)]
    return Finding(verdict, ratio, lower, upper, count, mean, *elos)
