"""`quattrocento bench`: how fast the rules are."""

import json
import platform
import time
from collections import deque
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Annotated, Any

import typer
from rich.table import Table

from quattrocento.cli.arguments import find_game
from quattrocento.cli.screen import Screen
from quattrocento.core import state
from quattrocento.core.game import Game
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

ROUNDS = 200_000
REFERENCE = 10_000_000
COLUMNS = ("seats", "moves/s", "normalised", "clone µs", "options µs")


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all if none.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="Time for each measurement.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON, for machines.")] = False,
) -> None:
    """Measure random play, clones and options, in processor time of this process.

    Normalised figures are those of a machine whose calibration loop makes ten million rounds a
    second: they can be compared between machines.
    """
    chosen = [find_game(key) for key in games or GAMES]
    build = "compiled" if is_compiled() else "plain"
    pace = calibrate()
    rows = [measure(game, seats, seconds, pace) for game in chosen for seats in table_sizes(game)]
    found = {"build": build, "python": platform.python_version(), "calibration": pace}
    if as_json:
        typer.echo(json.dumps({**found, "results": rows}, indent=2))
        return
    screen = Screen()
    screen.line(f"{build} build, Python {found['python']}, {pace:,.0f} calibration rounds/s")
    table = Table("game")
    for name in COLUMNS:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*show(row))
    screen.show(table)


def is_compiled() -> bool:
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def calibrate() -> float:
    """Rounds a second of a plain loop: the best of five, as noise only slows down."""
    return max(ROUNDS / timed(spin) for _ in range(5))


def spin() -> int:
    total = 0
    for number in range(ROUNDS):
        total = (31 * total + number) & 0xFFFF
    return total


def timed(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return max(time.process_time() - begun, 1e-9)


def table_sizes(game: Game) -> list[int]:
    """Two, four and the most, as far as the game allows them."""
    return sorted({min(max(size, game.seats[0]), game.seats[-1]) for size in (2, 4, 99)})


def measure(game: Game, seats: int, seconds: float, pace: float) -> dict[str, Any]:
    speed = moves_per_second(game, seats, seconds)
    positions = sample(game, seats)
    return {
        "game": game.key,
        "seats": seats,
        "moves_per_second": speed,
        "normalised": speed * REFERENCE / pace,
        "clone_us": 1e6 * each(positions, copy, seconds / 4),
        "options_us": 1e6 * each(positions, look, seconds / 4),
    }


def moves_per_second(game: Game, seats: int, seconds: float) -> float:
    edition, options = game.edition(), game.choose({})
    moves = number = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not moves:
        rng = Rng(seed_key(f"bench {number}"))
        moves += playout(game.start(seats, options, edition, rng.clone(), logged=False), rng)
        number += 1
    return moves / max(spent, 1e-9)


def sample(game: Game, seats: int) -> list[State]:
    """Positions spread over a few random games."""
    edition, options = game.edition(), game.choose({})
    found = []
    for number in range(10):
        rng = Rng(seed_key(f"sample {number}"))
        s = game.start(seats, options, edition, rng.clone(), logged=False)
        while not s.over:
            found.append(s.clone())
            playout(s, rng, 7)
    return found


def copy(s: State) -> object:
    return s.clone()


def look(s: State) -> object:
    return s.options(s.turn())


def each(positions: list[State], work: Callable[[State], object], seconds: float) -> float:
    """The mean time of some work on a position; what it returns is dropped at once."""
    rounds, spent = 0, 0.0
    while spent < seconds or not rounds:
        spent += timed(lambda: deque(map(work, positions), 0))
        rounds += 1
    return spent / rounds / len(positions)


def show(row: dict[str, Any]) -> list[str]:
    figures = [f"{row['moves_per_second']:,.0f}", f"{row['normalised']:,.0f}"]
    times = [f"{row['clone_us']:.2f}", f"{row['options_us']:.2f}"]
    return [row["game"], str(row["seats"]), *figures, *times]
