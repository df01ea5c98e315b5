"""The ASGI application: routes to endpoints, sockets and files, and problems to answers."""

import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from quattrocento import __version__
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard, openapi, pages, routes, sockets
from quattrocento.service.http.endpoints import (
    COOKIE,
    ENDPOINTS,
    Call,
    Endpoint,
    answer,
    reader_language,
)
from quattrocento.service.http.errors import problem_response
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.service.settings import Settings
from quattrocento.text.words import Words

log = logging.getLogger("quattrocento")

Handler = Callable[[Request], Awaitable[Response]]

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "QUERY"]
# Routes are tried in turn, so the busiest come first.
BUSY = ("/api/tables/{table}/moves", "/api/tables/{table}/events")
WEB = Path(__file__).parents[2] / "web_dist"
KNOWN = "quattrocento-known"

assert routes.__all__, "the endpoints are declared by importing them"


def create_app(settings: Settings) -> Starlette:
    service = Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def socket(connection: WebSocket) -> None:
        await sockets.serve(service, connection)

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/socket", socket)]
    paths: dict[str, dict[str, Endpoint]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method] = one
    for path, methods in sorted(paths.items(), key=lambda item: item[0] not in BUSY):
        routes.append(Route(path, route_handler(service, methods), methods=METHODS))
    routes += page_routes(settings.web or WEB)
    app = Starlette(
        routes=routes, lifespan=lifespan, exception_handlers={HTTPException: not_served}
    )
    app.state.service = service
    return app


def route_handler(service: Service, methods: dict[str, Endpoint]) -> Handler:
    """The handler of one path, which has an endpoint for every method."""

    async def handle(request: Request) -> Response:
        one = methods.get("GET" if request.method == "HEAD" else request.method)
        if one is None:
            raise HTTPException(405, headers={"Allow": ", ".join(methods)})
        began = time.perf_counter()
        response = await attempt(service, request, one)
        METRICS.observe("request", time.perf_counter() - began)
        METRICS.count("requests", endpoint=one.name, status=response.status_code)
        response.raw_headers.extend(guard.RAW_HEADERS)
        return response

    return handle


async def attempt(service: Service, request: Request, one: Endpoint) -> Response:
    """The answer of an endpoint, or of the problem that it raised."""
    person: Person | None = None
    try:
        service.request_limit.take(guard.address(service, request))
        if request.method not in ("GET", "HEAD"):
            guard.same_origin(request.headers)
        person = await guard.person_of(service, request)
        call = Call(request, person, reader_language(request, person))
        return await answer(service, call, one)
    except Problem as problem:
        return problem_response(problem, reader_language(request, person))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        log.exception("a fault of ours at %s", one.name)
        return problem_response(Problem("fault"), reader_language(request, person))


async def not_served(request: Request, found: Exception) -> Response:
    """The answer to a path or method that is not served here."""
    assert isinstance(found, HTTPException)
    problem = Problem("wrong-method" if found.status_code == 405 else "no-page")
    response = problem_response(problem, reader_language(request, None))
    response.headers.update(found.headers or {})
    response.headers.update(guard.HEADERS)
    return response


def page_routes(web: Path) -> list[BaseRoute]:
    """The API document and the web app; without the app a page that says what runs here."""

    async def document(_request: Request) -> Response:
        return page(json.dumps(openapi.document(__version__)), "application/json")

    async def docs(_request: Request) -> Response:
        return page(pages.docs(openapi.document(__version__)))

    async def style(_request: Request) -> Response:
        return page(pages.STYLE, "text/css")

    async def app(request: Request) -> Response:
        return web_file(web, request)

    return [
        Route("/openapi.json", document),
        Route("/docs", docs),
        Route("/plain.css", style),
        Route("/", app),
        Route("/{path:path}", app),
    ]


def page(content: str, media: str = "text/html") -> Response:
    return Response(content, media_type=media, headers=guard.HEADERS)


def web_file(web: Path, request: Request) -> Response:
    """A file of the app; any other path is one of its pages, which it draws itself."""
    path = str(request.path_params.get("path", ""))
    start = web / "index.html"
    if path.startswith("api/") or not start.is_file():
        if path:
            raise HTTPException(404)
        return page(pages.running(Words(reader_language(request, None), "service")))
    wanted = (web / path).resolve()
    inside = wanted.is_relative_to(web.resolve()) and wanted.is_file()
    found = wanted if path and inside else start
    lasting = found.parent.name == "assets"
    age = "public, max-age=31536000, immutable" if lasting else "no-cache"
    response = FileResponse(found, headers={**guard.HEADERS, "Cache-Control": age})
    if found == start:
        say_if_known(request, response)
    return response


def say_if_known(request: Request, response: Response) -> None:
    """The page cannot read its token; it must not ask who it is where nobody has been."""
    if COOKIE in request.cookies:
        response.set_cookie(KNOWN, "1", samesite="lax")
    elif KNOWN in request.cookies:
        response.delete_cookie(KNOWN, samesite="lax")
