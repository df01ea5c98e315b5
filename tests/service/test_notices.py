"""Notices go to whom they are meant for, and hold up nobody."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from quattrocento.client import Client
from quattrocento.service.people.webhooks import post
from quattrocento.service.settings import Mail
from tests.patience import PATIENCE
from tests.service.servers import refused, running, settings


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/", "file:///etc/passwd", "http://[::1]/"])
def test_webhooks_stay_out_of_the_own_network(url: str) -> None:
    with pytest.raises(ValueError, match=r"public internet|http"):
        asyncio.run(post(url, {}))


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as found:
        found.settimeout(PATIENCE)
        yield found


class Rebinding:
    """A name that is looked up differently every time."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = list(addresses)

    async def __call__(self, host: str, port: int) -> list[str]:
        return [self.addresses.pop(0)]


def answer(listening: socket.socket, said: bytes, heard: list[bytes]) -> None:
    connection, _ = listening.accept()
    with connection:
        heard.append(connection.recv(4096))
        connection.sendall(said)


def test_a_webhook_goes_to_the_address_that_was_checked(listening: socket.socket) -> None:
    """The name is looked up once; another answer to the same question changes nothing."""
    heard: list[bytes] = []
    said = b"HTTP/1.1 204 No Content\r\n\r\n"
    thread = threading.Thread(target=answer, args=[listening, said, heard], daemon=True)
    thread.start()
    url = f"http://hook.invalid:{listening.getsockname()[1]}/turn?who=anna"
    name = Rebinding("127.0.0.1", "203.0.113.1")
    asyncio.run(post(url, {"table": "t"}, True, PATIENCE, name))
    thread.join(PATIENCE)
    assert heard[0].startswith(b"POST /turn?who=anna HTTP/1.1\r\nHost: hook.invalid:")
    assert name.addresses == ["203.0.113.1"]


def test_one_address_inside_is_enough_to_send_nothing() -> None:
    async def both(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "10.0.0.1"]

    with pytest.raises(ValueError, match="public internet"):
        asyncio.run(post("http://hook.invalid/", {}, resolve=both))


def test_a_webhook_that_trickles_is_ended(listening: socket.socket) -> None:
    url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    thread = threading.Thread(target=answer, args=[listening, b"HTTP/", []], daemon=True)
    thread.start()
    with pytest.raises((TimeoutError, ValueError)):
        asyncio.run(post(url, {}, True, 0.1))
    thread.join(PATIENCE)


def test_a_webhook_that_never_answers_is_ended(listening: socket.socket) -> None:
    url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    with pytest.raises(TimeoutError):
        asyncio.run(post(url, {}, True, 0.1))


def test_a_redirect_is_not_followed(listening: socket.socket) -> None:
    said = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n"
    thread = threading.Thread(target=answer, args=[listening, said, []], daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    with pytest.raises(ValueError, match="answered 302"):
        asyncio.run(post(url, {}, True, PATIENCE))
    thread.join(PATIENCE)


@pytest.mark.parametrize(
    "email",
    ["a@example.org,b@example.org", "a@example.org b", "A <a@example.org>", "a@b@c", "a", "@"],
)
def test_one_address_means_one_recipient(tmp_path: Path, email: str) -> None:
    mail = Mail(host="127.0.0.1", port=1, sender="q@example.org", tls=False)
    with running(settings(tmp_path, mail=mail)) as address:
        anna = Client(address, "Anna")
        with refused("malformed"):
            anna.call("PUT", "/api/me/notices", {"email": email})
