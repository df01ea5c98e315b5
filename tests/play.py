"""Play in notation, for tests that read as play: `play(s, "0 play m10", "1 pass")`."""

import pytest

from quattrocento.core.moves import IllegalMove, read, write
from quattrocento.core.state import Event, State


def play(s: State, *moves: str) -> None:
    """Make these moves, each a seat and what it announces. An illegal one raises."""
    for text in moves:
        seat, _, move = text.partition(" ")
        s.play(int(seat), read(s, int(seat), move))


def opens(s: State, seat: int) -> list[str]:
    """What is open to a seat, in notation."""
    return [write(move) for move in s.legal_moves(seat)]


def refused(s: State, seat: int, text: str) -> str:
    """The rule that forbids a move, or nothing where no rule is named. It must be forbidden."""
    with pytest.raises(IllegalMove) as fault:
        read(s, seat, text)
    return fault.value.rule


def told(s: State, kind: str) -> list[Event]:
    """The events of a kind, in order, whomever they were told to."""
    assert s.log is not None, "this state keeps no log"
    return [event for event in s.log if event.kind == kind]
