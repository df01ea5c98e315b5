"""Undo goes back to the last moment at which something came to light, and no further."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

import pytest

from quattrocento.core.match import Match, UndoError
from quattrocento.core.moves import Move
from quattrocento.core.record import Record, parse
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from tests.contract.cases import GAMES_EACH, Case
from tests.contract.claims import claim
from tests.contract.journeys import journeys
from tests.contract.secrets import shown

T = TypeVar("T")

PLIES = 40
TRIES = 2
SOMETIMES = 6


@dataclass(frozen=True)
class Track:
    """The opening of a game, ply by ply, and how far back its last mover could go each time."""

    records: list[Record]
    states: list[State]
    horizons: list[int]

    def last(self, ply: int) -> int:
        return self.records[ply].moves[-1].seat

    def stuck(self) -> list[tuple[int, int]]:
        """Plies, and the seats that have moved by then but can take nothing back."""
        return [
            (ply, seat)
            for ply in range(1, len(self.records))
            for seat in {entry.seat for entry in self.records[ply].moves}
            if seat != self.last(ply) or self.horizons[ply] == ply
        ]

    def undoable(self) -> list[int]:
        """The plies at which whoever moved last can take something back."""
        return [ply for ply, horizon in enumerate(self.horizons) if horizon < ply]


@lru_cache(maxsize=2)
def track(case: Case) -> Track:
    journey = journeys(case)[0]
    match = case.match("journey 0")
    found = Track([match.record], [match.state.clone()], [0])
    for seat, move in journey.moves[: PLIES * GAMES_EACH]:
        match.play(seat, move)
        found.records.append(match.record)
        found.states.append(match.state.clone())
        found.horizons.append(match.horizon(seat).ply)
    return found


def some(items: list[T], rng: Rng) -> list[T]:
    rng.shuffle(items)
    return items[: TRIES * GAMES_EACH]


def undo_all(match: Match, seat: int) -> None:
    while True:
        try:
            match.undo(seat)
        except UndoError:
            return


@claim
def undo_and_the_same_moves_give_the_same_game(case: Case) -> None:
    found = track(case)
    rng = case.rng("undo")
    for ply in some(found.undoable(), rng):
        match = Match.replay(case.game, found.records[ply])
        horizon = found.horizons[ply]
        undo_all(match, found.last(ply))
        assert match.record == found.records[horizon]
        assert match.state == found.states[horizon]
        for entry in found.records[ply].moves[horizon:]:
            match.play(entry.seat, entry.text)
        assert match.record == found.records[ply]
        assert match.state == found.states[ply]


@claim
def what_can_be_taken_back_told_its_player_nothing(case: Case) -> None:
    """From the horizon on the moves look the same in every state the seat could be in."""
    rng = case.rng("horizon")
    for journey in journeys(case):
        s = journey.stops[0].clone()
        horizon, since = s.clone(), list[tuple[int, Move]]()
        for seat, move in journey.moves:
            if since and since[-1][0] != seat:
                horizon, since = s.clone(), []
            s.play(seat, move)
            since.append((seat, move))
            if s.revealed == s.ply:
                horizon, since = s.clone(), []
            elif s.over or rng.below(SOMETIMES) == 0:
                dream = played(case.game.imagine(horizon, seat, rng), since)
                assert shown(case.game, dream, seat) == shown(case.game, s, seat)


def played(s: State, moves: list[tuple[int, Move]]) -> State:
    for seat, move in moves:
        assert move in s.legal_moves(seat)
        s.play(seat, move)
    return s


@claim
def undo_beyond_the_horizon_is_refused_and_changes_nothing(case: Case) -> None:
    found = track(case)
    rng = case.rng("refused")
    for ply, seat in some(found.stuck(), rng):
        match = Match.replay(case.game, found.records[ply])
        before, state = match.record, match.state.clone()
        with pytest.raises(UndoError) as fault:
            match.undo(seat)
        assert fault.value.reason in ("revealed", "other")
        assert match.record == before
        assert match.state == state


@claim
def undo_beyond_the_horizon_is_recorded(case: Case) -> None:
    found = track(case)
    rng = case.rng("beyond")
    for ply, seat in some(found.stuck(), rng):
        match = Match.replay(case.game, found.records[ply])
        match.undo(seat, beyond=True)
        kept = len(match.record.moves)
        assert kept < ply
        assert match.record.tags["undone"] == f"{ply}>{kept}"
        assert match.record.moves == found.records[kept].moves
        assert match.state == found.states[kept]
        assert Match.replay(case.game, parse(str(match.record))).record == match.record
