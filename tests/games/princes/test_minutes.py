"""What the table hears of everything that happens, and in which order."""

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes.setup import setup
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import (
    DEFAULT,
    MUSE,
    TOGETHER,
    Court,
    edition,
    minutes,
    phase_a,
    phase_a2,
    phase_b,
)
from tests.play import opens, play


def heard(s: Princes, text: str) -> bool:
    assert minutes(s) == [line.strip() for line in text.strip().splitlines()]
    return True


def test_the_minutes_of_an_auction() -> None:
    """FLO-12 to FLO-14, FLO-17, FLO-18, FLO-21, FLO-24, FLO-25, FLO-27"""
    s = phase_a(
        Court(tiles="lake a1 r0"),
        Court(builders=1, florins=100, points=3),
        Court(table="poet"),
        Court(florins=500),
    )
    play(s, "0 open lake", "1 pass", "2 pass", "3 pass", "0 place d1 r0")
    play(s, "1 open builder", "2 bid 300", "3 pass", "1 bid 400", "2 pass")
    play(s, "2 open recruiting", "3 bid 300", "2 pass", "3 recruit poet")
    play(s, "2 buy prestige", "2 keep most-buildings")
    assert heard(
        s,
        """
        0 opens pile=lake florins=200
        1 passes
        2 passes
        3 passes
        0 buys pile=lake florins=200
        0 lays tile=lake cell=d1 facing=r0
        0 same-landscape landscape=lake points=3
        1 opens pile=builder florins=200
        2 bids pile=builder florins=300
        3 passes
        1 bids pile=builder florins=400
        2 passes
        1 goes-back points=3 florins=300
        1 buys pile=builder florins=400
        1 later-builder points=3
        2 opens pile=recruiting florins=200
        3 bids pile=recruiting florins=300
        2 passes
        3 buys pile=recruiting florins=300
        3 recruits profession=poet former=2
        2 buys pile=prestige florins=200
        2 looks deck=prestige count=5
        2 keeps-one deck=prestige
        2 keeps card=most-buildings (to 2)
        """,
    )


def test_the_minutes_of_an_auction_that_nobody_wants() -> None:
    """FLO-16, FLO-17, FLO-60"""
    s = phase_a(Court(), Court(points=1), Court())
    play(s, "0 pass", "1 go-back", "1 pass", "2 pass")
    assert heard(
        s,
        """
        0 leaves-auction
        1 goes-back points=1 florins=100
        1 leaves-auction
        2 leaves-auction
        """,
    )


def test_the_minutes_of_the_last_round() -> None:
    """FLO-32, FLO-35, FLO-37, FLO-40, FLO-50, FLO-51, FLO-55, FLO-70, FLO-01"""
    court = Court(hand="poet lawyer", jesters=5, bonuses="each-jester", prestige="most-jesters")
    s = phase_b(court, Court(), round=7)
    play(s, "0 complete-work poet", "0 add-bonus each-jester", "0 convert 2")
    play(s, "0 build tower", "0 place a1 r0")
    play(s, "1 introduce travel", "1 bring-person", "1 keep mathematician")
    assert heard(
        s,
        """
        0 begins-work profession=poet value=12
        0 adds-bonus bonus=each-jester gain=10 value=22
        0 completes value=22 florins=2200
        0 converts points=2 florins=400
        0 lays tile=tower cell=a1 facing=r0
        0 builds building=tower points=3
        1 introduces freedom=travel
        1 looks deck=persons count=5
        1 keeps-one deck=persons
        1 keeps card=mathematician (to 1)
        0 best-work value=22 points=3
        0 scores-prestige prestige=most-jesters points=6
        0 victory points=14 florins=3600
        """,
    )


def test_the_minutes_from_round_to_round() -> None:
    """FLO-35, FLO-52, FLO-55, FLO-56"""
    s = phase_b(Court(hand="poet", jesters=3), seats=2)
    play(s, "0 complete-work poet", "0 convert 0", "0 take-bonus", "0 keep each-building")
    play(s, "1 end-turn")
    assert heard(
        s,
        """
        0 begins-work profession=poet value=7
        0 completes value=7 florins=700
        0 looks deck=bonus count=5
        0 keeps-one deck=bonus
        0 keeps card=each-building (to 0)
        0 best-work value=7 points=3
        1 round round=2 minimum=10
        """,
    )


def test_the_minutes_of_the_characters() -> None:
    """FLO-92, FLO-98, FLO-99, FLO-100"""
    s = phase_a2(Court(), Court(points=2), seats=5, round=7)
    play(s, "0 court muse 300", "1 court muse 400", "2 court merchant 300")
    play(s, "3 court professor 300", "4 pass", "0 court banker 0")
    play(s, "2 take-rank", "3 consult bonus", "3 keep each-building")
    play(s, *[f"{seat} end-turn" for seat in range(5)], "0 exchange 2")
    assert heard(
        s,
        """
        - courtship pot=600
        0 courts character=muse florins=300
        1 courts character=muse florins=400
        0 displaced character=muse
        2 courts character=merchant florins=300
        3 courts character=professor florins=300
        4 leaves-courtship
        0 courts character=banker florins=0
        1 wins-character character=muse florins=400
        2 wins-character character=merchant florins=300
        2 takes-rank points=2
        3 wins-character character=professor florins=300
        3 consults deck=bonus
        3 looks deck=bonus count=5
        3 keeps-one deck=bonus
        3 keeps card=each-building (to 3)
        0 wins-character character=banker florins=0
        0 takes-pot florins=600
        - no-best-work
        0 exchanges points=2 florins=400
        0 victory points=2 florins=3700
        """,
    )


def test_the_minutes_of_the_princess() -> None:
    """FLO-97"""
    court = Court(hand="poet lawyer painter", builders=2, character="princess")
    s = phase_b(court, Court(), variants=MUSE)
    play(s, "0 princess-work", "0 convert 1", "0 end-turn")
    assert heard(
        s,
        """
        0 princess-works value=7
        0 completes value=7 florins=700
        0 converts points=1 florins=200
        """,
    )


def test_the_minutes_of_the_merchant() -> None:
    """FLO-98"""
    for choice, told in (
        ("pay-bid", ["0 buys pile=jester florins=300", "0 takes-rank points=1"]),
        ("free-of-charge", ["0 free-of-charge pile=jester"]),
    ):
        s = phase_a(Court(character="merchant"), Court(), variants=MUSE)
        play(s, "0 open jester", "1 pass", f"0 {choice}")
        assert minutes(s) == ["0 opens pile=jester florins=300", "1 passes", *told]


def test_the_minutes_of_building_together() -> None:
    """FLO-112 to FLO-114"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300", "1 counter-place g2 r0")
    play(s, "0 counter-payment 400", "1 decline")
    play(s, "0 build-with tower 2", "0 place g1 r0", "0 ask 100", "2 accept")
    assert heard(
        s,
        """
        0 offers building=tower partner=1 cell=f1 facing=r0 florins=300
        1 counters-place cell=g2 facing=r0
        0 counters-payment florins=400
        1 declines
        0 offers building=tower partner=2 cell=g1 facing=r0 florins=100
        2 accepts
        2 pays-partner partner=0 florins=100
        0 pays-bank florins=700
        2 builds building=tower points=3
        0 builds building=tower points=3
        """,
    )


def test_everyone_hears_of_the_deal_only_what_concerns_them() -> None:
    """FLO-05, FLO-09"""
    s = setup(2, DEFAULT, edition(), Rng(seed_key("deal")))
    s.log = []
    s.settle()
    assert [(event.kind, event.seat, event.to) for event in s.log] == [
        ("dealt", 0, 0),
        ("dealt", 1, 1),
    ]
    assert [event.facts["cards"] for event in s.log] == [sorted(p.hand) for p in s.princes]
    play(s, f"1 {opens(s, 1)[0]}", f"0 {opens(s, 0)[0]}")
    assert minutes(s)[2:] == ["0 dismisses", "1 dismisses", "0 round round=1 minimum=7"]
