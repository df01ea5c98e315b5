"""Writes that come within a few milliseconds are committed together.

Each of them is acknowledged only after the commit, hence never before it is on disk. Whoever
comes while nothing is going on does not wait; the more came together, the longer others are
waited for, so that under load one wait for the disk serves many.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from quattrocento.service.storage.database import Statement, Value

# How long a batch waits for others, for each job of the one before it beyond the first.
SECONDS_A_JOB: Final = 0.003
LONGEST_SECONDS: Final = 0.006
MOST: Final = 256

# How many rows one statement adds at most; databases bound the values of a statement.
TOGETHER: Final = 100


class Job(NamedTuple):
    """What is to be written, all of it or nothing, what others are told, and who waits for it."""

    statements: Sequence[Statement]
    notice: str
    done: "asyncio.Future[None]"


Commit = Callable[[Sequence[Job]], Awaitable[Sequence[Exception | None]]]


class Gathering:
    """Hands over to `commit`, one batch after another, which says what became of each job."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[Job] = []
        self._running: asyncio.Task[None] | None = None

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(statements, notice, done))
        if self._running is None:
            self._running = asyncio.create_task(self._work())
        await done

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._running is not None:
            await asyncio.shield(self._running)

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                # From here on nobody can change their mind; whoever already has is left out.
                batch = [job for job in batch if not job.done.done()]
                began = asyncio.get_running_loop().time()
                await self._settle(batch)
                spent = asyncio.get_running_loop().time() - began
                wait = min(SECONDS_A_JOB * (len(batch) - 1), LONGEST_SECONDS)
                await asyncio.sleep(max(wait - spent, 0))
        finally:
            self._running = None

    async def _settle(self, batch: Sequence[Job]) -> None:
        try:
            outcomes = await self._commit(batch) if batch else ()
        except Exception as fault:
            outcomes = [fault] * len(batch)
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.done.done():
                continue
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)


def many(sql: str, rows: Sequence[tuple[Value, ...]]) -> Statement:
    """One statement that adds all these rows, where `sql` adds one."""
    return repeated(sql, len(rows)), tuple(value for row in rows for value in row)


@cache
def repeated(sql: str, count: int) -> str:
    """The SQL that adds so many rows instead of one."""
    start = sql.index("(", sql.index("VALUES"))
    end = sql.index(")", start) + 1
    return sql[:start] + ", ".join([sql[start:end]] * count) + sql[end:]


def merged(statements: Iterable[Statement]) -> list[Statement]:
    """Neighbours that add one row each to the same table become one statement.

    A statement that may also change what is there is left alone: it must not meet a row twice.
    """
    found: list[tuple[str, list[tuple[Value, ...]]]] = []
    for sql, values in statements:
        if found and found[-1][0] == sql and adds(sql) and len(found[-1][1]) < TOGETHER:
            found[-1][1].append(values)
        else:
            found.append((sql, [values]))
    return [many(sql, rows) if len(rows) > 1 else (sql, rows[0]) for sql, rows in found]


@cache
def adds(sql: str) -> bool:
    """Whether a statement adds a row and does nothing else; few texts are ever asked for."""
    return sql.startswith("INSERT") and "VALUES" in sql and "ON CONFLICT" not in sql
