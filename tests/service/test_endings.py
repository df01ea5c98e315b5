"""Stopping a game, the next one, and what everyone hears of beside the game."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from quattrocento.client import Client, Seat
from quattrocento.service.errors import Problem
from quattrocento.service.messages import projections
from quattrocento.service.tables import endings, moves
from quattrocento.service.tables.events import Absence, Goes, Leaves, Plays, Returns, TakesBack
from quattrocento.service.tables.table import Table, restore
from tests.service.servers import duel, refused
from tests.service.tables import opened


def heard(table: Table, since: int = 0) -> list[tuple[str, int]]:
    return [(one.kind, one.seat) for one in projections.notices(table, since, str)]


def test_who_is_alone_with_bots_abandons_a_game_at_once() -> None:
    rows = opened(chairs=["", "chance"])
    rows.add(endings.propose(rows.table, "p0", 0))
    assert (rows.table.status, rows.table.closed) == ("closed", "abandoned")
    assert not rows.table.questions


def test_a_game_of_people_ends_when_all_others_agree() -> None:
    rows = opened(chairs=["", "", ""])
    table = rows.table
    rows.add(endings.propose(table, "p1", 1))
    rows.add(endings.answer(table, "p0", 0, True))
    assert table.status == "running"
    rows.add(endings.answer(table, "p2", 2, True))
    assert (table.status, table.closed) == ("closed", "agreed")


def test_one_who_would_rather_play_on_ends_the_request() -> None:
    rows = opened(chairs=["", "", ""])
    table = rows.table
    rows.add(endings.propose(table, "p1", 1))
    rows.add(endings.answer(table, "p0", 0, False))
    assert table.status == "running"
    assert projections.end_request(table) is None
    assert heard(table) == [("proposes-end", 1), ("answers-end", 0)]


def test_who_is_away_need_not_be_asked() -> None:
    rows = opened(chairs=["", "", ""])
    rows.add([Goes(2, "away")])
    rows.add(endings.propose(rows.table, "p0", 0))
    rows.add(endings.answer(rows.table, "p1", 1, True))
    assert rows.table.closed == "agreed"


def test_who_goes_away_without_a_word_has_not_agreed() -> None:
    rows = opened()
    rows.add(endings.propose(rows.table, "p0", 0))
    rows.add([Goes(1, "clock")])
    assert rows.table.status == "running"
    rows.add([Returns(1)])
    rows.add(endings.answer(rows.table, "p1", 1, True))
    assert rows.table.closed == "agreed"


@pytest.mark.parametrize("reason", ["clock", "away", "holiday"])
def test_nor_has_who_went_before_it_was_proposed(reason: Absence) -> None:
    rows = opened()
    rows.add([Goes(1, reason)])
    rows.add(endings.propose(rows.table, "p0", 0))
    assert rows.table.status == "running"
    rows.add([Returns(1)])
    rows.add(endings.answer(rows.table, "p1", 1, True))
    assert rows.table.closed == "agreed"


def test_whom_the_others_have_left_abandons_a_game_at_once() -> None:
    rows = opened(chairs=["", "", "chance"])
    rows.add([Leaves(1)])
    rows.add(endings.propose(rows.table, "p0", 0))
    assert rows.table.closed == "abandoned"


@pytest.mark.parametrize(("person", "seat"), [("p1", 0), ("stranger", 0)])
def test_nobody_stops_a_game_for_another(person: str, seat: int) -> None:
    rows = opened()
    with pytest.raises(Problem) as caught:
        endings.propose(rows.table, person, seat)
    assert caught.value.code == "not-your-seat"


def test_nobody_agrees_with_themselves() -> None:
    rows = opened()
    rows.add(endings.propose(rows.table, "p0", 0))
    with pytest.raises(Problem) as caught:
        endings.answer(rows.table, "p0", 0, True)
    assert caught.value.code == "no-request"


def test_a_game_that_was_stopped_is_so_after_a_restart() -> None:
    rows = opened(chairs=["", "chance"])
    rows.add(endings.propose(rows.table, "p0", 0))
    again = restore("table1234567", rows.rows)
    assert (again.status, again.closed) == ("closed", "abandoned")


def test_a_move_taken_back_is_announced_once() -> None:
    rows = opened()
    table = rows.table
    rows.add([Plays(0, "name-city parma", "")])
    before = table.told
    rows.add(moves.undo(table, "p0", 0, table.seq))
    assert isinstance(rows.rows[-1].event, TakesBack)
    assert heard(table, before) == [("takes-back", 0)]
    assert heard(table, table.told) == []


def test_notices_do_not_grow_for_ever() -> None:
    rows = opened()
    for _ in range(30):
        rows.add([Plays(0, "name-city parma", "")])
        rows.add(moves.undo(rows.table, "p0", 0, rows.table.seq))
    assert len(heard(rows.table)) == 20


def test_in_the_next_game_everyone_sits_one_seat_further(server: str) -> None:
    first, second = duel(server, "condottiere")
    first.client.call("POST", f"{first.path}/end", {"seat": first.seat})
    second.client.call("POST", f"{second.path}/end/answer", {"seat": second.seat, "agrees": True})
    first.client.call("POST", f"{first.path}/rematch", {"turned": 1})
    page = second.client.call("POST", f"{second.path}/rematch", {})
    before = [place["person"] for place in first.look()["places"]]
    assert [place["person"] for place in page["update"]["places"]] == [before[-1], *before[:-1]]


def test_of_rematches_at_once_one_is_played(server: str) -> None:
    seats = duel(server, "condottiere")
    for seat, path, body in zip(seats, ("end", "end/answer"), ({}, {"agrees": True}), strict=True):
        seat.client.call("POST", f"{seat.path}/{path}", {"seat": seat.seat, **body})

    def again(number: int) -> str:
        seat = seats[number % 2]
        return str(seat.client.call("POST", f"{seat.path}/rematch", {})["about"]["id"])

    with ThreadPoolExecutor(6) as pool:
        (following,) = set(pool.map(again, range(6)))
    for seat in seats:
        assert [one["id"] for one in going_on(seat)] == [following]


def going_on(seat: Seat) -> list[dict[str, Any]]:
    return list(seat.client.call("GET", "/api/me/tables")["tables"])


def test_a_game_that_goes_on_has_no_next_one(server: str) -> None:
    first, _ = duel(server, "condottiere")
    with refused("not-over"):
        first.client.call("POST", f"{first.path}/rematch", {})


def test_a_stranger_stops_no_game(server: str) -> None:
    first, _ = duel(server, "condottiere")
    wanda = Client(server, "Wanda")
    for path, body in (("end", {"seat": 0}), ("end/answer", {"seat": 0, "agrees": True})):
        with refused("not-your-seat"):
            wanda.call("POST", f"{first.path}/{path}", body)
