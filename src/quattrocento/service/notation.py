"""Moves as text, remembered: the games intern their moves, so few of them are ever written."""

from functools import lru_cache

from quattrocento.core.moves import Move, picks, read, write
from quattrocento.core.state import State

REMEMBERED = 50_000


@lru_cache(REMEMBERED)
def text_of(move: Move) -> str:
    return write(move)


@lru_cache(REMEMBERED)
def picks_of(move: Move) -> list[str]:
    return list(picks(move))


def find(state: State, seat: int, text: str) -> Move:
    """As `read`, the only door, which is asked for whatever is not open."""
    for move in state.options(seat):
        if text_of(move) == text:
            return move
    return read(state, seat, text)
