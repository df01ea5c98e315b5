"""How many tables with bots a person, and an address, may have running at once."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from quattrocento.service.errors import Problem
from quattrocento.service.tables.table import Table


class Quotas:
    """Counts by the host of a table, and by the address from which it was opened."""

    def __init__(self, of_person: int, of_address: int) -> None:
        self.of_person = of_person
        self.of_address = of_address
        self._owners: dict[str, tuple[str, ...]] = {}
        self._count: Counter[str] = Counter()
        self._opening: Counter[str] = Counter()

    @contextlib.contextmanager
    def admitted(self, person: str, address: str, table: str = "") -> Iterator[None]:
        """Let a table have bots, unless there are enough of those; on the way they count too.

        A table that counts already may have more of them.
        """
        if table in self._owners:
            yield
            return
        keys = (person, f"at {address}")
        for key, most in zip(keys, (self.of_person, self.of_address), strict=True):
            if self._count[key] + self._opening[key] >= most:
                raise Problem("quota", most=most)
        self._opening.update(keys)
        try:
            yield
        finally:
            self._opening.subtract(keys)

    def opened(self, table: str, person: str, address: str) -> None:
        """Count a new table for its address too, where bots play at it by now."""
        if table in self._owners:
            self._forget(table)
            self._keep(table, person, f"at {address}")

    def follow(self, table: Table) -> None:
        """Count a table as long as bots play at it or will."""
        seats = range(len(table.chairs))
        busy = table.status in ("open", "running") and any(table.player(seat) for seat in seats)
        if not busy and table.id in self._owners:
            self._forget(table.id)
        elif busy and table.id not in self._owners:
            self._keep(table.id, table.host)

    def _keep(self, table: str, *owners: str) -> None:
        self._owners[table] = owners
        self._count.update(owners)

    def _forget(self, table: str) -> None:
        self._count.subtract(self._owners.pop(table))
        self._count += Counter()
