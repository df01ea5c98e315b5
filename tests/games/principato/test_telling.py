"""What everyone is told of a move, and what a move promises before it is made."""

from collections.abc import Mapping

import pytest

from quattrocento.core.match import event_data
from quattrocento.core.moves import read
from quattrocento.core.state import State
from tests.games.principato.scenes import Prince, last_turn, prince, scoring, table
from tests.play import play

RICH = {"farms": 3, "banks": 3, "food": 5, "money": 5}


def heard(s: State, kind: str) -> dict[str, object]:
    """The last event of a kind, without its ply."""
    assert s.log is not None
    found = [event_data(event) for event in s.log if event.kind == kind][-1]
    return {key: value for key, value in found.items() if key not in ("ply", "kind")}


def promised(s: State, seat: int, text: str) -> Mapping[str, object]:
    choice = s.choice(seat)
    assert choice is not None
    return choice.preview(s, read(s, seat, text))


@pytest.mark.parametrize(
    ("own", "moves", "kind", "facts"),
    [
        (prince("harvest bank"), ["gather harvest"], "activates", {"card": "card:harvest"}),
        (prince("market bank"), ["gather market"], "receives", {"cube": "cube:money", "count": 1}),
        (prince(), ["collect tax-two 1 1"], "activates", {"card": "card:tax-two"}),
        (prince("militia bank"), ["hire militia"], "activates", {"card": "card:militia"}),
        (
            prince("militia bank"),
            ["hire militia", "enlist militia 2"],
            "hires",
            {"unit": "unit:militia", "count": 2},
        ),
        (
            prince("field bank", "armory villa", "", **RICH),
            ["build bank 2 2 0 1"],
            "builds",
            {"tile": "tile:bank", "count": 2, "food": 2, "money": 0, "favour": 1},
        ),
        (
            prince("field writer", "armory villa", "", **RICH),
            ["commission writer 4 3 0 1"],
            "commissions",
            {"tile": "tile:book", "value": 4, "food": 3, "money": 0, "favour": 1},
        ),
        (prince(), ["take-favour"], "takes-favour", {}),
        (
            prince(favour=3, militias=1),
            ["lay-favour militia"],
            "lays-favour",
            {"unit": "unit:militia"},
        ),
        (
            prince(),
            ["swap bank", "take farm 2"],
            "swaps",
            {"card": "card:bank", "taken": "card:farm"},
        ),
        (
            prince("harvest bank", fields=3, militias=2),
            ["gather harvest", "lay food 1"],
            "lays",
            {"cube": "cube:food", "count": 1},
        ),
        (
            prince("harvest bank", fields=3, militias=2),
            ["gather harvest", "lay food 1"],
            "loses",
            {"cube": "cube:food", "count": 1},
        ),
        (
            prince(militias=2, food=1, favour=1),
            ["supply militia", "provide militia 1 1"],
            "supplies",
            {"unit": "unit:militia", "cubes": 1, "favours": 1},
        ),
    ],
)
def test_a_move_is_told_with_its_figures(
    own: Prince, moves: list[str], kind: str, facts: dict[str, object]
) -> None:
    """PRI-13"""
    s = table(own, prince())
    play(s, *[f"0 {move}" for move in moves])
    assert heard(s, kind) == {**facts, "seat": 0}


def test_who_lays_or_loses_nothing_is_not_told_of() -> None:
    """PRI-05"""
    s = table(prince("harvest bank", fields=3, militias=2), prince())
    play(s, "0 gather harvest", "0 lay food 2")
    told = [event.kind for event in s.log or []]
    assert (told.count("lays"), told.count("loses")) == (1, 0)
    s = table(prince("harvest bank", fields=3, militias=2), prince())
    play(s, "0 gather harvest", "0 lay food 0")
    told = [event.kind for event in s.log or []]
    assert (told.count("lays"), told.count("loses")) == (0, 1)


def test_units_given_back_are_told_and_none_are_not() -> None:
    """PRI-55"""
    s = scoring(prince(militias=2, food=0, favour=0), prince(condottieri=1, money=0, favour=0))
    play(s, "0 dismiss militia 1", "1 dismiss condottiere 0")
    assert heard(s, "dismisses") == {"unit": "unit:militia", "count": 1, "seat": 0}


def test_who_supplies_nothing_is_not_told_of() -> None:
    """PRI-51"""
    s = scoring(prince(militias=1, food=1), prince())
    play(s, "0 provide militia 0 0", "0 dismiss militia 0")
    assert [event.kind for event in s.log or [] if event.kind == "supplies"] == []


def test_the_turn_of_the_year_is_told() -> None:
    """PRI-60, PRI-61"""
    s = last_turn(prince(), prince())
    s.coming[-1] = s.coming[-1][:3]
    play(s, "0 pass")
    assert heard(s, "year-ends") == {"year": 1}
    assert heard(s, "scoring") == {"year": 1, "seat": 0}
    assert heard(s, "year-begins") == {"year": 2, "seat": 1}


def test_the_card_that_appears_and_a_scoring_card_are_told() -> None:
    """PRI-28, PRI-56"""
    s = last_turn(prince(), prince(), stack="military-scoring writer")
    play(s, "0 pass")
    assert heard(s, "scoring-card") == {}
    assert heard(s, "appears") == {"card": "card:writer"}


@pytest.mark.parametrize(
    ("own", "move", "promise"),
    [
        (
            prince("harvest bank", fields=3, palazzi=9),
            "gather harvest",
            {"food": 1, "money": 0, "surplus": 2},
        ),
        (
            prince("market bank", fields=9, palazzi=4),
            "gather market",
            {"food": 0, "money": 1, "surplus": 3},
        ),
        (prince(food=2, money=1), "collect tax-two 1 1", {"food": 0, "money": 1, "surplus": 1}),
        (prince(food=0, money=2), "collect tax-two 2 0", {"food": 2, "money": 0, "surplus": 0}),
        (prince("bank field"), "build bank 1 1 0 0", {}),
        (
            prince("early-catapult field", "armory villa", "", **RICH),
            "build early-catapult 2 3 2 0",
            {"strength": 2, "place": 1, "points": 5},
        ),
        (
            prince(favour=3, militias=1),
            "lay-favour militia",
            {"strength": 1, "place": 1, "points": 5},
        ),
    ],
)
def test_an_action_promises_what_is_certain(
    own: Prince, move: str, promise: dict[str, object]
) -> None:
    """PRI-05, PRI-53, PRI-54"""
    assert promised(table(own, prince()), 0, move) == promise


def test_an_almost_empty_supply_promises_no_more_than_it_has() -> None:
    """PRI-05"""
    s = table(prince("harvest market", farms=4, banks=4, fields=3, palazzi=3), prince())
    s.food, s.money = 1, 2
    assert promised(s, 0, "gather harvest") == {"food": 1, "money": 0, "surplus": 0}
    assert promised(s, 0, "gather market") == {"food": 0, "money": 2, "surplus": 0}


def test_hired_units_want_supply() -> None:
    """PRI-53"""
    s = table(prince("militia bank"), prince())
    play(s, "0 hire militia")
    assert promised(s, 0, "enlist militia 2") == {"strength": -2, "place": 2, "points": 0}


def test_laying_a_surplus_promises_strength_and_what_is_lost() -> None:
    """PRI-05, PRI-53"""
    s = table(prince("harvest bank", fields=4, militias=3), prince())
    play(s, "0 gather harvest")
    assert promised(s, 0, "lay food 1") == {"lost": 2, "strength": -1, "place": 2, "points": 0}
    assert promised(s, 0, "lay food 3") == {"lost": 0, "strength": 3, "place": 1, "points": 5}


def test_a_favour_supplies_as_well_as_food() -> None:
    """PRI-51, PRI-53"""
    s = scoring(prince(militias=1, food=1, favour=1), prince())
    assert promised(s, 0, "provide militia 0 1") == {"strength": 1, "place": 1, "points": 5}


def test_giving_back_a_unit_promises_a_better_strength() -> None:
    """PRI-53, PRI-55"""
    s = scoring(prince(militias=2, food=0, favour=0), prince())
    assert promised(s, 0, "dismiss militia 1") == {"strength": -1, "place": 2, "points": 0}
