"""Signorie in the terminal: what a narrow and a wide screen show."""

import io

import pytest
from rich.console import Console

from quattrocento.games.signorie import GAME
from quattrocento.text.boards.board import Frame
from quattrocento.text.boards.signorie import BOARD
from quattrocento.text.words import LANGUAGES, Words
from tests.games.signorie.scenes import lay_tile, place_men, scene

MARKS = ("●", "▲", "■", "◆")


def drawn(language: str, width: int) -> list[str]:
    """The question of a turn in a game of four, one of whom has passed."""
    s = scene(seats=4)
    lay_tile(s, "venezia", marriage="montefeltro-4", mission="montefeltro-2")
    place_men(s, 0, "politics-4 church-2")
    s.families[1].passed = True
    s.families[2].pledged = (0, 2)
    words = Words(language, "signorie", ["Anna", "Simonetta", "Lucrezia", "Lorenzo"])
    console = Console(file=io.StringIO(), width=width, color_system=None)
    frame = Frame(width, MARKS, GAME.edition(), (), "turn")
    with console.capture() as captured:
        console.print(BOARD.draw(GAME.view(s, 0), words, frame))
    return captured.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_and_no_task_is_broken_at_eighty_columns(language: str) -> None:
    lines = drawn(language, 80)
    words = Words(language, "signorie")
    assert any("▲ Simonetta" in line for line in lines)
    assert any(line.strip() == words("board-passed") for line in lines)
    heading = words("board-tasks")
    (tasks,) = [place for place, line in enumerate(lines) if heading in line]
    assert len(lines) - tasks - 1 == 10, "a line for each task"


def test_a_wide_screen_has_the_tasks_beside_the_dice() -> None:
    (heading,) = [line for line in drawn("en", 130) if "Tasks for men" in line]
    assert "Signoria" in heading


@pytest.mark.parametrize(("language", "colour"), [("en", "Red"), ("de", "Rot"), ("it", "Rosso")])
def test_every_family_shows_its_colour(language: str, colour: str) -> None:
    """SIG-02"""
    assert any("▲ Simonetta" in line for line in drawn(language, 80))
    assert any(f"({colour})" in line for line in drawn(language, 80))


def test_figures_on_the_threshold_space_are_shown() -> None:
    """SIG-34"""
    assert any(line.strip() == "threshold: 2w" for line in drawn("en", 80))
