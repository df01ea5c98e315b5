"""Other editions: other helpers, costs and tracks play; a wrong one is refused with its line."""

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.invariants import check
from quattrocento.games.signorie.state import Signorie, Variants
from tests.games.signorie.scenes import (
    changed,
    edition,
    florins,
    give_helpers,
    go_to_rewards,
    line_of,
    men,
    place_men,
    points,
    row,
    scene,
    set_reward,
    supply,
)
from tests.play import opens, play

# Every verb in a place where the game's own edition does not use it.
STRANGE = {
    "columns.yellow": '{ value = 0, hires = "yellow", signoria = { alliances = 2, men = 2 } }',
    "columns.turquoise": '{ value = 6, hires = "red", signoria = { per-city = 1, missions = 3 } }',
    "helpers.yellow-2": "{ cost = 0, effect = { errand = 2, offspring = 2 } }",
    "helpers.red-1": "{ cost = 1, effect = { marriages = 2, per-wife = 1 } }",
    "helpers.violet-2": "{ cost = 2, effect = { missions = 2, men = 1 } }",
    "helpers.grey-1": "{ cost = 1, effect = { recruit = 1, threshold = 2 } }",
    "helpers.turquoise-1": "{ cost = 2, effect = { figures = 3, study = 30 } }",
    "career.points": "[0, 1, 4, 9, 16, 25]",
    "career.ranks": "[0, 1, 2, 3, 4, 5]",
    "career.bonuses": "{ 2 = { figures = 1 }, 3 = { marriages = 1, initiative = 2 } }",
    "initiative.points": "[0, 5, 10]",
    "cities.milano": "{ spaces = [2, 4] }",
    "tasks.purse": "{ figures = 2, effect = { points = 4, opposite = 1 } }",
    "tasks.wedding": "{ up-to = 3, effect = { marriages = 1 } }",
    "tasks.recruit": "{ up-to = 2, effect = { recruit = 0 } }",
    "honours.brides": "{ effect = { marriages = 1, per-bride = 2 } }",
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_strange_edition_plays_to_the_end(seats: int) -> None:
    """SIG-23, SIG-25"""
    strange = edition(STRANGE)
    for game in range(12):
        rng = Rng(seed_key(f"strange {game}"))
        s = GAME.start(seats, Variants(), strange, rng.clone(), logged=False)
        assert isinstance(s, Signorie)
        while not s.over:
            playout(s, rng, limit=1)
            check(s)


def test_other_costs_and_effects_hold() -> None:
    """SIG-25"""
    dear = edition({"helpers.red-3": "{ cost = 1, effect = { points = 7 } }"})
    s = scene("violet 6 6, red 6", figures=dear)
    play(s, "0 take violet 6", "0 hire red-3", "1 pass", "0 take red 6", "0 hire yellow-1")
    play(s, "0 use red-3")
    assert (florins(s, 0), points(s, 0)) == (10 - 1 - 2, 7)


def test_other_tracks_hold() -> None:
    """SIG-43, SIG-45"""
    short = edition(
        {
            "career.points": "[2, 8]",
            "career.ranks": "[1, 4]",
            "career.bonuses": "{ 2 = { alliances = 1 } }",
        }
    )
    s = scene("grey 6, turquoise 6", figures=short)
    place_men(s, 0, "church-1")
    play(s, "0 take grey 6", "0 govern", "0 climb church 1", "0 lay marriage", "0 done", "1 pass")
    assert (men(s, 0), row(s, 0, "marriage")) == ("church-2", "face-down")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 2 roma")
    assert points(s, 0) == 8


def test_a_task_may_ask_for_exactly_two() -> None:
    """SIG-33"""
    pair = edition({"tasks.purse": "{ figures = 2, effect = { florins = 9 } }"})
    s = scene("yellow 6", figures=pair, tasks={"yellow man": "purse"})
    play(s, "0 take yellow 6")
    assert [move for move in opens(s, 0) if "purse" in move] == ["fulfil purse 2"]
    play(s, "0 fulfil purse 2")
    assert (florins(s, 0), supply(s, 0)) == (19, (2, 3))


def test_a_helper_may_use_the_verb_of_a_reward() -> None:
    """SIG-24, SIG-64"""
    proud = edition({"helpers.red-3": "{ cost = 4, effect = { per-helper = 2 } }"})
    s = scene("red 6", figures=proud)
    give_helpers(s, 0, "red-3 grey-1")
    play(s, "0 take red 6", "0 hire yellow-1", "0 use red-3")
    assert points(s, 0) == 2 * 3


def test_a_reward_may_use_the_verb_of_a_task() -> None:
    """SIG-63, SIG-67"""
    kind = edition({"bonuses.purse": "{ effect = { study = 2, florins = 1 } }"})
    s = scene("", figures=kind)
    set_reward(s, 1, "purse")
    go_to_rewards(s)
    play(s, "0 claim", "0 enter church", "0 climb church 1")
    assert (men(s, 0), florins(s, 0)) == ("church-2", 11)


WRONG = [
    (
        "helpers.yellow-1",
        "{ cost = 2, effect = { fame = 1 } }",
        "yellow-1.effect.fame' cannot be here",
    ),
    ("helpers.grey-3", "{ cost = -1, effect = { missions = 1 } }", "'helpers.grey-3.cost' is -1"),
    ("helpers.red-2", "{ cost = 2, effect = { opposite = 1 } }", "effect.opposite' cannot be here"),
    (
        "helpers.red-3",
        "{ cost = 4, effect = { points = 0 } }",
        "'helpers.red-3.effect.points' is 0",
    ),
    (
        "helpers.red-1",
        "{ price = 5, cost = 5, effect = { women = 1 } }",
        "unknown 'helpers.red-1.price'",
    ),
    ("tasks.nursery", "{ figures = 1, effect = { errand = 1 } }", "effect.errand' cannot be here"),
    ("tasks.cousins", "{ figures = 1, up-to = 2, effect = { men = 1 } }", "not both"),
    ("tasks.study", "{ up-to = 9, effect = { study = 1 } }", "'tasks.study.up-to' is 9"),
    ("tasks.envoy", "{ figures = 1, effect = { } }", "'tasks.envoy.effect' is empty"),
    ("career.ranks", "[1, 1, 2]", "'career.ranks' has 3 numbers; expected 9"),
    ("career.ranks", "[1, 1, 2, 2, 3, 3, 4, 4, 1]", "none below the one before"),
    ("career.points", "[5, 4]", "none below the one before"),
    ("career.bonuses", "{ 40 = { florins = 2 } }", "'career.bonuses.40' is no field"),
    ("cities.roma", "{ spaces = [5, 5] }", "'cities.roma.spaces' is [5, 5]"),
    ("columns.red", '{ value = 2, hires = "blue", signoria = { florins = 1 } }', "names 'blue'"),
    (
        "columns.red",
        '{ value = 9, hires = "red", signoria = { florins = 1 } }',
        "expected at most 6",
    ),
    ("crests.yellow", '{ politics = ["colonna"] }', "names 'colonna'"),
    ("offspring.faces", '["man", "woman"]', "has 2 faces; expected 6"),
    ("frame.highest-threshold", "12", "below the threshold"),
    ("alliances.values", "[2, 9]", "expected numbers from 2 to 5"),
    ("alliances.values", "[2]", "fewer than the tiles removed"),
    ("rewards.bonuses", "4", "must make 7 rounds"),
    ("family.order-florins", "[1, 2]", "has 2 numbers; expected 4"),
]


@pytest.mark.parametrize(("name", "value", "reason"), WRONG)
def test_a_wrong_edition_is_refused_with_line_and_reason(
    name: str, value: str, reason: str
) -> None:
    with pytest.raises(EditionError) as fault:
        edition({name: value})
    assert str(fault.value).startswith(f"mybox.toml, line {line_of(name)}: ")
    assert reason in str(fault.value)


def test_a_missing_helper_is_named() -> None:
    text = changed({"helpers.red-3": "1"}).replace("red-3 = 1\n", "")
    with pytest.raises(EditionError, match=r"'helpers\.red-3' is missing"):
        GAME.edition(text, "mybox.toml")
