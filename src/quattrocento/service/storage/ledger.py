"""What moderators need: reports by people, bans, and a log of what moderators did."""

from typing import Final

from msgspec import Struct

from quattrocento.service.storage.database import Database, Statement, Value

BANS: Final = "bans"
"""The notice that others get when the bans have changed."""


class StoredReport(Struct, frozen=True):
    """What somebody told of a person: `line` is what that person had said, if it is about that.

    `outcome` is empty until somebody has seen to it.
    """

    id: str
    at: float
    reporter: str
    person: str
    table: str
    number: int
    line: str
    reason: str
    note: str
    outcome: str = ""


class Ban(Struct, frozen=True):
    """`subject` is a person's id or a network; `until` is 0 where it is for good."""

    subject: str
    at: float
    until: float
    reason: str


class Deed(Struct, frozen=True):
    """What a moderator did, and to whom."""

    id: str
    at: float
    who: str
    act: str
    subject: str
    detail: str


REPORT = "id, at, reporter, person, table_id, number, line, reason, note, outcome"
PUT_REPORT = f"INSERT INTO reports ({REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
PUT_BAN = """INSERT INTO bans (subject, at, until, reason) VALUES (?, ?, ?, ?)
    ON CONFLICT (subject) DO UPDATE SET at = excluded.at, until = excluded.until,
    reason = excluded.reason"""


class Ledger:
    def __init__(self, database: Database) -> None:
        self.database = database

    # reports

    async def add_report(self, one: StoredReport) -> None:
        """Keep a report, or raise Conflict where the same person has told the same already."""
        values: tuple[Value, ...] = (
            one.id,
            one.at,
            one.reporter,
            one.person,
            one.table,
            one.number,
            one.line,
            one.reason,
            one.note,
            one.outcome,
        )
        await self.database.write([(PUT_REPORT, values)])

    async def reports(self, limit: int, every: bool = False) -> list[StoredReport]:
        """The last reports: those that nobody has seen to, or every one."""
        where = "" if every else "WHERE outcome = ''"
        sql = f"SELECT {REPORT} FROM reports {where} ORDER BY at DESC, id LIMIT ?"
        return [report(found) for found in await self.database.read(sql, limit)]

    async def reports_of(self, person: str) -> list[StoredReport]:
        """What a person has reported."""
        sql = f"SELECT {REPORT} FROM reports WHERE reporter = ? ORDER BY at, id"
        return [report(found) for found in await self.database.read(sql, person)]

    async def open_reports(self) -> int:
        ((count,),) = await self.database.read("SELECT COUNT(*) FROM reports WHERE outcome = ''")
        assert isinstance(count, int)
        return count

    async def close_report(self, name: str, outcome: str) -> bool:
        """Whether there was such a report."""
        if not await self.database.read("SELECT 1 FROM reports WHERE id = ?", name):
            return False
        sql = "UPDATE reports SET outcome = ? WHERE id = ?"
        await self.database.write([(sql, (outcome, name))])
        return True

    # bans

    async def put_ban(self, one: Ban) -> None:
        values = (one.subject, one.at, one.until, one.reason)
        await self.database.write([(PUT_BAN, values)], BANS)

    async def drop_ban(self, subject: str) -> None:
        await self.database.write([("DELETE FROM bans WHERE subject = ?", (subject,))], BANS)

    async def bans(self) -> list[Ban]:
        found = await self.database.read(
            "SELECT subject, at, until, reason FROM bans ORDER BY at DESC, subject"
        )
        return [Ban(str(s), number(a), number(u), str(r)) for s, a, u, r in found]

    # deeds

    async def note(self, one: Deed) -> None:
        sql = "INSERT INTO audit (id, at, who, act, subject, detail) VALUES (?, ?, ?, ?, ?, ?)"
        values = (one.id, one.at, one.who, one.act, one.subject, one.detail)
        await self.database.write([(sql, values)])

    async def deeds(self, limit: int) -> list[Deed]:
        sql = "SELECT id, at, who, act, subject, detail FROM audit ORDER BY at DESC, id LIMIT ?"
        found = await self.database.read(sql, limit)
        return [
            Deed(str(i), number(a), str(w), str(c), str(s), str(d)) for i, a, w, c, s, d in found
        ]


def report(found: tuple[Value, ...]) -> StoredReport:
    name, at, reporter, person, table, line, text, reason, note, outcome = found
    texts = (str(text), str(reason), str(note), str(outcome))
    whose = (str(reporter), str(person), str(table))
    return StoredReport(str(name), number(at), *whose, int(number(line)), *texts)


def number(value: Value) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def forget_reporter(person: str) -> Statement:
    """What somebody reported stays; that it was them does not."""
    return ("UPDATE reports SET reporter = '' WHERE reporter = ?", (person,))
