"""The ASGI application: requests to endpoints, sockets and files, and problems to answers."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from quattrocento.service.endpoints.endpoint import Call, Endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard, sockets
from quattrocento.service.http.connections import Connections
from quattrocento.service.http.endpoints import answer, caller, find, reader_language
from quattrocento.service.http.errors import problem_of, problem_response
from quattrocento.service.http.files import file_routes
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "QUERY"]
MOST_SOCKETS = 20_000
SERVED = ("/api/{path:path}", "/health", "/ready", "/metrics")
# What is answered even while the server starts.
ALWAYS = ("health", "ready", "metrics")


def create_app(service: Service) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        # Whoever asks meanwhile is told so, however much there is to bring up to date.
        app.state.starting = starting = asyncio.create_task(service.start())
        try:
            yield
        finally:
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            if service.started:
                await service.stop()

    held = Connections(MOST_SOCKETS, service.settings.connections_an_address)

    async def socket(connection: WebSocket) -> None:
        await sockets.serve(service, held, connection)

    async def serve(request: Request) -> Response:
        return await respond(service, request)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *(Route(path, serve, methods=METHODS) for path in SERVED),
            *file_routes(service),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: not_served},
    )
    return app


async def respond(service: Service, request: Request) -> Response:
    """The answer to any request for an endpoint, counted and with the headers of all."""
    one, named = find(request)
    began = time.perf_counter()
    response = await attempt(service, request, one, named)
    took = time.perf_counter() - began
    METRICS.observe("request", took)
    if one.name == "make_move":
        METRICS.observe("move", took)
    METRICS.count("requests", endpoint=one.name, status=response.status_code)
    response.raw_headers.extend(guard.RAW_HEADERS)
    return response


async def attempt(
    service: Service, request: Request, one: Endpoint, named: dict[str, str]
) -> Response:
    """The answer of an endpoint, or of the problem that it raised."""
    person: Person | None = None
    try:
        address = guard.address(service, request)
        service.request_limit.take(address)
        guard.right_host(service, request.headers)
        if request.method not in ("GET", "HEAD"):
            guard.same_origin(service, request.headers)
        if not service.started and one.name not in ALWAYS:
            raise Problem("starting")
        person, session = await guard.person_of(service, request)
        request.scope["person"] = person.id if person else ""
        if not one.even_banned:
            service.bans.check(request.scope["person"], address)
        call = Call(caller(service, request, person, session, address), named)
        return await answer(service, request, one, call)
    except asyncio.CancelledError:
        if not service.closing.is_set():
            raise
        return problem_response(Problem("not-ready"), reader_language(request, person))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception as fault:
        return problem_response(problem_of(fault, one.name), reader_language(request, person))


async def not_served(request: Request, found: Exception) -> Response:
    """The answer to a path or method that is not served here."""
    assert isinstance(found, HTTPException)
    problem = Problem("wrong-method" if found.status_code == 405 else "no-page")
    response = problem_response(problem, reader_language(request, None))
    response.headers.update(found.headers or {})
    response.headers.update(guard.HEADERS)
    return response
