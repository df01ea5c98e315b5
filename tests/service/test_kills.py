"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import random
import signal
import threading
from pathlib import Path

import pytest

from quattrocento.client import Seat
from quattrocento.service.settings import Settings
from quattrocento.service.storage.backends import open_database
from quattrocento.service.storage.store import Store
from quattrocento.service.tables.events import Plays
from quattrocento.service.tables.rows import from_store
from quattrocento.service.tables.table import restore
from tests.patience import PATIENCE
from tests.service.effort import effort
from tests.service.processes import Process
from tests.service.servers import asked, duel

PAIRS = 4
KILLS = effort(3, 50)
# A game has far more moves than this, so the pairs have always something to play.
MOVES_BEFORE_A_KILL = 12
TABLES = 1 + KILLS // PAIRS
LEAST = 4


class Pair(threading.Thread):
    """Two people at one table after another, who send again whatever was not acknowledged, with
    the same key."""

    def __init__(self, address: str, acknowledged: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.tables = [duel(address, "condottiere") for _ in range(TABLES)]
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
            seat = asked(*seats)
            move = random.choice(seat.now["choice"]["options"])["move"]
            seat.play(move)
            played.append((seat.seat, move))
            self.acknowledged.release()
            if seat.now["status"] == "finished":
                return


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


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_or_doubled(
    kind: str,
    tmp_path: Path,
    port: int,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quattrocento.client.LOST_SECONDS", PATIENCE)
    monkeypatch.setattr("quattrocento.client.LONGEST_PAUSE", 0.2)
    database = request.getfixturevalue("fresh_postgres") if kind == "postgres" else ""
    more = ("--database", database) if database else ()
    process = Process(tmp_path, port, *more)
    acknowledged = threading.Semaphore(0)
    pairs = [Pair(process.address, acknowledged) for _ in range(PAIRS)]
    for pair in pairs:
        pair.start()
    for _ in range(KILLS):
        for _ in range(random.randint(1, MOVES_BEFORE_A_KILL)):
            assert acknowledged.acquire(timeout=PATIENCE), [pair.fault for pair in pairs]
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
        process = Process(tmp_path, port, *more)
    for pair in pairs:
        pair.enough.set()
    for pair in pairs:
        pair.join(PATIENCE)
        assert not pair.is_alive()
        assert pair.fault is None
    process.end(signal.SIGINT)
    settings = Settings(folder=tmp_path, database=database)
    for pair in pairs:
        for table, moves in pair.moves.items():
            assert asyncio.run(moves_on_disk(settings, table)) == moves
