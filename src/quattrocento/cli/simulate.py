"""`quattrocento simulate`: random games by the thousand, and what came of them."""

import json
import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from itertools import islice, product
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.arena.workers import deaf
from quattrocento.bots.process_pool import new_pool
from quattrocento.cli.arguments import (
    AsJson,
    DataFolder,
    EditionFile,
    GameName,
    Jobs,
    Language,
    Options,
    data_folder,
    find_edition,
    find_game,
    find_key,
    option_texts,
    processes,
    reader_language,
)
from quattrocento.cli.batch import Breach, Job, Report, run
from quattrocento.cli.errors import BadInput, Fault, reason
from quattrocento.cli.export import (
    ExportFile,
    WithChances,
    WithPositions,
    open_writer,
    refuse_edition,
)
from quattrocento.cli.files import new_save
from quattrocento.cli.progress import bar
from quattrocento.cli.screen import Screen
from quattrocento.cli.statistics import summary, summary_page
from quattrocento.core.game import Game, VariantError, variant_text
from quattrocento.core.rng import Rng
from quattrocento.datasets.files import Writer
from quattrocento.datasets.rows import Wanted
from quattrocento.text.words import Words

CHUNK = 50


def simulate(
    game: GameName,
    number: Annotated[
        int, typer.Option("--number", "-n", min=1, help="Games for each combination.")
    ] = 1000,
    seats: Annotated[str, typer.Option(help="Number of players: 4, or a range such as 2-6.")] = "4",
    option: Options = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "",
    edition: EditionFile = None,
    jobs: Jobs = 0,
    fast: Annotated[bool, typer.Option("--fast", help="Skip the checks after every move.")] = False,
    to: ExportFile = None,
    positions: WithPositions = False,
    chances: WithChances = False,
    as_json: AsJson = False,
    lang: Language = None,
    data: DataFolder = None,
) -> None:
    """Play random games and count the results. `--option map=all` tries every value."""
    played = find_game(game)
    text = find_edition(played, edition).imprint.text if edition else ""
    seed = seed or secrets.token_hex(4)
    find_key(seed)
    refuse_edition(to, edition)
    kept = Wanted(positions, chances) if to else None
    tables = [
        Job(game, count, options, text, seed, 0, number, not fast, kept)
        for count, options in find_tables(played, seats, option_texts(option), edition)
    ]
    with open_writer(to) if to else nullcontext() as out:
        reports = play_all(tables, processes(jobs), out)
        for report in reports:
            if report.breach:
                raise Fault(tell_breach(game, report.breach, data_folder(data)))
    found = [summary(job, report) for job, report in zip(tables, reports, strict=True)]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    screen, words = Screen(), Words(reader_language(lang), game)
    for one in found:
        screen.show(summary_page(one, words))


def find_tables(
    game: Game, seats: str, options: dict[str, str], edition: Path | None
) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table that was asked for and that the game allows."""
    sweeps = []
    for key, value in options.items():
        known = [variant_text(choice) for choice in game.variants.get(key, ())]
        sweeps.append(known if value == "all" and known and "all" not in known else [value])
    sizes, figures = find_seats(game, seats), find_edition(game, edition)
    found, refused = [], ""
    for count, values in product(sizes, list(product(*sweeps))):
        chosen = dict(zip(options, values, strict=True))
        try:
            game.start(count, game.read_variants(chosen), figures, Rng(bytes(32)), logged=False)
            found.append((count, chosen))
        except VariantError as fault:
            refused = str(fault)
    if not found:
        raise BadInput(refused)
    return found


def find_seats(game: Game, text: str) -> range:
    first, _, last = text.partition("-")
    ends = [first, last or first]
    if not all(end.isdecimal() and len(end) < 3 and int(end) in game.seats for end in ends):
        least, most = game.seats[0], game.seats[-1]
        raise BadInput(f"seats {text!r}; expected a number or a range from {least} to {most}")
    if int(ends[0]) > int(ends[1]):
        raise BadInput(f"seats {text!r}; expected the smaller number first")
    return range(int(ends[0]), int(ends[1]) + 1)


def play_all(tables: list[Job], jobs: int, out: Writer | None = None) -> list[Report]:
    """One report for every table, put together from those of its parts; rows go out at once."""
    parts = {table: list(cut(job)) for table, job in enumerate(tables)}
    reports: dict[int, list[Report]] = {table: [] for table in parts}
    with bar(sum(job.count for job in tables)) as (progress, task):
        for table, report in play_parts(parts, jobs):
            if out:
                out.write(report.rows)
            reports[table].append(replace(report, rows=[]))
            progress.advance(task, len(report.lengths))
            if report.breach:
                return [report]
    return [join(reports[table]) for table in parts]


def cut(job: Job) -> Iterator[Job]:
    end = job.first + job.count
    for first in range(job.first, end, CHUNK):
        yield replace(job, first=first, count=min(CHUNK, end - first))


def play_parts(parts: dict[int, list[Job]], jobs: int) -> Iterator[tuple[int, Report]]:
    """The reports in the order of their parts, never many of them at a time."""
    queue = [(table, job) for table, cuts in parts.items() for job in cuts]
    if min(jobs, len(queue)) == 1:
        yield from ((table, run(job)) for table, job in queue)
        return
    pool = new_pool(jobs)
    try:
        rest = iter(queue)
        with deaf():
            waiting = deque((table, pool.submit(run, job)) for table, job in islice(rest, 2 * jobs))
        while waiting:
            table, report = waiting.popleft()
            yield table, report.result()
            waiting.extend((table, pool.submit(run, job)) for table, job in islice(rest, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def join(reports: list[Report]) -> Report:
    return Report(
        [length for report in reports for length in report.lengths],
        [first for report in reports for first in report.firsts],
        [total for report in reports for total in report.totals],
        sum(report.seconds for report in reports),
    )


def tell_breach(game: str, breach: Breach, folder: Path) -> str:
    try:
        kept = f"its record is in {new_save(folder, f'{game}-broken', breach.record)}"
    except OSError as fault:
        kept = f"its record could not be written to {folder}: {reason(fault)}"
    where = f"the game with seed {breach.seed!r}, move {breach.ply}"
    return f"{where}: {breach.claim}; {kept}"
