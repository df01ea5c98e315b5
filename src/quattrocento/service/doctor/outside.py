"""What a server works with: its settings, its database, the proxy before it, and mail."""

import asyncio
import ipaddress
import smtplib
import ssl
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Final
from urllib.parse import urlsplit

from quattrocento.service.doctor.finding import Finding, note, well, wrong
from quattrocento.service.environment import PREFIX, mail_variables, variables
from quattrocento.service.people.notifications import is_address
from quattrocento.service.settings import Mail, Settings
from quattrocento.service.storage.backends import open_database
from quattrocento.service.storage.database import Database
from quattrocento.service.storage.files import InUse
from quattrocento.service.storage.migrations import MIGRATIONS, version

SECONDS: Final = 5.0
SKEW: Final = 2.0
SHORT: Final = 16

# Variables that are no settings of a server.
OTHERS: Final = ("HOST", "PORT", "SERVER", "PURE", "NO_WEB", "OPT_LEVEL", "SOAK", "BUILD")


def environment(given: Mapping[str, str]) -> Iterator[Finding]:
    known = {*variables().values(), *mail_variables().values()}
    known |= {PREFIX + name for name in OTHERS}
    strange = sorted(name for name in given if name.startswith(PREFIX) and name not in known)
    for name in strange:
        yield note("settings", f"{name} is no setting", "see deploy/quattrocento.env.example")
    if not strange:
        yield well("settings", "all variables are known")


async def database(settings: Settings) -> AsyncIterator[Finding]:
    if not settings.database and not settings.sqlite_file.exists():
        yield well("database", f"{settings.sqlite_file} will be made")
        return
    found = open_database(settings)
    where = urlsplit(settings.database).hostname or "PostgreSQL"
    place = where if settings.database else str(settings.sqlite_file)
    try:
        async with asyncio.timeout(SECONDS):
            await found.start()
    except InUse:
        yield well("database", f"{place} is served by a running server")
        return
    except Exception as fault:  # whatever a driver raises, a host must know
        reason = str(fault) or type(fault).__name__
        advice = "check address, name and password, and that it lets this machine in"
        if not settings.database:
            advice = "restore a back-up into another folder"
        yield wrong("database", f"{place} cannot be opened: {reason}", advice)
        return
    try:
        yield await schema(found, place)
        if settings.database:
            yield await same_time(found)
    finally:
        await found.stop()


async def schema(found: Database, place: str) -> Finding:
    try:
        number = await version(found)
    except Exception:  # there is no such table, which each driver says in its own way
        return well("database", f"{place} is empty")
    if number > len(MIGRATIONS):
        text = f"{place} has schema {number}; this version knows {len(MIGRATIONS)}"
        return wrong("database", text, "install a newer version, or restore an older back-up")
    if number < len(MIGRATIONS):
        text = f"{place} has schema {number} and will be brought up to {len(MIGRATIONS)}"
        return note("database", text, "make a back-up first: quattrocento backup FILE")
    return well("database", f"{place}, schema {number}")


async def same_time(found: Database) -> Finding:
    ((there,),) = await found.read("SELECT CAST(EXTRACT(EPOCH FROM now()) AS DOUBLE PRECISION)")
    assert isinstance(there, float)
    apart = abs(there - time.time())
    if apart > SKEW:
        advice = "let both be kept by NTP: clocks of games are read on every machine"
        return note("time", f"the database's clock is {apart:.0f} s apart", advice)
    return well("time", "the same as the database's")


def address(settings: Settings, host: str) -> Iterator[Finding]:
    parts = urlsplit(settings.address)
    public = parts.hostname and not is_inside(parts.hostname)
    if settings.address and (parts.scheme not in ("http", "https") or not parts.hostname):
        yield wrong("address", settings.address, "expected one like https://games.example")
    elif public and parts.scheme == "http":
        yield note(
            "address", f"{settings.address} is not encrypted", "put a proxy with TLS before it"
        )
    elif not settings.address and not is_inside(host):
        advice = "give --public-url https://games.example: links and e-mails need it"
        yield note("address", "none is given, and others can reach the server", advice)
    else:
        yield well("address", settings.address or "this machine")
    yield from proxy(settings, host, parts.scheme == "https")


def proxy(settings: Settings, host: str, secure: bool) -> Iterator[Finding]:
    if secure and not settings.trusted_proxy:
        advice = "give --behind-proxy, else everybody counts as one address"
        yield wrong(
            "proxy", "the address has https, which only a proxy makes, but none is believed", advice
        )
    elif settings.trusted_proxy and not is_inside(host) and only_here(settings.proxies):
        advice = "give its network with --proxy, such as --proxy 10.0.0.0/8"
        yield note("proxy", "only one on this machine is believed", advice)
    elif settings.trusted_proxy:
        yield well("proxy", f"believed from {', '.join(settings.proxies)}")
    else:
        yield well("proxy", "none")


def only_here(networks: tuple[str, ...]) -> bool:
    return all(ipaddress.ip_network(one, strict=False).is_loopback for one in networks)


def is_inside(name: str) -> bool:
    """Whether a name or address is that of this machine."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def moderation(settings: Settings) -> Iterator[Finding]:
    tokens = [one.rpartition(":")[2] for one in settings.admin.split(",") if one]
    if not tokens:
        advice = "set QUATTROCENTO_ADMIN_TOKEN, else nobody can see to reports"
        yield note("moderation", "nobody may moderate", advice)
    elif any(len(one) < SHORT for one in tokens):
        advice = "make one with: openssl rand -hex 16"
        yield wrong("moderation", "an admin token is short enough to be guessed", advice)
    else:
        yield well("moderation", f"{len(tokens)} may moderate")


async def mail(settings: Settings) -> AsyncIterator[Finding]:
    given = settings.mail
    if not given.host:
        yield well("e-mail", "none is sent")
        return
    if not is_address(given.sender.rpartition("<")[2].strip("> ")):
        yield wrong("e-mail", f"the sender is {given.sender!r}", "set QUATTROCENTO_SMTP_SENDER")
    if not settings.address:
        yield wrong("e-mail", "links in letters would lead nowhere", "give --public-url")
    try:
        await asyncio.to_thread(greet, given)
    except (OSError, smtplib.SMTPException) as fault:
        advice = "check host, port, user and password, and QUATTROCENTO_SMTP_TLS"
        yield wrong("e-mail", f"{given.host}, port {given.port}: {fault}", advice)
    else:
        yield well("e-mail", f"{given.host} takes letters")


def greet(given: Mail) -> None:
    """Go as far as one can without a letter."""
    with smtplib.SMTP(given.host, given.port, timeout=SECONDS) as server:
        if given.tls:
            server.starttls(context=ssl.create_default_context())
        if given.user:
            server.login(given.user, given.password)
        server.noop()


def webhooks(settings: Settings) -> Iterator[Finding]:
    if settings.webhooks and settings.webhooks_inside:
        advice = "set QUATTROCENTO_WEBHOOKS_INSIDE=no unless this is a test"
        yield wrong("webhooks", "may go into your own network", advice)
    else:
        yield well("webhooks", "are sent" if settings.webhooks else "none are sent")
