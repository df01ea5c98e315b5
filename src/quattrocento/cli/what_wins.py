"""`quattrocento statistics`: what wins, from thousands of games of strong bots."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from quattrocento.arena.workers import PLACES, NoCluster
from quattrocento.cli.arguments import (
    AsJson,
    DataFolder,
    GameName,
    Jobs,
    Language,
    data_folder,
    find_game,
    processes,
    reader_language,
)
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import check_new, write_new
from quattrocento.cli.progress import bar
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import check_level
from quattrocento.cli.wins_page import page
from quattrocento.statistics.book import StatisticsBook
from quattrocento.statistics.games import Table
from quattrocento.statistics.kept import NotCounted, read
from quattrocento.text.words import Words

# The table where nobody asks for another.
USUAL = {"bot": "journeyman", "worlds": 1, "seats": 4, "seed": ""}


def statistics(
    game: GameName,
    number: Annotated[
        int,
        typer.Option(
            "--number", "-n", min=0, help="Count so many new games; 0 shows what is kept."
        ),
    ] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, at every seat.")] = "journeyman",
    worlds: Annotated[
        int,
        typer.Option(min=0, help="Imagined worlds in which a journeyman looks; 0 is its own six."),
    ] = 1,
    seats: Annotated[int, typer.Option(min=2, help="Number of players.")] = 4,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "",
    jobs: Jobs = 0,
    on: Annotated[str, typer.Option(help="Where to run: pool, here or ray.")] = "pool",
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the figures to a file.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
    data: DataFolder = None,
) -> None:
    """What wins: shares by seat and choice, from thousands of games of bots."""
    played = find_game(game)
    if on not in PLACES:
        raise BadInput(f"--on {on!r}; expected one of {', '.join(PLACES)}")
    if seats not in played.seats:
        least, most = played.seats[0], played.seats[-1]
        raise BadInput(f"--seats {seats}; expected {least} to {most}")
    check_level(bot)
    check_new(to)
    if number:
        table = Table(game, (bot,) * seats, seed or "what wins", worlds)
        found = count(table, number, data_folder(data) / "statistics", on, processes(jobs))
    else:
        refuse_table({"bot": bot, "worlds": worlds, "seats": seats, "seed": seed})
        try:
            found = read(game)
        except NotCounted as fault:
            raise BadInput(str(fault)) from None
    text = json.dumps(found, indent=1)
    if to is not None:
        write_new(to, text + "\n")
    if as_json:
        typer.echo(text)
        return
    Screen().show(page(found, Words(reader_language(lang), game)))


def refuse_table(given: Mapping[str, str | int]) -> None:
    """What is kept was counted once: nothing else can be asked of it."""
    if asked := [f"--{name}" for name, value in given.items() if value != USUAL[name]]:
        raise BadInput(f"{', '.join(asked)} without -n; expected -n N, to count new games")


def count(table: Table, number: int, folder: Path, on: str, jobs: int) -> dict[str, Any]:
    """Play what is not yet in the folder, with a bar where somebody looks on."""
    book = StatisticsBook(folder, table)
    command = f"quattrocento statistics {table.game} -n {number} --bot {table.bots[0]}"
    command += f" --worlds {table.worlds} --seats {len(table.bots)} --seed '{table.seed}'"
    try:
        with bar(number, number - len(book.missing(number))) as (progress, task):
            for _ in book.play(number, on, jobs):
                progress.advance(task)
    except NoCluster as fault:
        raise BadInput(str(fault)) from None
    return book.report(number, command)
