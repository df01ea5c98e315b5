"""Pairs of people who play whatever happens to the server, and what of it is on disk."""

import asyncio
import random
import threading
import time

from quattrocento.client import Seat
from quattrocento.service.settings import Settings
from quattrocento.service.storage.backends import open_database
from quattrocento.service.storage.store import Store
from quattrocento.service.tables.events import Plays
from quattrocento.service.tables.rows import from_store
from quattrocento.service.tables.table import restore
from tests.patience import PATIENCE
from tests.service.servers import duel

LEAST = 4


class Pair(threading.Thread):
    """Two people at one table after another, who send again whatever was not acknowledged, with
    the same key."""

    def __init__(self, address: str, tables: int, acknowledged: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.tables = [duel(address, "condottiere") for _ in range(tables)]
        self.moves: dict[str, list[tuple[int, str]]] = {}
        self.acknowledged = acknowledged
        self.enough = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            for seats in self.tables:
                if not self.moves or not self.enough.is_set():
                    self.play(seats)
        except BaseException as fault:
            self.fault = fault

    def play(self, seats: tuple[Seat, Seat]) -> None:
        """Until the game is over, or enough has been played at this table."""
        played = self.moves.setdefault(seats[0].table, [])
        while not (self.enough.is_set() and len(played) >= LEAST):
            seat = whose_turn(*seats)
            move = random.choice(seat.now["choice"]["options"])["move"]
            seat.play(move)
            played.append((seat.seat, move))
            self.acknowledged.release()
            if seat.now["status"] == "finished":
                return


def whose_turn(first: Seat, second: Seat) -> Seat:
    """The one who is asked; a process hears a moment later what another one has written."""
    last = time.monotonic() + PATIENCE
    while True:
        for seat in (first, second):
            if seat.look()["choice"]:
                return seat
        assert time.monotonic() < last, "nobody is asked anything"


class Pairs:
    """Several pairs at once."""

    def __init__(self, address: str, count: int, tables: int) -> None:
        self.acknowledged = threading.Semaphore(0)
        self.pairs = [Pair(address, tables, self.acknowledged) for _ in range(count)]
        for pair in self.pairs:
            pair.start()

    def wait(self, moves: int) -> None:
        """Until so many moves more have been acknowledged."""
        for _ in range(moves):
            done = self.acknowledged.acquire(timeout=PATIENCE)
            assert done, [pair.fault for pair in self.pairs]

    def end(self) -> None:
        for pair in self.pairs:
            pair.enough.set()
        for pair in self.pairs:
            pair.join(PATIENCE)
            assert not pair.is_alive()
            assert pair.fault is None, repr(pair.fault)

    def check(self, settings: Settings) -> int:
        """Hold what was acknowledged against what is on disk; the number of moves."""
        played = {table: moves for pair in self.pairs for table, moves in pair.moves.items()}
        for table, moves in played.items():
            assert asyncio.run(moves_on_disk(settings, table)) == moves
        return sum(len(moves) for moves in played.values())


async def moves_on_disk(settings: Settings, table: str) -> list[tuple[int, str]]:
    store = Store(open_database(settings))
    await store.start()
    try:
        rows = [from_store(row) for row in await store.rows(table)]
    finally:
        await store.stop()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert restore(table, rows).fault == ""
    return [(row.event.seat, row.event.move) for row in rows if isinstance(row.event, Plays)]
