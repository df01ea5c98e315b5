"""What comes several times comes so often and no oftener: other editions make the most of it."""

from tests.games.signorie.scenes import acting, edition, men, place_men, scene, supply
from tests.play import opens, play


def test_two_men_with_two_missions_each_send_four() -> None:
    """SIG-33, SIG-45"""
    twice = edition({"tasks.envoy": "{ up-to = 2, effect = { missions = 2 } }"})
    s = scene("red 6 6", tasks={"red man": "envoy"}, figures=twice)
    place_men(s, 0, "church-1 church-1 church-1 church-1 church-1")
    play(s, "0 take red 6", "0 fulfil envoy 2")
    play(s, *["0 send church 1 roma"] * 2, *["0 send church 1 milano"] * 2)
    assert men(s, 0) == "church-1"
    assert acting(s) == [1]


def test_two_men_with_two_marriages_each_marry_off_four_women() -> None:
    """SIG-33, SIG-46"""
    twice = edition({"tasks.wedding": "{ up-to = 2, effect = { marriages = 2 } }"})
    s = scene("red 6 6", tasks={"red man": "wedding"}, figures=twice)
    s.families[0].supply = [4, 5]
    play(s, "0 take red 6", "0 fulfil wedding 2", *["0 marry roma 1"] * 2)
    play(s, "0 marry milano 1", "0 marry napoli 1")
    assert supply(s, 0) == (2, 1)
    assert acting(s) == [1]


def test_a_man_who_joins_another_on_his_field_is_offered_with_him() -> None:
    """SIG-41"""
    s = scene("grey 6")
    place_men(s, 0, "politics-1 politics-2 military-1")
    play(s, "0 take grey 6", "0 govern", "0 climb politics 1")
    climbs = [text for text in opens(s, 0) if text.startswith("climb")]
    assert climbs == ["climb politics 2", "climb military 1"]
