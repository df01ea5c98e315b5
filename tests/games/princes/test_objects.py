"""The objects of phase A. FLO-20 to FLO-28."""

from quattrocento.games.princes.invariants import check
from tests.games.princes.scenes import (
    Court,
    acting,
    asked,
    edition,
    florins,
    hand,
    on_table,
    phase_a,
    phase_b,
    pile,
    points,
)
from tests.play import opens, play, refused

CROWDED = "laboratory c2 r270, theatre d6 r180, university a2 r270, workshop f2 m270"


def test_a_landscape_is_placed_at_once_on_free_cells() -> None:
    """FLO-20"""
    s = phase_a(Court(tiles="tower a1 r0"), seats=2)
    play(s, "0 open landscape", "1 pass", "0 lay-out lake")
    assert (acting(s), asked(s)) == ([0], "Laying")
    assert refused(s, 0, "place a1 r0") == "FLO-20"
    assert refused(s, 0, "place g1 r0") == "FLO-20"
    assert refused(s, 0, "place a5 r0") == "FLO-20"
    play(s, "0 place a2 r0")


def test_a_landscape_lies_in_any_turn_and_may_touch_anything() -> None:
    """FLO-20, FLO-44"""
    s = phase_a(Court(tiles="tower a1 r0"), seats=3)
    play(s, "0 open lake", "1 pass", "2 pass")
    turns = {text.split()[2] for text in opens(s, 0) if text.startswith("place a2")}
    assert turns == {"r0", "r90", "r180", "r270"}
    assert "place b4 r0" in opens(s, 0)


def test_who_has_no_room_for_a_landscape_neither_opens_nor_bids() -> None:
    """FLO-20"""
    s = phase_a(Court(), Court(tiles=CROWDED), Court(), seats=3)
    play(s, "0 open forest")
    assert acting(s) == [2]
    play(s, "2 pass", "0 place a1 r0")
    assert refused(s, 1, "open forest") == "FLO-11"
    assert refused(s, 1, "open lake") == "FLO-20"


def test_the_second_landscape_of_a_kind_brings_three_points() -> None:
    """FLO-21"""
    s = phase_a(Court(tiles="lake a1 r0"), Court(tiles="lake a1 r0"), Court(tiles="lake a1 r0"))
    play(s, "0 open park", "1 pass", "2 pass", "0 place d1 r0")
    play(s, "1 open lake", "2 pass", "1 place d1 r0")
    assert points(s) == [0, 3, 0]


def test_every_further_landscape_of_a_kind_brings_three_points() -> None:
    """FLO-21"""
    s = phase_a(Court(tiles="park a1 r0, park a2 r0"), seats=3)
    play(s, "0 open park", "1 pass", "2 pass", "0 place d1 r0")
    assert points(s)[0] == 3


def test_nine_professions_want_a_forest_seven_a_lake_five_a_park() -> None:
    """FLO-22"""
    wanted = [wish.landscape.slug for wish in edition().wishes]
    assert [wanted.count(kind) for kind in ("forest", "lake", "park")] == [9, 7, 5]


def test_the_wanted_landscape_lifts_a_work_by_three() -> None:
    """FLO-22"""
    lake = Court(hand="poet", jesters=3, tiles="lake a1 r0, lake c1 r0")
    for court, value in ((Court(hand="poet", jesters=3), 7), (lake, 10)):
        s = phase_b(court, seats=2)
        play(s, "0 complete-work poet")
        assert s.princes[0].value == value


def test_every_jester_lifts_every_work_by_two() -> None:
    """FLO-23"""
    for jesters in (3, 4, 5):
        s = phase_b(Court(hand="poet lawyer", jesters=jesters), seats=2)
        play(s, "0 complete-work poet", "0 convert 0", "0 complete-work lawyer", "0 convert 0")
        assert s.princes[0].value == 2 + 2 * jesters


def test_the_first_builder_makes_buildings_cheaper() -> None:
    """FLO-24"""
    for builders, price in ((0, 700), (1, 300), (2, 300), (3, 0)):
        s = phase_b(Court(builders=builders), seats=3)
        play(s, "0 build tower", "0 place a1 r0")
        assert florins(s)[0] == 3500 - price


def test_the_second_and_the_third_builder_bring_three_points_each() -> None:
    """FLO-24"""
    for builders, gain in ((0, 0), (1, 3), (2, 3)):
        s = phase_a(Court(builders=builders), seats=3)
        play(s, "0 open builder", "1 pass", "2 pass")
        assert points(s)[0] == gain


def test_the_second_builder_lets_buildings_stand_wall_to_wall() -> None:
    """FLO-24, FLO-43"""
    s = phase_a(Court(builders=1, tiles="tower a1 r0"), seats=2)
    play(s, "0 open builder", "1 pass", "1 pass", "0 build chapel")
    assert "place a2 r0" in opens(s, 0)


def test_a_prestige_card_is_chosen_from_the_top_five() -> None:
    """FLO-25"""
    s = phase_a(seats=3)
    top = pile(s, 2)
    play(s, "0 open prestige", "1 pass", "2 pass")
    assert opens(s, 0) == [f"keep {slug}" for slug in top[:5]]
    play(s, f"0 keep {top[1]}")
    assert [card.slug for card in s.princes[0].prestige] == [top[1]]
    assert pile(s, 2) == [*top[5:], top[0], *top[2:5]]


def test_fewer_than_five_prestige_cards_are_all_looked_at() -> None:
    """FLO-25"""
    s = phase_a(seats=3)
    s.decks[2], s.seen[2] = s.decks[2][-3:], s.seen[2][-3:]
    play(s, "0 open prestige", "1 pass", "2 pass")
    assert len(opens(s, 0)) == 3


def test_a_recruiting_card_is_used_at_once_or_kept() -> None:
    """FLO-26"""
    for choice, expected in (("recruit poet", "poet"), ("hold", "")):
        s = phase_a(Court(), Court(table="poet"), Court(), seats=3)
        play(s, "0 open recruiting", "1 pass", "2 pass", f"0 {choice}")
        assert hand(s, 0) == expected
        assert s.princes[0].recruiting == (choice == "hold")


def test_recruiting_is_no_action_and_possible_several_times_in_a_turn() -> None:
    """FLO-26"""
    s = phase_b(Court(recruiting=3), Court(table="poet lawyer painter"), seats=3)
    play(s, "0 recruit poet", "0 introduce travel", "0 recruit lawyer", "0 take-bonus")
    assert refused(s, 0, "recruit painter") == ""
    play(s, f"0 {opens(s, 0)[0]}", "0 recruit painter")
    assert hand(s, 0) == "poet lawyer painter"
    assert acting(s) == [1]


def test_a_recruiting_card_is_not_used_in_the_turn_of_another() -> None:
    """FLO-26"""
    s = phase_b(Court(), Court(recruiting=1), Court(table="poet"), seats=3)
    assert opens(s, 1) == []
    play(s, "0 end-turn", "1 recruit poet")


def test_recruiting_takes_an_open_card_and_leaves_the_recruiting_card() -> None:
    """FLO-27"""
    s = phase_b(Court(recruiting=1), Court(table="poet", hand="lawyer"), seats=3)
    assert "recruit lawyer" not in opens(s, 0)
    play(s, "0 recruit poet")
    assert (hand(s, 0), on_table(s, 1)) == ("poet", "")
    assert (s.princes[0].recruiting, s.princes[1].left) == (0, 1)


def test_nobody_recruits_the_own_persons() -> None:
    """FLO-27"""
    s = phase_b(Court(recruiting=1, table="poet"), seats=3)
    assert "recruit poet" not in opens(s, 0)


def test_a_recruited_person_may_work_in_the_same_round() -> None:
    """FLO-27"""
    s = phase_b(Court(recruiting=1, jesters=4), Court(table="poet"), seats=3)
    play(s, "0 recruit poet", "0 complete-work poet")
    assert on_table(s, 0) == "poet"


def test_a_recruiting_card_counts_like_a_profession_for_who_has_it() -> None:
    """FLO-28"""
    s = phase_b(Court(hand="poet", jesters=3, recruiting=1, left=1), seats=2)
    play(s, "0 complete-work poet")
    assert s.princes[0].value == 6 + 3


def test_without_a_recruiting_card_nobody_recruits() -> None:
    """FLO-27"""
    s = phase_b(Court(), Court(table="poet"), seats=3)
    assert "recruit poet" not in opens(s, 0)
    play(s, "0 introduce travel", "0 take-bonus", "0 keep each-building")
    assert acting(s) == [1]


def test_what_is_bought_leaves_the_supply() -> None:
    """FLO-02, FLO-11, FLO-14"""
    s = phase_a(seats=5)
    play(s, "0 open jester", "1 pass", "2 pass", "3 pass", "4 pass")
    play(s, "1 open builder", "2 pass", "3 pass", "4 pass")
    play(s, "2 open recruiting", "3 pass", "4 pass")
    play(s, "3 open lake", "4 pass", "3 place a1 r0")
    play(s, "4 buy prestige", "4 keep most-buildings")
    assert (s.jesters, s.builders, s.recruiting, s.landscapes) == (6, 5, 4, [6, 5, 6])
    assert len(s.decks[2]) == 13
    check(s)
    play(s, "0 introduce travel", "0 build tower", "0 place a1 r0")
    play(s, "1 bring-person", "1 keep botanist", "1 take-bonus", "1 keep each-building")
    assert (s.freedoms, len(s.decks[0]), len(s.decks[1])) == ([3, 4, 4], 20, 19)
    check(s)
