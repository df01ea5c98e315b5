"""Boards are drawn from a view, by the game's own module or as nested tables."""

import io
from dataclasses import replace

from rich.console import Console, RenderableType

from quattrocento.games.condottiere.state import Variants
from quattrocento.games.condottiere.view import view
from quattrocento.text.boards import find_board
from quattrocento.text.boards.board import Frame
from quattrocento.text.boards.nested import NESTED
from quattrocento.text.words import Words
from tests.games.condottiere.scenes import battle, campaign, edition
from tests.play import play

BOARD = find_board("condottiere")
WORDS = Words("en", "condottiere", ["Anna", "Marco"])


def shown(what: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def frame(*news: str, asked: str = "turn", marks: tuple[str, ...] = ("●", "■")) -> Frame:
    return Frame(80, marks, edition(), news, asked)


def test_the_city_that_is_fought_over_and_its_defender_are_marked() -> None:
    s = battle(["m1", "m2"], city="roma", owners={"roma": 1, "siena": 0})
    drawn = shown(BOARD.draw(view(s, 0), WORDS, frame()))
    assert "Battle for Rome, defended by ■ Marco" in drawn
    assert "■ Rome ◄" in drawn
    assert "● Siena " in drawn
    assert "○ Turin" in drawn


def test_between_battles_no_city_is_marked() -> None:
    s = campaign(["m1", "m2"])
    assert "◄" not in shown(BOARD.draw(view(s, 0), WORDS, frame(asked="city-choice")))


def test_winter_armies_and_who_is_out_are_shown() -> None:
    s = battle(["m10 m5 m1", "winter m2 m3"])
    play(s, "0 play m10", "1 play winter", "0 play m5", "1 play m2", "0 pass")
    drawn = shown(BOARD.draw(view(s, 0), WORDS, frame()))
    assert "WINTER" in drawn
    assert "2  5 10 (out)" in drawn
    assert "1  2 · Winter" in drawn
    assert "Hand: 1\n" in drawn


def test_hidden_hand_sizes_stay_hidden() -> None:
    s = battle(["m10 m5", "m2 m3 m4"], variants=Variants(hand_sizes="hidden"))
    drawn = shown(BOARD.draw(view(s, 0), WORDS, frame()))
    assert any(line.split()[:4] == ["■", "Marco", "0/6", "?"] for line in drawn.splitlines())
    assert "Hand: 5 10" in drawn


def test_a_long_headline_is_not_cut() -> None:
    words = Words("en", "condottiere", ["A" * 16, "B" * 16])
    s = battle(["winter m1", "m2"], city="firenze", owners={"firenze": 1})
    play(s, "0 play winter")
    drawn = " ".join(shown(BOARD.draw(view(s, 0), words, frame())).split())
    assert f"Battle for Florence, defended by ■ {'B' * 16} · WINTER" in drawn


def test_long_news_go_above_the_map_and_the_latest_beside_it() -> None:
    news = [f"This is the sentence with the number {number}." for number in range(10)]
    drawn = shown(BOARD.draw(view(battle(["m1", "m2"]), 0), WORDS, frame(*news)))
    assert all(f"number {number}." in " ".join(drawn.split()) for number in (0, 5))
    assert drawn.index("number 0.") < drawn.index("Turin") < drawn.index("9.")


def test_a_terminal_without_signs_gets_letters() -> None:
    s = battle(["m1", "m2"], owners={"roma": 1})
    drawn = shown(BOARD.draw(view(s, 0), WORDS, frame(marks=("A", "B"))))
    assert "B Rome" in drawn
    assert ". Turin" in drawn


def test_more_tells_what_is_known_of_a_hand() -> None:
    s = battle(["m10 m5 scarecrow", "m2 m3"])
    play(s, "0 play m10", "1 play m2", "0 play scarecrow", "0 take-back m10")
    assert "Anna holds for certain: Mercenary 10" in shown(BOARD.more(view(s, 1), WORDS, frame()))


def test_more_lists_the_borders_of_the_map_that_is_played_on() -> None:
    """CON-45"""
    s = battle(["m1", "m2"], owners={"modena": 1}, variants=Variants(map="published"))
    drawn = shown(BOARD.more(view(s, 0), WORDS, frame()))
    assert "○ Lucca free Parma ■Modena Florence" in " ".join(drawn.split())


def test_a_mercenary_is_shown_by_what_it_counts_in_this_edition() -> None:
    """CON-20"""
    seen = view(battle(["m5 m10 bishop", "m2"]), 0)
    other = replace(seen, values=seen.values | {"m10": 12})
    assert "Hand: 5 12 · Bishop" in shown(BOARD.draw(other, WORDS, frame()))


def test_a_game_without_a_board_is_drawn_as_nested_tables() -> None:
    assert find_board("chess") is NESTED
    s = battle(["m10 m5", "m2 m3"])
    drawn = shown(NESTED.draw(view(s, 0), WORDS, frame("Anna passes.")))
    assert drawn.startswith("Anna passes.\n")
    assert "condottiere" in drawn
    assert "m5 m10" in drawn
    assert "captains" in drawn
