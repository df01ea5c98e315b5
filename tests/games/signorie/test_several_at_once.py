"""Other editions may grant several missions or marriages at once: they follow one another."""

import pytest

from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    crowd,
    crowd_all_but,
    edition,
    florins,
    men,
    place_men,
    points,
    scene,
    supply,
)
from tests.play import opens, play


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
