"""Standing orders are one's own affair: nothing that others see moves when some are given."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from quattrocento.client import Client, Seat
from tests.service.servers import Hand, duel, hear, running, settings, socket_of

KEEP = [{"kind": "always", "move": "keep", "step": "scarecrow-choice"}]


@pytest.fixture(params=["one process", "two processes"])
def addresses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Where who gives orders is served, and where the others are."""
    with ExitStack() as stack:
        # a clock that moves with every look, so that no change is too quick to be seen
        hand = Hand()

        def now() -> float:
            hand.time += 1.0
            return hand.time

        if request.param == "one process":
            address = stack.enter_context(running(settings(tmp_path, now=now)))
            yield address, address
        else:
            database = request.getfixturevalue("fresh_postgres")
            chosen = settings(tmp_path, database=database, now=now)
            yield stack.enter_context(running(chosen)), stack.enter_context(running(chosen))


def order(seat: Seat, orders: list[dict[str, Any]]) -> None:
    body = {"seat": seat.seat, "orders": orders}
    seat.client.call("PUT", f"{seat.path}/orders", body)


def is_next(socket: ClientConnection, speaker: Seat, text: str) -> bool:
    """Whether what somebody says now is the next that is heard: nothing came before it."""
    speaker.client.call("POST", f"{speaker.path}/chat", {"text": text})
    message = socket.recv(30)
    return '"type":"chat"' in str(message) and text in str(message)


def seen_by(seat: Seat) -> list[object]:
    """All that one can ask about a table."""
    call = seat.client.call
    return [
        call("GET", seat.path),
        call("GET", f"{seat.path}/events?since=0"),
        call("GET", f"{seat.path}/report")["seq"],
        call("GET", f"{seat.path}/recap?seat={seat.seat}"),
        call("GET", f"{seat.path}/record"),
        call("GET", "/api/tables"),
    ]


def test_giving_and_taking_back_orders_is_seen_by_nobody(addresses: tuple[str, str]) -> None:
    first, second = duel(addresses[0], "condottiere", options={"first": "0"})
    first.play("name-city parma")
    bea = Seat(Client(addresses[1], token=second.client.token), second.table, second.seat)
    bea.look()
    with socket_of(bea) as socket:
        hear(socket)
        while bea.client.call("GET", "/api/tables")["tables"][0]["ply"] < 1:
            pass  # the lobby hears of moves a little later
        before = seen_by(bea)
        for number, orders in enumerate((KEEP, [], KEEP)):
            order(first, orders)
            assert is_next(socket, first, f"ciao {number}")
        assert seen_by(bea) == before


def test_the_next_move_counts_as_if_there_were_no_orders(addresses: tuple[str, str]) -> None:
    first, second = duel(addresses[0], "condottiere", options={"first": "0"})
    seq = second.now["seq"]
    order(first, KEEP)
    order(second, KEEP)
    assert first.play("name-city parma")["seq"] == seq + 1
    # what others were told before is still known to be the newest
    second.look()
    assert second.now["seq"] == seq + 1


def test_a_move_is_not_stale_because_another_gave_orders(addresses: tuple[str, str]) -> None:
    first, second = duel(addresses[0], "condottiere", options={"first": "0"})
    first.look()
    order(second, KEEP)
    assert first.play("name-city parma")["ply"] == 1
