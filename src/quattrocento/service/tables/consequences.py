"""Events that follow from the last one by themselves, and are stored together with it."""

from quattrocento.service.tables import moves, orders, seating
from quattrocento.service.tables.events import TableEvent
from quattrocento.service.tables.table import Table


def consequences(table: Table) -> list[TableEvent]:
    if table.fault:
        return []
    return seating.begin(table) or moves.agree(table) or orders.obey(table)
