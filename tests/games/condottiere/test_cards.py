"""What the cards do: CON-20 to CON-28."""

import pytest

from quattrocento.core.pieces import SEATS
from quattrocento.games.condottiere.components import CITY_BY_SLUG
from quattrocento.games.condottiere.state import Variants
from tests.games.condottiere.scenes import acting, battle, hand, line, owner, strengths
from tests.play import opens, play, refused, told

ARMY = "m10 m10 m5 m4 m4 m1 m1 m1"


def muster(seat: int, cards: str) -> list[str]:
    return [f"{seat} play {card}" for card in cards.split()]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 10])
def test_a_mercenary_counts_its_value(value: int) -> None:
    """CON-20"""
    s = battle([f"m{value} m1", "m1"])
    play(s, f"0 play m{value}")
    assert strengths(s) == [value, 0]


def test_eight_mercenaries_make_36() -> None:
    """CON-20, CON-31"""
    s = battle(["m1 m1", f"{ARMY} winter m1"])
    play(s, "0 pass", *muster(1, ARMY))
    assert strengths(s) == [0, 36]


def test_under_winter_every_mercenary_counts_one() -> None:
    """CON-21"""
    s = battle(["m1 m1", f"{ARMY} winter m1"])
    play(s, "0 pass", *muster(1, ARMY), "1 play winter")
    assert strengths(s) == [0, 8]


def test_winter_strikes_everyone_before_and_after() -> None:
    """CON-21"""
    s = battle(["m10 m6 m1", "winter m5 m1"])
    play(s, "0 play m10", "1 play winter", "0 play m6", "1 play m5")
    assert strengths(s) == [2, 1]


def test_a_second_winter_changes_nothing() -> None:
    """CON-21"""
    s = battle(["m10 winter m1", "winter m5 m1"])
    play(s, "0 play m10", "1 play winter", "0 play winter", "1 play m5")
    assert strengths(s) == [1, 1]


def test_a_second_winter_of_the_same_player_changes_nothing() -> None:
    """CON-21"""
    s = battle(["winter winter m10 m1", "m5 m1"])
    play(s, "0 play winter", "1 play m5", "0 play winter", "1 pass", "0 play m10")
    assert strengths(s) == [1, 1]


def test_winter_ends_with_the_battle() -> None:
    """CON-21, CON-35"""
    s = battle(["winter m10 m1", "m2 m1"])
    play(s, "0 play winter", "1 pass", "0 pass", "0 keep", "1 keep")
    play(s, "0 name-city roma", "0 play m10")
    assert strengths(s) == [10, 0]


def test_a_drummer_doubles_only_the_own_mercenaries() -> None:
    """CON-22"""
    s = battle(["m10 drummer m6 m5 m1", "m4 m4 m4 m1"])
    play(s, "0 play m10", "1 play m4", "0 play drummer", "1 play m4", "0 play m6", "1 play m4")
    play(s, "0 play m5")
    assert strengths(s) == [42, 12]


def test_a_second_drummer_changes_nothing() -> None:
    """CON-22"""
    s = battle(["m10 drummer drummer m1", "m4"])
    play(s, "0 play m10", "1 pass", "0 play drummer", "0 play drummer")
    assert strengths(s) == [20, 0]


def test_winter_and_drummer_make_two_of_each_mercenary() -> None:
    """CON-23"""
    s = battle(["m10 m6 m5 drummer m1", "winter m4"])
    play(s, "0 play m10", "1 play winter", "0 play m6", "1 pass", "0 play m5", "0 play drummer")
    assert strengths(s) == [6, 0]


def test_a_heroine_is_always_worth_ten() -> None:
    """CON-24"""
    s = battle(["heroine heroine drummer m10 m6 m5 m1", "winter m4"])
    play(s, "0 play heroine", "1 play winter", "0 play drummer", "1 pass")
    assert strengths(s) == [10, 0]
    play(s, "0 play heroine", "0 play m10", "0 play m6", "0 play m5")
    assert strengths(s) == [26, 0]


def test_a_drummer_does_not_double_a_heroine() -> None:
    """CON-24"""
    s = battle(["heroine drummer m1", "m4"])
    play(s, "0 play heroine", "1 pass", "0 play drummer")
    assert strengths(s) == [10, 0]


def test_no_scarecrow_takes_a_heroine_back() -> None:
    """CON-24"""
    s = battle(["heroine m1 scarecrow m2", "m4"])
    play(s, "0 play heroine", "1 pass", "0 play m1", "0 play scarecrow")
    assert refused(s, 0, "take-back heroine") == "CON-24"


def test_three_heroines_may_fight_in_one_battle() -> None:
    """CON-24"""
    s = battle(["heroine heroine heroine m1", "m4"])
    play(s, "0 play heroine", "1 pass", "0 play heroine", "0 play heroine")
    assert strengths(s) == [30, 0]


def test_scarecrow_brings_a_mercenary_home() -> None:
    """CON-25"""
    s = battle(["m10 scarecrow m1", "m3"])
    play(s, "0 play m10", "1 play m3", "0 play scarecrow", "0 take-back m10")
    assert hand(s, 0) == "m1 m10"
    assert strengths(s) == [0, 3]


def test_scarecrow_takes_only_own_mercenaries_of_this_battle() -> None:
    """CON-25"""
    s = battle(["m10 drummer winter scarecrow m1", "m3 m2"])
    play(s, "0 play m10", "1 play m3", "0 play drummer", "1 pass", "0 play winter")
    play(s, "0 play scarecrow")
    assert opens(s, 0) == ["take-back m10", "take-nothing"]
    assert refused(s, 0, "take-back drummer") == "CON-25"
    assert refused(s, 0, "take-back m3") == "CON-25"


def test_scarecrow_is_the_card_of_the_turn() -> None:
    """CON-25"""
    s = battle(["m10 scarecrow m1", "m3 m2"])
    play(s, "0 play m10", "1 play m3", "0 play scarecrow", "0 take-back m10")
    assert acting(s) == [1]


def test_a_mercenary_taken_back_may_be_replayed() -> None:
    """CON-25"""
    s = battle(["m10 scarecrow m1", "m3 m2"])
    play(s, "0 play m10", "1 pass", "0 play scarecrow", "0 take-back m10", "0 play m10")
    assert strengths(s) == [10, 0]


def test_a_scarecrow_may_stand_alone() -> None:
    """CON-26"""
    s = battle(["m10 scarecrow m1", "m3 m2"])
    play(s, "0 play m10", "1 play m3", "0 play scarecrow", "0 take-nothing")
    assert line(s, 0) == "m10 scarecrow"
    assert strengths(s) == [10, 3]


def test_without_a_mercenary_nothing_is_asked() -> None:
    """CON-26"""
    s = battle(["heroine scarecrow m1", "m3 m2"])
    play(s, "0 play heroine", "1 play m3", "0 play scarecrow")
    assert acting(s) == [1]


def test_surrender_ends_the_battle_at_once() -> None:
    """CON-27"""
    s = battle(["m10 m10 m1", "m3 m3 m1", "surrender m1"])
    play(s, "0 play m10", "1 play m3", "2 play surrender")
    assert owner(s, "parma") == 0


def test_a_tie_at_a_surrender_has_no_winner() -> None:
    """CON-27, CON-33"""
    s = battle(["m3 m10 m1", "m3 m3 m1", "surrender m1"])
    play(s, "0 play m3", "1 play m3", "2 play surrender")
    assert (owner(s, "parma"), s.condottiere) == (-1, 0)


def test_surrender_leaves_a_waiting_defender_out() -> None:
    """CON-27"""
    s = battle(["m1 surrender m1", "m10 m10"], owners={"parma": 1})
    play(s, "0 play m1", "1 pass", "0 play surrender")
    assert owner(s, "parma") == 0


def test_a_bishop_ends_the_battle_without_a_winner() -> None:
    """CON-28"""
    s = battle(["m10 m10 m1", "bishop m1"])
    play(s, "0 play m10", "1 play bishop")
    assert (owner(s, "parma"), s.condottiere) == (-1, 0)
    assert not told(s, "wins")


def test_a_bishop_saves_an_owned_city() -> None:
    """CON-28, CON-34"""
    s = battle(["m10 m1", "m1 m1", "bishop m1"], owners={"parma": 1})
    play(s, "0 play m10", "1 pass", "2 play bishop")
    assert (owner(s, "parma"), s.condottiere) == (1, 1)


def test_after_a_bishop_no_army_is_counted() -> None:
    """CON-28 The log says who called him, and no strengths."""
    s = battle(["m10 m10 m1", "bishop m1"])
    play(s, "0 play m10", "1 play bishop")
    (event,) = told(s, "bishop-ends")
    assert (event.seat, event.facts) == (1, {"city": CITY_BY_SLUG["parma"]})
    assert not told(s, "no-winner")


def test_a_bishop_in_an_owned_city_names_its_owner() -> None:
    """CON-28, CON-34"""
    s = battle(["m10 m1", "m1 m1", "bishop m1"], owners={"parma": 1})
    play(s, "0 play m10", "1 pass", "2 play bishop")
    (event,) = told(s, "bishop-saves")
    assert (event.seat, event.facts) == (2, {"city": CITY_BY_SLUG["parma"], "owner": SEATS[1]})
    assert not told(s, "city-holds")


@pytest.mark.parametrize("owner", [-1, 0])
def test_in_the_first_revision_strengths_were_told_after_a_bishop(owner: int) -> None:
    """CON-28 So that old records replay."""
    s = battle(["m10 m1", "bishop m1"], owners={"parma": owner}, variants=Variants(revision=1))
    play(s, "0 play m10", "1 play bishop")
    (event,) = told(s, "no-winner" if owner < 0 else "city-holds")
    assert (event.seat, event.facts["strengths"]) == (-1, [10, 0])
