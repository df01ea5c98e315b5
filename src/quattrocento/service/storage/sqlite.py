"""SQLite: one thread commits what has gathered, another one reads."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from quattrocento.service.storage.database import Conflict, Statement, Unavailable, Value
from quattrocento.service.storage.files import Lock, private_file
from quattrocento.service.storage.gathering import Gathering, Job, merged


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class Sqlite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._gathering = Gathering(self._hand_over)
        self._writers = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._lock = Lock(path.with_name(f"{path.name}.lock"))

    async def start(self) -> None:
        self._lock.take()
        private_file(self.path)
        self._writing = connect(self.path)
        self._reading = connect(self.path)

    async def stop(self) -> None:
        await self._gathering.finish()
        self._writers.shutdown()
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.free()

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        await self._gathering.write(statements, notice)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._fetch, sql, values)

    async def notices(self) -> AsyncIterator[str]:
        """Nobody else writes: a file is served by one process."""
        yield ""
        await asyncio.Event().wait()

    def _fetch(self, sql: str, values: tuple[Value, ...]) -> list[tuple[Value, ...]]:
        return self._reading.execute(sql, values).fetchall()

    async def _hand_over(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, self._commit, batch)

    def _commit(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        """One commit, hence one wait for the disk, for all that has gathered meanwhile."""
        together = merged(statement for job in batch for statement in job.statements)
        try:
            self._transact(together)
        except (sqlite3.IntegrityError, OverflowError):
            return self._one_by_one(batch)
        except sqlite3.Error as fault:
            return [Unavailable(str(fault))] * len(batch)
        return [None] * len(batch)

    def _transact(self, statements: Sequence[Statement]) -> None:
        """All or nothing; one statement is a transaction by itself."""
        if len(statements) == 1:
            self._writing.execute(*statements[0])
            return
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                self._writing.execute(sql, values)
            self._writing.execute("COMMIT")
        finally:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")

    def _one_by_one(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        """When something in a batch was refused: each job as if it were alone, in one commit."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job.statements) for job in batch]
            self._writing.execute("COMMIT")
        except sqlite3.Error as fault:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            return [Unavailable(str(fault))] * len(batch)
        return outcomes

    def _attempt(self, statements: Sequence[Statement]) -> Exception | None:
        self._writing.execute("SAVEPOINT job")
        try:
            for sql, values in statements:
                self._writing.execute(sql, values)
        except (sqlite3.IntegrityError, OverflowError) as fault:
            self._writing.execute("ROLLBACK TO job")
            return Conflict(str(fault)) if isinstance(fault, sqlite3.Error) else fault
        finally:
            self._writing.execute("RELEASE job")
        return None


def back_up(source: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use."""
    private_file(target)
    with (
        sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True) as reading,
        sqlite3.connect(target) as writing,
    ):
        reading.backup(writing)
    reading.close()
    writing.close()
