"""By which addresses others reach this server, and opening it to the house while it runs."""

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol
from urllib.parse import urlsplit

from quattrocento.service.errors import Problem
from quattrocento.service.interfaces import is_house, machine_addresses
from quattrocento.service.settings import Settings

HERE = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")


class Listener(Protocol):
    def close(self) -> None: ...


Listen = Callable[[str, int], Awaitable[Listener]]


class Reach:
    """What is bound at the start is told by `begin`, with how to listen elsewhere too."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._port = 0
        self._bound: list[str] = []
        self._listen: Listen | None = None
        self._opened: dict[str, Listener] = {}

    def begin(self, bound: Iterable[tuple[str, int]], listen: Listen) -> None:
        self._listen = listen
        for host, port in bound:
            self._bound.append(host)
            self._port = port

    @property
    def public(self) -> str:
        """The configured address, if it is one that others can use."""
        address = self.settings.address
        return "" if (urlsplit(address).hostname or "localhost") in HERE else address

    @property
    def house(self) -> list[str]:
        """Where others come in beside the configured address; the likeliest first."""
        found = list(self._opened)
        for host in self._bound:
            if host in EVERYWHERE:
                found += self.machine()
            elif host not in HERE:
                found.append(host)
        return [f"http://{bracketed(host)}:{self._port}" for host in dict.fromkeys(found)]

    @property
    def address(self) -> str:
        """What links begin with: an address that works for most."""
        return self.public or next(iter(self.house), self.settings.address)

    def machine(self) -> tuple[str, ...]:
        given = self.settings.machine
        return machine_addresses() if given is None else given

    def rooms(self) -> list[str]:
        """Where it could be opened to the house, but never to the whole world."""
        if self._listen is None or not set(self._bound) <= set(HERE):
            return []
        return [one for one in self.machine() if is_house(one)]

    @property
    def is_opened(self) -> bool:
        """Whether it was opened while it ran, and so can be closed again."""
        return bool(self._opened)

    async def open(self) -> None:
        """Listen in the house too; an address that cannot be had is left out."""
        for host in self.rooms():
            if host not in self._opened and self._listen is not None:
                with contextlib.suppress(OSError):
                    self._opened[host] = await self._listen(host, self._port)
        if not self._opened:
            raise Problem("not-openable")

    def close(self) -> None:
        """Nobody else comes in; who is here may stay."""
        for listener in self._opened.values():
            listener.close()
        self._opened.clear()


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
