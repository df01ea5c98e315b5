"""First lessons: positions prepared move by move, and what is asked of the learner in each.

A lesson is data, `<game>.toml`; its texts are in the catalogues `lesson-<game>.ftl`. It has
scenes; a scene is a game from a seed, some moves that lead to where it begins, and stops. At a
stop the learner reads, or makes a move, and the others answer. The learner sits at seat 0.

    names = ["Lucrezia", "Caterina"]

    [[scenes]]
    seed = "dawn"
    options = { first = "0" }
    before = ["0 name-city parma"]

    [[scenes.stops]]
    key = "strength"
    rules = ["CON-20"]
    moves = ["play m10"]
    answers = ["1 pass"]

Moves are patterns: with `moves = ["place c2 r0", "place *"]` any placement is right, and the
first is the one that is shown. Whatever was chosen, the rest of the scene must be possible and
what its texts say must be true.
"""

import importlib.resources
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

LEARNER = 0


class LessonError(ValueError):
    """A lesson is not written as it should be, or the rules no longer lead where it says."""


@dataclass(frozen=True)
class ScriptedMove:
    """A move in a script."""

    seat: int
    move: str


@dataclass(frozen=True)
class Stop:
    """`moves` are patterns of those that are right; a stop without any is only to be read.

    `point` is the label of a piece to look at.
    """

    key: str
    rules: tuple[str, ...]
    moves: tuple[str, ...]
    answers: tuple[ScriptedMove, ...]
    point: str

    @property
    def is_free(self) -> bool:
        return len(self.moves) > 1 or any("*" in move for move in self.moves)

    def right(self, options: Sequence[str]) -> list[str]:
        """The options that are right here, those of the first pattern first."""
        found = [text for one in self.moves for text in options if fnmatchcase(text, one)]
        return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Scene:
    seed: str
    options: Mapping[str, str]
    before: tuple[ScriptedMove, ...]
    stops: tuple[Stop, ...]


@dataclass(frozen=True)
class Script:
    """A lesson as it is written down: scene by scene."""

    game: str
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]

    @property
    def stops(self) -> tuple[Stop, ...]:
        return tuple(stop for scene in self.scenes for stop in scene.stops)

    def place(self, number: int) -> tuple[Scene, int]:
        """The scene of a stop, and which of its stops it is."""
        for scene in self.scenes:
            if number < len(scene.stops):
                return scene, number
            number -= len(scene.stops)
        raise LessonError(f"the lesson on {self.game} has no stop {number}")


@cache
def lesson(game: str) -> Script:
    text = importlib.resources.files("quattrocento.lessons").joinpath(f"{game}.toml")
    return parse(game, text.read_text("utf-8"))


def parse(game: str, text: str) -> Script:
    given = tomllib.loads(text)
    _known(given, "names", "scenes")
    found = Script(game, tuple(given["names"]), tuple(_scene(scene) for scene in given["scenes"]))
    keys = [stop.key for stop in found.stops]
    if len(set(keys)) < len(keys):
        raise LessonError(f"two stops of the lesson on {game} have the same key")
    return found


def _scene(given: Mapping[str, Any]) -> Scene:
    _known(given, "seed", "options", "before", "stops")
    stops = tuple(_stop(stop) for stop in given["stops"])
    before = tuple(_line(line) for line in given.get("before", []))
    return Scene(given["seed"], given.get("options", {}), before, stops)


def _stop(given: Mapping[str, Any]) -> Stop:
    _known(given, "key", "rules", "moves", "answers", "point")
    return Stop(
        key=given["key"],
        rules=tuple(given.get("rules", [])),
        moves=tuple(given.get("moves", [])),
        answers=tuple(_line(line) for line in given.get("answers", [])),
        point=given.get("point", ""),
    )


def _line(text: str) -> ScriptedMove:
    seat, _, move = text.partition(" ")
    if not seat.isdigit() or not move:
        raise LessonError(f"{text!r} is no move in a script; expected as in '1 pass'")
    return ScriptedMove(int(seat), move)


def _known(given: Mapping[str, Any], *keys: str) -> None:
    for key in given:
        if key not in keys:
            raise LessonError(f"unknown {key!r}; expected one of {', '.join(keys)}")
