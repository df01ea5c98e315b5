"""What a move is certain to do, and why another cannot be made: dice, helpers, tasks, tracks."""

from collections.abc import Mapping

import pytest

from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie.components import COLOURS, REWARD
from tests.games.signorie.asking import facts, preview, reasons
from tests.games.signorie.scenes import (
    florins,
    give_helpers,
    go_to_rewards,
    place_men,
    points,
    scene,
    set_dice,
    set_reward,
    start,
)
from tests.play import opens, play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_open_move_is_refused(seats: int) -> None:
    """SIG-23"""
    s, rng = start(seats, "open"), Rng(seed_key("open"))
    while not s.over:
        seat = s.turn()
        options = s.legal_moves(seat)
        assert not {one.move for one in s.refusals(seat)} & set(options)
        s.play(seat, rng.pick(options))


# dice


def test_a_pass_leaves_the_sum_as_it_is() -> None:
    """SIG-20, SIG-62"""
    s = scene()
    set_dice(s, 0, [4, 5])
    assert preview(s, "pass") == {"sum": 9, "threshold": 13}
    assert facts(s) == {"sum": 9, "threshold": 13}


def test_a_die_says_its_cost_and_its_sum() -> None:
    """SIG-22"""
    s = scene("grey 1")
    set_dice(s, 0, [4])
    shown = preview(s, "take grey 1")
    assert (shown["cost"], shown["sum"], shown["threshold"]) == (3, 5, 13)
    assert actions(shown)[:3] == [
        "hire violet-1",
        "hire violet-2",
        "hire violet-3",
    ]
    assert s.pool[COLOURS["grey"].index * 6] == 1, "the die still lies there"


def actions(shown: Mapping[str, object]) -> list[str]:
    found = shown["actions"]
    assert isinstance(found, list)
    return [write(move) for move in found]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("take grey 2", ["SIG-16 no-such-die"]),
        ("take yellow 6", ["SIG-21 colour-used colour=yellow"]),
        ("take turquoise 1", ["SIG-22 difference-too-high cost=4"]),
    ],
)
def test_why_a_die_cannot_be_taken(move: str, expected: list[str]) -> None:
    """SIG-16, SIG-21, SIG-22"""
    s = scene(florins=3)
    set_dice(s, 0, [4])
    assert reasons(s, move) == expected


def test_the_question_names_the_die() -> None:
    """SIG-23"""
    s = scene("grey 5")
    play(s, "0 take grey 5")
    assert facts(s) == {"colour": COLOURS["grey"], "value": 5}
    assert preview(s, "govern") == {"effect": {"advance": 4}, "times": 1}


# helpers and tasks


def test_the_preview_of_hiring() -> None:
    """SIG-30"""
    s = scene("red 6")
    play(s, "0 take red 6")
    assert preview(s, "hire yellow-2") == {"cost": 3, "later": {"florins": 2}}


@pytest.mark.parametrize(
    ("discs", "held", "expected"),
    [
        (48, "yellow-1", ["SIG-30 space-taken"]),
        (0, "", ["SIG-30 no-helpers"]),
        (48, "", ["SIG-30 too-few-florins cost=2"]),
    ],
)
def test_why_a_helper_cannot_be_hired(discs: int, held: str, expected: list[str]) -> None:
    """SIG-30"""
    s = scene("red 6", florins=1, tasks={"red man": "purse"})
    give_helpers(s, 0, held)
    s.helpers = discs
    play(s, "0 take red 6")
    assert reasons(s, "hire yellow-1") == expected


def test_the_preview_of_a_task() -> None:
    """SIG-33"""
    s = scene("red 6", tasks={"red man": "purse", "red woman": "nursery"})
    play(s, "0 take red 6")
    assert preview(s, "fulfil purse 3") == {"effect": {"florins": 2}, "times": 3, "florins": 6}
    assert preview(s, "fulfil nursery 1") == {"effect": {"offspring": 1}, "times": 1}


def test_why_a_task_cannot_be_carried_out() -> None:
    """SIG-33, SIG-34"""
    s = scene("red 6", tasks={"red man": "purse", "red woman": "wedding"})
    s.families[0].supply = [2, 1]
    play(s, "0 take red 6")
    assert reasons(s, "fulfil purse 4") == ["SIG-33 too-many-figures most=3"]
    assert reasons(s, "fulfil purse 3") == ["SIG-33 too-few-figures sex=man"]
    assert reasons(s, "fulfil wedding 1") == ["SIG-46 no-woman"]


def test_the_preview_of_a_helper_in_use() -> None:
    """SIG-22, SIG-24"""
    s = scene("violet 5")
    give_helpers(s, 0, "violet-1 violet-3")
    play(s, "0 take violet 5", "0 govern")
    shown = preview(s, "use violet-1")
    assert (shown["effect"], shown["surplus"]) == ({"surplus-florins": 3}, 2)
    assert preview(s, "done") == {}
    assert facts(s) == {"left": 2}


def test_why_a_helper_cannot_be_used() -> None:
    """SIG-22, SIG-24, SIG-26"""
    s = scene("violet 3")
    give_helpers(s, 0, "violet-1 violet-2 violet-3 grey-1")
    play(s, "0 take violet 3", "0 govern", "0 use violet-2")
    play(s, "0 enter church", "0 done")
    assert reasons(s, "use violet-1") == ["SIG-24 not-this-time"]
    assert reasons(s, "use violet-2") == ["SIG-24 not-this-time"]
    assert reasons(s, "use grey-1") == ["SIG-26 other-column"]
    assert reasons(s, "use red-1") == ["SIG-24 not-hired"]
    assert reasons(s, "use violet-3") == []


def test_why_a_helper_who_could_do_nothing_cannot_be_used() -> None:
    """SIG-22"""
    s = scene("violet 3")
    give_helpers(s, 0, "violet-1 violet-3")
    play(s, "0 take violet 3", "0 govern")
    assert reasons(s, "use violet-1") == ["SIG-22 no-surplus"]


def test_hiring_anywhere_says_what_it_saves() -> None:
    """SIG-30"""
    s = scene("red 6", florins=3, tasks={"red man": "recruit"})
    play(s, "0 take red 6", "0 fulfil recruit 1")
    assert facts(s) == {"discount": 1}
    assert preview(s, "hire grey-1") == {"cost": 0, "later": {"advance": 1}}
    assert "hire red-3" in opens(s, 0)
    assert reasons(s, "hire grey-3") == ["SIG-30 too-few-florins cost=4"]
    play(s, "0 hire red-3")
    assert florins(s, 0) == 0


@pytest.mark.parametrize(
    ("discs", "expected"), [(0, "SIG-30 no-helpers"), (48, "SIG-30 no-helper-within-means")]
)
def test_why_nobody_can_be_recruited(discs: int, expected: str) -> None:
    """SIG-30"""
    s = scene("red 6", florins=1, tasks={"red man": "recruit", "red woman": "purse"})
    give_helpers(s, 0, "violet-1 grey-1 yellow-1 red-1 red-2 violet-2 grey-2")
    give_helpers(s, 0, "turquoise-1 turquoise-2")
    s.helpers = discs
    play(s, "0 take red 6")
    assert reasons(s, "fulfil recruit 1") == [expected]


# tracks


def test_the_preview_of_a_step_up() -> None:
    """SIG-41, SIG-43"""
    s = scene("grey 6")
    place_men(s, 0, "church-6")
    play(s, "0 take grey 6", "0 govern")
    assert facts(s) == {"left": 4}
    bonus = {"initiative": 1}
    assert preview(s, "climb church 6") == {"field": 7, "worth": 9, "rank": 4, "bonus": bonus}
    assert preview(s, "enter politics") == {"field": 1, "worth": 1, "rank": 1, "bonus": {}}
    s.initiative = [4, 0]
    assert preview(s, "seize-initiative") == {"field": 5, "initiative": 6}
    play(s, "0 enter politics")
    assert preview(s, "done") == {"unused": 3}


def test_why_a_step_cannot_be_taken() -> None:
    """SIG-40 to SIG-42"""
    s = scene("grey 6")
    place_men(s, 0, "church-9 church-9 politics-1")
    s.families[0].supply = [0, 3]
    s.initiative = [6, 0]
    play(s, "0 take grey 6", "0 govern")
    assert reasons(s, "enter church") == ["SIG-41 no-man"]
    assert reasons(s, "climb church 9") == ["SIG-42 top-of-career"]
    assert reasons(s, "seize-initiative") == ["SIG-42 end-of-initiative"]
    assert reasons(s, "done") == ["SIG-40 spend-one"]
    assert reasons(s, "climb politics 1") == []


def test_study_moves_no_disc() -> None:
    """SIG-33"""
    s = scene("red 6", tasks={"red man": "study"})
    play(s, "0 take red 6", "0 fulfil study 1")
    assert reasons(s, "seize-initiative") == ["SIG-33 careers-only"]
    play(s, "0 enter church")
    assert reasons(s, "done") == []


# rewards


def test_the_preview_of_a_bonus() -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, 3, "twins")
    go_to_rewards(s)
    assert facts(s) == {"reward": REWARD[6], "florins": 3}
    assert preview(s, "claim") == {"effect": {"men": 1, "women": 1}, "times": 1}
    assert preview(s, "take-florins") == {"florins": 3}


@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 2)])
def test_the_preview_of_a_wedding(number: int, gained: int) -> None:
    """SIG-63"""
    s = scene("")
    set_reward(s, number, "purse")
    s.families[0].brides = 2
    go_to_rewards(s)
    play(s, "0 claim")
    assert preview(s, "wed") == {"points": 2, "florins": gained}
    assert preview(s, "decline") == {}


def test_the_preview_of_buying_points() -> None:
    """SIG-64"""
    s = scene("")
    set_reward(s, 7, "brides")
    go_to_rewards(s)
    assert facts(s) == {"cost": 5, "points": 5}
    assert preview(s, "buy-points") == {"cost": 5, "points": 5}
    assert preview(s, "decline") == {}
    play(s, "0 decline")
    assert (florins(s, 0), points(s, 0)) == (10, 0)


def test_exactly_five_florins_are_enough() -> None:
    """SIG-64"""
    s = scene("", florins=5)
    set_reward(s, 7, "brides")
    go_to_rewards(s)
    play(s, "0 buy-points")
    assert florins(s, 0) == 0


def test_without_brides_in_the_supply_nobody_weds() -> None:
    """SIG-10, SIG-63"""
    s = scene("")
    set_reward(s, 1, "purse")
    s.brides = 0
    go_to_rewards(s)
    play(s, "0 claim")
    assert opens(s, 1) == ["claim", "take-florins"]


def test_the_preview_of_an_errand() -> None:
    """SIG-33"""
    s = scene("")
    set_reward(s, 1, "errand")
    go_to_rewards(s)
    play(s, "0 claim")
    assert preview(s, "fulfil purse 2") == {"effect": {"florins": 2}, "times": 2, "florins": 4}
    play(s, "0 fulfil purse 2")
    assert florins(s, 0) == 14
    assert opens(s, 0) == ["wed", "decline"]
