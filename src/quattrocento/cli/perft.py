"""`quattrocento perft`: how many ways a game can go, to check rules and to compare builds."""

import json
import time
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from quattrocento.cli.arguments import (
    AsJson,
    EditionFile,
    GameName,
    Options,
    find_edition,
    find_game,
    find_key,
    option_texts,
)
from quattrocento.cli.errors import BadInput
from quattrocento.cli.screen import Screen
from quattrocento.core.game import VariantError
from quattrocento.core.moves import write
from quattrocento.core.perft import perft as count
from quattrocento.core.rng import Rng
from quattrocento.core.state import State


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, max=12, help="So many moves deep.")] = 3,
    seats: Annotated[int, typer.Option(min=2, max=6, help="Number of players.")] = 2,
    seed: Annotated[
        str, typer.Option(help="Any text; the same seed gives the same deal.")
    ] = "lily",
    option: Options = None,
    edition: EditionFile = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Also count behind each first move.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of legal moves from the start of a game, to a depth."""
    played = find_game(game)
    figures = find_edition(played, edition)
    try:
        chosen = played.read_variants(option_texts(option))
        start = played.start(seats, chosen, figures, Rng(find_key(seed)), logged=False)
    except VariantError as fault:
        raise BadInput(str(fault)) from None
    found: dict[str, Any] = {"game": game, "seats": seats, "seed": seed, "depths": []}
    for plies in range(1, depth + 1):
        begun = time.process_time()
        nodes = count(start, plies)
        seconds = time.process_time() - begun
        found["depths"].append({"depth": plies, "nodes": nodes, "seconds": seconds})
    if divide:
        found["divided"] = divided(start, depth)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found)


def divided(start: State, depth: int) -> dict[str, int]:
    """What each first move leads to; together as many as in all."""
    seat = start.turn()
    found = {}
    for move in start.legal_moves(seat):
        after = start.clone()
        after.play(seat, move)
        found[write(move)] = count(after, depth - 1)
    return found


def show(found: dict[str, Any]) -> None:
    screen = Screen()
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in ("depth", "nodes", "seconds"):
        table.add_column(heading, justify="right")
    for row in found["depths"]:
        table.add_row(str(row["depth"]), f"{row['nodes']:,}", f"{row['seconds']:.3f}")
    screen.show(table)
    for move, nodes in found.get("divided", {}).items():
        screen.line(f"{nodes:>12,}  {move}")
