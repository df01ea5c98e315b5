"""Moves: what a player announces. Frozen, interned by the games, written as plain text."""

import dataclasses
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from quattrocento.core.pieces import Piece, kebab, label

if TYPE_CHECKING:
    from quattrocento.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclasses.dataclass(frozen=True)
class Move:
    """The base of every verb. Its fields are pieces, whole numbers and short words."""


class IllegalMove(ValueError):
    """The text is not a move that is open to this seat now. Nothing has changed."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


def _fields(move: Move) -> list[tuple[str, object]]:
    return [(f.name, getattr(move, f.name)) for f in dataclasses.fields(move)]


def verb(move: Move) -> str:
    return kebab(type(move).__name__)


def write(move: Move) -> str:
    """`TakeBack(m10)` -> `take-back m10`."""
    words = [verb(move)]
    for _, value in _fields(move):
        words.append(value.slug if isinstance(value, Piece) else str(value))
    return " ".join(words)


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
    """The only door: a text becomes a move by being found among the legal ones."""
    wanted = " ".join(text.split()) if len(text) < 1000 else ""
    options = state.options(seat)
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
