"""The rows of a table on their way to the store and back."""

from quattrocento.service.storage.store import StoredRow
from quattrocento.service.tables import events
from quattrocento.service.tables.events import Row


def to_store(row: Row) -> StoredRow:
    kind, text = events.write(row.event)
    return StoredRow(row.seq, row.at, kind, text)


def from_store(stored: StoredRow) -> Row:
    return Row(stored.seq, stored.at, events.read(stored.text))
