"""Unhurried play: clocks, holidays, notices."""

import http.server
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.client import Seat
from quattrocento.service.settings import Mail
from tests.service.postbox import Postbox, letter, postbox, token_in
from tests.service.servers import Hand, asked, duel, refused, running, settings, until


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def timeless(tmp_path: Path, hand: Hand) -> Iterator[str]:
    """The address of a server where time passes only by hand."""
    with running(settings(tmp_path, now=hand)) as address:
        yield address


def away(seat: int, how: str) -> Callable[[dict[str, Any]], bool]:
    return lambda now: now["places"][seat]["away"] == how


def test_a_clock_that_runs_out_lets_the_stand_in_play(timeless: str, hand: Hand) -> None:
    first, second = duel(timeless, "condottiere", clock={"bank": 60, "extra": 0})
    mover = asked(first, second)
    other = second if mover is first else first
    hand.time += 60
    until(other, away(mover.seat, "clock"))
    assert other.wait() is not None
    mover.client.call("POST", f"{mover.path}/return", {"seat": mover.seat})
    assert mover.look()["places"][mover.seat]["away"] == ""


def test_a_holiday_is_stood_in_for_until_it_ends(timeless: str, hand: Hand) -> None:
    first, second = duel(timeless, "condottiere", pace="unhurried")
    mover = asked(first, second)
    other = second if mover is first else first
    other.client.call("PUT", "/api/me/holiday", {"until": hand.time + 3600})
    mover.play("name-city parma")
    mover.play("pass")
    until(mover, away(other.seat, "holiday"))
    assert mover.wait() is not None
    hand.time += 3600
    until(mover, away(other.seat, ""))


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
    Hook.calls.clear()
    with postbox() as mail, http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook) as hook:
        threading.Thread(target=hook.serve_forever, daemon=True).start()
        yield mail, hook.server_address[1]
        hook.shutdown()


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
        confirm = token_in(letter(), "/confirm#")
        other.client.call("POST", "/api/confirm", {"token": confirm})
        mover.play("name-city parma")
        mover.play("pass")
        notice = letter()
        assert notice["To"] == "bea@example.org"
        assert {"Date", "Message-ID", "List-Unsubscribe"} <= set(notice.keys())
        assert [call["table"] for call in Hook.calls] == [first.table]
        ask_again(mover)
        mover.client.call("PUT", "/api/me/notices", {"email": "anna@example.org"})
        assert letter()["To"] == "anna@example.org"
        stop = token_in(notice, "unsubscribe?token=")
        other.client.call("POST", "/api/unsubscribe", token=stop)
        assert other.client.call("GET", "/api/me")["notices"] is False
    # A server that has ended has sent whatever it had begun to send.
    assert Postbox.letters.empty()
    assert len(Hook.calls) == 1


def ask_again(mover: Seat) -> None:
    """The same question once more to whoever has not come back: that is no new notice."""
    known = mover.look()["seq"]
    mover.client.call("POST", f"{mover.path}/undo", {"seat": mover.seat, "seq": known})
    mover.look()
    mover.play("pass")


def test_notices_are_off_until_configured(server: str) -> None:
    first, _ = duel(server, "condottiere")
    for wish in ({"email": "a@example.org"}, {"webhook": "https://example.org/"}):
        with refused("notices-off"):
            first.client.call("PUT", "/api/me/notices", wish)
