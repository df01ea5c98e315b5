"""How many ways a game can go: numbers that a change of the rules would change."""

import json

import pytest

import quattrocento as q
from quattrocento.core.moves import write
from quattrocento.core.perft import perft
from quattrocento.core.playout import playout
from quattrocento.core.position import Position
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from tests.cli.conftest import run as run
from tests.cli.keyboard import Run

# Two players, the deal of the seed "lily".
GOLDEN = {
    "condottiere": (17, 136, 952, 5899, 35037),
    "princes": (4, 16, 96, 256, 1680, 67136),
    "principato": (9, 60, 445, 3501, 24037),
    "signorie": (10, 77, 636, 4753, 32730),
}


@pytest.mark.parametrize("key", GAMES)
def test_a_game_can_go_as_many_ways_as_it_always_could(key: str) -> None:
    start = q.new(key, seats=2, seed="lily").state
    start.log = None
    assert tuple(perft(start, depth) for depth in range(1, len(GOLDEN[key]) + 1)) == GOLDEN[key]


@pytest.mark.parametrize("key", GAMES)
def test_the_count_is_that_of_playing_every_sequence_from_the_start(key: str) -> None:
    """The slow twin: every sequence by its own, each move checked."""

    def ways(line: list[tuple[int, str]], depth: int) -> int:
        match = q.new(key, seats=2, seed="lily")
        for seat, text in line:
            match.play(seat, text)
        if not depth or match.over:
            return 1
        seat = match.turn
        return sum(ways([*line, (seat, text)], depth - 1) for text in texts(match, seat))

    assert ways([], 2) == perft(q.new(key, seats=2, seed="lily").state, 2)


def texts(match: Position, seat: int) -> list[str]:
    return [write(move) for move in match.legal_moves(seat)]


def test_a_game_that_ends_before_is_counted_once() -> None:
    s = q.new("condottiere", seats=2, seed="end").state
    playout(s, Rng(bytes(32)))
    assert perft(s, 5) == 1


def test_the_parts_add_up_to_the_whole(run: Run) -> None:
    found = json.loads(run("perft", "condottiere", "--depth", "3", "--divide", "--json").out)
    assert (
        sum(found["divided"].values()) == found["depths"][-1]["nodes"] == GOLDEN["condottiere"][2]
    )
