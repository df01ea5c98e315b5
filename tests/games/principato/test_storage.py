"""Cubes: storage, surplus, and cubes on units. PRI-04 to PRI-06, PRI-26."""

from tests.games.principato.scenes import acting, cubes, prince, scoring, table
from tests.play import opens, play, told


def test_a_farm_stores_two_food_and_a_bank_two_money() -> None:
    """PRI-04"""
    s = table(prince("harvest market", fields=5, palazzi=5, farms=2, banks=1), prince())
    play(s, "0 gather harvest", "0 take field 1", "0 gather market", "0 take farm 2")
    assert cubes(s, 0) == (4, 2, 1)


def test_the_church_holds_three_favours() -> None:
    """PRI-04"""
    s = table(prince(favour=2), prince())
    play(s, "0 take-favour")
    assert cubes(s, 0)[2] == 3
    assert "take-favour" not in opens(s, 0)


def test_a_militia_takes_one_food_or_favour_but_no_money() -> None:
    """PRI-04"""
    s = scoring(prince(militias=1, food=1, money=1, favour=1), prince())
    assert opens(s, 0) == ["provide militia 0 0", "provide militia 1 0", "provide militia 0 1"]
    play(s, "0 provide militia 1 0")
    assert (cubes(s, 0), s.principalities[0].military) == ((0, 1, 1), 5)


def test_a_condottiere_takes_one_money_or_favour_but_no_food() -> None:
    """PRI-04"""
    s = scoring(prince(condottieri=1, food=1, money=1, favour=1), prince())
    assert opens(s, 0) == [
        "provide condottiere 0 0", "provide condottiere 1 0", "provide condottiere 0 1",
    ]  # fmt: skip
    play(s, "0 provide condottiere 0 1")
    assert cubes(s, 0) == (1, 1, 0)


def test_cubes_without_room_stay_in_the_supply() -> None:
    """PRI-05"""
    s = table(prince("tax-food bank", food=1), prince())
    before = s.food
    play(s, "0 collect tax-food 3 0")
    assert (cubes(s, 0)[0], s.food) == (2, before - 1)
    assert [event.facts["count"] for event in told(s, "loses")] == [2]


def test_cubes_that_the_supply_lacks_are_not_gained() -> None:
    """PRI-05"""
    s = table(prince("tax-food bank", farms=5, food=1), prince(farms=18, food=36))
    assert s.food == 2
    play(s, "0 collect tax-food 3 0")
    assert (cubes(s, 0)[0], s.food) == (3, 0)


def test_surplus_may_be_laid_onto_empty_units() -> None:
    """PRI-05"""
    s = table(prince("harvest bank", fields=5, food=1, militias=2), prince())
    play(s, "0 gather harvest")
    assert opens(s, 0) == ["lay food 1", "lay food 2", "lay food 0"]
    play(s, "0 lay food 2")
    p = s.principalities[0]
    assert (p.food, p.militia_food) == (2, 2)
    assert [event.facts["count"] for event in told(s, "loses")] == [2]


def test_surplus_is_lost_if_the_player_likes() -> None:
    """PRI-05"""
    s = table(prince("market bank", palazzi=3, condottieri=4), prince())
    play(s, "0 gather market", "0 lay money 1", "0 take field 1")
    p = s.principalities[0]
    assert (p.money, p.condottiere_money) == (2, 1)
    assert [event.facts["count"] for event in told(s, "loses")] == [1]


def test_nothing_is_asked_while_there_is_room() -> None:
    """PRI-05"""
    s = table(prince("harvest bank", fields=1, militias=2), prince())
    play(s, "0 gather harvest", "0 take field 1")
    assert s.principalities[0].militia_food == 0


def test_cubes_go_onto_units_in_the_own_turn_without_an_action() -> None:
    """PRI-06"""
    s = table(prince("harvest bank", militias=3, food=2, favour=2), prince())
    play(s, "0 supply militia")
    assert "provide militia 0 0" not in opens(s, 0)
    play(s, "0 provide militia 2 1", "0 take-favour", "0 take-favour")
    p = s.principalities[0]
    assert (p.militia_food, p.militia_favour) == (2, 1)
    assert acting(s) == [1]


def test_moving_cubes_makes_room_before_a_gain() -> None:
    """PRI-06"""
    s = table(prince("tax-food bank", food=2, militias=2), prince())
    play(s, "0 supply militia", "0 provide militia 2 0", "0 collect tax-food 3 0")
    p = s.principalities[0]
    assert (p.food, p.militia_food) == (2, 2)


def test_without_an_empty_unit_or_a_cube_nothing_can_be_moved() -> None:
    """PRI-06"""
    full = table(prince(militias=1, militia_food=1, food=2), prince())
    assert "supply militia" not in opens(full, 0)
    bare = table(prince(condottieri=1, money=0, favour=0, food=1), prince())
    assert "supply condottiere" not in opens(bare, 0)


def test_cubes_on_units_never_pay() -> None:
    """PRI-06"""
    s = table(prince("bank bank", militias=3, militia_food=3, food=0, favour=0), prince())
    assert not [move for move in opens(s, 0) if move.startswith("build")]


def test_favour_pays_for_food_and_money_in_any_mix() -> None:
    """PRI-26"""
    s = table(prince("bank field", food=1, money=1, favour=3), prince())
    assert [move for move in opens(s, 0) if move.startswith("build")] == [
        "build bank 1 1 0 0",
        "build bank 1 0 0 1",
        "build bank 2 1 0 2",
        "build bank 2 0 0 3",
        "build field 1 0 1 0",
        "build field 1 0 0 1",
        "build field 2 0 1 2",
        "build field 2 0 0 3",
    ]


def test_favour_may_be_paid_although_food_is_there() -> None:
    """PRI-26"""
    s = table(prince("bank field", farms=2, food=4, favour=1), prince())
    play(s, "0 build bank 2 2 0 1")
    assert cubes(s, 0) == (2, 1, 0)


def test_favour_supplies_units_of_either_kind() -> None:
    """PRI-26, PRI-51"""
    s = scoring(prince(militias=1, condottieri=1, food=0, money=0, favour=2), prince())
    play(s, "0 provide militia 0 1", "0 provide condottiere 0 1")
    assert [event.facts["strength"] for event in told(s, "earns")] == [2, 0]
