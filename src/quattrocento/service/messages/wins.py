"""What wins, as the app shows it: figures of the package's data, and sentences about them."""

from dataclasses import asdict
from functools import lru_cache

from quattrocento.service.errors import Problem
from quattrocento.service.messages.puzzle_responses import (
    LeaderOut,
    LengthOut,
    ShareOut,
    SourceOut,
    TopicOut,
    WinsOut,
)
from quattrocento.statistics import sentences
from quattrocento.statistics.kept import NotCounted, read
from quattrocento.text.words import Words


@lru_cache(16)
def wins_out(game: str, language: str) -> WinsOut:
    try:
        found = read(game)
    except NotCounted:
        raise Problem("no-page") from None
    words = Words(language, game)
    lengths = found["lengths"]
    return WinsOut(
        game=game,
        games=found["games"],
        players=len(found["bots"]),
        about=sentences.about(found, words),
        texts={
            "seats": sentences.of_seats(found, words),
            "sources": sentences.of_sources(found, words),
            "leaders": sentences.of_leaders(found, words),
            "lengths": sentences.of_lengths(found, words),
        },
        seats=[ShareOut(**asdict(row)) for row in sentences.by_seat(found, words)],
        topics=[
            TopicOut(
                name=topic,
                title=words(f"wins-{topic}"),
                text=sentences.of_topic(topic, rows, words),
                rows=[ShareOut(**asdict(row)) for row in rows],
            )
            for topic, rows in sentences.by_topic(found, words).items()
        ],
        sources=[
            SourceOut(part, words(f"part-{part}"), points["winners"], points["others"])
            for part, points in found["sources"].items()
        ],
        leaders=[
            LeaderOut(one["round"], one["games"], round(one["wins"] / one["games"], 4))
            for one in found["leaders"]
        ],
        lengths=LengthOut(
            least=lengths["least"],
            middle=lengths["middle"],
            most=lengths["most"],
            width=lengths["width"],
            bars=lengths["bars"],
        ),
        command=found["command"],
    )
