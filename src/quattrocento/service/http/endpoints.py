"""HTTP's way to call endpoints: a request becomes a call, and what comes back a response."""

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive

from quattrocento.service import dispatch
from quattrocento.service.endpoints.endpoint import ENDPOINTS as DECLARED
from quattrocento.service.endpoints.endpoint import Call, Caller, Endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard
from quattrocento.service.http.asked import Asked
from quattrocento.service.http.texts import TEXTS
from quattrocento.service.messages.encoding import encode
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.text.words import LANGUAGES

__all__ = ["ENDPOINTS", "Endpoint", "answer", "caller", "find", "reader_language"]

YEAR = 365 * 86400

ENDPOINTS = (*DECLARED, *TEXTS)
PATHS = dispatch.Paths(ENDPOINTS)


def find(asked: Asked) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint that a request asks for, and what its path names."""
    try:
        methods, named = PATHS.find(asked.scope["path"])
    except Problem:
        raise HTTPException(404) from None
    one = methods.get("GET" if asked.method == "HEAD" else asked.method)
    if one is None:
        raise HTTPException(405, headers={"Allow": ", ".join(methods)})
    return one, named


async def answer(
    service: Service, asked: Asked, receive: Receive, one: Endpoint, call: Call
) -> Response:
    if one.query is not None and len(asked.query) < len(asked.pairs):
        raise Problem("malformed", detail="expected every name once, with a value")
    body = await read_body(asked, receive, one.limit) if one.body is not None else b""
    found = await dispatch.perform(service, one, call, asked.query, body)
    if isinstance(found, Response):
        return found
    response = Response(encode(found), media_type="application/json")
    if call.token is not None:
        age = YEAR if call.token else 0
        secure = service.settings.secure_cookie
        response.set_cookie(
            guard.COOKIE, call.token, age, httponly=True, samesite="lax", secure=secure
        )
    return response


def caller(
    service: Service, asked: Asked, person: Person | None, session: str, address: str
) -> Caller:
    """Who asks, by what the request says; a page in a browser names its origin."""
    headers = asked.headers
    return Caller(
        person,
        reader_language(asked, person),
        address,
        headers.get("x-admin-token", ""),
        keeps_token="origin" in headers,
        session=session,
        here=guard.is_here(service, asked),
        passed_on=guard.is_passed_on(service, asked),
        origin=headers.get("origin", ""),
        device=guard.device(headers.get("user-agent", "")),
    )


async def read_body(asked: Asked, receive: Receive, limit: int) -> bytes:
    """The body, unless it is larger than it may be; one that is too slow ends the connection."""
    kind = asked.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("malformed", detail="expected a body of application/json")
    body = b""
    while len(body) <= limit:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        part: bytes = message["body"]
        body += part
        if not message["more_body"] and len(body) <= limit:
            return body
    raise Problem("too-large", limit=limit)


def reader_language(asked: Asked, person: Person | None) -> str:
    """The language of a problem: asked for, the person's own, or the browser's."""
    wanted = asked.query.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    if person is not None:
        return person.language
    for item in asked.headers.get("accept-language", "").split(","):
        code = item.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
