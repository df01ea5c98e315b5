"""Phase A: the auction. FLO-10 to FLO-19, FLO-29, FLO-60."""

from quattrocento.games.princes.state import Variants
from tests.games.princes.scenes import (
    Court,
    acting,
    asked,
    florins,
    phase_a,
    points,
)
from tests.play import opens, play, refused, told


def test_the_seven_piles() -> None:
    """FLO-10"""
    s = phase_a(seats=3)
    assert opens(s, 0) == [
        "open forest",
        "open lake",
        "open park",
        "open jester",
        "open builder",
        "open prestige",
        "open recruiting",
        "pass",
    ]


def test_a_pile_sells_once_and_a_player_buys_once_in_a_phase() -> None:
    """FLO-11, FLO-14"""
    s = phase_a(seats=3)
    play(s, "0 open jester", "1 pass", "2 pass")
    assert acting(s) == [1]
    assert refused(s, 1, "open jester") == "FLO-11"
    play(s, "1 open builder")
    assert acting(s) == [2]


def test_an_empty_pile_offers_nothing() -> None:
    """FLO-11"""
    s = phase_a(Court(jesters=4), Court(jesters=3), seats=3)
    assert refused(s, 0, "open jester") == "FLO-11"


def test_the_start_player_opens_at_the_base_price() -> None:
    """FLO-12"""
    s = phase_a(seats=3)
    assert acting(s) == [0]
    play(s, "0 open jester", "1 pass", "2 pass")
    assert florins(s) == [3300, 3500, 3500]
    assert s.princes[0].jesters == 1


def test_a_bid_is_exactly_a_hundred_more() -> None:
    """FLO-13"""
    s = phase_a(seats=3)
    play(s, "0 open jester")
    assert opens(s, 1) == ["bid 300", "pass"]
    assert refused(s, 1, "bid 400") == "FLO-13"


def test_bidding_goes_round_until_nobody_raises_and_the_opener_may_raise_too() -> None:
    """FLO-13"""
    s = phase_a(seats=3)
    play(s, "0 open jester", "1 bid 300", "2 pass", "0 bid 400", "1 bid 500", "0 pass")
    assert florins(s) == [3500, 3000, 3500]


def test_who_has_passed_is_not_asked_again_in_this_auction() -> None:
    """FLO-13"""
    s = phase_a(seats=3)
    play(s, "0 open jester", "1 pass", "2 bid 300", "0 bid 400")
    assert acting(s) == [2]


def test_only_the_highest_bidder_pays() -> None:
    """FLO-14"""
    s = phase_a(seats=3)
    play(s, "0 open builder", "1 bid 300", "2 bid 400", "0 pass", "1 pass")
    assert florins(s) == [3500, 3500, 3100]
    assert [prince.builders for prince in s.princes] == [0, 0, 1]


def test_the_opener_who_did_not_win_opens_again() -> None:
    """FLO-15"""
    s = phase_a(seats=3)
    play(s, "0 open builder", "1 bid 300", "2 pass", "0 pass")
    assert (acting(s), asked(s)) == ([0], "Opening")


def test_after_a_winning_opener_the_next_to_the_left_opens() -> None:
    """FLO-15"""
    s = phase_a(seats=4)
    play(s, "0 open builder", "1 pass", "2 bid 300", "3 pass", "0 bid 400", "2 pass")
    assert (acting(s), asked(s)) == ([1], "Opening")


def test_who_names_no_pile_is_out_of_the_phase() -> None:
    """FLO-16"""
    s = phase_a(seats=3)
    play(s, "0 pass")
    assert acting(s) == [1]
    play(s, "1 open jester", "2 pass")
    assert (acting(s), asked(s)) == ([2], "LastPurchase")


def test_the_last_player_takes_an_object_for_the_base_price() -> None:
    """FLO-17"""
    s = phase_a(seats=2)
    play(s, "0 open jester", "1 pass")
    assert refused(s, 1, "buy jester") == "FLO-11"
    play(s, "1 buy builder")
    assert florins(s) == [2200, 2200]
    assert s.princes[1].builders == 1


def test_the_last_player_may_take_nothing() -> None:
    """FLO-17"""
    s = phase_a(seats=2)
    play(s, "0 open jester", "1 pass", "1 pass")
    assert florins(s) == [2200, 2500]
    assert (asked(s), s.buyers) == ("Turn", 0)


def test_a_bid_is_covered_by_cash_and_points() -> None:
    """FLO-18"""
    s = phase_a(Court(), Court(florins=100, points=2), Court(florins=200), seats=3)
    play(s, "0 open jester")
    assert "bid 300" in opens(s, 1)
    play(s, "1 pass")
    assert refused(s, 2, "bid 300") == "FLO-18"


def test_missing_florins_are_raised_by_giving_up_points() -> None:
    """FLO-18, FLO-60"""
    s = phase_a(Court(), Court(florins=100, points=3), Court(), seats=3)
    play(s, "0 open jester", "1 bid 300", "2 pass", "0 pass")
    assert florins(s)[1] == 0
    assert points(s)[1] == 1
    assert [event.facts["points"] for event in told(s, "goes-back")] == [2]


def test_with_muse_and_princess_only_cash_covers_a_bid() -> None:
    """FLO-18, FLO-90"""
    options = Variants(first=0, muse=True)
    s = phase_a(Court(), Court(florins=200, points=9), Court(), variants=options)
    play(s, "0 open jester")
    assert opens(s, 1) == ["pass"]


def test_a_player_goes_back_in_the_middle_of_an_auction() -> None:
    """FLO-60"""
    s = phase_a(Court(), Court(florins=1000, points=2), Court(), seats=3)
    play(s, "0 open jester", "1 go-back")
    assert (florins(s)[1], points(s)[1]) == (1100, 1)
    assert acting(s) == [1]
    play(s, "1 go-back")
    assert refused(s, 1, "go-back") == ""
    play(s, "1 bid 300")


def test_three_builders_are_the_limit() -> None:
    """FLO-19"""
    s = phase_a(Court(builders=3), Court(), Court(), seats=3)
    assert refused(s, 0, "open builder") == "FLO-19"
    play(s, "0 pass", "1 open builder")
    assert acting(s) == [2]


def test_who_has_three_builders_is_not_asked_to_bid_for_one() -> None:
    """FLO-19"""
    s = phase_a(Court(), Court(builders=3), Court(), seats=3)
    play(s, "0 open builder")
    assert acting(s) == [2]


def test_any_number_of_jesters() -> None:
    """FLO-19"""
    s = phase_a(Court(jesters=6), Court(), seats=2)
    play(s, "0 open jester", "1 pass")
    assert s.princes[0].jesters == 7


def test_the_worked_example() -> None:
    """FLO-29"""
    s = phase_a(seats=4)
    play(s, "0 open park", "1 pass", "2 pass", "3 pass", "0 place a1 r0")
    play(s, "1 open jester", "2 bid 300", "3 bid 400", "1 bid 500", "2 bid 600", "3 bid 700")
    play(s, "1 pass", "2 pass")
    play(s, "1 open forest", "2 bid 300", "1 bid 400", "2 bid 500", "1 bid 600", "2 pass")
    play(s, "1 place a1 r0", "2 buy builder")
    assert florins(s) == [3300, 2900, 3300, 2800]
    assert [prince.jesters for prince in s.princes] == [0, 0, 0, 1]
    assert [len(prince.landscapes) for prince in s.princes] == [1, 1, 0, 0]
    assert [prince.builders for prince in s.princes] == [0, 0, 1, 0]
    assert asked(s) == "Turn"
