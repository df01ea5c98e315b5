"""Events that follow from the last one by themselves, and are stored together with it."""

from quattrocento.service.tables import endings, moves, orders, seating
from quattrocento.service.tables.events import TableEvent
from quattrocento.service.tables.table import Table


def consequences(table: Table) -> list[TableEvent]:
    if table.fault:
        return []
    agreed = moves.agree(table) or endings.agree(table)
    return seating.begin(table) or agreed or orders.obey(table)
