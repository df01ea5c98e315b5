"""The store: the rows of every table, an index over them, and what belongs to people."""

from collections.abc import AsyncIterator, Sequence

from msgspec import Struct

from quattrocento.service.storage.database import Conflict, Database, Statement, Value
from quattrocento.service.storage.gathering import many
from quattrocento.service.storage.ledger import forget_reporter
from quattrocento.service.storage.migrations import migrate


class StoredRow(Struct, frozen=True):
    """A row of a table: `text` is what happened, of which the store knows only the `kind`."""

    seq: int
    at: float
    kind: str
    text: str


class IndexEntry(Struct, frozen=True):
    """A table in the index: enough for the lobby, and for whoever looks after what is due.

    It is as its rows were up to `seq`; `keeper` is the process that wrote the last of them.
    """

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
    seq: int = 0
    keeper: str = ""


class StoredLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    at: float
    person: str
    line: str


ADD_ROW = "INSERT INTO rows (table_id, seq, at, kind, fact) VALUES (?, ?, ?, ?, ?)"
PUT_TABLE = """INSERT INTO tables
    (id, game, status, pace, listed, free, created, updated, due, bots_due, summary, seq, keeper)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, free = excluded.free,
    updated = excluded.updated, due = excluded.due, bots_due = excluded.bots_due,
    summary = excluded.summary, seq = excluded.seq, keeper = excluded.keeper
    WHERE tables.seq <= excluded.seq"""
PUT_PLACE = """INSERT INTO places (table_id, person, waiting) VALUES (?, ?, ?)
    ON CONFLICT (table_id, person) DO UPDATE SET waiting = excluded.waiting"""
DROP_PLACES = "DELETE FROM places WHERE table_id = ?"
PUT_PERSON = """INSERT INTO people (id, created, data) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET data = excluded.data"""
PUT_DOCUMENT = """INSERT INTO documents (kind, owner, key, content) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, owner, key) DO UPDATE SET content = excluded.content"""
ADD_DOCUMENT = "INSERT INTO documents (kind, owner, key, content) VALUES (?, ?, ?, ?)"

BEHIND = """SELECT id FROM tables WHERE status = 'running' AND EXISTS (
    SELECT 1 FROM rows WHERE table_id = id AND rows.seq > tables.seq)
    AND (SELECT at FROM rows WHERE table_id = id ORDER BY rows.seq DESC LIMIT 1) <= ? LIMIT 1000"""

# How many tables are entered into the index by one statement.
TOGETHER = 50

PROBE = ("server", "", "probe", "")


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self.database.shared

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
        self,
        table: str,
        rows: Sequence[StoredRow],
        entry: IndexEntry | None = None,
        reseated: bool = True,
    ) -> None:
        """Add rows to a table, or raise Conflict where one of their numbers is taken.

        Without an entry the index stays behind, and is to be written soon. `reseated` says that
        others may sit there now than before.
        """
        statements: list[Statement] = [
            (ADD_ROW, (table, row.seq, row.at, row.kind, row.text)) for row in rows
        ]
        if entry is not None:
            statements += self._index([entry], [table] if reseated else [])
        await self.database.write(statements, f"table {table}")

    async def reindex(self, entries: Sequence[IndexEntry], reseated: Sequence[str] = ()) -> None:
        """Write the entries of tables; at those that are named others may sit than before."""
        for start in range(0, len(entries), TOGETHER):
            part = entries[start : start + TOGETHER]
            await self.database.write(self._index(part, reseated))

    async def set_aside(self, table: str) -> None:
        """Take a table that cannot be read from the lobby and from what is due."""
        sql = """UPDATE tables SET status = 'set-aside', listed = 0, due = NULL, bots_due = NULL
            WHERE id = ?"""
        await self.database.write([(sql, (table,))])

    def _index(self, entries: Sequence[IndexEntry], reseated: Sequence[str]) -> list[Statement]:
        """In one order, so that no two who write to the same tables wait for each other."""
        ordered = sorted(entries, key=lambda entry: entry.id)
        statements = [many(PUT_TABLE, [table_values(entry) for entry in ordered])]
        statements += [(DROP_PLACES, (entry.id,)) for entry in ordered if entry.id in reseated]
        places = [
            (entry.id, person, int(waiting))
            for entry in ordered
            for person, waiting in sorted(entry.places.items())
        ]
        return [*statements, many(PUT_PLACE, places)] if places else statements

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
        sql, values = lobby(status, game, pace, person, listed)
        return [str(summary) for (summary,) in await self.database.read(sql, *values, limit)]

    async def waiting(self, person: str) -> list[str]:
        """The tables where the game waits for this person, the longest first."""
        sql = """SELECT summary FROM tables JOIN places ON table_id = id
            WHERE person = ? AND waiting = 1 AND status = 'running' ORDER BY updated, id"""
        return [str(summary) for (summary,) in await self.database.read(sql, person)]

    async def going_on(self, person: str, limit: int) -> list[str]:
        """This person's tables that are not over: first those that wait, then the last changed."""
        sql = """SELECT summary FROM tables JOIN places ON table_id = id
            WHERE person = ? AND status IN ('open', 'running')
            ORDER BY waiting DESC, updated DESC, id LIMIT ?"""
        return [str(summary) for (summary,) in await self.database.read(sql, person, limit)]

    async def summary(self, table: str) -> str:
        found = await self.database.read("SELECT summary FROM tables WHERE id = ?", table)
        return str(found[0][0]) if found else ""

    async def tables_of(self, person: str) -> list[str]:
        sql = "SELECT table_id FROM places WHERE person = ? ORDER BY table_id"
        return [str(table) for (table,) in await self.database.read(sql, person)]

    async def due(self, now: float) -> list[str]:
        """The tables at which something is overdue: a clock, a return."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT 1000"
        return [str(table) for (table,) in await self.database.read(sql, now)]

    async def bots_due(self, now: float, alive: Sequence[str] = ()) -> list[str]:
        """The tables at which a bot has been asked for a while, or by a process that is gone.

        `alive` are the processes that are known to look after their tables; none is any.
        """
        marks = ", ".join("?" * len(alive))
        gone = f" OR (bots_due IS NOT NULL AND keeper NOT IN ({marks}))" if alive else ""
        sql = f"SELECT id FROM tables WHERE bots_due <= ?{gone} ORDER BY bots_due LIMIT 1000"
        return [str(table) for (table,) in await self.database.read(sql, now, *alive)]

    async def behind(self, until: float) -> list[str]:
        """The tables whose index does not know their last row, which is as old as that or older.

        Only moves are entered later than they are made, so that no other tables can be behind.
        """
        return [str(table) for (table,) in await self.database.read(BEHIND, until)]

    # people

    async def person(self, person: str) -> str:
        found = await self.database.read("SELECT data FROM people WHERE id = ?", person)
        return str(found[0][0]) if found else ""

    async def put_person(self, person: str, created: float, data: str) -> None:
        await self.database.write([(PUT_PERSON, (person, created, data))], f"person {person}")

    async def change_person(self, person: str, before: str, data: str) -> None:
        """Keep this of a person in place of what was kept `before`, or raise Conflict where that
        is something else by now; nobody is there again who was deleted."""
        # Where nothing fits, a CASE is null, and that may not be kept.
        sql = "UPDATE people SET data = CASE data WHEN ? THEN ? END WHERE id = ?"
        await self.database.write([(sql, (before, data, person))], f"person {person}")

    async def delete_person(self, person: str) -> None:
        """Everything that names a person or was written by them; rows hold only the id."""
        statements: list[Statement] = [
            ("DELETE FROM people WHERE id = ?", (person,)),
            ("DELETE FROM chat WHERE person = ?", (person,)),
            ("DELETE FROM documents WHERE owner = ?", (person,)),
            ("DELETE FROM places WHERE person = ?", (person,)),
            ("DELETE FROM result_people WHERE person = ?", (person,)),
            ("DELETE FROM rating_steps WHERE person = ?", (person,)),
            ("DELETE FROM league_people WHERE person = ?", (person,)),
            forget_reporter(person),
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

    async def change_document(self, kind: str, owner: str, key: str, content: str) -> None:
        """Keep this in place of what is there; nothing is there again that was deleted."""
        sql = "UPDATE documents SET content = ? WHERE kind = ? AND owner = ? AND key = ?"
        await self.database.write([(sql, (content, kind, owner, key))])

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


def lobby(
    status: str = "", game: str = "", pace: str = "", person: str = "", listed: bool = True
) -> Statement:
    """What finds the tables of a lobby, but for how many of them are wanted."""
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
    return sql, tuple(values)


def table_values(entry: IndexEntry) -> tuple[Value, ...]:
    return (
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
        entry.seq,
        entry.keeper,
    )


def whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def decimal(value: Value) -> float:
    assert isinstance(value, (int, float))
    return float(value)
