"""Retention: what has been kept for as long as the host wants is deleted, a little at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quattrocento.service.metrics import METRICS
from quattrocento.service.people.sessions import Sessions
from quattrocento.service.settings import Settings
from quattrocento.service.storage.expiry import PORTION, Expiry
from quattrocento.service.tables.registry import Registry

log = logging.getLogger("quattrocento")

DAY = 86_400.0
PAUSE, ROUND = 1.0, 3600.0


class Retention:
    """`delete` is how a person is deleted."""

    def __init__(
        self,
        settings: Settings,
        expiry: Expiry,
        registry: Registry,
        sessions: Sessions,
        delete: Callable[[str], Awaitable[None]],
    ) -> None:
        self.settings = settings
        self.expiry = expiry
        self.registry = registry
        self.sessions = sessions
        self.delete = delete
        self._after = ""

    async def watch(self) -> None:
        """A portion after the other while there is something, then a round every hour."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                more = await self.portion()
            except Exception as fault:  # the next round may succeed where this one did not
                METRICS.count("scheduler_faults")
                log.error("retention: %r", fault)
                more = False
            if not more:
                await asyncio.sleep(ROUND)

    async def portion(self) -> bool:
        """Delete a little of each kind; whether there may be more."""
        tasks: list[tuple[str, float, Callable[[float], Awaitable[int]]]] = [
            ("tables", self.settings.finished_days, self._tables),
            ("chat", self.settings.chat_days, self.expiry.chat),
            ("people", self.settings.people_days, self._people),
            ("reports", self.settings.report_days, self.expiry.reports),
            ("audit", self.settings.audit_days, self.expiry.deeds),
        ]
        more = False
        for kind, days, delete in tasks:
            if days:
                count = await delete(self.settings.now() - days * DAY)
                more = more or count > 0
                if count:
                    METRICS.count("retention_deleted", count, kind=kind)
        return more or bool(self._after)

    async def _tables(self, before: float) -> int:
        gone = await self.expiry.tables(before)
        for table in gone:
            self.registry.forget(table)
        return len(gone)

    async def _people(self, before: float) -> int:
        """Look at the next people; delete those of them who have not been here."""
        found = await self.expiry.people(before, self._after)
        self._after = found[-1] if len(found) == PORTION else ""
        count = 0
        for person in found:
            sessions = await self.sessions.every(person)
            if all(one.seen < before for one in sessions):
                await self.delete(person)
                count += 1
        return count
