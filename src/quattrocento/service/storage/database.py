"""What the store asks of a database. SQLite and PostgreSQL both answer the same SQL."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

Value = str | int | float | bytes | None
Statement = tuple[str, tuple[Value, ...]]


class Conflict(Exception):
    """A unique number was already taken: somebody else was first. Nothing was written."""


class Database(Protocol):
    """Placeholders are question marks; `write` is all or nothing and on disk when it returns."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None: ...

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]: ...

    def notices(self) -> AsyncIterator[str]:
        """What other processes wrote, as the notices they gave; never ends."""
        ...
