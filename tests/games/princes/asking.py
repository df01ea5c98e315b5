"""What a seat of The Princes of Florence is told about a move."""

from typing import Any

from quattrocento.core.moves import read
from quattrocento.games.princes.state import Princes


def previewed(s: Princes, seat: int, text: str) -> dict[str, Any]:
    """What a move is certain to do."""
    choice = s.choice(seat)
    assert choice is not None
    return dict(choice.preview(s, read(s, seat, text)))


def the_long_way(s: Princes) -> bool:
    """Whether the moves that are open are the candidates against which no rule speaks."""
    (choice,) = s.waiting()
    found = [move for move in choice.candidates(s) if choice.why_not(s, move) is None]
    return sorted(map(repr, found)) == sorted(map(repr, s.legal_moves(choice.seat)))
