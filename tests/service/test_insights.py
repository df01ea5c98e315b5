"""Deep reviews over the network: made in the background, once, and only of games that are over."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.analysis.grades import NOTABLE
from quattrocento.client import Client, Seat
from quattrocento.service.service import Service
from tests.patience import PATIENCE
from tests.review.games import duel_by_chance
from tests.service.servers import alone, bring, inside, play_out, refused, serving, settings
from tests.service.test_bots import STUCK


@pytest.fixture(scope="module")
def shallow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Service]]:
    """A server that looks at finished games but shortly: its address and its parts."""
    folder = tmp_path_factory.mktemp("insights")
    with serving(settings(folder, analysis_depth=1, analysis_seconds=PATIENCE)) as server:
        yield server


@pytest.fixture(scope="module")
def over(shallow: tuple[str, Service]) -> Seat:
    """A game that has been played to its end, always the same one."""
    return bring(Client(shallow[0], "Anna"), duel_by_chance().record)


def state(client: Client, seat: Seat, method: str = "GET", **query: str) -> dict[str, Any]:
    found: dict[str, Any] = client.call(method, f"{seat.path}/insight", **query)
    return found


async def finish(service: Service) -> None:
    await asyncio.gather(*service.insights.tasks)


def test_many_names_of_one_household_leave_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.service.workers.insights.WAITING_A_HOUSEHOLD", 2)
    with serving(settings(tmp_path)) as (address, service):
        service.analysts.command = (*STUCK, "64")
        for name in ("Anna", "Bea"):
            seat = bring(Client(address, name), duel_by_chance().record)
            assert state(seat.client, seat, "POST")["status"] == "running"
        third = bring(Client(address, "Carla"), duel_by_chance().record)
        with refused("reviews-many"):
            state(third.client, third, "POST")


def test_a_running_game_tells_nothing(shallow: tuple[str, Service]) -> None:
    seat = alone(shallow[0], "condottiere", watchable=False)
    seat.wait()
    for method in ("GET", "POST"):
        with refused("not-over"):
            state(seat.client, seat, method)
        with refused("private"):
            state(Client(shallow[0], "Bea"), seat, method)


def test_a_finished_game_is_looked_through_once(over: Seat, shallow: tuple[str, Service]) -> None:
    address, service = shallow
    anyone = Client(address)
    assert state(anyone, over)["status"] == "none"
    with refused("no-person"):
        state(anyone, over, "POST")
    assert state(over.client, over, "POST")["status"] == "running"
    inside(service, finish(service))
    found = state(anyone, over, lang="de")["insight"]
    assert state(over.client, over, "POST")["insight"]["accounts"] == found["accounts"]
    results = [float(score["rank"] == 1) for score in over.result]
    assert [one["result"] for one in found["accounts"]] == results
    assert found["last"] == over.now["ply"]
    for decision in found["decisions"]:
        assert decision["played"] in [option["move"] for option in decision["options"]]
        for option in decision["options"]:
            assert option["text"]
            assert len(option["picks"]) == len(option["move"].split()) - 1
            assert all(step["text"] for step in option["line"])
            assert all(why["text"] for why in option["reasons"])
    assert any(decision["options"][0]["reasons"] for decision in found["decisions"])


def test_all_hands_are_shown_when_the_game_is_over_and_not_before(
    shallow: tuple[str, Service], over: Seat
) -> None:
    running = alone(shallow[0], "condottiere")
    running.wait()
    with refused("not-over"):
        running.client.call("GET", f"{running.path}/moment", ply=0, eyes="all")
    then = Client(shallow[0]).call("GET", f"{over.path}/moment", ply=1, eyes="all")
    assert [hand["seat"] for hand in then["hands"]] == [0, 1]
    assert all(hand["hand"] for hand in then["hands"])
    assert Client(shallow[0]).call("GET", f"{over.path}/moment", ply=1)["hands"] == []


def test_what_else_there_was_is_played_out(shallow: tuple[str, Service], over: Seat) -> None:
    state(over.client, over, "POST")
    inside(shallow[1], finish(shallow[1]))
    decisions = state(over.client, over)["insight"]["decisions"]
    one = next(found for found in decisions if found["grade"])
    asked = {"ply": one["ply"], "option": 0}
    moments = over.client.call("GET", f"{over.path}/insight/line", **asked)["moments"]
    assert [then["ply"] - one["ply"] for then in moments] == [*range(1, len(moments) + 1)]
    assert len(moments) == len(one["options"][0]["line"])
    assert {then["seat"] for then in moments} == {one["seat"]}
    with refused("no-page"):
        over.client.call("GET", f"{over.path}/insight/line", ply=one["ply"], option=20)


def test_lines_are_for_those_who_may_see_the_game(shallow: tuple[str, Service]) -> None:
    seat = alone(shallow[0], "condottiere", watchable=False)
    play_out(seat)
    for path in ("insight", "insight/line", "moment"):
        with refused("private"):
            Client(shallow[0], "Bea").call("GET", f"{seat.path}/{path}", ply=0, eyes="all")


def test_a_mistake_is_tried_again_by_what_the_seat_knew(
    shallow: tuple[str, Service], over: Seat
) -> None:
    state(over.client, over, "POST")
    inside(shallow[1], finish(shallow[1]))
    decisions = state(over.client, over)["insight"]["decisions"]
    one = next(found for found in decisions if found["grade"] and found["seat"] == 1)
    anyone = Client(shallow[0])
    then = anyone.call("GET", f"{over.path}/again", ply=one["ply"])["update"]
    hands = anyone.call("GET", f"{over.path}/moment", ply=one["ply"], eyes="all")["hands"]
    assert (then["seat"], then["view"]) == (1, hands[1])
    assert all(event["ply"] <= one["ply"] for event in then["events"])
    assert then["seed"]["seed"] == ""
    for option in then["choice"]["options"]:
        tried = anyone.call("GET", f"{over.path}/again/answer", ply=one["ply"], move=option["move"])
        assert tried["good"] == (tried["loss"] < NOTABLE)
        if option["move"] == one["played"]:
            assert tried["loss"] == pytest.approx(one["loss"], abs=0.001)
    with refused("illegal"):
        anyone.call("GET", f"{over.path}/again/answer", ply=one["ply"], move="fly away")


def test_nothing_is_tried_again_before_the_end(shallow: tuple[str, Service]) -> None:
    seat = alone(shallow[0], "condottiere")
    seat.wait()
    for path in ("again", "again/preview", "again/answer"):
        with refused("not-over"):
            seat.client.call("GET", f"{seat.path}/{path}", ply=0, move="pass")
