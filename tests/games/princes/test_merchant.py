"""FLO-98 The merchant's points, when the place on the track changes without a question."""

import pytest

from quattrocento.core.moves import read
from quattrocento.games.princes.muse import Favour
from tests.games.princes.scenes import MUSE, Court, acting, asked, phase_b, points
from tests.play import opens, play, told

ALL_PASS = ("0 end-turn", "1 end-turn", "2 end-turn")
WORK = ("0 complete-work poet", "0 convert 0", *ALL_PASS)


def best_of(merchant: int, second: int, third: int, round: int = 1) -> list[Court]:
    """Seat 0 has the merchant and will have the only work of the round."""
    mine = Court(hand="poet", jesters=7, points=merchant, character="merchant")
    return [mine, Court(points=second), Court(points=third)]


@pytest.mark.parametrize("round", [1, 7])
def test_the_owner_is_asked_before_a_best_work_that_betters_the_place(round: int) -> None:
    """FLO-98, FLO-55"""
    court = Court(hand="poet lawyer", table="painter", jesters=7, character="merchant", points=5)
    s = phase_b(court, Court(points=6), Court(points=7), variants=MUSE, round=round)
    play(s, *WORK)
    assert (asked(s), acting(s)) == ("Favour", [0])
    assert opens(s, 0) == ["hold", "take-rank"]
    play(s, "0 take-rank")
    assert points(s)[0] == 5 + 3 + 3
    kinds = [event.kind for event in s.log or []]
    assert kinds.index("takes-rank") < kinds.index("best-work")


def test_who_holds_the_merchant_then_may_still_use_it_in_the_next_round() -> None:
    """FLO-98"""
    s = phase_b(*best_of(5, 6, 7), variants=MUSE)
    play(s, *WORK, "0 hold", "1 pass", "2 pass", "0 buy builder")
    assert opens(s, 0) == ["free-of-charge", "pay-bid"]


@pytest.mark.parametrize(("second", "third"), [(4, 5), (9, 12), (3, 9)])
def test_nothing_is_asked_where_the_best_work_leaves_the_place_as_it_is(
    second: int, third: int
) -> None:
    """FLO-98"""
    s = phase_b(*best_of(5, second, third), variants=MUSE)
    play(s, *WORK)
    assert asked(s) == "Opening"


@pytest.mark.parametrize("rival", [6, 8])
def test_a_place_is_bettered_by_drawing_level_too(rival: int) -> None:
    """FLO-98"""
    s = phase_b(*best_of(5, rival, 20), variants=MUSE)
    play(s, *WORK)
    assert asked(s) == "Favour"


def test_who_shares_the_best_work_goes_forward_as_well() -> None:
    """FLO-98, FLO-55"""
    mine = Court(hand="poet", jesters=3, points=5, character="merchant")
    s = phase_b(mine, Court(hand="lawyer", jesters=3, points=6), Court(points=4), variants=MUSE)
    play(s, "0 complete-work poet", "0 convert 0", "0 end-turn")
    play(s, "1 complete-work lawyer", "1 convert 0", "1 end-turn", "2 end-turn")
    assert [event.seat for event in told(s, "best-work")] == [0, 1]
    assert told(s, "takes-rank") == []
    assert asked(s) == "Opening"


def test_the_best_work_of_another_asks_nobody() -> None:
    """FLO-98"""
    other = Court(hand="lawyer", jesters=4, points=6)
    s = phase_b(Court(points=7, character="merchant"), other, Court(points=9), variants=MUSE)
    play(s, "0 end-turn", "1 complete-work lawyer", "1 convert 0", "1 end-turn", "2 end-turn")
    assert asked(s) == "Opening"


def test_no_other_character_is_asked_before_the_best_work() -> None:
    """FLO-98, FLO-99"""
    court = Court(hand="poet", jesters=7, points=5, character="professor")
    s = phase_b(court, Court(points=6), Court(points=7), variants=MUSE)
    play(s, *WORK)
    assert asked(s) == "Opening"


def test_the_question_says_what_the_merchant_would_bring() -> None:
    """FLO-98"""
    s = phase_b(*best_of(5, 6, 7), variants=MUSE)
    play(s, *WORK)
    choice = s.choice(0)
    assert isinstance(choice, Favour)
    assert choice.preview(s, read(s, 0, "take-rank")) == {"points": 3}
    assert choice.preview(s, read(s, 0, "hold")) == {}
