"""What a host can set at a table, each setting declared once.

The first row of a table and the request that opens it extend `TableSettings`; the responses
extend as much of it as they show. A new setting is added here and nowhere else.
"""

from typing import Any, Literal

from msgspec import Struct

Pace = Literal["live", "unhurried"]
Consent = Literal["horizon", "consent"]
Advice = Literal["alone", "always", "never"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Every question brings `extra` seconds that do not count; then the seat's `bank` runs."""

    bank: int
    extra: int


class LobbySettings(Struct, frozen=True, kw_only=True):
    """What the lobby shows of a table, and the table's page too."""

    pace: Pace = "live"
    listed: bool = True
    clock: Clock | None = None
    hot_seat: bool = False
    watchable: bool = True


class PageSettings(LobbySettings, frozen=True, kw_only=True):
    """What the page of a table shows."""

    stand_in: str = "chance"
    undo: Consent = "horizon"
    chat: bool = True


class TableSettings(PageSettings, frozen=True, kw_only=True):
    """All that can be set, with what only the table itself needs to know."""

    hints: Advice = "alone"


def shared(settings: LobbySettings, kind: type[LobbySettings]) -> dict[str, Any]:
    """The settings of one kind, for whatever else extends that kind."""
    return {name: getattr(settings, name) for name in kind.__struct_fields__}
