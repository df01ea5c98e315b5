"""Servers are restarted one after the other while people play: nobody loses a move or a game."""

import contextlib
import json
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quattrocento.client import Seat
from quattrocento.service.settings import Settings
from tests.effort import effort
from tests.patience import PATIENCE
from tests.ports import reserved
from tests.service.balancer import balanced
from tests.service.pairs import Pairs
from tests.service.processes import Process
from tests.service.servers import socket_of

PAIRS = 3
ROUNDS = effort(1, 10)
MOVES_BETWEEN = 8


class Onlooker(threading.Thread):
    """Follows a table by its socket, and connects again whenever that is closed."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.known = 0
        self.ply = 0
        self.events: list[dict[str, Any]] = []
        self.connections = 0
        self.ended = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.ended.is_set():
            with contextlib.suppress(ConnectionClosed, OSError, EOFError):
                self.follow()

    def follow(self) -> None:
        with socket_of(self.seat, since=self.known) as socket:
            self.connections += 1
            while not self.ended.is_set():
                with contextlib.suppress(TimeoutError):
                    update = json.loads(socket.recv(0.2))
                    if update["type"] == "update":
                        self.learn(update)

    def learn(self, update: dict[str, Any]) -> None:
        kept = [event for event in self.events if event["ply"] <= update["after"]]
        self.events = [*kept, *update["events"]]
        self.known, self.ply = update["seq"], update["ply"]


@pytest.fixture
def ports() -> Iterator[list[int]]:
    with reserved() as one, reserved() as other:
        yield [one, other]


def test_a_rolling_restart_loses_no_move_and_drops_no_game(
    tmp_path: Path, ports: list[int], fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.client.LOST_SECONDS", PATIENCE)
    monkeypatch.setattr("quattrocento.client.LONGEST_PAUSE", 0.2)
    more = ("--database", fresh_postgres, "--drain", "0.2")
    servers = [Process(tmp_path, port, *more) for port in ports]
    with balanced(ports) as address:
        pairs = Pairs(address, PAIRS, 2 + ROUNDS)
        onlooker = Onlooker(pairs.pairs[0].tables[0][0])
        for _ in range(ROUNDS):
            for place, port in enumerate(ports):
                pairs.wait(MOVES_BETWEEN)
                assert servers[place].end(signal.SIGTERM) in (0, -signal.SIGTERM)
                # the other one serves everybody meanwhile
                pairs.wait(MOVES_BETWEEN)
                servers[place] = Process(tmp_path, port, *more)
        pairs.end()
        first = pairs.pairs[0].tables[0][0]
        whole = first.client.call("GET", f"{first.path}/events", seat=first.seat, since=0)
        while onlooker.ply < whole["ply"]:
            assert onlooker.is_alive()
            onlooker.join(0.05)
        onlooker.ended.set()
        onlooker.join(PATIENCE)
    for server in servers:
        server.end(signal.SIGTERM)
    moves = pairs.check(Settings(folder=tmp_path, database=fresh_postgres))
    assert moves >= 2 * MOVES_BETWEEN * len(ports) * ROUNDS
    assert onlooker.connections > 1
    assert onlooker.events == whole["events"]
    assert servers[0].complaints() == ""
