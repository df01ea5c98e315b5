"""A table is what its rows lead to, and decisions are made from the table alone."""

from typing import Any

import pytest

from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.service.errors import Problem
from quattrocento.service.tables import moves, orders, seating
from quattrocento.service.tables.events import (
    Answers,
    AsksBack,
    Goes,
    Order,
    Orders,
    Plays,
    Returns,
    Row,
    TakesBack,
)
from quattrocento.service.tables.events import read as read_event
from quattrocento.service.tables.events import write as write_event
from quattrocento.service.tables.settings import Clock
from quattrocento.service.tables.table import Table, restore
from tests.service.tables import Rows, opened


def wander(rows: Rows, rng: Rng, turns: int) -> None:
    """Random moves, and now and then one taken back."""
    table = rows.table
    for _ in range(turns):
        if table.status != "running":
            return
        seat = rng.pick(sorted(table.questions))
        options = table.playing().state.legal_moves(seat)
        rows.add([Plays(seat, write(rng.pick(options)), "")])
        if table.questions and rng.below(8) == 0:
            found = moves.Undo(table, seat)
            if found.ply >= 0:
                rows.add([TakesBack(seat, found.ply, found.beyond)])


def test_rows_read_again_lead_to_the_same_table(game: str) -> None:
    rng = Rng(seed_key("rows"))
    rows = opened(game)
    wander(rows, rng, 150)
    kept = [Row(row.seq, row.at, read_event(write_event(row.event)[1])) for row in rows.rows]
    again = restore(rows.table.id, kept)
    assert again.fault == ""
    assert again.playing().record == rows.table.playing().record
    assert again.playing().state == rows.table.playing().state
    assert again.questions == rows.table.questions
    assert (again.moments, again.backs) == (rows.table.moments, rows.table.backs)


def test_rows_that_no_longer_fit_set_the_table_aside() -> None:
    rows = opened()
    rows.add([Plays(0, "name-city parma", "")])
    wrong = [*rows.rows[:-1], Row(rows.table.seq, 1.0, Plays(0, "name-city parma", "ffff"))]
    table = restore("table1234567", wrong)
    assert table.status == "set-aside"
    assert f"row {rows.table.seq}" in table.fault
    with pytest.raises(Problem) as caught:
        moves.move(table, "p0", 0, table.seq, "pass", "k")
    assert caught.value.code == "set-aside"


def test_a_question_older_than_the_number_is_stale() -> None:
    rows = opened()
    table = rows.table
    known = table.seq
    rows.add(moves.move(table, "p0", 0, known, "name-city parma", "a"))
    with pytest.raises(Problem) as caught:
        moves.move(table, "p0", 0, known, "pass", "b")
    assert caught.value.code == "stale"
    with pytest.raises(Problem) as caught:
        moves.move(table, "p0", 0, table.seq + 1, "pass", "b")
    assert caught.value.code == "stale"


def test_another_answer_to_a_joint_question_makes_nothing_stale() -> None:
    """CON-36 Everyone is asked at once; the answers may come in any order."""
    rows = opened()
    table = rows.table
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    assert sorted(table.questions) == [0, 1]
    known = table.seq
    rows.add(moves.move(table, "p0", 0, known, "keep", "a"))
    rows.add(moves.move(table, "p1", 1, known, "keep", "b"))
    assert table.ply == 5


def test_the_same_key_again_is_the_same_move_again() -> None:
    rows = opened()
    table = rows.table
    known = table.seq
    rows.add(moves.move(table, "p0", 0, known, "name-city parma", "a"))
    assert moves.move(table, "p0", 0, known, "name-city parma", "a") == []
    with pytest.raises(Problem) as caught:
        moves.move(table, "p0", 0, known, "name-city roma", "a")
    assert caught.value.code == "key-reused"


def test_an_illegal_move_cites_the_rule_in_the_readers_language() -> None:
    """CON-36 A hand with a mercenary is kept."""
    rows = opened()
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    with pytest.raises(Problem) as caught:
        moves.move(rows.table, "p0", 0, rows.table.seq, "discard", "a")
    assert (caught.value.code, caught.value.rule) == ("illegal", "CON-36")
    said = {caught.value.message(language) for language in ("en", "de", "it")}
    assert len(said) == 3
    assert all("CON-36" in text for text in said)


def test_a_move_brings_an_away_person_back() -> None:
    rows = opened()
    rows.add([Goes(0, "away")])
    assert rows.table.player(0) == "chance"
    events = moves.move(rows.table, "p0", 0, rows.table.seq, "name-city parma", "a")
    assert events[0] == Returns(0)
    rows.add(events)
    assert rows.table.player(0) == ""


def undo_code(table: Table, person: str, seat: int) -> str:
    with pytest.raises(Problem) as caught:
        moves.undo(table, person, seat, table.seq)
    return caught.value.code


def test_undo_goes_to_the_horizon_and_says_why_it_stops() -> None:
    rows = opened()
    table = rows.table
    assert undo_code(table, "p0", 0) == "nothing-to-undo"
    rows.add([Plays(0, "name-city parma", "")])
    assert moves.undo(table, "p0", 0, table.seq) == [TakesBack(0, 0, False)]
    rows.add([Plays(0, "pass", ""), Plays(1, "pass", "")])
    assert undo_code(table, "p0", 0) == "undo-other"


def test_undo_beyond_the_horizon_needs_everyones_consent() -> None:
    rows = opened(chairs=["", "", ""], undo="consent")
    table = rows.table
    played = ["0 name-city parma", "0 pass", "1 pass"]
    rows.add([Plays(int(m[0]), m[2:], "") for m in played])
    rows.add(moves.undo(table, "p0", 0, table.seq))
    assert table.asking_back == 0
    rows.add(moves.answer_undo(table, "p1", 1, True))
    assert table.ply == 3
    rows.add(moves.answer_undo(table, "p2", 2, True))
    assert table.ply == 1
    assert table.playing().record.tags["undone"] == "3>1"


def test_one_who_disagrees_ends_the_request() -> None:
    rows = opened(undo="consent")
    table = rows.table
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    rows.add([AsksBack(0), Answers(1, False)])
    assert table.asking_back == -1
    assert table.ply == 3


def test_alone_with_bots_undo_goes_on_and_the_record_says_so() -> None:
    rows = opened(chairs=["", "chance"])
    table = rows.table
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    rows.add(moves.undo(table, "p0", 0, table.seq))
    assert table.ply == 1
    assert "undone" in table.playing().record.tags


def test_whoever_knows_a_row_is_told_from_which_ply_on() -> None:
    rows = opened()
    table = rows.table
    begun = table.seq
    rows.add([Plays(0, "name-city parma", "")])
    rows.add([Plays(0, "pass", "")])
    both = table.seq
    rows.add([TakesBack(0, 1)])
    assert table.unchanged(0) == -1
    assert table.unchanged(begun) == 0
    assert table.unchanged(both) == 1
    assert table.unchanged(table.seq) == 1


# clocks


def test_the_bank_runs_after_the_free_seconds() -> None:
    rows = opened(clock=Clock(bank=100, extra=30))
    table = rows.table
    assert table.deadline(0) == 1130.0
    rows.now = 1050.0
    rows.add([Plays(0, "name-city parma", "")])
    assert table.chairs[0].bank == 80.0
    assert table.deadline(0) == 1050.0 + 30 + 80
    assert table.deadline(1) is None


def test_whoever_comes_back_has_the_time_of_a_question_again() -> None:
    rows = opened(clock=Clock(bank=0, extra=30))
    rows.now = 1031.0
    rows.add([Goes(0, "clock")])
    assert rows.table.deadline(0) is None
    rows.now = 1100.0
    rows.add(seating.come_back(rows.table, "p0", 0))
    assert rows.table.deadline(0) == 1130.0


# those who no longer answer


def test_at_a_live_table_a_stand_in_may_be_asked_for_who_does_not_answer() -> None:
    rows = opened()
    with pytest.raises(Problem, match="too-soon"):
        seating.go_away(rows.table, "p1", 0, 1119.0)
    rows.add(seating.go_away(rows.table, "p1", 0, 1120.0))
    assert rows.table.chairs[0].away == "away"


@pytest.mark.parametrize(
    ("given", "person", "seat"),
    [
        ({"pace": "unhurried"}, "p1", 0),
        ({"clock": Clock(bank=500, extra=0)}, "p1", 0),
        ({}, "p1", 7),
        ({}, "stranger", 0),
        ({}, "p0", 1),
    ],
    ids=["over weeks", "with a clock", "no such seat", "by a stranger", "for one not asked"],
)
def test_nobody_else_is_sent_away(given: dict[str, Any], person: str, seat: int) -> None:
    rows = opened(**given)
    with pytest.raises(Problem, match="not-your-seat"):
        seating.go_away(rows.table, person, seat, 9999.0)


# standing orders


def test_a_prepared_move_is_played_when_its_time_comes() -> None:
    rows = opened()
    table = rows.table
    rows.add([Orders(1, [Order("prepared", "pass")])])
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    assert [entry.text for entry in table.playing().record.moves][-1] == "pass"
    assert table.ply == 3
    assert table.chairs[1].orders == []


def test_a_prepared_move_that_is_forbidden_falls_with_its_rule() -> None:
    """CON-36"""
    rows = opened()
    table = rows.table
    rows.add([Orders(1, [Order("prepared", "pass"), Order("prepared", "discard")])])
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    assert (table.chairs[1].orders, table.chairs[1].dropped) == ([], "CON-36")
    assert 1 in table.questions


def test_pass_for_this_battle_holds_for_this_battle_only() -> None:
    rows = opened()
    table = rows.table
    rows.add([Plays(0, "name-city parma", "")])
    rows.add([Orders(1, [Order("repeat", "pass", while_same=["city"])])])
    rows.add([Plays(0, "pass", "")])
    assert table.ply == 3
    rows.add([Plays(0, "keep", "")])
    assert table.chairs[1].dropped == "not-open"


def test_an_order_falls_when_what_it_was_meant_for_is_over() -> None:
    rows = opened()
    table = rows.table
    rows.add([Orders(1, [Order("repeat", "pass", while_same=["city"])])])
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    assert table.chairs[1].dropped == "changed"
    assert table.ply == 2


KEEP = Order("always", "keep", step="hand-choice")


def silent_battle(rows: Rows, *seats: int) -> None:
    """A battle in which nobody plays a card; these seats keep their hands themselves."""
    for move in ("0 name-city parma", "0 pass", "1 pass", *[f"{seat} keep" for seat in seats]):
        seat, _, text = move.partition(" ")
        rows.add([Plays(int(seat), text, "")])


def kept(table: Table) -> list[int]:
    """The seats that kept their hands."""
    return [entry.seat for entry in table.playing().record.moves if entry.text == "keep"]


def test_keep_is_ordered_once_and_for_all() -> None:
    """CON-36"""
    rows = opened()
    rows.add(orders.give(rows.table, 1, [KEEP]))
    silent_battle(rows, 0)
    assert sorted(kept(rows.table)) == [0, 1]
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    assert sorted(rows.table.questions) == [1]
    rows.add([Plays(1, "pass", "")])
    assert sorted(rows.table.questions) == [0]
    assert (rows.table.chairs[1].orders, rows.table.chairs[1].dropped) == ([KEEP], "")


def test_an_order_for_good_lets_others_come_and_go() -> None:
    """CON-36"""
    rows = opened()
    passing = Order("prepared", "pass")
    rows.add(orders.give(rows.table, 1, [KEEP, passing]))
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    assert kept(rows.table) == [1]
    assert rows.table.chairs[1].orders == [KEEP]


def test_a_pass_for_this_battle_falls_though_keep_is_ordered_for_good() -> None:
    """CON-36"""
    rows = opened()
    rows.add([Plays(0, "name-city parma", "")])
    passing = Order("repeat", "pass", step="turn", while_same=["city"])
    rows.add(orders.give(rows.table, 1, [passing, KEEP]))
    rows.add([Plays(0, "pass", "")])
    assert kept(rows.table) == [1]
    assert rows.table.chairs[1].orders == [KEEP]


def test_orders_for_good_of_several_seats_are_all_obeyed() -> None:
    """CON-36"""
    rows = opened()
    rows.add(orders.give(rows.table, 0, [KEEP]))
    rows.add(orders.give(rows.table, 1, [KEEP]))
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    rows.add([Plays(1, "pass", "")])
    assert kept(rows.table) == [0, 1]


def test_an_order_for_good_outlives_an_absence() -> None:
    """CON-36"""
    rows = opened()
    rows.add(orders.give(rows.table, 1, [Order("prepared", "pass"), KEEP]))
    rows.add([Goes(1, "away")])
    rows.add([Returns(1)])
    assert rows.table.chairs[1].orders == [KEEP]


def test_who_takes_a_move_back_is_asked_what_an_order_answered() -> None:
    """CON-36"""
    rows = opened()
    rows.add(orders.give(rows.table, 0, [KEEP]))
    rows.add([Plays(0, "name-city parma", "")])
    rows.add([TakesBack(0, 0)])
    assert rows.table.chairs[0].orders == [KEEP]
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    assert kept(rows.table) == [0]
    rows.add([TakesBack(0, 3)])
    assert rows.table.chairs[0].orders == []
    assert sorted(rows.table.questions) == [0, 1]


def test_an_order_for_good_is_taken_back() -> None:
    """CON-36"""
    rows = opened()
    rows.add(orders.give(rows.table, 1, [KEEP]))
    rows.add(orders.give(rows.table, 1, []))
    silent_battle(rows, 0)
    assert sorted(rows.table.questions) == [1]


def test_a_proxy_bids_the_least_up_to_its_limit() -> None:
    order = Order("up-to", "pass", verb="bid", limit=600)
    assert orders.chosen(order, ["bid 700", "bid 400", "bid 500", "pass"]) == "bid 400"
    assert orders.chosen(order, ["bid 700", "pass"]) == "pass"
    assert orders.chosen(order, ["keep"]) == ""


def test_a_proxy_bids_for_a_prince_who_is_not_there() -> None:
    """FLO-13 Bids rise until all but one pass."""
    rows = opened("princes", ["", "", ""])
    table = rows.table
    state = table.playing().state
    rows.add([Plays(seat, write(state.legal_moves(seat)[0]), "") for seat in range(3)])
    opener = next(iter(table.questions))
    proxy, third = (opener + 1) % 3, (opener + 2) % 3
    order = Order("up-to", "pass", verb="bid", limit=400, step="bidding")
    rows.add([Orders(proxy, [order])])
    rows.add([Plays(opener, write(state.legal_moves(opener)[0]), "")])
    rows.add([Plays(third, "pass", "")])
    rows.add([Plays(opener, "bid 400", "")])
    bids = [entry.text for entry in table.playing().record.moves if entry.seat == proxy]
    assert bids[1:] == ["bid 300", "pass"]
    assert table.chairs[proxy].orders == []


def test_a_proxy_does_not_bid_in_another_auction() -> None:
    rows = opened("princes", ["", "", ""])
    table = rows.table
    state = table.playing().state
    rows.add([Plays(seat, write(state.legal_moves(seat)[0]), "") for seat in range(3)])
    opener = next(iter(table.questions))
    proxy = (opener + 1) % 3
    rows.add([Orders(proxy, [Order("up-to", "pass", verb="bid", limit=400, step="opening")])])
    rows.add([Plays(opener, write(state.legal_moves(opener)[0]), "")])
    assert table.chairs[proxy].dropped == "changed"
    assert proxy in table.questions
