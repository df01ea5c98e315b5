"""HTTP's way to call endpoints: a request becomes a call, and what comes back a response."""

import asyncio

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quattrocento.service import dispatch
from quattrocento.service.endpoints.endpoint import ENDPOINTS as DECLARED
from quattrocento.service.endpoints.endpoint import Call, Caller, Endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard
from quattrocento.service.http.texts import TEXTS
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.text.words import LANGUAGES

__all__ = ["ENDPOINTS", "Endpoint", "answer", "caller", "find", "reader_language"]

YEAR = 365 * 86400

ENDPOINTS = (*DECLARED, *TEXTS)
PATHS = dispatch.Paths(ENDPOINTS)


def find(request: Request) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint that a request asks for, and what its path names."""
    try:
        methods, named = PATHS.find(request.scope["path"])
    except Problem:
        raise HTTPException(404) from None
    one = methods.get("GET" if request.method == "HEAD" else request.method)
    if one is None:
        raise HTTPException(405, headers={"Allow": ", ".join(methods)})
    return one, named


async def answer(service: Service, request: Request, one: Endpoint, call: Call) -> Response:
    pairs = request.query_params.multi_items()
    query = dict(pairs)
    if one.query is not None and len(query) < len(pairs):
        raise Problem("malformed", detail="expected every name once, with a value")
    body = b""
    if one.body is not None:
        body = await read_body(request, one.limit, service.settings.body_seconds)
    found = await dispatch.perform(service, one, call, query, body)
    if isinstance(found, Response):
        return found
    response = Response(msgspec.json.encode(found), media_type="application/json")
    if call.token is not None:
        age = YEAR if call.token else 0
        secure = service.settings.secure_cookie
        response.set_cookie(
            guard.COOKIE, call.token, age, httponly=True, samesite="lax", secure=secure
        )
    return response


def caller(
    service: Service, request: Request, person: Person | None, session: str, address: str
) -> Caller:
    """Who asks, by what the request says; a page in a browser names its origin."""
    return Caller(
        person,
        reader_language(request, person),
        address,
        request.headers.get("x-admin-token", ""),
        keeps_token="origin" in request.headers,
        session=session,
        here=guard.is_here(service, request),
        origin=request.headers.get("origin", ""),
        device=guard.device(request.headers.get("user-agent", "")),
    )


async def read_body(request: Request, limit: int, seconds: float) -> bytes:
    """The body, unless it is larger or slower than it may be."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("malformed", detail="expected a body of application/json")
    parts = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                parts += part
                if len(parts) > limit:
                    raise Problem("too-large", limit=limit)
    except TimeoutError:
        detail = f"expected the whole body within {seconds:g} seconds"
        raise Problem("malformed", detail=detail) from None
    return bytes(parts)


def reader_language(request: HTTPConnection, person: Person | None) -> str:
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
