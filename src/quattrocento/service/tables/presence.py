"""Which processes share a database and are alive: each says so every second.

What counts is that a process says something new, by the clock of the one that listens: the
clocks of two machines need not agree.
"""

import secrets
import time
from collections.abc import Callable
from typing import Final

from quattrocento.service.storage.store import Store

GONE_SECONDS: Final = 2.5
FORGOTTEN_SECONDS: Final = 600.0


class Presence:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.name = secrets.token_hex(8)
        self._clock = clock
        self._told = 0
        self._heard: dict[str, tuple[str, float]] = {}

    async def tell(self) -> None:
        self._told += 1
        await self.store.put_document("process", "", self.name, str(self._told))

    async def leave(self) -> None:
        await self.store.delete_document("process", "", self.name)

    async def alive(self) -> list[str]:
        """The processes that are heard, this one among them."""
        now = self._clock()
        said = dict(await self.store.documents("process", ""))
        self._heard = {
            name: self._heard[name] if self._heard.get(name, ("", 0.0))[0] == text else (text, now)
            for name, text in said.items()
        }
        for name, (_, at) in self._heard.items():
            if now - at > FORGOTTEN_SECONDS:
                await self.store.delete_document("process", "", name)
        heard = [name for name, (_, at) in self._heard.items() if now - at <= GONE_SECONDS]
        return sorted({self.name, *heard})
