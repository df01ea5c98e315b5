"""A process that dies leaves nothing undone: the index and the bots are seen to by others."""

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from quattrocento.client import Client, Seat
from tests.patience import PATIENCE
from tests.service.processes import Process
from tests.service.servers import Hand, asked, duel, running, settings, until


def comes_true(holds: Callable[[], bool]) -> bool:
    last = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < last, "it never came to that"
    return True


def test_the_lobby_knows_of_a_move_whose_process_died_after_it(tmp_path: Path, port: int) -> None:
    process = Process(tmp_path, port)
    first, second = duel(process.address, "condottiere")
    mover = asked(first, second)
    mover.play("name-city parma")
    process.end(signal.SIGKILL)
    process = Process(tmp_path, port)
    mover.client.address = process.address

    def knows() -> bool:
        (card,) = mover.client.call("GET", "/api/tables")["tables"]
        return bool(card["ply"] == 1)

    assert comes_true(knows)
    process.end(signal.SIGINT)


def test_bots_of_a_process_that_died_are_taken_over(tmp_path: Path, fresh_postgres: str) -> None:
    """By the clock of the other it is so early that nothing else could be due."""
    dying = Process(tmp_path, 0, "--database", fresh_postgres)
    with running(settings(tmp_path, database=fresh_postgres, now=Hand())) as address:
        anna = Client(dying.address, "Anna")
        seat = anna.open("condottiere", ["", "master"], options={"first": "1"})
        dying.end(signal.SIGKILL)
        there = Seat(Client(address, token=anna.token), seat.table, seat.seat)
        assert until(there, lambda now: now["ply"] > 0)


def test_bots_are_taken_over_of_whom_the_index_did_not_know_yet(
    tmp_path: Path, fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever makes good for the index must see to the table: nothing is due there for long."""
    monkeypatch.setattr("quattrocento.service.tables.clocks.BOT_GRACE", 1e6)
    dying = Process(tmp_path, 0, "--database", fresh_postgres)
    with running(settings(tmp_path, database=fresh_postgres)) as address:
        anna = Client(dying.address, "Anna")
        seat = anna.open("condottiere", ["", "master"], options={"first": "0"})
        now = anna.call("GET", seat.path)["update"]
        while now["choice"]:
            move = {"move": now["choice"]["options"][0]["move"], "key": f"k{now['seq']}"}
            move = {**move, "seat": seat.seat, "seq": now["seq"]}
            now = anna.call("POST", f"{seat.path}/moves", move)
        dying.end(signal.SIGKILL)
        there = Seat(Client(address, token=anna.token), seat.table, seat.seat)
        assert until(there, lambda later: later["ply"] > now["ply"])
