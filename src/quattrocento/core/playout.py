"""Random play, for measurements and for the simplest bot."""

from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.steps import Choice


def playout(s: State, rng: Rng, limit: int = 1 << 30) -> int:
    """Play uniformly random moves to the end, or `limit` of them; return how many were made.

    Where nobody verifies the choices, a `QuickRng` is faster.
    """
    moves = 0
    while s.agenda and moves < limit:
        top = s.agenda[-1]
        if isinstance(top, Choice):
            options = top.legal_moves(s)
            s.decide(top, options[rng.below(len(options))])
        else:
            choice = s.waiting()[0]
            options = choice.legal_moves(s)
            s.play(choice.seat, options[rng.below(len(options))])
        moves += 1
    return moves
