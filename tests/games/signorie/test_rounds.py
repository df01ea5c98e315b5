"""From round to round: what is drawn anew, who begins, and what only some rounds have."""

from itertools import pairwise

import pytest

from quattrocento.core.state import State
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.rewards import CLEAR_UP, REWARD_PHASE
from quattrocento.games.signorie.scoring import NEXT_ROUND
from quattrocento.games.signorie.state import Signorie
from quattrocento.games.signorie.view import view
from tests.games.signorie.scenes import (
    acting,
    florins,
    go_to_rewards,
    points,
    scene,
    set_dice,
    set_reward,
    start,
)
from tests.play import opens, play, told


def pass_to_the_next_round(s: Signorie) -> None:
    """Everyone passes and takes what is left last, until the dice are rolled again."""
    number = s.round
    while not s.over and s.round == number:
        seat = s.turn()
        last = opens(s, seat)[-1]
        play(s, f"{seat} {last}")


def part(s: State, seat: int, source: str) -> int:
    return GAME.standing(s)[seat].parts[source]


# who begins


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_in_order_takes_the_first_die(seats: int) -> None:
    """SIG-20"""
    for seed in "abcdefgh":
        s = start(seats, seed)
        assert acting(s) == [s.order[0]]


def test_the_others_follow_in_order() -> None:
    """SIG-20"""
    s = start(4, "others")
    asked = []
    for _ in range(4):
        seat = s.turn()
        asked.append(seat)
        play(s, f"{seat} pass")
    assert tuple(asked) == s.order


def test_the_first_of_the_new_order_begins_the_next_round() -> None:
    """SIG-20, SIG-61"""
    s = start(3, order="seats")
    s.initiative = [0, 2, 5]
    pass_to_the_next_round(s)
    assert s.order == (2, 1, 0)
    assert acting(s) == [2]


# discs


def discs(s: Signorie) -> list[int]:
    """The seats of the discs, upper ones first."""
    return [disc.seat for disc in view(s, None).initiative]


def test_at_first_the_first_players_disc_lies_on_top_and_the_last_ones_at_the_bottom() -> None:
    """SIG-05"""
    for seed in "abcdef":
        s = start(4, seed)
        assert tuple(discs(s)) == s.order


def test_the_discs_go_back_with_the_first_players_on_top() -> None:
    """SIG-61"""
    s = scene("", seats=4)
    s.initiative = [1, 3, 2, 0]
    go_to_rewards(s)
    assert discs(s) == [1, 2, 0, 3]
    assert {disc.field for disc in view(s, None).initiative} == {0}


def test_without_initiative_the_order_stays() -> None:
    """SIG-61"""
    s = start(4, "stays")
    order = s.order
    pass_to_the_next_round(s)
    assert s.order == order


# initiative


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_every_round_has_points_for_initiative(number: int) -> None:
    """SIG-60"""
    s = scene("")
    s.round = number
    s.initiative = [6, 5]
    go_to_rewards(s)
    assert [part(s, seat, "initiative") for seat in (0, 1)] == [9, 6]


@pytest.mark.parametrize(
    ("field", "expected"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 9)]
)
def test_each_field_of_the_initiative_has_its_points(field: int, expected: int) -> None:
    """SIG-60"""
    s = scene("")
    s.initiative = [field, 0]
    go_to_rewards(s)
    assert points(s, 0) == expected


def test_initiative_brings_points_to_those_who_miss_the_reward_too() -> None:
    """SIG-60"""
    s = scene("")
    set_dice(s, 0, [6, 6, 6])
    s.initiative = [4, 0]
    go_to_rewards(s)
    assert points(s, 0) == 4
    assert [event.seat for event in told(s, "misses")] == [0]


# what is drawn anew


def test_the_tasks_are_shuffled_every_round() -> None:
    """SIG-17"""
    s = start(2, "tasks")
    layouts = []
    while not s.over:
        layouts.append(s.tasks)
        pass_to_the_next_round(s)
    assert len(layouts) == len(set(layouts)) == 7


def test_the_tasks_lie_still_during_a_round() -> None:
    """SIG-17"""
    s = start(3, "still")
    before = s.tasks
    seat = s.turn()
    play(s, f"{seat} pass")
    assert s.tasks == before


def test_the_tiles_are_shuffled() -> None:
    """SIG-07: face down and mixed, and which are out is drawn as well"""
    piles = [start(3, seed).pile for seed in "abcdef"]
    assert len(set(piles)) == 6
    for pile in piles:
        houses = [tile.house for tile in pile]
        assert houses != sorted(houses)
        assert houses != sorted(houses, reverse=True)
        assert sum(a == b for a, b in pairwise(houses)) < len(houses) // 2
    assert len({start(3, seed).removed for seed in "abcdef"}) > 1


def test_tiles_come_from_the_top_of_the_pile() -> None:
    """SIG-15: one for each space, and none twice"""
    s = scene("", seats=2)
    top = list(s.pile[-10:])
    s.round = 0
    s.agenda = [NEXT_ROUND]
    s.settle()
    assert sorted([*s.marriage_tiles, *s.mission_tiles]) == sorted(top)


# rewards of some rounds


@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_from_the_second_round_on_a_wedding_brings_two_florins(number: int, gained: int) -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, number, "alliance")
    go_to_rewards(s)
    play(s, "0 claim", "0 lay church", "0 wed")
    assert florins(s, 0) == 10 + gained


@pytest.mark.parametrize(("brides", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_each_place_of_a_bride_has_its_points(brides: int, gained: int) -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 1, "purse")
    s.families[0].brides = brides
    go_to_rewards(s)
    play(s, "0 claim", "0 wed")
    assert part(s, 0, "brides") == gained
    assert s.families[0].brides == brides + 1


@pytest.mark.parametrize("number", [6, 7])
def test_who_misses_the_reward_buys_no_points(number: int) -> None:
    """SIG-64"""
    s = scene("")
    set_reward(s, number, "helpers")
    set_dice(s, 0, [6, 6, 6])
    go_to_rewards(s)
    assert acting(s) == [1]
    play(s, "1 buy-points")
    assert (florins(s, 0), florins(s, 1), points(s, 0), points(s, 1)) == (10, 5, 0, 5)


@pytest.mark.parametrize("number", [1, 5])
def test_in_the_first_rounds_nobody_buys_points(number: int) -> None:
    """SIG-64"""
    s = scene("")
    set_reward(s, number, "purse")
    go_to_rewards(s)
    play(s, "0 claim", "0 decline")
    assert acting(s) == [1]


def test_who_misses_the_reward_neither_takes_florins_nor_weds() -> None:
    """SIG-62, SIG-63"""
    s = scene("")
    set_reward(s, 1, "purse")
    set_dice(s, 0, [6, 6, 6])
    set_dice(s, 1, [6, 6, 6])
    go_to_rewards(s)
    assert s.over
    assert [florins(s, seat) for seat in (0, 1)] == [10, 10]


def test_the_steps_of_the_phase_come_before_the_clearing_up() -> None:
    """SIG-60, SIG-65: dice and figures count until the rewards are given"""
    s = scene("")
    set_reward(s, 1, "purse")
    s.families[0].threshold = 16
    s.families[0].pledged = (1, 0)
    set_dice(s, 0, [6, 6, 4])
    s.agenda = [CLEAR_UP, REWARD_PHASE]
    s.settle()
    assert acting(s) == [0]
    assert s.families[0].pledged == (1, 0)
