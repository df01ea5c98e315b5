"""`quattrocento bench`: how fast the rules and the bots are."""

import json
import platform
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from quattrocento.cli.arguments import AsJson, find_game
from quattrocento.cli.baseline import SLOWER, check, compare, load, save
from quattrocento.cli.measures import FIGURES, calibrate, measure
from quattrocento.cli.screen import Screen
from quattrocento.core import state
from quattrocento.core.game import Game
from quattrocento.games import GAMES

REFERENCE = 10_000_000


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; by default all.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds for each measurement.")] = 1.0,
    as_json: AsJson = False,
    against: Annotated[
        Path | None,
        typer.Option("--compare", metavar="FILE", help="Compare with a saved baseline."),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save a baseline.")
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Fail if a figure is slower than the baseline.")
    ] = False,
) -> None:
    """Measure how fast the rules and the bots run.

    Figures are what one processor does in a second. Normalised figures are those of a machine
    whose calibration loop makes ten million rounds a second: comparisons and baselines are of
    these, so that they hold on other machines too.
    """
    chosen = [find_game(key) for key in games or GAMES]
    baseline = load(against) if against else None
    if keep:
        check(keep)
    rows = [figures(game, seats, seconds) for game in chosen for seats in table_sizes(game)]
    if baseline:
        for row in rows:
            row["ratios"] = compare(baseline, row)
    build = "compiled" if is_compiled() else "plain"
    found = {"build": build, "python": platform.python_version(), "results": rows}
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found, baseline)
    if keep:
        save(keep, found)
    if strict and slower(rows):
        raise typer.Exit(1)


def is_compiled() -> bool:
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def table_sizes(game: Game) -> list[int]:
    """Two, four and the most, as far as the game allows them."""
    return sorted({min(max(size, game.seats[0]), game.seats[-1]) for size in (2, 4, 99)})


def figures(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """A row: calibrated by itself, as the load of a machine changes while it is measured."""
    pace = calibrate(seconds / 4)
    rates = measure(game, seats, seconds)
    pace = max(pace, calibrate(seconds / 4))
    normalised = {name: rate * REFERENCE / pace for name, rate in rates.items()}
    place = {"game": game.key, "seats": seats, "calibration": pace}
    return {**place, "rates": rates, "normalised": normalised}


def slower(rows: list[dict[str, Any]]) -> int:
    return sum(ratio < SLOWER for row in rows for ratio in row.get("ratios", {}).values())


def show(found: dict[str, Any], baseline: dict[str, Any] | None) -> None:
    screen, rows = Screen(), found["results"]
    pace = max(row["calibration"] for row in rows)
    screen.line(
        f"{found['build']} build, Python {found['python']}, {pace:,.0f} calibration rounds/s"
    )
    screen.line("done in a second:")
    screen.show(tabulate(rows, "rates", plain))
    if baseline:
        other = f"{baseline['build']} build, Python {baseline['python']}"
        screen.line(f"normalised, as a multiple of the baseline ({other}):")
        screen.show(tabulate(rows, "ratios", marked))
        screen.line(f"{slower(rows)} figures are slower than {SLOWER} of the baseline")


def plain(rate: float) -> str:
    return f"{rate:,.0f}"


def marked(ratio: float) -> str:
    return f"{ratio:.2f} slow" if ratio < SLOWER else f"{ratio:.2f}"


def tabulate(rows: list[dict[str, Any]], what: str, write: Callable[[float], str]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("table", no_wrap=True)
    for name in FIGURES:
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        given = row[what]
        cells = [write(given[name]) if name in given else "–" for name in FIGURES]
        table.add_row(f"{row['game']} {row['seats']}", *cells)
    return table
