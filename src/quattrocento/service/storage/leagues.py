"""Leagues: each is one text with a version, so that of two who change it at once one is refused."""

from collections.abc import Iterable

from quattrocento.service.storage.database import Database, Statement
from quattrocento.service.storage.store import whole

ADD = "INSERT INTO leagues (id, version, content) VALUES (?, ?, ?)"
DROP_BEFORE = "DELETE FROM leagues WHERE id = ? AND version < ?"
DROP_PEOPLE = "DELETE FROM league_people WHERE league_id = ?"
ADD_PERSON = "INSERT INTO league_people (league_id, person) VALUES (?, ?)"


class LeagueStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, league: str, version: int, content: str, people: Iterable[str]) -> None:
        """The next version of a league, or Conflict where there is one already."""
        statements: list[Statement] = [
            (ADD, (league, version, content)),
            (DROP_BEFORE, (league, version)),
            (DROP_PEOPLE, (league,)),
        ]
        statements += [(ADD_PERSON, (league, person)) for person in sorted(people)]
        await self.database.write(statements)

    async def get(self, league: str) -> tuple[int, str]:
        """The version of a league and its text; nothing where there is none."""
        sql = "SELECT version, content FROM leagues WHERE id = ? ORDER BY version DESC LIMIT 1"
        found = await self.database.read(sql, league)
        return (whole(found[0][0]), str(found[0][1])) if found else (0, "")

    async def of(self, person: str, limit: int) -> list[str]:
        sql = """SELECT l.content FROM league_people p JOIN leagues l ON l.id = p.league_id
            WHERE p.person = ? ORDER BY l.id LIMIT ?"""
        return [str(content) for (content,) in await self.database.read(sql, person, limit)]

    async def drop(self, league: str) -> None:
        await self.database.write(
            [("DELETE FROM leagues WHERE id = ?", (league,)), (DROP_PEOPLE, (league,))]
        )
