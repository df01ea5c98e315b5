"""`quattrocento replay`."""

import json
import re
from pathlib import Path

import pytest

from quattrocento.core.record import parse
from quattrocento.games import GAMES
from tests.cli.keyboard import Run

RECORDS = Path(__file__).parents[1] / "records"


def is_retold(path: Path) -> bool:
    record = parse(path.read_text("utf-8"))
    return record.revision in GAMES[record.game].retold


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A game of two bots."""
    table = ("--seats", "Anna=chance,Marco=chance", "--seed", "a", "--data", str(tmp_path))
    run("play", "condottiere", *table)
    (path,) = tmp_path.iterdir()
    return path


def test_a_finished_record_is_verified_up_to_its_end(run: Run, finished: Path) -> None:
    count = len(parse(finished.read_text("utf-8")).moves)
    done = run("replay", "--verify", str(finished))
    assert done.code == 0
    assert f"all {count} moves replay as recorded, up to the end of the game." in done.out


def test_a_record_is_verified_as_far_as_one_likes(run: Run, finished: Path) -> None:
    text = finished.read_text("utf-8")
    damaged = text.replace("\n50 ", "\n50 0 dance\n50 ")
    finished.write_text(damaged, "utf-8")
    assert run("replay", "--verify", str(finished)).code == 2
    finished.write_text(text.replace("\nresult", "\nresult", 1), "utf-8")
    assert "7 moves replay as recorded" in run("replay", "--verify", "--to", "7", str(finished)).out


@pytest.mark.parametrize("command", [["replay", "--verify"], ["verify"]])
def test_moves_without_a_mark_are_counted(run: Run, finished: Path, command: list[str]) -> None:
    """What is not compared is not told to have gone as recorded, and nothing more."""
    assert "no mark" not in run(*command, str(finished)).out
    assert json.loads(run(*command, str(finished), "--json").out)["unmarked"] == 0
    text = finished.read_text("utf-8")
    finished.write_text(re.sub(r"^([123] .*) ; \w+$", r"\1", text, flags=re.MULTILINE), "utf-8")
    assert "3 moves carry no mark that could be compared" in run(*command, str(finished)).said
    assert json.loads(run(*command, str(finished), "--json").out)["unmarked"] == 3


def test_marks_of_a_story_that_is_told_otherwise_now_are_not_compared(run: Run) -> None:
    record = next(path for path in RECORDS.rglob("*.txt") if is_retold(path))
    count = len(parse(record.read_text("utf-8")).moves)
    done = run("replay", "--verify", str(record))
    assert f"{count} moves carry no mark that could be compared" in done.said


def test_steps_go_forward_back_and_anywhere(run: Run, finished: Path) -> None:
    count = len(parse(finished.read_text("utf-8")).moves)
    shown = run("replay", str(finished), typed=f"\n\nb\n{count}\nq\n").out
    places = [line for line in shown.splitlines() if line.startswith(("Move ", "Before "))]
    assert places[0] == f"Before the first of {count} moves"
    wanted = [1, 2, 1, count]
    assert [line.split()[1] for line in places[1:]] == [str(ply) for ply in wanted]
    assert "has won!" in shown


def test_a_step_says_what_has_happened(run: Run, finished: Path) -> None:
    entry = parse(finished.read_text("utf-8")).moves[0]
    name = ("Anna", "Marco")[entry.seat]
    shown = run("replay", "--to", "1", str(finished), typed="q\n").out
    assert f"{name} marches on" in shown
    assert f", {name}: {entry.text}" in shown


def test_a_place_that_does_not_exist_is_refused(run: Run, finished: Path) -> None:
    count = len(parse(finished.read_text("utf-8")).moves)
    shown = run("replay", str(finished), typed="b\n99999\nx\nq\n").out
    assert shown.count(f"Type Enter, b, q, or a number from 0 to {count}.") == 3
    done = run("replay", "--to", str(count + 1), str(finished))
    assert done.code == 2
    assert f"expected 0 to {count}, its moves" in done.err


def test_enter_at_the_end_leaves(run: Run, finished: Path) -> None:
    count = len(parse(finished.read_text("utf-8")).moves)
    assert run("replay", "--to", str(count), str(finished), typed="\n").code == 0


def test_nobody_s_hand_is_shown(run: Run, finished: Path) -> None:
    assert "Hand:" not in run("replay", "--to", "3", str(finished)).out


def test_a_review_says_how_the_points_grew_and_where_the_game_turned(
    run: Run, finished: Path
) -> None:
    record = parse(finished.read_text("utf-8"))
    done = run("replay", "--review", "--lang", "en", str(finished))
    assert done.code == 0
    assert "Points, as everyone could see them" in done.out
    last = next(line for line in done.out.splitlines() if f" {len(record.moves)} " in line)
    assert all(f" {total} " in last for total in record.result)
    assert "Turning points" in done.out
    assert "chance to win from" in done.out
