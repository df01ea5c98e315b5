"""Looking back: the same moment, whether played from the beginning or from a snapshot."""

from pathlib import Path

import pytest

from quattrocento.core.match import SNAPSHOT, Match
from quattrocento.core.moves import Move
from quattrocento.core.record import Record, parse
from quattrocento.games import GAMES

RECORDS = Path(__file__).parents[1] / "records"


class Counted(Match):
    """A match that counts the moves played at any of them."""

    plays = 0

    def play(self, seat: int, move: Move | str) -> Move:
        Counted.plays += 1
        return super().play(seat, move)


def played(record: Record, kind: type[Match] = Match) -> Match:
    """A match with snapshots."""
    match = kind.replay(GAMES[record.game], record, 0)
    match.keep_snapshots()
    for entry in record.moves:
        match.play(entry.seat, entry.text)
    return match


@pytest.fixture(params=sorted(GAMES))
def record(request: pytest.FixtureRequest) -> Record:
    """The longest record of a game."""
    files = (RECORDS / request.param).glob("*.txt")
    return parse(max((file.read_text("utf-8") for file in files), key=len))


def test_a_moment_is_the_same_from_a_snapshot(record: Record) -> None:
    match = played(record)
    assert len(match.moves) > SNAPSHOT
    plain = Match.replay(match.game, record, 0)
    for ply, entry in enumerate(record.moves[: SNAPSHOT + 3], 1):
        plain.play(entry.seat, entry.text)
        if ply < SNAPSHOT - 1:
            continue
        then = match.at(ply)
        assert then.state == plain.state
        assert then.log == plain.log
        assert then.record == plain.record


def test_the_end_is_the_same_from_a_snapshot(record: Record) -> None:
    match = played(record)
    assert match.at(len(record.moves)).record == match.record


def test_looking_back_plays_few_moves_again() -> None:
    record = parse((RECORDS / "condottiere" / "31.txt").read_text("utf-8"))
    match = played(record, Counted)
    for ply in (20, len(record.moves) - 1):
        Counted.plays = 0
        assert match.at(ply).state.ply == ply
        assert Counted.plays <= SNAPSHOT


def test_taking_back_plays_few_moves_again_and_goes_on() -> None:
    record = parse((RECORDS / "condottiere" / "31.txt").read_text("utf-8"))
    match = played(record, Counted)
    seat = record.moves[-1].seat
    Counted.plays = 0
    match.undo(seat, beyond=True)
    assert Counted.plays <= SNAPSHOT
    for entry in record.moves[match.state.ply :]:
        match.play(entry.seat, entry.text)
    assert match.record.moves == record.moves
    assert match.record.digest == record.digest
