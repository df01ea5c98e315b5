"""A table is what its rows lead to, and decisions are made from the table alone."""

import pytest

from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.service.errors import Problem
from quattrocento.service.tables import moves
from quattrocento.service.tables.events import Goes, Plays, Returns, Row, TakesBack
from quattrocento.service.tables.events import read as read_event
from quattrocento.service.tables.events import write as write_event
from quattrocento.service.tables.table import restore
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
