"""A match: a record and the state it leads to, side by side. Replay and undo live here."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from quattrocento.core.beats import Beats, without_log
from quattrocento.core.editions import Edition, EditionError
from quattrocento.core.game import Game, VariantError
from quattrocento.core.moves import IllegalMove, Move, write
from quattrocento.core.position import Position, plain
from quattrocento.core.record import WIDTH, Entry, Record, RecordError
from quattrocento.core.rng import Rng, commitment
from quattrocento.core.state import EVERYONE, Event, State

SNAPSHOT: Final = 64

# Made once: `json.dumps` would make another for each move.
CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))

WHY_NOT: Final = {
    "revealed": "something was revealed since",
    "other": "another seat chose since",
    "start": "this seat has made no move of its own",
}


class UndoError(ValueError):
    """The seat cannot take anything back; `reason` says why, for the reader's language."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing can be taken back: {WHY_NOT[reason]}")
        self.reason = reason


@dataclass(frozen=True)
class Horizon:
    """How far back a seat may go: to `ply`, because of `reason` (revealed, other, start)."""

    ply: int
    reason: str


@dataclass(frozen=True)
class Snapshot:
    """A moment to play on from: the state without its log, and how much of that was told."""

    state: State
    told: int
    digest: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Position):
    """A position and how it came about: the head of its record, and the moves made so far."""

    def __init__(self, game: Game, record: Record, edition: Edition, options: Any) -> None:
        rng = Rng(bytes.fromhex(record.seed))
        settings = game.under(record.revision, options)
        super().__init__(game, game.start(record.seats, settings, edition, rng))
        self.moves: list[Entry] = []
        self.running_digest = extend_digest(opening(record), self.log)
        self.head = record
        self._record: Record | None = record
        # The latest beats; None where nobody looks at them.
        self.beats: Beats | None = None
        # Some earlier moments by their ply; None where nobody looks back.
        self.snapshots: dict[int, Snapshot] | None = None

    @classmethod
    def begin(
        cls, game: Game, seats: int, options: Any, edition: Edition, key: bytes, **tags: str
    ) -> Self:
        """A new match; `key` is what it is shuffled with."""
        record = new_record(game, seats, options, edition, key, **tags)
        return cls(game, record, edition, options)

    @classmethod
    def replay(cls, game: Game, record: Record, upto: int | None = None) -> Self:
        """Play a record again, all of it or up to a ply; refuse it where it goes another way."""
        edition, options = _verify_head(game, record)
        bare = replace(record, moves=(), result=(), digest="", lines={})
        try:
            match = cls(game, bare, edition, options)
        except VariantError as wrong:
            raise RecordError(f"{record.at('seats')}{wrong}") from None
        hint = _differences(game, record, edition)
        for ply, entry in enumerate(record.moves[:upto], 1):
            where = f"line {entry.line}, move {ply}" if entry.line else f"move {ply}"
            try:
                match.play(entry.seat, entry.text)
            except IllegalMove as fault:
                raise RecordError(f"{where}: {fault}{hint}") from None
            if not match.is_retold and entry.mark not in ("", match.moves[-1].mark):
                raise RecordError(f"{where}: from here the game goes another way{hint}")
        if upto is None and (record.result or record.digest):
            _verify_end(match, record, hint)
        return match

    @property
    def record(self) -> Record:
        """The whole record, made anew only after another move."""
        if self._record is None:
            self._record = replace(self.head, moves=tuple(self.moves))
        return self._record

    @property
    def is_retold(self) -> bool:
        """Whether the marks of its record are those of a story that is told otherwise now."""
        return self.head.revision in self.game.retold

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log

    def _play(self, seat: int, move: Move) -> None:
        told = len(self.log)
        if self.beats is None:
            self.state.play(seat, move)
        else:
            self.beats.play(self.state, seat, move)
        self.running_digest = extend_digest(self.running_digest, self.log[told:])
        self.moves.append(Entry(seat, write(move), self.running_digest[:WIDTH]))
        self._record = None
        if self.snapshots is not None and len(self.moves) % SNAPSHOT == 0:
            shot = Snapshot(without_log(self.state), len(self.log), self.running_digest)
            self.snapshots[len(self.moves)] = shot
        if self.state.over:
            totals = tuple([score.total for score in self.scores])
            self.head = replace(
                self.head, result=totals, digest=final_digest(self.running_digest, totals)
            )

    def last_ply(self, seat: int) -> int:
        """The ply of a seat's last move; 0 where it has made none."""
        for ply in range(len(self.moves), 0, -1):
            if self.moves[ply - 1].seat == seat:
                return ply
        return 0

    def horizon(self, seat: int) -> Horizon:
        """The last moment at which something was revealed or another seat chose."""
        other = len(self.moves)
        while other and self.moves[other - 1].seat == seat:
            other -= 1
        if self.state.revealed >= other:
            return Horizon(self.state.revealed, "revealed" if self.state.revealed else "start")
        return Horizon(other, "other")

    def undo(self, seat: int, beyond: bool = False) -> None:
        """Take back this seat's last move; `beyond` the horizon only where all agree to it."""
        target = self.last_ply(seat) - 1
        if target < 0:
            raise UndoError("start")
        horizon = self.horizon(seat)
        if target < horizon.ply and not beyond:
            raise UndoError(horizon.reason)
        head = self.head
        if target < horizon.ply:
            note = f"{len(self.moves)}>{target}"
            undone = " ".join(filter(None, [head.tags.get("undone", ""), note]))
            head = replace(head, tags={**head.tags, "undone": undone})
        self._become(self.at(target))
        self.head = replace(head, moves=(), result=(), digest="", lines={})
        if self.snapshots is not None:
            self.snapshots = {ply: shot for ply, shot in self.snapshots.items() if ply <= target}

    def keep_beats(self) -> None:
        """From now on keep the latest beats, for those who look on."""
        self.beats = Beats(self.state.ply)

    def keep_snapshots(self) -> None:
        """From now on looking back plays few moves again, however long the game is."""
        self.snapshots = {}

    def rewind(self, record: Record) -> None:
        """Become the match of another record of the same game."""
        self._become(Match.replay(self.game, record))
        if self.snapshots is not None:
            self.keep_snapshots()

    def _become(self, fresh: "Match") -> None:
        self.state, self.moves, self.running_digest = fresh.state, fresh.moves, fresh.running_digest
        self.head, self._record = fresh.head, None
        if self.beats is not None:
            self.keep_beats()

    def at(self, ply: int) -> Self:
        """Another match: this one as it was after so many moves."""
        state: Any = self.state
        bare = replace(self.head, moves=(), result=(), digest="", lines={})
        then = type(self)(self.game, bare, state.edition, state.variants)
        # the last move is always played, as it may be the one that ends the game
        before = max((known for known in self.snapshots or () if known < ply), default=0)
        if self.snapshots and before:
            shot = self.snapshots[before]
            then.state = shot.state.clone()
            then.state.log = self.log[: shot.told]
            then.moves, then.running_digest = self.moves[:before], shot.digest
        for entry in self.moves[before:ply]:
            then.play(entry.seat, entry.text)
        return then


def new_record(
    game: Game, seats: int, options: Any, edition: Edition, key: bytes, **tags: str
) -> Record:
    """The record of a game that begins now, without a move."""
    imprint = edition.imprint
    own = imprint.digest == game.edition().imprint.digest
    return Record(
        game=game.key,
        revision=game.revision,
        edition=imprint.name,
        edition_digest=imprint.digest,
        options=game.write_variants(options),
        seats=seats,
        commitment=commitment(key),
        seed=key.hex(),
        tags={name: " ".join(text.split()) for name, text in tags.items()},
        edition_text="" if own else imprint.text,
    )


def _verify_head(game: Game, record: Record) -> tuple[Edition, Any]:
    if record.game != game.key:
        raise RecordError(f"{record.at('game')}game is {record.game!r}; expected {game.key!r}")
    if not record.seed:
        at = record.at("commitment")
        raise RecordError(f"{at}no seed follows: the record is of a game that was still running")
    if commitment(bytes.fromhex(record.seed)) != record.commitment:
        at = record.at("seed")
        raise RecordError(f"{at}the seed does not fit the commitment: one of them was changed")
    at = record.at("edition-text")
    try:
        edition = game.edition(record.edition_text, "the record's own edition")
    except EditionError as fault:
        raise RecordError(f"{at}{fault}") from None
    if record.edition_text and edition.imprint.digest != record.edition_digest:
        raise RecordError(f"{at}the record's own edition does not fit its digest")
    try:
        return edition, game.recall_variants(record.options)
    except VariantError as wrong:
        raise RecordError(f"{record.at('options')}{wrong}") from None


def _verify_end(match: Match, record: Record, hint: str) -> None:
    at = record.at("result")
    if not match.state.over:
        raise RecordError(f"{at}the record gives a result, but the game is not over{hint}")
    if match.record.result != record.result:
        given, played = (" ".join(map(str, r.result)) or "*" for r in (record, match.record))
        raise RecordError(f"{at}the result is {given!r}; expected {played!r}{hint}")
    if record.digest and not match.is_retold and match.record.digest != record.digest:
        at = record.at("digest")
        raise RecordError(f"{at}the digest does not fit the game that was played{hint}")


def _differences(game: Game, record: Record, edition: Edition) -> str:
    told = []
    if record.revision != game.revision:
        told.append(f"written by revision {record.revision} of the rules, this is {game.revision}")
    if record.edition_digest != edition.imprint.digest:
        told.append(f"written with edition {record.edition!r} {record.edition_digest}")
    return f" ({'; '.join(told)})" if told else ""


def event_data(event: Event) -> dict[str, Any]:
    """An event as JSON."""
    data = digested(event)
    return {**data, "source": event.source} if event.source else data


def digested(event: Event) -> dict[str, Any]:
    """What the digest covers of an event: all but what follows from the rest."""
    facts = {key: plain(value) for key, value in event.facts.items()}
    data = {"ply": event.ply, "kind": event.kind, **facts}
    return {**data, "seat": event.seat} if event.seat >= 0 else data


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or with None a spectator, is told."""
    return [event for event in events if event.to in (EVERYONE, seat)]


def opening(record: Record) -> str:
    """What the running digest begins with, so that nobody can change it unnoticed."""
    options = [f"{key}={value}" for key, value in sorted(record.options.items())]
    return " ".join([record.game, str(record.seats), record.commitment, *options])


def extend_digest(before: str, events: Sequence[Event]) -> str:
    """The running digest over what everyone was told."""
    told = [digested(event) for event in visible(events, None)]
    canonical = CANONICAL.encode(told)
    return hashlib.sha256((before + canonical).encode("utf-8")).hexdigest()


def final_digest(last: str, totals: tuple[int, ...]) -> str:
    return hashlib.sha256((last + repr(totals)).encode("utf-8")).hexdigest()
