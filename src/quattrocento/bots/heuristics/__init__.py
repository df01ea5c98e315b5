"""How bots judge positions, by game.

A package here named after a game has a module `heuristic` with its `HEURISTIC`, and a module
`parts` that says what an estimate adds up from; a game without them is judged by its points so far.
"""

import importlib
from importlib.util import find_spec
from typing import Any

from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.bots.heuristics.parts import Breakdown, Part
from quattrocento.core.game import Game
from quattrocento.games import GAMES


def find_heuristic(game: Game) -> Heuristic:
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        return Heuristic(game, scale=5.0, horizon=20)
    found = importlib.import_module(f"{name}.heuristic").HEURISTIC
    assert isinstance(found, Heuristic)
    return found


HEURISTICS: dict[str, Heuristic] = {key: find_heuristic(game) for key, game in GAMES.items()}


def find_breakdown(game: Game) -> Breakdown:
    """How the judgement of a game is taken apart; looked for when somebody asks for reasons."""
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        return points_so_far(game)
    found = importlib.import_module(f"{name}.parts").BREAKDOWN
    assert isinstance(found, Breakdown)
    return found


def points_so_far(game: Game) -> Breakdown:
    def parts(s: Any) -> list[list[Part]]:
        totals = [float(standing.total) for standing in game.standing(s)]
        return [[Part("points", points, {"points": points})] for points in totals]

    return Breakdown(parts, HEURISTICS[game.key].finish_turn)
