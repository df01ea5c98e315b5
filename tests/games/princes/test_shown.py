"""What a view holds, part by part. FLO-04 to FLO-09."""

from dataclasses import replace

import pytest

from quattrocento.games.princes import GAME
from quattrocento.games.princes.components import BUILDING, LANDSCAPE
from quattrocento.games.princes.state import Princes, Variants
from quattrocento.games.princes.views import (
    AuctionView,
    CourtshipView,
    LaidView,
    OfferView,
    OutlineView,
    PrinceView,
)
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
from tests.play import opens, play


def test_the_round_and_what_the_table_has_chosen() -> None:
    """FLO-34, FLO-56, FLO-90, FLO-110"""
    view = seen(phase_b(variants=Variants(first=1), seats=3, round=3))
    assert (view.round, view.rounds, view.minimum, view.first) == (3, 7, 12, 1)
    assert (view.muse, view.cooperative, view.courtship) == (False, False, None)
    assert view.seat is None
    assert view.own is None
    together = seen(phase_b(variants=Variants(muse=True, cooperative=True), seats=3), 2)
    assert (together.muse, together.cooperative, together.seat) == (True, True, 2)


def test_before_the_first_round() -> None:
    """FLO-05"""
    s = GAME.start(3, Variants(first=0), edition(), phase_b(seats=3).rng)
    assert isinstance(s, Princes)
    view = seen(s, 0)
    assert (view.phase, view.round, view.minimum) == ("deal", 0, None)
    play(s, f"1 {opens(s, 1)[0]}")
    assert seen(s).answered == [1]


def test_the_supply_and_its_prices() -> None:
    """FLO-02, FLO-50 to FLO-52"""
    court = Court(tiles="tower a1 r0, park e1 r0", freedoms="opinion", jesters=2, builders=1)
    s = phase_b(court, Court(recruiting=2), Court())
    supply = seen(s).supply
    assert supply.buildings == {piece.slug: 2 if piece.slug == "tower" else 3 for piece in BUILDING}
    assert supply.landscapes == {"forest": 6, "lake": 6, "park": 5}
    assert supply.freedoms == {"travel": 2, "religion": 2, "opinion": 1}
    assert (supply.jesters, supply.builders, supply.recruiting) == (5, 5, 3)
    assert (supply.person_price, supply.freedom_price, supply.bonus_price) == (300,) * 3


def test_the_auction() -> None:
    """FLO-10 to FLO-17"""
    s = phase_a(seats=3)
    play(s, "0 open jester", "1 pass", "2 pass", "1 open lake", "2 bid 300")
    assert seen(s).auction == AuctionView(
        base_price=200,
        bid_step=100,
        stock={**dict.fromkeys(["forest", "lake", "park"], 6), "jester": 6, "builder": 6}
        | {"prestige": 14, "recruiting": 5},
        piles=["forest", "lake", "park", "builder", "prestige", "recruiting"],
        buyers=[1, 2],
        bidders=[1, 2],
        opener=1,
        pile="lake",
        price=300,
        next_bid=400,
        leader=2,
    )
    play(s, "1 pass")
    assert seen(s).auction.bidders == [2]
    play(s, "2 place a1 r0")
    auction = seen(s).auction
    assert (auction.pile, auction.leader, auction.buyers) == (None, -1, [1])
    assert auction.next_bid is None


def test_two_players_have_one_pile_of_landscapes() -> None:
    """FLO-10, FLO-81"""
    s = phase_a(Court(tiles="lake a1 r0"), seats=2)
    stock = {"jester": 7, "builder": 6, "prestige": 14, "recruiting": 5, "landscape": 17}
    assert seen(s).auction.stock == stock


def test_what_must_be_bid_next_while_a_pile_is_on_sale() -> None:
    """FLO-13, FLO-14"""
    s = phase_a(seats=3)
    assert seen(s).auction.next_bid is None
    play(s, "0 open lake")
    assert seen(s).auction.next_bid == 300
    play(s, "1 pass", "2 pass")
    assert (seen(s).auction.pile, seen(s).auction.next_bid) == ("lake", None), "it is being laid"


def offered(s: Princes) -> CourtshipView:
    found = seen(s).courtship
    assert found is not None
    return found


def test_the_characters() -> None:
    """FLO-91 to FLO-93"""
    s = phase_a2(seats=3)
    play(s, "0 court muse 300", "1 court muse 500", "2 court banker 0", "0 pass")
    courtship = offered(s)
    assert (courtship.pot, courtship.suitors) == (600, [])
    s = phase_a2(seats=3)
    play(s, "0 court muse 300", "1 court cardinal 500", "2 court cardinal 700")
    courtship = offered(s)
    assert courtship.suitors == [1, 2]
    muse, cardinal, *_, banker = courtship.characters
    assert (muse.character, muse.stone, muse.taken) == ("muse", -1, True)
    assert (cardinal.stone, cardinal.stake, cardinal.taken) == (2, 700, False)
    assert (cardinal.lowest, cardinal.highest) == (300, 1500)
    assert (cardinal.fields[0], cardinal.fields[-1], len(cardinal.fields)) == (300, 1500, 13)
    assert banker.fields == [0, 100, 200, 300, 400, 500]
    assert (banker.lowest, banker.highest, banker.stone) == (0, 500, -1)


def test_a_principality() -> None:
    """FLO-04, FLO-09, FLO-28, FLO-40, FLO-43"""
    court = Court(
        hand="poet lawyer",
        table="painter composer",
        left=1,
        recruiting=1,
        bonuses="each-lake",
        prestige="most-works",
        freedoms="travel religion",
        tiles="tower e1 r0, park a1 r0",
        jesters=2,
        builders=1,
        florins=600,
        points=7,
        character="muse",
    )
    s = phase_b(court, seats=3, variants=MUSE)
    prince = seen(s, 1).princes[0]
    assert {"d1", "e2", "f2", "g2", "a5", "d6", "d7"} <= set(prince.walls)
    assert not {"e1", "a1", "a6", "d2"} & set(prince.walls)
    assert replace(prince, walls=[]) == PrinceView(
        seat=0,
        points=7,
        florins=None,
        means=None,
        hand=2,
        known=[],
        recruiting=1,
        table=["painter", "composer"],
        left=1,
        works=3,
        bonuses=1,
        prestige=1,
        prestige_cards=None,
        freedoms=["travel", "religion"],
        jesters=2,
        builders=1,
        building_price=300,
        buildings=[LaidView(tile="tower", cells=["e1", "f1", "g1"])],
        landscapes=[LaidView(tile="park", cells=["a1", "b1"])],
        walls=[],
        empty=49 - 6 - 5,
        west=None,
        east=None,
        character="muse",
        value=0,
    )
    assert seen(s, 1).princes[1].character is None
    assert seen(s, 0).princes[0].means == 600


@pytest.mark.parametrize(
    ("seats", "neighbours"),
    [(2, [(None, 1), (0, None)]), (3, [(2, 1), (0, 2), (1, 0)])],
)
def test_boards_lie_side_by_side_where_neighbours_build_together(
    seats: int, neighbours: list[tuple[int | None, int | None]]
) -> None:
    """FLO-110"""
    princes = seen(phase_b(seats=seats, variants=TOGETHER)).princes
    assert [(prince.west, prince.east) for prince in princes] == neighbours
    alone = seen(phase_b(seats=seats)).princes
    assert [(prince.west, prince.east) for prince in alone] == [(None, None)] * seats


def test_the_best_works_of_the_round_so_far() -> None:
    """FLO-55"""
    court = Court(hand="poet", jesters=3)
    s = phase_b(court, Court(hand="lawyer", jesters=4), Court(hand="painter", jesters=3))
    assert seen(s).best == []
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn")
    assert seen(s).best == [0]
    play(s, "1 complete-work lawyer", "1 convert 0", "1 end-turn")
    assert seen(s).best == [1]


def test_two_builders_have_no_walls() -> None:
    """FLO-43"""
    assert seen(phase_b(Court(builders=2), seats=3)).princes[0].walls == []


def test_the_own_court() -> None:
    """FLO-09, FLO-37, FLO-73"""
    court = Court(hand="poet lawyer", bonuses="each-jester cards-in-hand", jesters=2, points=1)
    s = phase_b(court, seats=3)
    own = own_court(s, 0)
    assert (own.florins, own.means, own.hand) == (3500, 3600, ["lawyer", "poet"])
    assert dict(zip(own.bonuses, own.bonus_values, strict=True)) == {
        "each-jester": 4,
        "cards-in-hand": 1,
    }
    assert own.lift == 5
    assert own.returned is None
    assert [work.profession for work in own.works] == ["lawyer", "poet"]


def test_bonus_cards_just_drawn_are_shown_as_they_would_add_now() -> None:
    """FLO-52, FLO-73"""
    s = phase_b(Court(hand="poet", tiles="tower a1 r0"), seats=3)
    play(s, "0 take-bonus")
    view = seen(s, 0)
    assert view.looked_deck == "bonus"
    assert dict(zip(view.looking or [], view.looking_values or [], strict=True)) == {
        "each-building": 1,
        "each-large-building": 0,
        "medium-buildings-and-forests": 0,
        "small-buildings-and-landscapes": 1,
        "each-building-size": 2,
    }
    assert (view.looking_works, view.looked_at) == ([], 5)


def test_the_course_of_a_turn() -> None:
    """FLO-30, FLO-31, FLO-112"""
    s = phase_b(Court(hand="poet", jesters=3, bonuses="each-jester"), variants=TOGETHER, seats=3)
    view = seen(s)
    assert (view.actions, view.brought, view.introduced) == (2, False, False)
    assert (view.offered, view.spent, view.over) == ([], [], False)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 decline")
    assert seen(s).offered == [1]
    play(s, "0 introduce travel")
    view = seen(s)
    assert (view.actions, view.introduced, view.offered) == (1, True, [])
    play(s, "0 complete-work poet", "0 add-bonus each-jester")
    assert seen(s).spent == ["each-jester"]


def test_every_tile_as_it_lies_in_the_box() -> None:
    """FLO-47"""
    view = seen(phase_b(seats=3))
    tiles = view.tiles
    assert list(tiles) == [piece.slug for piece in [*BUILDING, *LANDSCAPE]]
    assert tiles["chapel"] == OutlineView(size="small", cells=["a1", "a2", "b2"])
    assert tiles["lake"] == OutlineView(size=None, cells=["a1", "b1", "a2"])
    assert view.side == 7
    assert view.palazzo == ["a6", "b6", "c6", "a7", "b7", "c7"]
    together = seen(phase_b(seats=3, variants=TOGETHER))
    assert together.palazzo == ["c6", "d6", "e6", "c7", "d7", "e7"]


def test_the_tile_in_hand() -> None:
    """FLO-20, FLO-41, FLO-111"""
    s = phase_b(seats=3, variants=TOGETHER)
    assert (seen(s).laying, seen(s).turns, seen(s).offer) == (None, None, None)
    play(s, "0 build-with chapel 2")
    assert seen(s).laying == "building:chapel"
    assert [turn.facing for turn in seen(s).turns or []] == ["r0", "r90", "r180", "r270"]
    s = phase_a(seats=3)
    play(s, "0 open forest", "1 pass", "2 pass")
    assert seen(s).laying == "landscape:forest"
    assert [turn.facing for turn in seen(s).turns or []] == ["r0"]


def test_what_two_neighbours_bargain_about() -> None:
    """FLO-112"""
    s = phase_b(seats=3, variants=TOGETHER)
    play(s, "0 build-with tower 2")
    offer = OfferView(
        active=0,
        partner=2,
        building="tower",
        price=700,
        west=2,
        west_cells=[],
        east=0,
        east_cells=[],
        florins=None,
        counters=None,
    )
    assert seen(s).offer == offer
    play(s, "0 place g1 r0")
    offer = replace(offer, west_cells=["g1"], east_cells=["a1", "b1"])
    assert (seen(s).offer, seen(s).laying) == (offer, "building:tower")
    play(s, "0 ask 300", "2 counter-payment 100")
    assert seen(s).offer == replace(offer, florins=100, counters=1)
    assert seen(s).laying == "building:tower"


def test_once_the_game_is_over_all_money_is_shown() -> None:
    """FLO-01, FLO-09"""
    s = phase_b(Court(florins=1700), Court(florins=900), round=7)
    play(s, "0 end-turn", "1 end-turn")
    view = seen(s, 0)
    assert (view.phase, view.over) == ("end", True)
    assert [prince.florins for prince in view.princes] == [1700, 900]


def test_where_points_come_from() -> None:
    """FLO-21, FLO-24, FLO-35, FLO-40, FLO-55, FLO-60, FLO-70"""
    court = Court(
        hand="poet", jesters=7, builders=1, tiles="lake a1 r0", prestige="most-jesters", florins=0
    )
    s = phase_b(court, Court(), round=7)
    play(s, "0 complete-work poet", "0 convert 6", "0 go-back", "0 build tower")
    play(s, "0 place a4 r0", "1 end-turn")
    assert GAME.scores(s)[0].parts == {
        "works": 6,
        "buildings": 3,
        "best-works": 3,
        "prestige-cards": 6,
        "given-up": -1,
    }
    assert GAME.standing(s)[0].total == 17
    assert (GAME.scores(s)[0].total, GAME.scores(s)[0].ties) == (17, (s.princes[0].florins,))


def test_where_the_points_of_phase_a_come_from() -> None:
    """FLO-21, FLO-24, FLO-98"""
    s = phase_a(Court(builders=1, character="merchant"), Court(tiles="lake a1 r0"), variants=MUSE)
    play(s, "0 open builder", "1 pass", "0 pay-bid", "1 buy landscape", "1 lay-out lake")
    play(s, "1 place d1 r0")
    assert GAME.standing(s)[0].parts == {"builders": 3, "merchant": 1}
    assert GAME.standing(s)[1].parts == {"landscapes": 3}


def test_where_the_points_of_the_banker_come_from() -> None:
    """FLO-100"""
    s = phase_a2(seats=2, round=7)
    play(s, "0 court banker 0", "1 pass", "0 end-turn", "1 end-turn", "0 exchange 4")
    assert GAME.scores(s)[0].parts == {"banker": 4}
