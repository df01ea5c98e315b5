"""What is asked of a connection before anything is known of who is at its other end."""

import contextlib
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from quattrocento.client import Client
from tests.patience import PATIENCE
from tests.service.servers import duel, running, settings, socket_of

REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
ELSEWHERE = "127.0.0.2"


def connection(address: str, source: str = "127.0.0.1") -> socket.socket:
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    return socket.create_connection((parts.hostname, parts.port), PATIENCE, (source, 0))


def sent_until_refused(address: str, head: bytes, part: bytes, most: int) -> int:
    """How many bytes of an endless head are taken before the server ends it; at most `most`."""
    sent = 0
    with connection(address) as one, contextlib.suppress(ConnectionError):
        one.sendall(head)
        while sent < most:
            one.sendall(part)
            sent += len(part)
    return sent


@pytest.mark.parametrize(
    ("head", "part"),
    [
        (REQUEST, b"X-Part: " + b"x" * 1000 + b"\r\n"),
        (REQUEST + b"X-Endless: ", b"x" * 1000),
        (b"GET /", b"x" * 1000),
        (b"", b"\r\n" * 500),
    ],
    ids=["many", "long", "path", "empty"],
)
def test_a_head_without_end_is_refused(server: str, head: bytes, part: bytes) -> None:
    """The buffers of both ends take some megabytes before a sender can notice."""
    most = 64 << 20
    assert sent_until_refused(server, head, part, most) < most


def test_many_headers_are_refused(server: str) -> None:
    with connection(server) as one:
        one.sendall(REQUEST + b"X-Part: x\r\n" * 200 + b"\r\n")
        assert one.recv(12) == b"HTTP/1.1 400"


def test_a_large_body_after_a_small_head_is_taken(server: str) -> None:
    body = {"record": "x" * 400_000}
    with pytest.raises(Exception, match="cannot be used"):
        Client(server, "Anna").call("POST", "/api/records", body)


def test_a_connection_that_says_nothing_is_ended(tmp_path: Path) -> None:
    with running(settings(tmp_path, head_seconds=0.1)) as address, connection(address) as one:
        assert one.recv(1) == b""


def test_a_connection_that_says_half_is_ended(tmp_path: Path) -> None:
    with running(settings(tmp_path, head_seconds=0.1)) as address, connection(address) as one:
        one.sendall(REQUEST + b"\r\n" + REQUEST)
        while one.recv(4096):
            pass


def test_a_body_that_never_comes_is_refused(tmp_path: Path) -> None:
    with running(settings(tmp_path, body_seconds=0.1)) as address, connection(address) as one:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        one.sendall(head + b"Content-Length: 100\r\n\r\n{")
        assert one.recv(12) == b"HTTP/1.1 400"


@contextlib.contextmanager
def silent(address: str, count: int) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(connection(address)) for _ in range(count)]


def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    with running(settings(tmp_path, connections_an_address=20)) as address:
        with silent(address, 20) as held, silent(address, 10) as more:
            assert [one.recv(1) for one in more] == [b""] * 10
            with connection(address, ELSEWHERE) as other:
                other.sendall(REQUEST + b"\r\n")
                assert other.recv(12) == b"HTTP/1.1 200"
            held[0].sendall(REQUEST + b"\r\n")
            assert held[0].recv(12) == b"HTTP/1.1 200"
        Client(address, "Anna")


def test_an_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    with running(settings(tmp_path, connections_an_address=3)) as address:
        first, _ = duel(address, "condottiere")
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(socket_of(first)).recv(PATIENCE)
            one_more = stack.enter_context(socket_of(first))
            with pytest.raises(Exception, match="too-many"):
                one_more.recv(PATIENCE)


@pytest.mark.parametrize("path", ["/docs/api", "/openapi.json", "/plain.css"])
def test_pages_count_as_requests(tmp_path: Path, path: str) -> None:
    slow = settings(tmp_path, requests_per_second=0.001, request_burst=2.0)
    with running(slow) as address:
        pages = [urllib.request.urlopen(address + path).read() for _ in range(2)]
        assert pages[0] == pages[1]
        with pytest.raises(urllib.error.HTTPError, match="429"):
            urllib.request.urlopen(address + path)
