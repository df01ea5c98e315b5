"""Phase 2, taking dice: SIG-20 to SIG-26."""

import pytest

from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie.components import COLOUR, FACES
from quattrocento.games.signorie.dice import TURNS, can_take, dice_in_reach, take
from quattrocento.games.signorie.state import Signorie
from quattrocento.text.words import Words
from tests.games.signorie.scenes import (
    acting,
    crowd_all_but,
    edition,
    florins,
    give_helpers,
    helpers,
    lay_task,
    place_men,
    points,
    scene,
    set_dice,
    start,
    supply,
)
from tests.play import opens, play, refused, told


def test_players_take_dice_in_player_order_again_and_again() -> None:
    """SIG-20"""
    s = scene("yellow 6 6 6, violet 6 6 6", seats=3)
    s.order = (2, 0, 1)
    s.agenda[-1] = TURNS[2]
    for seat in (2, 0, 1, 2):
        assert acting(s) == [seat]
        colour = "violet" if s.families[seat].dice[0] else "yellow"
        play(s, f"{seat} take {colour} 6", f"{seat} govern")
    assert acting(s) == [0]


def test_who_has_passed_is_out_for_the_round() -> None:
    """SIG-20"""
    s = scene()
    play(s, "0 pass", "1 take yellow 6", "1 govern")
    assert acting(s) == [1]


def test_one_may_pass_at_any_turn() -> None:
    """SIG-20"""
    s = scene()
    assert opens(s, 0)[-1] == "pass"
    play(s, "0 take yellow 6", "0 govern", "1 pass")
    assert opens(s, 0)[-1] == "pass"


def test_who_cannot_take_a_die_must_pass() -> None:
    """SIG-20"""
    s = scene("yellow 6, turquoise 1", florins=0)
    play(s, "0 take yellow 6", "0 govern")
    assert [event.seat for event in told(s, "passes")] == [1, 0]


def test_nobody_takes_a_fifth_die() -> None:
    """SIG-20"""
    s = scene("yellow 6, turquoise 6")
    set_dice(s, 0, [0, 1, 1, 1])
    place_men(s, 0, "politics-1")
    play(s, "0 take yellow 6", "0 govern", "1 pass")
    assert "passes" in {event.kind for event in s.log or [] if event.seat == 0}
    assert s.families[0].dice[4] == 0


def test_the_phase_ends_when_all_have_passed() -> None:
    """SIG-20"""
    s = scene()
    play(s, "0 pass", "1 pass")
    assert told(s, "order")


def test_never_two_dice_of_one_colour() -> None:
    """SIG-21"""
    s = scene("yellow 6 6, violet 6")
    play(s, "0 take yellow 6", "0 govern", "1 pass")
    assert refused(s, 0, "take yellow 6") == "SIG-21"


def test_a_taken_die_is_gone() -> None:
    """SIG-16, SIG-21"""
    s = scene("yellow 6, violet 6")
    play(s, "0 take yellow 6", "0 govern")
    assert refused(s, 1, "take yellow 6") == "SIG-16"


def test_a_turquoise_one_costs_four() -> None:
    """SIG-22, SIG-25"""
    s = scene("turquoise 1")
    place_men(s, 0, "politics-1")
    play(s, "0 take turquoise 1")
    assert florins(s, 0) == 6


def test_a_higher_die_costs_and_gives_nothing() -> None:
    """SIG-22"""
    s = scene("violet 6")
    play(s, "0 take violet 6")
    assert florins(s, 0) == 10


def test_a_difference_one_cannot_pay() -> None:
    """SIG-22"""
    s = scene("turquoise 1 6", florins=3)
    place_men(s, 0, "politics-1")
    assert refused(s, 0, "take turquoise 1") == "SIG-22"
    assert "take turquoise 6" in opens(s, 0)


def test_a_die_without_an_action_cannot_be_taken() -> None:
    """SIG-23"""
    s = scene("turquoise 6", florins=0)
    s.families[0].supply = [0, 0]
    assert refused(s, 0, "take turquoise 6") == "SIG-23"


def test_the_refusal_of_a_die_explains_every_action() -> None:
    """SIG-23"""
    s = scene("turquoise 6", florins=0, tasks={"turquoise man": "purse"})
    s.families[0].supply = [0, 0]
    (why,) = [one for one in s.refusals(0) if write(one.move) == "take turquoise 6"]
    assert Words("en", "signorie").why(why) == (
        "None of its three actions could be carried out: "
        "too few florins, too few figures, no man in a career · SIG-23"
    )


def test_the_difference_must_leave_enough_for_the_action() -> None:
    """SIG-23"""
    s = scene("red 1 2", florins=1, tasks={"red man": "envoy", "red woman": "wedding"})
    s.families[0].supply = [0, 1]
    assert refused(s, 0, "take red 1") == "SIG-23"
    play(s, "0 take red 2")
    assert opens(s, 0) == ["govern"]


def test_florins_from_the_action_come_too_late() -> None:
    """SIG-23"""
    s = scene("yellow 1, turquoise 2", florins=2)
    place_men(s, 0, "politics-1")
    assert refused(s, 0, "take turquoise 2") == "SIG-22"


def test_exactly_one_action_is_done() -> None:
    """SIG-23"""
    s = scene("yellow 6, violet 6")
    play(s, "0 take yellow 6", "0 govern")
    assert acting(s) == [1]
    assert florins(s, 0) == 13


def test_parts_that_cannot_be_done_are_skipped() -> None:
    """SIG-23"""
    both = '{ value = 1, hires = "turquoise", signoria = { missions = 1, florins = 3 } }'
    figures = edition({"columns.yellow": both})
    s = scene("yellow 6", figures=figures)
    play(s, "0 take yellow 6", "0 govern")
    assert florins(s, 0) == 13


@pytest.mark.parametrize("action", ["hire yellow-1", "fulfil purse 1", "govern"])
def test_helpers_follow_any_of_the_three_actions(action: str) -> None:
    """SIG-24"""
    s = scene("red 6", tasks={"red man": "purse"})
    give_helpers(s, 0, "red-3")
    play(s, "0 take red 6", f"0 {action}")
    if action == "govern":
        play(s, "0 marry roma 1")
    before = points(s, 0)
    play(s, "0 use red-3")
    assert points(s, 0) == before + 3


def test_any_number_of_helpers_each_once_from_the_top_down() -> None:
    """SIG-24"""
    s = scene("red 6 6")
    give_helpers(s, 0, "red-1 red-2 red-3")
    play(s, "0 take red 6", "0 hire yellow-1")
    assert opens(s, 0) == ["use red-1", "use red-2", "use red-3", "done"]
    play(s, "0 use red-2", "0 lay church")
    assert opens(s, 0) == ["use red-3", "done"]
    assert refused(s, 0, "use red-1") == "SIG-24"
    play(s, "0 use red-3")
    assert acting(s) == [1]


def test_helpers_need_not_be_used() -> None:
    """SIG-24"""
    s = scene("red 6")
    give_helpers(s, 0, "red-3")
    play(s, "0 take red 6", "0 hire yellow-1", "0 done")
    assert points(s, 0) == 0


def test_a_helper_who_could_do_nothing_cannot_be_used() -> None:
    """SIG-22, SIG-24"""
    s = scene("violet 3")
    give_helpers(s, 0, "violet-1 violet-3")
    play(s, "0 take violet 3", "0 govern")
    assert refused(s, 0, "use violet-1") == "SIG-22"


def test_a_surplus_is_what_some_helpers_use() -> None:
    """SIG-22"""
    s = scene("violet 5")
    give_helpers(s, 0, "violet-1")
    play(s, "0 take violet 5", "0 govern", "0 use violet-1")
    assert florins(s, 0) == 12


def test_the_surplus_has_a_limit() -> None:
    """SIG-22"""
    s = scene("yellow 6")
    give_helpers(s, 0, "yellow-3")
    play(s, "0 take yellow 6", "0 govern", "0 use yellow-3")
    assert points(s, 0) == 3


def test_what_the_rulebook_fixes() -> None:
    """SIG-25"""
    s = scene("red 2, turquoise 5")
    play(s, "0 take red 2")
    assert [move for move in opens(s, 0) if move.startswith("hire")] == [
        "hire yellow-1", "hire yellow-2", "hire yellow-3",
    ]  # fmt: skip
    play(s, "0 hire yellow-2")
    assert florins(s, 0) == 7


def test_only_helpers_in_the_column_of_the_die_are_used() -> None:
    """SIG-26"""
    s = scene("red 6")
    give_helpers(s, 0, "red-3 yellow-2")
    play(s, "0 take red 6", "0 govern", "0 marry roma 1")
    assert refused(s, 0, "use yellow-2") == "SIG-26"


def test_an_action_from_a_task_sets_no_helpers_in_motion() -> None:
    """SIG-26"""
    s = scene("grey 6 6", tasks={"grey woman": "wedding"})
    give_helpers(s, 0, "red-3")
    play(s, "0 take grey 6", "0 fulfil wedding 1", "0 marry roma 1")
    assert acting(s) == [1]


def test_the_preview_of_a_die() -> None:
    """SIG-22, SIG-62"""
    s = scene("turquoise 1, violet 4", tasks={"turquoise man": "purse"})
    set_dice(s, 0, [5, 4])
    place_men(s, 0, "politics-1")
    (die,) = [move for move in s.legal_moves(0) if write(move) == "take turquoise 1"]
    turn = s.choice(0)
    assert turn is not None
    shown = turn.preview(s, die)
    assert (shown["cost"], shown["sum"], shown["threshold"]) == (4, 10, 13)
    actions = shown["actions"]
    assert isinstance(actions, list)
    assert [write(move) for move in actions][-1] == "govern"
    assert "fulfil purse 3" in [write(move) for move in actions]
    assert florins(s, 0) == 10


def test_a_task_elsewhere_does_not_help_a_die() -> None:
    """SIG-23, SIG-33"""
    s = scene("turquoise 6", florins=0)
    lay_task(s, "turquoise man", "envoy")
    lay_task(s, "turquoise woman", "wedding")
    crowd_all_but(s, "")
    place_men(s, 0, "politics-9")
    give_helpers(s, 0, "grey-1 grey-2 grey-3")
    assert opens(s, 0) == ["pass"]
    assert supply(s, 0) == (4, 3)
    assert helpers(s, 0) == "grey-1 grey-2 grey-3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_short_question_has_the_same_answer_as_the_long_one(seats: int) -> None:
    """SIG-20, SIG-23"""
    for game in range(6):
        s = start(seats, f"reach {game}")
        rng = Rng(seed_key(f"reach {game}"))
        while not s.over:
            for seat in range(seats):
                assert can_take(s, seat) == bool(dice_in_reach(s, seat))
            playout(s, rng, limit=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_die_is_offered_exactly_if_one_of_its_actions_is_open(seats: int) -> None:
    """SIG-21, SIG-22, SIG-23"""
    for game in range(4):
        s = start(seats, f"exact {game}")
        rng = Rng(seed_key(f"exact {game}"))
        while not s.over:
            seat = s.turn()
            if s.agenda[-1] is TURNS[seat]:
                assert opens(s, seat) == [*by_trial(s, seat), "pass"]
            playout(s, rng, limit=1)


def by_trial(s: Signorie, seat: int) -> list[str]:
    """The dice that can be taken, found by taking each one that lies there."""
    found = []
    for colour in COLOUR:
        for value in range(1, FACES + 1):
            cost = max(0, s.edition.space_values[colour.index] - value)
            lies = s.pool[colour.index * FACES + value - 1]
            family = s.families[seat]
            if lies and not family.dice[colour.index] and cost <= family.florins:
                after = s.clone()
                take(after, seat, colour.index, value)
                if after.legal_moves(seat):
                    found.append(f"take {colour.slug} {value}")
    return found
