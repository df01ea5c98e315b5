"""The results of a contest by bot: shares of wins, intervals, ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from quattrocento.arena.intervals import mean, wilson
from quattrocento.arena.ratings import ratings


@dataclass
class Account:
    """One bot's games. Bots of the same name share an account."""

    wins: float = 0.0
    ranks: list[float] = field(default_factory=list)
    totals: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    forfeits: int = 0
    parts: dict[str, float] = field(default_factory=dict)


def accounts(bots: Sequence[str], games: Iterable[dict[str, Any]]) -> dict[str, Account]:
    found = {name: Account() for name in bots}
    for game in games:
        winners = game["ranks"].count(1)
        for seat, bot in enumerate(game["seating"]):
            account = found[bots[bot]]
            account.wins += 1 / winners if game["ranks"][seat] == 1 else 0.0
            account.ranks.append(game["ranks"][seat])
            account.totals.append(game["totals"][seat])
            account.seconds.append(game["seconds"][seat])
            if game["fault"] and game["ranks"][seat] == max(game["ranks"]):
                account.forfeits += 1
            for part, points in game["parts"][seat].items():
                account.parts[part] = account.parts.get(part, 0.0) + points
    return found


def summary(bots: Sequence[str], games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row a name, ready for JSON, the best first."""
    rated = ratings(bots, games)
    rows = []
    for name, account in accounts(bots, games).items():
        tries = len(account.ranks)
        low, high = wilson(account.wins, tries)
        score, score_width = mean(account.totals)
        place, place_width = mean(account.ranks)
        rows.append(
            {
                "bot": name,
                "games": tries,
                "share": account.wins / tries,
                "low": low,
                "high": high,
                "score": score,
                "score_width": score_width,
                "rank": place,
                "rank_width": place_width,
                **rated.get(name, {}),
                "seconds": sum(account.seconds) / tries,
                "forfeits": account.forfeits,
                "parts": {part: points / tries for part, points in account.parts.items()},
            }
        )
    return sorted(rows, key=lambda row: -float(row["share"]))
