"""The history: every game is noted when it ends, and whatever was missed is found later.

A result follows from the rows of its table. It is written after them, by whoever wrote the last
one; what a crash or an earlier version left out is made up for in the background, a little at a
time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec import UNSET
from msgspec.structs import replace

from quattrocento.service.history.result import stored
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import People
from quattrocento.service.storage.database import Unavailable
from quattrocento.service.storage.results import ResultStore, StoredResult
from quattrocento.service.storage.store import Store
from quattrocento.service.tables.registry import Registry
from quattrocento.service.tables.rows import Unreadable, restored
from quattrocento.service.tables.table import Table

log = logging.getLogger("quattrocento")

PORTION = 20
PAUSE = 0.02
AGAIN = 60.0
# The index may be written a while after the rows.
OVERLAP = 3600.0


async def nothing(_result: StoredResult) -> None:
    return None


class History:
    def __init__(self, store: Store, results: ResultStore, people: People) -> None:
        self.store = store
        self.results = results
        self.people = people
        self.kept: Callable[[StoredResult], Awaitable[None]] = nothing
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, registry: Registry) -> None:
        registry.finished = self.note

    def note(self, table: Table) -> None:
        """Keep the result of a table at which the game has just ended."""
        if table.people() and table.opens.origin is UNSET:
            task = asyncio.create_task(self._keep(stored(table)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _keep(self, result: StoredResult) -> None:
        """Who has been deleted is no longer named, whatever the rows say."""
        try:
            await self.people.ensure(result.people)
            known = {one: seat for one, seat in result.people.items() if self.people.known(one)}
            await self.results.put(replace(result, people=known))
        except Unavailable as fault:
            log.error("the result of table %s is left for later: %s", result.table, fault)
            return
        await self.kept(result)

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # what was missed

    async def watch(self) -> None:
        """Make up for what is missing, at the start for all of before there was a history."""
        while True:
            try:
                await self.make_up()
            except Exception as fault:  # the next round may succeed where this one did not
                METRICS.count("history_faults")
                log.error("the history: %r", fault)
            await asyncio.sleep(AGAIN)

    async def make_up(self) -> None:
        """Go through finished tables, from a while before where the last round ended."""
        text = await self.store.document("server", "", "history")
        since, after = max(0.0, float(text or 0) - OVERLAP), ""
        while found := await self.results.finished(since, after, PORTION):
            have = {one.table for one in await self.results.at([table for _, table in found])}
            for _, table in found:
                if table not in have:
                    await self._make(table)
            since, after = found[-1]
            await self.store.put_document("server", "", "history", str(since))

    async def _make(self, table: str) -> None:
        """The result of one table, by playing its rows again beside everything else."""
        rows = await self.store.rows(table)
        if any(row.kind == "sits" for row in rows):
            try:
                found = await asyncio.to_thread(restored, table, rows)
            except Unreadable as fault:
                log.warning("table %s has no result: %s", table, fault)
                return
            whole = found.opens.origin is UNSET
            if whole and found.status == "finished" and found.people():
                await self._keep(stored(found))
        await asyncio.sleep(PAUSE)
