"""Muse & Princess: how characters are won, kept and returned. FLO-90 to FLO-102."""

import pytest

from tests.games.princes.scenes import (
    MUSE,
    Court,
    acting,
    asked,
    florins,
    phase_a,
    phase_a2,
    phase_b,
)
from tests.play import opens, play, refused, told


def test_nobody_goes_back_on_the_track() -> None:
    """FLO-90, FLO-60"""
    s = phase_b(Court(points=5, florins=200), variants=MUSE, seats=3)
    assert "go-back" not in opens(s, 0)
    assert refused(s, 0, "introduce travel") == "FLO-51"


def test_the_characters_are_won_after_the_auction() -> None:
    """FLO-91"""
    s = phase_a(variants=MUSE, seats=2)
    play(s, "0 pass", "1 pass")
    assert (asked(s), acting(s)) == ("Courting", [0])
    play(s, "0 pass", "1 pass")
    assert asked(s) == "Turn"


def test_a_stone_is_put_on_a_free_card_or_outbids_another() -> None:
    """FLO-92"""
    s = phase_a2(seats=3)
    play(s, "0 court muse 700")
    assert refused(s, 1, "court muse 700") == "FLO-92"
    assert "court muse 800" in opens(s, 1)
    assert "court cardinal 300" in opens(s, 1)
    play(s, "1 court muse 1500")
    assert [event.seat for event in told(s, "displaced")] == [0]
    assert s.stones[0] == 1


def test_whose_stone_still_lies_pays_and_takes_the_card() -> None:
    """FLO-92"""
    s = phase_a2(seats=2)
    play(s, "0 court muse 700", "1 court cardinal 300")
    assert florins(s) == [1800, 2200]
    assert [prince.character and prince.character.slug for prince in s.princes] == [
        "muse",
        "cardinal",
    ]
    assert asked(s) == "Turn"


def test_a_card_taken_is_closed_and_its_owner_is_out() -> None:
    """FLO-92"""
    s = phase_a2(seats=3)
    play(s, "0 court muse 300", "1 court cardinal 300", "2 court cardinal 400")
    assert florins(s)[0] == 3200
    assert acting(s) == [1]
    assert refused(s, 1, "court muse 900") == "FLO-92"


def test_who_passes_is_out_for_good() -> None:
    """FLO-92"""
    s = phase_a2(seats=3)
    play(s, "0 pass", "1 court muse 300", "2 court muse 400")
    assert acting(s) == [1]
    play(s, "1 pass")
    assert asked(s) == "Turn"


def test_bid_fields() -> None:
    """FLO-93"""
    s = phase_a2(seats=3)
    fields = [text.split()[2] for text in opens(s, 0) if text.startswith("court princess")]
    assert fields == [str(florins) for florins in range(300, 1600, 100)]
    fields = [text.split()[2] for text in opens(s, 0) if text.startswith("court banker")]
    assert fields == ["0", "100", "200", "300", "400", "500"]


def test_the_highest_field_cannot_be_overbid() -> None:
    """FLO-93"""
    s = phase_a2(seats=3)
    play(s, "0 court banker 500")
    assert not any(text.startswith("court banker") for text in opens(s, 1))


def test_a_bid_is_covered_by_cash_and_not_by_the_pot() -> None:
    """FLO-93"""
    s = phase_a2(Court(florins=300, points=9), seats=3)
    assert refused(s, 0, "court muse 400") == "FLO-93"
    assert refused(s, 0, "court banker 400") == "FLO-93"
    play(s, "0 court banker 300")


def test_a2_ends_when_all_have_a_card_or_have_passed() -> None:
    """FLO-94"""
    s = phase_a2(seats=3)
    play(s, "0 court muse 300", "1 pass", "2 court cardinal 300")
    assert (asked(s), s.suitors) == ("Turn", 0)


def test_an_unused_character_goes_back_before_the_next_a2() -> None:
    """FLO-101"""
    s = phase_a(Court(character="professor"), Court(), variants=MUSE)
    play(s, "0 pass", "1 pass", "0 hold", "0 pass")
    assert "court professor 300" in opens(s, 1)


@pytest.mark.parametrize("character", ["muse", "cardinal", "princess"])
def test_what_helps_in_phase_b_only_goes_back_after_the_turn(character: str) -> None:
    """FLO-101"""
    s = phase_b(Court(character=character), variants=MUSE, seats=2)
    play(s, "0 end-turn")
    assert s.princes[0].character is None


def test_a_character_used_in_a2_is_not_taken_twice() -> None:
    """FLO-101"""
    s = phase_a2(seats=3)
    play(s, "0 court banker 0", "1 court muse 300", "2 court muse 400")
    assert s.princes[0].character is None
    assert refused(s, 1, "court banker 100") == "FLO-92"


def test_the_worked_example() -> None:
    """FLO-102"""
    s = phase_a2(seats=4)
    play(s, "0 court cardinal 300", "1 court merchant 400", "2 court cardinal 500")
    play(s, "3 court princess 300", "0 court banker 0", "1 hold")
    assert florins(s) == [3500 + 600, 3100, 3000, 3200]
    held = [prince.character and prince.character.slug for prince in s.princes]
    assert held == [None, "merchant", "cardinal", "princess"]
    assert asked(s) == "Turn"


def test_bids_of_the_last_round_are_forgotten() -> None:
    """FLO-91"""
    s = phase_a2(seats=2)
    play(s, "0 court muse 900", "1 pass", "0 end-turn", "1 end-turn", "1 pass", "0 pass")
    assert (s.round, s.stakes, s.stones, s.taken) == (2, [0] * 6, [-1] * 6, 0)
    assert "court muse 300" in opens(s, 1)


def test_a_higher_bid_goes_one_step_up_at_least() -> None:
    """FLO-92"""
    s = phase_a2(seats=2)
    play(s, "0 court banker 300")
    fields = [text for text in opens(s, 1) if text.startswith("court banker")]
    assert fields == ["court banker 400", "court banker 500"]
