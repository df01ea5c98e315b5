"""Security headers of every answer, and the checks of every request: origin, token, address."""

import ipaddress
import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from quattrocento.service.errors import Problem
from quattrocento.service.http.asked import Asked
from quattrocento.service.people.identity import Person
from quattrocento.service.reach import HERE
from quattrocento.service.service import Service
from quattrocento.service.visitors import plain

log = logging.getLogger("quattrocento")

COOKIE = "quattrocento"
LONGEST_ADDRESS = 45

# So many names and addresses are not looked at again; the same ones come with every request.
REMEMBERED = 256

# Names that stand for nothing outside the own network.
HOUSE = (".localhost", ".local", ".lan", ".internal", ".home.arpa")

# What proxies and tunnels add to what they pass on.
PASSED_ON = frozenset({"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"})

# What browsers and systems call themselves; the first that is found counts.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)
DEVICES = (BROWSERS, SYSTEMS)

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


def right_host(service: Service, headers: Mapping[str, str]) -> None:
    """Refuse a name that is not ours: a foreign page could have it lead to this machine."""
    name = host_in(f"//{headers.get('host', '')}")
    if is_local(name) or name in service.settings.hosts:
        return
    if name != urlsplit(service.settings.address).hostname:
        log.warning("the host %.80r is not served; allow it with --allow-host", name)
        raise Problem("foreign-origin")


@lru_cache(REMEMBERED)
def host_in(address: str, whole: bool = False) -> str:
    """The name in an address, with its port where that is wanted; nonsense is no name of ours."""
    try:
        parts = urlsplit(address)
        return parts.netloc if whole else parts.hostname or ""
    except ValueError:
        return "nonsense.invalid"


@lru_cache(REMEMBERED)
def is_local(name: str) -> bool:
    """Whether nobody outside can give this name an address: a number, or a name of the house."""
    if "." not in name or name.endswith(HOUSE):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(service: Service, headers: Mapping[str, str]) -> None:
    """Browsers name the page that asks; only our own may. Programs name none."""
    origin = headers.get("origin", "")
    if not origin or origin in service.settings.origins:
        return
    if host_in(origin, whole=True) != headers.get("host", ""):
        raise Problem("foreign-origin")


async def person_of(service: Service, asked: Asked) -> tuple[Person | None, str]:
    """Who asks and in which session, by cookie or bearer token; one not ours counts as none."""
    return await holder_of(service, token_of(asked))


def token_of(asked: Asked) -> str:
    scheme, _, bearer = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    return asked.cookies.get(COOKIE, "")


async def holder_of(service: Service, token: str) -> tuple[Person | None, str]:
    """Whose token this is, and of which session."""
    if not token:
        return None, ""
    holder, session = await service.people.holder(token)
    return (await service.people.find(holder) if holder else None), session


def address(service: Service, asked: Asked) -> str:
    """Where a request comes from, as far as that can be believed.

    What a proxy of ours says of the one before it is true; what that one says need not be.
    """
    settings = service.settings
    nearest = asked.client
    if not settings.trusted_proxy:
        return nearest
    forwarded = asked.every("x-forwarded-for")
    said = [hop.strip()[:LONGEST_ADDRESS] for hop in forwarded.split(",") if hop.strip()]
    hops = [*said, nearest]
    while len(hops) > 1 and is_proxy(plain(hops[-1]), settings.proxies):
        hops.pop()
    return plain(hops[-1])


def is_passed_on(service: Service, asked: Asked) -> bool:
    """Whether a request came by way of a proxy that is not believed: only it is known then."""
    return not service.settings.trusted_proxy and not PASSED_ON.isdisjoint(asked.headers)


def is_here(service: Service, asked: Asked) -> bool:
    """Whether somebody asks on the server's own machine, and nobody has passed the request on.

    Where there is a public address or a proxy, all of the world may seem to be on this machine.
    """
    if service.settings.trusted_proxy or service.reach.public:
        return False
    if not asked.client or is_passed_on(service, asked):
        return False
    name = host_in(f"//{asked.headers.get('host', '')}")
    return name in HERE and is_loopback(asked.client)


@lru_cache(REMEMBERED)
def is_loopback(address: str) -> bool:
    return ipaddress.ip_address(address).is_loopback


@lru_cache(REMEMBERED)
def device(agent: str) -> str:
    """The kind of device that a browser says it is; nothing that tells one from another alike."""
    named = [next((name for mark, name in kinds if mark in agent), "") for kinds in DEVICES]
    return ", ".join(filter(None, named))


def is_proxy(address: str, proxies: Sequence[str]) -> bool:
    """Whether one of our proxies is at this address; without any it is a socket of the system."""
    return not address or is_in(address, proxies)


def is_in(address: str, networks: Sequence[str]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(one, strict=False) for one in networks)
