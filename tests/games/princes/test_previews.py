"""Previews name the price, and the points that must be given up for it. FLO-18, FLO-60."""

import pytest

from tests.games.princes.asking import previewed
from tests.games.princes.scenes import MUSE, TOGETHER, Court, phase_a, phase_b, points
from tests.play import play


@pytest.mark.parametrize(
    ("move", "cost"),
    [("introduce travel", 300), ("take-bonus", 300), ("bring-person", 300), ("build tower", 700)],
)
@pytest.mark.parametrize(("missing", "given_up"), [(0, 0), (1, 1), (100, 1), (101, 2), (300, 3)])
def test_an_action_names_the_points_given_up_for_it(
    move: str, cost: int, missing: int, given_up: int
) -> None:
    """FLO-18, FLO-60"""
    s = phase_b(Court(florins=cost - missing, points=9), seats=3)
    shown = previewed(s, 0, move)
    assert (shown["cost"], shown["given"]) == (cost, given_up)
    assert shown.get("points") == (3 if move == "build tower" else None)


@pytest.mark.parametrize("move", ["open jester", "open lake"])
def test_opening_names_the_points_given_up_for_it(move: str) -> None:
    """FLO-12, FLO-18"""
    s = phase_a(Court(florins=50, points=9), seats=3)
    assert previewed(s, 0, move) == {"if": "unbid", "cost": 200, "given": 2}


def test_a_bid_names_the_points_given_up_for_it() -> None:
    """FLO-13, FLO-18"""
    s = phase_a(Court(), Court(florins=100, points=9), seats=3)
    play(s, "0 open jester")
    assert previewed(s, 1, "bid 300") == {"if": "unbid", "cost": 300, "given": 2}
    assert previewed(s, 1, "pass") == {}


def test_the_last_purchase_names_the_points_given_up_for_it() -> None:
    """FLO-17, FLO-18"""
    s = phase_a(Court(), Court(), Court(florins=0, points=9))
    play(s, "0 pass", "1 pass")
    assert previewed(s, 2, "buy jester") == {"cost": 200, "given": 2}


@pytest.mark.parametrize(("builders", "points"), [(0, {}), (1, {"points": 3}), (2, {"points": 3})])
def test_a_later_builder_says_its_points(builders: int, points: dict[str, int]) -> None:
    """FLO-24"""
    s = phase_a(Court(builders=builders), seats=3)
    assert previewed(s, 0, "open builder") == {"if": "unbid", "cost": 200, "given": 0, **points}
    play(s, "0 open builder")
    s = phase_a(Court(), Court(), Court(builders=builders))
    play(s, "0 pass", "1 pass")
    assert previewed(s, 2, "buy builder") == {"cost": 200, "given": 0, **points}


def test_a_merchant_may_not_have_to_pay() -> None:
    """FLO-98"""
    merchant = Court(florins=900, character="merchant")
    s = phase_a(merchant, Court(), Court(), variants=MUSE)
    assert previewed(s, 0, "open jester")["if"] == "paid"
    s = phase_a(Court(), Court(), merchant, variants=MUSE)
    play(s, "0 pass", "1 pass")
    assert previewed(s, 2, "buy jester") == {"if": "paid", "cost": 200, "given": 0}


def test_a_place_for_a_building_names_gain_and_loss_apart() -> None:
    """FLO-18, FLO-40"""
    s = phase_b(Court(florins=500, points=9), seats=3)
    play(s, "0 build tower")
    shown = previewed(s, 0, "place a1 r0")
    assert (shown["cost"], shown["points"], shown["given"]) == (700, 3, 2)
    play(s, "0 place a1 r0")
    assert points(s)[0] == 9 + 3 - 2


def test_a_place_for_a_landscape_costs_nothing_more() -> None:
    """FLO-20, FLO-21"""
    s = phase_a(Court(tiles="lake a1 r0"), seats=3)
    play(s, "0 open lake", "1 pass", "2 pass")
    shown = previewed(s, 0, "place a4 r0")
    assert shown["points"] == 3
    assert "cost" not in shown
    assert "given" not in shown


def test_a_partner_sees_the_points_given_up_for_the_payment() -> None:
    """FLO-112, FLO-18"""
    s = phase_b(Court(), Court(florins=150, points=9), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 500")
    shown = previewed(s, 1, "accept")
    assert (shown["cost"], shown["points"], shown["given"]) == (500, 3, 4)
    assert previewed(s, 1, "counter-payment 300") == {"if": "agreed", "cost": 300, "given": 2}
    assert previewed(s, 1, "decline") == {}


def test_the_active_player_sees_the_points_given_up_for_the_bank() -> None:
    """FLO-113, FLO-18"""
    s = phase_b(Court(florins=250, points=9), variants=TOGETHER, seats=3)
    assert previewed(s, 0, "build-with tower 1") == {"if": "agreed", "cost": 700, "points": 3}
    play(s, "0 build-with tower 1", "0 place f1 r0")
    shown = {"if": "agreed", "receives": 200, "cost": 700, "given": 3}
    assert previewed(s, 0, "ask 200") == shown
    play(s, "0 ask 0", "1 counter-payment 100")
    shown = previewed(s, 0, "accept")
    assert (shown["receives"], shown["cost"], shown["points"]) == (100, 700, 3)
    assert shown["given"] == 4
    shown = {"if": "agreed", "receives": 300, "cost": 700, "given": 2}
    assert previewed(s, 0, "counter-payment 300") == shown


def test_with_muse_and_princess_no_points_are_given_up() -> None:
    """FLO-90"""
    s = phase_b(Court(florins=300, points=9), variants=MUSE, seats=3)
    assert previewed(s, 0, "introduce travel") == {"cost": 300, "given": 0}
