"""Games that are over: an index over rows, which can be made again from them at any time."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from quattrocento.service.storage.database import Database, Statement, Value
from quattrocento.service.storage.store import decimal, whole

# As many names as one question may have in either database, with room to spare.
AT_ONCE = 500

Company = Literal["bots", "people"]


class StoredResult(Struct, frozen=True):
    """A game that is over. `people` are those who may be named, with the seat of each.

    `seated` is how many people sat there, also those who have since been deleted.
    """

    table: str
    game: str
    ended: float
    seated: int
    people: dict[str, int]
    content: str


class Wanted(Struct, frozen=True):
    """Which games of a person: of one title, and in what company, or with whom."""

    person: str
    game: str = ""
    company: Company | None = None
    other: str = ""


PUT_RESULT = """INSERT INTO results (table_id, game, ended, people, rated, content)
    VALUES (?, ?, ?, ?, 0, ?)
    ON CONFLICT (table_id) DO UPDATE SET content = excluded.content"""
PUT_PERSON = """INSERT INTO result_people (table_id, person, seat, game, ended)
    VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, person) DO NOTHING"""
COLUMNS = "r.table_id, r.game, r.ended, r.people, r.content"
OF_PERSON = "FROM result_people p JOIN results r ON r.table_id = p.table_id WHERE p.person = ?"


class ResultStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, result: StoredResult) -> None:
        """Keep a result; one that is kept already stays rated as it is."""
        kept = (result.table, result.game, result.ended, result.seated, result.content)
        statements: list[Statement] = [(PUT_RESULT, kept)]
        for person, seat in sorted(result.people.items()):
            values = (result.table, person, seat, result.game, result.ended)
            statements.append((PUT_PERSON, values))
        await self.database.write(statements)

    async def of(self, wanted: Wanted, limit: int, skip: int = 0) -> list[StoredResult]:
        """The games of a person, the last one first."""
        where, values = condition(wanted)
        order = "ORDER BY p.ended DESC, p.table_id LIMIT ? OFFSET ?"
        sql = f"SELECT {COLUMNS} {OF_PERSON}{where} {order}"
        return await self._named(await self.database.read(sql, *values, limit, skip))

    async def count(self, wanted: Wanted) -> int:
        where, values = condition(wanted)
        ((count,),) = await self.database.read(f"SELECT COUNT(*) {OF_PERSON}{where}", *values)
        return whole(count)

    async def at(self, tables: Sequence[str]) -> list[StoredResult]:
        """The results of these tables, as far as the games there are over."""
        found: list[tuple[Value, ...]] = []
        for start in range(0, len(tables), AT_ONCE):
            part = tables[start : start + AT_ONCE]
            sql = f"SELECT {COLUMNS} FROM results r WHERE r.table_id IN ({marks(part)})"
            found += await self.database.read(sql, *part)
        return await self._named(found)

    async def have_met(self, one: str, other: str) -> bool:
        """Whether two people have played a game to its end with each other."""
        sql = """SELECT 1 FROM result_people p JOIN result_people q ON q.table_id = p.table_id
            WHERE p.person = ? AND q.person = ? LIMIT 1"""
        return bool(await self.database.read(sql, one, other))

    async def finished(self, since: float, after: str, limit: int) -> list[tuple[float, str]]:
        """Tables in the index at which the game is over, in the order in which they changed."""
        sql = """SELECT updated, id FROM tables WHERE status = 'finished'
            AND (updated > ? OR (updated = ? AND id > ?)) ORDER BY updated, id LIMIT ?"""
        found = await self.database.read(sql, since, since, after, limit)
        return [(decimal(updated), str(table)) for updated, table in found]

    async def _named(self, found: Sequence[tuple[Value, ...]]) -> list[StoredResult]:
        """These results with the people in them."""
        people: dict[str, dict[str, int]] = {str(row[0]): {} for row in found}
        tables = list(people)
        for start in range(0, len(tables), AT_ONCE):
            part = tables[start : start + AT_ONCE]
            wanted = f"table_id IN ({marks(part)})"
            sql = f"SELECT table_id, person, seat FROM result_people WHERE {wanted}"
            for table, person, seat in await self.database.read(sql, *part):
                people[str(table)][str(person)] = whole(seat)
        return [
            StoredResult(
                str(table),
                str(game),
                decimal(ended),
                whole(seated),
                people[str(table)],
                str(content),
            )
            for table, game, ended, seated, content in found
        ]


def marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))


def condition(wanted: Wanted) -> tuple[str, list[Value]]:
    """What follows the person in a question, and the values of all of it."""
    clauses, values = "", list[Value]([wanted.person])
    if wanted.game:
        clauses += " AND p.game = ?"
        values.append(wanted.game)
    if wanted.company is not None:
        clauses += f" AND r.people {'= 1' if wanted.company == 'bots' else '> 1'}"
    if wanted.other:
        clauses += " AND p.table_id IN (SELECT table_id FROM result_people WHERE person = ?)"
        values.append(wanted.other)
    return clauses, values
