"""Ratings of bots by the games that they played."""

from collections.abc import Iterable, Sequence
from typing import Any


def ratings(bots: Sequence[str], games: Iterable[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """A Plackett-Luce rating of each name and its uncertainty, on the usual scale around 25.

    There are none without openskill, which comes with the extra [bots].
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in bots}
    for game in sorted(games, key=lambda game: int(game["index"])):
        names = [bots[bot] for bot in game["seating"]]
        updated = model.rate(
            [[rated[name]] for name in names], ranks=[float(r) for r in game["ranks"]]
        )
        for name in rated:
            own = [team[0] for team, one in zip(updated, names, strict=True) if one == name]
            if own:
                mu = sum(rating.mu for rating in own) / len(own)
                sigma = sum(rating.sigma for rating in own) / len(own)
                rated[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {
        name: {"rating": rating.mu, "rating_sigma": rating.sigma} for name, rating in rated.items()
    }
