"""Where supplies end, what is refused and why, and what must always hold."""

from collections.abc import Callable

import pytest

from quattrocento.core.game import Broken
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.invariants import check, check_cubes, check_storage, check_tiles
from quattrocento.games.principato.state import Principato, Variants
from quattrocento.games.principato.view import imagine, view
from tests.games.principato.scenes import Prince, cubes, edition, last_turn, prince, table
from tests.play import opens, play

RICH = {"farms": 6, "banks": 6, "food": 9, "money": 9}


def rich(cards: str) -> Prince:
    return prince(cards, "armory villa", "", **RICH)


def nothing_is_lost(s: Principato) -> None:
    """A scene has other cards than the box; its tiles and cubes are all there."""
    check_tiles(s)
    check_cubes(s)
    for p in s.principalities:
        check_storage(s, p)


def refusals(s: Principato) -> dict[str, str]:
    """Why moves are closed to the first player, favours apart."""
    found = {write(one.move): one.reason for one in s.refusals(0)}
    found.pop("take-favour", None)
    return found


@pytest.mark.parametrize(("card", "unit"), [("militia", "militia"), ("condottieri", "condottiere")])
def test_all_37_units_may_be_hired_at_once(card: str, unit: str) -> None:
    """PRI-27, PRI-35, PRI-36"""
    s = table(prince(f"{card} bank"), prince())
    play(s, f"0 hire {card}")
    assert opens(s, 0) == [f"enlist {unit} {count}" for count in (*range(1, 38), 0)]
    play(s, f"0 enlist {unit} 37")
    p = s.principalities[0]
    assert (s.units, p.militias + p.condottieri) == (0, 37)
    nothing_is_lost(s)


def test_a_favour_laid_onto_a_unit_comes_from_the_supply() -> None:
    """PRI-25"""
    s = table(prince(favour=3, militias=1, condottieri=1), prince())
    before = s.favour
    play(s, "0 lay-favour condottiere")
    p = s.principalities[0]
    assert (s.favour, p.favour, p.militia_favour, p.condottiere_favour) == (before - 1, 3, 0, 1)
    nothing_is_lost(s)


def test_a_favour_is_laid_onto_a_unit_only_beside_a_full_church() -> None:
    """PRI-25"""
    s = table(prince(favour=2, militias=1), prince())
    assert [move for move in opens(s, 0) if "favour" in move] == ["take-favour"]


def test_at_the_end_everyone_sees_all_goals() -> None:
    """PRI-13, PRI-62"""
    s = last_turn(prince(goals="armory villa"), prince(goals="stronghold chapel"), year=3)
    play(s, "0 pass")
    for seat in (None, 0, 1):
        shown = [p.goals for p in view(s, seat).principalities]
        assert shown == [["armory", "villa"], ["stronghold", "chapel"]]


def test_at_the_end_nobody_imagines_other_goals() -> None:
    """PRI-13, PRI-62"""
    s = last_turn(prince(), prince(goals="stronghold chapel"), year=3)
    play(s, "0 pass")
    for seed in "abcdef":
        dream = imagine(s, 0, Rng(seed_key(seed)))
        assert view(dream, None) == view(s, None)


@pytest.mark.parametrize(
    ("card", "pool", "price"),
    [
        ("field", "land", "0 3 0"),
        ("farm", "land", "0 3 0"),
        ("palazzo", "city", "3 0 0"),
        ("bank", "city", "3 0 0"),
        ("late-catapult", "catapults", "2 1 0"),
    ],
)
def test_one_tile_left_is_the_last_that_can_be_built(card: str, pool: str, price: str) -> None:
    """PRI-27"""
    s = table(rich(f"{card} harvest"), prince())
    setattr(s, pool, 1)
    built = {move.split()[2] for move in opens(s, 0) if move.startswith("build")}
    assert built == {"1"}
    assert refusals(s) == {f"build {card} 2 {price}": "no-tiles"}


def test_the_last_culture_tile_of_a_value_can_be_commissioned() -> None:
    """PRI-27, PRI-39"""
    s = table(rich("writer harvest"), prince())
    books = [place for place, work in enumerate(s.edition.works) if work.tile.slug == "book"]
    s.works[books[0]], s.works[books[1]] = 1, 0
    wanted = {move.split()[2] for move in opens(s, 0) if move.startswith("commission")}
    assert wanted == {"5", "3"}
    assert refusals(s) == {"commission writer 4 4 0 0": "no-tiles"}


def test_what_cannot_be_paid_is_refused_at_its_plain_price() -> None:
    """PRI-27"""
    s = table(prince("field writer", food=0, money=1, favour=0), prince())
    assert refusals(s) == {
        "build field 2 0 3 0": "cannot-pay",
        "commission writer 5 4 0 0": "cannot-pay",
        "commission writer 4 4 0 0": "cannot-pay",
        "commission writer 3 4 0 0": "cannot-pay",
    }


def test_the_price_of_a_tile_goes_back_to_the_supply() -> None:
    """PRI-26, PRI-27"""
    s = table(rich("early-catapult writer"), prince())
    play(s, "0 build early-catapult 1 1 0 1", "0 commission writer 5 4 0 0")
    assert cubes(s, 0) == (4, 9, 0)
    nothing_is_lost(s)


def test_harvest_counts_fields_and_market_counts_palazzi() -> None:
    """PRI-37"""
    s = table(prince("harvest market", farms=5, banks=5, fields=2, palazzi=4), prince())
    play(s, "0 gather harvest", "0 take field 1", "0 gather market", "0 take farm 2")
    assert cubes(s, 0)[:2] == (3, 5)


def test_the_tax_collector_brings_both_kinds() -> None:
    """PRI-38"""
    s = table(prince(), prince())
    play(s, "0 collect tax-two 1 1")
    assert cubes(s, 0)[:2] == (2, 2)
    nothing_is_lost(s)


def test_surplus_money_goes_from_the_supply_onto_condottieri() -> None:
    """PRI-05"""
    s = table(prince("market bank", palazzi=4, condottieri=3), prince())
    before = s.money
    play(s, "0 gather market", "0 lay money 2")
    assert (s.money, s.principalities[0].condottiere_money) == (before - 3, 2)
    nothing_is_lost(s)


@pytest.mark.parametrize("pool", ["land", "city", "units", "catapults", "food", "money", "favour"])
def test_a_piece_too_many_is_noticed(pool: str) -> None:
    """PRI-02"""
    s = started()
    setattr(s, pool, getattr(s, pool) + 1)
    with pytest.raises(Broken):
        check(s)


def started() -> Principato:
    s = GAME.start(2, Variants(), edition(), Rng(seed_key("limits")))
    assert isinstance(s, Principato)
    check(s)
    return s


def lose_a_card(s: Principato) -> None:
    s.stack.pop()


def lose_a_goal(s: Principato) -> None:
    s.spare_goals = s.spare_goals[1:]


def lose_a_work(s: Principato) -> None:
    s.works[0] -= 1


def skip_a_year(s: Principato) -> None:
    s.year += 1


def close_an_open_card(s: Principato) -> None:
    s.box.append(s.display.pop())


def hold_three_cards(s: Principato) -> None:
    s.principalities[0].cards.append(s.stack.pop())


@pytest.mark.parametrize(
    ("spoil", "claim"),
    [
        (lose_a_card, "missing"),
        (lose_a_goal, "goals"),
        (lose_a_work, "tiles of"),
        (skip_a_year, "stacks in year 2"),
        (close_an_open_card, "4 of 5 cards are open"),
        (hold_three_cards, "3 cards"),
    ],
)
def test_a_spoilt_table_is_noticed(spoil: Callable[[Principato], None], claim: str) -> None:
    """PRI-02, PRI-07, PRI-09, PRI-11, PRI-21, PRI-28"""
    s = started()
    spoil(s)
    with pytest.raises(Broken, match=claim):
        check(s)


@pytest.mark.parametrize(
    ("owned", "claim"),
    [
        ({"food": 3}, "3 food in 1 farms"),
        ({"money": 3}, "3 money in 1 banks"),
        ({"favour": 4}, "4 favours in the church"),
        ({"militias": 1, "militia_food": 1, "militia_favour": 1}, "on militias"),
        ({"condottieri": 1, "condottiere_money": 1, "condottiere_favour": 1}, "on condottieri"),
        ({"military": -1}, "never lost"),
        ({"fields": 45}, "a pool is overdrawn"),
        ({"banks": 45}, "a pool is overdrawn"),
        ({"militias": 38}, "a pool is overdrawn"),
        ({"catapults": 20}, "a pool is overdrawn"),
        ({"farms": 30, "food": 50}, "the supply of cubes is overdrawn"),
    ],
)
def test_more_than_there_is_room_or_supply_for_is_noticed(
    owned: dict[str, int], claim: str
) -> None:
    """PRI-02, PRI-04"""
    s = table(prince("tax-two bank", "armory villa", "", **owned), prince())
    with pytest.raises(Broken, match=claim):
        nothing_is_lost(s)
    nothing_is_lost(table(prince(food=2, money=2, favour=3), prince()))
