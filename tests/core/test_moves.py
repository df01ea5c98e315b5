"""Moves: written as plain text, read only by being found among the legal ones."""

from dataclasses import dataclass

import pytest

from quattrocento.core.moves import IllegalMove, Move, facts, picks, read, verb, write
from tests.lots.scenes import scene
from tests.lots.table import SLIPS, Draw, Lay, Lots, Slip, TakeUp
from tests.play import opens, play, refused, told


@dataclass(frozen=True)
class PlaceTile(Move):
    slip: Slip
    column: int
    turned: str


PLACE = PlaceTile(SLIPS["two"], 3, "r90")


def test_a_move_is_written_as_its_verb_and_its_parts() -> None:
    assert write(PLACE) == "place-tile two 3 r90"
    assert write(TakeUp()) == "take-up"
    assert verb(TakeUp()) == "take-up"


def test_the_picks_of_a_move_are_what_one_points_at() -> None:
    assert picks(PLACE) == ("slip:two", "column:3", "turned:r90")
    assert picks(TakeUp()) == ()


def test_the_facts_of_a_move_are_its_parts_by_name() -> None:
    assert facts(PLACE) == {"slip": SLIPS["two"], "column": 3, "turned": "r90"}


def test_reading_finds_the_move_among_the_open_ones() -> None:
    s = scene("one two", "three", hat="five")
    assert read(s, 0, "lay two") == Lay(SLIPS["two"])
    assert read(s, 0, "  lay \t two\n") == Lay(SLIPS["two"])
    assert read(s, 0, "draw") == Draw()


def complaint(s: Lots, seat: int, text: str) -> str:
    with pytest.raises(IllegalMove) as fault:
        read(s, seat, text)
    return str(fault.value)


def test_a_complaint_says_what_is_open() -> None:
    s = scene("one two", "three")
    assert complaint(s, 0, "sing") == "'sing' is not open to seat 0; open: lay one, lay two"


def test_a_complaint_names_the_rule_that_forbids_the_move() -> None:
    s = scene("one two", "three")
    assert complaint(s, 0, "lay five") == "'lay five' is forbidden by LOT-02"
    assert refused(s, 0, "lay five") == "LOT-02"
    assert refused(s, 0, "sing") == ""


def test_whoever_is_not_asked_is_told_so_and_no_more() -> None:
    s = scene("one two", "three")
    expected = "'lay three' is not open to seat 1; it is not asked anything now"
    assert complaint(s, 1, "lay three") == expected


def test_a_seat_that_does_not_exist_has_no_moves() -> None:
    s = scene("one", "two")
    assert "seat 7; it is not asked" in complaint(s, 7, "lay one")
    assert "seat -1; it is not asked" in complaint(s, -1, "lay one")


def test_long_nonsense_is_shown_short() -> None:
    s = scene("one", "two")
    assert complaint(s, 0, "lay one " + "x" * 5000).startswith("'lay one xxxxx")
    assert len(complaint(s, 0, "x" * 5000)) < 120


def test_a_refused_text_changes_nothing() -> None:
    s = scene("one", "two")
    before = s.clone()
    complaint(s, 0, "lay five")
    assert s == before


def test_tests_can_be_played_in_notation() -> None:
    s = scene("one", "two")
    play(s, "0 lay one", "0 take-up", "0 lay one", "0 leave")
    assert opens(s, 1) == ["lay two"]
    assert [event.facts for event in told(s, "lays")] == [{"slip": SLIPS["one"]}] * 2
