"""Random play, for measurements and for the simplest bot."""

from typing import Final

from mypy_extensions import i64

from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.steps import Choice

WORD: Final = (1 << 32) - 1


def playout(s: State, rng: Rng, limit: int = 1 << 30) -> int:
    """Play uniformly random moves to the end, or `limit` of them; return how many were made."""
    # Nobody verifies these choices: one word is the seed of a quick generator (xorshift).
    state: i64 = rng.word() or 1
    moves = 0
    while s.agenda and moves < limit:
        state ^= state << 13 & WORD
        state ^= state >> 17
        state ^= state << 5 & WORD
        top = s.agenda[-1]
        if isinstance(top, Choice):
            options = top.legal_moves(s)
            s.decide(top, options[state * len(options) >> 32])
        else:
            seat = s.turn()
            options = s.legal_moves(seat)
            s.play(seat, options[state * len(options) >> 32])
        moves += 1
    return moves
