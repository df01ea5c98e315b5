"""Listening to other processes: what they write is known here as soon as somebody needs it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quattrocento.service.metrics import METRICS
from quattrocento.service.tables.registry import Registry

log = logging.getLogger("quattrocento")

LISTEN_AGAIN = 1.0


class Listener:
    """Follows what others write; `others` are what else is to be read anew, by its notice."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.others: dict[str, Callable[[], Awaitable[None]]] = {}
        self.is_deaf = False

    async def listen(self) -> None:
        """Follow what other processes write, for as long as this one runs.

        Whoever has lost the connection listens again, and then catches up with everything.
        """
        while True:
            try:
                async for notice in self.registry.store.notices():
                    await self._hear(notice)
                    self.is_deaf = False
            except Exception as fault:  # whatever it was, a deaf process serves old tables
                log.error("listening to other processes: %r", fault)
            METRICS.count("listeners_lost")
            self.is_deaf = True
            await asyncio.sleep(LISTEN_AGAIN)

    async def _hear(self, notice: str) -> None:
        registry = self.registry
        kind, _, name = notice.partition(" ")
        if kind == "table" and name in registry.holders:
            await self._catch_up_if_watched(name)
        elif kind == "chat":
            registry.chat_changed(name)
        elif kind == "person":
            registry.people.forget(name)
        elif kind in self.others:
            await self.others[kind]()
        elif not kind:
            registry.people.forget()
            for hear in self.others.values():
                await hear()
            for name in list(registry.holders):
                await registry.catch_up(name)
                registry.chat_changed(name)

    async def _catch_up_if_watched(self, name: str) -> None:
        """Read what is new where somebody waits for it, and otherwise when it is next needed."""
        holder = self.registry.holders[name]
        if holder.watchers:
            await self.registry.catch_up(name)
        else:
            holder.is_behind = True
