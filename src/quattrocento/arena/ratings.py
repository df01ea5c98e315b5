"""Ratings by the games that were played, after Plackett and Luce.

They come from openskill, in the extra [bots]; without it there are none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A strength and how uncertain it is, on openskill's scale around 25."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


STRANGER = Rating()


@cache
def model() -> "PlackettLuce | None":
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()


def rate(seats: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended with these ranks; without openskill, those before."""
    found = model()
    if found is None:
        return list(seats)
    teams = [[found.rating(mu=seat.mu, sigma=seat.sigma)] for seat in seats]
    rated = found.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]
