"""Time at a table: when somebody must see to it, and what is overdue."""

from quattrocento.service.tables.events import Goes, Returns, TableEvent
from quattrocento.service.tables.table import Table

BOT_GRACE = 20.0


def due(table: Table) -> float | None:
    """When somebody must see to the table: a clock, or the end of a holiday."""
    if table.status != "running":
        return None
    times = [chair.until for chair in table.chairs if chair.away and chair.until]
    deadlines = [table.deadline(seat) for seat in table.questions]
    return min([*times, *(one for one in deadlines if one is not None)], default=None)


def bots_due(table: Table) -> float | None:
    """When somebody must see to a bot that has not answered.

    Bots are seen to at once by whoever made the change; the grace is for when that one died.
    """
    if table.status != "running" or not any(table.player(seat) for seat in table.questions):
        return None
    return table.updated + BOT_GRACE


def overdue(table: Table, now: float) -> list[TableEvent]:
    """Clocks that have run out and holidays that are over."""
    if table.status != "running":
        return []
    found: list[TableEvent] = []
    for seat, chair in enumerate(table.chairs):
        deadline = table.deadline(seat)
        if deadline is not None and deadline <= now:
            found.append(Goes(seat, "clock"))
        elif chair.away and 0 < chair.until <= now:
            found.append(Returns(seat))
    return found
