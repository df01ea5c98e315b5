"""The ASGI application: requests to endpoints, sockets and files, and problems to answers."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from quattrocento.service.endpoints.endpoint import Call, Endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard, sockets
from quattrocento.service.http.asked import Asked
from quattrocento.service.http.connections import Connections
from quattrocento.service.http.endpoints import answer, caller, find, reader_language
from quattrocento.service.http.errors import problem_of, problem_response
from quattrocento.service.http.files import file_routes
from quattrocento.service.http.trace import named_header
from quattrocento.service.http.whole import send_whole
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.service.visitors import household

MOST_SOCKETS = 20_000
# What is answered even while the server starts.
ALWAYS = ("health", "ready", "metrics")
SERVED = tuple(f"/{name}" for name in ALWAYS)


class Application:
    """Requests for endpoints are answered here; all else, which makes no move, by Starlette."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.starting: asyncio.Task[None] | None = None
        held = Connections(MOST_SOCKETS, service.settings.connections_an_address)

        async def socket(connection: WebSocket) -> None:
            await sockets.serve(service, held, connection)

        self.others = Starlette(
            routes=[WebSocketRoute("/api/tables/{table}/socket", socket), *file_routes(service)],
            lifespan=self.lifespan,
            exception_handlers={HTTPException: show_not_served},
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or not (path.startswith("/api/") or path in SERVED):
            await self.others(scope, receive, send)
            return
        asked = Asked(scope)
        try:
            response = await respond(self.service, asked, receive)
        except HTTPException as found:
            response = not_served(asked, found)
        cycle = scope["state"]["cycle"]
        if type(response) is Response and asked.method != "HEAD":
            scope["status"] = response.status_code
            headers = (*response.raw_headers, named_header())
            await send_whole(cycle, response.status_code, headers, bytes(response.body))
        else:
            await response(scope, receive, send)

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        # Whoever asks meanwhile is told so, however much there is to bring up to date.
        self.starting = starting = asyncio.create_task(self.service.start())
        try:
            yield
        finally:
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            if self.service.started:
                await self.service.stop()


async def respond(service: Service, asked: Asked, receive: Receive) -> Response:
    """The answer to any request for an endpoint, counted and with the headers of all."""
    one, named = find(asked)
    began = time.perf_counter()
    response = await attempt(service, asked, receive, one, named)
    took = time.perf_counter() - began
    METRICS.observe("request", took)
    if one.name == "make_move":
        METRICS.observe("move", took)
    METRICS.count("requests", endpoint=one.name, status=response.status_code)
    response.raw_headers.extend(guard.RAW_HEADERS)
    return response


async def attempt(
    service: Service, asked: Asked, receive: Receive, one: Endpoint, named: dict[str, str]
) -> Response:
    """The answer of an endpoint, or of the problem that it raised."""
    person: Person | None = None
    try:
        address = guard.address(service, asked)
        service.request_limit.take(household(address))
        guard.right_host(service, asked.headers)
        if asked.method not in ("GET", "HEAD"):
            guard.same_origin(service, asked.headers)
        if not service.started and one.name not in ALWAYS:
            raise Problem("starting")
        person, session = await guard.person_of(service, asked)
        asked.scope["person"] = person.id if person else ""
        if not one.even_banned:
            service.bans.check(asked.scope["person"], address)
        call = Call(caller(service, asked, person, session, address), named)
        return await answer(service, asked, receive, one, call)
    except asyncio.CancelledError:
        if not service.closing.is_set():
            raise
        return problem_response(Problem("not-ready"), reader_language(asked, person))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception as fault:
        return problem_response(problem_of(fault, one.name), reader_language(asked, person))


async def show_not_served(request: Request, found: Exception) -> Response:
    assert isinstance(found, HTTPException)
    return not_served(Asked(request.scope), found)


def not_served(asked: Asked, found: HTTPException) -> Response:
    """The answer to a path or method that is not served here."""
    problem = Problem("wrong-method" if found.status_code == 405 else "no-page")
    response = problem_response(problem, reader_language(asked, None))
    response.headers.update(found.headers or {})
    response.headers.update(guard.HEADERS)
    return response
