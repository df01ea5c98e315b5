"""The registry: the tables in memory, and one change after another at each of them.

A change is decided, applied, persisted and only then published. All of it happens under the
table's lock, as does looking, so that nobody ever sees what is not yet on disk.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from quattrocento.service.errors import Problem
from quattrocento.service.metrics import METRICS
from quattrocento.service.names import new_name
from quattrocento.service.people.identity import People
from quattrocento.service.storage.database import Conflict, Unavailable
from quattrocento.service.storage.store import Store, StoredLine, StoredRow
from quattrocento.service.tables import claims
from quattrocento.service.tables.consequences import consequences
from quattrocento.service.tables.events import (
    Closes,
    Gives,
    Leaves,
    Opens,
    Orders,
    Plays,
    Returns,
    Row,
    Sits,
    TableEvent,
)
from quattrocento.service.tables.holder import Held, Holder
from quattrocento.service.tables.index import EVERY_SECONDS, LONGEST_SECONDS, Index
from quattrocento.service.tables.presence import Presence
from quattrocento.service.tables.rows import Unreadable, from_store, restored, to_store
from quattrocento.service.tables.sent import Sent
from quattrocento.service.tables.table import Table, resume

log = logging.getLogger("quattrocento")

T = TypeVar("T")
P = ParamSpec("P")

ID = re.compile(r"[a-zA-Z0-9_-]{12}")
ATTEMPTS = 5
CHAIN = 200

# The rows after which others may sit at a table than before.
SEATING = (Opens, Sits, Leaves, Returns, Gives)

# The rows that nobody has to find in the index at once. Orders are among them, as nobody shall
# notice by the index that there are any.
QUIET = (Plays, Orders)

# What takes longer than this many rows is applied beside the event loop.
MANY = 20
THREADS = 2

MOST_ROWS = 20_000
MOST_BYTES = 8 << 20

Decide = Callable[[Table], Sequence[TableEvent]]


class Registry:
    def __init__(
        self,
        store: Store,
        people: People,
        room: int = 2000,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.people = people
        self.room = room
        self.now = now
        self.holders: OrderedDict[str, Holder] = OrderedDict()
        self.sent = Sent()
        self.presence = Presence(store)
        self.index = Index(store, self.opened, self.presence.name)
        self._threads = ThreadPoolExecutor(THREADS, "tables")
        self.attend: Callable[[Table], None] = lambda table: None
        self.finished: Callable[[Table], None] = lambda table: None
        people.changed = self.renamed

    # looking and changing

    async def look(self, table: str, answer: Callable[[Table], T], known: int = 0) -> T:
        """Look at a table, which is at least as new as the row that the asker knows."""
        async with self.opened(table, known) as (holder, found):
            await self.people.ensure(found.named())
            try:
                return answer(found)
            except Problem:
                if not await self._is_behind(holder, found):
                    raise
                await self.people.ensure(found.named())
                return answer(found)

    async def act(
        self, table: str, decide: Decide, answer: Callable[[Table], T], known: int = 0
    ) -> T:
        """Change a table; when another process was faster, decide again on what it did."""
        for _ in range(ATTEMPTS):
            async with self.opened(table, known) as (holder, found):
                try:
                    events = decide(found)
                except Problem:
                    if not await self._is_behind(holder, found):
                        raise
                    events = decide(found)
                try:
                    if events:
                        await self._commit(holder, found, events)
                except Conflict:
                    METRICS.count("conflicts")
                    continue
                await self.people.ensure(found.named())
                return answer(found)
        raise Problem("busy")

    async def hold_seats(self, name: str, person: str) -> None:
        """Who is at a table holds on to their seats there."""
        holder = self.holders.get(name)
        if holder is not None and holder.table is not None and claims.hold(holder.table, person):
            with contextlib.suppress(Problem, Unavailable):
                await self.act(name, lambda table: claims.hold(table, person), lambda table: None)

    async def open(self, opens: Opens, then: Callable[[Table], Sequence[TableEvent]]) -> str:
        """A new table, and what its host does at it first."""
        name = new_name()
        now = self.now()
        table = Table(name, opens, now)
        table.go_live()
        table.seq = 1
        holder = Holder()
        self._keep(name, holder)
        async with holder.lock:
            holder.table = table
            await self._commit(holder, table, then(table), [Row(1, now, opens)])
        return name

    async def _commit(
        self, holder: Holder, table: Table, events: Sequence[TableEvent], rows: Sequence[Row] = ()
    ) -> None:
        full = table.seq + len(events) > MOST_ROWS or holder.bytes > MOST_BYTES
        if full and not all(isinstance(event, (Plays, Closes)) for event in events):
            # Those who only play are not stopped by one who does all else.
            raise Problem("table-full")
        kept, told = list(rows), table.told
        try:
            if table.opens.edition or len(events) > MANY:
                kept += await self._beside(self._apply, table, events)
            else:
                kept += self._apply(table, events)
            stored = [to_store(row) for row in kept]
            began = time.perf_counter()
            await self._store(table, stored, kept)
            holder.bytes += sum(len(row.text) for row in stored)
            METRICS.observe("append", time.perf_counter() - began)
        except BaseException:
            # What is in memory is ahead of what is on disk: read it again when next needed.
            holder.table = None
            holder.publish()
            raise
        METRICS.count("rows", len(kept))
        if rows or table.told != told:
            holder.publish()
        self.attend(table)
        if table.status == "finished":
            self.finished(table)

    async def _store(self, table: Table, stored: Sequence[StoredRow], rows: Sequence[Row]) -> None:
        """Write rows, and into the index what others wait for; moves are entered a bit later."""
        quiet = all(isinstance(row.event, QUIET) for row in rows)
        if quiet and table.opens.pace == "live" and table.status == "running":
            await self.store.append(table.id, stored)
            self.index.put_off(table)
            return
        reseated = any(isinstance(row.event, SEATING) for row in rows)
        await self.store.append(table.id, stored, self.index.entry(table), reseated)
        self.index.entered(table.id)

    def _apply(self, table: Table, events: Sequence[TableEvent]) -> list[Row]:
        """Let these happen, and what follows from them."""
        kept: list[Row] = []
        events = events or consequences(table)
        while events:
            kept += [table.apply(Row(table.seq + 1, self.now(), event)) for event in events]
            events = consequences(table) if len(kept) < CHAIN else ()
        return kept

    async def _beside(self, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """Do something long in a thread, so that others are answered meanwhile."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *given, **more))

    def opened(self, table: str, known: int = 0) -> Held:
        """A table to look at or to change, which is at least as new as row `known`."""
        return Held(self._holder(table), table, known, self._current)

    def _holder(self, table: str) -> Holder:
        holder = self.holders.get(table)
        if holder is not None:
            self.holders.move_to_end(table)
            return holder
        if not ID.fullmatch(table):
            raise Problem("no-table")
        holder = Holder()
        self._keep(table, holder)
        return holder

    async def _current(self, table: str, known: int, holder: Holder) -> Table:
        if holder.table is None:
            holder.table = await self._load(holder, table)
        elif holder.is_behind or holder.table.told < known:
            holder.is_behind = False
            resume(holder.table, await self._rows(table, holder.table.seq))
            holder.publish()
        return holder.table

    async def _is_behind(self, holder: Holder, table: Table) -> bool:
        """Whether another process has written more, which is then known here too.

        Who was there before comes here after a restart, and is not refused by what is old.
        """
        if not self.store.shared:
            return False
        rows = await self._rows(table.id, table.seq)
        resume(table, rows)
        if rows:
            holder.publish()
        return bool(rows)

    async def due(self, now: float) -> list[str]:
        """The tables at which something is overdue, by the index and by what it does not know."""
        return list(dict.fromkeys([*await self.store.due(now), *self.index.due(now)]))

    async def keep_index(self) -> None:
        """Enter what is played, and what processes that died have left; say that this one lives."""
        left = self.now()
        while True:
            try:
                if self.store.shared:
                    await self.presence.tell()
                await self.index.catch_up()
                for table in await self.index.repair(left) if left else ():
                    # By the index this process now keeps the table, and others leave it alone.
                    with contextlib.suppress(Problem):
                        await self.look(table, self.attend)
                left = self.now() - LONGEST_SECONDS if self.store.shared else 0.0
            except Exception as fault:  # the next round may succeed where this one did not
                METRICS.count("scheduler_faults")
                log.error("the index: %r", fault)
            await asyncio.sleep(EVERY_SECONDS)

    async def _rows(self, table: str, after: int = 0) -> list[Row]:
        return [from_store(row) for row in await self.store.rows(table, after)]

    async def _load(self, holder: Holder, table: str) -> Table:
        stored = await self.store.rows(table)
        if not stored:
            self.holders.pop(table, None)
            raise Problem("no-table")
        try:
            found = await self._beside(restored, table, stored)
        except Unreadable as fault:
            METRICS.count("unreadable_tables")
            log.error("table %s cannot be read: %s", table, fault)
            await self.store.set_aside(table)
            raise Problem("set-aside", reason=str(fault)) from None
        holder.bytes = sum(len(row.text) for row in stored)
        if found.fault:
            METRICS.count("set_aside")
            await self.store.reindex([self.index.entry(found)], [table])
        return found

    def _keep(self, table: str, holder: Holder) -> None:
        self.holders[table] = holder
        self.holders.move_to_end(table)
        if len(self.holders) > self.room:
            for name, idle in list(self.holders.items())[: len(self.holders) - self.room]:
                if not idle.watchers and not idle.users:
                    del self.holders[name]

    async def stop(self) -> None:
        with contextlib.suppress(Unavailable):
            await self.index.catch_up()
            if self.store.shared:
                await self.presence.leave()
        self._threads.shutdown(cancel_futures=True)

    def forget(self, table: str) -> None:
        """A table was deleted; whoever is still there finds nothing any more."""
        holder = self.holders.pop(table, None)
        if holder is not None:
            holder.table = None
            holder.publish()

    # watching

    @contextmanager
    def watching(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set at every change; the table stays in memory meanwhile."""
        holder = self._holder(table)
        watcher = asyncio.Event()
        holder.watchers.add(watcher)
        try:
            yield watcher
        finally:
            holder.watchers.discard(watcher)

    def renamed(self, person: str = "") -> None:
        """Send names again: those of a person, or with nothing given of everybody."""
        for holder in self.holders.values():
            if holder.table and (not person or person in holder.table.named()):
                holder.rename()

    # chat

    async def chat(self, table: str, after: int) -> list[StoredLine]:
        holder = self.holders.get(table)
        if holder is None:
            return await self.store.chat(table, after)
        if holder.chat is None:
            holder.chat = await self.store.chat(table)
            await self.people.ensure({line.person for line in holder.chat if line.person})
        if not holder.chat or holder.chat[-1].number <= after:
            return []
        return [line for line in holder.chat if line.number > after]

    async def say(self, table: str, person: str, text: str) -> StoredLine:
        for _ in range(ATTEMPTS):
            before = await self.store.chat(table, limit=1)
            number = before[0].number + 1 if before else 1
            line = StoredLine(number, self.now(), person, text)
            try:
                await self.store.add_line(table, line)
            except Conflict:
                continue
            self.chat_changed(table)
            return line
        raise Problem("busy")

    def chat_changed(self, table: str) -> None:
        holder = self.holders.get(table)
        if holder is not None:
            holder.chat = None
            holder.publish()

    # other processes

    async def catch_up(self, name: str) -> None:
        """Read what is new at a table; one that cannot be read is loaded when next needed."""
        holder = self.holders.get(name)
        if holder is None:
            return
        async with holder.lock:
            table = holder.table
            if table is None:
                return
            try:
                rows = await self._rows(name, table.seq)
            except msgspec.DecodeError as fault:
                log.error("table %s cannot be read: %s", name, fault)
                holder.table = None
                return
            told = table.told
            resume(table, rows)
        if table.told != told:
            holder.publish()
