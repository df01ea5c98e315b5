"""Works and bonus cards. FLO-32 to FLO-38, FLO-73, FLO-74."""

from dataclasses import replace

import pytest

from quattrocento.games.princes.cards import bonus_value
from quattrocento.games.princes.components import BONUS, BONUSES, PROFESSIONS
from quattrocento.games.princes.works import fulfilment, inspiration, summands
from tests.games.princes.scenes import (
    Court,
    florins,
    on_table,
    phase_b,
    points,
)
from tests.play import opens, play, refused, told

POET = Court(hand="poet", jesters=4)


def test_only_a_person_in_hand_works_and_the_card_stays_open() -> None:
    """FLO-32"""
    s = phase_b(Court(hand="poet", table="lawyer", jesters=4), seats=2)
    assert "complete-work lawyer" not in opens(s, 0)
    play(s, "0 complete-work poet", "0 convert 0")
    assert on_table(s, 0) == "lawyer poet"
    assert "complete-work poet" not in opens(s, 0)


def test_a_person_works_again_only_when_recruited_back() -> None:
    """FLO-32"""
    s = phase_b(Court(hand="poet", jesters=4), Court(recruiting=1), Court())
    s.princes[0].recruiting += 1
    s.recruiting -= 1
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn", "1 recruit poet")
    s.princes[1].jesters, s.jesters = 3, 0
    play(s, "1 complete-work poet", "1 convert 0", "1 end-turn", "2 end-turn")
    play(s, "1 pass", "2 pass", "0 pass", "1 end-turn", "2 end-turn", "0 recruit poet")
    assert "complete-work poet" in opens(s, 0)


def test_the_work_value_adds_up() -> None:
    """FLO-33"""
    s = phase_b(
        Court(
            hand="poet lawyer",
            table="painter",
            left=1,
            recruiting=1,
            jesters=2,
            tiles="theatre a1 r0, lake e1 r0",
            freedoms="travel",
        ),
        seats=3,
    )
    parts = summands(s, s.princes[0], PROFESSIONS["poet"])
    assert parts == {
        "building": 4,
        "landscape": 3,
        "freedom": 3,
        "jesters": 4,
        "cards": 5,
        "muse": 0,
    }
    play(s, "0 complete-work poet")
    assert s.princes[0].value == 19


def test_the_quick_work_value_is_the_sum_of_its_parts() -> None:
    """FLO-33"""
    court = Court(hand="poet", jesters=1, tiles="theatre a1 r0, forest e1 r0", freedoms="opinion")
    s = phase_b(court, seats=3)
    prince = s.princes[0]
    for profession in PROFESSIONS.values():
        parts = summands(s, prince, profession)
        quick = inspiration(s, prince) + fulfilment(s, prince, profession)
        assert sum(parts.values()) == quick


@pytest.mark.parametrize(
    ("round", "minimum"), [(1, 7), (2, 10), (3, 12), (4, 14), (5, 15), (6, 16), (7, 17)]
)
def test_a_work_must_reach_the_minimum_of_the_round(round: int, minimum: int) -> None:
    """FLO-34"""
    # a person alone makes 1, a jester 2, a further card 1
    for below in (1, 0):
        rest = minimum - 1 - below
        jesters, cards = min(7, rest // 2), rest - 2 * min(7, rest // 2)
        s = phase_b(Court(hand="poet", jesters=jesters, recruiting=cards), seats=2, round=round)
        if below:
            assert refused(s, 0, "complete-work poet") == "FLO-34"
        else:
            play(s, "0 complete-work poet")


def test_a_work_is_begun_only_if_bonus_cards_can_lift_it() -> None:
    """FLO-34, FLO-37"""
    short = Court(hand="poet", jesters=2, bonuses="each-lake")
    assert refused(phase_b(short, seats=2), 0, "complete-work poet") == "FLO-34"
    enough = Court(hand="poet", jesters=2, bonuses="each-jester")
    s = phase_b(enough, seats=2)
    play(s, "0 complete-work poet")
    assert opens(s, 0) == ["add-bonus each-jester"]
    assert refused(s, 0, "perform") == "FLO-34"


def test_the_bank_pays_and_part_of_it_becomes_points() -> None:
    """FLO-35"""
    s = phase_b(POET, seats=2)
    play(s, "0 complete-work poet")
    assert opens(s, 0) == [f"convert {number}" for number in range(5)]
    play(s, "0 convert 3")
    assert florins(s)[0] == 2500 + 900 - 600
    assert points(s)[0] == 3


def test_money_earned_before_cannot_become_points() -> None:
    """FLO-35"""
    s = phase_b(Court(hand="poet", jesters=4, florins=9000), seats=2)
    play(s, "0 complete-work poet")
    assert "convert 5" not in opens(s, 0)


def test_of_two_works_the_higher_one_is_marked() -> None:
    """FLO-36"""
    s = phase_b(Court(hand="poet lawyer", jesters=4, tiles="lake a1 r0"), seats=2)
    play(s, "0 complete-work poet", "0 convert 0", "0 complete-work lawyer", "0 convert 0")
    assert s.princes[0].value == 13


def test_several_bonus_cards_may_be_played_and_leave_the_game() -> None:
    """FLO-37"""
    s = phase_b(
        Court(hand="poet", jesters=3, bonuses="each-jester cards-on-the-table each-lake"), seats=2
    )
    play(s, "0 complete-work poet", "0 add-bonus each-jester")
    play(s, "0 add-bonus cards-on-the-table", "0 perform")
    assert s.princes[0].value == 7 + 6 + 1
    assert [card.slug for card in s.spent] == ["each-jester", "cards-on-the-table"]
    assert [card.slug for card in s.princes[0].bonuses] == ["each-lake"]
    assert s.actions == 1


def test_no_bonus_card_need_be_played() -> None:
    """FLO-37"""
    s = phase_b(Court(hand="poet", jesters=4, bonuses="each-jester"), seats=2)
    play(s, "0 complete-work poet", "0 perform")
    assert s.princes[0].value == 9


def test_a_bonus_card_taken_in_the_same_phase_may_be_played() -> None:
    """FLO-37"""
    s = phase_b(POET, seats=2)
    play(s, "0 take-bonus", "0 keep each-building", "0 complete-work poet")
    assert opens(s, 0) == ["add-bonus each-building", "perform"]


def test_the_poet_at_work() -> None:
    """FLO-38"""
    s = phase_b(
        Court(
            hand="poet lawyer",
            table="painter",
            recruiting=1,
            jesters=2,
            tiles="theatre a1 r0",
            freedoms="travel",
        ),
        seats=3,
        round=3,
    )
    play(s, "0 complete-work poet", "0 convert 7")
    assert told(s, "completes")[0].facts == {"value": 15, "florins": 1500}
    assert (florins(s)[0], points(s)[0]) == (3500 + 100, 7)


SAMPLE = Court(
    hand="botanist",
    table="poet lawyer painter",
    recruiting=1,
    builders=2,
    freedoms="travel opinion",
    prestige="most-works",
    tiles=(
        "university a1 r0, workshop d1 r0, opera a4 r0, tower d7 r0, chapel d5 r0, "
        "forest f5 r0, forest f3 r0, lake d3 m0"
    ),
)
BONUS_VALUES = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]


@pytest.mark.parametrize(("place", "value"), list(enumerate(BONUS_VALUES)))
def test_what_the_twenty_bonus_cards_give(place: int, value: int) -> None:
    """FLO-73, FLO-74"""
    s = phase_b(SAMPLE, seats=3)
    assert bonus_value(s, s.princes[0], BONUS[place]) == value


def test_the_person_at_work_counts_on_the_table_and_not_in_hand() -> None:
    """FLO-73"""
    s = phase_b(
        Court(hand="poet lawyer", table="painter", jesters=4, bonuses="cards-in-hand"), seats=2
    )
    assert bonus_value(s, s.princes[0], BONUSES["cards-in-hand"], 1) == 1
    assert bonus_value(s, s.princes[0], BONUSES["cards-on-the-table"], 1) == 2
    play(s, "0 complete-work poet", "0 add-bonus cards-in-hand")
    assert s.princes[0].value == 8 + 3 + 1


@pytest.mark.parametrize(("card", "worth"), [("cards-in-hand", 1), ("cards-on-the-table", 2)])
def test_a_work_is_open_if_bonus_cards_just_lift_it(card: str, worth: int) -> None:
    """FLO-34, FLO-73 The person at work leaves the hand for the table."""
    for short in (0, 1):
        court = Court(hand="poet lawyer", table="painter", bonuses=card)
        s = phase_b(court, seats=2)
        s.edition = replace(s.edition, minimum=[3 + worth + short] * 7)
        assert ("complete-work poet" in opens(s, 0)) == (not short)
