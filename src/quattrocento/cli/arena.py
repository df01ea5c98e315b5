"""`quattrocento arena`: bots against bots, with intervals."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.arena.book import AnotherContest
from quattrocento.arena.contests import Contest
from quattrocento.arena.formats import FORMATS, BadFormat, tables
from quattrocento.arena.sprt import Hypotheses
from quattrocento.arena.tournaments import Tournament, folders
from quattrocento.arena.versions import name_of
from quattrocento.arena.workers import PLACES, NoCluster
from quattrocento.bots.levels import UnknownBot, check_name, parse_spec, split_specs
from quattrocento.bots.lines import BotFault
from quattrocento.cli.arena_page import sentence, strength, write_page
from quattrocento.cli.arguments import (
    AsJson,
    DataFolder,
    EditionFile,
    Jobs,
    Language,
    Options,
    data_folder,
    find_edition,
    find_game,
    option_texts,
    processes,
    reader_language,
)
from quattrocento.cli.errors import BadInput
from quattrocento.cli.export import (
    ExportFile,
    WithChances,
    WithPositions,
    open_writer,
    put_all,
    refuse_edition,
    tell_written,
)
from quattrocento.cli.progress import bar
from quattrocento.cli.screen import Screen
from quattrocento.core.game import Game, VariantError
from quattrocento.core.rng import Rng
from quattrocento.datasets.rows import Wanted
from quattrocento.text.words import Words

PAGE = "results.html"
# So much of what a bot said of its fault is shown; all of it is in the results.
TRACE = 12


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    bots: Annotated[
        str,
        typer.Option(
            help="The bots: master@500,journeyman*3 or mymodule:MyBot,run:./mybot '1,2',chance."
        ),
    ] = "journeyman,apprentice*3",
    number: Annotated[
        int, typer.Option("--number", "-n", min=1, help="Number of games at each table.")
    ] = 400,
    kind: Annotated[
        str,
        typer.Option(
            "--format", help="table: all at one; gauntlet: the first against each; round-robin."
        ),
    ] = "table",
    seats: Annotated[
        int, typer.Option(min=0, help="Seats at each table of a gauntlet or round robin.")
    ] = 0,
    sprt: Annotated[
        str,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop as soon as it is clear whether the first bot is ELO0 or ELO1 stronger.",
        ),
    ] = "",
    option: Options = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "",
    edition: EditionFile = None,
    jobs: Jobs = 0,
    on: Annotated[str, typer.Option(help="Where to run: pool, here or ray.")] = "pool",
    limit: Annotated[
        float, typer.Option(min=0.0, help="Seconds a bot has for a move, then it is ended.")
    ] = 60.0,
    folder: Annotated[
        Path | None, typer.Option(help="Folder for results; an interrupted run resumes from it.")
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Play all games anew instead of resuming.")
    ] = False,
    to: ExportFile = None,
    positions: WithPositions = False,
    chances: WithChances = False,
    as_json: AsJson = False,
    lang: Language = None,
    data: DataFolder = None,
) -> None:
    """Play bots against each other in rotated seats with paired seeds, and rate them."""
    played = find_game(game)
    if on not in PLACES:
        raise BadInput(f"--on {on!r}; expected one of {', '.join(PLACES)}")
    if kind not in FORMATS:
        raise BadInput(f"--format {kind!r}; expected one of {', '.join(FORMATS)}")
    refuse_edition(to, edition)
    figures = find_edition(played, edition)
    contests = [
        Contest(
            game=game,
            bots=who,
            number=number,
            seed=seed or "arena",
            options=tuple(option_texts(option).items()),
            edition=figures.imprint.text if edition else "",
            limit=limit,
        )
        for who in who_meets(played, bots, kind, seats)
    ]
    check(played, contests[0], figures)
    tested = parse_hypotheses(sprt, kind)
    shelf = data_folder(data) / "arena"
    place = folder or shelf / name_of(contests, "" if kind == "table" else kind)
    words = Words(reader_language(lang), game)
    with open_writer(to) if to else nullcontext() as out, told_faults():
        run = Tournament(contests, folders(contests, folder, shelf), fresh, tested)
        if not as_json:
            tell_resumed(run, words)
        play_all(run, on, processes(jobs))
        written = put_all(run.records(), out, Wanted(positions, chances)) if out else None
    report(run, place, as_json, words)
    if to and written and not as_json:
        tell_written(to, written)


@contextmanager
def told_faults() -> Iterator[None]:
    """What keeps a contest from being played is told to whoever asked for it."""
    try:
        yield
    except (NoCluster, AnotherContest, UnknownBot) as fault:
        raise BadInput(str(fault)) from None
    except BotFault as fault:
        if fault.trace:
            print(fault.trace, file=sys.stderr)
        raise BadInput(str(fault)) from None


def who_meets(game: Game, bots: str, kind: str, seats: int) -> list[tuple[str, ...]]:
    try:
        return tables(kind, parse_bots(bots), seats or game.seats[0])
    except (BadFormat, UnknownBot) as fault:
        raise BadInput(str(fault)) from None


def parse_bots(text: str) -> list[str]:
    """`master,journeyman*3` -> four names."""
    found = []
    for item in split_specs(text):
        name, star, times = item.rpartition("*")
        if star and times.isdecimal() and 0 < int(times) < 9:
            found += [name] * int(times)
        else:
            found.append(item)
    return found


def parse_hypotheses(text: str, kind: str) -> Hypotheses | None:
    """`0,30` -> is it as strong as the others, or 30 Elo stronger?"""
    if not text:
        return None
    if kind != "table":
        raise BadInput(f"--sprt tests the first bot at one table; expected no --format {kind}")
    first, comma, second = text.partition(",")
    try:
        low, high = float(first), float(second)
    except ValueError:
        low = high = 0.0
    if not comma or not -1000 <= low < high <= 1000:
        raise BadInput(f"--sprt {text!r}; expected two strengths in Elo, as in 0,30")
    return Hypotheses(low, high)


def check(game: Game, contest: Contest, figures: Any) -> None:
    """Refuse a contest that cannot be played before the first game."""
    try:
        options = game.read_variants(dict(contest.options))
        game.start(len(contest.bots), options, figures, Rng(bytes(32)), logged=False)
        for name in set(contest.bots):
            check_name(parse_spec(name).name)
    except (VariantError, UnknownBot) as fault:
        raise BadInput(str(fault)) from None


def tell_resumed(run: Tournament, words: Words) -> None:
    if run.resumed:
        typer.echo(words("arena-resumed", count=run.resumed))
    if run.others:
        typer.echo(words("arena-others", count=run.others))


def play_all(run: Tournament, on: str, jobs: int) -> None:
    """Play what is not yet in the folder, with a bar where somebody looks on."""
    with bar(run.number, run.resumed) as (progress, task):
        for _ in run.play(on, jobs):
            progress.advance(task)


def report(run: Tournament, folder: Path, as_json: bool, words: Words) -> None:
    found = run.report()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "summary.json").write_text(json.dumps(found, indent=2), "utf-8")
    write_page(found, words, folder / PAGE)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    Screen().show(page(found, words))
    typer.echo(words("arena-kept", folder=str(folder)))
    typer.echo(words("arena-page", file=str(folder / PAGE)))


def page(found: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("arena-bot"), overflow="fold")
    for key in ("games", "share", "interval", "score", "rank", "rating"):
        table.add_column(words(f"arena-{key}"), justify="right", no_wrap=True)
    lines = []
    for row in found["bots"]:
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['share']:.3f}",
            f"{row['low']:.3f}–{row['high']:.3f}",
            f"{row['score']:.1f} ± {row['score_width']:.1f}",
            f"{row['rank']:.2f} ± {row['rank_width']:.2f}",
            strength(row),
        )
        lines.append(Text(f"{row['bot']}: {' · '.join(facts(row, words))}"))
    if found["sprt"]:
        lines.append(Text(sentence(found["sprt"], words)))
    return Group(table, *lines, *(explain(one, words) for one in found["faults"]))


def facts(row: dict[str, Any], words: Words) -> list[str]:
    found = [f"{words(f'part-{part}')} {mean:.1f}" for part, mean in row["parts"].items()]
    found.append(words("arena-seconds", seconds=f"{row['seconds']:.1f}"))
    if row["forfeits"]:
        found.append(words("arena-forfeits", count=row["forfeits"]))
    return found


def explain(fault: dict[str, Any], words: Words) -> RenderableType:
    """Why a bot forfeited, and the end of what it said of that."""
    said = words("arena-fault", bot=fault["bot"], count=fault["games"], reason=fault["reason"])
    trace = fault["trace"].splitlines()[-TRACE:]
    return Group(Text(said, "bold"), *(Text(f"    {line}", "dim") for line in trace))
