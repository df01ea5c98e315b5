"""Four board games of Renaissance Italy at one table.

    >>> import quattrocento as q
    >>> match = q.new("condottiere", seats=3, seed="lily")
    >>> match.legal_moves(match.turn)[:2]
    [NameCity(city=torino), NameCity(city=milano)]

Everything here is loaded when it is first asked for: see `quattrocento.api`.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from quattrocento.api import (
        GAMES,
        EditionError,
        IllegalMove,
        Match,
        Position,
        PositionError,
        RecordError,
        UndoError,
        VariantError,
        bot,
        load,
        new,
        replay,
    )

__all__ = [
    "GAMES",
    "EditionError",
    "IllegalMove",
    "Match",
    "Position",
    "PositionError",
    "RecordError",
    "UndoError",
    "VariantError",
    "bot",
    "load",
    "new",
    "replay",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from quattrocento import api

    return getattr(api, name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
