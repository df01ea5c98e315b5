"""Malformed messages by the thousand: each is refused, and the server stays healthy."""

import contextlib
import http.client
import json
import random
import socket
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from quattrocento.client import Client, Seat
from quattrocento.service.http.endpoints import ENDPOINTS
from tests.effort import effort
from tests.patience import PATIENCE
from tests.service.servers import asked, duel

ODD: list[Any] = [
    None, True, -1, 10**30, 1e308, "", "\x00", "\ud800", "é" * 300, [], {}, [[]] * 50, "pass",
    "name-city parma", "../../etc/passwd", "' OR 1=1 --", "<script>", {"$gt": ""}, 0.5, "🂡",
]  # fmt: skip
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]


class Fuzzer:
    def __init__(self, seat: Seat, seed: int) -> None:
        self.random = random.Random(seed)
        self.seat = seat
        self.place = urlsplit(seat.client.address)
        self.connection = http.client.HTTPConnection(self.place.netloc, timeout=PATIENCE)
        self.seen: dict[int, int] = {}

    def path(self) -> tuple[str, str]:
        one = self.random.choice(ENDPOINTS)
        path = one.path.replace("{table}", self.seat.table)
        for name in ("table", "other", "game", "lang", "catalogue", "number"):
            odd = self.random.choice(ODD)
            path = path.replace("{" + name + "}", quote(str(odd), errors="replace", safe=""))
        if self.random.random() < 0.2:
            path = path.replace(
                self.seat.table, quote(str(self.random.choice(ODD)), errors="replace")
            )
        if self.random.random() < 0.7:
            names = ["seat", "since", "wait", "lang", "ply", "limit", "mine", "token", "after"]
            values = ["0", "1", "-1", "9" * 30, "", "x", "%00", "%ff", "true", "null", "1.5"]
            chosen = self.random.sample(names, self.random.randint(1, 4))
            query = "&".join(f"{n}={self.random.choice(values)}" for n in chosen if n != "wait")
            path = f"{path}?{query}"
        return self.random.choice([one.method, one.method, self.random.choice(METHODS)]), path

    def body(self) -> bytes:
        known: dict[str, Any] = {
            "seat": 0, "seq": self.seat.now["seq"], "move": "pass", "key": "k", "text": "hi",
            "orders": [{"kind": "prepared", "move": "pass"}], "name": "Eve", "token": "x",
            "game": "condottiere", "chairs": ["", ""], "agrees": True, "record": "quattrocento",
        }  # fmt: skip
        chosen = self.random.sample(sorted(known), self.random.randint(0, 6))
        content = {key: known[key] for key in chosen}
        for key in chosen:
            if self.random.random() < 0.4:
                content[key] = self.random.choice(ODD)
        text = bytearray(json.dumps(content).encode())
        for _ in range(self.random.choice([0, 0, 0, 1, 3])):
            if text:
                text[self.random.randrange(len(text))] = self.random.randrange(256)
        return bytes(text) if self.random.random() < 0.95 else b"[" * 5000

    def one(self) -> None:
        method, path = self.path()
        headers = {"Authorization": f"Bearer {self.seat.client.token}"}
        kinds = ["application/json"] * 4 + ["text/plain", "", "multipart/form-data"]
        headers["Content-Type"] = self.random.choice(kinds)
        if method == "DELETE" and path.startswith("/api/me"):
            method = "PATCH"  # or the fuzzer would delete itself
        try:
            self.connection.request(method, path, self.body(), headers)
            response = self.connection.getresponse()
            response.read()
        except (http.client.HTTPException, ConnectionError):
            self.connection.close()
            return
        self.seen[response.status] = self.seen.get(response.status, 0) + 1
        assert response.status < 500, f"{method} {path}: {response.status}"

    def raw(self) -> None:
        """Not even HTTP; the server hangs up, at the latest after the caller has."""
        with (
            socket.create_connection((self.place.hostname, self.place.port), PATIENCE) as line,
            contextlib.suppress(ConnectionError),
        ):
            line.sendall(self.random.randbytes(self.random.randint(1, 400)) + b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)
            while line.recv(1000):
                pass

    def socket(self) -> None:
        url = (
            f"ws://{self.place.netloc}{self.seat.path}/socket?since={self.random.choice(ODD)!s:.9}"
        )
        with (
            contextlib.suppress(WebSocketException, ConnectionError, ValueError),
            connect(quote(url, safe=":/?=&", errors="replace"), proxy=None) as line,
        ):
            line.send(self.random.randbytes(self.random.choice([1, 100, 5000])))
            line.recv(PATIENCE)


def test_a_storm_of_malformed_messages_changes_nothing(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    stranger = Client(server, "Eve").open("condottiere", ["", ""])
    stranger.table = first.table
    fuzzer = Fuzzer(stranger, 7)
    before = mover.look()
    for number in range(effort(1500, 20_000)):
        fuzzer.one()
        if number % 50 == 0:
            fuzzer.raw()
            fuzzer.socket()
    fuzzer.connection.close()
    after = mover.look()
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    assert stranger.client.call("GET", "/health")["status"] == "ok"
    assert {400, 403, 404} <= fuzzer.seen.keys()
    mover.play("name-city parma")
