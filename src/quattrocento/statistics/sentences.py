"""What the figures say, in plain sentences."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quattrocento.arena.intervals import wilson
from quattrocento.text.words import Words

MOST = 16  # things of a topic that are told of: the best and the worst of them


@dataclass(frozen=True)
class Share:
    """A part of the games that was won, and where the true one lies in 95 of 100 cases."""

    name: str
    text: str
    seats: int
    share: float
    low: float
    high: float


def share_of(name: str, text: str, given: Mapping[str, float]) -> Share:
    seats = int(given["seats"])
    low, high = wilson(given["wins"], seats)
    return Share(name, text, seats, round(given["wins"] / seats, 4), round(low, 4), round(high, 4))


def by_seat(found: Mapping[str, Any], words: Words) -> list[Share]:
    return [
        share_of(str(place), words("wins-seat", number=place + 1), given)
        for place, given in enumerate(found["seats"])
    ]


def by_topic(found: Mapping[str, Any], words: Words) -> dict[str, list[Share]]:
    """Each topic with the best and the worst of its things; topics with one thing say nothing."""
    topics = {}
    for topic, things in found["topics"].items():
        rows = [share_of(name, words.piece(name), given) for name, given in things.items()]
        if len(rows) > MOST:
            rows = rows[: MOST // 2] + rows[-MOST // 2 :]
        if len(rows) > 1:
            topics[topic] = rows
    return topics


def about(found: Mapping[str, Any], words: Words) -> str:
    """Which games these are."""
    bot = found["bots"][0]
    level = bot.partition("@")[0]
    named = words(f"bot-{level}") if words.has(f"bot-{level}") else bot
    return words("wins-about", games=found["games"], players=len(found["bots"]), bot=named)


def of_seats(found: Mapping[str, Any], words: Words) -> str:
    rows = by_seat(found, words)
    best, worst = max(rows, key=lambda row: row.share), min(rows, key=lambda row: row.share)
    fair = 100 / len(rows)
    if all(row.low <= fair / 100 <= row.high for row in rows):
        return words("wins-seats-fair", fair=round(fair))
    return words(
        "wins-seats-says",
        best=best.text,
        more=round(100 * best.share),
        worst=worst.text,
        less=round(100 * worst.share),
        fair=round(fair),
    )


def of_topic(topic: str, rows: list[Share], words: Words) -> str:
    best, worst = rows[0], rows[-1]
    return words(
        f"wins-{topic}-says",
        best=best.text,
        more=round(100 * best.share),
        worst=worst.text,
        less=round(100 * worst.share),
    )


def of_sources(found: Mapping[str, Any], words: Words) -> str:
    """Where winners are furthest ahead of the others."""
    sources = found["sources"]
    best = max(sources, key=lambda part: sources[part]["winners"] - sources[part]["others"])
    return words(
        "wins-sources-says",
        source=words(f"part-{best}"),
        winners=round(sources[best]["winners"], 1),
        others=round(sources[best]["others"], 1),
        middle=found["winning"]["middle"],
    )


def of_leaders(found: Mapping[str, Any], words: Words) -> str:
    rows = found["leaders"]
    if not rows:
        return ""
    first, last = rows[0], rows[-1]
    return words(
        "wins-leaders-says",
        first=round(100 * first["wins"] / first["games"]),
        last=round(100 * last["wins"] / last["games"]),
        round=last["round"],
    )


def of_lengths(found: Mapping[str, Any], words: Words) -> str:
    given = found["lengths"]
    return words("wins-lengths-says", low=given["low"], high=given["high"], middle=given["middle"])
