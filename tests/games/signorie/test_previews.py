"""What a move is certain to do, and why another cannot be made."""

from collections.abc import Mapping

import pytest

from quattrocento.core.moves import read, write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie.components import CITY, COLOURS, REWARD
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    crowd,
    crowd_all_but,
    edition,
    florins,
    give_helpers,
    go_to_rewards,
    lay_tile,
    men,
    place_men,
    points,
    row,
    scene,
    set_dice,
    set_reward,
    set_row,
    start,
    supply,
)
from tests.play import opens, play


def preview(s: Signorie, text: str, seat: int = 0) -> Mapping[str, object]:
    choice = s.choice(seat)
    assert choice is not None
    return choice.preview(s, read(s, seat, text))


def facts(s: Signorie, seat: int = 0) -> Mapping[str, object]:
    choice = s.choice(seat)
    assert choice is not None
    return choice.facts(s)


def reasons(s: Signorie, text: str, seat: int = 0) -> list[str]:
    """Why a move cannot be made: reasons with their rules and facts."""
    found = [one for one in s.refusals(seat) if write(one.move) == text]
    return [
        " ".join([one.rule, one.reason, *[f"{key}={fact}" for key, fact in one.facts.items()]])
        for one in found
    ]


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
    assert preview(s, "fulfil purse 3") == {"effect": {"florins": 2}, "times": 3}
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
    assert preview(s, "climb church 6") == {"field": 7, "points": 9, "rank": 4, "bonus": bonus}
    assert preview(s, "enter politics") == {"field": 1, "points": 1, "rank": 1, "bonus": {}}
    s.initiative = [4, 0]
    assert preview(s, "seize-initiative") == {"field": 5, "points": 6}
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


# missions and marriages


def test_the_preview_of_a_mission() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, "church-6")
    crowd(s, "roma", 3)
    lay_tile(s, "roma", mission="medici-3")
    lay_tile(s, "milano", mission="borgia-3")
    play(s, "0 take turquoise 6", "0 govern")
    assert preview(s, "send church 6 roma") == {"space": 2, "points": 7, "tile": "medici-3"}
    assert preview(s, "send church 6 milano") == {"space": 1, "points": 7, "tile": ""}


def test_why_a_man_cannot_go_to_a_city() -> None:
    """SIG-09, SIG-18, SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, "church-3")
    crowd(s, "roma", 4)
    crowd(s, "milano", 8)
    s.in_play = tuple(city for city in CITY if city.slug != "venezia")
    play(s, "0 take turquoise 6", "0 govern")
    assert reasons(s, "send church 3 roma") == ["SIG-45 rank-too-low city=roma space=3 rank=2"]
    assert reasons(s, "send church 3 milano") == ["SIG-18 city-full city=milano"]
    assert reasons(s, "send church 3 venezia") == ["SIG-09 city-out city=venezia"]


@pytest.mark.parametrize(
    ("posts", "full", "expected"),
    [
        ("", 0, "SIG-45 no-man-in-career"),
        ("church-9", 8, "SIG-18 cities-full"),
        ("church-2", 2, "SIG-45 no-city-in-rank"),
    ],
)
def test_why_there_is_no_mission(posts: str, full: int, expected: str) -> None:
    """SIG-18, SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, posts)
    for city in CITY:
        crowd(s, city.slug, full)
    play(s, "0 take turquoise 6")
    assert reasons(s, "govern") == [expected]


def test_the_preview_of_a_marriage() -> None:
    """SIG-46"""
    s = scene("red 6")
    lay_tile(s, "roma", marriage="medici-3")
    set_row(s, 0, "marriage", "este-4")
    lay_tile(s, "milano", marriage="este-5")
    play(s, "0 take red 6", "0 govern")
    assert preview(s, "marry roma 3") == {"cost": 3, "points": 6, "tile": "medici-3"}
    assert preview(s, "marry milano 3") == {"cost": 3, "points": 6, "tile": ""}


def test_why_a_woman_cannot_be_married_so() -> None:
    """SIG-09, SIG-18, SIG-46"""
    s = scene("red 6", florins=2)
    crowd(s, "roma", 3)
    crowd(s, "milano", 8)
    s.in_play = tuple(city for city in CITY if city.slug != "venezia")
    play(s, "0 take red 6", "0 govern")
    assert reasons(s, "marry roma 1") == ["SIG-46 dowry-too-small city=roma space=2"]
    assert reasons(s, "marry roma 3") == ["SIG-46 too-few-florins cost=3"]
    assert reasons(s, "marry roma 2") == []
    assert reasons(s, "marry roma 5") == ["SIG-46 dowry-too-high most=4"]
    assert reasons(s, "marry milano 4") == ["SIG-18 city-full city=milano"]
    assert reasons(s, "marry venezia 4") == ["SIG-09 city-out city=venezia"]


@pytest.mark.parametrize(
    ("women", "full", "expected"),
    [
        (0, 0, "SIG-46 no-woman"),
        (1, 8, "SIG-18 cities-full"),
        (1, 4, "SIG-46 no-dowry"),
    ],
)
def test_why_there_is_no_marriage(women: int, full: int, expected: str) -> None:
    """SIG-18, SIG-46"""
    s = scene("red 6", florins=2)
    s.families[0].supply[1] = women
    for city in CITY:
        crowd(s, city.slug, full)
    play(s, "0 take red 6")
    assert reasons(s, "govern") == [expected]


def test_the_preview_of_a_face_down_tile() -> None:
    """SIG-57, SIG-71"""
    s = scene("red 6", tasks={"red man": "alliance"})
    set_row(s, 0, "church", "medici-3")
    before = len(s.pile)
    top = s.pile[-1]
    play(s, "0 take red 6", "0 fulfil alliance 2")
    assert preview(s, "lay church") == {"tiles": 2, "quorum": 3}
    play(s, "0 lay church", "0 lay church")
    assert row(s, 0, "church") == "medici-3 face-down face-down"
    assert (len(s.pile), s.buried[0]) == (before - 2, top)


def test_a_married_tile_leaves_its_city() -> None:
    """SIG-46"""
    s = scene("red 6, red 6")
    lay_tile(s, "roma", marriage="medici-3")
    play(s, "0 take red 6", "0 govern", "0 marry roma 1")
    assert s.marriage_tiles[3].slug == "none"


# several at once, in other editions


def test_several_missions_follow_one_another() -> None:
    """SIG-23, SIG-45"""
    twice = '{ value = 5, hires = "grey", signoria = { missions = 3 } }'
    s = scene("turquoise 6", figures=edition({"columns.turquoise": twice}))
    place_men(s, 0, "church-1 church-2 politics-3 politics-3 military-9")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma", "0 send church 2 roma")
    play(s, "0 send politics 3 roma")
    assert men(s, 0) == "politics-3 military-9"
    assert points(s, 0) == 1 + 2 + 3
    assert acting_is_not(s, "mission")


def test_two_missions_are_two() -> None:
    """SIG-23, SIG-45"""
    twice = '{ value = 5, hires = "grey", signoria = { missions = 2 } }'
    s = scene("turquoise 6", figures=edition({"columns.turquoise": twice}))
    place_men(s, 0, "church-1 church-1 church-1")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma", "0 send church 1 roma")
    assert men(s, 0) == "church-1"
    assert acting_is_not(s, "mission")


def test_two_marriages_are_two() -> None:
    """SIG-23, SIG-46"""
    twice = '{ value = 2, hires = "yellow", signoria = { marriages = 2 } }'
    s = scene("red 6", florins=2, figures=edition({"columns.red": twice}))
    play(s, "0 take red 6", "0 govern", "0 marry roma 1", "0 marry milano 1")
    assert supply(s, 0) == (4, 1)
    assert acting_is_not(s, "wedlock")


def test_men_on_one_field_are_offered_once() -> None:
    """SIG-41, SIG-45"""
    s = scene("turquoise 6, grey 6")
    place_men(s, 0, "politics-1 politics-1 church-1 church-1")
    mission = s.clone()
    play(mission, "0 take turquoise 6", "0 govern")
    assert len(opens(mission, 0)) == len(set(opens(mission, 0))) == 2 * 5
    play(s, "0 take grey 6", "0 govern")
    assert len(opens(s, 0)) == len(set(opens(s, 0))) == 3 + 2 + 1


@pytest.mark.parametrize("field", [1, 2, 3])
def test_a_man_on_any_field_is_offered(field: int) -> None:
    """SIG-41, SIG-45"""
    s = scene("turquoise 6, grey 6")
    place_men(s, 0, f"politics-{field}")
    mission = s.clone()
    play(mission, "0 take turquoise 6", "0 govern")
    assert f"send politics {field} roma" in opens(mission, 0)
    play(s, "0 take grey 6", "0 govern")
    assert f"climb politics {field}" in opens(s, 0)


def test_missions_end_when_no_man_can_go() -> None:
    """SIG-23, SIG-45"""
    twice = '{ value = 5, hires = "grey", signoria = { missions = 2 } }'
    s = scene("turquoise 6", figures=edition({"columns.turquoise": twice}))
    crowd_all_but(s, "roma")
    crowd(s, "roma", 1)
    place_men(s, 0, "church-1 church-1 church-2")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma")
    assert men(s, 0) == "church-1 church-2"
    assert acting_is_not(s, "mission")


def acting_is_not(s: Signorie, step: str) -> bool:
    return all(type(choice).__name__.lower() != step for choice in s.waiting())


def test_marriages_follow_one_another_while_they_can_be_paid() -> None:
    """SIG-23, SIG-46"""
    twice = '{ value = 2, hires = "yellow", signoria = { marriages = 3 } }'
    s = scene("red 6", florins=3, figures=edition({"columns.red": twice}))
    play(s, "0 take red 6", "0 govern", "0 marry roma 1", "0 marry milano 2")
    assert acting_is_not(s, "wedlock")
    assert (supply(s, 0), florins(s, 0), points(s, 0)) == ((4, 1), 0, 6)


def test_marriages_end_with_the_last_woman() -> None:
    """SIG-23, SIG-46"""
    twice = '{ value = 2, hires = "yellow", signoria = { marriages = 2 } }'
    s = scene("red 6", figures=edition({"columns.red": twice}))
    s.families[0].supply = [4, 2]
    play(s, "0 take red 6", "0 govern", "0 marry roma 1", "0 marry milano 2")
    assert acting_is_not(s, "wedlock")
    assert supply(s, 0) == (4, 0)


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
    assert preview(s, "fulfil purse 2") == {"effect": {"florins": 2}, "times": 2}
    play(s, "0 fulfil purse 2")
    assert florins(s, 0) == 14
    assert opens(s, 0) == ["wed", "decline"]
