"""Updates as bytes, encoded once for all viewers who see and already know the same."""

from quattrocento.service.messages import projections
from quattrocento.service.messages.encoding import encode
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table


def encoded_update(
    service: Service, table: Table, seat: int | None, since: int, language: str
) -> bytes:
    """The update for a viewer who knows row `since`."""
    registry = service.registry
    since = min(since, table.told)
    key = (table.id, table.told, registry.holders[table.id].names, seat, since, language)
    found = registry.sent.get(key)
    if found is None:
        names = service.people.name
        found = encode(projections.update(table, seat, since, language, names))
        registry.sent.keep(key, found)
    return found
