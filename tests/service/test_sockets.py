"""Moves over the WebSocket of a table: the same moves, checks and refusals as over HTTP."""

import contextlib
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from quattrocento.client import Client, Refused, Seat
from tests.patience import PATIENCE
from tests.service.servers import asked, duel, hear, running, settings, socket_of

_ids = itertools.count(1)


def send(socket: ClientConnection, by: Seat, move: str, **more: object) -> dict[str, Any]:
    """Send a move and hear its answer; what is told meanwhile is passed over."""
    wanted = {"type": "move", "id": f"i{next(_ids)}", "seat": by.seat, "seq": by.now["seq"]}
    wanted |= {"move": move, "key": f"k{next(_ids)}", **more}
    socket.send(json.dumps(wanted))
    while (answer := json.loads(socket.recv(PATIENCE)))["type"] not in ("moved", "refused"):
        pass
    assert answer["id"] == wanted["id"]
    return dict(answer)


def pair(server: str, game: str = "condottiere") -> tuple[Seat, Seat]:
    """Who is asked, and the other."""
    first, second = duel(server, game)
    return (first, second) if asked(first, second) is first else (second, first)


def test_a_move_is_answered_and_told_to_the_others_once(server: str) -> None:
    mover, other = pair(server)
    with socket_of(mover) as mine, socket_of(other) as theirs:
        hear(mine), hear(theirs)
        answer = send(mine, mover, "name-city parma")
        assert (answer["type"], answer["update"]["ply"]) == ("moved", 1)
        assert hear(theirs)["ply"] == 1
        mover.client.call("POST", f"{mover.path}/chat", {"text": "ciao"})
        assert json.loads(mine.recv(PATIENCE))["type"] == "chat", "the own move is told again"


def test_what_the_answer_brings_is_what_anyone_with_these_eyes_can_ask_for(
    server: str, game: str
) -> None:
    seats = duel(server, game)
    with socket_of(seats[0]) as one, socket_of(seats[1]) as two:
        for _ in range(12):
            mover = asked(*seats)
            move = random.choice(mover.now["choice"]["options"])["move"]
            since = mover.now["seq"]
            update = send(one if mover is seats[0] else two, mover, move)["update"]
            told = mover.client.call("GET", f"{mover.path}/events", seat=mover.seat, since=since)
            assert update == told


def test_the_same_key_is_the_same_move(server: str) -> None:
    mover, _ = pair(server)
    with socket_of(mover) as socket:
        first = send(socket, mover, "name-city parma", key="once")
        again = send(socket, mover, "name-city parma", key="once")
        assert again["update"] == first["update"]
        assert send(socket, mover, "name-city roma", key="once")["code"] == "key-reused"
        assert mover.look()["ply"] == 1


WRONG: tuple[dict[str, object], ...] = (
    {"move": "name-city atlantis"},
    {"move": "pass"},
    {"seq": 0},
    {"seq": 999},
    {"seat": 7},
    {"seat": 99},
    {"move": ""},
    {"key": "no key!"},
    {"more": "than known"},
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_refusal_is_that_of_a_request(server: str, wrong: dict[str, object]) -> None:
    mover, _ = pair(server)
    body = {"seat": mover.seat, "seq": mover.now["seq"], "move": "name-city parma", "key": "k"}
    with pytest.raises(Refused) as refusal:
        mover.client.call("POST", f"{mover.path}/moves", {**body, **wrong})
    with socket_of(mover) as socket:
        hear(socket)
        socket.send(json.dumps({"type": "move", "id": "i", **body, **wrong}))
        told = hear(socket, "refused")
    said = (refusal.value.code, str(refusal.value), refusal.value.rule)
    assert (told["code"], told["message"], told["rule"]) == said


def test_one_who_only_looks_on_moves_nothing(server: str) -> None:
    mover, _ = pair(server)
    stranger = Seat.__new__(Seat)
    stranger.client, stranger.table = Client(server, "Carla"), mover.table
    stranger.seat, stranger.now = -1, mover.now
    with socket_of(stranger) as socket:
        hear(socket)
        told = send(socket, stranger, "name-city parma", seat=mover.seat)
        assert told["code"] == "not-your-seat"


def test_nonsense_is_refused_and_the_line_stays(server: str) -> None:
    mover, _ = pair(server)
    with socket_of(mover) as socket:
        for said in ("", "[]", "{", '{"type":"move"}', '{"type":"chat","text":"a"}', b"\x00\xff"):
            socket.send(said)
            assert hear(socket, "refused")["code"] == "malformed"
        assert send(socket, mover, "name-city parma")["type"] == "moved"


def shut_out(seat: Seat, other: str = "") -> None:
    """End the session of a device, as another one would; at `other`, another process."""
    client = Client(other or seat.client.address, token=seat.client.token)
    (session,) = client.call("GET", "/api/me/sessions")["sessions"]
    client.call("DELETE", f"/api/me/sessions/{session['id']}")


def shown_out(socket: ClientConnection) -> str:
    """Why a socket was closed; until then it told of no move."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            assert json.loads(socket.recv(PATIENCE))["ply"] == 0
    return socket.close_reason or ""


def test_a_device_that_was_shut_out_hears_no_more(server: str) -> None:
    mover, other = pair(server)
    with socket_of(other) as socket:
        hear(socket)
        shut_out(other)
        mover.play("name-city parma")
        assert shown_out(socket) == "no-person"


def test_so_does_one_that_was_shut_out_at_another_process(
    tmp_path: Path, fresh_postgres: str
) -> None:
    one, two = (settings(tmp_path, database=fresh_postgres) for _ in range(2))
    with running(one) as here, running(two) as there:
        _, other = pair(here)
        with socket_of(other) as socket:
            hear(socket)
            shut_out(other, there)
            assert shown_out(socket) == "no-person"


def test_other_devices_hear_on(server: str) -> None:
    mover, other = pair(server)
    link = other.client.call("POST", "/api/me/recovery")["token"]
    second = Client(server)
    second.token = second.call("POST", "/api/recover", {"token": link})["token"]
    with socket_of(other) as socket:
        hear(socket)
        own = second.call("GET", "/api/me/sessions")["sessions"]
        (ended,) = [one["id"] for one in own if one["current"]]
        second.call("DELETE", f"/api/me/sessions/{ended}")
        mover.play("name-city parma")
        assert hear(socket)["ply"] == 1


def test_too_many_moves_are_too_many(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        mover, _ = pair(address)
    limits = {"requests_per_second": 0.001, "request_burst": 3}
    with running(settings(tmp_path, **limits)) as address:
        mover.client.address = address
        with socket_of(mover) as socket:
            told = [send(socket, mover, "nonsense")["code"] for _ in range(3)]
            socket.send("{}")
            assert told == ["illegal", "illegal", "too-many"]
            assert hear(socket, "refused")["seconds"] > 100
