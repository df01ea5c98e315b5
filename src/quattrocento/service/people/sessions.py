"""Sessions: each device by which a person is known, until it is no longer used or revoked."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quattrocento.service.storage.store import Store

REMEMBERED = 50_000
DAY = 86_400.0
MOST = 50


class Session(Struct, frozen=True):
    """When a device became a person's, on which day it was last used, and what kind it is."""

    created: float
    seen: float
    device: str = ""


_decoder = msgspec.json.Decoder(Session)


def encoded(session: Session) -> str:
    return msgspec.json.encode(session).decode()


class Sessions:
    def __init__(self, store: Store, now: Callable[[], float], days: float) -> None:
        self.store = store
        self.now = now
        self.seconds = days * DAY
        self._known: dict[tuple[str, str], Session | None] = {}
        self._present: dict[asyncio.Event, str] = {}

    async def begin(self, person: str, device: str = "") -> str:
        """A new session; of very many the one that was longest not used ends."""
        name = secrets.token_hex(8)
        before = await self.of(person)
        for oldest in sorted(before, key=lambda one: before[one].seen)[: -MOST + 1]:
            await self.end(person, oldest)
        begun = Session(self.now(), self.now(), device)
        await self.store.put_document("session", person, name, encoded(begun))
        self._known[(person, name)] = begun
        return name

    async def is_valid(self, person: str, name: str) -> bool:
        """Whether a session goes on; that it is used is noted once a day."""
        found = await self._find(person, name)
        now = self.now()
        if found is None or found.seen + self.seconds < now:
            return False
        if found.seen + DAY < now:
            used = self._known[(person, name)] = replace(found, seen=now)
            # Nothing is kept of it from here on: whoever ends it meanwhile has the last word.
            await self.store.change_document("session", person, name, encoded(used))
        return True

    async def every(self, person: str) -> list[Session]:
        """Also those that are over."""
        return [_decoder.decode(text) for _, text in await self.store.documents("session", person)]

    async def of(self, person: str) -> dict[str, Session]:
        found = await self.store.documents("session", person)
        sessions = {name: _decoder.decode(text) for name, text in found}
        ends = self.now() - self.seconds
        return {name: one for name, one in sessions.items() if one.seen >= ends}

    async def end(self, person: str, name: str) -> None:
        await self.store.delete_document("session", person, name, f"person {person}")
        # Only now, as whoever asked meanwhile has found it and kept it here again.
        self._known[(person, name)] = None
        self._stir(person)

    def forget(self, person: str = "") -> None:
        """Another process has changed them; with nothing given those of anybody."""
        self._known = {key: one for key, one in self._known.items() if person and key[0] != person}
        self._stir(person)

    @contextlib.contextmanager
    def present(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set when a session of somebody who is here may have ended."""
        stirred = asyncio.Event()
        self._present[stirred] = person
        try:
            yield stirred
        finally:
            del self._present[stirred]

    def _stir(self, person: str) -> None:
        for stirred, present in self._present.items():
            if not person or person == present:
                stirred.set()

    async def _find(self, person: str, name: str) -> Session | None:
        key = (person, name)
        if key not in self._known:
            if len(self._known) > REMEMBERED:
                self._known.clear()
            text = await self.store.document("session", person, name)
            self._known[key] = _decoder.decode(text) if text else None
        return self._known[key]
