"""Beats: what a move tells, one step of the agenda after another, with the state at that moment.

A board that shows them in turn has nothing lying there before it is played, and nothing gone
before it is counted.
"""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import Event, State

RECENT: Final = 24


@dataclass(frozen=True)
class Beat:
    """The events that one step told, and the state after it."""

    ply: int
    events: tuple[Event, ...]
    state: State


class Beats:
    """The latest beats of a match. A move that told nothing has one without events."""

    def __init__(self, ply: int) -> None:
        self.complete_after = ply
        self.kept: list[Beat] = []

    def play(self, state: State, seat: int, move: Move) -> None:
        """Play a legal move, and keep what it told step by step."""
        assert state.log is not None
        told = len(state.log)
        state.answer(seat, move)
        while not state.is_settled:
            if len(state.log) > told:
                self._keep(state, told)
                told = len(state.log)
            state.advance()
        # What followed from the last beat without a word belongs to it.
        if len(state.log) == told and self.kept and self.kept[-1].ply == state.ply:
            events = self.kept.pop().events
            self.kept.append(Beat(state.ply, events, without_log(state)))
        else:
            self._keep(state, told)
        while len(self.kept) > RECENT:
            self.complete_after = self.kept.pop(0).ply

    def _keep(self, state: State, told: int) -> None:
        assert state.log is not None
        self.kept.append(Beat(state.ply, tuple(state.log[told:]), without_log(state)))

    def after(self, ply: int) -> list[Beat] | None:
        """The beats of all later moves; None where they are no longer kept."""
        if ply < self.complete_after:
            return None
        return [beat for beat in self.kept if beat.ply > ply]


def without_log(state: State) -> State:
    """A copy that is looked at, never played on."""
    log = state.log
    state.log = None
    copy = state.clone()
    state.log = log
    return copy
