"""Records: a text that people can read; whatever is wrong with it is named with its line."""

import re

import pytest

from quattrocento.core.match import Match
from quattrocento.core.record import Record, RecordError, parse
from quattrocento.core.rng import seed_key
from tests.lots import LOTS
from tests.lots.scenes import begin

FINISHED = (
    "0 lay three, 0 leave, 1 draw, 0 stake five, 1 nothing, 0 draw, 1 draw, 1 nothing, 0 nothing, "
    "0 draw, 1 draw, 0 nothing, 1 nothing"
).split(", ")


def finished(**tags: str) -> Record:
    match = begin(**tags)
    for text in FINISHED:
        seat, _, move = text.partition(" ")
        match.play(int(seat), move)
    return match.record


TEXT = str(finished(name0="Anna", name1="Bruno = the Great"))
LINES = TEXT.split("\n")


def line(start: str) -> int:
    """The number of the line that begins so."""
    return 1 + next(number for number, line in enumerate(LINES) if line.startswith(start))


def complaint(text: str) -> str:
    with pytest.raises(RecordError) as fault:
        Match.replay(LOTS, parse(text))
    assert re.match(r"line \d+[:,] ", str(fault.value)), f"no line in {str(fault.value)!r}"
    return str(fault.value)


def without(start: str) -> str:
    return "\n".join(line for line in LINES if not line.startswith(start))


def changed(start: str, new: str) -> str:
    """The record with another line in the place of the one that begins so."""
    number = line(start) - 1
    return "\n".join([*LINES[:number], new, *LINES[number + 1 :]])


def test_a_record_reads_as_a_game() -> None:
    assert LINES[:3] == ["quattrocento record 1", "game: lots", "revision: 1"]
    assert LINES[4] == "options: first=0 draws=yes wins=most hand=3"
    moves = [re.sub(r" ; [0-9a-f]{4}$", "", line) for line in LINES if line[:1].isdigit()]
    assert moves == [f"{ply} {text}" for ply, text in enumerate(FINISHED, 1)]
    assert LINES[-3] == "result: 3 0"


def test_a_record_survives_its_text() -> None:
    record = parse(TEXT)
    assert str(record) == TEXT
    assert record == finished(name0="Anna", name1="Bruno = the Great")
    assert record.tags == {"name0": "Anna", "name1": "Bruno = the Great"}
    assert record.result == (3, 0)


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert parse(TEXT.replace("\n", "\r\n")) == parse(TEXT)


def test_blank_lines_do_no_harm() -> None:
    assert parse(TEXT.replace("\n", "\n\n")) == parse(TEXT)


def test_a_name_cannot_add_lines() -> None:
    record = finished(name0="Anna\nresult: 9 9\n", name1="a\u2028seed: 0\x0bb\x85")
    assert record.tags == {"name0": "Anna result: 9 9", "name1": "a seed: 0 b"}
    assert parse(str(record)) == record


def test_a_running_game_has_no_result_and_may_be_shown_without_its_seed() -> None:
    match = begin()
    match.play(0, "draw")
    text = str(match.record.without_seed())
    assert text.endswith("\nresult: *\n")
    assert match.record.seed not in text
    assert parse(text).moves == match.record.moves
    assert complaint(text).endswith(
        "no seed follows: the record is of a game that was still running"
    )


@pytest.mark.parametrize(
    "text", ["", "\n", "Dear Anna", "quattrocento record 2\n", "\ufeffquattrocento record 1\n"]
)
def test_another_file_is_no_record(text: str) -> None:
    assert "is no record; expected 'quattrocento record 1'" in complaint(text)


@pytest.mark.parametrize("key", ["game", "revision", "edition", "options", "seats", "commitment"])
def test_a_key_that_is_missing_is_named(key: str) -> None:
    assert complaint(without(f"{key}:")).endswith(f"the record has no {key!r}")


def test_a_record_that_breaks_off_says_where() -> None:
    for length in range(9, len(LINES) - 3):
        said = complaint("\n".join(LINES[:length]) + "\n")
        assert said.startswith(f"line {length}: the record ") or length == line("1 0") - 1


def test_no_record_that_was_cut_before_its_result_is_taken() -> None:
    for cut in range(len(LINES[0]), TEXT.index("3 0\ndigest")):
        complaint(TEXT[:cut])


@pytest.mark.parametrize(
    ("start", "new", "expected"),
    [
        ("revision", "revision: one", "revision is 'one'; expected whole numbers"),
        ("revision", "revision: 1 2", "revision is '1 2'; expected one whole number"),
        ("edition", "edition: paper-slips", "edition is 'paper-slips'; expected a name and 16"),
        ("options", "options: first", "options is 'first'; expected 'key=value' once"),
        ("options", "options: hand=3 hand=2", "expected 'key=value' once for each option"),
        ("options", "options: beer=3", "lots has no option 'beer'; expected one of first, draws"),
        ("options", "options: hand=9", "option hand is '9'; expected one of 3, 2"),
        ("seats", "seats: 9", "lots has 2 to 4 seats, not 9"),
        ("seats", "seats: " + "9" * 5000, "seats is '9999"),
        ("seed", "seed: abc", "seed is 'abc'; expected 64 hexadecimal digits"),
        ("seed", "seed: ", "seed is ''; expected 64 hexadecimal digits"),
        ("seed", "seed: " + "0" * 64, "the seed does not fit the commitment"),
        ("game", "game: chess", "game is 'chess'; expected 'lots'"),
        ("tag", "tag: name0", "tag 'name0'; expected 'name = text'"),
        ("tag", "hat: blue", "unknown key 'hat'"),
        ("tag", "seats: 2", "'seats' stands here a second time"),
        ("tag", "Anna sits here", "'Anna sits here'; expected 'key: value' or a move"),
        ("2 0", "2 0", "'2 0'; expected 'ply seat move'"),
        ("2 0", "2 0 leave ; xyz", "'2 0 leave ; xyz'; expected 'ply seat move'"),
        ("2 0", "3 0 leave", "move 3 stands where move 2 is expected"),
        ("2 0", "9" * 5000 + " 0 leave", "expected 'ply seat move'"),
        ("2 0", "² 0 leave", "expected 'ply seat move'"),
        ("result", "result: one nil", "result is 'one nil'; expected whole numbers"),
        ("result", "result: ", "result is ''; expected whole numbers"),
        ("result", "result: 0 1", "the result is '0 1'; expected '3 0'"),
        ("result", "result: 3 0 0", "the result is '3 0 0'; expected '3 0'"),
        ("digest", "digest: " + "0" * 64, "the digest does not fit the game that was played"),
    ],
)
def test_a_damaged_line_is_named(start: str, new: str, expected: str) -> None:
    number = line("seats") if new == "seats: 9" else line(start)
    said = complaint(changed(start, new))
    assert said.startswith(f"line {number}: ")
    assert expected in said


def test_a_commitment_that_was_changed_does_not_fit() -> None:
    said = complaint(changed("commitment", "commitment: " + "0" * 64))
    assert "the seed does not fit the commitment: one of them was changed" in said


@pytest.mark.parametrize(
    ("start", "new", "expected"),
    [
        ("1 0", "1 0 lay two", "move 1: 'lay two' is forbidden by LOT-02"),
        ("1 0", "1 1 draw", "move 1: 'draw' is not open to seat 1; it is not asked anything now"),
        ("1 0", "1 9 draw", "move 1: 'draw' is not open to seat 9; it is not asked anything now"),
        ("1 0", "1 0 lay three ; 0000", "move 1: from here the game goes another way"),
        (
            "6 0",
            "6 0 lay one",
            "move 7: 'draw' is not open to seat 1; it is not asked anything now",
        ),
    ],
)
def test_a_move_that_was_changed_is_named(start: str, new: str, expected: str) -> None:
    ply = int(expected.split(":")[0].removeprefix("move "))
    said = complaint(changed(start, new))
    assert said.startswith(f"line {line('1 0') + ply - 1}, {expected}")


def test_marks_left_out_are_not_missed() -> None:
    bare = re.sub(r" ; [0-9a-f]{4}$", "", TEXT, flags=re.MULTILINE)
    assert Match.replay(LOTS, parse(bare)).record == parse(TEXT)


def test_options_that_were_changed_are_found_even_where_they_made_no_difference() -> None:
    match = begin()
    for text in ["0 draw", "1 draw", "0 nothing", "1 nothing"] * 3:
        match.play(int(text[0]), text[2:])
    assert match.record.result == (0, 0)
    said = complaint(str(match.record).replace("wins=most", "wins=least"))
    assert said.endswith("move 1: from here the game goes another way")


def test_a_result_before_the_end_is_refused() -> None:
    match = begin()
    match.play(0, "draw")
    said = complaint(str(match.record).replace("result: *", "result: 3 0"))
    assert said.endswith("the record gives a result, but the game is not over")


def test_a_record_of_another_revision_is_tried() -> None:
    assert Match.replay(LOTS, parse(changed("revision", "revision: 7"))).state.over


def test_where_it_then_goes_another_way_the_revision_is_named() -> None:
    old = changed("revision", "revision: 7").replace("3 1 draw", "3 1 sing")
    said = complaint(old)
    assert said.startswith(f"line {line('3 1')}, move 3: 'sing' is not open to seat 1")
    assert said.endswith("(written by revision 7 of the rules, this is 1)")


def test_a_record_of_an_edition_that_is_not_here_is_tried_too() -> None:
    old = changed("edition", "edition: lost-box 0123456789abcdef")
    assert Match.replay(LOTS, parse(old)).state.over
    said = complaint(old.replace("3 1 draw", "3 1 sing"))
    assert said.endswith("(written with edition 'lost-box' 0123456789abcdef)")


def with_own_edition() -> str:
    own = LOTS.edition().imprint.text.replace("rounds = 3", "rounds = 1\n# short, \u2028 quick")
    edition = LOTS.edition(own, "mine.toml")
    match = Match.begin(LOTS, 2, LOTS.read_variants({"first": "0"}), edition, seed_key("lots"))
    for text in FINISHED[:5]:
        match.play(int(text[0]), text[2:])
    assert match.state.over
    return str(match.record)


def test_another_edition_is_embedded_and_replayed() -> None:
    text = with_own_edition()
    assert "\nedition-text: rounds = 1\n" in text
    again = Match.replay(LOTS, parse(text))
    assert again.state.over
    assert str(again.record) == text


def test_the_own_edition_is_not_embedded() -> None:
    assert "edition-text" not in TEXT


def test_an_embedded_edition_that_was_changed_is_refused() -> None:
    text = with_own_edition().replace("edition-text: rounds = 1", "edition-text: rounds = 2")
    assert complaint(text).endswith("the record's own edition does not fit its digest")


def test_an_embedded_edition_that_is_damaged_is_refused() -> None:
    text = with_own_edition().replace("edition-text: rounds = 1", "edition-text: beer = 1")
    assert "the record's own edition, line 16: 'play.rounds' is missing" in complaint(text)
