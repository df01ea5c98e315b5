"""Records: a game as a text file that people can read, mail and diff.

    quattrocento record 1
    game: condottiere
    revision: 1
    edition: first-1995 0123456789abcdef
    options: first=random map=rulebook hand_sizes=open
    seats: 2
    commitment: ...
    seed: ...
    tag: name0 = Anna

    1 0 name-city parma ; 6f2a
    2 0 play m10 ; 91c0

    result: *

The mark after a semicolon is the head of a running digest over all public events, so a record
that no longer replays says at which move. A record of a running game can be written without its
seed; it then shows the moves but cannot be replayed.
"""

import re
from dataclasses import dataclass, field, replace

from quattrocento.core.rng import is_key

FORMAT = "quattrocento record 1"
WIDTH = 4

_MOVE = re.compile(rf"([0-9]{{1,9}}) ([0-9]) ([^;]+?)(?: ; ([0-9a-f]{{{WIDTH}}}))?")
_EDITION = re.compile(r"(\S+) ([0-9a-f]{16})")
_NEEDED = ("game", "revision", "edition", "options", "seats", "commitment")
_KNOWN = (*_NEEDED, "seed", "result", "digest")


class RecordError(ValueError):
    """The record cannot be read or does not replay; the message says where."""


@dataclass(frozen=True)
class Entry:
    """One move of a record. An empty mark is not checked."""

    seat: int
    text: str
    mark: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    game: str
    revision: int
    edition: str
    edition_digest: str
    options: dict[str, str]
    seats: int
    commitment: str
    seed: str
    tags: dict[str, str] = field(default_factory=dict)
    moves: tuple[Entry, ...] = ()
    result: tuple[int, ...] = ()
    digest: str = ""
    edition_text: str = ""
    lines: dict[str, int] = field(default_factory=dict, compare=False)

    def at(self, key: str) -> str:
        """Where a key stands, as complaints about it begin."""
        return f"line {self.lines[key]}: " if key in self.lines else ""

    def __str__(self) -> str:
        head = [
            FORMAT,
            f"game: {self.game}",
            f"revision: {self.revision}",
            f"edition: {self.edition} {self.edition_digest}",
            "options: " + " ".join(f"{key}={value}" for key, value in self.options.items()),
            f"seats: {self.seats}",
            f"commitment: {self.commitment}",
        ]
        if self.seed:
            head.append(f"seed: {self.seed}")
        head += [f"tag: {key} = {value}" for key, value in self.tags.items()]
        head += [f"edition-text: {line}" for line in split_lines(self.edition_text)]
        moves = [
            f"{ply} {entry.seat} {entry.text}" + (f" ; {entry.mark}" if entry.mark else "")
            for ply, entry in enumerate(self.moves, 1)
        ]
        result = " ".join(str(total) for total in self.result) if self.result else "*"
        foot = [f"result: {result}"]
        if self.digest:
            foot.append(f"digest: {self.digest}")
        return "\n".join([*head, "", *moves, "", *foot, ""])

    def without_seed(self) -> "Record":
        """What may be shown of a running game."""
        return replace(self, seed="")


def split_lines(text: str) -> list[str]:
    """The lines of a text. Only a line feed ends one: others may stand inside a name."""
    lines = text.replace("\r\n", "\n").split("\n")
    return lines if lines[-1] else lines[:-1]


def parse(text: str) -> Record:
    """Read a record, complaining about the first line that is not as it should be."""
    lines = split_lines(text)
    if not lines or lines[0] != FORMAT:
        found = lines[0][:40] if lines else ""
        raise RecordError(f"line 1: {found!r} is no record; expected {FORMAT!r}")
    head = _Head(len(lines))
    tags: dict[str, str] = {}
    edition: list[str] = []
    moves: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if line[0].isdigit():
            moves.append(_entry(line, number, len(moves) + 1))
            continue
        key, colon, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if not colon:
            raise RecordError(f"line {number}: {line[:40]!r}; expected 'key: value' or a move")
        if key == "tag":
            name, equals, content = value.partition(" = ")
            if not equals:
                raise RecordError(f"line {number}: tag {value[:40]!r}; expected 'name = text'")
            tags[name] = content
        elif key == "edition-text":
            head.lines.setdefault(key, number)
            edition.append(value)
        else:
            head.add(key, value, number)
    return _record(head, tags, "".join(f"{line}\n" for line in edition), tuple(moves))


def _entry(line: str, number: int, ply: int) -> Entry:
    found = _MOVE.fullmatch(line.rstrip())
    if found is None:
        raise RecordError(f"line {number}: {line[:40]!r}; expected 'ply seat move'")
    if int(found[1]) != ply:
        raise RecordError(f"line {number}: move {found[1]} stands where move {ply} is expected")
    return Entry(int(found[2]), found[3], found[4] or "", number)


class _Head:
    """The lines of a record that hold a key and a value."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def add(self, key: str, value: str, number: int) -> None:
        if key not in _KNOWN:
            raise RecordError(f"line {number}: unknown key {key[:40]!r}")
        if key in self.values:
            raise RecordError(f"line {number}: {key!r} stands here a second time")
        self.values[key] = value
        self.lines[key] = number

    def check_complete(self) -> None:
        for key in _NEEDED:
            if key not in self.values:
                raise RecordError(f"line {self.length}: the record has no {key!r}")
        if "result" not in self.values:
            raise RecordError(
                f"line {self.length}: the record breaks off; expected a result or '*'"
            )

    def error(self, key: str, expected: str) -> RecordError:
        shown = self.values[key][:40]
        return RecordError(f"line {self.lines[key]}: {key} is {shown!r}; expected {expected}")

    def number(self, key: str) -> int:
        numbers = self.numbers(key)
        if len(numbers) > 1:
            raise self.error(key, "one whole number")
        return numbers[0]

    def numbers(self, key: str) -> tuple[int, ...]:
        words = self.values[key].split()
        if not words or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
            raise self.error(key, "whole numbers")
        return tuple(int(word) for word in words)

    def options(self) -> dict[str, str]:
        found = {}
        for item in self.values["options"].split():
            key, equals, value = item.partition("=")
            if not equals or key in found:
                raise self.error("options", "'key=value' once for each option")
            found[key] = value
        return found


def _record(head: _Head, tags: dict[str, str], edition: str, moves: tuple[Entry, ...]) -> Record:
    head.check_complete()
    values = head.values
    seed = values.get("seed", "")
    if "seed" in values and not is_key(seed):
        raise head.error("seed", "64 hexadecimal digits")
    imprint = _EDITION.fullmatch(values["edition"])
    if imprint is None:
        raise head.error("edition", "a name and 16 hexadecimal digits")
    return Record(
        game=values["game"],
        revision=head.number("revision"),
        edition=imprint[1],
        edition_digest=imprint[2],
        options=head.options(),
        seats=head.number("seats"),
        commitment=values["commitment"],
        seed=seed,
        tags=tags,
        moves=moves,
        result=() if values["result"] == "*" else head.numbers("result"),
        digest=values.get("digest", ""),
        edition_text=edition,
        lines=head.lines,
    )
