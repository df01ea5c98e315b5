"""The index of the lobby: what is played is entered at most once a second for each table.

Whatever else happens at a table is entered together with its rows. When a process dies, the
index may be behind the rows; whoever starts, or shares its database, then makes good for that.
"""

from collections.abc import Callable
from typing import Final

from quattrocento.service.errors import Problem
from quattrocento.service.storage.store import IndexEntry, Store
from quattrocento.service.tables.clocks import due
from quattrocento.service.tables.holder import Held
from quattrocento.service.tables.summary import entry
from quattrocento.service.tables.table import Table

EVERY_SECONDS: Final = 1.0

# As long as a process lives, no table is behind for longer.
LONGEST_SECONDS: Final = 3.0

Opened = Callable[[str], Held]


class Index:
    """`opened` gives a table as it is on disk, and lets nobody change it meanwhile."""

    def __init__(self, store: Store, opened: Opened, keeper: str) -> None:
        self.store = store
        self.opened = opened
        self.keeper = keeper
        self._behind: dict[str, Table] = {}

    def entry(self, table: Table) -> IndexEntry:
        return entry(table, self.keeper)

    def put_off(self, table: Table) -> None:
        """A move was made: it is entered soon."""
        self._behind[table.id] = table

    def entered(self, table: str) -> None:
        self._behind.pop(table, None)

    async def catch_up(self, person: str = "") -> None:
        """Enter what was put off: all of it, or the tables of a person."""
        wanted = [
            name for name, table in self._behind.items() if not person or person in table.named()
        ]
        taken = {name: self._behind.pop(name) for name in wanted}
        try:
            found = [one for name in taken for one in await self._read(name)]
            await self.store.reindex(found)
        except BaseException:
            self._behind = {**taken, **self._behind}
            raise

    async def _read(self, name: str) -> list[IndexEntry]:
        """The entry of a table; one that cannot be read has none."""
        try:
            async with self.opened(name) as (_, table):
                return [self.entry(table)]
        except Problem:
            return []

    def due(self, now: float) -> list[str]:
        """The tables that were put off and at which something is overdue."""
        times = [(name, due(table)) for name, table in self._behind.items()]
        return [name for name, time in times if time is not None and time <= now]

    async def repair(self, now: float) -> list[str]:
        """Enter what a process that died has put off; the tables, which nobody looks after now."""
        left = [name for name in await self.store.behind(now) if name not in self._behind]
        for name in left:
            await self.store.reindex(await self._read(name))
        return left
