"""A match: the record and the state it leads to; undo, and how far it goes."""

import pytest

from quattrocento.core.match import Horizon, Match, UndoError, event_data, extend_digest, visible
from quattrocento.core.moves import IllegalMove
from quattrocento.core.record import parse
from quattrocento.core.state import EVERYONE, NOBODY, Event
from tests.lots import LOTS
from tests.lots.scenes import begin
from tests.lots.table import SLIPS


def playing(*moves: str) -> Match:
    match = begin()
    for text in moves:
        match.play(int(text[0]), text[2:])
    return match


def written(match: Match) -> list[str]:
    return [f"{entry.seat} {entry.text}" for entry in match.record.moves]


def refused(match: Match, seat: int) -> str:
    """Why a seat can take nothing back; nothing has changed by its asking."""
    record, state = match.record, match.state.clone()
    with pytest.raises(UndoError) as fault:
        match.undo(seat)
    assert match.record == record
    assert match.state == state
    return fault.value.reason


def test_a_match_keeps_what_was_played() -> None:
    match = playing("0 lay three", "0 leave")
    assert written(match) == ["0 lay three", "0 leave"]
    assert [len(entry.mark) for entry in match.record.moves] == [4, 4]
    assert match.record.result == ()


def test_an_illegal_move_leaves_no_trace() -> None:
    match = playing("0 lay three")
    before, record = match.state.clone(), match.record
    with pytest.raises(IllegalMove):
        match.play(0, "draw")
    assert match.state == before
    assert match.record == record


def test_a_seat_may_go_back_as_long_as_nothing_came_to_light() -> None:
    match = playing("0 lay three", "0 take-up", "0 lay five")
    assert match.horizon(0) == Horizon(0, "start")
    match.undo(0)
    assert written(match) == ["0 lay three", "0 take-up"]
    match.undo(0)
    match.undo(0)
    assert written(match) == []
    assert match.state == begin().state
    assert refused(match, 0) == "start"


def test_an_undone_move_leaves_no_mark_within_the_horizon() -> None:
    match = playing("0 lay three", "0 leave")
    match.undo(0)
    assert match.record == playing("0 lay three").record
    assert match.record.tags == {}


def test_a_draw_cannot_be_taken_back() -> None:
    match = playing("0 draw")
    assert match.horizon(0) == Horizon(1, "revealed")
    assert refused(match, 0) == "revealed"


def test_what_others_have_answered_cannot_be_taken_back() -> None:
    match = playing("0 lay three", "0 leave", "1 lay two")
    assert match.horizon(0) == Horizon(3, "other")
    assert refused(match, 0) == "other"
    assert match.horizon(1) == Horizon(2, "other")
    match.undo(1)
    assert written(match) == ["0 lay three", "0 leave"]


def test_a_secret_answer_can_be_taken_back_until_another_is_in() -> None:
    opening = ["0 lay three", "0 leave", "1 lay two", "1 leave"]
    match = playing(*opening, "0 stake five")
    match.undo(0)
    assert written(match) == opening
    match = playing(*opening, "0 stake five", "1 stake two")
    assert refused(match, 0) == "revealed"
    assert refused(match, 1) == "revealed"


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    assert refused(playing("0 lay three"), 1) == "start"


def test_the_last_move_of_a_game_can_be_taken_back_unless_it_uncovered_something() -> None:
    match = playing(*["0 draw", "1 draw", "0 nothing", "1 nothing"] * 3)
    assert match.state.over
    assert match.record.result == (0, 0)
    assert refused(match, 1) == "revealed"
    match.undo(1, beyond=True)
    assert match.state.waiting()
    assert str(match.record).endswith("result: *\n")


def test_undo_beyond_the_horizon_says_so_in_the_record() -> None:
    match = playing("0 draw", "1 lay two", "1 leave")
    match.undo(0, beyond=True)
    assert written(match) == []
    assert match.record.tags == {"undone": "3>0"}
    match.play(0, "draw")
    match.undo(0, beyond=True)
    assert match.record.tags == {"undone": "3>0 1>0"}
    assert Match.replay(LOTS, parse(str(match.record))).record == match.record


def test_beyond_the_beginning_there_is_nothing() -> None:
    with pytest.raises(UndoError, match="taken back: this seat has made no move"):
        begin().undo(0, beyond=True)


def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been() -> None:
    match = playing("0 lay three")
    match.undo(0)
    match.play(0, "lay five")
    assert match.record == playing("0 lay five").record
    assert match.log == playing("0 lay five").log


def test_replay_stops_at_a_ply() -> None:
    record = playing("0 lay three", "0 leave", "1 draw").record
    assert written(Match.replay(LOTS, record, upto=2)) == ["0 lay three", "0 leave"]
    assert written(Match.replay(LOTS, record, upto=0)) == []
    assert len(Match.replay(LOTS, record, upto=9).record.moves) == 3


def test_spectators_are_told_what_is_addressed_to_all() -> None:
    log = begin().log
    dealt = [event for event in log if event.kind == "receives"]
    assert [event.to for event in dealt] == [0, 1]
    assert [event for event in visible(log, None) if event in dealt] == []
    assert [event for event in visible(log, 1) if event in dealt] == dealt[1:]


def test_an_event_becomes_data() -> None:
    event = Event(
        7, "lays", 1, 0, {"slip": SLIPS["two"], "all": (SLIPS["one"], 3), "to": {1: None}}
    )
    assert event_data(event) == {
        "ply": 7,
        "kind": "lays",
        "seat": 1,
        "slip": "slip:two",
        "all": ["slip:one", 3],
        "to": {"1": None},
    }
    assert "seat" not in event_data(Event(7, "round", NOBODY, 0, {}))


def test_a_fact_that_players_cannot_read_is_a_fault() -> None:
    with pytest.raises(TypeError, match="a Rng is no fact for players"):
        event_data(Event(1, "cheats", 0, 0, {"rng": begin().state.rng}))


def test_secrets_do_not_change_the_marks() -> None:
    """The marks stand in a record that may be shown while the game is running."""
    public = Event(1, "lays", 0, EVERYONE, {"slip": SLIPS["two"]})
    secret = Event(1, "receives", 0, 0, {"slip": SLIPS["five"]})
    assert extend_digest("before", [secret, public]) == extend_digest("before", [public])
    assert extend_digest("before", [public]) != extend_digest("before", [])
    assert extend_digest("before", [public]) != extend_digest("after", [public])
