"""`quattrocento puzzle` and `quattrocento puzzles`: solved at the keyboard, and by bots."""

from pathlib import Path

import pytest

from quattrocento.games import GAMES
from quattrocento.puzzles.book import PuzzleBook
from quattrocento.puzzles.puzzle import puzzles
from tests.cli.keyboard import Run

GAME = next(game for game in GAMES if puzzles(game))


def test_a_puzzle_is_answered_until_it_is_right(run: Run) -> None:
    one = puzzles(GAME)[0]
    wrong = one.decision.options[1].move
    done = run("puzzle", GAME, "1", typed=f"{wrong}\n{one.solution}\nquit\n")
    assert done.code == 0
    assert "Try again" in done.said
    assert done.said.index("Not ") < done.said.index("Right:") < done.said.index("would follow")


def test_the_answer_is_told_and_the_next_one_asked(run: Run) -> None:
    done = run("puzzle", GAME, "1", "--lang", "de", typed="antwort\nweiter\nende\n")
    assert done.code == 0
    assert "Die Antwort ist" in done.said
    assert "Rätsel 2 von" in done.said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is no move here"), ("de", "ist hier kein"), ("it", "qui non è una")]
)
def test_what_is_no_move_is_answered(run: Run, lang: str, said: str) -> None:
    done = run("puzzle", GAME, "1", "--lang", lang, typed="garbage\n9999\nquit\n")
    assert done.said.count(said) == 2
    assert "garbage" in done.said.partition(said)[0]
    assert said not in run("puzzle", GAME, "1", "--lang", lang, typed="\nquit\n").said


def test_rules_and_what_moves_do_are_told_beside_a_puzzle(run: Run) -> None:
    done = run("puzzle", "condottiere", "1", typed="rule CON-21\nrule\nwhy\n?1\nhint\nquit\n")
    assert "Winter" in done.said
    assert done.said.count("is no move here") == 1


def test_without_a_number_it_is_that_of_the_day(run: Run) -> None:
    assert "Puzzle" in run("puzzle", GAME, typed="quit\n").said


def test_a_puzzle_that_is_not_there_is_refused(run: Run) -> None:
    done = run("puzzle", GAME, "9999")
    assert done.code == 2
    assert f"expected 1 to {len(puzzles(GAME))}" in done.err


def test_bots_try_them(run: Run) -> None:
    done = run("puzzles", "check", GAME, "-n", "2", "--bot", "apprentice", "--on", "here")
    assert done.code == 0
    assert "of 2 solved" in done.said


def test_mining_says_what_was_found(run: Run, tmp_path: Path) -> None:
    """A game that was looked through before is not looked through again."""
    PuzzleBook(tmp_path / "puzzles", GAME, "lily").add(0, puzzles(GAME)[:1])
    asked = ["puzzles", "mine", GAME, "-n", "1", "--games", "1", "--seed", "lily"]
    done = run(*asked, "--data", str(tmp_path), "--to", str(tmp_path / "found.json"))
    assert done.code == 0
    assert "of 1 puzzles, found in 1 games" in done.said
    assert (tmp_path / "found.json").exists()
    assert run("puzzles", "find", GAME).code == 2
