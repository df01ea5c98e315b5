"""Ratings by the games that were played, after Plackett and Luce.

They come from openskill, in the extra [bots]; without it there are none.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

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


def ratings(bots: Sequence[str], games: Iterable[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """A rating of each name and its uncertainty; none without openskill."""
    if model() is None:
        return {}
    rated = dict.fromkeys(bots, STRANGER)
    for game in sorted(games, key=lambda game: int(game["index"])):
        names = [bots[bot] for bot in game["seating"]]
        after = rate([rated[name] for name in names], game["ranks"])
        for name in set(names):
            own = [one for one, of in zip(after, names, strict=True) if of == name]
            mu = sum(one.mu for one in own) / len(own)
            rated[name] = Rating(mu, sum(one.sigma for one in own) / len(own))
    return {name: {"rating": one.mu, "rating_sigma": one.sigma} for name, one in rated.items()}
