"""Progress points at the edges of the tracks: SIG-40 to SIG-43."""

import pytest

from quattrocento.games.signorie.components import HELPERS
from tests.games.signorie.asking import facts, preview, reasons
from tests.games.signorie.scenes import (
    acting,
    edition,
    florins,
    give_helpers,
    go_to_rewards,
    place_men,
    scene,
    set_reward,
)
from tests.play import opens, play, refused


def test_points_that_nobody_can_use_are_not_asked_about() -> None:
    """SIG-40, SIG-42: the only man reaches the top with one point to spare"""
    s = scene("red 6 6", tasks={"red woman": "study"})
    s.families[0].supply = [0, 3]
    place_men(s, 0, "church-8")
    play(s, "0 take red 6", "0 fulfil study 1", "0 climb church 8")
    assert acting(s) == [1]


def test_entering_brings_the_bonus_of_the_first_field() -> None:
    """SIG-43"""
    first = edition({"career.bonuses": "{ 1 = { florins = 2 } }"})
    s = scene("grey 6", figures=first)
    play(s, "0 take grey 6", "0 govern", "0 enter church")
    assert florins(s, 0) == 12


@pytest.mark.parametrize("bonuses", ["{ 1 = { florins = 2 } }", "{ 2 = { florins = 2 } }"])
def test_the_initiative_brings_no_bonus_of_a_career(bonuses: str) -> None:
    """SIG-42, SIG-43"""
    s = scene("grey 6", figures=edition({"career.bonuses": bonuses}))
    play(s, "0 take grey 6", "0 govern", "0 seize-initiative")
    assert florins(s, 0) == 10


def test_a_climb_shows_the_rank_that_it_brings() -> None:
    """SIG-45: the second rank begins on the third field"""
    s = scene("grey 6")
    place_men(s, 0, "church-1 church-2")
    play(s, "0 take grey 6", "0 govern")
    assert preview(s, "climb church 1")["rank"] == 1
    assert preview(s, "climb church 2")["rank"] == 2


@pytest.mark.parametrize("points", [24, 25])
def test_many_points_stay_with_who_got_them(points: int) -> None:
    """SIG-40: on the fourth field the bonus comes between the first point and the rest"""
    many = edition({"tasks.study": f"{{ figures = 1, effect = {{ study = {points} }} }}"})
    s = scene("red 6", tasks={"red woman": "study"}, figures=many)
    place_men(s, 0, "church-3")
    play(s, "0 take red 6", "0 fulfil study 1")
    assert (acting(s), facts(s)) == ([0], {"left": points})
    play(s, "0 climb church 3")
    assert (acting(s), facts(s)) == ([0], {"left": points - 1})


def test_candidates_come_field_by_field() -> None:
    """SIG-41"""
    s = scene("grey 6")
    place_men(s, 0, "politics-3 politics-9 church-2")
    play(s, "0 take grey 6", "0 govern")
    choice = s.choice(0)
    assert choice is not None
    within = [move for move in choice.candidates(s) if choice.why_not(s, move) is None]
    assert within == list(s.legal_moves(0))
    assert [text for text in opens(s, 0) if text.startswith("climb")] == [
        "climb politics 3",
        "climb church 2",
    ]


@pytest.mark.parametrize(("posts", "rule"), [("church-9", "SIG-42"), ("church-9 church-8", "")])
def test_men_at_the_top_have_nothing_to_study_for(posts: str, rule: str) -> None:
    """SIG-42"""
    s = scene("red 6", tasks={"red woman": "study"})
    s.families[0].supply = [0, 3]
    place_men(s, 0, posts)
    play(s, "0 take red 6")
    assert ("fulfil study 1" in opens(s, 0)) == (not rule)
    assert [text.split()[0] for text in reasons(s, "fulfil study 2")] == ["SIG-42"]


@pytest.mark.parametrize(("posts", "both"), [("", False), ("church-6", False), ("church-5", True)])
def test_every_figure_of_a_task_must_bring_progress(posts: str, both: bool) -> None:
    """SIG-33, SIG-42: one step is left to the disc; the second figure needs four points more"""
    four = edition({"tasks.study": "{ up-to = 2, effect = { advance = 4 } }"})
    s = scene("red 6", tasks={"red woman": "study"}, figures=four)
    s.families[0].supply = [0, 3]
    s.initiative[0] = 5
    place_men(s, 0, posts)
    play(s, "0 take red 6")
    assert "fulfil study 1" in opens(s, 0)
    assert ("fulfil study 2" in opens(s, 0)) == both


def test_each_figure_of_a_task_brings_its_points() -> None:
    """SIG-33, SIG-40"""
    four = edition({"tasks.study": "{ up-to = 2, effect = { advance = 4 } }"})
    s = scene("red 6", tasks={"red woman": "study"}, figures=four)
    play(s, "0 take red 6", "0 fulfil study 2")
    assert facts(s) == {"left": 8}


def test_at_least_one_point_of_a_study_must_be_spent() -> None:
    """SIG-33, SIG-40"""
    s = scene("red 6", tasks={"red woman": "study"})
    play(s, "0 take red 6", "0 fulfil study 1")
    assert refused(s, 0, "done") == "SIG-40"


@pytest.mark.parametrize("men", [0, 1])
def test_one_man_in_the_supply_is_enough_to_advance(men: int) -> None:
    """SIG-41, SIG-42: for an action and for a helper"""
    s = scene("grey 6", florins=1)
    give_helpers(s, 0, "grey-1")
    s.families[0].supply = [men, 3]
    s.initiative[0] = 6
    assert preview(s, "take grey 6")["helpers"] == [HELPERS["grey-1"]] * men
    play(s, "0 take grey 6")
    assert ("govern" in opens(s, 0)) == bool(men)


@pytest.mark.parametrize("men", [0, 1])
def test_one_man_in_the_supply_is_enough_for_a_reward(men: int) -> None:
    """SIG-41, SIG-67"""
    s = scene("")
    set_reward(s, 1, "advance")
    s.edition = edition({"bonuses.advance": "{ effect = { study = 1 } }"})
    s.families[0].supply = [men, 3]
    go_to_rewards(s)
    assert ("claim" in opens(s, 0)) == bool(men)
