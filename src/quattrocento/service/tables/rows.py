"""The rows of a table on their way to the store and back."""

from collections.abc import Sequence

from quattrocento.games import GAMES
from quattrocento.service.storage.store import StoredRow
from quattrocento.service.tables import events
from quattrocento.service.tables.events import Opens, Row
from quattrocento.service.tables.table import Table, restore


def to_store(row: Row) -> StoredRow:
    kind, text = events.write(row.event)
    return StoredRow(row.seq, row.at, kind, text)


def from_store(stored: StoredRow) -> Row:
    return Row(stored.seq, stored.at, events.read(stored.text))


class Unreadable(Exception):
    """The rows of a table are not rows of ours; the message says how."""


def restored(table: str, stored: Sequence[StoredRow]) -> Table:
    """The table that its rows lead to."""
    try:
        rows = [from_store(row) for row in stored]
        opens = rows[0].event
        if not isinstance(opens, Opens):
            raise Unreadable("the first row does not open a table")
        if opens.game not in GAMES:
            raise Unreadable(f"there is no game {opens.game!r} any more")
        return restore(table, rows)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as fault:
        raise Unreadable(str(fault)[:200]) from fault
