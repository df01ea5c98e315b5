"""Games added up: who wins, by seat and by what they chose, with which points, and when."""

from collections.abc import Iterable, Sequence
from typing import Any

from quattrocento.statistics.games import TOPICS, Row

BINS = 12  # bars in a chart of lengths
RARE = 0.01  # of all seats: a thing that fewer chose is not told of


def tally(game: str, rows: Sequence[Row]) -> dict[str, Any]:
    """All figures of a title, ready for JSON."""
    totals = sorted(total for row in rows for total in of_winners(row))
    return {
        "games": len(rows),
        "seats": by_place(rows),
        "topics": {topic.name: by_thing(rows, topic.name) for topic in TOPICS[game]},
        "sources": by_source(rows),
        "leaders": by_round(rows),
        "lengths": lengths([row["moves"] for row in rows]),
        "rounds": counted(row["rounds"] for row in rows),
        "winning": quartiles(totals),
    }


def parts_of_victory(row: Row) -> list[float]:
    """By seat: who shares a victory has a part of it."""
    ranks: list[int] = row["ranks"]
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def of_winners(row: Row) -> list[int]:
    pairs = zip(row["ranks"], row["totals"], strict=True)
    return [total for rank, total in pairs if rank == 1]


def by_place(rows: Iterable[Row]) -> list[dict[str, float]]:
    """By turn in the first round: how many such seats there were, and how often they won."""
    found: dict[int, list[float]] = {}
    for row in rows:
        for place, won in zip(row["places"], parts_of_victory(row), strict=True):
            found.setdefault(place, []).append(won)
    return [share(found[place]) for place in sorted(found)]


def share(wins: Sequence[float]) -> dict[str, float]:
    return {"seats": len(wins), "wins": round(sum(wins), 2)}


def by_thing(rows: Sequence[Row], topic: str) -> dict[str, dict[str, float]]:
    """By thing: how many seats had it and how many of them won, the most successful first."""
    found: dict[str, list[float]] = {}
    for row in rows:
        for things, won in zip(row["things"][topic], parts_of_victory(row), strict=True):
            for thing in things:
                found.setdefault(thing, []).append(won)
    seats = sum(len(row["ranks"]) for row in rows)
    common = {thing: wins for thing, wins in found.items() if len(wins) >= RARE * seats}
    best = sorted(common, key=lambda thing: -sum(common[thing]) / len(common[thing]))
    return {thing: share(common[thing]) for thing in best}


def by_source(rows: Iterable[Row]) -> dict[str, dict[str, float]]:
    """By source: the points of winners and of the others, on average."""
    sums: dict[str, list[float]] = {}
    seats = [0, 0]
    for row in rows:
        for rank, parts in zip(row["ranks"], row["parts"], strict=True):
            whose = 0 if rank == 1 else 1
            seats[whose] += 1
            for part, points in parts.items():
                sums.setdefault(part, [0.0, 0.0])[whose] += points
    return {
        part: {
            "winners": round(points[0] / max(1, seats[0]), 2),
            "others": round(points[1] / max(1, seats[1]), 2),
        }
        for part, points in sums.items()
    }


def by_round(rows: Iterable[Row]) -> list[dict[str, float]]:
    """After each round but the last: in how many games somebody led, and how often they won."""
    found: dict[int, list[float]] = {}
    for row in rows:
        won = parts_of_victory(row)
        for number, seats in enumerate(row["leads"]):
            if seats:
                found.setdefault(number, []).append(sum(won[seat] for seat in seats) / len(seats))
    return [
        {"round": number + 1, "games": len(wins), "wins": round(sum(wins), 2)}
        for number, wins in sorted(found.items())
    ]


def lengths(moves: Sequence[int]) -> dict[str, Any]:
    """How many moves games have, and how many games are how long."""
    least, most = min(moves), max(moves)
    width = max(1, -(-(most + 1 - least) // BINS))
    bars = [0] * (-(-(most + 1 - least) // width))
    for count in moves:
        bars[(count - least) // width] += 1
    return {**quartiles(sorted(moves)), "width": width, "bars": bars}


def quartiles(values: Sequence[int]) -> dict[str, float]:
    """The least, the middle half, and the most of sorted values."""
    last = len(values) - 1
    return {
        "least": values[0],
        "low": values[round(0.25 * last)],
        "middle": values[round(0.5 * last)],
        "high": values[round(0.75 * last)],
        "most": values[-1],
        "mean": round(sum(values) / len(values), 2),
    }


def counted(values: Iterable[int]) -> dict[str, int]:
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return {str(value): found[value] for value in sorted(found)}
