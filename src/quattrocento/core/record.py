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

_MOVE = re.compile(rf"(\d+) (\d) ([^;]+?)(?: ; ([0-9a-f]{{{WIDTH}}}))?")
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
        head += [f"edition-text: {line}" for line in self.edition_text.splitlines()]
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


def parse(text: str) -> Record:
    """Read a record, complaining about the first line that is not as it should be."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        found = lines[0][:40] if lines else ""
        raise RecordError(f"line 1: {found!r} is no record; expected {FORMAT!r}")
    head: dict[str, str] = {}
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
            name, _, content = value.partition(" = ")
            tags[name] = content
        elif key == "edition-text":
            edition.append(value)
        elif key in head:
            raise RecordError(f"line {number}: {key!r} stands here a second time")
        elif key in _KNOWN:
            head[key] = value
        else:
            raise RecordError(f"line {number}: unknown key {key[:40]!r}")
    return _record(head, tags, edition, tuple(moves), len(lines))


def _entry(line: str, number: int, ply: int) -> Entry:
    found = _MOVE.fullmatch(line.rstrip())
    if found is None:
        raise RecordError(f"line {number}: {line[:40]!r}; expected 'ply seat move'")
    if int(found[1]) != ply:
        raise RecordError(f"line {number}: move {found[1]} stands where move {ply} is expected")
    return Entry(int(found[2]), found[3], found[4] or "", number)


def _record(
    head: dict[str, str],
    tags: dict[str, str],
    edition: list[str],
    moves: tuple[Entry, ...],
    length: int,
) -> Record:
    for key in _NEEDED:
        if key not in head:
            raise RecordError(f"line {length}: the record has no {key!r}")
    if "result" not in head:
        raise RecordError(f"line {length}: the record breaks off; expected a result or '*'")
    seed = head.get("seed", "")
    if seed and not is_key(seed):
        raise RecordError(f"the seed is {seed[:20]!r}; expected 64 hexadecimal digits")
    name, _, digest = head["edition"].partition(" ")
    options = dict(_pair(item) for item in head["options"].split())
    result = () if head["result"] == "*" else _numbers("result", head["result"])
    return Record(
        game=head["game"],
        revision=_numbers("revision", head["revision"])[0],
        edition=name,
        edition_digest=digest,
        options=options,
        seats=_numbers("seats", head["seats"])[0],
        commitment=head["commitment"],
        seed=seed,
        tags=tags,
        moves=moves,
        result=result,
        digest=head.get("digest", ""),
        edition_text="\n".join(edition) + "\n" if edition else "",
    )


def _pair(item: str) -> tuple[str, str]:
    key, equals, value = item.partition("=")
    if not equals:
        raise RecordError(f"options: {item!r}; expected 'key=value'")
    return key, value


def _numbers(key: str, text: str) -> tuple[int, ...]:
    words = text.split()
    if not words or not all(re.fullmatch(r"-?\d{1,9}", word) for word in words):
        raise RecordError(f"{key} is {text[:40]!r}; expected whole numbers")
    return tuple(int(word) for word in words)
