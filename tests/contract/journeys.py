"""Random games, and the positions met on the way."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from quattrocento.core.game import Game
from quattrocento.core.match import Match
from quattrocento.core.moves import Move
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng
from quattrocento.core.state import Event, State
from tests.contract.cases import SOAK, Case

LIMIT = 20_000
STRIDE = 10
SAMPLE = 6


@dataclass(frozen=True)
class Journey:
    """A finished random game: a stop every tenth ply, and a sample of all plies but the last."""

    match: Match
    moves: list[tuple[int, Move]]
    stops: list[State]
    sample: list[State]

    @property
    def log(self) -> list[Event]:
        return self.match.log

    @property
    def end(self) -> State:
        return self.match.state


def any_move(s: State, rng: Rng) -> tuple[int, Move]:
    """A random move of a random seat among those that are asked."""
    seat = rng.pick([choice.seat for choice in s.waiting()])
    return seat, rng.pick(s.options(seat))


def wander(s: State, rng: Rng, limit: int = LIMIT) -> Iterator[tuple[int, Move]]:
    """Play random moves, stopping after each of them."""
    for _ in range(limit):
        if s.over:
            return
        seat, move = any_move(s, rng)
        s.play(seat, move)
        yield seat, move


def quiet(s: State) -> State:
    """A clone without a log."""
    twin = s.clone()
    twin.log = None
    return twin


def fingerprint(game: Game, s: State) -> str:
    """A position as text, which nothing can change any more."""
    return json.dumps(dump(game, s))


def travel(case: Case, number: int) -> Journey:
    rng = case.rng(f"journey {number}")
    match = case.match(f"journey {number}")
    moves: list[tuple[int, Move]] = []
    stops: list[State] = []
    sample: list[State] = []
    while not match.state.over and len(moves) < LIMIT:
        ply = len(moves)
        if ply % STRIDE == 0:
            stops.append(quiet(match.state))
        # every ply is kept with the same chance, although nobody knows how many will come
        place = ply if ply < SAMPLE else rng.below(ply + 1)
        if place < SAMPLE:
            sample[place : place + 1] = [quiet(match.state)]
        seat, move = any_move(match.state, rng)
        match.make(seat, move)
        moves.append((seat, move))
    return Journey(match, moves, stops, sample)


@lru_cache(maxsize=2)
def journeys(case: Case) -> list[Journey]:
    return [travel(case, number) for number in range(SOAK)]


def positions(case: Case) -> Iterator[State]:
    """Positions of random games, each a clone of its own."""
    for journey in journeys(case):
        for s in journey.sample:
            yield s.clone()
