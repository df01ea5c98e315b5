"""`quattrocento export`: games as data, a row for each decision."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.cli.arguments import AsJson
from quattrocento.cli.errors import BadInput, reason
from quattrocento.cli.files import read_record
from quattrocento.cli.screen import Screen
from quattrocento.core.record import FORMAT, RecordError
from quattrocento.datasets.files import NoData, Writer, writer
from quattrocento.datasets.rows import OtherEdition, Row, Wanted, rows_of

ExportFile = Annotated[
    Path | None,
    typer.Option(
        "--export", metavar="FILE", help="Also write every decision, to .jsonl or .parquet."
    ),
]
WithPositions = Annotated[
    bool, typer.Option("--positions", help="With whole positions, secrets included, as JSON.")
]
WithChances = Annotated[
    bool, typer.Option("--chances", help="With the bots' estimate of each seat's chance to win.")
]


def export(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD...", help="Records of games, or folders of them."),
    ],
    to: Annotated[Path, typer.Option(metavar="FILE", help="The new file, .jsonl or .parquet.")],
    positions: WithPositions = False,
    chances: WithChances = False,
    as_json: AsJson = False,
) -> None:
    """Write the decisions of recorded games to a data set, JSON lines or Parquet."""
    with open_writer(to) as out:
        written = put_all(files(records), out, Wanted(positions, chances))
        if not written.rows:
            given = ", ".join(map(str, records))
            raise BadInput(f"{given}: no decision; expected records of games that are over")
    if as_json:
        typer.echo(json.dumps({"file": str(to), **vars(written)}, indent=2))
    else:
        tell_written(to, written)


@dataclass
class Written:
    """What is in a data set, and how many games were not over and so left out."""

    games: int = 0
    rows: int = 0
    unfinished: int = 0


def put_all(records: Iterable[Path], out: Writer, wanted: Wanted) -> Written:
    """Write the decisions of recorded games, one game after the other."""
    written = Written()
    for path in records:
        found = list(decisions(path, wanted))
        out.write(found)
        written.games += bool(found)
        written.rows += len(found)
        written.unfinished += not found
    return written


def tell_written(to: Path, written: Written) -> None:
    found = f"{written.rows} decisions of {written.games} games in {to}"
    Screen().line(found if written.rows else f"no decision, so {to} is not written")
    if written.unfinished:
        Screen().line(f"{written.unfinished} games are not over and were left out")


def refuse_edition(to: Path | None, edition: Path | None) -> None:
    """Actions and observations have numbers for a game's own edition alone."""
    if to and edition:
        raise BadInput("--export with --edition; only a game's own edition has numbers")


def open_writer(path: Path) -> Writer:
    try:
        return writer(path)
    except NoData as fault:
        raise BadInput(str(fault)) from None
    except OSError as fault:
        raise BadInput(f"{path}: {reason(fault)}; expected the name of a new file") from None


def files(given: list[Path]) -> Iterator[Path]:
    """The records named, and those within the folders named; other files there do not matter."""
    for path in given:
        if not path.is_dir():
            yield path
            continue
        for file in sorted(path.rglob("*.txt")):
            with file.open("rb") as opened:
                if opened.read(len(FORMAT)) == FORMAT.encode():
                    yield file


def decisions(path: Path, wanted: Wanted) -> Iterator[Row]:
    game, record = read_record(path)
    try:
        yield from rows_of(game, record, wanted)
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None
    except OtherEdition as fault:
        raise BadInput(f"{path}: {fault}; expected the game's own") from None
