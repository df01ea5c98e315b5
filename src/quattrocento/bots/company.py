"""The persons whom bots play, and their styles: `journeyman-caterina` is Caterina, a journeyman."""

import importlib.resources
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from quattrocento.bots.heuristics import find_breakdown
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

WORLDS = 2  # in which moves that are nearly equal are compared


@dataclass(frozen=True)
class Style:
    """What someone likes to have more of in one game: weights by part of the judgement.

    A move within the margin of the best, in the unit of the game's look ahead, is nearly equal.
    """

    weights: Mapping[str, float]
    margin: float

    def prefer(self, seen: Seen, moves: Sequence[Move], rng: Rng) -> Move:
        """Of moves that are nearly equal, the one that is liked best; at a tie the first."""
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = seen.imagine(rng)
            for place, move in enumerate(moves):
                after = world.clone()
                after.play(seen.seat, move)
                totals[place] += self.liking(seen, after)
        return moves[totals.index(max(totals))]

    def liking(self, seen: Seen, s: State) -> float:
        breakdown = find_breakdown(seen.game)
        if s.agenda:
            breakdown.settle(s)
        if not s.agenda:
            return 0.0
        parts = breakdown.parts(s)[seen.seat]
        return sum(self.weights.get(part.name, 0.0) * part.value for part in parts)


@cache
def company() -> dict[str, str]:
    """The persons by key, each with the name of a style or none."""
    found: dict[str, str] = _data()["persons"]
    return found


@cache
def styles_of(name: str) -> dict[str, Style]:
    """The styles of a bot by game: none for a level without a person."""
    level, person = parse_person(name)
    style = _data()["styles"].get(company().get(person, ""), {})
    if level not in style.get("levels", ()):
        return {}
    return {
        game: Style(one["likes"], one["margin"])
        for game, one in style.items()
        if isinstance(one, dict)
    }


def parse_person(name: str) -> tuple[str, str]:
    """The level and the person of a bot's name; one without a person is only a level."""
    level, _, person = name.partition("-")
    return level, person


@cache
def _data() -> Any:
    file = importlib.resources.files("quattrocento.bots").joinpath("company.toml")
    return tomllib.loads(file.read_text("utf-8"))
