"""Saving, resuming and taking back."""

import re
import shlex
from pathlib import Path

import pytest

from quattrocento.core.record import parse
from tests.cli.keyboard import Run, saved

RECORD = Path(__file__).parents[1] / "records" / "condottiere" / "01.txt"
TABLE = ("play", "condottiere", "--seed", "a", "--seats", "Anna=you,chance,chance,chance")


def moves(path: Path) -> list[str]:
    return [f"{entry.seat} {entry.text}" for entry in parse(path.read_text("utf-8")).moves]


def test_quitting_saves_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, "--data", str(tmp_path), typed="play m10\nquit\n")
    (path,) = tmp_path.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{4}-condottiere\.txt", path.name)
    assert f"play --resume {path}" in done.out
    assert "0 play m10" in moves(path)
    assert done.code == 0


def test_the_command_to_go_on_keeps_the_language_and_the_file(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, "--data", str(tmp_path), "--lang", "de", typed="play m10\nende\n")
    (path,) = tmp_path.iterdir()
    command = " ".join(done.out.split())
    words = shlex.split(command[command.index("play --resume") :])
    done = run(*words, typed="1\n")
    assert "Das Spiel ist gespeichert." in done.out
    assert [*tmp_path.iterdir()] == [path]
    assert len([move for move in moves(path) if move.startswith("0 ")]) == 2


def test_the_end_of_the_input_saves_too(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, "--data", str(tmp_path), typed="play m10\n")
    assert "The game is saved." in done.out
    assert "0 play m10" in moves(next(tmp_path.iterdir()))


@pytest.mark.parametrize("which", ["latest", "game", "file", "game and file"])
def test_a_game_is_resumed_where_it_was_left(run: Run, tmp_path: Path, which: str) -> None:
    run(*TABLE, "--data", str(tmp_path), typed="play m10\n")
    (path,) = tmp_path.iterdir()
    before = moves(path)
    words = {
        "latest": [],
        "game": ["condottiere"],
        "file": [str(path)],
        "game and file": ["condottiere", str(path)],
    }
    done = run("play", *words[which], "--resume", "--data", str(tmp_path), typed="play m6\n")
    assert moves(path)[: len(before) + 1] == [*before, "0 play m6"]
    assert list(tmp_path.iterdir()) == [path]
    assert "Anna plays a mercenary 10." in done.out


def test_a_file_elsewhere_is_resumed_but_not_written_over(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "--data", str(tmp_path / "data"), typed=f"save {tmp_path / 'mine.txt'}\n")
    text = (tmp_path / "mine.txt").read_text("utf-8")
    other = tmp_path / "other"
    run("play", "--resume", str(tmp_path / "mine.txt"), "--data", str(other), typed="play m10\n")
    assert (tmp_path / "mine.txt").read_text("utf-8") == text
    assert "0 play m10" in moves(next(other.iterdir()))


def test_save_destroys_nothing_unless_told_to(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("precious", "utf-8")
    done = run(*TABLE, "--data", str(tmp_path / "data"), typed=f"save {mine}\n")
    assert f"{mine} exists already. To overwrite it, type save! and its name." in done.out
    assert mine.read_text("utf-8") == "precious"
    done = run(*TABLE, "--data", str(tmp_path / "data"), typed=f"save! {mine}\n")
    assert f"Saved in {mine}" in done.out
    assert parse(mine.read_text("utf-8")).game == "condottiere"


def test_force_lets_save_overwrite(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("worthless", "utf-8")
    run(*TABLE, "--force", "--data", str(tmp_path / "data"), typed=f"save {mine}\n")
    assert parse(mine.read_text("utf-8")).game == "condottiere"


WRITES = {
    "statistics --to": "statistics condottiere --to FILE",
    "statistics -n --to": "statistics condottiere -n 1 --bot chance --on here --data D --to FILE",
    "bench --save": "bench condottiere --seconds 0.001 --save FILE",
    "puzzles mine --to": "puzzles mine condottiere --games 1 --data D --on here --to FILE",
    "review --html": f"review {RECORD} --deep --depth 1 --on here --data D --html FILE",
}


@pytest.mark.parametrize("command", WRITES.values(), ids=WRITES)
def test_no_command_writes_over_a_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """It says so before it has worked for an hour."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.txt").write_text(text := RECORD.read_text("utf-8"), "utf-8")
    done = run(*command.replace("FILE", "game.txt").split())
    assert done.code == 2
    assert "game.txt: " in done.err
    assert "; expected" in done.err
    assert (tmp_path / "game.txt").read_text("utf-8") == text
    done = run(*command.replace("FILE", "no/such/folder").split())
    assert done.code == 2
    assert "no/such/folder: no such file or directory; expected" in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_baseline_is_renewed(run: Run, tmp_path: Path) -> None:
    """A file that holds a baseline already may be written over by another."""
    keep = ["bench", "principato", "--seconds", "0.001", "--save", str(tmp_path / "a.json")]
    assert [run(*keep).code, run(*keep).code] == [0, 0]


def test_save_alone_says_where_the_game_is_kept(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, "--data", str(tmp_path), typed="save\n")
    assert f"Saved in {next(tmp_path.iterdir())}" in done.out


def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    typed = f"save {tmp_path}/no/such/folder\nplay m10\n"
    done = run(*TABLE, "--data", str(tmp_path / "data"), typed=typed)
    assert "could not be written: no such file or directory" in done.out
    assert "Anna plays a mercenary 10." in done.out


def test_a_folder_is_no_place_for_a_game(run: Run, tmp_path: Path) -> None:
    for place in (".", str(tmp_path)):
        done = run(*TABLE, "--data", str(tmp_path / "data"), typed=f"save! {place}\n")
        assert f"{place} could not be written: is a directory" in done.said


def test_another_game_is_resumed_from_within(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "--data", str(tmp_path), typed="play m10\n")
    (first,) = tmp_path.iterdir()
    typed = "resume\nresume 1\nresume 1\nresume nowhere.txt\n"
    done = run("play", "condottiere", "--seed", "b", "--data", str(tmp_path), typed=typed)
    shown, _, after = done.out.partition("> resume 1\n")
    assert f"\n 1 {first.name}\n" in shown
    assert "Anna plays a mercenary 10." in after
    assert "That game cannot be opened: nowhere.txt: no such file or directory" in after


def test_one_person_may_take_back_what_bots_have_answered(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "--data", str(tmp_path / "asked"))
    done = run(*TABLE, "--data", str(tmp_path / "undone"), typed="play m10\nundo\n")
    assert "so the record notes it" in done.said
    record = saved(tmp_path / "undone")
    assert record.moves == saved(tmp_path / "asked").moves
    assert re.fullmatch(r"\d+>3", record.tags["undone"])


def test_undo_at_the_start_changes_nothing(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, "--data", str(tmp_path), typed="undo\n")
    assert "You have not made a move yet." in done.out
    assert len(saved(tmp_path).moves) == 3


def test_undo_goes_back_to_a_real_choice(run: Run, tmp_path: Path) -> None:
    """An only option, played unasked, would be played again at once."""
    kept = "Your only option: Keep the hand."
    after, typed = "", "pass\nundo\n"
    for _ in range(12):
        done = run(*TABLE, "--data", str(tmp_path), typed=typed)
        before, _, after = done.out.rpartition("> undo")
        if kept in " ".join(before.rpartition("> pass")[2].split()):
            break
        typed = "pass\n" + typed
    assert kept not in " ".join(after.split())
    assert "or pass." in after
