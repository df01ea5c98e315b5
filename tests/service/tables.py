"""Tables without a server: rows in, decisions out."""

from collections.abc import Sequence
from typing import Any

from quattrocento.service.tables.consequences import consequences
from quattrocento.service.tables.events import Opens, Row, Sits, TableEvent
from quattrocento.service.tables.table import Table

SECRET = "ab" * 32


class Rows:
    """A table, and all rows that made it."""

    def __init__(self, opens: Opens) -> None:
        self.rows = [Row(1, 1000.0, opens)]
        self.table = Table("table1234567", opens, 1000.0)
        self.table.seq = 1
        self.now = 1000.0

    def add(self, events: Sequence[TableEvent]) -> Table:
        """Let these happen, and what follows from them."""
        while events:
            for event in events:
                self.rows.append(self.table.apply(Row(self.table.seq + 1, self.now, event)))
            events = consequences(self.table)
        return self.table


def opened(game: str = "condottiere", chairs: Sequence[str] = ("", ""), **given: Any) -> Rows:
    """A table with people `p0`, `p1`, ... on the chairs that are not for bots."""
    fixed = {"first": "0"} if game == "condottiere" else {}
    given = {"options": fixed, **given}
    rows = Rows(Opens(game=game, chairs=list(chairs), host="p0", secret=SECRET, **given))
    for seat, bot in enumerate(chairs):
        if not bot:
            rows.add([Sits(seat, f"p{seat}", f"part{seat}")])
    return rows
