"""Editions: the figures of one printing of a game, read from TOML with nothing left over.

A game reads its edition through a `TomlReader`, which refuses missing keys and wrong types, and
`finish`, which refuses keys that nobody asked for. Every complaint names the file and the line.
"""

import hashlib
import importlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from quattrocento.core.pieces import Piece

P = TypeVar("P", bound=Piece)

EDITIONS_AT_HAND: Final = 16

# No printing comes near these; a file that asks for more would only fill memory and time.
LARGEST: Final = 1000
LONGEST: Final = 100_000
DEEPEST: Final = 8
VALUES: Final = 5000
TOTAL: Final = 200_000
SHOWN: Final = 60

SOURCES = ("rulebook", "found", "derived", "recalled", "reconstructed", "mixed")


class EditionError(ValueError):
    """The edition file cannot be used; the message says where and why."""


@dataclass(frozen=True)
class Provenance:
    """Where the figures of a table come from."""

    table: str
    source: str
    note: str


@dataclass(frozen=True)
class EditionInfo:
    """What an edition says of itself. The digest covers its rule tables only."""

    game: str
    name: str
    digest: str
    provenance: tuple[Provenance, ...]
    text: str


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Edition:
    """The base of every game's figures."""

    imprint: EditionInfo

    def __copy__(self) -> "Edition":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Edition":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Edition"], tuple[object, ...]]:
        """For other processes: its text, which they read once."""
        return _read_again, (type(self).__module__.rpartition(".")[0], self.imprint.text)


@lru_cache(EDITIONS_AT_HAND)
def _read_again(package: str, text: str) -> Edition:
    game = importlib.import_module(package).GAME
    own: Edition = game.edition()
    read: Edition = own if text == own.imprint.text else game.edition(text, "an edition")
    return read


class TomlReader:
    """A cursor over one table of an edition file."""

    def __init__(self, origin: str, text: str, path: list[str], values: dict[str, object]) -> None:
        self.origin = origin
        self.text = text
        self.path = path
        self.values = values
        self.used: set[str] = set()
        self.children: list[TomlReader] = []

    def has(self, key: str) -> bool:
        return key in self.values

    def error(self, key: str, message: str) -> EditionError:
        line = line_of(self.text, [*self.path, key])
        return EditionError(f"{self.origin}, line {line}: {message}")

    def name(self, key: str) -> str:
        return ".".join([*self.path, key])

    def value(self, key: str) -> object:
        if key not in self.values:
            raise self.error(key, f"'{self.name(key)}' is missing")
        self.used.add(key)
        return self.values[key]

    def table(self, key: str) -> "TomlReader":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.error(key, f"'{self.name(key)}' is {shown(value)}; expected a table")
        return self._child([*self.path, key], value)

    def tables(self, key: str) -> list["TomlReader"]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(
                key, f"'{self.name(key)}' is {shown(value)}; expected a list of tables"
            )
        found = []
        for item in value:
            if not isinstance(item, dict):
                raise self.error(key, f"'{self.name(key)}' holds {shown(item)}; expected a table")
            found.append(self._child([*self.path, key], item))
        return found

    def integer(self, key: str, least: int = 0, most: int = LARGEST) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            expected = f"a whole number from {least} up"
            raise self.error(key, f"'{self.name(key)}' is {shown(value)}; expected {expected}")
        if value > most:
            raise self.error(key, f"'{self.name(key)}' is {value}; expected at most {most}")
        return value

    def word(self, key: str, among: tuple[str, ...] = ()) -> str:
        value = self.value(key)
        if not isinstance(value, str) or (among and value not in among):
            expected = f"one of {', '.join(among)}" if among else "a text"
            raise self.error(key, f"'{self.name(key)}' is {shown(value)}; expected {expected}")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, f"'{self.name(key)}' is {shown(value)}; expected true or false")
        return value

    def integers(self, key: str, least: int = 0, most: int = LARGEST) -> list[int]:
        found = []
        for item in self.items(key):
            if isinstance(item, bool) or not isinstance(item, int) or item < least:
                expected = f"whole numbers from {least} up"
                raise self.error(
                    key, f"'{self.name(key)}' holds {shown(item)}; expected {expected}"
                )
            if item > most:
                raise self.error(key, f"'{self.name(key)}' holds {item}; expected at most {most}")
            found.append(item)
        return found

    def words(self, key: str) -> list[str]:
        found = []
        for item in self.items(key):
            if not isinstance(item, str):
                raise self.error(key, f"'{self.name(key)}' holds {shown(item)}; expected texts")
            found.append(item)
        return found

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, f"'{self.name(key)}' is {shown(value)}; expected a list")
        return list(value)

    def piece(self, key: str, pieces: Mapping[str, P]) -> P:
        return self.resolve(key, self.word(key), pieces)

    def pieces(self, key: str, pieces: Mapping[str, P]) -> list[P]:
        return [self.resolve(key, word, pieces) for word in self.words(key)]

    def resolve(self, key: str, word: str, pieces: Mapping[str, P]) -> P:
        if word not in pieces:
            expected = ", ".join(pieces)
            raise self.error(
                key, f"'{self.name(key)}' names {shown(word)}; expected one of {expected}"
            )
        return pieces[word]

    def each(self, pieces: Mapping[str, P]) -> list["TomlReader"]:
        """One table for every piece, in the pieces' order: none missing, none unknown."""
        for key in self.values:
            if key not in pieces:
                expected = ", ".join(pieces)
                raise self.error(key, f"unknown '{self.name(key)}'; expected only {expected}")
        return [self.table(slug) for slug in pieces]

    def finish(self) -> None:
        """Refuse whatever nobody asked for, here and below."""
        for key in self.values:
            if key not in self.used:
                raise self.error(key, f"unknown '{self.name(key)}'")
        for child in self.children:
            child.finish()

    def _child(self, path: list[str], values: dict[str, object]) -> "TomlReader":
        child = TomlReader(self.origin, self.text, path, values)
        self.children.append(child)
        return child


def line_of(text: str, path: list[str]) -> int:
    """The line where a key stands, or the nearest of its parents that can be found.

    Below the last header there is one key to look for: inline tables stand on its line.
    """
    lines = text.splitlines()
    best, covered = 1, 0
    for depth in range(1, len(path) + 1):
        names = r"\s*\.\s*".join(_key(key) for key in path[:depth])
        header = re.compile(rf"^\s*\[\[?\s*{names}\s*\]")
        for number, line in enumerate(lines, 1):
            if header.match(line):
                best, covered = number, depth
                break
    if covered < len(path):
        key = re.compile(rf"^\s*{_key(path[covered])}\s*=")
        for number in range(best + (covered > 0), len(lines) + 1):
            line = lines[number - 1]
            if line.lstrip().startswith("["):
                break
            if key.match(line):
                return number
    return best


def _key(word: str) -> str:
    return rf"[\"']?{re.escape(word)}[\"']?"


# A name of DEEPEST parts or more, for which the parser takes the square of their number.
_DEEP = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]+[ \t]*\.[ \t]*){8}")


def parse(text: str, origin: str) -> dict[str, object]:
    """The tables of an edition file, unless there is more in it than any edition needs."""
    if len(text) > LONGEST:
        raise EditionError(f"{origin}: {len(text)} characters; expected at most {LONGEST}")
    if _DEEP.search(text):
        raise EditionError(f"{origin}: expected keys of at most {DEEPEST} parts")
    try:
        values: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise EditionError(f"{origin}: not valid TOML: {fault}") from None
    except RecursionError:
        raise EditionError(f"{origin}: expected tables at most {DEEPEST} deep") from None
    _bound(values, origin)
    return values


def _bound(values: dict[str, object], origin: str) -> None:
    """Refuse what is too deep, too many values, and figures that together are too large."""
    level: list[object] = [values]
    count = total = depth = 0
    while level:
        depth += 1
        if depth > DEEPEST:
            raise EditionError(f"{origin}: expected tables at most {DEEPEST} deep")
        below: list[object] = []
        for one in level:
            if isinstance(one, dict):
                below += one.values()
            elif isinstance(one, list):
                below += one
            elif isinstance(one, int):
                total += abs(one)
        count += len(below)
        level = below
    if count > VALUES:
        raise EditionError(f"{origin}: {count} values; expected at most {VALUES}")
    if total > TOTAL:
        raise EditionError(f"{origin}: the figures come to more than {TOTAL} together")


def shown(value: object) -> str:
    """What was given, as far as a complaint repeats it."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def open_edition(game: str, text: str, origin: str) -> tuple[TomlReader, EditionInfo]:
    """Parse an edition file and read what it says of itself."""
    values = parse(text, origin)
    table = TomlReader(origin, text, [], values)
    about = table.table("edition")
    if about.word("game") != game:
        raise about.error("game", f"edition of {about.word('game')!r}; expected {game!r}")
    name = about.word("name")
    sources = table.table("provenance")
    rules = {key: value for key, value in values.items() if key not in ("edition", "provenance")}
    for key in rules:
        if not sources.has(key):
            raise table.error(key, f"table '{key}' has no entry in [provenance]")
    for key in sources.values:
        if key not in rules:
            raise sources.error(key, f"'provenance.{key}' speaks of a table that is not here")
    provenance = tuple([_provenance(sources, key) for key in sources.values])
    return table, EditionInfo(game, name, _digest(rules), provenance, text)


def _digest(rules: dict[str, object]) -> str:
    # TOML knows dates; no game asks for one, so `str` will do until the reader refuses it
    canonical = json.dumps(rules, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]


def _provenance(sources: TomlReader, key: str) -> Provenance:
    entry = sources.table(key)
    return Provenance(key, entry.word("source", SOURCES), entry.word("note"))
