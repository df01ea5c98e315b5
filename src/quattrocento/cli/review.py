"""`quattrocento review`: a finished game looked back at, or looked through decision by decision."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from quattrocento.analysis.insight import DEPTH
from quattrocento.analysis.review import Review, review_of
from quattrocento.arena.workers import PLACES, NoCluster
from quattrocento.cli import insight
from quattrocento.cli.arguments import (
    DataFolder,
    Jobs,
    Language,
    data_folder,
    processes,
    reader_language,
)
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import check_new, read_record, replay_file, write_new
from quattrocento.cli.insight_page import page
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import seated
from quattrocento.core.match import Match
from quattrocento.text.words import Words

ROWS = 12
SENTENCES = 3


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    deep: Annotated[
        bool, typer.Option("--deep", help="Look closely at every decision; takes a minute.")
    ] = False,
    depth: Annotated[
        int,
        typer.Option(min=1, help="Iterations in a whole game; twice as many take twice as long."),
    ] = DEPTH,
    jobs: Jobs = 0,
    on: Annotated[str, typer.Option(help="Where to run: pool, here or ray.")] = "pool",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON; only with --deep.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a page with charts; only with --deep."),
    ] = None,
    lang: Language = None,
    data: DataFolder = None,
) -> None:
    """Look back at a finished game; --deep finds every mistake, luck and skill."""
    if on not in PLACES:
        raise BadInput(f"--on {on!r}; expected one of {', '.join(PLACES)}")
    if (as_json or html) and not deep:
        raise BadInput("--json and --html are of a deep review; expected --deep too")
    check_new(html)
    game, found = read_record(record)
    match = replay_file(record, game, found)
    language = reader_language(lang)
    names = [player.name for player in seated(found, Words(language, game.key))]
    words = Words(language, game.key, names)
    if not deep:
        show_review(Screen(), match, words)
        return
    if not match.state.over:
        raise BadInput(f"{record}: the game is not over; expected a finished one")
    try:
        folder = data_folder(data) / "reviews"
        seen = insight.look_through(match.record, depth, folder, on, processes(jobs))
    except NoCluster as fault:
        raise BadInput(str(fault)) from None
    if html is not None:
        write_new(html, page(match, seen, words))
    if as_json:
        typer.echo(insight.as_json(seen))
    else:
        insight.show(Screen(), match, seen, words)


def show_review(screen: Screen, match: Match, words: Words) -> None:
    found = review_of(match)
    screen.show(Text(words("review-points"), "bold"))
    screen.show(points_table(found, match.state.seats, words))
    screen.show(Text(words("review-turning"), "bold"))
    if not found.turning_points:
        screen.line(words("review-quiet"))
    for point in found.turning_points:
        told = [words.event(event) for event in point.events[:SENTENCES]]
        screen.line(words("review-move", ply=point.ply, told=" ".join(told)))
        name = words.player(point.seat)
        screen.line(words("review-chance", name=name, before=point.before, after=point.after))


def points_table(found: Review, seats: int, words: Words) -> Table:
    """The points after some of the plies at which they changed, the last among them."""
    table = Table()
    table.add_column(words("review-ply"), justify="right")
    for seat in range(seats):
        table.add_column(words.player(seat), justify="right")
    step = max(1, -(-len(found.points) // ROWS))
    last = len(found.points) - 1
    for points in found.points[last % step :: step]:
        table.add_row(str(points.ply), *[str(seat.total) for seat in points.seats])
    return table
