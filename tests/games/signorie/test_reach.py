"""Which dice can be taken: one of the three actions is enough, and its price is set aside."""

import pytest

from quattrocento.core.moves import write
from quattrocento.text.words import Words
from tests.games.signorie.scenes import (
    florins,
    give_helpers,
    go_to_rewards,
    place_men,
    scene,
    set_dice,
    set_reward,
)
from tests.play import opens, play, refused

COLUMN = "grey-1 grey-2 grey-3"
IMPOSSIBLE = {"turquoise man": "envoy", "turquoise woman": "wedding"}


def test_a_die_with_nothing_to_do_is_out_of_reach() -> None:
    """SIG-23"""
    s = scene("turquoise 6, yellow 6", tasks=IMPOSSIBLE)
    s.families[0].supply = [4, 1]
    give_helpers(s, 0, COLUMN)
    assert opens(s, 0) == ["take yellow 6", "pass"]


def test_the_signoria_action_alone_is_enough() -> None:
    """SIG-23"""
    s = scene("turquoise 6", tasks=IMPOSSIBLE)
    s.families[0].supply = [0, 1]
    give_helpers(s, 0, COLUMN)
    place_men(s, 0, "church-1")
    assert opens(s, 0) == ["take turquoise 6", "pass"]
    play(s, "0 take turquoise 6")
    assert opens(s, 0) == ["govern"]


@pytest.mark.parametrize("sex", ["man", "woman"])
def test_one_of_the_two_tasks_is_enough(sex: str) -> None:
    """SIG-23"""
    s = scene("turquoise 6", tasks={**IMPOSSIBLE, f"turquoise {sex}": "purse"})
    s.families[0].supply = [1, 1]
    give_helpers(s, 0, COLUMN)
    assert opens(s, 0) == ["take turquoise 6", "pass"]
    play(s, "0 take turquoise 6")
    assert opens(s, 0) == ["fulfil purse 1"]


@pytest.mark.parametrize(("means", "in_reach"), [(0, False), (1, True)])
def test_a_helper_alone_is_enough_if_one_can_pay(means: int, in_reach: bool) -> None:
    """SIG-23, SIG-30"""
    s = scene("turquoise 6, yellow 6", florins=means, tasks=IMPOSSIBLE)
    s.families[0].supply = [4, 1]
    assert ("take turquoise 6" in opens(s, 0)) == in_reach


@pytest.mark.parametrize(("means", "in_reach"), [(2, False), (3, True)])
def test_the_difference_and_the_action_are_both_paid(means: int, in_reach: bool) -> None:
    """SIG-22, SIG-23: two for the die and one for the helper"""
    s = scene("turquoise 3, yellow 6", florins=means, tasks=IMPOSSIBLE)
    s.families[0].supply = [4, 1]
    assert ("take turquoise 3" in opens(s, 0)) == in_reach


def test_higher_dice_stay_in_reach_when_lower_ones_cost_too_much() -> None:
    """SIG-22"""
    s = scene("turquoise 1 2 3 4 5 6", florins=2, tasks={"turquoise man": "purse"})
    dice = ["take turquoise 3", "take turquoise 4", "take turquoise 5", "take turquoise 6"]
    assert opens(s, 0) == [*dice, "pass"]


@pytest.mark.parametrize(("value", "short"), [(3, True), (5, False)])
def test_the_refusal_counts_what_the_die_has_cost(value: int, short: bool) -> None:
    """SIG-22, SIG-23: the helper is within means, but not once the die has been paid for"""
    s = scene(f"turquoise {value}, yellow 6", florins=2, tasks=IMPOSSIBLE)
    s.families[0].supply = [4, 1]
    move = f"take turquoise {value}"
    words = Words("en", "signorie")
    found = [words.why(one) for one in s.refusals(0) if write(one.move) == move]
    assert ["too few florins" in said for said in found] == [True] * short


def test_three_dice_leave_room_for_a_fourth_and_four_for_none() -> None:
    """SIG-20"""
    s = scene("grey 6, turquoise 6")
    set_dice(s, 0, [1, 1, 1])
    assert "take grey 6" in opens(s, 0)
    set_dice(s, 0, [1, 1, 1, 1])
    assert opens(s, 0) == ["pass"]
    assert refused(s, 0, "take turquoise 6") == "SIG-20"


def test_after_a_round_everything_is_ready_for_the_next() -> None:
    """SIG-65, SIG-66"""
    s = scene("yellow 6, red 6")
    set_reward(s, 1, "purse")
    set_dice(s, 0, [6, 6, 6])
    set_dice(s, 1, [6, 6, 6])
    s.families[0].threshold = 16
    go_to_rewards(s)
    assert [family.passed for family in s.families] == [False, False]
    assert [sum(family.dice) for family in s.families] == [0, 0]
    assert [family.threshold for family in s.families] == [13, 13]
    assert sum(s.pool) == 0
    assert florins(s, 0) == 10
