"""Playing on from a moment of a finished game: who may, what is kept from it, what counts."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from quattrocento.client import Client, Seat
from quattrocento.core.record import parse
from quattrocento.service.service import Service
from tests.service.servers import alone, inside, play_out, refused, serving, settings

PLY = 20


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Service]]:
    with serving(settings(tmp_path_factory.mktemp("onward"))) as server:
        yield server


@pytest.fixture(scope="module")
def over(house: tuple[str, Service]) -> Seat:
    return play_out(alone(house[0], "condottiere"))


def onward(client: Client, seat: Seat, chairs: list[str], **wanted: Any) -> dict[str, Any]:
    sent = {"ply": PLY, "seat": 0, "chairs": chairs, **wanted}
    found: dict[str, Any] = client.call("POST", f"{seat.path}/onward", sent)
    return found


def test_a_table_goes_on_with_the_hands_of_that_moment(
    over: Seat, house: tuple[str, Service]
) -> None:
    bea, carlo = Client(house[0], "Bea"), Client(house[0], "Carlo")
    page = onward(bea, over, ["", ""])
    assert page["about"]["origin"] == {"table": over.table, "ply": PLY}
    assert page["update"]["status"] == "open"
    other = carlo.sit(page["about"]["id"])
    first = bea.call("GET", other.path)["update"]
    assert (first["status"], first["ply"]) == ("running", PLY)
    then = over.client.call("GET", f"{over.path}/moment", ply=PLY, eyes="all")
    assert first["view"] == then["hands"][0]
    assert other.look()["view"] == then["hands"][1]
    assert first["undo"] is None, "what was played elsewhere cannot be taken back"


def test_a_game_that_goes_on_is_noted_nowhere(over: Seat, house: tuple[str, Service]) -> None:
    service = house[1]
    page = onward(over.client, over, ["", "chance"])
    seat = Seat(over.client, page["about"]["id"], 0)
    play_out(seat)
    inside(service, service.history.make_up())
    noted = inside(service, service.history.results.at([over.table, seat.table]))
    assert [one.table for one in noted] == [over.table]
    assert seat.result


def test_a_running_or_private_game_is_not_played_on(house: tuple[str, Service]) -> None:
    seat = alone(house[0], "condottiere", watchable=False)
    seat.wait()
    with refused("not-over"):
        onward(seat.client, seat, ["", "chance"], ply=0)
    with refused("private"):
        onward(Client(house[0], "Bea"), seat, ["", "chance"], ply=0)


def test_only_what_can_be_played_on_is(over: Seat) -> None:
    with refused("nothing-follows"):
        onward(over.client, over, ["", "chance"], ply=over.now["ply"])
    with refused("nothing-follows"):
        onward(over.client, over, ["", "chance"], ply=99_999)
    with refused("bad-option"):
        onward(over.client, over, ["", "chance", "chance"])
    with refused("seat-taken"):
        onward(over.client, over, ["chance", "chance"])


def test_a_record_that_is_not_over_is_played_on_by_who_brought_it(
    over: Seat, house: tuple[str, Service]
) -> None:
    whole = parse(over.client.call("GET", f"{over.path}/record")["record"])
    broken_off = replace(whole, moves=whole.moves[:PLY], result=(), digest="")
    page = over.client.call("POST", "/api/records", {"record": str(broken_off)})
    brought = Seat(over.client, page["about"]["id"], -1)
    assert onward(over.client, brought, ["", ""])["about"]["origin"]["ply"] == PLY
    with refused("not-over"):
        onward(Client(house[0], "Bea"), brought, ["", ""])
