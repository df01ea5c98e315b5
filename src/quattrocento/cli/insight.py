"""A deep review at the terminal: made part by part, kept, and told."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from quattrocento.analysis.deep import Finding, assemble, divide, examine
from quattrocento.analysis.insight import VERSION, Decision, Insight, Option
from quattrocento.analysis.kept import finding_data, insight_data, read_finding
from quattrocento.analysis.positions import positions
from quattrocento.arena.workers import work
from quattrocento.cli.progress import bar
from quattrocento.cli.screen import Screen
from quattrocento.core.match import Match
from quattrocento.core.moves import read
from quattrocento.core.record import Record
from quattrocento.core.state import State
from quattrocento.text.reasons import reason, reasons
from quattrocento.text.words import Words

SHOWN = 12  # choices that are told of, the worst first


def look_through(record: Record, depth: int, folder: Path, on: str, jobs: int) -> Insight:
    """Look at what is not yet in the folder; every part is written as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    book = folder / f"{record.game}-{record.digest[:16]}-{VERSION}-{depth}.jsonl"
    parts = divide(record, depth)
    found = read_parts(book)
    missing = [part for part in parts if part.number not in found]
    with (
        bar(len(parts), len(parts) - len(missing)) as (progress, task),
        book.open("a", encoding="utf-8") as out,
    ):
        # What was cut off stays a line of its own, which nobody can read.
        out.write("\n" if out.tell() and not book.read_bytes().endswith(b"\n") else "")
        for part, findings in work(partial(examine, str(record)), missing, on, jobs):
            kept = {"part": part.number, "findings": [finding_data(one) for one in findings]}
            out.write(json.dumps(kept) + "\n")
            out.flush()
            found[part.number] = findings
            progress.advance(task)
    return assemble(record, depth, [one for part in parts for one in found[part.number]])


def read_parts(book: Path) -> dict[int, list[Finding]]:
    """The parts that are done. A line that was cut off is done again."""
    found = {}
    if book.exists():
        for line in book.read_text("utf-8").splitlines():
            try:
                kept = json.loads(line)
            except ValueError:
                continue
            found[int(kept["part"])] = [read_finding(one) for one in kept["findings"]]
    return found


def as_json(seen: Insight) -> str:
    return json.dumps(insight_data(seen), indent=2)


def show(screen: Screen, match: Match, seen: Insight, words: Words) -> None:
    screen.show(Text(words("insight-accounts"), "bold"))
    screen.show(accounts_table(seen, words))
    screen.show(Text(words("insight-worst"), "bold"))
    worst = list(told_decisions(match, seen, words))
    if not worst:
        screen.line(words("insight-none"))
    for heading, why in worst:
        screen.line(heading)
        screen.line(f"  {why}")


def accounts_table(seen: Insight, words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column()
    keys = ("accuracy", "own", "others", "luck", "inaccuracies", "mistakes", "blunders")
    for key in keys:
        table.add_column(words(f"insight-{key}"), justify="right")
    for one in seen.accounts:
        table.add_row(
            words.player(one.seat),
            f"{one.accuracy:.1f}",
            *(signed(part) for part in (one.own_choices, one.others_choices, one.luck)),
            *(str(count) for count in (one.inaccuracies, one.mistakes, one.blunders)),
        )
    return table


def signed(chance: float) -> str:
    """A change of a chance, in hundredths."""
    return f"{100 * chance:+.0f}".replace("-0", "0").replace("+0", "0")


def told_decisions(match: Match, seen: Insight, words: Words) -> Iterator[tuple[str, str]]:
    """The worst choices, in the order of the game: what was lost, and why."""
    worst = sorted((one for one in seen.decisions if one.grade), key=lambda one: -one.loss)
    kept = {one.ply for one in worst[:SHOWN]}
    for s, one in positions(match, seen):
        if one.ply in kept:
            yield told(s, one, words), told_reasons(one, one.best, words)


def told(s: State, one: Decision, words: Words) -> str:
    return words(
        f"insight-{one.grade}",
        ply=one.ply + 1,
        name=words.player(one.seat),
        played=words.move(read(s, one.seat, one.played)),
        best=words.move(read(s, one.seat, one.best.move)),
        loss=round(100 * one.loss),
    )


def told_reasons(one: Decision, option: Option, words: Words) -> str:
    """What speaks for a move, in words."""
    found = []
    for why in option.reasons:
        rival = words.player(why.seat) if why.seat != one.seat else ""
        found.append(reason(words, why.part, why.facts, rival, why.later))
    return reasons(words, found)
