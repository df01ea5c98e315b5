"""PostgreSQL, for several processes: any of them serves any table, notices tell the others."""

import asyncio
import contextlib
import itertools
import re
from collections.abc import AsyncIterator, Mapping, Sequence

import asyncpg

from quattrocento.service.storage.database import Conflict, Statement, Unavailable, Value
from quattrocento.service.storage.gathering import Gathering, Job, merged

CHANNEL = "quattrocento"
NOTIFY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"

# What is raised when the server is away, restarts, or has no room left.
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)


def dollars(sql: str) -> str:
    """Question marks become the numbered placeholders of PostgreSQL."""
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


class Postgres:
    shared = True

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self._sql: dict[str, str] = {}
        self._gathering = Gathering(self._commit)

    async def start(self) -> None:
        self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=self.connections)

    async def stop(self) -> None:
        await self._gathering.finish()
        await self._pool.close()

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        await self._gathering.write(statements, notice)

    async def _commit(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        """One transaction for all that has gathered; where it is refused, one for each job."""
        outcome = await self._attempt(batch)
        if outcome is None or isinstance(outcome, Unavailable) or len(batch) == 1:
            return [outcome] * len(batch)
        return [await self._attempt([job]) for job in batch]

    async def _attempt(self, batch: Sequence[Job]) -> Exception | None:
        together = merged(statement for job in batch for statement in job.statements)
        notices = list(dict.fromkeys(job.notice for job in batch if job.notice))
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, values in together:
                    await connection.execute(self._translated(sql), *values)
                if notices:
                    await connection.execute(NOTIFY, CHANNEL, notices)
        except asyncpg.IntegrityConstraintViolationError as fault:
            return Conflict(str(fault))
        except asyncpg.TransactionRollbackError as fault:
            # Another process holds what this one needs, and waits for what this one holds.
            return Conflict(str(fault))
        except LOST as fault:
            return Unavailable(str(fault))
        except Exception as fault:  # what one job brought must not be held against the others
            return fault
        return None

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        try:
            found = await self._pool.fetch(self._translated(sql), *values)
        except LOST as fault:
            raise Unavailable(str(fault)) from None
        return [tuple(row.values()) for row in found]

    async def notices(self) -> AsyncIterator[str]:
        """The notices of one connection; whoever listens again is told that some were missed."""
        connection = await asyncpg.connect(self.url)
        listener = Listener()
        connection.add_termination_listener(listener.end)
        try:
            await connection.add_listener(CHANNEL, listener.receive)
            yield ""
            while (notice := await listener.notices.get()) is not None:
                yield notice
        finally:
            with contextlib.suppress(*LOST, TimeoutError):
                await connection.close(timeout=2)

    def _translated(self, sql: str) -> str:
        if sql not in self._sql:
            self._sql[sql] = dollars(sql)
        return self._sql[sql]


class Listener:
    """The notices that one connection receives; None is its end."""

    def __init__(self) -> None:
        self.notices: asyncio.Queue[str | None] = asyncio.Queue()

    def receive(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        self.notices.put_nowait(str(notice))

    def end(self, _connection: object) -> None:
        self.notices.put_nowait(None)


async def snapshot(
    url: str, columns: Mapping[str, str], batch: int
) -> AsyncIterator[tuple[str, list[tuple[Value, ...]]]]:
    """Everything in these tables as it was at one moment, in parts."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for name, wanted in columns.items():
                found = await connection.cursor(f"SELECT {wanted} FROM {name}")
                while part := await found.fetch(batch):
                    yield name, [tuple(row.values()) for row in part]
    finally:
        await connection.close()
