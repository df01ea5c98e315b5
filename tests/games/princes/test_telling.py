"""What the table hears, and in which order."""

from quattrocento.core.pieces import SEATS
from quattrocento.core.state import NOBODY
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import TOGETHER, Court, phase_a2, phase_b
from tests.play import play, told


def kinds(s: Princes) -> list[str]:
    return [event.kind for event in s.log or []]


def test_an_outbidding_is_told_after_the_bid_that_outbids() -> None:
    """FLO-92"""
    s = phase_a2(seats=3)
    play(s, "0 court muse 700", "1 court muse 800")
    assert kinds(s)[-3:] == ["courts", "courts", "displaced"]
    assert [event.seat for event in told(s, "displaced")] == [0]


def test_the_table_hears_that_nobody_has_the_best_work() -> None:
    """FLO-55"""
    s = phase_b(seats=2)
    play(s, "0 end-turn", "1 end-turn")
    assert [event.seat for event in told(s, "no-best-work")] == [NOBODY]
    assert told(s, "best-work") == []


def test_where_there_is_a_best_work_nothing_else_is_told() -> None:
    """FLO-55"""
    s = phase_b(Court(hand="poet", jesters=3), seats=2)
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn", "1 end-turn")
    assert told(s, "no-best-work") == []


def test_the_table_hears_what_a_joint_building_costs_both() -> None:
    """FLO-113"""
    s = phase_b(Court(builders=1), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 500", "1 accept")
    (paid,) = told(s, "pays-partner")
    assert (paid.seat, paid.facts) == (1, {"partner": SEATS[0], "florins": 500})
    (spent,) = told(s, "pays-bank")
    assert (spent.seat, spent.facts) == (0, {"florins": 300})


def test_nothing_is_told_of_money_that_nobody_pays() -> None:
    """FLO-113"""
    s = phase_b(Court(builders=3), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert told(s, "pays-partner") == []
    assert told(s, "pays-bank") == []
