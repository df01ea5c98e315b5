"""A table in memory, and the way to have it to oneself for a while."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from types import TracebackType

from quattrocento.service.storage.store import StoredLine
from quattrocento.service.tables.table import Table

# Counts new names at tables; no two tables in memory, nor one that comes again, have the same.
_named = itertools.count(1)


class Holder:
    """A table in memory, with those who watch it and what was last sent."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.watchers: set[asyncio.Event] = set()
        self.chat: list[StoredLine] | None = None
        self.users = 0
        self.bytes = 0
        # Whether another process is known to have written more.
        self.is_behind = False
        self.names = next(_named)

    def publish(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    def rename(self) -> None:
        """Send the names at the table again."""
        self.names = next(_named)
        self.publish()


class Held:
    """A table at least as new as row `known`, which nobody else looks at or changes meanwhile.

    Every move passes here more than once, hence no generator of contextlib's. `read` is asked
    only where the table is not in memory, or not new enough.
    """

    __slots__ = ("holder", "known", "read", "table")

    def __init__(
        self, holder: Holder, table: str, known: int, read: Callable[..., Awaitable[Table]]
    ) -> None:
        self.holder = holder
        self.table = table
        self.known = known
        self.read = read

    async def __aenter__(self) -> tuple[Holder, Table]:
        holder = self.holder
        holder.users += 1
        try:
            await holder.lock.acquire()
        except BaseException:
            holder.users -= 1
            raise
        found = holder.table
        if found is not None and found.told >= self.known and not holder.is_behind:
            return holder, found
        try:
            return holder, await self.read(self.table, self.known, holder)
        except BaseException:
            self.release()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def release(self) -> None:
        self.holder.lock.release()
        self.holder.users -= 1
