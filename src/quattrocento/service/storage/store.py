"""The store: the rows of every table, an index over them, and what belongs to people."""

from collections.abc import AsyncIterator, Sequence

from msgspec import Struct

from quattrocento.service.storage.database import Conflict, Database, Statement, Value
from quattrocento.service.storage.migrations import migrate


class StoredRow(Struct, frozen=True):
    """A row of a table: `text` is what happened, of which the store knows only the `kind`."""

    seq: int
    at: float
    kind: str
    text: str


class IndexEntry(Struct, frozen=True):
    """A table in the index: enough for the lobby, kept in step with its rows."""

    id: str
    game: str
    status: str
    pace: str
    listed: bool
    free: int
    created: float
    updated: float
    due: float | None
    bots_due: float | None
    places: dict[str, bool]
    summary: str


class StoredLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    at: float
    person: str
    line: str


ADD_ROW = "INSERT INTO rows (table_id, seq, at, kind, fact) VALUES (?, ?, ?, ?, ?)"
PUT_TABLE = """INSERT INTO tables
    (id, game, status, pace, listed, free, created, updated, due, bots_due, summary)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, free = excluded.free,
    updated = excluded.updated, due = excluded.due, bots_due = excluded.bots_due,
    summary = excluded.summary"""
PUT_PLACE = """INSERT INTO places (table_id, person, waiting) VALUES (?, ?, ?)
    ON CONFLICT (table_id, person) DO UPDATE SET waiting = excluded.waiting"""
DROP_PLACES = "DELETE FROM places WHERE table_id = ?"
PUT_PERSON = """INSERT INTO people (id, created, data) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET data = excluded.data"""
PUT_DOCUMENT = """INSERT INTO documents (kind, owner, key, content) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, owner, key) DO UPDATE SET content = excluded.content"""
ADD_DOCUMENT = "INSERT INTO documents (kind, owner, key, content) VALUES (?, ?, ?, ?)"


PROBE = ("server", "", "probe", "")


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def probe(self) -> None:
        """Write something and read it, or raise Unavailable."""
        await self.database.write([(PUT_DOCUMENT, PROBE)])
        await self.database.read("SELECT 1")

    async def start(self) -> None:
        await self.database.start()
        await migrate(self.database)

    async def stop(self) -> None:
        await self.database.stop()

    def notices(self) -> AsyncIterator[str]:
        return self.database.notices()

    # tables

    async def append(
        self, rows: Sequence[StoredRow], entry: IndexEntry, reseated: bool = True
    ) -> None:
        """Add rows to a table, or raise Conflict where one of their numbers is taken.

        `reseated` says that others may sit there now than before.
        """
        statements: list[Statement] = [
            (ADD_ROW, (entry.id, row.seq, row.at, row.kind, row.text)) for row in rows
        ]
        await self.database.write([*statements, *self._index(entry, reseated)], f"table {entry.id}")

    async def reindex(self, entry: IndexEntry) -> None:
        await self.database.write(self._index(entry, True))

    async def set_aside(self, table: str) -> None:
        """Take a table that cannot be read from the lobby and from what is due."""
        sql = """UPDATE tables SET status = 'set-aside', listed = 0, due = NULL, bots_due = NULL
            WHERE id = ?"""
        await self.database.write([(sql, (table,))])

    def _index(self, entry: IndexEntry, reseated: bool) -> list[Statement]:
        values: tuple[Value, ...] = (
            entry.id,
            entry.game,
            entry.status,
            entry.pace,
            int(entry.listed),
            entry.free,
            entry.created,
            entry.updated,
            entry.due,
            entry.bots_due,
            entry.summary,
        )
        statements: list[Statement] = [(PUT_TABLE, values)]
        if reseated:
            statements.append((DROP_PLACES, (entry.id,)))
        for person, waiting in sorted(entry.places.items()):
            statements.append((PUT_PLACE, (entry.id, person, int(waiting))))
        return statements

    async def rows(self, table: str, after: int = 0) -> list[StoredRow]:
        sql = "SELECT seq, at, kind, fact FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq"
        found = await self.database.read(sql, table, after)
        return [StoredRow(whole(s), decimal(a), str(k), str(f)) for s, a, k, f in found]

    async def summaries(
        self,
        status: str = "",
        game: str = "",
        pace: str = "",
        person: str = "",
        listed: bool = True,
        limit: int = 50,
    ) -> list[str]:
        """The summaries of tables, the last changed first."""
        clauses: list[str] = []
        values: list[Value] = []
        for column, value in (("status", status), ("game", game), ("pace", pace)):
            if value:
                clauses.append(f"{column} = ?")
                values.append(value)
        if listed:
            clauses.append("listed = 1")
        if person:
            clauses.append("id IN (SELECT table_id FROM places WHERE person = ?)")
            values.append(person)
        where = f" WHERE {' AND '.join(clauses)}" if clauses else ""
        sql = f"SELECT summary FROM tables{where} ORDER BY updated DESC, id LIMIT ?"
        return [str(summary) for (summary,) in await self.database.read(sql, *values, limit)]

    async def waiting(self, person: str) -> list[str]:
        """The tables where the game waits for this person, the longest first."""
        sql = """SELECT summary FROM tables JOIN places ON table_id = id
            WHERE person = ? AND waiting = 1 AND status = 'running' ORDER BY updated, id"""
        return [str(summary) for (summary,) in await self.database.read(sql, person)]

    async def tables_of(self, person: str) -> list[str]:
        sql = "SELECT table_id FROM places WHERE person = ? ORDER BY table_id"
        return [str(table) for (table,) in await self.database.read(sql, person)]

    async def due(self, now: float) -> list[str]:
        """The tables at which something is overdue: a clock, a return."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT 1000"
        return [str(table) for (table,) in await self.database.read(sql, now)]

    async def bots_due(self, now: float) -> list[str]:
        """The tables at which a bot has been asked for a while."""
        sql = "SELECT id FROM tables WHERE bots_due <= ? ORDER BY bots_due LIMIT 1000"
        return [str(table) for (table,) in await self.database.read(sql, now)]

    # people

    async def person(self, person: str) -> str:
        found = await self.database.read("SELECT data FROM people WHERE id = ?", person)
        return str(found[0][0]) if found else ""

    async def put_person(self, person: str, created: float, data: str) -> None:
        await self.database.write([(PUT_PERSON, (person, created, data))], f"person {person}")

    async def delete_person(self, person: str) -> None:
        """Everything that names a person or was written by them; rows hold only the id."""
        statements: list[Statement] = [
            ("DELETE FROM people WHERE id = ?", (person,)),
            ("DELETE FROM chat WHERE person = ?", (person,)),
            ("DELETE FROM documents WHERE owner = ?", (person,)),
            ("DELETE FROM places WHERE person = ?", (person,)),
            ("DELETE FROM result_people WHERE person = ?", (person,)),
        ]
        await self.database.write(statements, f"person {person}")

    # chat

    async def chat(self, table: str, after: int = 0, limit: int = 500) -> list[StoredLine]:
        sql = """SELECT number, at, person, line FROM chat
            WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"""
        found = await self.database.read(sql, table, after, limit)
        return [StoredLine(whole(n), decimal(a), str(p), str(w)) for n, a, p, w in reversed(found)]

    async def add_line(self, table: str, line: StoredLine) -> None:
        sql = "INSERT INTO chat (table_id, number, at, person, line) VALUES (?, ?, ?, ?, ?)"
        values = (table, line.number, line.at, line.person, line.line)
        await self.database.write([(sql, values)], f"chat {table}")

    async def remove_line(self, table: str, number: int) -> None:
        sql = "UPDATE chat SET line = '', person = '' WHERE table_id = ? AND number = ?"
        await self.database.write([(sql, (table, number))], f"chat {table}")

    # documents: notes, lists of blocked people, tokens

    async def document(self, kind: str, owner: str, key: str = "") -> str:
        sql = "SELECT content FROM documents WHERE kind = ? AND owner = ? AND key = ?"
        found = await self.database.read(sql, kind, owner, key)
        return str(found[0][0]) if found else ""

    async def put_document(self, kind: str, owner: str, key: str, content: str) -> None:
        await self.database.write([(PUT_DOCUMENT, (kind, owner, key, content))])

    async def new_document(self, kind: str, owner: str, key: str, content: str) -> bool:
        """Whether it is new; one that is there stays as it is."""
        try:
            await self.database.write([(ADD_DOCUMENT, (kind, owner, key, content))])
        except Conflict:
            return False
        return True

    async def documents(self, kind: str, owner: str) -> list[tuple[str, str]]:
        """The keys and contents of all documents of a kind that somebody owns."""
        sql = "SELECT key, content FROM documents WHERE kind = ? AND owner = ? ORDER BY key"
        found = await self.database.read(sql, kind, owner)
        return [(str(key), str(content)) for key, content in found]

    async def delete_document(self, kind: str, owner: str, key: str = "", notice: str = "") -> None:
        sql = "DELETE FROM documents WHERE kind = ? AND owner = ? AND key = ?"
        await self.database.write([(sql, (kind, owner, key))], notice)


def whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def decimal(value: Value) -> float:
    assert isinstance(value, (int, float))
    return float(value)
