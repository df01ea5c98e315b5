"""What a seat of Signorie is told about a move: what it is certain to do, and why not."""

from collections.abc import Mapping

from quattrocento.core.moves import read, write
from quattrocento.games.signorie.state import Signorie


def preview(s: Signorie, text: str, seat: int = 0) -> Mapping[str, object]:
    choice = s.choice(seat)
    assert choice is not None
    return choice.preview(s, read(s, seat, text))


def facts(s: Signorie, seat: int = 0) -> Mapping[str, object]:
    choice = s.choice(seat)
    assert choice is not None
    return choice.facts(s)


def reasons(s: Signorie, text: str, seat: int = 0) -> list[str]:
    """Why a move cannot be made: reasons with their rules and facts."""
    found = [one for one in s.refusals(seat) if write(one.move) == text]
    return [
        " ".join([one.rule, one.reason, *[f"{key}={fact}" for key, fact in one.facts.items()]])
        for one in found
    ]
