"""The action cards: PRI-30 to PRI-39."""

import pytest

from quattrocento.games.principato.view import CultureTiles, view
from tests.games.principato.scenes import Prince, cubes, prince, table
from tests.play import opens, play, refused


def rich(cards: str) -> Prince:
    return prince(cards, farms=3, banks=3, food=6, money=6, favour=0)


def offers(cards: str) -> list[str]:
    """The ways to activate the first of two cards with plenty of food and money, no favour."""
    s = table(rich(cards), prince())
    first = cards.split()[0]
    verbs = ("build", "commission", "collect", "gather")
    return [move for move in opens(s, 0) if move.split()[:2] in [[verb, first] for verb in verbs]]


def test_a_bank_costs_one_food_and_two_cost_three() -> None:
    """PRI-30"""
    assert offers("bank writer") == ["build bank 1 1 0 0", "build bank 2 3 0 0"]
    s = table(rich("bank writer"), prince())
    play(s, "0 build bank 2 3 0 0")
    assert (s.principalities[0].banks, cubes(s, 0)) == (5, (3, 6, 0))


def test_a_farm_costs_one_money_and_two_cost_three() -> None:
    """PRI-31"""
    assert offers("farm writer") == ["build farm 1 0 1 0", "build farm 2 0 3 0"]
    s = table(rich("farm writer"), prince())
    play(s, "0 build farm 2 0 3 0")
    assert (s.principalities[0].farms, cubes(s, 0)) == (5, (6, 3, 0))


def test_a_field_costs_one_money_and_two_cost_three() -> None:
    """PRI-32"""
    assert offers("field writer") == ["build field 1 0 1 0", "build field 2 0 3 0"]
    s = table(rich("field writer"), prince())
    play(s, "0 build field 1 0 1 0")
    assert (s.principalities[0].fields, cubes(s, 0)) == (2, (6, 5, 0))


def test_a_palazzo_costs_one_food_and_two_cost_three() -> None:
    """PRI-33"""
    assert offers("palazzo writer") == ["build palazzo 1 1 0 0", "build palazzo 2 3 0 0"]
    s = table(rich("palazzo writer"), prince())
    play(s, "0 build palazzo 1 1 0 0")
    assert (s.principalities[0].palazzi, cubes(s, 0)) == (2, (5, 6, 0))


def test_early_catapults_cost_food_and_money() -> None:
    """PRI-34"""
    expected = ["build early-catapult 1 1 1 0", "build early-catapult 2 3 2 0"]
    assert offers("early-catapult writer") == expected


def test_late_catapults_are_cheaper() -> None:
    """PRI-34"""
    expected = ["build late-catapult 1 1 0 0", "build late-catapult 2 2 1 0"]
    assert offers("late-catapult writer") == expected


def test_the_price_goes_with_the_card_not_with_the_year() -> None:
    """PRI-34"""
    s = table(rich("early-catapult writer"), prince(), year=3)
    assert refused(s, 0, "build early-catapult 1 1 0 0") == ""
    play(s, "0 build early-catapult 2 3 2 0")
    assert (s.principalities[0].catapults, cubes(s, 0)) == (2, (3, 4, 0))


def test_any_number_of_condottieri_is_hired_for_nothing() -> None:
    """PRI-35"""
    s = table(prince("condottieri bank"), prince(militias=30))
    play(s, "0 hire condottieri")
    assert opens(s, 0) == [f"enlist condottiere {count}" for count in (1, 2, 3, 4, 5, 6, 7, 0)]
    play(s, "0 enlist condottiere 4")
    assert (s.principalities[0].condottieri, s.units, cubes(s, 0)) == (4, 3, (1, 1, 1))


def test_any_number_of_militias_is_recruited_for_nothing() -> None:
    """PRI-36"""
    s = table(prince("militia bank"), prince(condottieri=35))
    play(s, "0 hire militia")
    assert opens(s, 0) == [f"enlist militia {count}" for count in (1, 2, 0)]
    play(s, "0 enlist militia 2")
    assert (s.principalities[0].militias, s.units, cubes(s, 0)) == (2, 0, (1, 1, 1))


def test_a_harvest_brings_a_food_for_each_field() -> None:
    """PRI-37"""
    s = table(prince("harvest bank", fields=3, palazzi=7, farms=4, food=1), prince())
    play(s, "0 gather harvest")
    assert cubes(s, 0) == (4, 1, 1)


def test_a_market_brings_a_money_for_each_palazzo() -> None:
    """PRI-37"""
    s = table(prince("market bank", fields=7, palazzi=3, banks=4, money=1), prince())
    play(s, "0 gather market")
    assert cubes(s, 0) == (1, 4, 1)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("tax-two", ["collect tax-two 2 0", "collect tax-two 1 1", "collect tax-two 0 2"]),
        ("tax-money", ["collect tax-money 0 3"]),
        ("tax-food", ["collect tax-food 3 0"]),
    ],
)
def test_tax_collectors_bring_cubes(card: str, expected: list[str]) -> None:
    """PRI-38"""
    assert offers(f"{card} writer") == expected


def test_two_cubes_may_be_mixed() -> None:
    """PRI-38"""
    s = table(prince("tax-two bank"), prince())
    play(s, "0 collect tax-two 1 1")
    assert cubes(s, 0) == (2, 2, 1)


def test_a_monument_costs_three_cubes_of_both_kinds() -> None:
    """PRI-39"""
    paid = {move.split(maxsplit=3)[3] for move in offers("sculptor bank")}
    assert paid == {"1 2 0", "2 1 0"}


def test_a_book_costs_four_food_and_a_painting_five_money() -> None:
    """PRI-39"""
    assert offers("writer bank") == [f"commission writer {value} 4 0 0" for value in (5, 4, 3)]
    assert offers("painter bank") == [f"commission painter {value} 0 5 0" for value in (6, 5, 4)]


def test_the_buyer_chooses_among_the_tiles_that_are_left() -> None:
    """PRI-39"""
    s = table(rich("writer bank"), prince(works="book:5 book:5 book:5 book:5 book:5"))
    assert refused(s, 0, "commission writer 5 4 0 0") == "PRI-27"
    play(s, "0 commission writer 3 4 0 0")
    shown = view(s, 1).principalities[0].palace
    assert shown == [CultureTiles(tile="book", value=3, count=1)]
