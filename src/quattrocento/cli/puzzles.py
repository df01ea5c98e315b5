"""`quattrocento puzzles`: mine new ones from games of bots, or have bots solve those there are."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.arena.workers import PLACES, NoCluster, work
from quattrocento.cli.arguments import (
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
from quattrocento.cli.seats import check_level
from quattrocento.puzzles.book import PuzzleBook
from quattrocento.puzzles.mining import mine
from quattrocento.puzzles.puzzle import puzzles as kept
from quattrocento.puzzles.solving import answer, solver
from quattrocento.text.words import Words

DEEDS = ("mine", "check")


def puzzles(
    deed: Annotated[str, typer.Argument(metavar="DEED", help="mine, or check.")],
    game: GameName,
    number: Annotated[
        int, typer.Option("--number", "-n", min=1, help="So many are wanted; or checked at most.")
    ] = 60,
    games: Annotated[int, typer.Option(min=1, help="Look through so many games at most.")] = 1000,
    bot: Annotated[
        str, typer.Option(help="Who solves them: master has ten times its iterations.")
    ] = "master",
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same.")] = "puzzles",
    jobs: Jobs = 0,
    on: Annotated[str, typer.Option(help="Where to run: pool, here or ray.")] = "pool",
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write what was mined to a file.")
    ] = None,
    lang: Language = None,
    data: DataFolder = None,
) -> None:
    """Mine puzzles from games of bots, or check those there are."""
    key = find_game(game).key
    if deed not in DEEDS:
        raise BadInput(f"{deed!r}; expected one of {', '.join(DEEDS)}")
    if on not in PLACES:
        raise BadInput(f"--on {on!r}; expected one of {', '.join(PLACES)}")
    check_level(bot)
    check_new(to)
    words = Words(reader_language(lang), key)
    try:
        if deed == "check":
            said = try_all(key, number, bot, seed, on, processes(jobs))
            typer.echo(words.say("puzzle-checked", said))
            return
        book = PuzzleBook(data_folder(data) / "puzzles", key, seed)
        dig(book, number, games, on, processes(jobs))
    except NoCluster as fault:
        raise BadInput(str(fault)) from None
    chosen = book.choose(number)
    count, found, looked = len(chosen), len(book.puzzles()), len(book.found)
    typer.echo(words("puzzle-mined", count=count, found=found, games=looked))
    if to is not None:
        write_new(to, book.file(chosen, number))


def dig(book: PuzzleBook, wanted: int, games: int, on: str, jobs: int) -> None:
    """Look through games that are not yet in the book, until there are enough puzzles."""
    game, seed = book.game, book.seed
    missing = [index for index in range(games) if index not in book.found]
    with bar(wanted, len(book.puzzles())) as (progress, task):
        if len(book.puzzles()) < wanted:
            for index, found in work(partial(mine, game, seed), missing, on, jobs):
                book.add(index, found)
                progress.update(task, completed=min(wanted, len(book.puzzles())))
                if len(book.puzzles()) >= wanted:
                    break


def try_all(game: str, number: int, bot: str, seed: str, on: str, jobs: int) -> dict[str, object]:
    spec = solver(bot, game)
    asked = kept(game)[:number]
    solved = 0
    with bar(len(asked)) as (progress, task):
        for place, said in work(partial(said_of, game, spec, seed), range(len(asked)), on, jobs):
            solved += said == asked[place].solution
            progress.advance(task)
    return {"bot": spec, "solved": solved, "tried": len(asked)}


def said_of(game: str, bot: str, seed: str, place: int) -> str:
    return answer(kept(game)[place], bot, seed)
