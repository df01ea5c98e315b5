"""Colours and their boards: SIG-02."""

from pathlib import Path

import pytest

from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.core.rng import seed_key
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.view import view
from tests.games.signorie.scenes import boards, edition, lay_tile, place_men, row, scene, start
from tests.play import play

OLD_RECORD = Path(__file__).with_name("record-of-revision-1.txt")


def test_each_plays_on_the_board_of_the_chosen_colour() -> None:
    """SIG-02"""
    s = start(2, board0="blue", board1="violet")
    assert boards(s) == ["blue", "violet"]


def test_boards_that_nobody_chose_are_dealt() -> None:
    """SIG-02"""
    dealt = {tuple(boards(start(2, f"boards {n}"))) for n in range(200)}
    colours = ("yellow", "red", "violet", "blue")
    assert dealt == {(a, b) for a in colours for b in colours if a != b}


def test_the_others_are_dealt_what_the_choosers_leave() -> None:
    """SIG-02"""
    dealt = [boards(start(3, f"rest {n}", board1="red")) for n in range(40)]
    assert {found[1] for found in dealt} == {"red"}
    assert {found[0] for found in dealt} == {"yellow", "violet", "blue"}
    assert all(len(set(found)) == 3 for found in dealt)


def test_of_two_who_choose_one_colour_the_earlier_seat_has_it() -> None:
    """SIG-02"""
    dealt = [boards(start(2, f"two {n}", board0="red", board1="red")) for n in range(40)]
    assert {found[0] for found in dealt} == {"red"}
    assert {found[1] for found in dealt} == {"yellow", "violet", "blue"}


def test_the_board_asks_for_its_own_crests() -> None:
    """SIG-02, SIG-55"""
    families = view(start(2, board0="blue", board1="violet"), None).families
    assert [family.board for family in families] == ["blue", "violet"]
    crests = [sorted(family.rows["church"].crests) for family in families]
    assert crests == [
        ["borgia", "borgia", "gonzaga", "medici"],
        ["este", "gonzaga", "sforza", "sforza"],
    ]
    assert [sorted(family.rows["church"].lacks) for family in families] == crests


def test_a_mission_brings_what_the_board_of_that_colour_lacks() -> None:
    """SIG-45, SIG-55: violet asks for the Sforza in the church, yellow does not"""
    s = scene("turquoise 6", boards="violet yellow")
    place_men(s, 0, "church-1")
    lay_tile(s, "roma", mission="sforza-5")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma")
    assert row(s, 0, "church") == "sforza-5"


def test_a_record_keeps_the_boards() -> None:
    """SIG-02"""
    options = GAME.read_variants({"board0": "blue"})
    match = Match.begin(GAME, 3, options, edition(), seed_key("kept"))
    again = Match.replay(GAME, parse(str(match.record)))
    assert match.record.options["board0"] == "blue"
    assert boards(again.state) == boards(match.state)


def test_a_record_from_before_colours_were_chosen_replays_with_boards_by_seat() -> None:
    """SIG-02"""
    match = Match.replay(GAME, parse(OLD_RECORD.read_text("utf-8")))
    assert boards(match.state) == ["yellow", "red", "violet"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chosen_boards_leave_the_rest_to_the_same_chance(seats: int) -> None:
    """SIG-04, SIG-07: whoever chooses a colour shuffles nothing with it"""
    one = start(seats, "same", board0="blue", board1="red", board2="violet", board3="yellow")
    other = start(seats, "same", board0="red", board1="blue", board2="yellow", board3="violet")
    assert (one.order, one.pile, one.pool, one.tasks) == (
        other.order,
        other.pile,
        other.pool,
        other.tasks,
    )
