"""A battle: who may act, and when it is over. CON-10 to CON-19."""

import pytest

from tests.games.condottiere.scenes import acting, battle, campaign, hand, owner, strengths
from tests.play import opens, play, refused, told


def test_the_condottiere_acts_first_then_clockwise() -> None:
    """CON-10"""
    s = battle(["m1 m1", "m2 m2", "m3 m3"], condottiere=1)
    order = []
    for _ in range(4):
        (seat,) = acting(s)
        order.append(seat)
        play(s, f"{seat} {opens(s, seat)[0]}")
    assert order == [1, 2, 0, 1]


def test_players_who_are_out_are_skipped() -> None:
    """CON-10"""
    s = battle(["m1 m1", "m2 m2", "m3 m3"])
    play(s, "0 play m1", "1 pass", "2 play m3")
    assert acting(s) == [0]
    play(s, "0 play m1", "2 pass")
    assert told(s, "wins")


def test_a_turn_is_one_card_or_a_pass() -> None:
    """CON-11"""
    s = battle(["m1 m1 winter", "m2"])
    assert opens(s, 0) == ["play m1", "play winter", "pass"]
    play(s, "0 play m1")
    assert acting(s) == [1]


@pytest.mark.parametrize("card", ["bishop", "scarecrow"])
def test_the_sixth_player_acts_as_the_others(card: str) -> None:
    """CON-10, CON-25, CON-28"""
    s = battle(["m1 m1"] * 5 + [f"m2 {card} m3"], condottiere=5)
    play(s, "5 play m2", *[f"{seat} pass" for seat in range(5)], f"5 play {card}")
    if card == "scarecrow":
        assert opens(s, 5) == ["take-back m2", "take-nothing"]
    else:
        assert [event.seat for event in told(s, "bishop-ends")] == [5]


def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    """CON-11"""
    s = battle(["m1", "m2"])
    assert refused(s, 0, "play m2") == "CON-11"


def test_who_has_passed_plays_no_more_cards() -> None:
    """CON-12"""
    s = battle(["m1 m1", "m2 m2"])
    play(s, "0 pass", "1 play m2")
    assert acting(s) == [1]


def test_the_army_of_who_has_passed_may_still_win() -> None:
    """CON-12"""
    s = battle(["m10 m1", "m2 m2"])
    play(s, "0 play m10", "1 play m2", "0 pass", "1 pass")
    assert owner(s, "parma") == 0


def test_the_last_one_left_goes_on_until_passing() -> None:
    """CON-13"""
    s = battle(["m1 m2 m3 m4", "m2"])
    play(s, "0 play m1", "1 pass", "0 play m2", "0 play m3")
    assert acting(s) == [0]
    assert strengths(s) == [6, 0]


def test_even_the_condottiere_may_pass_at_once() -> None:
    """CON-14"""
    s = battle(["m1", "m2 m3"])
    play(s, "0 pass", "1 play m2", "1 pass")
    assert owner(s, "parma") == 1


def test_the_defender_passes_and_comes_in_later() -> None:
    """CON-15"""
    s = battle(["m1 m1 m1", "m5 m1"], owners={"parma": 1})
    play(s, "0 play m1", "1 pass", "0 play m1")
    assert acting(s) == [1]
    play(s, "1 play m5")
    assert strengths(s) == [2, 5]


def test_after_the_first_card_a_defenders_pass_is_final() -> None:
    """CON-15"""
    s = battle(["m1 m1 m1", "m5 m1"], owners={"parma": 1})
    play(s, "0 play m1", "1 play m5", "0 play m1", "1 pass")
    assert s.captains[1].out


def test_a_scarecrow_is_a_card_too() -> None:
    """CON-15"""
    s = battle(["m1 m1 m1", "scarecrow m1"], owners={"parma": 1})
    play(s, "0 play m1", "1 play scarecrow", "0 play m1", "1 pass")
    assert s.captains[1].out


def test_other_players_have_no_such_privilege() -> None:
    """CON-15"""
    s = battle(["m1 m1", "m5 m1", "m2"], owners={"parma": 1})
    play(s, "0 play m1", "1 pass", "2 pass")
    assert [captain.out for captain in s.captains] == [False, False, True]


def test_the_defender_comes_in_when_all_others_have_passed() -> None:
    """CON-16"""
    s = battle(["m1 m1", "m5 m1"], owners={"parma": 1})
    play(s, "0 play m1", "1 pass", "0 pass")
    assert acting(s) == [1]
    play(s, "1 play m5", "1 pass")
    assert told(s, "wins")[-1].seat == 1


def test_a_defenders_pass_is_final_when_all_others_are_out() -> None:
    """CON-16"""
    s = battle(["m1 m1", "m5 m1"], owners={"parma": 1})
    play(s, "0 play m1", "1 pass", "0 pass", "1 pass")
    assert owner(s, "parma") == 0


def test_a_condottiere_in_the_own_city_is_no_defender() -> None:
    """CON-17"""
    s = battle(["m1 m1", "m5 m1"], owners={"parma": 0})
    play(s, "0 pass")
    assert s.captains[0].out


def test_who_has_no_cards_left_counts_as_passed() -> None:
    """CON-18"""
    s = battle(["m10", "m2 m2 m2"])
    play(s, "0 play m10", "1 play m2")
    assert acting(s) == [1]
    play(s, "1 pass")
    assert owner(s, "parma") == 0


def test_a_defender_without_cards_is_out_too() -> None:
    """CON-18"""
    s = battle(["m1 m1", "", "m3"], owners={"parma": 1})
    play(s, "0 play m1", "2 pass", "0 pass")
    assert owner(s, "parma") == 0


def test_a_mercenary_taken_back_keeps_its_player_in() -> None:
    """CON-18"""
    s = battle(["m10 scarecrow", "m2 m2 m2"])
    play(s, "0 play m10", "1 play m2", "0 play scarecrow", "0 take-back m10", "1 play m2")
    assert (acting(s), hand(s, 0)) == ([0], "m10")


@pytest.mark.parametrize("card", "m1 winter drummer scarecrow heroine bishop surrender".split())
def test_any_card_may_be_the_first(card: str) -> None:
    """CON-19"""
    s = battle([f"{card} m2", "m3"])
    assert f"play {card}" in opens(s, 0)
    second = battle(["m2", f"{card} m3"])
    play(second, "0 pass")
    assert f"play {card}" in opens(second, 1)


def test_a_battle_begins_as_soon_as_the_city_is_named() -> None:
    """CON-10"""
    s = campaign(["m1", "m2"], condottiere=1)
    play(s, "1 name-city roma")
    assert acting(s) == [1]
