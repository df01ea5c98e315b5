"""Servers for tests, on free ports of this machine, and people who talk to them."""

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.sync.client import ClientConnection, connect

from quattrocento.client import Client, Refused, Seat
from quattrocento.core.record import Record
from quattrocento.games import GAMES
from quattrocento.service.http.server import address_of, bind, server
from quattrocento.service.service import Service
from quattrocento.service.settings import Settings
from tests.patience import PATIENCE
from tests.service.tables import SECRET

T = TypeVar("T")

LONG_POLL = 25


def settings(folder: Path, **given: Any) -> Settings:
    """As for people, but without limits on how often one may ask or how long a bot may think.
    Of themselves the servers draw no lots: what is dealt follows from what players give."""
    free = {"requests_per_second": 1e6, "request_burst": 1e6, "sweep_seconds": 0.05}
    free |= {"bot_tables_a_person": 1000, "bot_tables_an_address": 10_000}
    known = {"think_seconds": PATIENCE, "new_secret": lambda: SECRET}
    return Settings(folder=folder, **{**free, **known, **given})


class Hand:
    """A clock that stands until it is moved by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000_000.0

    def __call__(self) -> float:
        return self.time


_loops: dict[Service, asyncio.AbstractEventLoop] = {}


def inside(service: Service, work: Coroutine[Any, Any, T]) -> T:
    """Let a server that runs in this process do something."""
    return asyncio.run_coroutine_threadsafe(work, _loops[service]).result(PATIENCE)


@contextlib.contextmanager
def serving(chosen: Settings) -> Iterator[tuple[str, Service]]:
    """A server that runs meanwhile in a thread of this process: its address and its parts."""
    listening = bind("127.0.0.1", 0)
    one = server(chosen, lambda _: _loops.update({one.service: asyncio.get_running_loop()}))
    thread = threading.Thread(target=one.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while one.service not in _loops:
        assert thread.is_alive(), "the server does not start"
        thread.join(0.01)
    try:
        yield address_of(listening).replace("localhost", "127.0.0.1"), one.service
    finally:
        one.should_exit = True
        thread.join(PATIENCE)
        del _loops[one.service]
        assert not thread.is_alive(), "the server does not stop"
        listening.close()


@contextlib.contextmanager
def running(chosen: Settings) -> Iterator[str]:
    with serving(chosen) as (address, _):
        yield address


def socket_of(seat: Seat, since: int = 0, **query: object) -> ClientConnection:
    """The WebSocket of a seat."""
    address = seat.client.address.replace("http", "ws", 1)
    asked = "".join(f"&{key}={value}" for key, value in query.items())
    url = f"{address}{seat.path}/socket?since={since}&seat={seat.seat}{asked}"
    token = {"Authorization": f"Bearer {seat.client.token}"}
    return connect(url, additional_headers=token, proxy=None)


def hear(socket: ClientConnection, kind: str = "update") -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


@contextlib.contextmanager
def refused(code: str) -> Iterator[list[Refused]]:
    """The server must say no, with this code; the refusal is there to look at afterwards."""
    found: list[Refused] = []
    with pytest.raises(Refused) as caught:
        yield found
    found.append(caught.value)
    assert caught.value.code == code, caught.value


def duel(address: str, game: str, **wanted: object) -> tuple[Seat, Seat]:
    """Two people at one table; what they are dealt is always the same."""
    anna, bea = Client(address, "Anna"), Client(address, "Bea")
    first = anna.open(game, ["", ""], part="a", **wanted)
    bea.call("POST", f"{first.path}/sit", {"part": "b"})
    first.look()
    return first, Seat(bea, first.table, 1)


def alone(address: str, game: str, **wanted: object) -> Seat:
    """One person at the smallest table, with bots; all draw the same lots every time, by which a
    game of Condottiere is short."""
    bots = ["chance"] * (GAMES[game].seats[0] - 1)
    return Client(address, "Anna").open(game, ["", *bots], part="iris", **wanted)


def play_out(seat: Seat) -> Seat:
    """Do what is offered last, mostly to pass, until the game is over."""
    while (choice := seat.wait()) is not None:
        seat.play(choice["options"][-1]["move"])
    return seat


def bring(client: Client, record: Record) -> Seat:
    """A game on a table of its own, looked at from outside: nothing in it is left to the deal."""
    page = client.call("POST", "/api/records", {"record": str(record)})
    return Seat(client, page["about"]["id"], -1)


def until(seat: Seat, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Where the table stands as soon as it is so; every change is told by a long poll."""
    last = time.monotonic() + PATIENCE
    while not holds(seat.now):
        assert time.monotonic() < last, f"it never came to that: {seat.now}"
        seat.look(wait=LONG_POLL)
    return seat.now


def asked(*seats: Seat) -> Seat:
    """The first of these seats that has something to choose."""
    for seat in seats:
        if seat.look()["choice"]:
            return seat
    raise AssertionError("nobody is asked anything")
