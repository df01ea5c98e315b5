"""What many games say together."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.arena.intervals import wilson
from quattrocento.cli.batch import Job, Report
from quattrocento.text.words import Words


def summary(job: Job, report: Report) -> dict[str, Any]:
    """The figures of one kind of table, ready for JSON. Shared victories count for each."""
    games, moves = len(report.lengths), sum(report.lengths)
    by_seat = []
    for seat in range(job.seats):
        wins = sum(seat in first for first in report.firsts)
        low, high = wilson(wins, games)
        score = sum(total[seat] for total in report.totals) / games
        by_seat.append(
            {"wins": wins, "share": wins / games, "low": low, "high": high, "mean_score": score}
        )
    return {
        "game": job.game,
        "seats": job.seats,
        "options": dict(job.options),
        "seed": job.seed,
        "checked": job.checked,
        "games": games,
        "by_seat": by_seat,
        "moves": {
            "total": moves,
            "min": min(report.lengths),
            "mean": moves / games,
            "max": max(report.lengths),
        },
        "moves_per_second": moves / report.seconds if report.seconds else 0.0,
    }


def summary_page(found: dict[str, Any], words: Words) -> RenderableType:
    title = [words("simulate-seats", count=found["seats"])]
    title += [f"{key}={value}" for key, value in found["options"].items()]
    table = Table(title=" · ".join(title), title_justify="left")
    table.add_column(words("simulate-seat"), justify="right")
    for key in ("simulate-wins", "simulate-share", "simulate-interval", "simulate-score"):
        table.add_column(words(key), justify="right")
    for seat, figures in enumerate(found["by_seat"]):
        table.add_row(
            str(seat),
            str(figures["wins"]),
            words("simulate-percent", share=figures["share"]),
            words("simulate-from-to", low=figures["low"], high=figures["high"]),
            words("simulate-points", points=figures["mean_score"]),
        )
    moves = found["moves"]
    length = {"least": moves["min"], "mean": moves["mean"], "most": moves["max"]}
    checked = "simulate-checked" if found["checked"] else "simulate-unchecked"
    return Group(
        table,
        Text(words("simulate-games", count=found["games"], seed=found["seed"])),
        Text(words.say("simulate-length", length)),
        Text(words("simulate-speed", speed=found["moves_per_second"], checked=words(checked))),
    )
