"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import random
import signal
import threading
import time
from pathlib import Path

import pytest

from quattrocento.client import Client, Seat
from quattrocento.service.core import open_database
from quattrocento.service.facts import Plays
from quattrocento.service.settings import Settings
from quattrocento.service.store import Store
from quattrocento.service.table import restore
from tests.service.effort import effort
from tests.service.processes import Process

TABLES = 4


class Load(threading.Thread):
    """Two people at a table, who send again whatever was not acknowledged, with the same key."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        anna, bea = Client(address, "Anna"), Client(address, "Bea")
        first = anna.open("condottiere", ["", ""])
        self.seats = [first, bea.sit(first.table)]
        self.acknowledged: list[tuple[int, str]] = []
        self.enough = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.one_move()
        except BaseException as fault:
            self.fault = fault

    def one_move(self) -> None:
        seat = self.asked()
        move = random.choice(seat.now["choice"]["options"])["move"]
        seat.play(move)
        self.acknowledged.append((seat.seat, move))
        if seat.now["status"] == "finished":
            self.enough.set()

    def asked(self) -> Seat:
        for seat in self.seats:
            if seat.look()["choice"]:
                return seat
        raise AssertionError("nobody is asked anything")


async def moves_on_disk(settings: Settings, table: str) -> list[tuple[int, str]]:
    store = Store(open_database(settings))
    await store.start()
    try:
        rows = await store.rows(table)
    finally:
        await store.stop()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert restore(table, rows).fault == ""
    return [(row.fact.seat, row.fact.move) for row in rows if isinstance(row.fact, Plays)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_or_doubled(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.client.TRIES", 1000)
    monkeypatch.setattr("quattrocento.client.LONGEST_PAUSE", 0.2)
    database = request.getfixturevalue("fresh_postgres") if kind == "postgres" else ""
    more = ("--database", database) if database else ()
    process = Process(tmp_path, 0, *more)
    port = process.port
    loads = [Load(process.address) for _ in range(TABLES)]
    for load in loads:
        load.start()
    for _ in range(effort(3, 50)):
        time.sleep(random.uniform(0.2, 1.2))
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
        process = Process(tmp_path, port, *more)
    time.sleep(0.5)
    for load in loads:
        load.enough.set()
        load.join(60)
        assert not load.is_alive()
        assert load.fault is None
        if load.seats[0].look()["status"] == "running":
            load.one_move()
    process.end(signal.SIGINT)
    settings = Settings(folder=tmp_path, database=database)
    for load in loads:
        assert len(load.acknowledged) > 3
        assert asyncio.run(moves_on_disk(settings, load.seats[0].table)) == load.acknowledged
