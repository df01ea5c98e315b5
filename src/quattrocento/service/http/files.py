"""The files of the web app and of the documentation, and the few pages that stand in for them."""

import json
from collections.abc import Awaitable, Callable
from functools import cache
from os import PathLike, stat_result
from pathlib import Path
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from quattrocento import __version__
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard, openapi, pages
from quattrocento.service.http.asked import Asked
from quattrocento.service.http.endpoints import reader_language
from quattrocento.service.http.errors import problem_response
from quattrocento.service.service import Service
from quattrocento.service.visitors import household
from quattrocento.text.words import Words

WEB = Path(__file__).parents[2] / "web_dist"
DOCS = Path(__file__).parents[2] / "docs_dist"
API = "/docs/api"
KNOWN = "quattrocento-known"
LONGEST_PATH = 200
LASTING = "public, max-age=31536000, immutable"


class Folder(StaticFiles):
    """Files with the headers of every answer; nothing else in the folder's place."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path or len(path) > LONGEST_PATH:
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "no-cache"
        response.headers.update(guard.HEADERS)
        return response


class WebApp(Folder):
    """The app's files; any other path is one of its pages, which it draws itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as fault:
            if fault.status_code != 404 or len(path) > LONGEST_PATH or "\0" in path:
                raise
            return await super().get_response("index.html", scope)

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Files in `assets` have a new name when they change."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        if Path(full_path).parent.name == "assets":
            response.headers["Cache-Control"] = LASTING
        if Path(full_path).name == "index.html":
            say_if_known(Request(scope), response)
        return response


class Manual(Folder):
    """The documentation site; a page asked for without its last stroke is found with it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, RedirectResponse):
            # By its path alone: behind a proxy we do not know how the address begins.
            return moved(f"{quote(scope['path'])}/")
        return response


def say_if_known(request: Request, response: Response) -> None:
    """The page cannot read its token; it must not ask who it is where nobody has been."""
    if guard.COOKIE in request.cookies:
        response.set_cookie(KNOWN, "1", samesite="lax")
    elif KNOWN in request.cookies:
        response.delete_cookie(KNOWN, samesite="lax")


Page = Callable[[Request], Awaitable[Response]]


@cache
def document() -> bytes:
    return json.dumps(openapi.document(__version__)).encode()


@cache
def described() -> bytes:
    return pages.docs(openapi.document(__version__)).encode()


def limited(service: Service, show: Page) -> Page:
    """A page that nobody may ask for more often than for anything else."""

    async def answer(request: Request) -> Response:
        try:
            where = guard.address(service, Asked(request.scope))
            service.request_limit.take(household(where))
        except Problem as problem:
            return problem_response(problem, reader_language(Asked(request.scope), None))
        return await show(request)

    return answer


async def show_document(_request: Request) -> Response:
    return page(document(), "application/json")


async def show_api(_request: Request) -> Response:
    return page(described())


async def show_manual(_request: Request) -> Response:
    return moved("/docs/")


async def show_no_manual(_request: Request) -> Response:
    """Without the site the API document stands in for it."""
    return moved(API)


async def show_style(_request: Request) -> Response:
    return page(pages.STYLE, "text/css")


async def show_running(request: Request) -> Response:
    return page(pages.running(Words(reader_language(Asked(request.scope), None), "service")))


def file_routes(service: Service) -> list[BaseRoute]:
    """The documentation and the web app; without the app a page that says what runs here."""
    folder = service.settings.web or WEB
    app = WebApp(directory=folder, html=True) if (folder / "index.html").is_file() else None
    return [
        Route("/openapi.json", limited(service, show_document)),
        Route(API, limited(service, show_api)),
        *manual_routes(service),
        Route("/plain.css", limited(service, show_style)),
        Route("/{path:path}", app, methods=["GET", "HEAD"])
        if app
        else Route("/", limited(service, show_running)),
    ]


def manual_routes(service: Service) -> list[BaseRoute]:
    """The documentation site where it is built; else its address leads to the API document."""
    folder = service.settings.docs or DOCS
    if not (folder / "index.html").is_file():
        return [Route(path, limited(service, show_no_manual)) for path in ("/docs", "/docs/")]
    site = Manual(directory=folder, html=True)
    return [Route("/docs", limited(service, show_manual)), Mount("/docs", site)]


def moved(path: str) -> Response:
    return RedirectResponse(path, headers=guard.HEADERS)


def page(content: str | bytes, media: str = "text/html") -> Response:
    return Response(content, media_type=media, headers=guard.HEADERS)
