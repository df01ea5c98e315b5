"""Clocks, and those who no longer answer."""

from typing import Any

import pytest

from quattrocento.service.errors import Problem
from quattrocento.service.tables import moves, seating
from quattrocento.service.tables.events import Goes, Plays
from quattrocento.service.tables.settings import Clock
from tests.service.tables import opened


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


def test_a_move_after_the_deadline_is_refused() -> None:
    """Even where nobody has seen yet that the clock has run out."""
    rows = opened(clock=Clock(bank=100, extra=30))
    assert rows.table.deadline(0) == 1130.0
    seq = rows.table.seq
    with pytest.raises(Problem, match="too-late"):
        moves.move(rows.table, "p0", 0, seq, "name-city parma", "k", 1130.0)
    assert moves.move(rows.table, "p0", 0, seq, "name-city parma", "k", 1129.9)
