"""Several processes on one PostgreSQL: any of them serves any table."""

import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.client import Client, Refused, Seat
from tests.service.servers import asked, duel, hear, running, settings, socket_of, until


@pytest.fixture
def two(tmp_path: Path, fresh_postgres: str) -> Iterator[tuple[str, str]]:
    with (
        running(settings(tmp_path, database=fresh_postgres)) as one,
        running(settings(tmp_path, database=fresh_postgres)) as other,
    ):
        yield one, other


def moved(seat: Seat, address: str) -> Seat:
    """The same seat, at another process."""
    return Seat(Client(address, token=seat.client.token), seat.table, seat.seat)


def test_a_move_at_one_process_is_told_by_the_other(two: tuple[str, str]) -> None:
    first, second = duel(two[0], "condottiere")
    mover = asked(first, second)
    other = moved(second if mover is first else first, two[1])
    with socket_of(other) as socket:
        hear(socket)
        mover.play("name-city parma")
        assert hear(socket)["ply"] == 1
        mover.client.call("POST", f"{mover.path}/chat", {"text": "ciao"})
        assert hear(socket, "chat")["lines"][0]["text"] == "ciao"


def attempt(seat: Seat, move: str, outcomes: list[str]) -> None:
    try:
        seat.play(move)
        outcomes.append("played")
    except Refused as refusal:
        outcomes.append(refusal.code)


def test_of_two_processes_racing_for_a_number_one_wins(two: tuple[str, str]) -> None:
    first, second = duel(two[0], "condottiere")
    for turn in range(10):
        mover = asked(first, second)
        twins = [mover, moved(mover, two[1])]
        twins[1].now["seq"] = mover.now["seq"]
        options = mover.now["choice"]["options"]
        outcomes: list[str] = []
        threads = [
            threading.Thread(target=attempt, args=[twin, random.choice(options)["move"], outcomes])
            for twin in twins
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(outcomes) in (["not-asked", "played"], ["played", "stale"])
        assert asked(first, second).now["ply"] == turn + 1


def knows(seq: int) -> Callable[[dict[str, Any]], bool]:
    return lambda now: bool(now["seq"] >= seq)


def test_a_game_is_played_at_two_processes_by_turns(two: tuple[str, str]) -> None:
    first, second = duel(two[0], "condottiere")
    seats = [first, moved(second, two[1])]
    while (mover := next((seat for seat in seats if seat.now["choice"]), None)) is not None:
        newest = mover.play(random.choice(mover.now["choice"]["options"])["move"])["seq"]
        for seat in seats:
            until(seat, knows(newest))
    assert [seat.now["status"] for seat in seats] == ["finished", "finished"]
    assert seats[0].record() == seats[1].record()


def test_a_new_name_and_a_deletion_reach_the_other_process(two: tuple[str, str]) -> None:
    first, second = duel(two[0], "condottiere")
    with socket_of(moved(second, two[1])) as socket:
        assert hear(socket)["places"][0]["name"] == "Anna"
        first.client.call("POST", "/api/me", {"name": "Annabella"})
        assert hear(socket)["places"][0]["name"] == "Annabella"
        first.client.call("DELETE", "/api/me")
        while (name := hear(socket)["places"][0]["name"]) == "Annabella":
            pass
    assert name == "—"
