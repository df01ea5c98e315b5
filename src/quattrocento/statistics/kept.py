"""The figures that come with the package, one file a title."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


class NotCounted(LookupError):
    """Nobody has counted games of this title yet."""


@cache
def read(game: str) -> dict[str, Any]:
    file = files("quattrocento.statistics").joinpath(f"{game}.json")
    if not file.is_file():
        raise NotCounted(f"no games of {game!r} were counted yet; -n 1000 counts some")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found
