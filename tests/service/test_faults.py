"""One thing that is broken is no reason for all others to stop, and somebody is told."""

import asyncio
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import People
from quattrocento.service.storage.database import Statement, Unavailable
from quattrocento.service.storage.sqlite import Sqlite
from quattrocento.service.storage.store import Store
from quattrocento.service.tables.listening import Listener
from quattrocento.service.tables.registry import Registry
from tests.patience import PATIENCE
from tests.service.servers import Hand, duel, refused, running, serving, settings, until

CLOCK = {"bank": 60, "extra": 0}


def spoil(folder: Path, table: str) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE rows SET fact = '{' WHERE table_id = ? AND seq = 1", (table,))
    database.close()


def test_a_row_that_cannot_be_read_stops_no_other_table(tmp_path: Path) -> None:
    hand = Hand()
    with running(settings(tmp_path, now=hand)) as address:
        broken, _ = duel(address, "condottiere", clock=CLOCK, options={"first": "0"})
        sound, other = duel(address, "condottiere", clock=CLOCK, options={"first": "0"})
    spoil(tmp_path, broken.table)
    hand.time += 61
    with running(settings(tmp_path, now=hand)) as address:
        for seat in (broken, sound, other):
            seat.client.address = address
        until(other, lambda now: now["places"][0]["away"] == "clock")
        with refused("set-aside"):
            broken.look()
        listed = other.client.call("GET", "/api/tables", limit=200)["tables"]
        assert [card["id"] for card in listed] == [sound.table]


def health(address: str) -> int:
    try:
        with urllib.request.urlopen(f"{address}/health") as response:
            return int(response.status)
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code


class Wavering(Sqlite):
    """A database that takes nothing while it is `full`, and loses its listeners."""

    full = False
    lost = 0

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        if self.full:
            raise Unavailable("database or disk is full")
        await super().write(statements, notice)

    async def notices(self) -> AsyncIterator[str]:
        yield ""
        if self.lost < 2:
            self.lost += 1
            raise ConnectionError("the connection was lost while catching up")
        await asyncio.Event().wait()


def test_health_tells_when_nothing_can_be_kept(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        assert health(address) == 200
        service.store.database = full = Wavering(tmp_path / "other.db")
        full.full = True
        assert health(address) == 503


def test_who_has_lost_the_others_listens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.service.tables.listening.LISTEN_AGAIN", 0.0)

    async def run() -> None:
        database = Wavering(tmp_path / "tables.db")
        store = Store(database)
        await store.start()
        registry = Registry(store, People(store))
        before = METRICS.counters.get("listeners_lost", 0)
        listener = Listener(registry)
        listening = asyncio.create_task(listener.listen())
        async with asyncio.timeout(PATIENCE):
            while database.lost < 2 or listener.is_deaf:
                await asyncio.sleep(0)
        assert METRICS.counters["listeners_lost"] == before + 2
        listening.cancel()
        await registry.stop()
        await store.stop()

    asyncio.run(run())


def test_health_tells_when_the_others_are_not_heard(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        last = time.monotonic() + PATIENCE
        # what it hears of its own start may still make it believe that all is well
        while health(address) != 503:
            assert time.monotonic() < last, "health is fine though nobody is heard"
            service.listener.is_deaf = True
