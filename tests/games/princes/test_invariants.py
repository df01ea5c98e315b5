"""What must always hold is noticed when it does not. FLO-02, FLO-42, FLO-46, FLO-60."""

from collections.abc import Callable

import pytest

from quattrocento.core.game import Broken
from quattrocento.games.princes.components import (
    BONUSES,
    BUILDINGS,
    FREEDOMS,
    LANDSCAPES,
    PROFESSIONS,
)
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import TOGETHER, Court, phase_b, table
from tests.play import play

COURT = Court(
    hand="poet",
    table="lawyer",
    bonuses="each-lake",
    prestige="most-works",
    freedoms="travel",
    tiles="tower a1 r0, lake e1 r0",
    florins=100,
    points=4,
    jesters=1,
    builders=1,
    recruiting=1,
    left=1,
)


def debt(s: Princes) -> None:
    s.princes[0].florins = -1


def points_below_zero(s: Princes) -> None:
    s.princes[1].points = s.princes[1].sources[0] = -1


def points_from_nowhere(s: Princes) -> None:
    s.princes[0].points += 1


def a_fourth_builder(s: Princes) -> None:
    s.builders -= 3
    s.princes[0].builders += 3


def a_freedom_twice(s: Princes) -> None:
    s.princes[0].freedoms = (FREEDOMS["travel"], FREEDOMS["travel"])
    s.freedoms[0] -= 1


def a_building_twice(s: Princes) -> None:
    prince = s.princes[0]
    prince.buildings = (*prince.buildings, BUILDINGS["tower"])
    prince.sites = (*prince.sites, 1 << 30)
    prince.built |= 1 << 30
    prince.covered |= 1 << 30


def a_person_lost(s: Princes) -> None:
    s.princes[0].hand = ()


def a_person_on_two_tables(s: Princes) -> None:
    s.princes[1].table = (PROFESSIONS["lawyer"],)


def a_bonus_card_lost(s: Princes) -> None:
    s.princes[0].bonuses = ()


def a_bonus_card_spent_and_in_hand(s: Princes) -> None:
    s.spent = (BONUSES["each-lake"],)


def a_prestige_card_lost(s: Princes) -> None:
    s.princes[0].prestige = ()


def a_card_looked_at_twice(s: Princes) -> None:
    s.looking = (BONUSES["each-lake"],)


def a_pile_without_its_knowledge(s: Princes) -> None:
    s.seen[2] = s.seen[2][1:]


def a_recruiting_card_too_many(s: Princes) -> None:
    s.recruiting += 1


def a_recruiting_card_lost_in_hand(s: Princes) -> None:
    s.princes[0].recruiting = 0


def a_recruiting_card_lost_on_the_table(s: Princes) -> None:
    s.princes[0].left = 0


def a_known_card_elsewhere(s: Princes) -> None:
    s.princes[0].known = (PROFESSIONS["lawyer"],)


def a_jester_too_many(s: Princes) -> None:
    s.jesters += 1


def a_builder_too_many(s: Princes) -> None:
    s.builders += 1


def a_landscape_too_many(s: Princes) -> None:
    s.landscapes[LANDSCAPES["lake"].index] += 1


def a_building_too_many(s: Princes) -> None:
    s.buildings[BUILDINGS["tower"].index] += 1


def a_building_too_few(s: Princes) -> None:
    s.buildings[BUILDINGS["opera"].index] -= 1


def less_than_no_building(s: Princes) -> None:
    s.buildings[BUILDINGS["opera"].index] = -1


def a_freedom_too_many(s: Princes) -> None:
    s.freedoms[1] += 1


def less_than_no_freedom(s: Princes) -> None:
    s.freedoms[1] += s.freedoms[0] + 1
    s.freedoms[0] = -1


def tiles_that_overlap(s: Princes) -> None:
    prince = s.princes[0]
    prince.grounds = (prince.sites[0],)


def buildings_that_overlap(s: Princes) -> None:
    prince = s.princes[0]
    prince.sites = (prince.sites[0] | 1 << 35,)
    prince.built |= 1 << 35


def a_tile_without_cells(s: Princes) -> None:
    s.princes[0].grounds = (0,)
    s.princes[0].covered = s.princes[0].built


def a_building_without_cells(s: Princes) -> None:
    prince = s.princes[0]
    prince.built ^= prince.sites[0]
    prince.covered ^= prince.sites[0]
    prince.sites = (0,)


def cells_nobody_covers(s: Princes) -> None:
    s.princes[0].covered |= 1 << 20


def walls_of_nothing(s: Princes) -> None:
    s.princes[0].built |= s.princes[0].grounds[0]


def a_tile_beyond_the_grid(s: Princes) -> None:
    prince = s.princes[0]
    prince.grounds = (prince.grounds[0] | 1 << 49,)
    prince.covered |= 1 << 49


def a_building_that_does_not_stand(s: Princes) -> None:
    prince = s.princes[0]
    prince.built ^= prince.sites[0]
    prince.covered ^= prince.sites[0]
    prince.sites = ()


def room_that_is_not(s: Princes) -> None:
    s.princes[0].room ^= 1 << BUILDINGS["opera"].index


FAULTS: dict[Callable[[Princes], None], str] = {
    debt: "seat 0 has -1 florins",
    points_below_zero: "seat 1 has -1 points",
    points_from_nowhere: "seat 0: points from nowhere",
    a_fourth_builder: "seat 0: too many builders",
    a_freedom_twice: "seat 0: freedom twice",
    a_building_twice: "seat 0: built twice",
    a_person_lost: "cards are not conserved",
    a_person_on_two_tables: "cards are not conserved",
    a_bonus_card_lost: "cards are not conserved",
    a_bonus_card_spent_and_in_hand: "cards are not conserved",
    a_prestige_card_lost: "cards are not conserved",
    a_card_looked_at_twice: "cards are not conserved",
    a_pile_without_its_knowledge: "a pile and what is known of it differ",
    a_recruiting_card_too_many: "6 recruiting cards",
    a_recruiting_card_lost_in_hand: "4 recruiting cards",
    a_recruiting_card_lost_on_the_table: "4 recruiting cards",
    a_known_card_elsewhere: "a known card is not in hand",
    a_jester_too_many: "jesters",
    a_builder_too_many: "builders",
    a_landscape_too_many: "lake tiles",
    a_building_too_many: "tower tiles",
    a_building_too_few: "opera tiles",
    less_than_no_building: "opera tiles",
    a_freedom_too_many: "7 freedoms",
    less_than_no_freedom: "fewer than no freedoms",
    tiles_that_overlap: "seat 0: tiles overlap",
    buildings_that_overlap: "seat 0: tiles overlap",
    a_tile_without_cells: "seat 0: tiles overlap",
    a_building_without_cells: "seat 0: tiles overlap",
    cells_nobody_covers: "seat 0: masks differ",
    walls_of_nothing: "seat 0: masks differ",
    a_tile_beyond_the_grid: "seat 0: a tile lies beyond the grid",
    a_building_that_does_not_stand: "seat 0: a building without cells",
    room_that_is_not: "seat 0: room is not what fits",
}


@pytest.mark.parametrize("spoil", FAULTS, ids=lambda spoil: str(spoil.__name__))
def test_a_fault_is_noticed(spoil: Callable[[Princes], None]) -> None:
    s = table(COURT, Court(), Court())
    check(s)
    spoil(s)
    with pytest.raises(Broken) as fault:
        check(s)
    assert FAULTS[spoil] in str(fault.value)


def test_a_seam_that_is_not_is_noticed() -> None:
    s = table(COURT, Court(), Court(), variants=TOGETHER)
    s.princes[1].seam ^= 1 << BUILDINGS["opera"].index
    with pytest.raises(Broken, match="seat 1: seam is not what fits"):
        check(s)


def test_a_building_has_two_owners_only_where_it_is_built_together() -> None:
    """FLO-114"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    check(s)
    s.buildings[BUILDINGS["tower"].index] += 1
    with pytest.raises(Broken, match="tower tiles"):
        check(s)


def test_florins_and_points_of_nothing_at_all_are_sound() -> None:
    check(table(Court(florins=0), Court(florins=0)))


def test_before_the_deal_there_are_no_cards_yet() -> None:
    """FLO-05"""
    s = table(Court(), Court())
    s.round = 0
    check(s)
    s.decks, s.seen = [(), (), ()], [(), (), ()]
    check(s)
    s.round = 1
    with pytest.raises(Broken, match="cards are not conserved"):
        check(s)
