"""The board of The Princes of Florence, as it is drawn on 80 columns."""

import io

from rich.console import Console, RenderableType

from quattrocento.core.pieces import kebab
from quattrocento.games.princes import GAME
from quattrocento.games.princes.state import Princes
from quattrocento.text.boards import find_board
from quattrocento.text.boards.board import Frame
from quattrocento.text.words import Words
from tests.games.princes.scenes import (
    MUSE,
    TOGETHER,
    Court,
    asked,
    edition,
    phase_a,
    phase_a2,
    phase_b,
)
from tests.play import play

BOARD = find_board("princes")
WORDS = Words("en", "princes", ["Anna", "Marco", "Livia"])
MARKS = ("●", "■", "▲", "◆", "★")


def shown(what: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def frame(s: Princes, width: int = 80, marks: tuple[str, ...] = MARKS) -> Frame:
    kind = kebab(asked(s)) if s.waiting() else ""
    return Frame(width, marks, edition(), (), kind)


def drawn(s: Princes, seat: int | None = 0, width: int = 80) -> str:
    return shown(BOARD.draw(GAME.view(s, seat), WORDS, frame(s, width)), width)


def previewed(s: Princes, seat: int, text: str) -> list[str]:
    choice = s.choice(seat)
    assert choice is not None
    (move,) = [move for move in choice.legal_moves(s) if WORDS.move(move) == text]
    return BOARD.preview(choice.preview(s, move), WORDS)


def test_tiles_are_drawn_with_two_letters_and_the_palazzo_with_signs() -> None:
    text = drawn(phase_b(Court(tiles="tower a1 r0, lake d3 r0"), seats=3))
    assert "1 To To To ·  ·  ·  ·" in text
    assert "3 ·  ·  ·  Lk Lk ·  ·" in text
    assert "7 ## ## ## ·  ·  ·  ·" in text


def test_every_line_fits_into_eighty_columns() -> None:
    court = Court(
        hand="bell-maker choreographer",
        freedoms="travel religion opinion",
        bonuses="small-buildings-and-landscapes",
        character="professor",
    )
    for line in drawn(phase_b(court, variants=MUSE, seats=5)).splitlines():
        assert len(line) <= 80


def test_the_auction_shows_what_is_sold_and_who_leads() -> None:
    s = phase_a(seats=3)
    play(s, "0 open jester", "1 pass", "2 pass", "1 open builder", "2 bid 300")
    text = " ".join(drawn(s, 1).split())
    assert "Jester sold" in text
    assert "Builder 6 left ▲ Livia: 300" in text


def test_characters_show_stones_and_what_they_do() -> None:
    s = phase_a2(seats=3)
    play(s, "0 court muse 700")
    text = drawn(s, 1)
    assert "● Anna: 700" in text
    assert "one more action" in text
    assert "money on it: 600 florins" in text


def test_the_court_shows_wishes_and_work_values() -> None:
    s = phase_b(Court(hand="poet", jesters=2, tiles="theatre a1 r0"), seats=3)
    lines = [line.split() for line in drawn(s).splitlines()]
    assert ["Poet", "+", "Theatre", "-", "Lake", "-", "Freedom", "of", "travel", "9"] in lines


def test_while_laying_the_facings_are_shown() -> None:
    s = phase_b(seats=3)
    play(s, "0 build tower")
    text = drawn(s)
    assert "r0    r90" in text
    assert "r180" not in text


def test_an_offer_shows_both_boards_and_the_place() -> None:
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300")
    assert "1 ·  ·  ·  ·  ·  ** **  1 ** ·" in drawn(s, 1)


def test_others_see_neither_money_nor_cards() -> None:
    s = phase_b(Court(hand="poet", florins=1234, bonuses="each-lake"), seats=3)
    for seat in (1, None):
        text = drawn(s, seat)
        assert "Poet" not in text
        assert "1234" not in text
        assert "+2 each lake" not in text


def test_a_terminal_without_signs_gets_letters() -> None:
    s = phase_b(seats=3)
    text = shown(BOARD.draw(GAME.view(s, 0), WORDS, frame(s, 80, ("A", "B", "C"))))
    assert "A Anna" in text
    assert "1 .  .  ." in text


def test_a_wide_screen_also_shows_landscapes() -> None:
    s = phase_b(Court(tiles="park a1 r0, park c1 r0"), seats=3)
    assert "2 × Park" in drawn(s, 0, 110)
    assert "2 × Park" not in drawn(s)


def test_more_shows_all_boards_and_where_persons_are() -> None:
    s = phase_b(Court(hand="poet"), Court(table="lawyer", tiles="tower a1 r0"), seats=3)
    text = shown(BOARD.more(GAME.view(s, 0), WORDS, frame(s)))
    assert "To To To" in text
    assert "■ Marco: Works" in text
    assert "Professions: 19 cards" in text


def test_a_preview_adds_up_a_work() -> None:
    s = phase_b(Court(hand="poet", jesters=3, bonuses="each-jester"), seats=3)
    lines = previewed(s, 0, "Work: Poet")
    assert lines == [
        "Work value: jesters 6 + cards 1 = 7; this round needs 7.",
        "Your bonus cards could add 6.",
    ]


def test_a_preview_names_the_points_given_up() -> None:
    s = phase_b(Court(florins=450, points=5), seats=3)
    assert previewed(s, 0, "Build the tower") == [
        "You pay 700 florins.",
        "You give up 3 PP for the florins that you lack.",
        "Prestige points: 3.",
    ]


def test_a_preview_names_costs_points_and_cells() -> None:
    s = phase_b(seats=3)
    assert previewed(s, 0, "Build the tower") == ["You pay 700 florins.", "Prestige points: 3."]
    play(s, "0 build tower")
    covers = "It covers a1 b1 c1."
    assert previewed(s, 0, "At a1, as it is") == [
        covers,
        "You pay 700 florins.",
        "Prestige points: 3.",
    ]
