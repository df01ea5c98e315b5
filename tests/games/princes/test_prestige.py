"""Prestige cards and the end of the game. FLO-70 to FLO-72, FLO-75."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes import GAME
from quattrocento.games.princes.components import PRESTIGES
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import Court, phase_a2, phase_b, points, seen, table
from tests.play import play, told

SAMPLE = Court(
    hand="botanist",
    table="poet lawyer painter",
    left=1,
    builders=2,
    freedoms="travel opinion",
    tiles=(
        "university a1 r0, workshop d1 r0, opera a4 r0, tower d7 r0, chapel d5 r0, "
        "forest f5 r0, forest f3 r0, lake d3 m0"
    ),
)
# as many buildings, landscapes, lakes and builders, fewer empty cells, more works, fewer forests
RIVAL = Court(
    table="sculptor physician composer alchemist astronomer",
    builders=2,
    tiles=(
        "workshop d2 m0, laboratory a1 r270, opera a3 r270, library d6 m180, theatre e5 r0, "
        "forest c4 r0, lake e4 r90, park f1 r0"
    ),
)
THIRD = Court(tiles="lake a1 r0")
WORTH = {
    "most-buildings": 3,
    "two-large-buildings": 5,
    "fewest-empty-cells": 0,
    "all-landscapes": 0,
    "most-landscapes": 4,
    "most-forests": 7,
    "most-lakes": 3,
    "most-parks": 0,
    "all-freedoms": 0,
    "buildings-freedoms-works": 6,
    "most-jesters": 0,
    "most-builders": 3,
    "builder-jester-landscapes": 0,
    "most-works": 0,
}


@pytest.mark.parametrize(("card", "value"), WORTH.items())
def test_the_worked_table(card: str, value: int) -> None:
    """FLO-71, FLO-75"""
    s = table(SAMPLE, RIVAL, THIRD)
    assert prestige_value(s, 0, PRESTIGES[card]) == value


def value(card: str, *courts: Court) -> int:
    """What the card is worth to seat 0."""
    return prestige_value(table(*courts, seats=3), 0, PRESTIGES[card])


@pytest.mark.parametrize(
    ("card", "more", "less", "alone", "tied"),
    [
        ("most-buildings", Court(tiles="tower a1 r0"), Court(), 6, 3),
        ("most-landscapes", Court(tiles="park a1 r0"), Court(), 7, 4),
        ("most-forests", Court(tiles="forest a1 r0"), Court(), 7, 4),
        ("most-lakes", Court(tiles="lake a1 r0"), Court(), 6, 3),
        ("most-parks", Court(tiles="park a1 r0"), Court(), 5, 3),
        ("most-jesters", Court(jesters=1), Court(), 6, 3),
        ("most-builders", Court(builders=1), Court(), 6, 3),
        ("most-works", Court(left=1), Court(), 7, 4),
        ("fewest-empty-cells", Court(tiles="park a1 r0"), Court(), 8, 4),
    ],
)
def test_alone_tied_and_behind(card: str, more: Court, less: Court, alone: int, tied: int) -> None:
    """FLO-70, FLO-71"""
    assert value(card, more, less, less) == alone
    assert value(card, more, more, less) == tied
    assert value(card, less, more, less) == 0


@pytest.mark.parametrize("card", [slug for slug in PRESTIGES if slug.startswith("most-")])
def test_nothing_is_never_most(card: str) -> None:
    """FLO-70"""
    assert value(card, Court(), Court(), Court()) == 0


def test_no_empty_cell_at_all_is_fewest() -> None:
    """FLO-70"""
    s = table(Court(), Court(), Court())
    for prince in s.princes[:2]:
        prince.covered = (1 << 49) - 1
    assert prestige_value(s, 0, PRESTIGES["fewest-empty-cells"]) == 4


@pytest.mark.parametrize(
    ("card", "court", "short", "worth"),
    [
        (
            "two-large-buildings",
            Court(tiles="university a1 r0, workshop d1 r0"),
            Court(tiles="university a1 r0, tower d1 r0"),
            5,
        ),
        (
            "all-landscapes",
            Court(tiles="forest a1 r0, lake c1 r0, park e1 r0"),
            Court(tiles="forest a1 r0, lake c1 r0, lake e1 r0"),
            8,
        ),
        (
            "all-freedoms",
            Court(freedoms="travel religion opinion"),
            Court(freedoms="travel religion"),
            8,
        ),
        (
            "buildings-freedoms-works",
            Court(
                tiles="tower a1 r0, chapel a2 r0, opera d1 r0, theatre d3 r0",
                freedoms="travel opinion",
                table="poet lawyer painter",
                left=1,
            ),
            Court(
                tiles="tower a1 r0, chapel a2 r0, opera d1 r0, theatre d3 r0",
                freedoms="travel opinion",
                table="poet lawyer painter",
            ),
            6,
        ),
        (
            "builder-jester-landscapes",
            Court(builders=1, jesters=1, tiles="park a1 r0, park a2 r0"),
            Court(builders=1, jesters=1, tiles="park a1 r0"),
            7,
        ),
    ],
)
def test_conditions_are_met_or_not(card: str, court: Court, short: Court, worth: int) -> None:
    """FLO-70, FLO-71"""
    assert value(card, court, Court(), Court()) == worth
    assert value(card, short, Court(), Court()) == 0


def test_others_do_not_spoil_a_card_without_brackets() -> None:
    """FLO-70"""
    rich = Court(freedoms="travel religion opinion")
    assert value("all-freedoms", rich, rich, Court()) == 8


def test_works_are_the_cards_on_the_table() -> None:
    """FLO-72"""
    assert value("most-works", Court(left=1, table="poet"), Court(table="lawyer")) == 7
    assert value("most-works", Court(hand="poet lawyer"), Court(table="painter")) == 0


def test_once_scored_the_prestige_cards_lie_open() -> None:
    """FLO-70, FLO-09"""
    s = phase_a2(Court(prestige="most-works"), Court(), round=7)
    play(s, "0 pass", "1 court banker 0", "0 end-turn", "1 end-turn")
    assert not s.over
    assert seen(s, 1).princes[0].prestige_cards == ["most-works"]
    dream = GAME.imagine(s, 1, Rng(seed_key("scored")))
    assert isinstance(dream, Princes)
    assert seen(dream, 1) == seen(s, 1)


def test_prestige_cards_score_after_the_last_round() -> None:
    """FLO-25, FLO-70"""
    s = phase_b(Court(prestige="most-jesters", jesters=1, points=5), seats=2, round=7)
    play(s, "0 end-turn", "1 end-turn")
    assert points(s) == [11, 0]
    assert s.over
    assert GAME.scores(s)[0].parts["prestige-cards"] == 6
    assert [event.facts["points"] for event in told(s, "scores-prestige")] == [6]
    assert seen(s, 1).princes[0].prestige_cards == ["most-jesters"]


def test_prestige_cards_turned_up_cannot_be_taken_back() -> None:
    """FLO-70"""
    s = phase_b(Court(prestige="most-jesters"), seats=2, round=7)
    play(s, "0 end-turn")
    assert s.revealed < s.ply
    play(s, "1 end-turn")
    assert s.revealed == s.ply
