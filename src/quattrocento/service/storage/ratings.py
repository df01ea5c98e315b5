"""Ratings of people: a chain of steps for each person and title, one for each game that counted.

The number of a step is unique, so that of two processes that rate the same game one is refused.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from quattrocento.service.storage.database import Database, Statement
from quattrocento.service.storage.store import decimal, whole


class Step(Struct, frozen=True):
    """A person's rating after a game, and how many counted until then."""

    number: int
    mu: float
    sigma: float


ADD_STEP = """INSERT INTO rating_steps (person, game, number, table_id, mu, sigma)
    VALUES (?, ?, ?, ?, ?, ?)"""
IS_RATED = "UPDATE results SET rated = 1 WHERE table_id = ?"
LAST = """SELECT number, mu, sigma FROM rating_steps
    WHERE person = ? AND game = ? ORDER BY number DESC LIMIT ?"""


class RatingStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def unrated(self, limit: int) -> list[str]:
        """Tables whose results nobody has looked at yet, in the order in which the games ended."""
        sql = "SELECT table_id FROM results WHERE rated = 0 ORDER BY ended, table_id LIMIT ?"
        return [str(table) for (table,) in await self.database.read(sql, limit)]

    async def add(self, table: str, game: str, steps: Mapping[str, Step]) -> None:
        """All steps that a game brought, or Conflict: then somebody else has added some."""
        statements: list[Statement] = [(IS_RATED, (table,))]
        for person, step in sorted(steps.items()):
            values = (person, game, step.number, table, step.mu, step.sigma)
            statements.append((ADD_STEP, values))
        await self.database.write(statements)

    async def last(self, people: Iterable[str], game: str) -> dict[str, Step]:
        """Where these people stand; those without a rating are not there."""
        found: dict[str, Step] = {}
        for person in people:
            for step in await self.course(person, game, 1):
                found[person] = step
        return found

    async def course(self, person: str, game: str, limit: int) -> list[Step]:
        """The last steps of a person, the latest first."""
        rows = await self.database.read(LAST, person, game, limit)
        return [Step(whole(number), decimal(mu), decimal(sigma)) for number, mu, sigma in rows]

    async def forget(self, person: str) -> None:
        await self.database.write([("DELETE FROM rating_steps WHERE person = ?", (person,))])

    async def restart(self) -> None:
        """Forget all ratings; every result is looked at again."""
        await self.database.write(
            [("DELETE FROM rating_steps", ()), ("UPDATE results SET rated = 0", ())]
        )
