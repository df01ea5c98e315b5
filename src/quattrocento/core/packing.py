"""States as plain data and back, for positions and for copies in other processes."""

import dataclasses
import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any

from quattrocento.core.moves import Move
from quattrocento.core.pieces import SEATS, Piece, label
from quattrocento.core.rng import Rng
from quattrocento.core.steps import JointChoice


class UnknownName(LookupError):
    """The data name a piece, a class or a tag that the game does not have."""


def pack(value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Piece):
        return {"piece": label(value)}
    if isinstance(value, Rng):
        return {"rng": [value.key.hex(), value.position]}
    if isinstance(value, list):
        return [pack(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [pack(item) for item in value]}
    if isinstance(value, (set, frozenset)):
        packed = sorted((pack(item) for item in value), key=repr)
        return {type(value).__name__: packed}
    if isinstance(value, dict):
        return {"map": [[pack(key), pack(item)] for key, item in value.items()]}
    if dataclasses.is_dataclass(value) and not isinstance(value, (type, Move)):
        fields = {f.name: pack(getattr(value, f.name)) for f in dataclasses.fields(value)}
        return {"class": type(value).__name__, "fields": fields}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def modules(package: str) -> Iterator[ModuleType]:
    """The modules of a game."""
    root = importlib.import_module(package)
    yield root
    for found in pkgutil.iter_modules(root.__path__):
        yield importlib.import_module(f"{package}.{found.name}")


@cache
def parts_of(package: str) -> "Parts":
    return Parts(package)


class Parts:
    """The pieces and classes that positions of a game are made of, by name."""

    def __init__(self, package: str) -> None:
        self.pieces: dict[str, Piece] = {label(seat): seat for seat in SEATS}
        self.classes: dict[str, Any] = {JointChoice.__name__: JointChoice}
        for module in modules(package):
            values = list(vars(module).values())
            self._add_pieces(values)
            for found in values:
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
            raise UnknownName(f"unknown {name!r}")
        return table[name]

    def unpack(self, data: Any) -> Any:
        if isinstance(data, list):
            return [self.unpack(item) for item in data]
        if not isinstance(data, dict):
            return data
        if "class" in data:
            fields = {key: self.unpack(item) for key, item in data["fields"].items()}
            return made(self.known(self.classes, data["class"]), fields)
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
        raise UnknownName(f"unknown tag {tag!r}")


def made(kind: Any, fields: Mapping[str, Any]) -> Any:
    """An object of a class, of those too that are filled in after they were made."""
    if kind.__dataclass_params__.init:
        return kind(**fields)
    found = kind()
    names = {f.name for f in dataclasses.fields(kind)}
    if names != fields.keys():
        raise TypeError(f"expected the fields {sorted(names)} of {kind.__name__}")
    for name, value in fields.items():
        setattr(found, name, value)
    return found
