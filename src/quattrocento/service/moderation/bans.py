"""Bans: who may not come, for a time or for good, by person or by address."""

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import Callable, Iterator

from quattrocento.service.errors import Problem
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import ID
from quattrocento.service.storage.ledger import Ban, Ledger
from quattrocento.service.visitors import plain

MOST = 5000

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def subject_of(text: str) -> str:
    """A person's id or a network as it is kept; one address of IPv6 stands for its household."""
    if ID.fullmatch(text):
        return text
    text = plain(text)
    try:
        alone = "/" not in text and ":" in text
        return str(ipaddress.ip_network(f"{text}/64" if alone else text, strict=False))
    except ValueError:
        detail = "expected a person's id, an address or a network"
        raise Problem("malformed", detail=detail) from None


class Bans:
    """All of them are in memory: every request is held against them."""

    def __init__(self, ledger: Ledger, now: Callable[[], float]) -> None:
        self.ledger = ledger
        self.now = now
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._present: dict[asyncio.Event, tuple[str, str]] = {}

    async def load(self) -> None:
        """Know them anew, and show those out whom they concern."""
        found = await self.ledger.bans()
        self._people = {one.subject: one for one in found if ID.fullmatch(one.subject)}
        self._networks = [
            (ipaddress.ip_network(one.subject), one)
            for one in found
            if one.subject not in self._people
        ]
        for leave, (person, address) in list(self._present.items()):
            if self.of(person, address) is not None:
                leave.set()

    async def ban(self, subject: str, until: float, reason: str) -> None:
        if len(self._people) + len(self._networks) >= MOST:
            raise Problem("malformed", detail=f"at most {MOST} bans; lift some first")
        await self.ledger.put_ban(Ban(subject, self.now(), until, reason))
        await self.load()

    async def lift(self, subject: str) -> None:
        await self.ledger.drop_ban(subject)
        await self.load()

    def of(self, person: str, address: str) -> Ban | None:
        """The ban that holds for a person or where they come from, if there is one."""
        now = self.now()
        own = self._people.get(person)
        if own is not None and holds(own, now):
            return own
        return next((one for one in self._of_address(address) if holds(one, now)), None)

    def _of_address(self, address: str) -> list[Ban]:
        if not self._networks:
            return []
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return []
        return [ban for network, ban in self._networks if found in network]

    def check(self, person: str, address: str) -> None:
        """Refuse whoever is banned, and say until when and why."""
        found = self.of(person, address)
        if found is not None:
            METRICS.count("refused_banned")
            raise Problem("banned", until=shown(found.until), reason=found.reason)

    @contextlib.contextmanager
    def present(self, person: str, address: str) -> Iterator[asyncio.Event]:
        """An event that is set when somebody who is here is banned."""
        leave = asyncio.Event()
        self._present[leave] = (person, address)
        try:
            yield leave
        finally:
            del self._present[leave]


def holds(one: Ban, now: float) -> bool:
    return not one.until or now < one.until


def shown(until: float) -> str:
    """A moment as people read it in any language; `never` is for good."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until)) if until else "never"
