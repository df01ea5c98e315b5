"""Bots of one's own at the keyboard."""

import shlex
import sys
from pathlib import Path

import pytest

from quattrocento.api import bot, new
from tests.cli.keyboard import Run, saved

FIRST = """
import json, sys
open(sys.argv[1], "a").write("started ")
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 2}), flush=True)
    if asked["type"] == "turn":
        if asked["ply"] > int(sys.argv[2]):
            sys.exit("out of ideas")
        move = asked["options"][0]["move"]
        print(json.dumps({"type": "move", "id": asked["id"], "move": move}), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    """A program that notes each start, and ends after a ply."""
    (tmp_path / "first.py").write_text(FIRST, "utf-8")
    return f"run:{sys.executable} {tmp_path / 'first.py'} {tmp_path / 'starts'}"


def table(program: str, folder: Path, last: int = 1000) -> list[str]:
    seats = ["--seats", f"Anna=you,Marvin={program} {last}"]
    return ["play", "condottiere", "--seed", "a", *seats, "--data", str(folder)]


def test_a_program_sits_at_the_keyboard(run: Run, program: str, tmp_path: Path) -> None:
    done = run(*table(program, tmp_path / "games"), typed="1\n1\nquit\n")
    assert done.code == 0
    assert "Marvin" in done.said
    assert any(entry.seat == 1 for entry in saved(tmp_path / "games").moves)


def test_a_saved_game_starts_no_program_by_itself(run: Run, program: str, tmp_path: Path) -> None:
    """A record can come from anyone: only the command line names programs, and it is told how."""
    games = tmp_path / "games"
    done = run(*table(program, games), typed="1\n1\nquit\n")
    (path,) = games.iterdir()
    starts = tmp_path / "starts"
    assert starts.read_text() == "started "
    run("play", "--resume", str(path), "--data", str(games), typed="quit\n")
    assert starts.read_text() == "started "
    words = shlex.split(done.said[done.said.index("play --resume") :])
    assert run(*words, typed="1\nquit\n").code == 0
    assert starts.read_text() == "started started "


def test_a_saved_game_says_who_plays_for_a_program(run: Run, program: str, tmp_path: Path) -> None:
    games = tmp_path / "games"
    run(*table(program, games), typed="1\n1\nquit\n")
    (path,) = games.iterdir()
    on = ["play", "--resume", str(path), "--data", str(games)]
    done = run(*on, typed="quit\n")
    assert "first.py" in done.said.partition("chance plays for Marvin")[0]
    assert "--seats" in done.said
    assert "chance plays for" not in run(*on, "--seats", "you,apprentice", typed="quit\n").said
    again = run(*on, typed="log\nquit\n")
    assert again.said.count("chance plays for Marvin") == 2
    within = run(*table(program, games), typed="resume 1\nquit\n")
    assert "chance plays for Marvin" in within.said


def test_a_saved_game_keeps_its_people(run: Run, program: str, tmp_path: Path) -> None:
    games = tmp_path / "games"
    run(*table(program, games), typed="1\nquit\n")
    (path,) = games.iterdir()
    done = run("play", "--resume", str(path), "--seats", "chance,you", "--data", str(games))
    assert done.code == 2
    assert "expected those of the saved game: you,BOT" in done.err


def test_a_program_that_fails_is_named_and_the_game_is_kept(
    run: Run, program: str, tmp_path: Path
) -> None:
    done = run(*table(program, tmp_path / "games", last=3), typed="1\n1\n2\n3\n")
    assert done.code == 1
    assert "out of ideas" in done.out
    assert "Marvin: " in done.err
    assert "--resume" in done.err
    assert saved(tmp_path / "games").moves


def test_the_front_door_takes_programs_too(program: str) -> None:
    match = new("condottiere", seats=2, seed="lily")
    choice = bot(f"{program} 1000").choose(match.seen(match.turn))
    assert choice == match.legal_moves(match.turn)[0]
