"""`quattrocento arena`: bots against bots, with intervals."""

import hashlib
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quattrocento.arena.contests import Contest
from quattrocento.arena.results import summary
from quattrocento.arena.workers import PLACES, NoCluster, work
from quattrocento.bots.levels import UnknownBot, by_name, parse_spec
from quattrocento.bots.outside import BotFault, Outside
from quattrocento.cli.arguments import (
    DataFolder,
    EditionFile,
    Language,
    Options,
    data_folder,
    find_edition,
    find_game,
    option_texts,
    reader_language,
)
from quattrocento.cli.errors import BadInput
from quattrocento.cli.screen import Screen
from quattrocento.core.game import Game, VariantError
from quattrocento.core.rng import Rng
from quattrocento.text.words import Words


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    bots: Annotated[
        str, typer.Option(help="The bots: master@500,journeyman*3 or mymodule:MyBot,chance.")
    ] = "journeyman,apprentice*3",
    number: Annotated[int, typer.Option("--number", "-n", min=1, help="Number of games.")] = 400,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "",
    edition: EditionFile = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one per core.")] = 0,
    on: Annotated[str, typer.Option(help="Where to run: pool, here or ray.")] = "pool",
    limit: Annotated[float, typer.Option(help="Seconds a bot has for a move.")] = 60.0,
    folder: Annotated[
        Path | None, typer.Option(help="Folder for results; an interrupted run resumes from it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
    lang: Language = None,
    data: DataFolder = None,
) -> None:
    """Play bots against each other in rotated seats with paired seeds, and rate them."""
    played = find_game(game)
    if on not in PLACES:
        raise BadInput(f"--on {on!r}; expected one of {', '.join(PLACES)}")
    figures = find_edition(played, edition)
    contest = Contest(
        game=game,
        bots=tuple(parse_bots(bots)),
        number=number,
        seed=seed or "arena",
        options=tuple(option_texts(option).items()),
        edition=figures.imprint.text if edition else "",
        limit=limit,
    )
    check(played, contest, figures)
    place = folder or data_folder(data) / "arena" / name_of(contest)
    try:
        games = play_all(contest, place, on, jobs or os.cpu_count() or 1)
    except NoCluster as fault:
        raise BadInput(str(fault)) from None
    report(contest, games, place, as_json, Words(reader_language(lang), game))


def parse_bots(text: str) -> list[str]:
    """`master,journeyman*3` -> four names."""
    found = []
    for item in text.split(","):
        name, star, times = item.rpartition("*")
        if star and times.isdecimal() and 0 < int(times) < 9:
            found += [name] * int(times)
        else:
            found.append(item)
    return found


def check(game: Game, contest: Contest, figures: Any) -> None:
    """Refuse a contest that cannot be played before the first game."""
    try:
        game.start(
            len(contest.bots),
            game.read_variants(dict(contest.options)),
            figures,
            Rng(bytes(32)),
            logged=False,
        )
        for name in set(contest.bots):
            bot = by_name(parse_spec(name).name, Rng(bytes(32)))
            if isinstance(bot, Outside):
                bot.close()
    except (VariantError, UnknownBot, BotFault) as fault:
        raise BadInput(str(fault)) from None


def name_of(contest: Contest) -> str:
    """The folder of a contest: the same one for the same question, whatever the number."""
    question = {key: value for key, value in asdict(contest).items() if key != "number"}
    digest = hashlib.sha256(json.dumps(question, sort_keys=True).encode()).hexdigest()
    return f"{contest.game}-{len(contest.bots)}-{digest[:10]}"


def play_all(contest: Contest, folder: Path, on: str, jobs: int) -> list[dict[str, Any]]:
    """Play what is not yet in the folder; every game is written as it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    book = folder / "results.jsonl"
    games = read_results(book, contest)
    missing = [index for index in range(contest.number) if index not in games]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
        book.open("a", encoding="utf-8") as out,
    ):
        task = bar.add_task("", total=contest.number, completed=contest.number - len(missing))
        for game in work(contest, missing, on, jobs):
            (folder / f"{game['index']:05}.txt").write_text(game.pop("record"), "utf-8")
            games[game["index"]] = game
            out.write(json.dumps(game) + "\n")
            out.flush()
            bar.advance(task)
    return [games[index] for index in range(contest.number)]


def read_results(book: Path, contest: Contest) -> dict[int, dict[str, Any]]:
    """The games already played. A line that was cut off is played again."""
    plan = book.with_name("contest.json")
    question = {key: value for key, value in asdict(contest).items() if key != "number"}
    written = json.dumps(question, indent=2)
    if not plan.exists():
        plan.write_text(written, "utf-8")
    elif plan.read_text("utf-8") != written:
        raise BadInput(f"{plan} is of another contest; expected another --folder")
    games = {}
    if book.exists():
        for line in book.read_text("utf-8").splitlines():
            try:
                game = json.loads(line)
            except ValueError:
                continue
            games[int(game["index"])] = game
    return games


def report(
    contest: Contest, games: list[dict[str, Any]], folder: Path, as_json: bool, words: Words
) -> None:
    rows = summary(contest.bots, games)
    (folder / "summary.json").write_text(json.dumps(rows, indent=2), "utf-8")
    if as_json:
        typer.echo(json.dumps({"contest": asdict(contest), "bots": rows}, indent=2))
        return
    screen = Screen()
    screen.show(page(rows, words))
    if not is_rated(rows):
        typer.echo(words("arena-unrated", extra="quattrocento[bots]"))
    typer.echo(words("arena-kept", folder=str(folder)))


def is_rated(rows: list[dict[str, Any]]) -> bool:
    return all("rating" in row for row in rows)


def page(rows: list[dict[str, Any]], words: Words) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("arena-bot"), overflow="fold")
    rated = ["rating"] if is_rated(rows) else []
    for key in ("games", "share", "interval", "score", "rank", *rated):
        table.add_column(words(f"arena-{key}"), justify="right", no_wrap=True)
    lines = []
    for row in rows:
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['share']:.3f}",
            f"{row['low']:.3f}–{row['high']:.3f}",
            f"{row['score']:.1f} ± {row['score_width']:.1f}",
            f"{row['rank']:.2f} ± {row['rank_width']:.2f}",
            *(f"{row[key]:.1f} ± {2 * row[f'{key}_sigma']:.1f}" for key in rated),
        )
        facts = [f"{words(f'part-{part}')} {mean:.1f}" for part, mean in row["parts"].items()]
        facts.append(words("arena-seconds", seconds=f"{row['seconds']:.1f}"))
        if row["forfeits"]:
            facts.append(words("arena-forfeits", count=row["forfeits"]))
        lines.append(Text(f"{row['bot']}: {' · '.join(facts)}"))
    return Group(table, *lines)
