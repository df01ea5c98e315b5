"""A seat given back to somebody who has lost who they were; and to nobody else."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quattrocento.client import Client, Seat
from tests.service.servers import (
    alone,
    asked,
    duel,
    hear,
    play_out,
    refused,
    running,
    settings,
    socket_of,
)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in the world: nobody asks on its own machine."""
    chosen = settings(tmp_path_factory.mktemp("public"), address="http://games.example")
    with running(chosen) as address:
        yield address


def identity(client: Client) -> str:
    return str(client.call("GET", "/api/me")["id"])


def claim(client: Client, seat: Seat) -> None:
    client.call("POST", f"{seat.path}/claims", {"seat": seat.seat})


def answer(judge: Client, seat: Seat, person: Client, agrees: bool = True) -> None:
    body = {"person": identity(person), "agrees": agrees}
    judge.call("POST", f"{seat.path}/claims/answer", body)


def seats_of(client: Client, seat: Seat) -> list[int]:
    found: list[int] = client.call("GET", seat.path)["about"]["seats"]
    return found


def test_the_host_gives_a_seat_back_and_everyone_is_told(public: str) -> None:
    host, lost = duel(public, "condottiere")
    bea = Client(public, "Bea again")
    claim(bea, lost)
    (claimed,) = host.look()["claims"]
    assert claimed == {"seat": lost.seat, "person": identity(bea), "name": "Bea again"}
    assert seats_of(bea, lost) == []
    answer(host.client, lost, bea)
    assert seats_of(bea, lost) == [lost.seat]
    now = host.look()
    assert now["claims"] == []
    given = {"kind": "gives", "ply": 0, "seat": lost.seat, "name": "Bea again"}
    assert now["notices"] == [given]
    with refused("not-your-seat"):
        lost.look()
    assert seats_of(lost.client, lost) == []


def test_the_game_goes_on_with_who_came_back(public: str) -> None:
    host, lost = duel(public, "condottiere")
    bea = Client(public, "Bea again")
    claim(bea, lost)
    answer(host.client, lost, bea)
    again = bea.sit(lost.table)
    mover = asked(host, again)
    before = mover.now["ply"]
    mover.play(mover.now["choice"]["options"][0]["move"])
    assert mover.now["ply"] > before


def test_a_restart_forgets_neither_who_asked_nor_who_was_given_a_seat(tmp_path: Path) -> None:
    chosen = settings(tmp_path, address="http://games.example")
    with running(chosen) as address:
        host, lost = duel(address, "condottiere")
        bea, eve = Client(address, "Bea again"), Client(address, "Eve")
        claim(bea, lost)
        answer(host.client, lost, bea)
        claim(eve, host)
    with running(chosen) as address:
        again = Client(address, token=bea.token)
        page = again.call("GET", lost.path)
        assert page["about"]["seats"] == [lost.seat]
        assert [one["name"] for one in page["update"]["claims"]] == ["Eve"]


def test_only_the_host_may_judge(public: str) -> None:
    host, lost = duel(public, "condottiere")
    bea, eve = Client(public, "Bea again"), Client(public, "Eve")
    claim(bea, lost)
    for judge in (bea, eve, lost.client):
        with refused("not-host"):
            answer(judge, lost, bea)
    with refused("no-claim"):
        answer(host.client, lost, eve)
    assert seats_of(bea, lost) == []


def test_the_hosts_own_seat_is_judged_by_those_who_play(public: str) -> None:
    host, other = duel(public, "condottiere")
    anna, eve = Client(public, "Anna again"), Client(public, "Eve")
    claim(anna, host)
    with refused("not-host"):
        answer(eve, host, anna)
    answer(other.client, host, anna)
    page = anna.call("GET", host.path)["about"]
    assert page["seats"] == [host.seat]
    assert page["host"] == identity(anna)


def test_alone_with_bots_nobody_can_be_asked(public: str) -> None:
    anna = Client(public, "Anna").open("condottiere", ["", "chance"])
    with refused("no-judge"):
        claim(Client(public, "Eve"), anna)


def test_a_refusal_is_for_good(public: str) -> None:
    host, lost = duel(public, "condottiere")
    eve = Client(public, "Eve")
    claim(eve, lost)
    answer(host.client, lost, eve, agrees=False)
    with refused("claim-denied"):
        claim(eve, lost)


def test_who_is_there_cannot_lose_their_seat(public: str) -> None:
    _, bea = duel(public, "condottiere")
    with socket_of(bea) as socket:
        hear(socket)
        with refused("seat-present"):
            claim(Client(public, "Eve"), bea)


def look(seat: Seat) -> None:
    seat.look()


def watch(seat: Seat) -> None:
    with socket_of(seat) as socket:
        while hear(socket)["claims"]:
            pass


def play(seat: Seat) -> None:
    seat.play("name-city parma")


@pytest.mark.parametrize("come", [look, watch, play], ids=lambda come: come.__name__)
def test_who_comes_before_it_is_decided_keeps_their_seat(
    public: str, come: Callable[[Seat], None]
) -> None:
    host, other = duel(public, "condottiere", options={"first": "0"})
    eve = Client(public, "Eve")
    claim(eve, host)
    come(host)
    with refused("no-claim"):
        answer(other.client, host, eve)
    assert seats_of(host.client, host) == [host.seat]


def test_who_holds_a_seat_may_refuse_it_but_gives_it_to_nobody(public: str) -> None:
    _, lost = duel(public, "condottiere")
    eve = Client(public, "Eve")
    claim(eve, lost)
    with refused("not-host"):
        answer(lost.client, lost, eve)
    answer(lost.client, lost, eve, agrees=False)
    with refused("claim-denied"):
        claim(eve, lost)


def test_whose_seat_was_given_away_may_ask_again_after_a_refusal(public: str) -> None:
    host, other = duel(public, "condottiere")
    eve = Client(public, "Eve")
    claim(eve, host)
    answer(other.client, host, eve)
    for _ in range(2):
        claim(host.client, host)
        answer(other.client, host, host.client, agrees=False)
    claim(host.client, host)
    answer(other.client, host, host.client)
    assert seats_of(host.client, host) == [host.seat]


def test_what_is_nobodys_cannot_be_claimed(public: str) -> None:
    host = Client(public, "Anna").open("condottiere", ["", "", "chance"])
    eve = Client(public, "Eve")
    for seat in (1, 2, 7):
        with refused("no-claim"):
            eve.call("POST", f"{host.path}/claims", {"seat": seat})
    with refused("no-person"):
        claim(Client(public), host)


def test_who_has_a_seat_gets_no_other(public: str) -> None:
    host, other = duel(public, "condottiere")
    with refused("has-seat"):
        claim(other.client, host)


def test_whom_the_host_blocked_may_not_even_ask(public: str) -> None:
    host, lost = duel(public, "condottiere")
    eve = Client(public, "Eve")
    host.client.call("PUT", f"/api/me/blocked/{identity(eve)}")
    with refused("blocked"):
        claim(eve, lost)


def test_strangers_cannot_fill_a_table_with_requests(public: str) -> None:
    host, lost = duel(public, "condottiere")
    for number in range(5):
        claim(Client(public, f"Eve {number}"), lost)
    last = Client(public, "Eve")
    with refused("claims-many"):
        claim(last, lost)
    assert len(host.look()["claims"]) == 5


def test_asking_and_taking_it_back_ends_some_day(public: str) -> None:
    _, lost = duel(public, "condottiere")
    eve = Client(public, "Eve")
    for _ in range(40):
        claim(eve, lost)
        eve.call("DELETE", f"{lost.path}/claims")
    with refused("claims-many"):
        claim(eve, lost)


def test_on_the_servers_own_machine_a_seat_is_simply_taken(server: str) -> None:
    """Who runs the server and lost their cookies need ask nobody."""
    anna = Client(server, "Anna").open("condottiere", ["", "chance"])
    again = Client(server, "Anna again")
    claim(again, anna)
    page = again.call("GET", anna.path)
    assert page["about"]["seats"] == [anna.seat]
    assert page["update"]["notices"][0]["name"] == "Anna again"


def test_over_is_over(server: str) -> None:
    anna = play_out(alone(server, "condottiere"))
    with refused("not-running"):
        claim(Client(server, "Eve"), anna)
