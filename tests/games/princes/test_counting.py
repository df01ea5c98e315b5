"""What is counted exactly: categories, cells, supplies and sums."""

from dataclasses import replace

import pytest

from quattrocento.core.game import Broken
from quattrocento.games.princes.cards import bonus_value
from quattrocento.games.princes.components import BONUSES, LANDSCAPES
from quattrocento.games.princes.setup import set_pile
from tests.games.princes.asking import previewed
from tests.games.princes.scenes import TOGETHER, Court, phase_a, phase_b, seen, table
from tests.play import opens, play, refused

LANDS = "forest a1 r0, lake a4 r0, park e1 r0"


@pytest.mark.parametrize(
    ("court", "categories"),
    [
        (Court(), 0),
        (Court(jesters=1), 1),
        (Court(builders=1), 1),
        (Court(prestige="most-lakes"), 1),
        (Court(freedoms="travel"), 1),
        (Court(freedoms="travel opinion", jesters=2), 2),
        (Court(tiles=LANDS), 3),
        (Court(tiles=LANDS, jesters=1, builders=1, prestige="most-lakes", freedoms="travel"), 7),
    ],
)
def test_one_of_a_category_is_enough_and_none_is_nothing(court: Court, categories: int) -> None:
    """FLO-73"""
    s = table(court)
    assert bonus_value(s, s.princes[0], BONUSES["each-category"]) == categories


def test_a_place_shows_the_cells_that_its_walls_close() -> None:
    """FLO-43"""
    s = phase_b(seats=2)
    play(s, "0 build tower")
    assert previewed(s, 0, "place a1 r0")["walls"] == "d1 a2 b2 c2 a5 b5 c5 d6 d7".split()


def test_the_last_tile_of_the_supply_still_fits() -> None:
    """FLO-11, FLO-40"""
    s = phase_a(seats=3)
    s.landscapes[LANDSCAPES["park"].index] = 1
    play(s, "0 open lake", "1 pass", "2 pass")
    fits = [tile.slug for tile in previewed(s, 0, "place a1 r0")["fits"]]
    assert "park" in fits


def test_nobody_is_asked_for_more_than_everyone_began_with() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    s.edition = replace(s.edition, payment_step=3501)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0) == ["ask 0"]


def test_a_partner_one_florin_short_cannot_pay() -> None:
    """FLO-112"""
    s = phase_b(Court(), Court(florins=99), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 100")
    assert refused(s, 1, "accept") == "FLO-112"
    s.princes[1].florins = 100
    assert "accept" in opens(s, 1)


def test_each_card_just_drawn_is_shown_beside_its_own_value() -> None:
    """FLO-52, FLO-73: the jesters' card lies on top, though others come before it in the rules"""
    s = phase_b(Court(hand="poet lawyer bell-maker", jesters=3), seats=2)
    drawn = "each-jester cards-on-the-table cards-in-hand each-lake each-forest".split()
    rest = [card for card in s.decks[1] if card.slug not in drawn]
    set_pile(s, 1, [*rest, *[BONUSES[slug] for slug in reversed(drawn)]])
    play(s, "0 take-bonus")
    shown = seen(s, 0)
    assert shown.looking is not None
    assert shown.looking_values is not None
    values = dict(zip(shown.looking, shown.looking_values, strict=True))
    assert (values["each-jester"], values["each-lake"]) == (6, 0)
    assert (values["cards-in-hand"], values["cards-on-the-table"]) == (2, 1)


def test_each_person_just_drawn_is_shown_beside_the_own_work() -> None:
    """FLO-50"""
    s = phase_b(seats=2)
    set_pile(s, 0, [*reversed(s.decks[0])])
    play(s, "0 bring-person")
    shown = seen(s, 0)
    assert shown.looking_works is not None
    assert [work.profession for work in shown.looking_works] == shown.looking


def test_a_fourth_tower_is_noticed() -> None:
    """FLO-02"""
    towers = [Court(tiles="tower a1 r0") for _ in range(3)]
    table(*towers, seats=4)
    with pytest.raises(Broken, match="tower tiles"):
        table(*towers, Court(tiles="tower a1 r0"))
