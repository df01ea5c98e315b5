"""Notices to browsers, at the hours that people want: to a push service of the test's own."""

import http.server
import json
import queue
import secrets
import sqlite3
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace
from py_vapid import Vapid02

from quattrocento.client import Client, Seat
from quattrocento.service.people.identity import Person
from quattrocento.service.people.times import due
from tests.patience import PATIENCE
from tests.service.servers import Hand, asked, duel, refused, running, settings


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


class Service(http.server.BaseHTTPRequestHandler):
    """What a browser's maker runs: it takes notices, or says that the browser is gone."""

    heard: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.put((self.path, dict(self.headers.items()), body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_given: object) -> None:
        pass


@dataclass
class Browser:
    """A browser that is subscribed to a push service."""

    address: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.address, "p256dh": text(point), "auth": text(self.secret)}

    def hear(self) -> dict[str, Any]:
        _, headers, body = Service.heard.get(timeout=PATIENCE)
        assert headers["Content-Encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["Authorization"])
        told = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        found: dict[str, Any] = json.loads(told)
        return found


@pytest.fixture
def browser() -> Iterator[Browser]:
    Service.heard, Service.status = queue.Queue(), 201
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service) as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield Browser(f"http://127.0.0.1:{found.server_address[1]}/send/anna")
        found.shutdown()


def pushing(folder: Path, **given: Any) -> Any:
    return settings(folder, push=True, webhooks_inside=True, **given)


def waits(address: str) -> tuple[Seat, Seat]:
    """A game that waits for the second of two, after whatever the first does."""
    first, second = duel(address, "condottiere", pace="unhurried")
    mover = asked(first, second)
    return mover, second if mover is first else first


def end_turn(mover: Seat) -> None:
    mover.play("name-city parma")
    mover.play("pass")


def test_a_browser_hears_what_only_it_can_read(tmp_path: Path, browser: Browser) -> None:
    with running(pushing(tmp_path)) as address:
        mover, other = waits(address)
        other.client.call("POST", "/api/me/push", browser.subscription())
        end_turn(mover)
        told = browser.hear()
        assert told["table"] == other.table
        assert told["title"] == "Condottiere: it is your turn"


def test_a_browser_that_asks_no_more_hears_no_more(tmp_path: Path, browser: Browser) -> None:
    with running(pushing(tmp_path)) as address:
        mover, other = waits(address)
        other.client.call("POST", "/api/me/push", browser.subscription())
        other.client.call("POST", "/api/me/push/end", {"endpoint": browser.address})
        end_turn(mover)
    assert Service.heard.empty()


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, browser: Browser) -> None:
    with running(pushing(tmp_path)) as address:
        mover, other = waits(address)
        other.client.call("POST", "/api/me/push", browser.subscription())
        assert kept(tmp_path) == 1
        Service.status = 410
        end_turn(mover)
        browser.hear()
    assert kept(tmp_path) == 0


def kept(folder: Path) -> int:
    """How many browsers a server knows."""
    with sqlite3.connect(folder / "tables.db") as database:
        ((found,),) = database.execute("SELECT COUNT(*) FROM documents WHERE kind = 'push'")
    database.close()
    return int(found)


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "file:///etc/passwd"},
        {"p256dh": "AAAA"},
        {"p256dh": "é"},
        {"auth": ""},
        {"endpoint": "https://push.example/" + "x" * 1000},
    ],
    ids=["not secure", "a file", "no point", "no base64", "no secret", "long"],
)
def test_what_cannot_be_a_subscription_is_refused(tmp_path: Path, wrong: dict[str, str]) -> None:
    given = {**Browser("https://push.example/x").subscription(), **wrong}
    with running(settings(tmp_path, push=True)) as address, refused("malformed"):
        Client(address, "Anna").call("POST", "/api/me/push", given)


def test_notices_stay_out_of_the_own_network(tmp_path: Path, browser: Browser) -> None:
    """A name could lead inside; what is inside is not sent to unless the host says so."""
    inside = browser.subscription() | {"endpoint": browser.address.replace("http", "https")}
    with running(settings(tmp_path, push=True)) as address:
        mover, other = waits(address)
        other.client.call("POST", "/api/me/push", inside)
        end_turn(mover)
    assert Service.heard.empty()


def test_nothing_is_pushed_until_configured(server: str) -> None:
    assert Client(server).call("GET", "/api/push") == {"key": ""}
    with refused("notices-off"):
        given = Browser("https://push.example/x").subscription()
        Client(server, "Anna").call("POST", "/api/me/push", given)


def test_one_cannot_collect_browsers_without_end(tmp_path: Path) -> None:
    with running(pushing(tmp_path)) as address:
        anna = Client(address, "Anna")
        for number in range(15):
            given = Browser(f"https://push.example/{number}").subscription()
            anna.call("POST", "/api/me/push", given)
    assert kept(tmp_path) == 10


def test_the_key_of_a_server_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with running(pushing(tmp_path)) as address:
            keys.add(Client(address).call("GET", "/api/push")["key"])
    (key,) = keys
    assert len(key) == 87, "a point of the curve"


ROME = {"zone": "Europe/Rome"}


def at(hour: int, minute: int = 0) -> float:
    """A time in Rome, in the winter of 2026."""
    return datetime.fromisoformat(f"2026-11-17T{hour:02}:{minute:02}:00+01:00").timestamp()


@pytest.mark.parametrize(
    ("wishes", "now", "when"),
    [
        ({}, at(3), 0.0),
        ({"quiet_from": 22, "quiet_until": 7}, at(23), at(7) + 86_400),
        ({"quiet_from": 22, "quiet_until": 7}, at(3), at(7)),
        ({"quiet_from": 22, "quiet_until": 7}, at(12), 0.0),
        ({"quiet_from": 22, "quiet_until": 7}, at(7), 0.0),
        ({"quiet_from": 13, "quiet_until": 15}, at(14, 59), at(15)),
        ({"quiet_from": 13, "quiet_until": 13}, at(13), 0.0),
        ({"quiet_from": 13}, at(13), 0.0),
        ({"digest": 18}, at(12), at(18)),
        ({"digest": 18}, at(18), at(18) + 86_400),
    ],
    ids=str,
)
def test_hours_are_those_of_the_person(wishes: dict[str, int], now: float, when: float) -> None:
    person = replace(Person("a" * 16, 0.0, zone="Europe/Rome"), **wishes)
    assert due(person, now) == when


def test_what_comes_in_quiet_hours_is_told_once_when_they_end(
    tmp_path: Path, browser: Browser
) -> None:
    hand = Hand()
    hand.time = at(23)
    with running(pushing(tmp_path, now=hand)) as address:
        mover, other = waits(address)
        other.client.call("POST", "/api/me/push", browser.subscription())
        quiet = {**ROME, "quiet_from": 22, "quiet_until": 7}
        assert other.client.call("PUT", "/api/me/notices/times", quiet)["quiet_until"] == 7
        end_turn(mover)
    # A restart forgets nothing of it.
    with running(pushing(tmp_path, now=hand)):
        hand.time = at(7) + 86_400
        told = browser.hear()
    assert told["title"] == "One table waits for you"
    assert Service.heard.empty()


def test_who_is_named_in_the_chat_hears_of_it_but_not_of_those_they_muted(
    tmp_path: Path, browser: Browser
) -> None:
    with running(pushing(tmp_path)) as address:
        speaker, other = duel(address, "condottiere")
        other.client.call("POST", "/api/me/push", browser.subscription())
        anna = speaker.client.call("GET", "/api/me")["id"]
        for method in ("PUT", "DELETE"):
            other.client.call(method, f"/api/me/muted/{anna}")
            other.look()
            speaker.client.call("POST", f"{speaker.path}/chat", {"text": f"{method}, @Bea"})
        told = browser.hear()
        assert (told["title"], told["table"]) == ("Anna speaks to you", other.table)
    assert Service.heard.empty()


def test_an_absent_host_hears_that_somebody_asks_for_a_seat_even_in_quiet_hours(
    tmp_path: Path, browser: Browser
) -> None:
    hand = Hand()
    hand.time = at(23)
    chosen = pushing(tmp_path, now=hand, address="http://games.example")
    with running(chosen) as address:
        host, lost = duel(address, "condottiere", options={"first": "1"})
        host.client.call("POST", "/api/me/push", browser.subscription())
        host.client.call(
            "PUT", "/api/me/notices/times", {**ROME, "quiet_from": 22, "quiet_until": 7}
        )
        again = Client(address, "Bea again")
        again.call("POST", f"{lost.path}/claims", {"seat": lost.seat})
        hand.time = at(7) + 86_400
        told = browser.hear()
    assert (told["title"], told["table"]) == ("Bea again asks for a seat back", lost.table)
    assert Service.heard.empty()


def test_who_is_away_hears_that_somebody_asks_for_their_seat(
    tmp_path: Path, browser: Browser
) -> None:
    with running(pushing(tmp_path, address="http://games.example")) as address:
        host, _ = duel(address, "condottiere", options={"first": "1"})
        host.client.call("POST", "/api/me/push", browser.subscription())
        eve = Client(address, "Eve")
        eve.call("POST", f"{host.path}/claims", {"seat": host.seat})
        told = browser.hear()
    assert (told["title"], told["table"]) == ("Eve says that your seat is theirs", host.table)


@pytest.mark.parametrize(
    "wrong", [{"zone": "Middle/Earth"}, {"digest": 24}, {"quiet_from": -2}, {"zone": "../../etc"}]
)
def test_hours_and_zones_are_checked(server: str, wrong: dict[str, object]) -> None:
    with refused("malformed"):
        Client(server, "Anna").call("PUT", "/api/me/notices/times", wrong)
