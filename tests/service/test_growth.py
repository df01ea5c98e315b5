"""What is kept for ever has a bound: by table and by person."""

from collections.abc import Callable
from pathlib import Path

import pytest

from quattrocento.client import Refused, Seat
from quattrocento.service.tables.sent import Sent
from tests.service.servers import duel, refused, running, serving, settings


def test_what_was_sent_is_kept_within_a_bound_of_bytes() -> None:
    sent = Sent(most=100)
    for key in range(10):
        sent.keep((key,), b"x" * 30)
    assert sent.bytes == 90
    assert [key for key in range(10) if sent.get((key,))] == [7, 8, 9]


def test_what_is_asked_for_stays() -> None:
    sent = Sent(most=100)
    for key in range(4):
        sent.keep((key,), b"x" * 30)
        sent.get((1,))
    sent.keep((4,), b"x" * 30)
    assert sent.get((1,)) is not None


def test_rows_that_never_were_have_no_copy_of_their_own(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        first, _ = duel(address, "condottiere")
        first.client.call("GET", f"{first.path}/events", seat=0, since=first.now["seq"])
        before = service.registry.sent.bytes
        for beyond in range(1, 200):
            since = first.now["seq"] + beyond
            first.client.call("GET", f"{first.path}/events", seat=0, since=since)
        assert service.registry.sent.bytes == before


def test_a_table_that_is_full_takes_moves_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.service.tables.registry.MOST_ROWS", 6)
    with running(settings(tmp_path)) as address:
        first, second = duel(address, "condottiere", options={"first": "0"})
        first.play("name-city parma")
        first.client.call("POST", f"{first.path}/away", {"seat": 0})
        with refused("table-full"):
            first.client.call("POST", f"{first.path}/return", {"seat": 0})
        second.look()
        second.wait()
        second.play("pass")


def note(seat: Seat, _: int) -> None:
    seat.client.call("PUT", f"{seat.path}/note", {"text": "n" * 4000})


def order(seat: Seat, number: int) -> None:
    one = {"kind": "repeat", "move": f"{number:0200}", "while_same": ["p" * 80] * 8}
    seat.client.call("PUT", f"{seat.path}/orders", {"seat": seat.seat, "orders": [one] * 20})


def speak(seat: Seat, _: int) -> None:
    seat.client.call("POST", f"{seat.path}/chat", {"text": "ü" * 500})


@pytest.mark.parametrize(("write", "times"), [(note, 11), (order, 3), (speak, 41)])
def test_a_person_can_have_only_so_much_kept_in_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Seat, int], None], times: int
) -> None:
    monkeypatch.setattr("quattrocento.service.service.CHAT_BURST", 1e6)
    monkeypatch.setattr("quattrocento.service.service.BYTES_PER_SECOND", 1e-3)
    monkeypatch.setattr("quattrocento.service.service.BYTES_BURST", 50_000)
    with running(settings(tmp_path)) as address:
        seat, other = duel(address, "condottiere")

        def go_on() -> None:
            for number in range(times):
                write(seat, number)

        with pytest.raises(Refused, match="Too many"):
            go_on()
        other.client.call("PUT", f"{seat.path}/note", {"text": "n"})
