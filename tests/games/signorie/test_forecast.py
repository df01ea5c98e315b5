"""What the view foretells: dice, rows, tiles and honours."""

import pytest

from quattrocento.core.moves import write
from quattrocento.games.signorie.view import view
from tests.games.signorie.scenes import (
    crowd,
    edition,
    give_helpers,
    lay_tile,
    place_men,
    scene,
    set_dice,
    set_reward,
    set_row,
)


def test_a_die_says_what_it_would_cost_and_add() -> None:
    """SIG-22, SIG-62"""
    s = scene("turquoise 1 6")
    set_dice(s, 0, [5, 4])
    low, high = view(s, 0).families[0].prospects["turquoise"]
    assert (low.value, low.cost, low.sum, low.keeps) == (1, 4, 10, True)
    assert (high.value, high.cost, high.sum, high.keeps) == (6, 0, 15, False)
    assert (low.surplus, high.surplus) == (0, 1)


def test_a_sum_equal_to_the_threshold_keeps_to_it() -> None:
    """SIG-62"""
    s = scene("turquoise 4 5")
    set_dice(s, 0, [5, 4])
    shown = view(s, 0).families[0].prospects["turquoise"]
    assert [die.keeps for die in shown] == [True, False]


@pytest.mark.parametrize(("dice", "keeps"), [([], True), ([6, 6, 1], True), ([6, 6, 2], False)])
def test_a_family_says_whether_its_dice_keep_to_the_threshold(dice: list[int], keeps: bool) -> None:
    """SIG-62"""
    s = scene()
    set_dice(s, 0, dice)
    assert view(s, None).families[0].keeps is keeps


def test_a_die_says_which_helpers_it_would_set_in_motion() -> None:
    """SIG-22, SIG-24: without a surplus there is nothing for the first."""
    s = scene("violet 1 6")
    give_helpers(s, 0, "violet-1 violet-3 red-3")
    low, high = view(s, 0).families[0].prospects["violet"]
    assert low.helpers == ["violet-3"]
    assert high.helpers == ["violet-1", "violet-3"]


def test_the_difference_may_leave_too_little_for_a_helper() -> None:
    """SIG-23, SIG-46: a marriage needs a dowry."""
    s = scene("turquoise 1 6", florins=4)
    give_helpers(s, 0, "turquoise-3")
    low, high = view(s, 0).families[0].prospects["turquoise"]
    assert (low.helpers, high.helpers) == ([], ["turquoise-3"])


def test_the_preview_of_a_die_names_the_same_helpers() -> None:
    """SIG-24"""
    s = scene("violet 1 6")
    give_helpers(s, 0, "violet-1 violet-3")
    turn = s.choice(0)
    assert turn is not None
    for move, named in (
        ("take violet 1", ["violet-3"]),
        ("take violet 6", ["violet-1", "violet-3"]),
    ):
        (die,) = [one for one in s.legal_moves(0) if write(one) == move]
        found = turn.preview(s, die)["helpers"]
        assert isinstance(found, list)
        assert [helper.slug for helper in found] == named


def test_who_takes_no_more_dice_has_no_prospects() -> None:
    """SIG-20, SIG-21"""
    s = scene("yellow 3, red 3")
    set_dice(s, 0, [2])
    s.families[1].passed = True
    first, second = view(s, None).families
    assert "yellow" not in first.prospects
    assert "red" in first.prospects
    assert second.prospects == {}


def test_a_row_says_what_it_lacks_and_what_it_is_worth() -> None:
    """SIG-55, SIG-71: face-down tiles count, but show no crest."""
    s = scene()
    set_row(s, 0, "politics", "borgia-4 face-down")
    shown = view(s, 0).families[0].rows["politics"]
    assert shown.lacks == ["sforza", "este", "borgia"]
    assert (shown.needs, shown.points, shown.worth) == (1, 5, 0)
    set_row(s, 0, "politics", "borgia-4 face-down face-down")
    shown = view(s, 0).families[0].rows["politics"]
    assert (shown.needs, shown.points, shown.worth) == (0, 6, 6)


def test_a_tile_in_a_city_says_which_rows_lack_its_crest() -> None:
    """SIG-45, SIG-46"""
    s = scene()
    lay_tile(s, "roma", marriage="este-2", mission="este-3")
    set_row(s, 0, "marriage", "este-2")
    roma = view(s, None).cities["roma"]
    assert roma.marriage.fits == [[], ["marriage"]]
    assert roma.mission.fits == [["politics", "church"], ["military"]]


def test_an_honour_says_what_it_would_bring_everyone_now() -> None:
    """SIG-64: two points for each city."""
    s = scene()
    set_reward(s, 7, "cities")
    crowd(s, "roma", 2)
    crowd(s, "milano", 1)
    before = [family.points.copy() for family in s.families]
    assert view(s, 0).honours["cities"] == [0, 4]
    assert [family.points for family in s.families] == before


def test_men_in_careers_say_what_they_would_bring_at_the_end() -> None:
    """SIG-70"""
    s = scene()
    place_men(s, 0, "politics-7 church-2 church-9")
    assert view(s, 0).families[0].careers_worth == 4 + 1 + 6


def test_a_column_names_its_helpers_from_the_top() -> None:
    """SIG-24, SIG-30"""
    columns = view(scene(), None).figures.columns
    assert columns["red"].helpers == ["red-1", "red-2", "red-3"]
    assert columns["red"].hires == "yellow"


def test_a_task_says_whether_every_figure_brings_its_effect() -> None:
    """SIG-33"""
    two = edition({"tasks.purse": "{ figures = 2, effect = { florins = 3 } }"})
    assert view(scene(), None).figures.tasks["purse"].repeats
    assert not view(scene(figures=two), None).figures.tasks["purse"].repeats
