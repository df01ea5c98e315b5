"""What wins, at the terminal: a table for each chart of the app, and the same sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.statistics import sentences
from quattrocento.statistics.sentences import Share
from quattrocento.text.words import Words

WIDTH = 24  # of the longest bar


def page(found: Mapping[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [Text(sentences.about(found, words))]
    parts += chapter(
        words("wins-seats"),
        shares(sentences.by_seat(found, words), words),
        sentences.of_seats(found, words),
    )
    for topic, rows in sentences.by_topic(found, words).items():
        said = sentences.of_topic(topic, rows, words)
        parts += chapter(words(f"wins-{topic}"), shares(rows, words), said)
    sources = sources_table(found["sources"], words)
    parts += chapter(words("wins-sources"), sources, sentences.of_sources(found, words))
    if found["leaders"]:
        leaders = leaders_table(found["leaders"], words)
        parts += chapter(words("wins-leaders"), leaders, sentences.of_leaders(found, words))
    parts += [
        Text(words("wins-lengths"), "bold"),
        Text(sentences.of_lengths(found, words)),
        Text(words("wins-command", command=found["command"]), "dim"),
    ]
    return Group(*parts)


def chapter(title: str, table: Table, said: str) -> list[RenderableType]:
    return [Text(title, "bold"), table, Text(f"{said}\n")]


def shares(rows: Sequence[Share], words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("wins-thing"))
    for key in ("wins-share", "wins-interval", "wins-count"):
        table.add_column(words(key), justify="right")
    table.add_column()
    most = max(row.share for row in rows)
    for row in rows:
        interval = f"{100 * row.low:.0f}–{100 * row.high:.0f}"
        bar = Text("█" * round(WIDTH * row.share / most), "blue")
        table.add_row(row.text, f"{100 * row.share:.1f}", interval, str(row.seats), bar)
    return table


def sources_table(sources: Mapping[str, Mapping[str, float]], words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("wins-thing"))
    for key in ("wins-winners", "wins-others"):
        table.add_column(words(key), justify="right")
    for part, points in sources.items():
        table.add_row(words(f"part-{part}"), f"{points['winners']:.1f}", f"{points['others']:.1f}")
    return table


def leaders_table(leaders: Sequence[Mapping[str, float]], words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("wins-thing"))
    table.add_column(words("wins-share"), justify="right")
    for row in leaders:
        share = 100 * row["wins"] / row["games"]
        table.add_row(words("wins-round", number=row["round"]), f"{share:.1f}")
    return table
