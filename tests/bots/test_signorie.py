"""How Signorie is judged: rules of thumb that players would agree with."""

import pytest

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.signorie.gains import OFFSPRING, Gains
from quattrocento.bots.heuristics.signorie.weights import Weights
from quattrocento.bots.heuristics.signorie.worth import Worth
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie.components import FACES, SEX, Sex
from quattrocento.games.signorie.dice import Turn
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    edition,
    give_helpers,
    lay_tile,
    place_men,
    scene,
    set_dice,
    set_reward,
    set_row,
    start,
)
from tests.play import play

SIGNORIE = HEURISTICS["signorie"]


def favourite(s: Signorie) -> str:
    """What the seat whose turn it is would do at first sight."""
    seat = s.turn()
    options = s.legal_moves(seat)
    chances = SIGNORIE.prior(s, seat, options)
    return write(options[chances.index(max(chances))])


def test_a_low_die_that_keeps_to_the_threshold_goes_before_a_high_one() -> None:
    s = scene("yellow 3 6")
    set_reward(s, 2, "purse")
    set_dice(s, 0, [0, 4, 3, 3])
    assert favourite(s) == "take yellow 3"


def test_a_high_die_is_as_good_when_the_threshold_is_lost() -> None:
    s = scene("turquoise 1 5")
    set_dice(s, 0, [6, 6, 6])
    place_men(s, 0, "church-9")
    assert favourite(s) == "take turquoise 5"


def test_a_man_goes_where_a_tile_completes_his_row() -> None:
    s = scene("turquoise 6")
    s.round = 7
    place_men(s, 0, "politics-9")
    set_row(s, 0, "politics", "borgia-2 sforza-3")
    lay_tile(s, "napoli", mission="este-4")
    play(s, "0 take turquoise 6", "0 govern")
    assert favourite(s) == "send politics 9 napoli"


def test_florins_are_for_the_last_dowry() -> None:
    s = scene("red 6", florins=4)
    s.round = 7
    set_reward(s, 7, "helpers")
    play(s, "0 take red 6", "0 govern")
    assert favourite(s).endswith(" 4")


def test_helpers_are_used_from_the_top_down() -> None:
    s = scene("red 6")
    give_helpers(s, 0, "red-1 red-2 red-3")
    play(s, "0 take red 6", "0 govern", "0 marry milano 4")
    assert favourite(s) == "use red-1"


def test_a_helper_is_worth_less_the_later_it_is() -> None:
    gains = []
    for number in (1, 4, 6):
        bare, helped = scene(), scene()
        bare.round = helped.round = number
        give_helpers(helped, 0, "red-3")
        gains.append(SIGNORIE.estimates(helped)[0] - SIGNORIE.estimates(bare)[0])
    assert gains[0] > gains[1] > gains[2] > 0


@pytest.mark.parametrize("sex", SEX)
def test_offspring_is_judged_by_the_faces_of_the_edition(sex: Sex) -> None:
    """SIG-48: no figure comes of a sex that no face shows"""
    faces = ", ".join([f'"{sex.slug}"'] * FACES)
    s = scene(figures=edition({"offspring.faces": f"[{faces}]"}))
    gains = Gains(Worth(Weights(), s, 0))
    assert gains.effect(OFFSPRING, 1, 0, 0) > 0.0
    s.families[0].reserve[sex.index] = 0
    assert gains.effect(OFFSPRING, 1, 0, 0) == 0.0


def test_a_whole_round_is_one_however_many_dice_it_has() -> None:
    """SIG-20"""
    two = Worth(Weights(), scene(figures=edition({"frame.dice": "2"})), 0)
    four = Worth(Weights(), scene(), 0)
    assert (two.time, four.time) == (7.0, 7.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_priors_are_chances_and_quiet_is_where_a_turn_begins(seats: int) -> None:
    s = start(seats)
    chance = Rng(seed_key("moves"))
    while not s.over:
        seat = s.turn()
        assert sum(SIGNORIE.prior(s, seat, s.legal_moves(seat))) == pytest.approx(1)
        quiet = s.clone()
        SIGNORIE.finish_turn(quiet)
        assert quiet.over or isinstance(quiet.agenda[-1], Turn)
        assert sum(SIGNORIE.outcome(quiet)) == pytest.approx(1)
        playout(s, chance, 7)
