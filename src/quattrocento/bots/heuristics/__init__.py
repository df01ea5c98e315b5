"""How bots judge positions, by game.

A package here named after a game has a module `heuristic` with its `HEURISTIC`; a game without
one is judged by its points so far.
"""

import importlib
from importlib.util import find_spec

from quattrocento.bots.heuristics.heuristic import Heuristic
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
