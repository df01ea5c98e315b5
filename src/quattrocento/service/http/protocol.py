"""What is asked of a connection before anything is known of who is at its other end.

uvicorn bounds neither the head of a request nor the time that it may take; both are done here,
and nobody holds more than so many connections at once.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quattrocento.service.http.connections import Connections
from quattrocento.service.metrics import METRICS

MOST_HEADERS: Final = 100
HEAD_BYTES: Final = 32 * 1024


class TooMuch(Exception):
    """The head of a request is larger than any that means well; the parser turns it into a 400."""


class GuardedProtocol(HttpToolsProtocol):
    """One connection. `create` gives the class its limits."""

    open_connections: Connections
    head_seconds: float

    _counted = False
    _in_head = True
    _raw = 0
    _timer: asyncio.TimerHandle | None = None

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
        if self._in_head and self._timer is None:
            self._begin_head()
        self._raw += len(data)
        super().data_received(data)
        if self._in_head and self._raw > HEAD_BYTES and not self.transport.is_closing():
            METRICS.count("heads_refused")
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._timer is None:
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
        self._stop_timer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._raw = True, 0

    def _begin_head(self) -> None:
        self._timer = self.loop.call_later(self.head_seconds, self._too_slow)

    def _too_slow(self) -> None:
        METRICS.count("heads_too_slow")
        if not self.transport.is_closing():
            self.transport.close()

    def _end(self) -> None:
        self._stop_timer()
        if self._counted:
            self._counted = False
            METRICS.gauge("connections", -1)
            self.open_connections.leave(self._address())

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _address(self) -> str:
        return self.client[0] if self.client else ""


def create(connections: Connections, seconds: float) -> type[GuardedProtocol]:
    """The protocol of one server."""

    class Protocol(GuardedProtocol):
        open_connections = connections
        head_seconds = seconds

    return Protocol
