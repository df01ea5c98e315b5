"""Positions as data: any state to JSON and back, for tests, puzzles and bug reports."""

import dataclasses
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quattrocento.core.editions import Edition
from quattrocento.core.game import Game
from quattrocento.core.moves import Move, read, write
from quattrocento.core.pieces import Piece, label
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

FORMAT = 1
GIVEN = ("edition", "settings", "answers", "log")
KEYS = ("format", "game", "revision", "edition", "edition_digest", "options", "answers", "state")


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
        "revision": getattr(state.settings, "revision", game.revision),
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
    except PositionError as known:
        raise PositionError(f"no position of {game.key}: {known}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as fault:
        raise PositionError(f"no position of {game.key}: {fault}") from fault


def _load(game: Game, data: Mapping[str, Any], edition: Edition) -> State:
    _same_keys("", data, KEYS)
    for key, expected in (("format", FORMAT), ("game", game.key)):
        if data[key] != expected:
            raise PositionError(f"{key} is {data[key]!r}; expected {expected!r}")
    if data["edition_digest"] != edition.imprint.digest:
        raise PositionError(f"edition {data['edition']!r} is not the one given")
    options = game.under(int(data["revision"]), game.choose(data["options"]))
    fields: Mapping[str, Any] = data["state"]
    seats = fields.get("seats", 0)
    if seats not in game.seats:
        raise PositionError(f"{seats!r} seats; expected {game.seats[0]} to {game.seats[-1]}")
    state = game.setup(seats, options, edition, Rng(bytes(32)))
    names = [f.name for f in dataclasses.fields(state) if f.name not in GIVEN]
    _same_keys("state.", fields, names)
    known = _classes(game.package)
    for name, packed in fields.items():
        setattr(state, name, known.unpack(packed))
    state.log = None
    state.answers = {}
    answers = {int(seat): read(state, int(seat), text) for seat, text in data["answers"].items()}
    state.answers = answers
    return state


def _same_keys(where: str, found: Mapping[str, Any], expected: Sequence[str]) -> None:
    for key in expected:
        if key not in found:
            raise PositionError(f"'{where}{key}' is missing")
    for key in found:
        if key not in expected:
            raise PositionError(f"unknown '{where}{key}'")


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


@cache
def _classes(package: str) -> "_Classes":
    return _Classes(package)


class _Classes:
    """The pieces and classes that positions of a game are made of, by name."""

    def __init__(self, package: str) -> None:
        self.pieces: dict[str, Piece] = {}
        self.classes: dict[str, Any] = {}
        for name, module in list(sys.modules.items()):
            own = f"{name}.".startswith(f"{package}.")
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

    def known(self, table: Mapping[str, Any], name: str) -> Any:
        if name not in table:
            raise PositionError(f"unknown {name!r}")
        return table[name]

    def unpack(self, data: Any) -> Any:
        if isinstance(data, list):
            return [self.unpack(item) for item in data]
        if not isinstance(data, dict):
            return data
        if "class" in data:
            fields = {key: self.unpack(item) for key, item in data["fields"].items()}
            return self.known(self.classes, data["class"])(**fields)
        ((tag, content),) = data.items()
        match tag:
            case "piece":
                return self.known(self.pieces, content)
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
