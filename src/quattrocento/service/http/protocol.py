"""What is asked of a connection before anything is known of who is at its other end.

uvicorn bounds neither the head of a request nor the time that it may take; both are done here,
and nobody holds more than so many connections at once. Whoever is too slow is found by looking
at all connections now and then, which costs less than a timer for each request.
"""

import asyncio
import time
from collections.abc import Collection
from math import inf
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quattrocento.service.http.connections import Connections
from quattrocento.service.metrics import METRICS

MOST_HEADERS: Final = 100
HEAD_BYTES: Final = 32 * 1024

# How often it is looked for those who are too slow, at least, and by what part of their time.
LOOK_SECONDS: Final = 1.0
LOOK_SHARE: Final = 10


class TooMuch(Exception):
    """The head of a request is larger than any that means well; the parser turns it into a 400."""


class GuardedProtocol(HttpToolsProtocol):
    """One connection. `create` gives the class its limits."""

    open_connections: Connections
    head_seconds: float
    body_seconds: float

    _counted = False
    _in_head = True
    _raw = 0
    # When what the other end has begun to say must be said.
    _due = inf

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.open_connections.enter(self._address())
        if not self._counted:
            METRICS.count("connections_refused")
            transport.close()
            return
        METRICS.gauge("connections", 1)
        self._begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is another protocol's, and counted among the sockets."""
        self._end()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        if self._in_head and self._due == inf:
            self._begin_head()
        self._raw += len(data)
        super().data_received(data)
        if self._in_head and self._raw > HEAD_BYTES and not self.transport.is_closing():
            METRICS.count("heads_refused")
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._due == inf:
            self._begin_head()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > HEAD_BYTES:
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            METRICS.count("heads_refused")
            raise TooMuch

    def on_headers_complete(self) -> None:
        self._in_head, self._raw = False, 0
        self._due = time.monotonic() + self.body_seconds
        super().on_headers_complete()
        # For answers in one piece; a socket has no such thing.
        self.scope["state"]["cycle"] = self.cycle

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._raw, self._due = True, 0, inf

    def _begin_head(self) -> None:
        self._due = time.monotonic() + self.head_seconds

    def end_if_slow(self, now: float) -> None:
        """End a connection on which a head or body takes too long, or nothing ever came."""
        if now < self._due or self.transport.is_closing():
            return
        METRICS.count("heads_too_slow")
        if self._in_head or self.pipeline or self.cycle.response_started:
            self.transport.close()
        else:
            seconds = f"{self.body_seconds:g}"
            self.send_400_response(f"The body of the request took more than {seconds} seconds.")

    @classmethod
    async def watch(cls, connections: Collection[object]) -> None:
        """Look for those who are too slow, for as long as the server runs."""
        shortest = min(cls.head_seconds, cls.body_seconds)
        while True:
            await asyncio.sleep(min(LOOK_SECONDS, shortest / LOOK_SHARE))
            now = time.monotonic()
            for one in tuple(connections):
                if isinstance(one, cls):
                    one.end_if_slow(now)

    def _end(self) -> None:
        self._due = inf
        if self._counted:
            self._counted = False
            METRICS.gauge("connections", -1)
            self.open_connections.leave(self._address())

    def _address(self) -> str:
        return self.client[0] if self.client else ""


def create(connections: Connections, head: float, body: float) -> type[GuardedProtocol]:
    """The protocol of one server, with the seconds that a head and a body may take."""

    class Protocol(GuardedProtocol):
        open_connections = connections
        head_seconds = head
        body_seconds = body

    return Protocol
