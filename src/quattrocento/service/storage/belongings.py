"""All that is kept of one person, wherever it is."""

from typing import Final

from quattrocento.service.storage.database import Database

# Where people are named, and by which column; an export and a deletion go through all of it.
NAMED: Final = {
    "people": "id",
    "places": "person",
    "chat": "person",
    "documents": "owner",
    "reports": "reporter",
    "result_people": "person",
    "rating_steps": "person",
    "league_people": "person",
}
# Of use to nobody but to whoever steals it.
SECRET: Final = ("recovery", "recovered", "challenge", "phrase-of")


class Belongings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def lines(self, person: str) -> list[tuple[str, float, str]]:
        """What a person said, as table, time and line."""
        sql = "SELECT table_id, at, line FROM chat WHERE person = ? ORDER BY at, table_id, number"
        found = await self.database.read(sql, person)
        return [(str(t), float(str(a)), str(line)) for t, a, line in found]

    async def results(self, person: str) -> list[tuple[str, int, str, float]]:
        """The games of a person that are over, as table, seat, game and time."""
        sql = """SELECT table_id, seat, game, ended FROM result_people
            WHERE person = ? ORDER BY ended, table_id"""
        found = await self.database.read(sql, person)
        return [(str(t), int(str(s)), str(g), float(str(e))) for t, s, g, e in found]

    async def ratings(self, person: str) -> list[tuple[str, int, str, float, float]]:
        """How a person was rated, as game, number, table, mean and deviation."""
        sql = """SELECT game, number, table_id, mu, sigma FROM rating_steps
            WHERE person = ? ORDER BY game, number"""
        found = await self.database.read(sql, person)
        return [
            (str(g), int(str(n)), str(t), float(str(m)), float(str(s))) for g, n, t, m, s in found
        ]

    async def leagues(self, person: str) -> list[str]:
        """The leagues that a person is in."""
        sql = "SELECT league_id FROM league_people WHERE person = ? ORDER BY league_id"
        return [str(league) for (league,) in await self.database.read(sql, person)]

    async def documents(self, person: str) -> list[tuple[str, str, str]]:
        """What else is kept for a person, as kind, key and content."""
        sql = "SELECT kind, key, content FROM documents WHERE owner = ? ORDER BY kind, key"
        found = await self.database.read(sql, person)
        return [(str(k), str(key), str(c)) for k, key, c in found if k not in SECRET]
