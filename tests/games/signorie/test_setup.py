"""Setting up: SIG-01 to SIG-10."""

from collections import Counter

import pytest

from quattrocento.core.game import Broken, VariantError
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.components import BOARD, BONUSES, COLOUR, FACES, HONOURS
from quattrocento.games.signorie.invariants import check
from tests.games.signorie.scenes import (
    edition,
    florins,
    go_to_rewards,
    points,
    reserve,
    scene,
    set_reward,
    start,
    supply,
)
from tests.play import opens, play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    """SIG-01"""
    assert len(start(seats).families) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    """SIG-01"""
    with pytest.raises(VariantError, match="2 to 4 seats"):
        start(seats)


def test_the_game_ends_after_seven_rounds() -> None:
    """SIG-01"""
    s = start(2)
    rounds = set()
    while not s.over:
        rounds.add(s.round)
        seat = s.turn()
        play(s, f"{seat} {opens(s, seat)[-1]}")
    assert rounds == {1, 2, 3, 4, 5, 6, 7}


def test_a_tie_goes_to_the_one_earlier_in_the_last_order() -> None:
    """SIG-01"""
    s = scene("")
    s.families[0].points[0] = s.families[1].points[0] = 40
    s.order = (1, 0)
    assert [score.rank for score in GAME.scores(s)] == [2, 1]


def test_most_points_win() -> None:
    """SIG-01"""
    s = scene("")
    s.families[0].points[0], s.families[1].points[0] = 41, 40
    s.order = (1, 0)
    assert [score.rank for score in GAME.scores(s)] == [1, 2]


def test_each_starts_with_four_men_and_three_women_and_no_points() -> None:
    """SIG-02"""
    s = start(4)
    assert {supply(s, seat) for seat in range(4)} == {(4, 3)}
    assert {points(s, seat) for seat in range(4)} == {0}


def test_the_four_boards_differ() -> None:
    """SIG-02"""
    crests = edition().crests
    assert all(crests[a.index] != crests[b.index] for a in BOARD for b in BOARD if a is not b)


def test_eight_men_and_eight_women_wait_in_the_reserve() -> None:
    """SIG-03"""
    s = start(4)
    assert {reserve(s, seat) for seat in range(4)} == {(8, 8)}


def test_who_comes_later_gets_more_florins() -> None:
    """SIG-02, SIG-04"""
    s = start(4)
    assert [florins(s, seat) for seat in s.order] == [6, 7, 8, 9]


def test_the_first_order_is_random() -> None:
    """SIG-04"""
    assert len({start(3, seed).order for seed in "abcdefghijklmnopqrstuvwxyz"}) == 6


def test_the_table_may_begin_in_the_order_of_the_seats() -> None:
    """SIG-04"""
    assert {start(4, seed, order="seats").order for seed in "abcdef"} == {(0, 1, 2, 3)}


def test_the_first_players_disc_lies_on_top() -> None:
    """SIG-05"""
    s = start(4)
    order = s.order
    assert s.initiative == [0, 0, 0, 0]
    for family in s.families:
        family.passed = True
    go_to_rewards(s)
    assert s.order == order


def test_five_bonuses_and_two_honours_are_laid_out() -> None:
    """SIG-06"""
    for seed in "abcdef":
        rewards = start(2, seed).rewards
        assert len({reward.slug for reward in rewards}) == 7
        assert all(reward in BONUSES.values() for reward in rewards[:5])
        assert all(reward in HONOURS.values() for reward in rewards[5:])


def test_reward_tiles_are_drawn() -> None:
    """SIG-06"""
    drawn = [start(2, f"reward {n}").rewards for n in range(60)]
    assert {reward for rewards in drawn for reward in rewards[:5]} == set(BONUSES.values())
    assert {reward for rewards in drawn for reward in rewards[5:]} == set(HONOURS.values())


@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_tiles_of_each_house_are_removed(seats: int, removed: int) -> None:
    """SIG-07"""
    s = start(seats)
    assert len(s.removed) == 6 * removed
    assert set(Counter(tile.house for tile in s.removed).values()) <= {removed}


def test_nine_tiles_of_each_house_are_worth_two_to_five() -> None:
    """SIG-07"""
    s = scene("", seats=4)
    assert len(s.pile) == 54
    assert set(Counter(tile.house for tile in s.pile).values()) == {9}
    assert {tile.value for tile in s.pile} == {2, 3, 4, 5}
    assert edition().tile_back == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_many_dice_of_each_colour_as_players(seats: int) -> None:
    """SIG-08"""
    s = start(seats)
    for colour in COLOUR:
        assert sum(s.pool[colour.index * FACES : (colour.index + 1) * FACES]) == seats


@pytest.mark.parametrize(("seats", "cities"), [(2, 3), (3, 4), (4, 5)])
def test_fewer_players_use_fewer_cities(seats: int, cities: int) -> None:
    """SIG-09"""
    drawn = {start(seats, f"city {n}").in_play for n in range(40)}
    assert {len(in_play) for in_play in drawn} == {cities}
    assert len({city for in_play in drawn for city in in_play}) == 5


def test_48_helpers_and_16_brides_are_common() -> None:
    """SIG-10"""
    s = start(4)
    assert (s.helpers, s.brides) == (48, 16)


def test_florins_never_run_out() -> None:
    """SIG-10"""
    s = scene(florins=5_000)
    play(s, "0 take yellow 6", "0 govern")
    assert florins(s, 0) == 5_003


def test_a_lost_figure_is_noticed() -> None:
    """SIG-03"""
    s = start(2)
    s.families[0].supply[1] -= 1
    with pytest.raises(Broken, match="10 woman"):
        check(s)


def test_the_reward_of_the_round_is_the_one_laid_out_for_it() -> None:
    """SIG-06"""
    s = scene("")
    set_reward(s, 3, "purse")
    go_to_rewards(s)
    play(s, "0 claim")
    assert florins(s, 0) == 15
