"""Running the server: binding a port, the address to show, and uvicorn with its limits."""

import asyncio
import errno
import gc
import logging
import math
import os
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn

from quattrocento.service.http import protocol
from quattrocento.service.http.app import Application
from quattrocento.service.http.connections import RESERVE, Connections, file_limit
from quattrocento.service.http.line import Line
from quattrocento.service.http.protocol import GuardedProtocol
from quattrocento.service.http.trace import Traced
from quattrocento.service.parts import create_service
from quattrocento.service.people.keys import WrongKey
from quattrocento.service.reach import Reach
from quattrocento.service.service import Service
from quattrocento.service.settings import Settings
from quattrocento.service.storage.database import Unavailable
from quattrocento.service.storage.files import InUse
from quattrocento.service.storage.migrations import SchemaError

log = logging.getLogger("quattrocento")

# Why a server does not start, where the message says all, and what the process then ends with.
NO_START = (InUse, SchemaError, Unavailable, WrongKey)
NOT_STARTED = 3

Ready = Callable[[Reach], None]

MESSAGE_LIMIT = 4096
BACKLOG = 2048
NEXT_PORTS = 50

# A look at every object of a thousand tables takes a tenth of a second, so it is taken seldom.
COLLECT = (20_000, 20, 100)


class PortTaken(OSError):
    """Something else listens at this address."""


def bind(host: str, port: int, search: bool = False) -> socket.socket:
    """A socket at the port, or where `search` is wanted at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port + NEXT_PORTS if search else port
    for candidate in range(port, last + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            # A port is free again as soon as its server has ended. Elsewhere the same option
            # lets two servers share a port, and that is free so soon by itself.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            # Whoever comes before the server is up waits instead of being turned away.
            found.listen(BACKLOG)
        except OSError as fault:
            found.close()
            if fault.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return found
    raise PortTaken(f"port {port} is taken; give another one, or ask for the next free one")


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{shown}:{port}"


class Server(uvicorn.Server):
    """Tells when it answers, which is not before its database is open, and when it will stop."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Application,
        protocol: type[GuardedProtocol],
        service: Service,
        ready: Ready,
    ) -> None:
        super().__init__(config)
        self.app = app
        self.protocol = protocol
        self.service = service
        self.ready = ready
        self.ends = math.inf

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.watching = asyncio.create_task(self.protocol.watch(self.server_state.connections))
        await super().startup(sockets)
        try:
            assert self.app.starting is not None
            await self.app.starting
        except Exception as fault:
            known = isinstance(fault, (*NO_START, OSError))
            log.error("the server does not start: %s", fault, exc_info=None if known else fault)
            await self.shutdown(sockets)
            sys.exit(NOT_STARTED)
        bound = [listening.getsockname()[:2] for listening in sockets or ()]
        self.service.reach.begin(bound, self.listen)
        self.ready(self.service.reach)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """At the first signal turn newcomers away for a while, if that is wanted; then stop."""
        seconds = self.service.settings.drain_seconds
        if seconds and self.service.started and not self.service.draining:
            self.service.draining = True
            self.ends = time.monotonic() + seconds
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self.service.draining and time.monotonic() >= self.ends:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever waits for news is answered before anything ends."""
        self.service.closing.set()
        await super().shutdown(sockets)
        self.watching.cancel()

    async def listen(self, host: str, port: int) -> asyncio.Server:
        """Listen at another address too; it ends with the server, or when it is closed."""
        create = partial(
            self.protocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        found = await loop.create_server(create, sock=bind(host, port), backlog=BACKLOG)
        self.servers.append(found)
        return found


def server(settings: Settings, ready: Ready = lambda reach: None) -> Server:
    """uvicorn with its limits set; it ends cleanly on Ctrl-C and on a signal to terminate."""
    service = create_service(settings)
    app = Application(service)
    most = file_limit() - RESERVE
    # Behind a proxy all come from one address, and the proxy counts them.
    of_address = most if settings.trusted_proxy else settings.connections_an_address
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    patience = (settings.head_seconds, settings.body_seconds)
    guarded = protocol.create(Connections(most, of_address), *patience)
    config = uvicorn.Config(
        Traced(app, service),
        http=guarded,
        ws=Line,
        log_config=None,
        access_log=False,
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        limit_max_requests=None,
        backlog=BACKLOG,
        proxy_headers=False,
    )
    return Server(config, app, guarded, service, ready)
