"""What is asked, what is refused and why, and what a move is certain to do."""

from typing import Any

from quattrocento.core.moves import write
from quattrocento.games.condottiere.components import CARDS, CITY_BY_SLUG
from quattrocento.games.condottiere.state import Condottiere
from tests.games.condottiere.scenes import battle
from tests.play import play


def reasons(s: Condottiere, seat: int) -> dict[str, tuple[str, str]]:
    return {write(refusal.move): (refusal.rule, refusal.reason) for refusal in s.refusals(seat)}


def foreseen(s: Condottiere, seat: int, text: str) -> dict[str, Any]:
    choice = s.choice(seat)
    assert choice is not None
    (move,) = [move for move in choice.legal_moves(s) if write(move) == text]
    return dict(choice.preview(s, move))


def test_every_card_not_in_hand_is_refused_by_its_name() -> None:
    """CON-11"""
    s = battle(["m1 m2 m3 m4 m5 m6 m10 scarecrow drummer bishop surrender winter", "m1"])
    assert reasons(s, 0) == {"play heroine": ("CON-11", "not-in-hand")}
    (refusal,) = s.refusals(0)
    assert refusal.facts == {"card": CARDS["heroine"]}


def test_only_mercenaries_of_the_line_come_back() -> None:
    """CON-24, CON-25"""
    s = battle(["m1 m2 scarecrow heroine", "m3"])
    play(s, "0 play m1", "1 pass", "0 play m2", "0 play scarecrow")
    special = ("CON-25", "special-stays")
    absent = ("CON-25", "not-in-line")
    assert reasons(s, 0) == {
        "take-back m3": absent,
        "take-back m4": absent,
        "take-back m5": absent,
        "take-back m6": absent,
        "take-back m10": absent,
        "take-back scarecrow": special,
        "take-back drummer": special,
        "take-back bishop": special,
        "take-back surrender": special,
        "take-back winter": special,
        "take-back heroine": ("CON-24", "heroine-stays"),
    }
    named = [refusal for refusal in s.refusals(0) if refusal.reason == "not-in-line"]
    assert [str(refusal.facts["card"]) for refusal in named] == "m3 m4 m5 m6 m10".split()


def test_only_a_hand_with_a_mercenary_is_refused_the_discard() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter"])
    play(s, "0 pass", "1 play m2", "1 pass")
    assert reasons(s, 0) == {"discard": ("CON-36", "holds-mercenary")}
    assert reasons(s, 1) == {}


def test_a_turn_speaks_of_its_city() -> None:
    s = battle(["m1", "m2"], city="siena")
    choice = s.choice(0)
    assert choice is not None
    assert choice.facts(s) == {"city": CITY_BY_SLUG["siena"]}


def test_a_card_foretells_the_strengths() -> None:
    """CON-20 to CON-24"""
    s = battle(["m5 m10 drummer m1", "m4 winter"])
    play(s, "0 play m5", "1 play m4")
    assert foreseen(s, 0, "play m10") == {"before": [5, 4], "after": [15, 4]}
    assert foreseen(s, 0, "play drummer") == {"before": [5, 4], "after": [10, 4]}
    assert s.captains[0].line[CARDS["m10"].index] == 0


def test_a_surrender_foretells_who_wins() -> None:
    """CON-27"""
    s = battle(["m5 surrender m1", "m4 m2"])
    play(s, "0 play m5", "1 play m4")
    assert foreseen(s, 0, "play surrender")["winner"] == 0
    tied = battle(["m4 surrender m1", "m4 m2"])
    play(tied, "0 play m4", "1 play m4")
    assert foreseen(tied, 0, "play surrender")["winner"] == -1


def test_a_bishop_foretells_that_nobody_wins() -> None:
    """CON-28"""
    s = battle(["m5 bishop m1", "m4 m2"])
    play(s, "0 play m5", "1 play m4")
    assert foreseen(s, 0, "play bishop")["winner"] == -1


def test_a_pass_foretells_whether_it_is_final() -> None:
    """CON-12, CON-15, CON-16"""
    s = battle(["m1 m1", "m5 m1"], owners={"parma": 1})
    assert foreseen(s, 0, "pass") == {"final": True}
    play(s, "0 play m1")
    assert foreseen(s, 1, "pass") == {"final": False}
    play(s, "1 pass", "0 pass")
    assert foreseen(s, 1, "pass") == {"final": True}


def test_taking_back_foretells_the_strengths() -> None:
    """CON-25, CON-26"""
    s = battle(["m10 scarecrow m1", "m3"])
    play(s, "0 play m10", "1 play m3", "0 play scarecrow")
    assert foreseen(s, 0, "take-back m10") == {"before": [10, 3], "after": [0, 3]}
    assert foreseen(s, 0, "take-nothing") == {"before": [10, 3], "after": [10, 3]}
