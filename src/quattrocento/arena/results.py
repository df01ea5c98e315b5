"""The results of contests by bot: shares of wins, intervals, strengths, and why games were lost."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quattrocento.arena.anchors import anchor
from quattrocento.arena.fits import fit
from quattrocento.arena.intervals import mean, wilson
from quattrocento.arena.ratings import Rating

Played = dict[str, Any]
"""A game as `play_game` tells it."""


@dataclass
class Account:
    """One bot's games. Bots of the same name share an account."""

    wins: float = 0.0
    ranks: list[float] = field(default_factory=list)
    totals: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    forfeits: int = 0
    parts: dict[str, float] = field(default_factory=dict)


def accounts(games: Iterable[Played]) -> dict[str, Account]:
    found: dict[str, Account] = {}
    for game in games:
        for seat, name in enumerate(game["bots"]):
            account = found.setdefault(name, Account())
            account.wins += won(game, seat)
            account.ranks.append(game["ranks"][seat])
            account.totals.append(game["totals"][seat])
            account.seconds.append(game["seconds"][seat])
            account.forfeits += game["forfeit"] == seat
            for part, points in game["parts"][seat].items():
                account.parts[part] = account.parts.get(part, 0.0) + points
    return found


def won(game: Played, seat: int) -> float:
    """A seat's part of the victory."""
    ranks: list[int] = game["ranks"]
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def summary(games: Sequence[Played], fixed: Mapping[str, Rating]) -> list[dict[str, Any]]:
    """One row a name, ready for JSON, the best first; strengths hold on to those that are fixed."""
    placed = [list(zip(game["bots"], game["ranks"], strict=True)) for game in games]
    rated = fit(placed, {name: one.mu for name, one in fixed.items()})
    rows = []
    for name, account in accounts(games).items():
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
                "rating": rated[name].mu,
                "rating_sigma": rated[name].sigma,
                "anchor": name in fixed,
                "seconds": sum(account.seconds) / tries,
                "forfeits": account.forfeits,
                "parts": {part: points / tries for part, points in account.parts.items()},
            }
        )
    return sorted(rows, key=lambda row: (-float(row["share"]), -float(row["rating"])))


def anchors_of(game: str, tables: Sequence[Sequence[str]]) -> dict[str, Rating]:
    """What was measured of the bots here before, to measure the others by it."""
    names = {name for table in tables for name in table}
    known = {name: anchor(game, len(tables[0]), name) for name in names}
    found = {name: one for name, one in known.items() if one is not None}
    return found if len(found) < len(names) else {}


def faults(games: Iterable[Played]) -> list[dict[str, Any]]:
    """Why games were forfeited: each reason once, with its first game and what the bot said."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for game in games:
        if game["forfeit"] >= 0:
            bot, reason = game["bots"][game["forfeit"]], game["fault"]
            first = {"bot": bot, "reason": reason, "trace": game["trace"], "index": game["index"]}
            one = found.setdefault((bot, reason), {**first, "games": 0})
            one["games"] += 1
    return list(found.values())


def pairings(games: Iterable[Played]) -> list[dict[str, Any]]:
    """How often each bot ended before each other, in the games that they played together."""
    ahead: dict[tuple[str, str], float] = {}
    tries: dict[tuple[str, str], int] = {}
    for game in games:
        seats = list(zip(game["bots"], game["ranks"], strict=True))
        for name, rank in seats:
            for other, rank_of_other in seats:
                if name != other:
                    pair = (name, other)
                    half = 0.5 if rank == rank_of_other else float(rank < rank_of_other)
                    ahead[pair] = ahead.get(pair, 0.0) + half
                    tries[pair] = tries.get(pair, 0) + 1
    return [
        {"bot": name, "other": other, "games": tries[name, other], "ahead": ahead[name, other]}
        for name, other in tries
    ]
