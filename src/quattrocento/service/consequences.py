"""What follows from a row without anybody's doing, and is kept together with it."""

from quattrocento.service import orders, playing, seating
from quattrocento.service.facts import Fact
from quattrocento.service.table import Table


def consequences(table: Table) -> list[Fact]:
    if table.fault:
        return []
    return seating.begin(table) or playing.agree(table) or orders.obey(table)
