"""Taking back: freely up to the horizon, beyond it only where all agree."""

import pytest

from quattrocento.service.errors import Problem
from quattrocento.service.tables import moves
from quattrocento.service.tables.events import Answers, AsksBack, Goes, Plays, TakesBack
from quattrocento.service.tables.table import Table
from tests.service.tables import opened


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


def test_what_a_stand_in_has_shown_is_not_taken_back_without_consent() -> None:
    """Nobody is there to agree, so that nobody can be asked."""
    rows = opened(undo="consent")
    table = rows.table
    rows.add([Goes(1, "away")])
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    assert undo_code(table, "p0", 0) == "undo-consent"


def test_one_who_goes_away_has_not_agreed() -> None:
    rows = opened(undo="consent")
    table = rows.table
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    rows.add([AsksBack(0)])
    rows.add([Goes(1, "away")])
    assert table.ply == 3
