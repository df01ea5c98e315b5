"""`quattrocento export`: games as data, a row for each decision."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.cli.arguments import AsJson
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import read_record, reason
from quattrocento.cli.screen import Screen
from quattrocento.core.record import FORMAT, RecordError
from quattrocento.datasets.files import NoData, Writer, writer
from quattrocento.datasets.rows import OtherEdition, Row, Wanted, rows_of

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
    games = rows = left_out = 0
    with open_writer(to) as out:
        for path in files(records):
            found = list(decisions(path, Wanted(positions, chances)))
            out.write(found)
            games, rows = games + bool(found), rows + len(found)
            left_out += not found
    if as_json:
        told = {"file": str(to), "games": games, "rows": rows, "unfinished": left_out}
        typer.echo(json.dumps(told, indent=2))
        return
    Screen().line(f"{rows} decisions of {games} games in {to}")
    if left_out:
        Screen().line(f"{left_out} games are not over and were left out")


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
