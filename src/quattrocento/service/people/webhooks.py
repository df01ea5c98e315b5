"""Webhooks: where they may go, and that they go there and nowhere else, within their time."""

import asyncio
import ipaddress
import json
import socket
import ssl
import threading
import urllib.parse
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

T = TypeVar("T")

Resolve = Callable[[str, int], Awaitable[list[str]]]

PORTS = {"http": 80, "https": 443}


async def in_daemon(work: Callable[[], T]) -> T:
    """What only a thread can do, in one that nobody waits for when the server stops."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        settle: Callable[[], None]
        try:
            settle = partial(done.set_result, work())
        except Exception as fault:
            settle = partial(done.set_exception, fault)
        if not loop.is_closed():
            loop.call_soon_threadsafe(lambda: None if done.done() else settle())

    threading.Thread(target=run, daemon=True).start()
    return await done


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    found = await in_daemon(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    return [str(address[0]) for *_, address in found]


@dataclass(frozen=True)
class Outgoing:
    """What is sent to an address that somebody gave."""

    url: str
    body: bytes
    headers: Mapping[str, str]


async def post(
    url: str,
    content: dict[str, str],
    inside: bool = False,
    seconds: float = 10.0,
    resolve: Resolve = resolved,
) -> None:
    """Send a webhook."""
    headers = {"Content-Type": "application/json"}
    outgoing = Outgoing(url, json.dumps(content).encode(), headers)
    status = await deliver(outgoing, inside, seconds, resolve)
    if not 200 <= status < 300:
        raise ValueError(f"the webhook answered {status}")


async def deliver(
    outgoing: Outgoing, inside: bool = False, seconds: float = 10.0, resolve: Resolve = resolved
) -> int:
    """The answer to what is sent, never into the network that the server stands in unless told so.

    The name is looked up once: what was checked is what is connected to.
    """
    parts = urllib.parse.urlsplit(outgoing.url)
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("expected an http or https address")
    port = parts.port or PORTS[parts.scheme]
    async with asyncio.timeout(seconds):
        addresses = await resolve(parts.hostname, port)
        if not inside and not all(ipaddress.ip_address(one).is_global for one in addresses):
            raise ValueError("the address is not on the public internet")
        return await send(parts, addresses[0], port, outgoing)


async def send(parts: urllib.parse.SplitResult, address: str, port: int, outgoing: Outgoing) -> int:
    """The status of the answer, of which nothing else is read; a redirect is not followed."""
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
    )
    try:
        writer.write(head(parts, outgoing) + outgoing.body)
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.transport.abort()
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/") or not rest[:3].isdigit():
        raise ValueError("the webhook does not answer as HTTP does")
    return int(rest[:3])


def head(parts: urllib.parse.SplitResult, outgoing: Outgoing) -> bytes:
    host = parts.netloc.rpartition("@")[2]
    path = urllib.parse.quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = f"?{urllib.parse.quote(parts.query, safe=QUERY)}" if parts.query else ""
    lines = [
        f"POST {path}{query} HTTP/1.1",
        f"Host: {host.encode('idna').decode() if not host.isascii() else host}",
        *(f"{name}: {value}" for name, value in outgoing.headers.items()),
        f"Content-Length: {len(outgoing.body)}",
        "User-Agent: quattrocento",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


QUERY = "/?%:@!$&'()*+,;=~-._"
