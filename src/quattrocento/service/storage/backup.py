"""Back-ups: one SQLite file with everything, made while the server runs, from either database."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from quattrocento.service.settings import Settings
from quattrocento.service.storage.backends import open_database
from quattrocento.service.storage.database import Database, Statement, Value
from quattrocento.service.storage.files import private_file
from quattrocento.service.storage.migrations import migrate
from quattrocento.service.storage.sqlite import Sqlite, back_up

COLUMNS = {
    "rows": "table_id, seq, at, kind, fact",
    "tables": "id, game, status, pace, listed, free, created, updated, due, bots_due, summary",
    "places": "table_id, person, waiting",
    "people": "id, created, data",
    "chat": "table_id, number, at, person, line",
    "documents": "kind, owner, key, content",
    "results": "table_id, game, ended, people, rated, content",
    "result_people": "table_id, person, seat, game, ended",
    "rating_steps": "person, game, number, table_id, mu, sigma",
    "leagues": "id, version, content",
    "league_people": "league_id, person",
    "reports": "id, at, reporter, person, table_id, number, line, reason, note, outcome",
    "bans": "subject, at, until, reason",
    "audit": "id, at, who, act, subject, detail",
}
BATCH = 500


class NotEmpty(Exception):
    """A back-up is restored into an empty database only."""


async def backup(settings: Settings, file: Path) -> None:
    """Write everything to a new file; the server may go on meanwhile."""
    if file.exists():
        raise FileExistsError(17, "there is a file already", str(file))
    if not settings.database:
        if not settings.sqlite_file.exists():
            raise FileNotFoundError(2, "there is no database", str(settings.sqlite_file))
        await asyncio.to_thread(back_up, settings.sqlite_file, file)
        copy_key(settings.key_file, key_beside(file))
        return
    from quattrocento.service.storage.postgres import snapshot

    target = Sqlite(file)
    await target.start()
    try:
        await migrate(target)
        async for name, found in snapshot(settings.database, COLUMNS, BATCH):
            await insert(target, name, found)
    finally:
        await target.stop()
    copy_key(settings.key_file, key_beside(file))


def key_beside(file: Path) -> Path:
    """Where the key of a back-up is, so that the two can be kept apart."""
    return file.with_name(f"{file.name}.key")


def copy_key(source: Path, target: Path) -> None:
    """Copy a key where there is one and none is overwritten."""
    if source.is_file() and not target.exists():
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        private_file(target)
        target.write_bytes(source.read_bytes())


async def restore(settings: Settings, file: Path) -> int:
    """Read a back-up into an empty database; the number of tables in it."""
    source = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    target = open_database(settings)
    await target.start()
    try:
        await migrate(target)
        for name in COLUMNS:
            if await target.read(f"SELECT 1 FROM {name} LIMIT 1"):
                raise NotEmpty(f"the database already holds {name}; restore into an empty one")
        for name, columns in COLUMNS.items():
            if not (wanted := kept(source, name, columns)):
                continue
            found = source.execute(f"SELECT {wanted} FROM {name}")
            while part := found.fetchmany(BATCH):
                await insert(target, name, part)
        ((count,),) = await target.read("SELECT COUNT(*) FROM tables")
        assert isinstance(count, int)
        copy_key(key_beside(file), settings.key_file)
        return count
    finally:
        source.close()
        await target.stop()


def kept(source: sqlite3.Connection, name: str, columns: str) -> str:
    """The columns of a back-up of any age; what it did not know yet is empty.

    There are none where it did not know the table itself.
    """
    known = {column for _, column, *_ in source.execute(f"PRAGMA table_info({name})")}
    found = [c if c in known else f"NULL AS {c}" for c in columns.split(", ")]
    return ", ".join(found) if known else ""


async def insert(target: Database, name: str, found: Sequence[tuple[Value, ...]]) -> None:
    columns = COLUMNS[name]
    marks = ", ".join("?" * len(columns.split(",")))
    sql = f"INSERT INTO {name} ({columns}) VALUES ({marks})"
    statements: list[Statement] = [(sql, values) for values in found]
    await target.write(statements)
