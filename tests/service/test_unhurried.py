"""Unhurried play: clocks, holidays, notices."""

import http.server
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from quattrocento.client import Seat
from quattrocento.service.notices import post
from quattrocento.service.settings import Mail
from tests.service.servers import asked, duel, refused, running, settings


def test_a_clock_that_runs_out_lets_the_stand_in_play(server: str) -> None:
    first, second = duel(server, "condottiere", clock={"bank": 1, "extra": 0})
    mover = asked(first, second)
    other = second if mover is first else first
    assert other.wait() is not None
    assert other.now["places"][mover.seat]["away"] == "clock"
    mover.client.call("POST", f"{mover.path}/return", {"seat": mover.seat})
    assert mover.look()["places"][mover.seat]["away"] == ""


def test_a_holiday_is_stood_in_for_until_it_ends(server: str) -> None:
    first, second = duel(server, "condottiere", pace="unhurried")
    mover = asked(first, second)
    other = second if mover is first else first
    other.client.call("PUT", "/api/me/holiday", {"until": time.time() + 2})
    mover.play("name-city parma")
    mover.play("pass")
    while mover.look()["places"][other.seat]["away"] != "holiday":
        mover.look(wait=5)
    assert mover.wait() is not None
    while mover.look()["places"][other.seat]["away"]:
        mover.look(wait=5)


class Postbox(socketserver.StreamRequestHandler):
    """As much of a mail server as a letter needs."""

    letters: list[Message] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().upper():
            if line.startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.letters.append(message_from_bytes(text))
            elif line.startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


class Hook(http.server.BaseHTTPRequestHandler):
    calls: list[dict[str, str]] = []

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.calls.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_given: object) -> None:
        pass


@pytest.fixture
def outside() -> Iterator[tuple[int, int]]:
    """The ports of a mail server and of a webhook."""
    Postbox.letters.clear()
    Hook.calls.clear()
    with (
        socketserver.ThreadingTCPServer(("127.0.0.1", 0), Postbox) as mail,
        http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook) as hook,
    ):
        for one in (mail, hook):
            threading.Thread(target=one.serve_forever, daemon=True).start()
        yield mail.server_address[1], hook.server_address[1]
        for one in (mail, hook):
            one.shutdown()


def token_in(letter: Message, mark: str) -> str:
    content = letter.get_payload(decode=True)
    assert isinstance(content, bytes)
    text = content.decode()
    return text.partition(mark)[2].split()[0]


def test_notices_come_once_a_turn_and_stop_when_told(
    tmp_path: Path, outside: tuple[int, int]
) -> None:
    mail = Mail(host="127.0.0.1", port=outside[0], sender="q@example.org", tls=False)
    chosen = settings(
        tmp_path, mail=mail, webhooks=True, webhooks_inside=True, address="http://games.example"
    )
    with running(chosen) as address:
        first, second = duel(address, "condottiere", pace="unhurried")
        mover = asked(first, second)
        other = second if mover is first else first
        hook = f"http://127.0.0.1:{outside[1]}/"
        wishes = {"email": "bea@example.org", "webhook": hook}
        other.client.call("PUT", "/api/me/notices", wishes)
        wait_for_letters(1)
        confirm = token_in(Postbox.letters[0], "/confirm#")
        other.client.call("POST", "/api/confirm", {"token": confirm})
        mover.play("name-city parma")
        mover.play("pass")
        wait_for_letters(2)
        assert Postbox.letters[1]["To"] == "bea@example.org"
        assert "List-Unsubscribe" in Postbox.letters[1]
        assert [call["table"] for call in Hook.calls] == [first.table]
        battle(mover, other)
        assert len(Postbox.letters) == 2
        stop = token_in(Postbox.letters[1], "unsubscribe?token=")
        other.client.call("POST", "/api/unsubscribe", token=stop)
        assert other.client.call("GET", "/api/me")["notices"] is False


def wait_for_letters(count: int) -> None:
    limit = time.monotonic() + 10
    while len(Postbox.letters) < count and time.monotonic() < limit:
        time.sleep(0.01)
    assert len(Postbox.letters) == count


def battle(mover: Seat, other: Seat) -> None:
    """Everything is asked again of whoever has not come back: that is no new notice."""
    known = mover.look()["seq"]
    mover.client.call("POST", f"{mover.path}/undo", {"seat": mover.seat, "seq": known})
    mover.look()
    mover.play("pass")
    time.sleep(0.3)


def test_notices_are_off_until_configured(server: str) -> None:
    first, _ = duel(server, "condottiere")
    for wish in ({"email": "a@example.org"}, {"webhook": "https://example.org/"}):
        with refused("notices-off"):
            first.client.call("PUT", "/api/me/notices", wish)


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/", "file:///etc/passwd", "http://[::1]/"])
def test_webhooks_stay_out_of_the_own_network(url: str) -> None:
    with pytest.raises(ValueError, match=r"public internet|http"):
        post(url, {})
