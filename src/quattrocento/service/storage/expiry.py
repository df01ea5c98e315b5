"""What is kept no longer: found and deleted in small portions, so that nobody waits for it."""

from quattrocento.service.storage.database import Database, Statement

PORTION = 100
OVER = ("finished", "closed")


class Expiry:
    """Each deletes at most a portion of what is older than `before`, and says how much."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, before: float) -> list[str]:
        """Tables that are over, with all that belongs to them."""
        sql = "SELECT id FROM tables WHERE status = ? AND updated < ? ORDER BY updated LIMIT ?"
        found = [
            str(name)
            for status in OVER
            for (name,) in await self.database.read(sql, status, before, PORTION // len(OVER))
        ]
        for table in found:
            await self.database.write(await self._deletion(table), f"table {table}")
        return found

    async def _deletion(self, table: str) -> list[Statement]:
        people = await self.database.read("SELECT person FROM places WHERE table_id = ?", table)
        notes: list[Statement] = [
            ("DELETE FROM documents WHERE kind = 'note' AND owner = ? AND key = ?", (one, table))
            for (one,) in people
        ]
        return [
            *notes,
            ("DELETE FROM documents WHERE kind = 'insight' AND owner = ?", (table,)),
            ("DELETE FROM rows WHERE table_id = ?", (table,)),
            ("DELETE FROM chat WHERE table_id = ?", (table,)),
            ("DELETE FROM places WHERE table_id = ?", (table,)),
            ("DELETE FROM tables WHERE id = ?", (table,)),
        ]

    async def chat(self, before: float) -> int:
        sql = "SELECT table_id, number FROM chat WHERE at < ? ORDER BY at LIMIT ?"
        found = await self.database.read(sql, before, PORTION)
        delete = "DELETE FROM chat WHERE table_id = ? AND number = ?"
        if found:
            await self.database.write([(delete, line) for line in found])
        return len(found)

    async def reports(self, before: float) -> int:
        return await self._old("reports", before)

    async def deeds(self, before: float) -> int:
        return await self._old("audit", before)

    async def _old(self, name: str, before: float) -> int:
        sql = f"SELECT id FROM {name} WHERE at < ? ORDER BY at LIMIT ?"
        found = await self.database.read(sql, before, PORTION)
        if found:
            await self.database.write([(f"DELETE FROM {name} WHERE id = ?", row) for row in found])
        return len(found)

    async def people(self, before: float, after: str) -> list[str]:
        """Of the people after one those who came before, sit at no table that goes on, in order."""
        sql = """SELECT id FROM people WHERE id > ? AND created < ? AND NOT EXISTS (
                SELECT 1 FROM places JOIN tables ON tables.id = places.table_id
                WHERE places.person = people.id AND tables.status IN ('open', 'running'))
            ORDER BY id LIMIT ?"""
        return [str(one) for (one,) in await self.database.read(sql, after, before, PORTION)]
