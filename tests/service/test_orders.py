"""Standing orders: obeyed when their time comes, dropped when it is over."""

import pytest

from quattrocento.core.moves import write
from quattrocento.service.errors import Problem
from quattrocento.service.tables import events, orders
from quattrocento.service.tables.events import Goes, Order, Orders, Plays, Returns, Row, TakesBack
from quattrocento.service.tables.table import Table
from tests.service.tables import Rows, opened


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


@pytest.mark.parametrize("limit", [-1, 10**7, 10**2600], ids=["below", "above", "without end"])
def test_a_limit_is_no_higher_than_it_can_mean_anything(limit: int) -> None:
    order = Order("up-to", "pass", verb="bid", limit=limit)
    with pytest.raises(Problem, match="malformed"):
        orders.give(opened().table, 0, [order])


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


def test_a_seat_has_at_most_one_order_for_good() -> None:
    """Two that answer each other's questions would play for ever, and nobody would be asked."""
    rows = opened()
    passing = Order("always", "pass", step="turn")
    with pytest.raises(Problem) as caught:
        orders.give(rows.table, 1, [KEEP, passing])
    assert caught.value.code == "malformed"
    assert rows.table.chairs[1].orders == []


def test_an_order_for_good_replaces_the_one_before() -> None:
    rows = opened()
    passing = Order("always", "pass", step="turn")
    rows.add(orders.give(rows.table, 1, [KEEP]))
    rows.add(orders.give(rows.table, 1, [passing]))
    assert rows.table.chairs[1].orders == [passing]


@pytest.mark.parametrize(
    "order",
    [
        Order("prepared", "p" * 201),
        Order("up-to", "pass", verb="v" * 81),
        Order("prepared", "pass", step="s" * 81),
        Order("prepared", "pass", while_same=["w" * 81]),
        Order("prepared", "pass", while_same=["city"] * 9),
    ],
)
def test_an_order_is_no_longer_than_it_can_mean_anything(order: Order) -> None:
    rows = opened()
    with pytest.raises(Problem) as caught:
        orders.give(rows.table, 1, [order])
    assert caught.value.code == "malformed"


def test_orders_that_fall_are_not_written_down_again() -> None:
    """Else each of them would be kept as often as there were others before it."""
    rows = opened()
    given = [Order("prepared", f"play {'m' * 190}{number}") for number in range(9)]
    rows.add(orders.give(rows.table, 1, given))
    before = len(rows.rows)
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    assert rows.table.chairs[1].orders == []
    fallen = [events.write(row.event)[1] for row in rows.rows[before:]]
    assert len(fallen) > len(given)
    assert max(len(text) for text in fallen) < 120


def test_the_same_orders_again_change_nothing() -> None:
    rows = opened()
    rows.add(orders.give(rows.table, 1, [KEEP]))
    assert orders.give(rows.table, 1, [KEEP]) == []


def test_orders_written_down_in_full_are_still_read() -> None:
    """As they were by earlier versions."""
    rows = opened()
    first, second = Order("prepared", "pass"), Order("repeat", "pass", while_same=["city"])
    rows.add([Orders(1, [first, second])])
    rows.table.apply(Row(rows.table.seq + 1, rows.now, Orders(1, [second], True)))
    chair = rows.table.chairs[1]
    assert (chair.orders, chair.basis) == ([second], [{"city": None}])
