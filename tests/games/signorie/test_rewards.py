"""Phase 3 and the end: SIG-60 to SIG-71."""

from collections.abc import Callable

import pytest

from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.scoring import FINAL_SCORING, career_value, row_value
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    acting,
    crowd,
    florins,
    give_helpers,
    go_to_rewards,
    helpers,
    lay_tile,
    men,
    place_men,
    points,
    reserve,
    row,
    scene,
    set_dice,
    set_reward,
    set_row,
    supply,
)
from tests.play import opens, play, refused, told


def test_initiative_brings_nine_four_four_and_nothing() -> None:
    """SIG-60"""
    s = scene("", seats=4)
    s.initiative = [0, 6, 4, 4]
    go_to_rewards(s)
    assert [points(s, seat) for seat in range(4)] == [0, 9, 4, 4]


def test_the_new_order_follows_the_initiative() -> None:
    """SIG-61"""
    s = scene("", seats=4)
    s.initiative = [0, 6, 4, 4]
    s.arrivals = [0, 2, 1, 3]
    go_to_rewards(s)
    assert s.order == (1, 3, 2, 0)


def test_the_order_holds_and_the_discs_go_back_in_its_order() -> None:
    """SIG-61"""
    s = scene("", seats=3)
    s.initiative = [0, 1, 2]
    go_to_rewards(s)
    assert s.initiative == [0, 0, 0]
    go_to_rewards(s)
    assert s.order == (2, 1, 0)


@pytest.mark.parametrize(("dice", "rewarded"), [([6, 6, 1], True), ([6, 6, 2], False), ([], True)])
def test_the_sum_of_the_dice_against_the_threshold(dice: list[int], rewarded: bool) -> None:
    """SIG-62"""
    s = scene("")
    set_reward(s, 1, "purse")
    set_dice(s, 0, dice)
    go_to_rewards(s)
    assert (acting(s) == [0]) == rewarded


def test_rewards_come_in_the_new_order() -> None:
    """SIG-62"""
    s = scene("")
    set_reward(s, 1, "purse")
    s.initiative = [0, 1]
    go_to_rewards(s)
    assert acting(s) == [1]


def test_three_figures_raise_the_threshold_to_22() -> None:
    """SIG-62"""
    s = scene("yellow 6 6, violet 6", tasks={"yellow woman": "threshold"})
    set_dice(s, 0, [0, 6, 0, 6, 4])
    play(s, "0 take yellow 6", "0 fulfil threshold 3", "1 pass")
    (event,) = [event for event in told(s, "rewarded") if event.seat == 0]
    assert (event.facts["sum"], event.facts["threshold"]) == (22, 22)


def test_the_threshold_goes_no_higher() -> None:
    """SIG-62"""
    s = scene("yellow 6", tasks={"yellow woman": "threshold"})
    s.families[0].threshold = 19
    play(s, "0 take yellow 6")
    assert refused(s, 0, "fulfil threshold 2") == "SIG-62"


def test_the_bonus_or_three_florins() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 1, "purse")
    go_to_rewards(s)
    assert opens(s, 0) == ["claim", "take-florins"]
    play(s, "0 take-florins")
    assert florins(s, 0) == 13


def test_the_first_bride_brings_nothing_in_round_one() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 1, "purse")
    go_to_rewards(s)
    play(s, "0 claim", "0 wed")
    family = s.families[0]
    assert (family.brides, family.florins, points(s, 0), s.brides) == (1, 15, 0, 15)
    assert supply(s, 0) == (4, 3)


def test_a_later_bride_brings_points_and_two_florins() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 4, "purse")
    s.families[0].brides = 2
    go_to_rewards(s)
    play(s, "0 take-florins", "0 wed")
    assert (points(s, 0), florins(s, 0)) == (2, 15)


def test_the_wedding_may_be_declined() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 2, "purse")
    go_to_rewards(s)
    play(s, "0 claim", "0 decline")
    assert (s.families[0].brides, florins(s, 0)) == (0, 15)


def test_with_four_brides_there_is_no_wedding() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 5, "purse")
    s.families[0].brides = 4
    go_to_rewards(s)
    play(s, "0 claim")
    assert florins(s, 0) == 15
    assert acting(s) == [1]


HONOURED = [
    ("brides", 2 * 3),
    ("helpers", 1 * 2),
    ("cities", 2 * 2),
    ("envoys", 2 * 3),
    ("wives", 1 * 1),
]


@pytest.mark.parametrize(("reward", "expected"), HONOURED)
def test_what_each_honour_gives(reward: str, expected: int) -> None:
    """SIG-64"""
    s = scene("", florins=4)
    set_reward(s, 6, reward)
    s.families[0].brides = 3
    give_helpers(s, 0, "red-1 grey-2")
    crowd(s, "milano", 1, seat=0)
    crowd(s, "roma", 2, seat=0)
    s.cities = (*s.cities[:3], (*s.cities[3], 1), *s.cities[4:])
    go_to_rewards(s)
    assert points(s, 0) == expected


def test_five_florins_buy_five_points_once() -> None:
    """SIG-64"""
    s = scene("", florins=11)
    set_reward(s, 7, "brides")
    go_to_rewards(s)
    assert opens(s, 0) == ["buy-points", "decline"]
    play(s, "0 buy-points")
    assert (points(s, 0), florins(s, 0), acting(s)) == (5, 6, [1])


def test_four_florins_buy_nothing() -> None:
    """SIG-64"""
    s = scene("", florins=4)
    set_reward(s, 6, "brides")
    go_to_rewards(s)
    assert s.over


def test_in_the_last_rounds_nobody_weds() -> None:
    """SIG-64"""
    s = scene("", florins=5)
    set_reward(s, 6, "brides")
    go_to_rewards(s)
    play(s, "0 decline", "1 decline")
    assert [family.brides for family in s.families] == [0, 0]


def test_figures_leave_the_threshold_space_for_the_reserve() -> None:
    """SIG-65"""
    s = scene("")
    set_dice(s, 0, [6, 6, 6])
    set_dice(s, 1, [6, 6, 6])
    s.families[0].pledged, s.families[0].supply, s.families[0].threshold = (1, 1), [3, 2], 16
    go_to_rewards(s)
    assert (reserve(s, 0), s.families[0].pledged, s.families[0].threshold) == ((9, 9), (0, 0), 13)


def test_the_next_round_has_the_next_reward() -> None:
    """SIG-65"""
    s = scene()
    play(s, "0 pass", "1 pass")
    while s.round == 1:
        play(s, f"{s.turn()} {opens(s, s.turn())[-1]}")
    first, second = [event.facts["reward"] for event in told(s, "round-begins")][-1], s.rewards[1]
    assert first is second


def test_dice_leave_the_boards() -> None:
    """SIG-66"""
    s = scene("")
    set_dice(s, 0, [6, 6, 6])
    set_dice(s, 1, [6, 6, 6])
    go_to_rewards(s)
    assert [family.dice for family in s.families] == [(0,) * 5, (0,) * 5]


def test_tiles_in_cities_stay_from_round_to_round() -> None:
    """SIG-66"""
    s = scene()
    lay_tile(s, "roma", marriage="este-5")
    play(s, "0 pass", "1 pass")
    while s.round == 1:
        play(s, f"{s.turn()} {opens(s, s.turn())[-1]}")
    assert s.marriage_tiles[3].slug == "este-5"


def test_without_a_pile_spaces_stay_empty() -> None:
    """SIG-66"""
    s = scene()
    s.pile = s.pile[:3]
    play(s, "0 pass", "1 pass")
    while s.round == 1:
        play(s, f"{s.turn()} {opens(s, s.turn())[-1]}")
    laid = [tile for tile in s.marriage_tiles + s.mission_tiles if tile.slug != "none"]
    assert len(laid) == 3


def test_without_a_pile_there_are_no_face_down_tiles() -> None:
    """SIG-66"""
    s = scene("red 6", tasks={"red man": "alliance"})
    s.pile = s.pile[:1]
    play(s, "0 take red 6")
    assert "fulfil alliance 1" in opens(s, 0)
    assert refused(s, 0, "fulfil alliance 2") == "SIG-66"


def test_a_bonus_that_cannot_be_done_is_not_offered() -> None:
    """SIG-67"""
    s = scene("")
    set_reward(s, 1, "mission")
    go_to_rewards(s)
    assert florins(s, 0) == 13
    assert opens(s, 0) == ["wed", "decline"]


def test_initiative_from_a_bonus_counts_for_the_next_round() -> None:
    """SIG-67"""
    s = scene("")
    set_reward(s, 1, "advance")
    go_to_rewards(s)
    play(s, "0 take-florins", "0 decline", "1 claim", "1 seize-initiative", "1 done")
    assert (s.initiative, points(s, 1)) == ([0, 1], 0)
    go_to_rewards(s)
    assert s.order == (1, 0)


CLAIMED: list[tuple[str, str, Callable[[Signorie], bool]]] = [
    ("mission", "send church 4 roma", lambda s: points(s, 0) == 4),
    ("alliance", "lay church", lambda s: row(s, 0, "church") == "face-down"),
    ("wedding", "marry roma 3", lambda s: points(s, 0) == 6),
    (
        "advance",
        "climb church 4; enter politics; done",
        lambda s: men(s, 0) == "politics-1 church-5",
    ),
    ("recruit", "hire turquoise-3", lambda s: (florins(s, 0), helpers(s, 0)) == (7, "turquoise-3")),
    ("nursery", "", lambda s: sum(supply(s, 0)) == 8),
    ("twins", "", lambda s: supply(s, 0) == (5, 4)),
    ("purse", "", lambda s: florins(s, 0) == 15),
    ("errand", "fulfil purse 3", lambda s: florins(s, 0) == 16),
]


@pytest.mark.parametrize(("reward", "answers", "holds"), CLAIMED)
def test_what_each_bonus_gives(
    reward: str, answers: str, holds: Callable[[Signorie], bool]
) -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 1, reward)
    place_men(s, 0, "church-4")
    go_to_rewards(s)
    play(s, "0 claim", *[f"0 {move}" for move in answers.split("; ") if move])
    assert holds(s)


def test_the_end_of_yellow() -> None:
    """SIG-70, SIG-71"""
    s = scene("")
    set_row(s, 0, "politics", "borgia-4 este-4 face-down")
    set_row(s, 0, "church", "medici-2 medici-3 montefeltro-4")
    set_row(s, 0, "military", "gonzaga-5 face-down")
    set_row(s, 0, "marriage", "medici-5 este-5")
    place_men(s, 0, "politics-7 church-6 church-3 military-9")
    s.agenda = [FINAL_SCORING]
    s.settle()
    parts = GAME.scores(s)[0].parts
    assert [row_value(s, 0, place) for place in range(4)] == [9, 9, 0, 0]
    assert parts["alliances"] == 18
    assert parts["careers"] == 4 + (3 + 1) + 6


def test_halves_are_rounded_down_for_each_man() -> None:
    """SIG-70"""
    s = scene("")
    place_men(s, 0, "politics-1 church-1")
    assert career_value(s, 0) == 0


def test_two_tiles_score_nothing_and_three_score_all() -> None:
    """SIG-71"""
    s = scene("")
    set_row(s, 0, "marriage", "medici-5 este-5")
    assert row_value(s, 0, 3) == 0
    set_row(s, 0, "marriage", "medici-5 este-5 face-down")
    assert row_value(s, 0, 3) == 11
