"""Principato with letters: five areas, the display, the own goals."""

import io
from dataclasses import replace

import pytest
from rich.console import Console, RenderableType

from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import GOALS
from quattrocento.games.principato.state import Principato
from quattrocento.text.boards import find_board
from quattrocento.text.boards.board import Frame, lines_of
from quattrocento.text.words import Words
from tests.games.principato.scenes import edition, prince, table

BOARD = find_board("principato")
WORDS = Words("en", "principato", ["Anna", "Marco"])


def frame(marks: tuple[str, ...] = ("●", "■")) -> Frame:
    return Frame(80, marks, edition(), (), "action")


def shown(what: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def rows(s: Principato, seat: int | None = 0) -> list[str]:
    return shown(BOARD.draw(GAME.view(s, seat), WORDS, frame())).splitlines()


def rich_and_poor() -> Principato:
    return table(
        prince("harvest bank", "armory villa", "book:5 book:3", farms=2, food=3, militias=2,
               militia_food=1, catapults=1, military=7),
        prince("farm field"),
        display="market bank writer field farm",
    )  # fmt: skip


def test_a_principality_is_shown_by_its_five_areas() -> None:
    drawn = rows(rich_and_poor())
    for area, first in (
        ("Environs", "Fields 1, Farms 2"),
        ("City wall", "Strength 1"),
        ("City ", "Palazzi 1, Banks 1"),
        ("Palace", "Books 5 3"),
        ("Church", "Favour 1/3"),
    ):
        assert any(line.startswith(area) and first in line for line in drawn), area
    text = "\n".join(drawn)
    assert "Food 3/4" in text
    assert "Militias 1/2" in text
    assert "Military points 7" in text


def test_stores_are_as_large_as_the_edition_says() -> None:
    """PRI-04"""
    s = rich_and_poor()
    s.edition = replace(s.edition, farm=3, bank=4, church=5)
    text = "\n".join(rows(s))
    assert "Food 3/6" in text
    assert "Money 1/4" in text
    assert "Favour 1/5" in text


def test_the_display_has_places_and_marks_cards_that_are_swapped() -> None:
    text = " ".join(" ".join(rows(rich_and_poor())).split())
    assert "1 Market ⇄ 2 Build a bank 3 Writer 4 Clear land 5 Build a farm" in text


def test_without_signs_an_asterisk_marks_the_swap() -> None:
    s = rich_and_poor()
    drawn = shown(BOARD.draw(GAME.view(s, 0), WORDS, frame(("A", "B"))))
    assert "Market *" in drawn


def small(width: int, room: int, seat: int | None = 0) -> str:
    """Four at a table, drawn where there is not much room."""
    busy = prince("harvest bank", "armory villa", "book:5 book:3", farms=2, food=3, militias=2)
    s = table(busy, busy, busy, busy)
    words = Words("en", "principato", ["Anna", "Cosimo", "Lucrezia", "Ludovico"])
    paper = Frame(width, ("A", "B", "C", "D"), edition(), (), "action", room)
    drawn = BOARD.draw(GAME.view(s, seat), words, paper)
    assert lines_of(drawn, width) <= room
    return " ".join(shown(drawn).split())


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("room", range(10, 24))
def test_where_there_is_little_room_nobody_is_missing_without_a_word(width: int, room: int) -> None:
    drawn = small(width, room)
    assert all(name in drawn for name in ("Anna", "Cosimo", "Lucrezia", "Ludovico"))
    told = {drawn.count("Farms 2"), drawn.count("Food 3/4")}
    assert told <= {1, 4}
    assert ("; type more" in drawn) == (told == {1})


def test_in_a_small_window_all_others_stand_in_a_line_each() -> None:
    drawn = small(80, 12)
    assert drawn.count("Strength -2 · Food 3/4") == 3
    assert drawn.count("Food 3/4") == 4


def test_only_the_own_goals_are_shown() -> None:
    s = rich_and_poor()
    assert "Your goals: Armory (1 VP for each catapult)" in "\n".join(rows(s, 0))
    assert "Armory" not in "\n".join(rows(s, None))


def test_goals_pay_what_the_edition_says() -> None:
    """PRI-64, PRI-65"""
    s = table(prince(goals="armory villa"), prince(goals="fertile-land palace"))
    assert "Villa (2/5/9 VP for 1/2/3 pairs of book and painting)" in said(s, 0)
    assert "Fertile land (1 VP for each field and farm beyond 6)" in said(s, 1)
    aims = s.edition.aims.copy()
    aims[GOALS["villa"].index] = replace(aims[GOALS["villa"].index], points=[3, 7])
    aims[GOALS["armory"].index] = replace(aims[GOALS["armory"].index], beyond=1, every=2)
    s.edition = replace(s.edition, aims=aims)
    assert "Armory (1 VP for every 2 catapults beyond 1)" in said(s, 0)
    assert "Villa (3/7 VP for 1/2 pairs of book and painting)" in said(s, 0)


def said(s: Principato, seat: int) -> str:
    return " ".join(" ".join(rows(s, seat)).split())


def test_more_tells_what_every_card_does_and_what_is_left() -> None:
    drawn = shown(BOARD.more(GAME.view(rich_and_poor(), 0), WORDS, frame()))
    text = " ".join(drawn.split())
    assert "Writer 1 book of your choice for 4 food" in text
    assert "Harvest ⇄ 1 food for each field" in text
    assert "Books 5 5 5 5 4 4 4 4 4 3 3 3 3" in text


def test_a_preview_tells_what_is_gained_and_what_finds_no_room() -> None:
    s = table(prince("tax-food bank", food=1), prince())
    choice = s.choice(0)
    assert choice is not None
    told = BOARD.preview(choice.preview(s, s.legal_moves(0)[0]), WORDS)
    assert told == ["1 food into store.", "2 find no room in store."]
