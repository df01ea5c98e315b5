"""Moves: what a player announces. Frozen, interned by the games, written as plain text."""

import dataclasses
import sys
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from quattrocento.core.pieces import Piece, kebab, label

if TYPE_CHECKING:
    from quattrocento.core.state import State


# Few moves are ever written, over and over again.
REMEMBERED: Final = 50_000


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclasses.dataclass(frozen=True)
class Move:
    """The base of every verb. Its fields are pieces, whole numbers and short words.

    A game keeps one object for each of its moves: a copy is the move itself, and a move that
    comes from another process is the one of this process.
    """

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Move":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Move"], tuple[object, ...]]:
        values = [value for _, value in _fields(self)]
        return _revive, (type(self).__module__, type(self), *values)


class IllegalMove(ValueError):
    """The text is not a move that is open to this seat now. Nothing has changed."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


def _fields(move: Move) -> list[tuple[str, object]]:
    return [(f.name, getattr(move, f.name)) for f in dataclasses.fields(move)]


_SHARED: Final[dict[Move, Move]] = {}


def shared(move: Move) -> Move:
    """The one object of this move: itself, if there was none before."""
    return _SHARED.setdefault(move, move)


def _revive(module: str, cls: Callable[..., Move], *values: object) -> Move:
    _share_tables(module)
    return shared(cls(*values))


@cache
def _share_tables(module: str) -> None:
    """The moves in a game's tables are the objects that all others shall be."""
    _share(list(vars(sys.modules[module]).values()))


def _share(values: Iterable[object]) -> None:
    for value in values:
        if isinstance(value, Move):
            shared(value)
        elif isinstance(value, dict):
            _share(list(value.values()))
        elif isinstance(value, (list, tuple)):
            _share(value)


def verb(move: Move) -> str:
    return kebab(type(move).__name__)


@lru_cache(REMEMBERED)
def write(move: Move) -> str:
    """`TakeBack(m10)` -> `take-back m10`."""
    words = [verb(move)]
    for _, value in _fields(move):
        words.append(value.slug if isinstance(value, Piece) else str(value))
    return " ".join(words)


@lru_cache(REMEMBERED)
def picks(move: Move) -> tuple[str, ...]:
    """What a player points at to make this move: `("card:m10",)`."""
    return tuple(
        label(value) if isinstance(value, Piece) else f"{name}:{value}"
        for name, value in _fields(move)
    )


def facts(move: Move) -> dict[str, object]:
    """The parts of a move by name, for the sentence that describes it."""
    return dict(_fields(move))


def read(state: "State", seat: int, text: str) -> Move:
    """The move with this text among the legal ones; the only way from a text to a move."""
    wanted = " ".join(text.split()) if len(text) < 1000 else ""
    options = state.legal_moves(seat)
    for move in options:
        if write(move) == wanted:
            return move
    shown = text if len(text) <= 60 else text[:57] + "..."
    if not options:
        raise IllegalMove(f"{shown!r} is not open to seat {seat}; it is not asked anything now")
    for refusal in state.refusals(seat):
        if write(refusal.move) == wanted:
            raise IllegalMove(f"{shown!r} is forbidden by {refusal.rule}", refusal.rule)
    names = [write(move) for move in options[:12]]
    more = ", ..." if len(options) > 12 else ""
    raise IllegalMove(f"{shown!r} is not open to seat {seat}; open: {', '.join(names)}{more}")
