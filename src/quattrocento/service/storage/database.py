"""What the store asks of a database. SQLite and PostgreSQL both answer the same SQL."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

Value = str | int | float | bytes | None
Statement = tuple[str, tuple[Value, ...]]


class Conflict(Exception):
    """A unique number was already taken: somebody else was first. Nothing was written."""


class Unavailable(Exception):
    """The database takes nothing now: its disk is full, it is locked, or it is away."""


class Database(Protocol):
    """Placeholders are question marks; `write` is all or nothing and on disk when it returns."""

    shared: bool
    """Whether other processes may write to it too."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None: ...

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]: ...

    def notices(self) -> AsyncIterator[str]:
        """What other processes wrote, as the notices they gave, until the connection is lost.

        The first is empty, as is any other that says that some were missed.
        """
        ...
