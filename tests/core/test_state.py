"""The state: an agenda of steps, questions to one seat or to several, and what is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import pytest

from quattrocento.core.moves import Move
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng
from quattrocento.core.state import EVERYONE, State, imagine_answers
from quattrocento.core.steps import Choice, JointChoice, Step
from tests.lots import LOTS
from tests.lots.scenes import scene, slips
from tests.lots.table import SLIPS, Lots, Nothing, Stake
from tests.play import opens, play, told


@dataclass(frozen=True)
class Say(Step):
    word: str

    def run(self, s: Lots) -> None:
        s.tell("says", word=self.word)
        if self.word == "now":
            s.then(Say("at once"))


def said(s: Lots) -> list[object]:
    return [event.facts["word"] for event in told(s, "says")]


def test_steps_happen_in_the_order_they_were_named() -> None:
    s = scene("one", "two")
    s.then(Say("first"), Say("now"), Say("last"))
    s.settle()
    assert said(s) == ["first", "now", "at once", "last"]


def test_a_question_stops_the_agenda() -> None:
    s = scene("one", "two")
    s.agenda.insert(0, Say("the end"))
    assert [choice.seat for choice in s.waiting()] == [0]
    assert s.turn() == 0
    assert s.choice(1) is None
    assert said(s) == []


def test_a_draw_takes_from_the_top_as_many_as_there_are() -> None:
    s = scene("", "", hat="one two three four five")
    assert s.draw(s.hat, 2) == slips("five four")
    assert s.draw(s.hat, 4) == slips("three two one")
    assert s.draw(s.hat, 4) == []


def test_whatever_uncovers_marks_the_horizon() -> None:
    s = scene("one", "two", hat="one two")
    play(s, "0 lay one", "0 leave")
    assert s.revealed == 0
    s.reveal()
    assert s.revealed == 2
    s.ply = 10
    s.draw(s.hat, 1)
    assert s.revealed == 10
    s.ply = 11
    s.shuffle(s.hat)
    assert s.revealed == 11
    s.ply = 12
    s.roll(6)
    assert s.revealed == 12


def test_dice_show_every_face_and_no_other() -> None:
    s = scene("one", "two")
    assert {s.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def stakes() -> Lots:
    """All have laid a slip; three seats are asked together."""
    s = scene("one five", "two five", "three three", draws="no")
    play(s, "0 lay one", "0 leave", "1 lay two", "1 leave", "2 lay three", "2 leave")
    return s


@pytest.mark.parametrize(
    "order", list(permutations(["0 nothing", "1 nothing", "2 stake three"])), ids=", ".join
)
def test_a_joint_choice_may_be_answered_in_any_order(order: tuple[str, ...]) -> None:
    s = stakes()
    play(s, *order)
    assert (s.gone, s.won, s.round) == (slips("three"), [0, 0, 1], 2)


def test_answers_are_told_only_when_all_are_in() -> None:
    s = stakes()
    play(s, "2 stake three", "0 nothing")
    assert told(s, "stakes") == []
    assert s.hands[2] == slips("three")
    assert s.revealed == 0
    play(s, "1 nothing")
    assert [event.seat for event in told(s, "stakes")] == [2]
    assert s.revealed == s.ply


def test_whoever_has_answered_is_asked_no_more() -> None:
    s = stakes()
    assert [choice.seat for choice in s.waiting()] == [0, 1, 2]
    play(s, "1 nothing")
    assert [choice.seat for choice in s.waiting()] == [0, 2]
    assert opens(s, 1) == []
    assert s.turn() == 0


def test_answers_of_others_are_imagined_and_own_ones_kept() -> None:
    imagined = set()
    for number in range(40):
        s = stakes()
        play(s, "2 stake three", "0 nothing")
        imagine_answers(s, 0, Rng(bytes([number])))
        assert s.answers[0] == Nothing()
        assert sorted(s.answers) == [0, 2]
        imagined.add(s.answers[2])
    assert imagined == {Stake(SLIPS["three"]), Nothing()}


@dataclass(frozen=True)
class Vote(Choice):
    def legal_moves(self, s: Lots) -> Sequence[Move]:
        return [Stake(slip) for slip in SLIPS.values()]

    def play(self, s: Lots, move: Move) -> None:
        assert isinstance(move, Stake)
        s.tell("votes", self.seat, slip=move.slip)


def test_answers_take_effect_in_the_order_of_the_seats_asked() -> None:
    s = scene("one", "two")
    s.then(JointChoice((Vote(1), Vote(0))))
    play(s, "0 stake two", "1 stake five")
    votes = [(event.seat, event.facts["slip"]) for event in told(s, "votes")]
    assert votes == [(1, SLIPS["five"]), (0, SLIPS["two"])]


def test_a_fact_may_be_told_to_one_seat() -> None:
    s = scene("one", "two")
    s.tell("whispers", 1, to=0, word="psst")
    s.tell("shouts", 1)
    assert [(event.kind, event.to) for event in (s.log or [])[-2:]] == [
        ("whispers", 0),
        ("shouts", EVERYONE),
    ]


def test_a_state_without_a_log_is_told_nothing() -> None:
    s = scene("one", "two")
    s.log = None
    play(s, "0 lay one")
    assert s.log is None


def test_the_game_is_over_when_nothing_is_left_to_do() -> None:
    s = scene("one", "two")
    s.agenda = []
    assert s.over
    assert s.waiting() == []
    assert list(s.legal_moves(0)) == []


@pytest.mark.parametrize("limit", [0, 1, 7])
def test_a_playout_stops_at_its_limit(limit: int) -> None:
    s = scene("one two", "two three", hat="four")
    assert playout(s, Rng(bytes(32)), limit) == limit == s.ply


def test_a_playout_goes_to_the_end() -> None:
    s = scene("one two", "two three", hat="four")
    moves = playout(s, Rng(bytes(32)))
    assert s.over
    assert moves == s.ply
    assert sum(score.total for score in LOTS.scores(s)) <= 3


def test_steps_that_say_nothing_of_themselves_are_faults() -> None:
    s = scene("one", "two")
    with pytest.raises(TypeError, match="Step has nothing to run"):
        Step().run(s)
    with pytest.raises(TypeError, match="Choice cannot be played"):
        Choice(0).play(s, Move())
    with pytest.raises(TypeError, match="State does not say how to clone itself"):
        State(2, Rng(bytes(32)), [], {}, None, 0, 0).clone()
