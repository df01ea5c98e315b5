"""Co-operative building. FLO-110 to FLO-120."""

from dataclasses import replace

import pytest

from quattrocento.games.princes.board import SIDE, cells_of
from quattrocento.games.princes.components import BUILDING, BUILDINGS, PRESTIGES
from quattrocento.games.princes.cooperative import neighbours
from quattrocento.games.princes.grounds import joint_spots
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import Princes, Variants
from tests.games.princes.scenes import (
    TOGETHER,
    Court,
    acting,
    asked,
    edition,
    florins,
    phase_a,
    phase_b,
    points,
)
from tests.play import opens, play, refused


def site(s: Princes, seat: int) -> list[str]:
    """The cells of the last building."""
    return [cell.slug for cell in cells_of(s.princes[seat].sites[-1])]


@pytest.mark.parametrize(
    ("seats", "borders"),
    [(2, [[1], [0]]), (3, [[1, 2], [2, 0], [0, 1]]), (4, [[1, 3], [2, 0], [3, 1], [0, 2]])],
)
def test_everyone_borders_on_two_neighbours_or_one(seats: int, borders: list[list[int]]) -> None:
    """FLO-110"""
    s = phase_b(variants=TOGETHER, seats=seats)
    assert [neighbours(s, seat) for seat in range(seats)] == borders


def test_the_palazzo_is_at_the_bottom_centre() -> None:
    """FLO-110"""
    s = phase_b(Court(builders=3), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    assert "place a6 r0" in opens(s, 0)
    assert refused(s, 0, "place d6 r0") == "FLO-42"


def test_phase_a_is_unchanged() -> None:
    """FLO-111"""
    s = phase_a(variants=TOGETHER, seats=3)
    play(s, "0 open lake", "1 bid 300", "2 pass", "0 pass", "1 place a1 r0")
    assert florins(s) == [3500, 3200, 3500]
    assert acting(s) == [0]


def test_a_joint_building_lies_on_both_sides_of_the_border() -> None:
    """FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert (site(s, 0), site(s, 1)) == (["f1", "g1"], ["a1"])
    assert s.buildings[BUILDINGS["tower"].index] == 2
    check(s)


def test_the_western_neighbour_is_as_near_as_the_eastern() -> None:
    """FLO-110, FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 2", "0 place g3 r0", "0 ask 0", "2 accept")
    assert (site(s, 2), site(s, 0)) == (["g3"], ["a3", "b3"])


def test_every_joint_place_has_a_cell_on_each_side() -> None:
    """FLO-111"""
    figures = edition()
    for building in BUILDING:
        seams = figures.seams[building.index]
        size = figures.sites[building.index].masks[0].bit_count()
        assert seams.spots
        for west, east in zip(seams.west, seams.east, strict=True):
            assert west
            assert east
            assert west.bit_count() + east.bit_count() == size


def test_the_offer_names_building_place_and_payment_and_may_be_declined() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300")
    assert acting(s) == [1]
    assert opens(s, 1)[:2] == ["accept", "decline"]
    play(s, "1 decline")
    assert (acting(s), asked(s), s.actions) == ([0], "Turn", 2)
    assert points(s) == [0, 0, 0]


def test_one_offer_to_each_neighbour_for_each_build_action() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300", "1 decline")
    assert refused(s, 0, "build-with chapel 1") == "FLO-112"
    play(s, "0 build-with tower 2", "0 place g1 r0", "0 ask 0", "2 accept")
    assert "build-with chapel 1" in opens(s, 0)


def test_without_agreement_the_active_player_builds_alone() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300", "1 decline")
    play(s, "0 build tower", "0 place b1 r0")
    assert points(s) == [3, 0, 0]


def test_a_counter_offer_names_another_place_or_payment() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300")
    play(s, "1 counter-place g2 r0", "0 counter-payment 400", "1 accept")
    assert (site(s, 0), site(s, 1)) == (["g2"], ["a2", "b2"])
    assert florins(s)[:2] == [3500 + 400 - 700, 3500 - 400]


def test_there_are_three_counter_offers_at_most() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300", "1 counter-payment 0")
    play(s, "0 counter-payment 300", "1 counter-payment 100")
    assert opens(s, 0) == ["accept", "decline"]
    assert refused(s, 0, "counter-payment 200") == "FLO-112"


@pytest.mark.parametrize("hidden", [0, 500, 9000])
def test_what_may_be_asked_does_not_depend_on_the_hidden_money_of_the_partner(hidden: int) -> None:
    """FLO-112, FLO-09"""
    s = phase_b(Court(), Court(florins=hidden), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0) == [f"ask {florins}" for florins in range(0, 3600, 100)]


@pytest.mark.parametrize("hidden", [0, 500, 9000])
def test_what_the_partner_may_offer_does_not_depend_on_the_hidden_money_of_the_active(
    hidden: int,
) -> None:
    """FLO-112, FLO-09"""
    active = Court(florins=hidden)
    s = phase_b(active, Court(florins=400), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 900")
    sums = [text for text in opens(s, 1) if text.startswith("counter-payment")]
    assert sums == [f"counter-payment {florins}" for florins in (0, 100, 200, 300, 400)]


@pytest.mark.parametrize("hidden", [0, 500, 9000])
def test_what_the_active_may_counter_does_not_depend_on_the_hidden_money_of_the_partner(
    hidden: int,
) -> None:
    """FLO-112, FLO-09"""
    s = phase_b(Court(florins=300), Court(florins=hidden), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 900", "1 counter-payment 0")
    sums = [text for text in opens(s, 0) if text.startswith("counter-payment")]
    assert sums == [f"counter-payment {florins}" for florins in range(400, 3600, 100)]


def test_with_open_money_the_same_sums_may_be_asked() -> None:
    """FLO-112"""
    options = Variants(first=0, cooperative=True, open_money=True)
    s = phase_b(Court(), Court(florins=100), variants=options, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0)[-1] == "ask 3500"


def test_a_payment_is_covered_like_a_bid() -> None:
    """FLO-112"""
    s = phase_b(Court(), Court(florins=200, points=1), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300", "1 accept")
    assert (florins(s)[1], points(s)[1]) == (0, 3)


def test_who_cannot_pay_declines_or_counters() -> None:
    """FLO-112"""
    s = phase_b(Court(), Court(florins=200, points=1), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 400")
    assert refused(s, 1, "accept") == "FLO-112"
    assert refused(s, 1, "counter-payment 500") == "FLO-112"
    assert opens(s, 1)[0] == "decline"
    play(s, "1 counter-payment 300", "0 accept")
    assert (florins(s)[1], points(s)[1]) == (0, 3)


def test_what_is_lacking_is_asked_in_full_hundreds() -> None:
    """FLO-112"""
    s = phase_b(Court(florins=699), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0)[0] == "ask 100"


def test_a_building_that_no_payment_could_make_good_is_too_expensive() -> None:
    """FLO-40, FLO-112"""
    s = phase_b(Court(florins=0), variants=TOGETHER, seats=3)
    s.edition = replace(s.edition, building_price=[3500, 300, 300, 0])
    assert "build-with tower 1" in opens(s, 0)
    s.edition = replace(s.edition, building_price=[3600, 300, 300, 0])
    assert refused(s, 0, "build-with tower 1") == "FLO-40"
    assert "build-with tower 1" not in opens(s, 0)


def test_another_place_agrees_to_the_payment_and_must_be_covered_too() -> None:
    """FLO-112"""
    s = phase_b(Court(florins=300), Court(florins=200), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 400")
    assert refused(s, 1, "counter-place f2 r0") == "FLO-112"
    play(s, "1 counter-payment 100")
    assert refused(s, 0, "counter-place f2 r0") == "FLO-112"
    assert "counter-payment 400" in opens(s, 0)


def test_the_active_player_accepts_only_what_pays_the_bank() -> None:
    """FLO-112, FLO-113"""
    s = phase_b(Court(florins=300, points=1), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert refused(s, 0, "ask 200") == "FLO-112"
    play(s, "0 ask 300", "1 counter-payment 200")
    assert refused(s, 0, "accept") == "FLO-112"
    assert refused(s, 0, "counter-payment 100") == "FLO-112"
    play(s, "0 counter-payment 300", "1 accept")
    assert (florins(s)[0], points(s)[0]) == (0, 3)


def test_the_payment_arrives_before_the_bank_is_paid() -> None:
    """FLO-112"""
    s = phase_b(Court(florins=300), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0)[0] == "ask 400"
    play(s, "0 ask 400", "1 accept")
    assert florins(s)[:2] == [0, 3100]


def test_the_payment_may_be_more_than_the_cost() -> None:
    """FLO-112, FLO-113"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 2000", "1 accept")
    assert florins(s)[:2] == [3500 + 1300, 1500]


@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (3, 0)])
def test_the_bank_is_paid_by_the_builders_of_the_active_player(builders: int, price: int) -> None:
    """FLO-113"""
    s = phase_b(Court(builders=builders), Court(builders=3), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert florins(s)[:2] == [3500 - price, 3500]


def test_both_gain_points_and_the_building_and_the_partner_uses_no_action() -> None:
    """FLO-114"""
    s = phase_b(
        Court(hand="astronomer", jesters=2),
        Court(hand="lawyer", jesters=4),
        variants=TOGETHER,
        seats=3,
    )
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert points(s) == [3, 3, 0]
    play(s, "0 complete-work astronomer", "0 convert 0")
    assert s.princes[0].value == 1 + 4 + 4
    assert (acting(s), s.actions) == ([1], 2)
    assert [len(prince.buildings) for prince in s.princes] == [1, 1, 0]
    assert prestige_value(s, 1, PRESTIGES["most-buildings"]) == 3


@pytest.mark.parametrize("west", [1, 2])
@pytest.mark.parametrize("east", [1, 2])
def test_each_half_obeys_the_builders_of_its_owner(west: int, east: int) -> None:
    """FLO-115"""
    beside_g2 = Court(builders=west, tiles="tower f1 r90")
    beside_a5 = Court(builders=east, tiles="tower b4 r90")
    s = phase_b(beside_g2, beside_a5, variants=TOGETHER, seats=3)
    play(s, "0 build-with chapel 1")
    assert ("place g1 r0" in opens(s, 0)) == (west == 2)
    assert ("place g4 r0" in opens(s, 0)) == (east == 2)
    if west < 2:
        assert refused(s, 0, "place g1 r0") == "FLO-115"


@pytest.mark.parametrize(("builders", "refusal"), [(0, "FLO-116"), (1, ""), (2, "")])
def test_at_an_open_border_one_builder_is_needed(builders: int, refusal: str) -> None:
    """FLO-116"""
    s = phase_b(Court(builders=builders), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    for spot in ("a1 r0", "f1 r0"):
        if refusal:
            assert refused(s, 0, f"place {spot}") == refusal
        else:
            assert f"place {spot}" in opens(s, 0)


@pytest.mark.parametrize(("builders", "refusal"), [(1, "FLO-116"), (2, "")])
def test_at_a_built_border_two_builders_are_needed(builders: int, refusal: str) -> None:
    """FLO-116"""
    s = phase_b(Court(builders=builders), Court(tiles="tower a2 r0"), variants=TOGETHER, seats=3)
    play(s, "0 build chapel")
    assert "place f4 r0" in opens(s, 0)
    if refusal:
        assert refused(s, 0, "place f1 r0") == refusal
    else:
        assert "place f1 r0" in opens(s, 0)


def test_a_landscape_across_the_border_counts_as_unbuilt() -> None:
    """FLO-116"""
    s = phase_b(Court(builders=1), Court(tiles="forest a1 r0"), variants=TOGETHER, seats=3)
    play(s, "0 build chapel", "0 place f1 r0")


def test_with_two_players_there_is_one_border_only() -> None:
    """FLO-110, FLO-116"""
    s = phase_b(Court(), Court(), variants=TOGETHER)
    play(s, "0 build chapel")
    assert "place a1 r0" in opens(s, 0)
    assert refused(s, 0, "place f1 r0") == "FLO-116"


def test_red_and_green_build_a_workshop() -> None:
    """FLO-117"""
    red = Court(builders=1, tiles="tower d1 r0")
    green = Court(builders=3, tiles="tower b1 r90")
    s = phase_b(red, green, variants=TOGETHER, seats=3)
    play(s, "0 build-with workshop 1")
    places = opens(s, 0)
    assert "place g1 r90" not in places
    assert "place g1 r270" not in places
    play(s, "0 place g3 r270", "0 ask 500", "1 accept")
    assert florins(s)[:2] == [3700, 3000]


def test_a_joint_building_is_new_to_both() -> None:
    """FLO-118"""
    s = phase_b(Court(), Court(tiles="tower c1 r0"), variants=TOGETHER, seats=3)
    assert refused(s, 0, "build-with tower 1") == "FLO-118"
    assert "build-with tower 2" in opens(s, 0)


def test_a_joint_building_that_is_gone_cannot_be_built() -> None:
    """FLO-40, FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    s.buildings[BUILDINGS["tower"].index] = 0
    assert refused(s, 0, "build-with tower 1") == "FLO-40"
    assert "build-with chapel 1" in opens(s, 0)


def test_a_joint_building_takes_one_tile_from_the_supply() -> None:
    """FLO-111"""
    s = phase_b(variants=TOGETHER, seats=4)
    s.buildings[BUILDINGS["tower"].index] = 1
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept", "0 end-turn")
    play(s, "1 end-turn")
    assert refused(s, 2, "build-with tower 3") == "FLO-40"


def test_only_the_own_cells_count_as_filled() -> None:
    """FLO-119"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert prestige_value(s, 0, PRESTIGES["fewest-empty-cells"]) == 8
    assert prestige_value(s, 1, PRESTIGES["fewest-empty-cells"]) == 0


@pytest.mark.parametrize("west", [1, 2])
@pytest.mark.parametrize("east", [1, 2])
def test_the_western_half_touches_what_the_builders_of_the_east_allow(west: int, east: int) -> None:
    """FLO-120"""
    beyond = Court(builders=east, tiles="tower a4 r0")
    s = phase_b(Court(builders=west), beyond, variants=TOGETHER, seats=3)
    play(s, "0 build-with library 1")
    g2_to_g5_and_a2 = "place g2 m270"
    assert (g2_to_g5_and_a2 in opens(s, 0)) == (east == 2)
    if east < 2:
        assert refused(s, 0, g2_to_g5_and_a2) == "FLO-120"


@pytest.mark.parametrize("west", [1, 2])
@pytest.mark.parametrize("east", [1, 2])
def test_the_eastern_half_touches_what_the_builders_of_the_west_allow(west: int, east: int) -> None:
    """FLO-120"""
    here = Court(builders=west, tiles="tower e4 r0")
    s = phase_b(here, Court(builders=east), variants=TOGETHER, seats=3)
    play(s, "0 build-with library 1")
    g2_and_a2_to_a5 = "place g2 r90"
    assert (g2_and_a2_to_a5 in opens(s, 0)) == (west == 2)
    if west < 2:
        assert refused(s, 0, g2_and_a2_to_a5) == "FLO-120"


def test_both_expansions_together() -> None:
    """FLO-110, FLO-96"""
    options = Variants(first=0, muse=True, cooperative=True)
    s = phase_b(Court(character="cardinal"), variants=options, seats=3)
    for building, partner, spot in (("tower", 1, "f1 r0"), ("chapel", 2, "g1 r0")):
        play(s, f"0 build-with {building} {partner}", f"0 place {spot}", "0 ask 0")
        play(s, f"{partner} accept")
    play(s, "0 introduce travel")
    assert points(s) == [6, 3, 3]


# the slow twin: the two boards side by side, cell by cell

AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))


def free(s: Princes, cells: list[tuple[int, int]]) -> bool:
    """Whether a joint building may lie on these cells; x runs from 0 to 13 over both boards."""
    built = {
        (SIDE * side + cell.index % SIDE, cell.index // SIDE)
        for side in (0, 1)
        for cell in cells_of(s.princes[side].built)
    }
    for x, y in cells:
        if s.princes[x // SIDE].covered >> SIDE * y + x % SIDE & 1:
            return False
        for beside in [(x + dx, y + dy) for dx, dy in AROUND]:
            if beside in built and s.princes[beside[0] // SIDE].builders < 2:
                return False
    return True


@pytest.mark.parametrize("builders", [(0, 0), (1, 2), (2, 1), (3, 3)])
def test_bit_masks_find_what_a_search_cell_by_cell_finds(builders: tuple[int, int]) -> None:
    """FLO-111, FLO-115, FLO-120"""
    one = Court(builders=builders[0], tiles="opera e1 r0, lake f5 r0")
    other = Court(builders=builders[1], tiles="tower a3 r0, forest a5 r0")
    s = phase_b(one, other, variants=TOGETHER, seats=3)
    for building in BUILDING:
        seams = s.edition.seams[building.index]
        expected = []
        for spot, west, east in zip(seams.spots, seams.west, seams.east, strict=True):
            cells = [(cell.index % SIDE, cell.index // SIDE) for cell in cells_of(west)]
            cells += [(SIDE + cell.index % SIDE, cell.index // SIDE) for cell in cells_of(east)]
            if free(s, cells):
                expected.append(spot)
        assert joint_spots(s, 0, 1, building) == expected
