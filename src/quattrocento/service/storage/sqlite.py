"""SQLite: one writing thread that commits what has gathered, one thread that reads."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from quattrocento.service.storage.database import Conflict, Statement, Unavailable, Value
from quattrocento.service.storage.files import Lock, private_file

BATCH = 64

Job = tuple[Sequence[Statement], "Future[None]"]


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class Sqlite:
    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._lock = Lock(path.with_name(f"{path.name}.lock"))

    async def start(self) -> None:
        self._lock.take()
        private_file(self.path)
        self._writing = connect(self.path)
        self._reading = connect(self.path)
        self._writer.start()

    async def stop(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.free()

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        done: Future[None] = Future()
        self._jobs.put((statements, done))
        await asyncio.wrap_future(done)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._fetch, sql, values)

    async def notices(self) -> AsyncIterator[str]:
        """Nobody else writes: a file is served by one process."""
        yield ""
        await asyncio.Event().wait()

    def _fetch(self, sql: str, values: tuple[Value, ...]) -> list[tuple[Value, ...]]:
        return self._reading.execute(sql, values).fetchall()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < BATCH:
                try:
                    following = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    self._jobs.put(None)
                    break
                batch.append(following)
            # From here on nobody can change their mind; whoever already has is left out.
            self._commit([job for job in batch if job[1].set_running_or_notify_cancel()])

    def _commit(self, batch: list[Job]) -> None:
        """One commit, hence one wait for the disk, for all that has gathered meanwhile."""
        outcomes: list[Exception | None] = []
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(statements) for statements, _ in batch]
            self._writing.execute("COMMIT")
        except sqlite3.Error as fault:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            outcomes = [Unavailable(str(fault))] * len(batch)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

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
