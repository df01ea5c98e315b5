"""At the margins: nothing left over, exactly enough, and one more than there is."""

import pytest

from quattrocento.core.moves import read, write
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    acting,
    edition,
    florins,
    give_helpers,
    go_to_rewards,
    place_men,
    reserve,
    scene,
    set_reward,
    supply,
)
from tests.play import opens, play, told


def reason(s: Signorie, text: str, seat: int = 0) -> str:
    found = [one.reason for one in s.refusals(seat) if write(one.move) == text]
    return found[0] if found else ""


def firing(s: Signorie, text: str) -> list[str]:
    """The helpers that a die promises."""
    choice = s.choice(0)
    assert choice is not None
    found = choice.preview(s, read(s, 0, text))["helpers"]
    assert isinstance(found, list)
    return [helper.slug for helper in found]


# tasks that take several figures at once


def test_a_task_for_exactly_two_is_carried_out_once() -> None:
    """SIG-33"""
    two = edition({"tasks.purse": "{ figures = 2, effect = { florins = 3 } }"})
    s = scene("red 6", tasks={"red man": "purse"}, figures=two)
    play(s, "0 take red 6")
    assert "fulfil purse 1" not in opens(s, 0)
    choice = s.choice(0)
    assert choice is not None
    shown = choice.preview(s, read(s, 0, "fulfil purse 2"))
    assert shown == {"effect": {"florins": 3}, "times": 1}
    play(s, "0 fulfil purse 2")
    assert (florins(s, 0), supply(s, 0)) == (13, (2, 3))


def test_a_task_for_exactly_two_need_do_something_only_once() -> None:
    """SIG-33"""
    two = edition({"tasks.alliance": "{ figures = 2, effect = { alliances = 1 } }"})
    s = scene("red 6", tasks={"red man": "alliance"}, figures=two)
    s.pile = s.pile[:1]
    play(s, "0 take red 6")
    assert "fulfil alliance 2" in opens(s, 0)


def test_used_figures_are_not_counted_twice() -> None:
    """SIG-34: of two women one is used and the other marries"""
    both = edition({"tasks.wedding": "{ figures = 1, effect = { florins = 1, marriages = 1 } }"})
    s = scene("red 6", tasks={"red woman": "wedding"}, figures=both)
    s.families[0].supply = [4, 2]
    play(s, "0 take red 6", "0 fulfil wedding 1")
    assert "marry roma 1" in opens(s, 0)


def test_no_number_of_figures_opens_the_task_of_another_colour() -> None:
    """SIG-33"""
    s = scene("red 6", tasks={"red man": "purse", "grey woman": "study"})
    play(s, "0 take red 6")
    assert [reason(s, f"fulfil study {n}") for n in range(1, 7)] == ["other-colour"] * 6
    assert [reason(s, f"fulfil purse {n}") for n in (4, 5, 6)] == ["too-many-figures"] * 3


# without florins


def test_an_errand_needs_no_florins() -> None:
    """SIG-33"""
    s = scene("", florins=0)
    set_reward(s, 1, "errand")
    go_to_rewards(s)
    play(s, "0 claim")
    assert "fulfil purse 1" in opens(s, 0)


def test_helpers_that_cost_nothing_work_without_florins() -> None:
    """SIG-24"""
    s = scene("red 6", florins=0, tasks={"red man": "purse"})
    give_helpers(s, 0, "red-3")
    assert firing(s, "take red 6") == ["red-3"]
    s.families[0].florins = 2
    play(s, "0 take red 6", "0 hire yellow-1")
    assert opens(s, 0) == ["use red-3", "done"]


@pytest.mark.parametrize(("women", "in_use"), [(0, False), (1, True)])
def test_a_helper_needs_somebody_in_the_reserve(women: int, in_use: bool) -> None:
    """SIG-24, SIG-48"""
    s = scene("red 6")
    give_helpers(s, 0, "red-1 red-3")
    s.families[0].reserve[1] = women
    assert ("red-1" in firing(s, "take red 6")) == in_use
    play(s, "0 take red 6", "0 hire yellow-1")
    assert ("use red-1" in opens(s, 0)) == in_use
    assert reason(s, "use red-1") == ("" if in_use else "empty-reserve")


def test_who_has_no_helper_that_could_do_something_is_not_asked() -> None:
    """SIG-24"""
    s = scene("red 6 6")
    give_helpers(s, 0, "red-1")
    s.families[0].reserve[1] = 0
    play(s, "0 take red 6", "0 hire yellow-1")
    assert acting(s) == [1]


def test_a_helper_of_a_neighbouring_column_is_of_another_column() -> None:
    """SIG-26"""
    s = scene("violet 6")
    give_helpers(s, 0, "violet-1 red-1 red-3")
    play(s, "0 take violet 6", "0 govern")
    assert reason(s, "use red-1") == reason(s, "use red-3") == "other-column"


# hiring


def test_without_discs_hiring_is_no_action() -> None:
    """SIG-23, SIG-30"""
    tasks = {"turquoise man": "envoy", "turquoise woman": "wedding"}
    s = scene("turquoise 6, yellow 6", tasks=tasks)
    s.families[0].supply = [4, 1]
    s.helpers = 0
    assert opens(s, 0) == ["take yellow 6", "pass"]


def test_a_discount_makes_nothing_cheaper_than_free() -> None:
    """SIG-30"""
    s = scene("", florins=0)
    set_reward(s, 1, "recruit")
    go_to_rewards(s)
    play(s, "0 claim")
    assert reason(s, "hire grey-1") == ""
    choice = s.choice(0)
    assert choice is not None
    assert choice.preview(s, read(s, 0, "hire grey-1"))["cost"] == 0
    play(s, "0 hire grey-1")
    assert florins(s, 0) == 0


def test_recruiting_twice_ends_when_nobody_else_can_be_paid() -> None:
    """SIG-23, SIG-30"""
    twice = edition({"tasks.recruit": "{ up-to = 2, effect = { recruit = 0 } }"})
    s = scene("red 6 6", florins=1, tasks={"red man": "recruit"}, figures=twice)
    play(s, "0 take red 6", "0 fulfil recruit 2", "0 hire violet-1")
    assert acting(s) == [1]


# rewards


def test_without_a_pile_the_alliance_bonus_is_not_offered() -> None:
    """SIG-66, SIG-67"""
    s = scene("")
    set_reward(s, 1, "alliance")
    s.pile = ()
    go_to_rewards(s)
    assert opens(s, 0) == ["wed", "decline"]
    assert florins(s, 0) == 13


def test_the_last_tile_can_still_be_had() -> None:
    """SIG-66"""
    s = scene("red 6", tasks={"red man": "alliance"})
    s.pile = s.pile[:1]
    play(s, "0 take red 6")
    assert "fulfil alliance 1" in opens(s, 0)
    assert reason(s, "fulfil alliance 2") == "no-tiles"
    play(s, "0 fulfil alliance 1", "0 lay church")
    assert s.pile == ()


# the family


def test_a_figure_of_ones_choice() -> None:
    """SIG-24"""
    s = scene("yellow 6")
    give_helpers(s, 0, "yellow-1")
    play(s, "0 take yellow 6", "0 govern", "0 use yellow-1", "0 welcome woman")
    assert (supply(s, 0), reserve(s, 0)) == ((4, 4), (8, 7))


@pytest.mark.parametrize(("left", "expected"), [([0, 2], (4, 4)), ([2, 0], (5, 3))])
def test_with_one_sex_in_the_reserve_nobody_asks(
    left: list[int], expected: tuple[int, int]
) -> None:
    """SIG-24"""
    s = scene("yellow 6 6")
    give_helpers(s, 0, "yellow-1")
    s.families[0].reserve = left
    play(s, "0 take yellow 6", "0 govern", "0 use yellow-1")
    assert supply(s, 0) == expected
    assert acting(s) == [1]


def test_several_figures_of_ones_choice_are_asked_for_one_by_one() -> None:
    """SIG-24"""
    three = edition({"helpers.yellow-1": "{ cost = 2, effect = { figures = 3 } }"})
    s = scene("yellow 6 6", figures=three)
    give_helpers(s, 0, "yellow-1")
    s.families[0].reserve = [1, 8]
    play(s, "0 take yellow 6", "0 govern", "0 use yellow-1", "0 welcome woman", "0 welcome man")
    assert (supply(s, 0), reserve(s, 0)) == ((5, 5), (0, 6))
    assert acting(s) == [1]


@pytest.mark.parametrize(("sex", "expected"), [("man", (3, 5)), ("woman", (6, 2))])
def test_cousins_are_two_of_the_other_sex(sex: str, expected: tuple[int, int]) -> None:
    """SIG-33"""
    s = scene("red 6", tasks={f"red {sex}": "cousins"})
    play(s, "0 take red 6", "0 fulfil cousins 1")
    assert supply(s, 0) == expected


def test_twins_are_a_man_and_a_woman_as_far_as_the_reserve_goes() -> None:
    """SIG-48, SIG-63"""
    s = scene("")
    set_reward(s, 1, "twins")
    s.families[0].reserve = [0, 3]
    go_to_rewards(s)
    play(s, "0 claim")
    assert (supply(s, 0), reserve(s, 0)) == ((4, 4), (0, 2))


# effects of several parts, and those that cannot be done


@pytest.mark.parametrize("effect", ["florins = 1, missions = 1", "missions = 1, florins = 1"])
def test_one_part_that_can_be_done_is_enough(effect: str) -> None:
    """SIG-23"""
    column = f'{{ value = 5, hires = "grey", signoria = {{ {effect} }} }}'
    s = scene("turquoise 6", florins=0, figures=edition({"columns.turquoise": column}))
    play(s, "0 take turquoise 6", "0 govern")
    assert florins(s, 0) == 1


def test_of_several_parts_the_first_says_why_not() -> None:
    """SIG-23"""
    column = '{ value = 5, hires = "grey", signoria = { marriages = 1, missions = 1 } }'
    s = scene("turquoise 6", figures=edition({"columns.turquoise": column}))
    s.families[0].supply = [4, 0]
    play(s, "0 take turquoise 6")
    assert reason(s, "govern") == "no-woman"


def test_parts_that_cost_nothing_need_no_florins() -> None:
    """SIG-23, SIG-63"""
    s = scene("", florins=0)
    set_reward(s, 1, "twins")
    go_to_rewards(s)
    play(s, "0 claim")
    assert supply(s, 0) == (5, 4)


def test_a_surplus_needs_no_florins() -> None:
    """SIG-22, SIG-24"""
    s = scene("violet 6", florins=0)
    give_helpers(s, 0, "violet-1")
    play(s, "0 take violet 6", "0 govern", "0 use violet-1")
    assert florins(s, 0) == 3


def test_a_wedding_by_a_man_leaves_the_only_woman_to_marry() -> None:
    """SIG-34"""
    s = scene("red 6", tasks={"red man": "wedding"})
    s.families[0].supply = [1, 1]
    play(s, "0 take red 6", "0 fulfil wedding 1", "0 marry roma 1")
    assert supply(s, 0) == (0, 0)


@pytest.mark.parametrize(("sex", "open_to"), [("man", True), ("woman", False)])
def test_a_used_figure_can_come_back_from_the_reserve(sex: str, open_to: bool) -> None:
    """SIG-34: a man who has been used waits in the reserve when the action begins"""
    back = edition({"tasks.purse": "{ up-to = 2, effect = { men = 1 } }"})
    s = scene("red 6", tasks={f"red {sex}": "purse"}, figures=back)
    s.families[0].reserve = [0, 8]
    play(s, "0 take red 6")
    assert ("fulfil purse 1" in opens(s, 0)) == open_to
    assert ("fulfil purse 2" in opens(s, 0)) == open_to


# nothing is told of nothing


def test_one_figure_is_welcomed_once() -> None:
    """SIG-24"""
    s = scene("yellow 6")
    give_helpers(s, 0, "yellow-1")
    play(s, "0 take yellow 6", "0 govern", "0 use yellow-1", "0 welcome man")
    assert [event.facts["count"] for event in told(s, "welcomes")] == [1]


def test_a_wedding_in_round_one_tells_of_no_florins() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 1, "twins")
    go_to_rewards(s)
    play(s, "0 claim", "0 wed")
    assert told(s, "gains-florins") == []
    assert told(s, "gains-points") == []


def test_a_disc_at_the_end_stays_below_those_above_it() -> None:
    """SIG-42, SIG-44"""
    s = scene("grey 6")
    place_men(s, 0, "church-6")
    s.initiative, s.arrivals = [6, 6], [0, 1]
    play(s, "0 take grey 6", "0 govern", "0 climb church 6")
    assert s.arrivals == [0, 1]
    assert told(s, "seizes-initiative") == []


def test_missions_end_with_the_last_man() -> None:
    """SIG-23, SIG-45"""
    twice = '{ value = 5, hires = "grey", signoria = { missions = 2 } }'
    s = scene("turquoise 6 6", figures=edition({"columns.turquoise": twice}))
    place_men(s, 0, "church-1")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma")
    assert acting(s) == [1]


def test_a_result_says_the_place_in_the_last_order() -> None:
    """SIG-01"""
    s = scene("", seats=3)
    s.order = (2, 0, 1)
    assert [score.ties for score in GAME.scores(s)] == [(2,), (3,), (1,)]


def test_many_progress_points_are_spent_one_by_one() -> None:
    """SIG-40: the bonus on the fourth field interrupts none of them"""
    many = edition({"tasks.study": "{ figures = 1, effect = { study = 30 } }"})
    s = scene("red 6", tasks={"red woman": "study"}, figures=many)
    play(s, "0 take red 6", "0 fulfil study 1", "0 enter church")
    play(s, *[f"0 climb church {field}" for field in range(1, 9)])
    assert florins(s, 0) == 12
    choice = s.choice(0)
    assert choice is not None
    assert choice.facts(s) == {"left": 21}
