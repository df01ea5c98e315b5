"""Endpoints: declared once, with their types in their signatures, served and documented."""

import inspect
import typing
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table
from quattrocento.text.words import LANGUAGES

COOKIE = "quattrocento"
YEAR = 365 * 86400
BODY_LIMIT = 64 * 1024

Handler = Callable[..., Awaitable[Any]]


@dataclass
class Call:
    """One request: who asks, in which language, and what to add to the answer."""

    request: Request
    person: Person | None
    language: str
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The asking person's id, or nothing."""
        return self.person.id if self.person else ""

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    def someone(self) -> Person:
        """The asking person; nobody in particular is refused."""
        if self.person is None:
            raise Problem("no-person")
        return self.person


@dataclass(frozen=True)
class Endpoint:
    """`body`, `query` and `answer` are the types in the handler's signature."""

    method: str
    path: str
    handler: Handler
    body: type | None
    query: type | None
    answer: type
    limit: int

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.handler) or ""


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str, path: str, limit: int = BODY_LIMIT, answer: type | None = None
) -> Callable[[Handler], Handler]:
    """`answer` is for handlers that give the bytes of one instead of the thing itself."""

    def declare(handler: Handler) -> Handler:
        hints = typing.get_type_hints(handler)
        ENDPOINTS.append(
            Endpoint(
                method,
                path,
                handler,
                hints.get("body"),
                hints.get("query"),
                answer or hints["return"],
                limit,
            )
        )
        return handler

    return declare


async def answer(service: Service, call: Call, one: Endpoint) -> Response:
    """Decode, call, encode: what every endpoint has in common."""
    given: dict[str, Any] = {}
    if one.query is not None:
        given["query"] = read_query(call.request, one.query)
    if one.body is not None:
        given["body"] = decode(await read_body(call.request, one.limit), one.body)
    found = await one.handler(service, call, **given)
    if isinstance(found, Response):
        return found
    response = Response(msgspec.json.encode(found), media_type="application/json")
    for key, value in call.cookies.items():
        secure = service.settings.secure_cookie
        age = YEAR if value else 0
        response.set_cookie(key, value, age, httponly=True, samesite="lax", secure=secure)
    return response


def read_query(request: Request, wanted: type) -> Any:
    """What stands after the question mark: each name once, and nothing is left out as null."""
    pairs = request.query_params.multi_items()
    found = dict(pairs)
    if len(found) < len(pairs) or "null" in found.values():
        raise Problem("malformed", detail="expected every name once, with a value")
    try:
        return msgspec.convert(found, wanted, strict=False)
    except msgspec.ValidationError as fault:
        raise Problem("malformed", detail=str(fault)) from None


def decode(content: bytes, wanted: type) -> Any:
    try:
        return msgspec.json.decode(content, type=wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Problem("malformed", detail=str(fault)) from None


async def read_body(request: Request, limit: int) -> bytes:
    """The body, unless it is larger than it may be."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("malformed", detail="expected a body of application/json")
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > limit:
            raise Problem("too-large", limit=limit)
    return bytes(parts)


def reader_language(request: Request, person: Person | None) -> str:
    """The language of a problem: asked for, the person's own, or the browser's."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    if person is not None:
        return person.language
    for item in request.headers.get("accept-language", "").split(","):
        code = item.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def viewer(table: Table, person: str, wanted: int | None) -> int | None:
    """The seat whose view a person gets: the wanted one of their own, else the only one.

    On a device with several seats nothing is shown until one is named: hands stay hidden.
    """
    own = table.seats_of(person)
    if wanted is not None and wanted >= 0:
        if wanted not in own:
            raise Problem("not-your-seat")
        return wanted
    if not own and not table.opens.watchable and person != table.opens.host:
        raise Problem("private")
    return own[0] if len(own) == 1 and wanted is None else None
