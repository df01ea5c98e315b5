"""How Condottiere is judged: hands that nobody wants to fight with, and moves out of place."""

import pytest

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.core.moves import Move, write
from quattrocento.games.condottiere.moves import KEEP, PASS
from quattrocento.games.condottiere.state import Condottiere
from tests.games.condottiere.scenes import battle, campaign
from tests.play import opens, play

CONDOTTIERE = HEURISTICS["condottiere"]


def silent(battles: int, *hands: str, owners: dict[str, int] | None = None) -> Condottiere:
    """As many battles without a card, everyone fighting on where the question comes."""
    s = battle(hands, city="roma", owners=owners)
    for number in range(battles):
        if number:
            play(s, f"{s.turn()} name-city roma")
        while "pass" in opens(s, s.turn()):
            play(s, f"{s.turn()} pass")
        while "keep" in opens(s, s.turn()):
            play(s, f"{s.turn()} keep")
        if number < battles - 1:
            while "fight-on" in opens(s, s.turn()):
                play(s, f"{s.turn()} fight-on")
    return s


def favourite(s: Condottiere, seat: int) -> str:
    options = s.legal_moves(seat)
    chances = CONDOTTIERE.prior(s, seat, options)
    worths = CONDOTTIERE.move_values(s, seat, options)
    liked = options[chances.index(max(chances))]
    assert liked is options[worths.index(max(worths))], "first and second thoughts differ"
    return write(liked)


def test_who_holds_the_better_hand_fights_on() -> None:
    """CON-46"""
    s = silent(2, "m10 m10 m6", "m1 m2")
    assert (favourite(s, 0), favourite(s, 1)) == ("fight-on", "throw-in")


def test_cities_make_a_new_deal_welcome() -> None:
    """CON-41, CON-46"""
    s = silent(2, "m5 m5 m1", "m5 m5", owners={"torino": 0, "napoli": 0, "venezia": 0})
    assert (favourite(s, 0), favourite(s, 1)) == ("throw-in", "fight-on")


def scarecrow() -> Condottiere:
    s = battle(["m10 scarecrow m1", "m3"])
    play(s, "0 play m10", "1 pass", "0 play scarecrow")
    return s


def hand_choice() -> Condottiere:
    s = battle(["m1", "m2"])
    play(s, "0 pass", "1 pass")
    return s


@pytest.mark.parametrize(
    ("s", "move"),
    [
        (silent(2, "m10 m10", "m1 m1"), KEEP),
        (hand_choice(), PASS),
        (scarecrow(), PASS),
        (campaign(["m1", "m2"]), PASS),
    ],
)
def test_a_move_of_another_question_is_not_judged(s: Condottiere, move: Move) -> None:
    with pytest.raises(UnknownMove):
        CONDOTTIERE.prior(s, s.turn(), [*s.legal_moves(s.turn()), move])


@pytest.mark.parametrize("hands", [("m10 m10", "m1 m1"), ("m1", "winter")])
def test_bots_do_not_stand_still_for_ever(hands: tuple[str, str]) -> None:
    """CON-46"""
    s = silent(4, *hands)
    assert (favourite(s, 0), favourite(s, 1)) == ("throw-in", "throw-in")
