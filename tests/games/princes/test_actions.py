"""Phase B: turns, the small actions, and the end of the round. FLO-30, FLO-31, FLO-50 to 60."""

from quattrocento.games.princes.state import Variants
from tests.games.princes.scenes import (
    Court,
    acting,
    asked,
    florins,
    hand,
    phase_b,
    pile,
    points,
)
from tests.play import opens, play, refused, told


def test_each_takes_two_actions_from_the_start_player_on() -> None:
    """FLO-30"""
    s = phase_b(variants=Variants(first=1), seats=3)
    assert acting(s) == [1]
    play(s, "1 build tower", "1 place a1 r0", "1 introduce travel")
    assert acting(s) == [2]
    play(s, "2 introduce travel")
    assert acting(s) == [2]
    play(s, "2 end-turn")
    assert acting(s) == [0]


def test_both_actions_may_be_declined() -> None:
    """FLO-30"""
    s = phase_b(seats=2)
    play(s, "0 end-turn", "1 end-turn")
    assert s.round == 2


def test_works_buildings_and_bonus_cards_are_possible_twice() -> None:
    """FLO-31"""
    s = phase_b(Court(hand="poet lawyer", jesters=4), seats=3)
    play(s, "0 complete-work poet", "0 convert 0", "0 complete-work lawyer", "0 convert 0")
    play(s, "1 build tower", "1 place a1 r0", "1 build chapel", "1 place e1 r0")
    play(s, "2 take-bonus", "2 keep each-building")
    play(s, "2 take-bonus", "2 keep each-landscape")
    assert len(s.princes[2].bonuses) == 2
    assert s.round == 2


def test_one_person_and_one_freedom_a_phase() -> None:
    """FLO-31"""
    s = phase_b(seats=3)
    play(s, "0 bring-person", "0 keep mathematician")
    assert refused(s, 0, "bring-person") == "FLO-31"
    play(s, "0 end-turn", "1 introduce travel")
    assert refused(s, 1, "introduce religion") == "FLO-31"


def test_a_person_is_chosen_from_the_top_five_for_300() -> None:
    """FLO-50"""
    s = phase_b(seats=3)
    top = pile(s, 0)
    play(s, "0 bring-person")
    assert opens(s, 0) == [f"keep {slug}" for slug in top[:5]]
    play(s, f"0 keep {top[2]}")
    assert (hand(s, 0), florins(s)[0]) == (top[2], 3200)
    assert pile(s, 0) == [*top[5:], *top[:2], *top[3:5]]


def test_fewer_than_five_persons_are_all_looked_at_and_none_are_brought_from_an_empty_pile() -> (
    None
):
    """FLO-50"""
    s = phase_b(seats=3)
    s.decks[0], s.seen[0] = s.decks[0][-1:], s.seen[0][-1:]
    play(s, "0 bring-person")
    assert len(opens(s, 0)) == 1
    play(s, f"0 {opens(s, 0)[0]}", "0 end-turn")
    assert refused(s, 1, "bring-person") == "FLO-50"


def test_a_person_may_work_in_the_round_it_came() -> None:
    """FLO-50"""
    s = phase_b(Court(jesters=4), seats=3)
    play(s, "0 bring-person", "0 keep theologian", "0 complete-work theologian")
    assert s.princes[0].value == 9


def test_who_cannot_pay_brings_nobody() -> None:
    """FLO-50, FLO-18"""
    s = phase_b(Court(florins=200), Court(florins=200, points=1), seats=3)
    assert refused(s, 0, "bring-person") == "FLO-50"
    play(s, "0 end-turn", "1 bring-person")
    assert (florins(s)[1], points(s)[1]) == (0, 0)


def test_a_freedom_costs_300_and_comes_once() -> None:
    """FLO-51"""
    s = phase_b(Court(freedoms="travel"), seats=3)
    assert refused(s, 0, "introduce travel") == "FLO-51"
    play(s, "0 introduce opinion")
    assert florins(s)[0] == 3200
    assert [freedom.slug for freedom in s.princes[0].freedoms] == ["travel", "opinion"]


def test_a_freedom_that_is_gone_cannot_be_introduced() -> None:
    """FLO-51"""
    s = phase_b(Court(), Court(freedoms="travel"), Court(freedoms="travel"))
    assert refused(s, 0, "introduce travel") == "FLO-51"


def test_a_bonus_card_is_chosen_from_the_top_five_for_300() -> None:
    """FLO-52"""
    s = phase_b(seats=3)
    top = pile(s, 1)
    play(s, "0 take-bonus", f"0 keep {top[4]}")
    assert [card.slug for card in s.princes[0].bonuses] == [top[4]]
    assert florins(s)[0] == 3200
    assert pile(s, 1) == [*top[5:], *top[:4]]


def test_no_bonus_card_from_an_empty_pile() -> None:
    """FLO-52"""
    s = phase_b(seats=3)
    s.decks[1], s.seen[1] = (), ()
    assert refused(s, 0, "take-bonus") == "FLO-52"


def test_all_with_the_best_work_of_the_round_gain_three_points() -> None:
    """FLO-55"""
    s = phase_b(Court(hand="poet", jesters=3), Court(hand="lawyer", jesters=3), Court(), seats=3)
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn")
    play(s, "1 complete-work lawyer", "1 convert 0", "1 end-turn", "2 end-turn")
    assert points(s) == [3, 3, 0]


def test_only_the_highest_work_is_best() -> None:
    """FLO-55"""
    s = phase_b(Court(hand="poet", jesters=3), Court(hand="lawyer", jesters=4), seats=2)
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn")
    play(s, "1 complete-work lawyer", "1 convert 0", "1 end-turn")
    assert points(s) == [0, 3]


def test_without_a_work_nobody_gains_the_points() -> None:
    """FLO-55"""
    s = phase_b(seats=2)
    play(s, "0 end-turn", "1 end-turn")
    assert points(s) == [0, 0]
    assert not told(s, "best-work")


def test_the_works_of_a_round_count_no_more_in_the_next() -> None:
    """FLO-55, FLO-56"""
    s = phase_b(Court(hand="poet", jesters=4), seats=2)
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn", "1 end-turn")
    assert points(s) == [3, 0]
    play(s, "1 pass", "0 pass", "1 end-turn", "0 end-turn")
    assert points(s) == [3, 0]


def test_the_round_marker_and_the_start_player_move_on() -> None:
    """FLO-56"""
    s = phase_b(seats=2)
    play(s, "0 end-turn", "1 end-turn")
    assert (s.round, acting(s), asked(s)) == (2, [1], "Opening")


def test_going_back_brings_a_hundred_florins_a_point_whenever_one_is_asked() -> None:
    """FLO-60"""
    s = phase_b(Court(hand="poet", jesters=4, points=3, florins=0), seats=2)
    play(s, "0 go-back", "0 complete-work poet", "0 go-back", "0 convert 4", "0 go-back")
    assert (florins(s)[0], points(s)[0]) == (300 + 900 - 800, 4)


def test_nobody_goes_back_below_zero() -> None:
    """FLO-60"""
    s = phase_b(Court(points=1), seats=2)
    play(s, "0 go-back")
    assert "go-back" not in opens(s, 0)
