"""Random games, and the positions met on the way."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from quattrocento.core.game import Game
from quattrocento.core.match import Match
from quattrocento.core.moves import Move
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng
from quattrocento.core.state import Event, State
from tests.contract.cases import GAMES_EACH, Case

LIMIT = 20_000
STRIDE = 10
SAMPLE = 5
HALF_ANSWERED = 2


@dataclass(frozen=True)
class Journey:
    """A finished random game: a stop every tenth ply, and a sample of all plies but the last.

    Positions where some have answered a joint choice, one way or another, and others not yet,
    are rare but delicate, so the sample holds a few more of them.
    """

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
    return seat, rng.pick(s.legal_moves(seat))


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


def answers(s: State, seat: int) -> Sequence[Move]:
    """What a seat could have answered to the joint choice that is open."""
    open_again = s.clone()
    open_again.answers = {}
    return open_again.legal_moves(seat)


class Sample:
    """Each of the positions seen is kept with the same chance, however many will come."""

    def __init__(self, size: int, rng: Rng) -> None:
        self.size = size
        self.rng = rng
        self.seen = 0
        self.kept: list[State] = []

    def see(self, s: State) -> None:
        place = self.seen if self.seen < self.size else self.rng.below(self.seen + 1)
        self.seen += 1
        if place < self.size:
            self.kept[place : place + 1] = [quiet(s)]


def travel(case: Case, number: int) -> Journey:
    rng = case.rng(f"journey {number}")
    match = case.match(f"journey {number}")
    moves: list[tuple[int, Move]] = []
    stops: list[State] = []
    plies, half_answered = Sample(SAMPLE, rng), Sample(HALF_ANSWERED, rng)
    while not match.state.over and len(moves) < LIMIT:
        if len(moves) % STRIDE == 0:
            stops.append(quiet(match.state))
        plies.see(match.state)
        if any(len(answers(match.state, seat)) > 1 for seat in match.state.answers):
            half_answered.see(match.state)
        seat, move = any_move(match.state, rng)
        match.play(seat, move)
        moves.append((seat, move))
    return Journey(match, moves, stops, [*plies.kept, *half_answered.kept])


@lru_cache(maxsize=2)
def journeys(case: Case) -> list[Journey]:
    return [travel(case, number) for number in range(GAMES_EACH)]


def positions(case: Case) -> Iterator[State]:
    """Positions of random games, each a clone of its own."""
    for journey in journeys(case):
        for s in journey.sample:
            yield s.clone()
