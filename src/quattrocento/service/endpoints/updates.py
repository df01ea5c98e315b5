"""Updates as bytes, encoded once for all viewers who see and already know the same."""

from quattrocento.service.messages import projections
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table


def encoded_update(
    service: Service, table: Table, seat: int | None, since: int, language: str
) -> bytes:
    """The update for a viewer who knows row `since`."""
    holder = service.registry.holders[table.id]
    key = (seat, since, language)
    found = holder.sent.get(key)
    if found is None:
        names = service.people.name
        found = projections.encode(projections.update(table, seat, since, language, names))
        holder.sent[key] = found
    return found
