"""Each request has a name, which its answer and all that is logged of it tell, and is logged."""

import re
import secrets
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quattrocento.service.http import guard, logs
from quattrocento.service.http.asked import Asked
from quattrocento.service.service import Service

HEADER: Final = "x-request-id"
RAW_HEADER: Final = HEADER.encode()
GIVEN: Final = re.compile(r"[A-Za-z0-9-]{8,64}")


class Traced:
    """The application, with a name for each request."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        name = self.named(scope)

        async def told(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                scope["status"] = message.get("status", 101)
                message["headers"] = [*message.get("headers", ()), named_header()]
            await send(message)

        token = logs.REQUEST.set(name)
        try:
            await self.app(scope, receive, told)
        finally:
            if self.service.settings.access_log:
                self.log(scope, time.perf_counter() - began)
            logs.REQUEST.reset(token)

    def named(self, scope: Scope) -> str:
        """What a proxy of ours calls the request, or a name of our own."""
        settings = self.service.settings
        if settings.trusted_proxy and guard.is_proxy(client(scope), settings.proxies):
            given = Asked(scope).headers.get(HEADER, "")
            if GIVEN.fullmatch(given):
                return given
        return secrets.token_hex(8)

    def log(self, scope: Scope, seconds: float) -> None:
        """Without what stands behind the question mark, where tokens can be."""
        facts: dict[str, Any] = {
            "method": scope.get("method", "SOCKET"),
            "path": scope["path"],
            "status": scope.get("status", 0),
            "milliseconds": round(1000 * seconds, 1),
            "address": guard.address(self.service, Asked(scope)),
            "person": scope.get("person", ""),
        }
        text = " ".join(str(value) for value in facts.values() if value != "")
        logs.access.info(text, extra={"access": facts})


def named_header() -> tuple[bytes, bytes]:
    """The header that tells the name of the request that is answered now."""
    return RAW_HEADER, logs.REQUEST.get().encode()


def client(scope: Scope) -> str:
    found = scope.get("client")
    return str(found[0]) if found else ""
