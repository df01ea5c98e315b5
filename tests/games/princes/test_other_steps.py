"""Editions may count in other steps than hundreds, and nobody goes beyond the last one."""

from dataclasses import replace

from quattrocento.core.moves import write
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.works import complete
from tests.games.princes.asking import previewed
from tests.games.princes.scenes import TOGETHER, Court, phase_a, phase_a2, phase_b, site
from tests.play import opens, play


def test_payments_may_go_by_fifties() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    s.edition = replace(s.edition, payment_step=50)
    play(s, "0 build-with tower 1", "0 place f1 r0")
    assert opens(s, 0)[:3] == ["ask 0", "ask 50", "ask 100"]
    play(s, "0 ask 50")
    assert "counter-payment 150" in opens(s, 1)


def test_a_stake_ends_with_the_highest_field() -> None:
    """FLO-92: the fields of the muse are 300 and no more, if the next would be 1501"""
    s = phase_a2(seats=3)
    s.edition = replace(s.edition, bid_step=1201)
    (choice,) = s.waiting()
    named = [write(move) for move in choice.candidates(s)]
    assert [text for text in named if "muse" in text] == ["court muse 300"]
    assert [text for text in opens(s, 0) if "muse" in text] == ["court muse 300"]


def test_a_neighbour_may_share_a_building_with_a_single_cell() -> None:
    """FLO-111"""
    s = phase_b(Court(builders=1), Court(builders=1), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 0", "1 accept")
    assert site(s, 1) == ["a1"]
    check(s)


def test_the_last_landscape_of_a_kind_may_be_opened() -> None:
    """FLO-11, FLO-20"""
    s = phase_a(seats=3)
    s.landscapes = [1, 0, 1]
    assert [text for text in opens(s, 0) if text in ("open forest", "open lake", "open park")] == [
        "open forest",
        "open park",
    ]


def test_a_work_of_a_hundred_is_paid_like_any_other() -> None:
    """FLO-35"""
    s = phase_b(seats=2)
    complete(s, 0, 100)
    assert opens(s, 0)[-1] == "convert 50"


def test_going_back_converts_nothing() -> None:
    """FLO-35, FLO-60"""
    s = phase_b(Court(hand="poet", jesters=3, points=4), seats=2)
    play(s, "0 complete-work poet")
    assert previewed(s, 0, "go-back") == {"points": -1, "florins": 100}
