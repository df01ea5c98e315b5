"""What a view reckons for its reader: works, cards and what a tile would leave free."""

from typing import Any

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes import GAME
from quattrocento.games.princes.components import BUILDINGS, LANDSCAPES
from quattrocento.games.princes.state import Princes, Variants
from quattrocento.games.princes.views import LackingView, TurnView, WishesView
from tests.games.princes.asking import previewed
from tests.games.princes.scenes import (
    MUSE,
    TOGETHER,
    Court,
    edition,
    own_court,
    phase_a,
    phase_a2,
    phase_b,
    seen,
)
from tests.play import play, refused


def slugs(tiles: list[Any]) -> list[str]:
    return [tile.slug for tile in tiles]


def test_a_work_is_shown_with_its_wishes_and_part_by_part() -> None:
    """FLO-33, FLO-38"""
    court = Court(hand="poet botanist", table="lawyer", recruiting=1, jesters=2)
    court.tiles, court.freedoms = "theatre a1 r0", "travel"
    s = phase_b(court, seats=3)
    (_, poet) = own_court(s, 0).works
    assert poet.wishes == WishesView(building="theatre", landscape="lake", freedom="travel")
    assert poet.parts == {
        "building": 4, "landscape": 0, "freedom": 3, "jesters": 4, "cards": 4, "muse": 0
    }  # fmt: skip
    assert poet.value == 15


def test_a_person_just_drawn_counts_as_a_card_more() -> None:
    """FLO-33, FLO-50"""
    s = phase_b(Court(hand="poet"), seats=3)
    play(s, "0 bring-person")
    view = seen(s, 0)
    assert [work.value for work in view.looking_works or []] == [2] * 5
    assert own_court(s, 0).works[0].value == 1
    assert seen(s, 1).looking_works is None


def test_persons_open_before_others_are_valued_for_the_reader() -> None:
    """FLO-27, FLO-28 The recruiting card goes and the person comes: the cards stay as many."""
    s = phase_b(Court(recruiting=1, freedoms="travel"), Court(table="poet"), seats=3)
    view = seen(s, 0)
    assert [(one.seat, one.profession) for one in view.open] == [(1, "poet")]
    assert [worth.value for worth in own_court(s, 0).open_works] == [4]
    play(s, "0 recruit poet")
    assert [work.value for work in own_court(s, 0).works] == [4]


def test_own_prestige_cards_are_shown_as_they_would_score_now() -> None:
    """FLO-70"""
    court = Court(prestige="most-jesters all-freedoms", jesters=1)
    s = phase_b(court, Court(jesters=1), seats=3)
    view = own_court(s, 0)
    assert dict(zip(view.prestige, view.prestige_values, strict=True)) == {
        "all-freedoms": 0,
        "most-jesters": 3,
    }


def test_prestige_cards_just_drawn_are_shown_as_they_would_score_now() -> None:
    """FLO-25, FLO-70"""
    s = phase_a(Court(builders=1), seats=3)
    play(s, "0 open prestige", "1 pass", "2 pass")
    view = seen(s, 0)
    assert view.looked_deck == "prestige"
    scored = dict(zip(view.looking or [], view.looking_values or [], strict=True))
    assert scored["fewest-empty-cells"] == 4, "all are tied"
    assert scored["most-buildings"] == 0, "nobody has any"


def test_a_work_names_the_wishes_that_the_court_lacks() -> None:
    """FLO-33"""
    court = Court(hand="poet", tiles="theatre a1 r0", freedoms="religion")
    s = phase_b(court, Court(table="lawyer", recruiting=1), seats=3)
    (poet,), (lawyer,) = own_court(s, 0).works, own_court(s, 0).open_works
    assert poet.lacking == LackingView(building=False, landscape=True, freedom=True)
    assert lawyer.lacking == LackingView(building=True, landscape=True, freedom=True)


@pytest.mark.parametrize(("jesters", "short"), [(2, True), (3, False)])
def test_a_work_is_short_if_only_bonus_cards_lift_it_to_the_minimum(
    jesters: int, short: bool
) -> None:
    """FLO-34 The first round asks for 7."""
    court = Court(hand="poet", jesters=jesters, bonuses="each-jester")
    (poet,) = own_court(phase_b(court, seats=3), 0).works
    assert (poet.value, poet.short) == (1 + 2 * jesters, short)


def test_no_work_is_short_before_the_first_round() -> None:
    """FLO-05, FLO-34"""
    s = GAME.start(3, Variants(first=0), edition(), Rng(seed_key("deal")))
    assert isinstance(s, Princes)
    assert not any(work.short for work in own_court(s, 0).works)


def test_the_princess_is_reckoned_for_her_suitors() -> None:
    """FLO-97"""
    court = Court(hand="poet", tiles="lake e1 r0, tower a1 r0", builders=1)
    s = phase_a2(court, seats=3)
    princess = own_court(s, 0).princess
    assert princess is not None
    assert (princess.value, princess.lacking.building, princess.short) == (8, False, False)
    assert princess.parts == {"landscapes": 3, "builders": 2, "buildings": 2, "cards": 1}
    assert own_court(phase_b(court, seats=3), 0).princess is None


def test_a_view_names_the_phase() -> None:
    """FLO-91"""
    assert seen(phase_a(seats=3), None).phase == "auction"
    assert seen(phase_a(seats=3, variants=MUSE), None).phase == "auction"
    assert seen(phase_a2(seats=3), None).phase == "courtship"
    s = phase_b(seats=3)
    assert seen(s, None).phase == "actions"
    play(s, "0 take-bonus", "0 keep each-building", "0 build tower")
    assert seen(s, None).phase == "actions", "the last action is still being done"


def test_means_are_shown_with_the_money_they_come_from() -> None:
    """FLO-09, FLO-18"""
    s = phase_a(Court(florins=700, points=4), Court(florins=500, points=2), seats=2)
    assert seen(s, 0).princes[0].means == 1100
    assert seen(s, 0).princes[1].means is None


def test_the_turns_of_a_tile_look_different() -> None:
    """FLO-41"""
    s = phase_b(seats=3)
    play(s, "0 build tower")
    assert seen(s, 1).turns == [
        TurnView(facing="r0", cells=["a1", "b1", "c1"]),
        TurnView(facing="r90", cells=["a1", "a2", "a3"]),
    ]


def test_a_placement_tells_what_it_leaves_free() -> None:
    """FLO-42, FLO-43 A tower across the fourth row closes the cells around it to buildings."""
    s = phase_b(seats=3)
    play(s, "0 build tower")
    shown = previewed(s, 0, "place d4 r0")
    assert shown["empty"] == 49 - 6 - 3
    assert {"c4", "d3", "f5", "g4"} <= set(shown["walls"])
    assert "tower" not in slugs(shown["fits"]) + slugs(shown["lost"])
    assert (shown["cost"], shown["points"]) == (700, 3)
    assert s.princes[0].buildings == (), "nothing has happened yet"


def test_a_placement_names_what_no_longer_fits() -> None:
    """FLO-43"""
    court = Court(tiles="university a1 r0, workshop d4 r0")
    s = phase_b(court, seats=3)
    play(s, "0 build tower")
    lost = slugs(previewed(s, 0, "place e2 r0")["lost"])
    assert lost == ["opera", "theatre"]
    play(s, "0 place e2 r0")
    assert refused(s, 0, "build opera") == "FLO-41"


def test_an_offer_tells_each_side_what_is_left_of_its_own_board() -> None:
    """FLO-111, FLO-119"""
    s = phase_b(seats=3, variants=TOGETHER)
    play(s, "0 build-with tower 1")
    assert previewed(s, 0, "place f2 r0")["empty"] == 49 - 6 - 2
    play(s, "0 place f2 r0", "0 ask 0")
    assert previewed(s, 1, "accept")["empty"] == 49 - 6 - 1


def test_what_is_gone_from_the_supply_neither_fits_nor_is_lost() -> None:
    """FLO-40"""
    s = phase_b(Court(tiles="university a1 r0, workshop d4 r0"), seats=3)
    s.buildings[BUILDINGS["opera"].index] = 0
    s.landscapes[LANDSCAPES["park"].index] = 0
    play(s, "0 build tower")
    shown = previewed(s, 0, "place e2 r0")
    assert slugs(shown["lost"]) == ["theatre"]
    assert slugs(shown["fits"])[-2:] == ["forest", "lake"]
    assert "opera" not in slugs(shown["fits"])
