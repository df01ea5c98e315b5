"""The strength of each level of bots as `tools/anchors.py` measured it: what ratings hold on to."""

import importlib.resources
import json
from functools import cache

from quattrocento.arena.ratings import Rating

FILE = "anchors.json"


@cache
def text() -> str:
    return importlib.resources.files(__package__).joinpath(FILE).read_text("utf-8")


@cache
def anchors() -> dict[tuple[str, int, str], Rating]:
    """By title, number of seats and level."""
    return {
        (game, int(seats), level): Rating(mu, sigma)
        for game, by_seats in json.loads(text())["anchors"].items()
        for seats, levels in by_seats.items()
        for level, (mu, sigma) in levels.items()
    }


def anchor(game: str, seats: int, level: str) -> Rating | None:
    """The strength of a level at a table; none where it was not measured."""
    return anchors().get((game, seats, level))
