"""Tracks: SIG-40 to SIG-44."""

import pytest

from quattrocento.games.signorie.dice import TURNS
from tests.games.signorie.scenes import (
    acting,
    florins,
    go_to_rewards,
    men,
    place_men,
    scene,
    supply,
)
from tests.play import play, refused


def test_the_four_points_of_the_rulebooks_example() -> None:
    """SIG-40, SIG-41"""
    s = scene("grey 6 6")
    place_men(s, 0, "politics-2")
    play(s, "0 take grey 6", "0 govern", "0 seize-initiative")
    play(s, "0 climb politics 2", "0 climb politics 3", "0 enter military")
    assert men(s, 0) == "politics-4 military-1"
    assert (s.initiative[0], supply(s, 0)) == (1, (3, 3))
    assert acting(s) == [1]


def test_at_least_one_point_must_be_spent() -> None:
    """SIG-40"""
    s = scene("grey 6 6")
    play(s, "0 take grey 6", "0 govern")
    assert refused(s, 0, "done") == "SIG-40"
    play(s, "0 enter church", "0 done")
    assert acting(s) == [1]


def test_a_new_man_comes_from_the_supply() -> None:
    """SIG-41"""
    s = scene("grey 6")
    s.families[0].supply = [0, 3]
    play(s, "0 take grey 6", "0 govern")
    assert refused(s, 0, "enter church") == "SIG-41"


def test_figures_share_a_field() -> None:
    """SIG-42"""
    s = scene("grey 6")
    place_men(s, 1, "church-1")
    play(s, "0 take grey 6", "0 govern", "0 enter church", "0 enter church")
    assert men(s, 0) == "church-1 church-1"


def test_a_figure_at_the_top_cannot_move_on() -> None:
    """SIG-42"""
    s = scene("grey 6")
    place_men(s, 0, "church-9")
    play(s, "0 take grey 6", "0 govern")
    assert refused(s, 0, "climb church 9") == "SIG-42"


def test_a_disc_at_the_end_cannot_move_on() -> None:
    """SIG-42"""
    s = scene("grey 6")
    s.initiative[0] = 6
    play(s, "0 take grey 6", "0 govern")
    assert refused(s, 0, "seize-initiative") == "SIG-42"


def test_points_that_nothing_can_use_are_lost() -> None:
    """SIG-42"""
    s = scene("grey 6 6")
    s.families[0].supply = [0, 3]
    s.initiative[0] = 5
    play(s, "0 take grey 6", "0 govern", "0 seize-initiative")
    assert acting(s) == [1]


def test_without_any_use_for_points_the_action_is_refused() -> None:
    """SIG-42, SIG-23"""
    s = scene("grey 6")
    s.families[0].supply = [0, 3]
    s.initiative[0] = 6
    play(s, "0 take grey 6")
    assert refused(s, 0, "govern") == "SIG-42"


def test_the_fourth_field_brings_two_florins_each_time() -> None:
    """SIG-43"""
    s = scene("grey 6")
    place_men(s, 0, "church-3 church-3")
    play(s, "0 take grey 6", "0 govern", "0 climb church 3")
    assert florins(s, 0) == 12
    play(s, "0 climb church 3")
    assert florins(s, 0) == 14
    play(s, "0 climb church 4")
    assert florins(s, 0) == 14


def test_the_seventh_field_brings_initiative() -> None:
    """SIG-43"""
    s = scene("grey 6")
    place_men(s, 0, "military-6")
    play(s, "0 take grey 6", "0 govern", "0 climb military 6")
    assert (s.initiative[0], florins(s, 0)) == (1, 10)


def test_the_seventh_field_moves_no_disc_beyond_the_end() -> None:
    """SIG-42, SIG-43"""
    s = scene("grey 6")
    place_men(s, 0, "military-6")
    s.initiative[0] = 6
    play(s, "0 take grey 6", "0 govern", "0 climb military 6")
    assert s.initiative[0] == 6


@pytest.mark.parametrize(("last", "order"), [(0, (0, 1, 2)), (1, (1, 0, 2))])
def test_the_disc_that_comes_later_lies_on_top(last: int, order: tuple[int, ...]) -> None:
    """SIG-44, SIG-61"""
    s = scene("grey 6 6 6", seats=3)
    first = 1 - last
    s.order = (first, last, 2)
    s.agenda[-1] = TURNS[first]
    for seat in (first, last):
        play(s, f"{seat} take grey 6", f"{seat} govern", f"{seat} seize-initiative", f"{seat} done")
    go_to_rewards(s)
    assert s.order == order
