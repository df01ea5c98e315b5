"""Co-operative building: offers, counter-offers and payments. FLO-112 to FLO-114."""

from dataclasses import replace

import pytest

from quattrocento.games.princes.components import PRESTIGES
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import Variants
from tests.games.princes.scenes import (
    TOGETHER,
    Court,
    acting,
    asked,
    florins,
    phase_b,
    points,
    site,
)
from tests.play import opens, play, refused


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
