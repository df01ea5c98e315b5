"""Security headers of every answer, and the checks of every request: origin, token, address."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service

COOKIE = "quattrocento"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

RAW_HEADERS = [
    (key.lower().encode(), value.encode())
    for key, value in {**HEADERS, "Cache-Control": "no-store"}.items()
]


def same_origin(headers: Mapping[str, str]) -> None:
    """Browsers name the page that asks; only our own may. Programs name none."""
    origin = headers.get("origin", "")
    if origin and urlsplit(origin).netloc != headers.get("host", ""):
        raise Problem("foreign-origin")


async def person_of(service: Service, connection: HTTPConnection) -> tuple[Person | None, str]:
    """Who asks and in which session, by cookie or bearer token; one not ours counts as none."""
    token = connection.cookies.get(COOKIE, "")
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = bearer.strip()
    if not token:
        return None, ""
    holder, session = await service.people.holder(token)
    return (await service.people.find(holder) if holder else None), session


def address(service: Service, connection: HTTPConnection) -> str:
    """Where a request comes from, as far as that can be believed."""
    forwarded = connection.headers.get("x-forwarded-for", "")
    if service.settings.trusted_proxy and forwarded:
        return forwarded.rpartition(",")[2].strip()
    return connection.client.host if connection.client else ""
