"""The end of a battle: CON-30 to CON-38."""

import pytest

from tests.games.condottiere.scenes import acting, battle, campaign, hand, line, owner
from tests.play import opens, play, refused, told


def test_a_battle_ends_when_all_have_passed() -> None:
    """CON-30"""
    s = battle(["m1 m1", "m2 m2", "m3 m3"])
    play(s, "0 play m1", "1 pass", "2 pass")
    assert acting(s) == [0]
    play(s, "0 pass")
    assert told(s, "wins")


def test_the_strongest_army_takes_city_and_command() -> None:
    """CON-32"""
    s = battle(["m1 m1", "m2 m2", "m3 m3"], owners={"parma": 2})
    play(s, "0 play m1", "1 play m2", "2 pass", "0 pass", "1 pass", "2 pass")
    assert (owner(s, "parma"), s.condottiere) == (1, 1)


def test_a_defender_who_wins_keeps_the_city() -> None:
    """CON-32"""
    s = battle(["m1 m1", "m2 m2"], owners={"parma": 1})
    play(s, "0 play m1", "1 play m2", "0 pass", "1 pass")
    assert (owner(s, "parma"), s.condottiere) == (1, 1)


def test_strength_nought_never_wins() -> None:
    """CON-32, CON-33"""
    s = battle(["drummer m1", "m2 m2"])
    play(s, "0 play drummer", "1 pass", "0 pass")
    assert owner(s, "parma") == -1


def test_a_tie_has_no_winner() -> None:
    """CON-33"""
    s = battle(["m2 m1", "m2 m2", "m1 m3"])
    play(s, "0 play m2", "1 play m2", "2 play m1", "0 pass", "1 pass", "2 pass")
    assert (owner(s, "parma"), s.condottiere) == (-1, 0)


def test_a_tie_of_three_has_no_winner() -> None:
    """CON-33"""
    s = battle(["m2 m1", "m2 m2", "m2 m3"])
    play(s, "0 play m2", "1 play m2", "2 play m2", "0 pass", "1 pass", "2 pass")
    assert (owner(s, "parma"), s.condottiere) == (-1, 0)


def test_a_tie_below_the_top_does_not_matter() -> None:
    """CON-33"""
    s = battle(["m2 m1", "m2 m2", "m3 m3"])
    play(s, "0 play m2", "1 play m2", "2 play m3", "0 pass", "1 pass", "2 pass")
    assert owner(s, "parma") == 2


def test_nobody_takes_part() -> None:
    """CON-33"""
    s = battle(["m2 m1", "m2 m2"])
    play(s, "0 pass", "1 pass")
    assert (owner(s, "parma"), s.condottiere) == (-1, 0)


def test_nobody_takes_part_in_an_owned_city() -> None:
    """CON-33, CON-34"""
    s = battle(["m2 m1", "m2 m2", "m4 m4"], owners={"parma": 2})
    play(s, "0 pass", "1 pass", "2 pass")
    assert (owner(s, "parma"), s.condottiere) == (2, 2)


def test_without_a_winner_the_owner_commands() -> None:
    """CON-34"""
    s = battle(["m2 m1", "m2 m2", "m4 m4"], owners={"parma": 2})
    play(s, "0 play m2", "1 play m2", "2 pass", "0 pass", "1 pass", "2 pass")
    assert (owner(s, "parma"), s.condottiere) == (2, 2)


def test_without_a_winner_in_a_free_city_command_stays() -> None:
    """CON-34"""
    s = battle(["m2 m1", "m2 m2", "m4 m4"], condottiere=1)
    play(s, "1 pass", "2 pass", "0 pass")
    assert s.condottiere == 1


def test_played_cards_lie_aside_until_the_next_deal() -> None:
    """CON-35"""
    s = battle(["m1 m1", "m2 winter m2"])
    play(s, "0 play m1", "1 play winter", "0 pass", "1 play m2", "1 pass")
    assert (line(s, 0), line(s, 1)) == ("", "")
    assert sum(s.aside) == 3
    assert (hand(s, 0), hand(s, 1)) == ("m1", "m2")


def test_a_hand_without_mercenaries_may_go() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter bishop", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "0 keep", "1 discard", "2 keep")
    assert hand(s, 1) == ""
    assert sum(s.aside) == 3


def test_it_need_not_go() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter bishop", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "0 keep", "1 keep", "2 keep")
    assert hand(s, 1) == "bishop winter"


def test_with_a_mercenary_in_hand_it_stays() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter m1", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass")
    assert refused(s, 1, "discard") == "CON-36"


def test_a_heroine_is_no_mercenary() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 heroine", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass")
    assert opens(s, 1) == ["keep", "discard"]


def test_everyone_who_holds_cards_is_asked() -> None:
    """CON-36"""
    s = battle(["m1", "m2 winter m1", "m3"])
    play(s, "0 play m1", "1 pass", "2 pass")
    assert acting(s) == [1, 2]


def test_all_six_are_asked() -> None:
    """CON-36"""
    s = battle(["m1"] * 6)
    play(s, *[f"{seat} pass" for seat in range(6)])
    assert acting(s) == [0, 1, 2, 3, 4, 5]
    play(s, *[f"{seat} keep" for seat in range(6)])
    assert acting(s) == [0]


def test_the_answers_are_hidden_until_all_are_in() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "1 discard")
    assert hand(s, 1) == "winter"
    assert not told(s, "discards")
    play(s, "2 keep", "0 keep")
    assert told(s, "discards")


@pytest.mark.parametrize("city", ["parma", "roma", "torino"])
def test_any_city_may_be_named(city: str) -> None:
    """CON-37"""
    s = campaign(["m1", "m2"], owners={"roma": 0, "torino": 1})
    assert f"name-city {city}" in opens(s, 0)


def test_the_same_city_may_be_named_again() -> None:
    """CON-37"""
    s = battle(["m1 m1", "m2 m2"])
    play(s, "0 play m1", "1 pass", "0 pass", "0 keep", "1 keep", "0 name-city parma")
    assert acting(s) == [0]


def test_naming_is_compulsory() -> None:
    """CON-37"""
    s = campaign(["m1", "m2"])
    assert all(text.startswith("name-city ") for text in opens(s, 0))
    assert refused(s, 0, "pass") == ""


def test_who_wins_with_the_last_card_names_the_next_city() -> None:
    """CON-38"""
    s = battle(["m10", "m2 m2", "m3 m3"])
    play(s, "0 play m10", "1 pass", "2 pass", "1 keep", "2 keep")
    assert acting(s) == [0]
    play(s, "0 name-city roma")
    assert acting(s) == [1]


def test_a_condottiere_without_cards_is_out_of_the_next_battle() -> None:
    """CON-38"""
    s = battle(["m10", "m2 m2", "m3 m3"])
    play(s, "0 play m10", "1 pass", "2 pass", "1 keep", "2 keep", "0 name-city roma")
    assert [captain.out for captain in s.captains] == [True, False, False]
    play(s, "1 pass", "2 pass")
    assert acting(s) == [1, 2]


def test_an_owner_without_cards_may_become_condottiere() -> None:
    """CON-38"""
    s = battle(["m2 m1", "m2 m2", ""], owners={"parma": 2})
    play(s, "0 play m2", "1 play m2", "0 pass", "1 pass", "0 keep", "1 keep")
    assert acting(s) == [2]
    play(s, "2 name-city roma")
    assert acting(s) == [0]
