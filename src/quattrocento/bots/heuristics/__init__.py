"""How bots judge positions, by game.

A package here named after a game has a module `heuristic` with its `HEURISTIC`, and a module
`parts` that says what an estimate adds up from; a game without them is judged by its points so far.
Where a game has a module `learned` too, its `LEARNED` is the same judgement with learned weights;
with a module `foresight`, everyone replies as games have taught, too, by its `MASTERLY`; and with a
module `practised`, its `PRACTISED` goes by a network where that wins.
"""

import importlib
from importlib.util import find_spec
from typing import Any

from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.bots.heuristics.learned import Model
from quattrocento.bots.heuristics.network import Sight
from quattrocento.bots.heuristics.parts import Breakdown, Part
from quattrocento.bots.heuristics.replies import Lore
from quattrocento.core.game import Game
from quattrocento.games import GAMES


def find_heuristic(game: Game) -> Heuristic:
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        return Heuristic(game, scale=5.0, horizon=20)
    found = importlib.import_module(f"{name}.heuristic").HEURISTIC
    assert isinstance(found, Heuristic)
    return found


class NothingToLearn(ValueError):
    """There are no features of a game to learn weights for."""


def has(game: Game, module: str) -> bool:
    """Whether there is such a module among what bots know of a game."""
    name = f"{__name__}.{game.key}"
    return find_spec(name) is not None and find_spec(f"{name}.{module}") is not None


def who_has(module: str) -> str:
    return ", ".join([key for key, game in GAMES.items() if has(game, module)])


def find(game: Game, module: str, name: str) -> Heuristic:
    found = getattr(importlib.import_module(f"{__name__}.{game.key}.{module}"), name)
    assert isinstance(found, Heuristic)
    return found


def find_learned(game: Game) -> Heuristic:
    return find(game, "learned", "LEARNED") if has(game, "learned") else HEURISTICS[game.key]


def find_replying(game: Game) -> Heuristic:
    return find(game, "foresight", "MASTERLY") if has(game, "foresight") else find_learned(game)


def find_foresight(game: Game) -> Heuristic:
    return find(game, "practised", "PRACTISED") if has(game, "practised") else find_replying(game)


def find_lore(game: Game) -> Lore:
    """What can be learned of a game's replies."""
    if not has(game, "replies"):
        known = who_has("replies")
        raise NothingToLearn(f"no replies can be learned of {game.key!r} yet; expected {known}")
    found = importlib.import_module(f"{__name__}.{game.key}.replies").LORE
    assert isinstance(found, Lore)
    return found


def find_sight(game: Game) -> Sight:
    """What a network can look at in a game."""
    if not has(game, "practised"):
        known = who_has("practised")
        raise NothingToLearn(f"no network can learn {game.key!r} yet; expected {known}")
    found = importlib.import_module(f"{__name__}.{game.key}.practised").SIGHT
    assert isinstance(found, Sight)
    return found


def find_model(game: Game) -> Model:
    """What can be learned of a game."""
    if not has(game, "learned"):
        known = who_has("learned")
        raise NothingToLearn(f"nothing can be learned of {game.key!r} yet; expected {known}")
    found = importlib.import_module(f"{__name__}.{game.key}.learned").MODEL
    assert isinstance(found, Model)
    return found


# Titles whose reviews, hints, puzzles and masters were measured with what was learned. In others
# these judge by hand, and only a maestro by weights: so it stands well above a master.
MEASURED = ("condottiere",)
# The judgements made by hand.
HEURISTICS: dict[str, Heuristic] = {key: find_heuristic(game) for key, game in GAMES.items()}
# With learned weights, as reviews, hints and puzzles judge, whose figures are set right so.
LEARNED: dict[str, Heuristic] = {
    key: find_learned(game) if key in MEASURED else HEURISTICS[key] for key, game in GAMES.items()
}
# As masters judge: with weights and replies, where that was measured.
MASTERS: dict[str, Heuristic] = {
    key: find_replying(game) if key in MEASURED else HEURISTICS[key] for key, game in GAMES.items()
}
# With all that was learned, weights, replies and networks: the best there are, for those who play.
FORESIGHTED: dict[str, Heuristic] = {key: find_foresight(game) for key, game in GAMES.items()}
# By name, as processes tell each other which is meant.
BY_HAND, BEST, MASTERLY, FORESIGHT = "hand", "learned", "masterly", "foresight"
JUDGEMENTS: dict[str, dict[str, Heuristic]] = {
    BY_HAND: HEURISTICS,
    BEST: LEARNED,
    MASTERLY: MASTERS,
    FORESIGHT: FORESIGHTED,
}


def find_breakdown(game: Game, judgement: str = BY_HAND) -> Breakdown:
    """How a judgement of a game is taken apart; looked for when somebody asks for reasons."""
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        return points_so_far(game)
    by_hand = JUDGEMENTS[judgement][game.key] is HEURISTICS[game.key]
    module = "parts" if by_hand else "learned_parts"
    found = importlib.import_module(f"{name}.{module}").BREAKDOWN
    assert isinstance(found, Breakdown)
    return found


def points_so_far(game: Game) -> Breakdown:
    def parts(s: Any) -> list[list[Part]]:
        totals = [float(standing.total) for standing in game.standing(s)]
        return [[Part("points", points, {"points": points})] for points in totals]

    return Breakdown(parts, HEURISTICS[game.key].finish_turn)
