"""Positions as data: any state to JSON and back, for tests, puzzles and bug reports."""

import dataclasses
import sys
from collections.abc import Mapping
from typing import Any

from quattrocento.core.editions import Edition
from quattrocento.core.game import Game
from quattrocento.core.moves import IllegalMove, Move, read, write
from quattrocento.core.pieces import Piece, label
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

FORMAT = 1
GIVEN = ("edition", "settings", "answers", "log")


class PositionError(ValueError):
    """The data are no position of this game."""


def plain(value: object) -> Any:
    """A fact as JSON: pieces become labels, moves their text, sequences lists."""
    if isinstance(value, Piece):
        return label(value)
    if isinstance(value, Move):
        return write(value)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"a {type(value).__name__} is no fact for players")


def dump(game: Game, state: Any) -> dict[str, Any]:
    """Everything about a position; dump an imagined state to leave its secrets out."""
    edition: Edition = state.edition
    fields = {
        f.name: _pack(getattr(state, f.name))
        for f in dataclasses.fields(state)
        if f.name not in GIVEN
    }
    return {
        "format": FORMAT,
        "game": game.key,
        "revision": game.revision,
        "edition": edition.imprint.name,
        "edition_digest": edition.imprint.digest,
        "options": game.chosen(state.settings),
        "answers": {str(seat): write(move) for seat, move in state.answers.items()},
        "state": fields,
    }


def load(game: Game, data: Mapping[str, Any], edition: Edition) -> State:
    """The state that was dumped. It has no log; play goes on exactly as it would have."""
    try:
        return _load(game, data, edition)
    except (KeyError, TypeError, AttributeError, IllegalMove) as fault:
        raise PositionError(f"no position of {game.key}: {fault}") from fault


def _load(game: Game, data: Mapping[str, Any], edition: Edition) -> State:
    for key, expected in (("format", FORMAT), ("game", game.key)):
        if data[key] != expected:
            raise PositionError(f"{key} is {data[key]!r}; expected {expected!r}")
    if data["edition_digest"] != edition.imprint.digest:
        raise PositionError(f"edition {data['edition']!r} is not the one given")
    options = game.choose(data["options"])
    state = game.setup(int(data["state"]["seats"]), options, edition, Rng(bytes(32)))
    known = _Classes(game)
    for f in dataclasses.fields(state):
        if f.name in data["state"]:
            setattr(state, f.name, known.unpack(data["state"][f.name]))
    state.log = None
    state.answers = {}
    answers = {int(seat): read(state, int(seat), text) for seat, text in data["answers"].items()}
    state.answers = answers
    return state


def _pack(value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Piece):
        return {"piece": label(value)}
    if isinstance(value, Rng):
        return {"rng": [value.key.hex(), value.position]}
    if isinstance(value, list):
        return [_pack(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [_pack(item) for item in value]}
    if isinstance(value, (set, frozenset)):
        packed = sorted((_pack(item) for item in value), key=repr)
        return {type(value).__name__: packed}
    if isinstance(value, dict):
        return {"map": [[_pack(key), _pack(item)] for key, item in value.items()]}
    if dataclasses.is_dataclass(value) and not isinstance(value, (type, Move)):
        fields = {f.name: _pack(getattr(value, f.name)) for f in dataclasses.fields(value)}
        return {"class": type(value).__name__, "fields": fields}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


class _Classes:
    """The pieces and classes that positions of a game are made of, by name."""

    def __init__(self, game: Game) -> None:
        self.pieces: dict[str, Piece] = {}
        self.classes: dict[str, Any] = {}
        for name, module in list(sys.modules.items()):
            own = f"{name}.".startswith(f"{game.package}.")
            if own or name == "quattrocento.core.pieces":
                self._add_pieces(list(vars(module).values()))
            if own or name == "quattrocento.core.steps":
                for found in vars(module).values():
                    if isinstance(found, type) and dataclasses.is_dataclass(found):
                        self.classes[found.__name__] = found

    def _add_pieces(self, values: list[object]) -> None:
        for value in values:
            if isinstance(value, Piece):
                self.pieces[label(value)] = value
            elif isinstance(value, dict):
                self._add_pieces(list(value.values()))
            elif isinstance(value, (list, tuple)):
                self._add_pieces([item for item in value if isinstance(item, Piece)])

    def unpack(self, data: Any) -> Any:
        if isinstance(data, list):
            return [self.unpack(item) for item in data]
        if not isinstance(data, dict):
            return data
        if "class" in data:
            fields = {key: self.unpack(item) for key, item in data["fields"].items()}
            return self.classes[data["class"]](**fields)
        ((tag, content),) = data.items()
        match tag:
            case "piece":
                return self.pieces[content]
            case "rng":
                return Rng(bytes.fromhex(content[0]), int(content[1]))
            case "tuple":
                return tuple(self.unpack(item) for item in content)
            case "set":
                return {self.unpack(item) for item in content}
            case "frozenset":
                return frozenset(self.unpack(item) for item in content)
            case "map":
                return {self.unpack(key): self.unpack(item) for key, item in content}
        raise PositionError(f"unknown tag {tag!r}")
