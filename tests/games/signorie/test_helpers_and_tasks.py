"""Hiring helpers and carrying out tasks: SIG-30 to SIG-34, and every effect of both."""

from collections.abc import Callable

import pytest

from quattrocento.core.moves import write
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    acting,
    crowd_all_but,
    florins,
    give_helpers,
    go_to_rewards,
    helpers,
    men,
    place_men,
    points,
    reserve,
    row,
    scene,
    set_dice,
    supply,
)
from tests.play import opens, play, refused, told


def test_a_helper_is_paid_and_placed_and_does_nothing_yet() -> None:
    """SIG-30"""
    s = scene("red 6 6")
    play(s, "0 take red 6", "0 hire yellow-2")
    assert (florins(s, 0), helpers(s, 0), s.helpers) == (7, "yellow-2", 47)
    assert acting(s) == [1]


def test_the_preview_of_hiring_promises_the_effect_for_later_only() -> None:
    """SIG-30"""
    s = scene("red 6")
    play(s, "0 take red 6")
    choice = s.choice(0)
    assert choice is not None
    (hire,) = [move for move in s.legal_moves(0) if write(move) == "hire yellow-2"]
    assert list(choice.preview(s, hire)) == ["cost", "later"]


def test_the_ring_shows_the_column_not_the_die() -> None:
    """SIG-30"""
    s = scene("yellow 6")
    play(s, "0 take yellow 6")
    assert [move for move in opens(s, 0) if move.startswith("hire")] == [
        "hire turquoise-1", "hire turquoise-2", "hire turquoise-3",
    ]  # fmt: skip


def test_a_space_takes_one_helper() -> None:
    """SIG-30"""
    s = scene("red 6")
    give_helpers(s, 0, "yellow-2")
    play(s, "0 take red 6")
    assert refused(s, 0, "hire yellow-2") == "SIG-30"


def test_a_helper_one_cannot_pay_is_not_hired() -> None:
    """SIG-30"""
    s = scene("red 6", florins=3)
    play(s, "0 take red 6")
    assert refused(s, 0, "hire yellow-3") == "SIG-30"
    assert "hire yellow-2" in opens(s, 0)


def test_without_discs_nobody_hires() -> None:
    """SIG-30"""
    s = scene("red 6")
    s.helpers = 0
    play(s, "0 take red 6")
    assert refused(s, 0, "hire yellow-1") == "SIG-30"


def test_a_helper_hired_this_turn_is_not_used_this_turn() -> None:
    """SIG-30"""
    s = scene("red 6 6", tasks={"red man": "recruit"})
    play(s, "0 take red 6", "0 fulfil recruit 1", "0 hire red-3")
    assert acting(s) == [1]
    assert helpers(s, 0) == "red-3"


HELPED: list[tuple[str, str, str, Callable[[Signorie], bool]]] = [
    ("yellow-1", "yellow 6", "welcome woman", lambda s: supply(s, 0) == (4, 4)),
    ("yellow-1", "yellow 6", "welcome man", lambda s: supply(s, 0) == (5, 3)),
    ("yellow-2", "yellow 6", "", lambda s: florins(s, 0) == 15),
    ("yellow-3", "yellow 3", "", lambda s: points(s, 0) == 2),
    ("red-1", "red 6", "", lambda s: supply(s, 0) == (4, 3)),
    ("red-2", "red 6", "lay marriage", lambda s: row(s, 0, "marriage") == "face-down"),
    ("red-3", "red 6", "", lambda s: points(s, 0) == 2 + 3),
    ("violet-1", "violet 6", "", lambda s: florins(s, 0) == 13),
    ("violet-2", "violet 6", "enter church; climb church 1", lambda s: men(s, 0) == "church-2"),
    ("violet-3", "violet 6", "", lambda s: points(s, 0) == 3),
    ("grey-1", "grey 6", "enter church", lambda s: men(s, 0) == "politics-1 church-1"),
    ("grey-2", "grey 6", "lay church", lambda s: row(s, 0, "church") == "face-down"),
    ("grey-3", "grey 6", "send politics 1 roma", lambda s: points(s, 0) == 1),
    ("turquoise-1", "turquoise 6", "", lambda s: florins(s, 0) == 12),
    ("turquoise-2", "turquoise 6", "lay politics", lambda s: row(s, 0, "politics") == "face-down"),
    ("turquoise-3", "turquoise 6", "marry roma 4", lambda s: points(s, 0) == 1 + 8),
]
DOING = {
    "yellow": ["govern"],
    "red": ["govern", "marry milano 1"],
    "violet": ["govern"],
    "grey": ["govern", "enter politics", "done"],
    "turquoise": ["govern", "send military 1 milano"],
}


@pytest.mark.parametrize(("helper", "die", "answers", "holds"), HELPED)
def test_what_each_helper_does(
    helper: str, die: str, answers: str, holds: Callable[[Signorie], bool]
) -> None:
    """SIG-24"""
    s = scene(f"{die}, {die}")
    colour, value = die.split()
    if colour == "turquoise":
        place_men(s, 0, "military-1")
    give_helpers(s, 0, helper)
    play(s, f"0 take {colour} {value}", *[f"0 {move}" for move in DOING[colour]])
    if colour == "violet":
        s.families[0].supply = [4, 3]
    play(s, f"0 use {helper}", *[f"0 {move}" for move in answers.split("; ") if move])
    assert holds(s)


def test_three_men_on_the_initiative_task_give_six_steps() -> None:
    """SIG-33"""
    s = scene("violet 6", tasks={"violet man": "initiative"})
    play(s, "0 take violet 6", "0 fulfil initiative 3")
    assert [event.facts["steps"] for event in told(s, "seizes-initiative")] == [6]


def test_a_task_for_several_takes_one_to_three() -> None:
    """SIG-33"""
    s = scene("yellow 6", tasks={"yellow man": "purse", "yellow woman": "cousins"})
    play(s, "0 take yellow 6")
    assert [move for move in opens(s, 0) if move.startswith("fulfil")] == [
        "fulfil purse 1", "fulfil purse 2", "fulfil purse 3", "fulfil cousins 1",
    ]  # fmt: skip


def test_figures_of_the_other_sex_do_not_count() -> None:
    """SIG-33"""
    s = scene("yellow 6", tasks={"yellow woman": "purse"})
    s.families[0].supply = [4, 2]
    play(s, "0 take yellow 6")
    assert refused(s, 0, "fulfil purse 3") == "SIG-33"
    assert "fulfil purse 2" in opens(s, 0)


def test_only_the_two_tasks_of_the_colour_can_be_chosen() -> None:
    """SIG-33"""
    s = scene("yellow 6", tasks={"red man": "purse"})
    play(s, "0 take yellow 6")
    assert "fulfil purse 1" not in opens(s, 0)


def test_a_figure_whose_turn_would_do_nothing_cannot_be_used() -> None:
    """SIG-33"""
    s = scene("violet 6", tasks={"violet man": "initiative"})
    s.initiative[0] = 3
    play(s, "0 take violet 6")
    assert "fulfil initiative 2" in opens(s, 0)
    assert refused(s, 0, "fulfil initiative 3") == "SIG-42"


def test_used_figures_go_to_the_reserve() -> None:
    """SIG-34"""
    s = scene("yellow 6", tasks={"yellow man": "purse"})
    play(s, "0 take yellow 6", "0 fulfil purse 2")
    assert (supply(s, 0), reserve(s, 0)) == ((2, 3), (10, 8))
    assert florins(s, 0) == 14


def test_figures_for_the_threshold_stay_until_the_end_of_the_round() -> None:
    """SIG-34, SIG-65"""
    s = scene("yellow 6 6, violet 6", tasks={"yellow woman": "threshold"})
    play(s, "0 take yellow 6", "0 fulfil threshold 2")
    assert (supply(s, 0), reserve(s, 0)) == ((4, 1), (8, 8))
    assert s.families[0].pledged == (0, 2)
    go_to_rewards(s)
    while not s.over:
        play(s, f"{s.turn()} {opens(s, s.turn())[-1]}")
    assert reserve(s, 0)[1] >= 10


def test_a_wedding_needs_another_woman() -> None:
    """SIG-34"""
    s = scene("yellow 6", tasks={"yellow woman": "wedding"})
    s.families[0].supply = [0, 1]
    play(s, "0 take yellow 6")
    assert refused(s, 0, "fulfil wedding 1") == "SIG-46"
    s = scene("yellow 6", tasks={"yellow woman": "wedding"})
    s.families[0].supply = [0, 2]
    play(s, "0 take yellow 6", "0 fulfil wedding 1", "0 marry roma 2")
    assert (supply(s, 0), reserve(s, 0)[1], points(s, 0)) == ((0, 0), 9, 4)


def test_used_figures_reach_the_reserve_before_the_action() -> None:
    """SIG-34"""
    s = scene("yellow 6", tasks={"yellow man": "nursery"})
    s.families[0].supply = [1, 0]
    s.families[0].reserve = [0, 0]
    s.families[0].brides = 4
    play(s, "0 take yellow 6", "0 fulfil nursery 1")
    assert sum(supply(s, 0)) + reserve(s, 0)[0] == 1
    assert told(s, "rolls")


def test_the_alliance_task_gives_a_face_down_tile_for_each_figure() -> None:
    """SIG-33, SIG-57"""
    s = scene("yellow 6", tasks={"yellow woman": "alliance"})
    play(s, "0 take yellow 6", "0 fulfil alliance 2", "0 lay church", "0 lay marriage")
    assert (row(s, 0, "church"), row(s, 0, "marriage")) == ("face-down", "face-down")


def test_study_is_for_careers_only() -> None:
    """SIG-33"""
    s = scene("yellow 6", tasks={"yellow woman": "study"})
    play(s, "0 take yellow 6", "0 fulfil study 2")
    assert refused(s, 0, "seize-initiative") == "SIG-33"
    play(s, "0 enter church", "0 climb church 1", "0 climb church 2", "0 climb church 3")
    assert men(s, 0) == "church-4"


def test_the_envoy_task_sends_a_man_from_a_career() -> None:
    """SIG-33, SIG-45"""
    s = scene("yellow 6", tasks={"yellow man": "envoy"})
    place_men(s, 0, "church-5")
    play(s, "0 take yellow 6", "0 fulfil envoy 1", "0 send church 5 napoli")
    assert points(s, 0) == 5
    assert supply(s, 0) == (3, 3)


def test_recruiting_hires_anywhere_for_one_less() -> None:
    """SIG-33, SIG-30"""
    s = scene("yellow 6", tasks={"yellow man": "recruit"})
    play(s, "0 take yellow 6", "0 fulfil recruit 1", "0 hire violet-3")
    assert (florins(s, 0), helpers(s, 0)) == (7, "violet-3")


def test_recruiting_never_pays_out() -> None:
    """SIG-30"""
    s = scene("yellow 6", florins=0, tasks={"yellow man": "recruit"})
    play(s, "0 take yellow 6", "0 fulfil recruit 1")
    assert opens(s, 0) == ["hire violet-1", "hire grey-1"]
    play(s, "0 hire grey-1")
    assert florins(s, 0) == 0


def test_cousins_are_of_the_other_sex() -> None:
    """SIG-33"""
    s = scene("yellow 6", tasks={"yellow woman": "cousins"})
    play(s, "0 take yellow 6", "0 fulfil cousins 1")
    assert (supply(s, 0), reserve(s, 0)) == ((6, 2), (6, 9))


def test_a_task_that_can_do_nothing_is_refused() -> None:
    """SIG-23, SIG-33"""
    s = scene("yellow 6", tasks={"yellow man": "envoy"})
    place_men(s, 0, "church-5")
    crowd_all_but(s, "")
    play(s, "0 take yellow 6")
    assert refused(s, 0, "fulfil envoy 1") == "SIG-18"


def test_the_threshold_task_raises_the_own_threshold_only() -> None:
    """SIG-33, SIG-62"""
    s = scene("yellow 6 6", tasks={"yellow woman": "threshold"})
    set_dice(s, 0, [0, 6])
    play(s, "0 take yellow 6", "0 fulfil threshold 1")
    assert [family.threshold for family in s.families] == [16, 13]
