"""What every question speaks of, and what a move is certain to do."""

from typing import Any

from quattrocento.core.moves import read
from quattrocento.core.pieces import SEATS
from quattrocento.core.position import plain
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import (
    MUSE,
    TOGETHER,
    Court,
    asked,
    phase_a,
    phase_a2,
    phase_b,
)
from tests.play import opens, play


def question(s: Princes, seat: int) -> dict[str, Any]:
    """The facts of the open question, pieces by their names."""
    choice = s.choice(seat)
    assert choice is not None
    return {name: slug(fact) for name, fact in choice.facts(s).items()}


def previewed(s: Princes, seat: int, text: str) -> dict[str, Any]:
    choice = s.choice(seat)
    assert choice is not None
    return {name: slug(fact) for name, fact in choice.preview(s, read(s, seat, text)).items()}


def slug(fact: object) -> object:
    told = plain(fact)
    return told.split(":")[-1] if isinstance(told, str) else told


def test_questions_of_the_auction() -> None:
    """FLO-12, FLO-13, FLO-17, FLO-20, FLO-26"""
    s = phase_a(Court(), Court(table="poet lawyer"), Court())
    assert (asked(s), question(s, 0)) == ("Opening", {"florins": 200})
    play(s, "0 open recruiting")
    assert (asked(s), question(s, 1)) == ("Bidding", {"pile": "recruiting", "florins": 200})
    play(s, "1 bid 300", "2 bid 400")
    assert question(s, 0) == {"pile": "recruiting", "florins": 400}
    play(s, "0 bid 500", "1 pass", "2 pass")
    assert (asked(s), question(s, 0)) == ("AtOnce", {"count": 2})
    play(s, "0 hold", "1 open lake", "2 pass")
    assert (asked(s), question(s, 1)) == ("Laying", {"tile": "lake"})
    play(s, "1 place a1 r0")
    assert (asked(s), question(s, 2)) == ("LastPurchase", {"florins": 200})
    play(s, "2 buy prestige")
    assert (asked(s), question(s, 2)) == ("Selection", {"deck": "prestige", "count": 5})


def test_with_nobody_to_recruit_the_card_is_simply_kept() -> None:
    """FLO-26"""
    s = phase_a(Court(table="poet"), Court(), Court())
    play(s, "0 open recruiting", "1 pass", "2 pass")
    assert (asked(s), s.princes[0].recruiting) == ("Opening", 1)


def test_questions_of_the_actions() -> None:
    """FLO-31, FLO-34, FLO-35, FLO-37"""
    court = Court(hand="poet", jesters=5, bonuses="each-jester each-lake")
    s = phase_b(court, seats=2, round=2)
    assert (asked(s), question(s, 0)) == ("Turn", {"count": 2, "minimum": 10})
    shown = previewed(s, 0, "complete-work poet")
    assert (shown["jesters"], shown["cards"], shown["value"]) == (10, 1, 11)
    assert (shown["lift"], shown["minimum"]) == (10, 10)
    assert "florins" not in shown
    assert previewed(s, 0, "end-turn") == {}
    play(s, "0 complete-work poet")
    assert question(s, 0) == {"profession": "poet", "value": 11, "minimum": 10}
    shown = previewed(s, 0, "add-bonus each-jester")
    assert (shown["bonuses"], shown["value"], shown["minimum"]) == (10, 21, 10)
    assert "florins" not in shown
    shown = previewed(s, 0, "perform")
    assert (shown["bonuses"], shown["value"], shown["florins"]) == (0, 11, 1100)
    play(s, "0 add-bonus each-jester")
    shown = previewed(s, 0, "perform")
    assert (shown["bonuses"], shown["value"]) == (10, 21)
    play(s, "0 perform")
    rests = [2100 - 200 * points for points in range(11)]
    assert question(s, 0) == {"value": 21, "florins": 2100, "rests": rests}
    assert previewed(s, 0, "convert 3") == {"points": 3, "kept": 1500}


def test_questions_of_the_characters() -> None:
    """FLO-92, FLO-98 to FLO-100"""
    s = phase_a2(Court(florins=900), seats=3, round=7)
    assert (asked(s), question(s, 0)) == ("Courting", {"pot": 600})
    assert previewed(s, 0, "court muse 500") == {"if": "unbid", "cost": 500}
    assert previewed(s, 0, "pass") == {}
    play(s, "0 court professor 300", "1 court banker 100", "2 pass")
    assert (asked(s), question(s, 0)) == ("Favour", {"character": "professor"})
    assert opens(s, 0) == ["hold", "consult prestige", "consult bonus"]
    assert previewed(s, 0, "consult bonus") == {}
    play(s, "0 hold", "0 end-turn", "1 end-turn", "2 end-turn", "0 hold")
    assert (asked(s), question(s, 1)) == (
        "LastExchange",
        {"florins": 4000, "rests": [4000 - 200 * points for points in range(21)]},
    )
    assert previewed(s, 1, "exchange 5") == {"points": 5, "kept": 3000}


def test_questions_of_the_merchant() -> None:
    """FLO-98"""
    s = phase_a(Court(character="merchant"), Court(points=1), Court(points=2), variants=MUSE)
    play(s, "0 open jester", "1 bid 300", "2 pass", "0 bid 400", "1 pass")
    assert question(s, 0) == {"pile": "jester", "florins": 400, "points": 3}
    assert previewed(s, 0, "free-of-charge") == {"cost": 0, "points": 0}
    assert previewed(s, 0, "pay-bid") == {"cost": 400, "points": 3}


def test_a_work_of_the_princess_is_previewed_part_by_part() -> None:
    """FLO-97"""
    court = Court(hand="poet", tiles="lake e1 r0, tower a1 r0", builders=3, character="princess")
    s = phase_b(court, seats=2, variants=MUSE)
    assert previewed(s, 0, "princess-work") == {
        "landscapes": 3,
        "builders": 6,
        "buildings": 2,
        "cards": 1,
        "value": 12,
        "minimum": 7,
        "florins": 1200,
    }


def test_questions_of_building_together() -> None:
    """FLO-111, FLO-112"""
    s = phase_b(Court(builders=1), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 2")
    assert question(s, 0) == {"building": "tower", "partner": "2", "west": "2"}
    assert previewed(s, 0, "place f1 r0")["west_cells"] == ["f1", "g1"]
    play(s, "0 place f1 r0")
    assert question(s, 0) == {"building": "tower", "partner": "2", "florins": 300}
    play(s, "0 ask 200")
    assert question(s, 2) == {
        "building": "tower",
        "other": "0",
        "payer": "2",
        "cell": "f1",
        "facing": "r0",
        "florins": 200,
        "left": 3,
    }
    shown = previewed(s, 2, "counter-place g2 r0")
    assert (shown["west"], shown["west_cells"]) == (2, ["g2"])
    assert (shown["east"], shown["east_cells"]) == (0, ["a2", "b2"])
    assert shown["empty"] == 49 - 6 - 1
    play(s, "2 counter-place g2 r0")
    said = question(s, 0)
    assert (said["other"], said["payer"], said["cell"], said["left"]) == ("2", "2", "g2", 2)
    shown = previewed(s, 0, "accept")
    assert (shown["west_cells"], shown["east_cells"]) == (["g2"], ["a2", "b2"])
    assert (shown["empty"], shown["points"]) == (49 - 6 - 2, 3)


def test_the_eastern_neighbour_counts_cells_from_the_active_board() -> None:
    """FLO-111"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1")
    choice = s.choice(0)
    assert choice is not None
    assert choice.facts(s)["west"] is SEATS[0]


def test_a_counter_offer_is_another_one() -> None:
    """FLO-112"""
    s = phase_b(variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 300")
    assert "counter-place f1 r0" not in opens(s, 1)
    assert "counter-payment 300" not in opens(s, 1)
    assert {"counter-place f2 r0", "counter-payment 200"} <= set(opens(s, 1))
