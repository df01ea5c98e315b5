"""Faulty games: each is Lots with one fault, which one of the contract tests must find."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import count
from typing import TypeVar

from quattrocento.core.game import Game, Score, Standing
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import imagine_answers
from quattrocento.core.steps import Choice, FreeChoice, Refusal
from quattrocento.core.views import View
from tests.lots import LOTS
from tests.lots.rules import all_slips
from tests.lots.table import SLIPS, Figures, Lay, Lots, Slip, Variants

L = TypeVar("L", bound=Lots)

TICKS = count()


# games of one seat that is asked the same question again and again


@dataclass(frozen=True)
class Say(Move):
    word: int | str


@dataclass(frozen=True)
class Questions(Choice):
    """A sound question; the faulty ones differ in one method."""

    left: int

    def legal_moves(self, s: Lots) -> Sequence[Move]:
        return [Say("yes"), Say("no")]

    def play(self, s: Lots, move: Move) -> None:
        if self.left:
            s.then(replace(self, left=self.left - 1))


class LosesASlip(Questions):
    def play(self, s: Lots, move: Move) -> None:
        s.hat.pop()
        super().play(s, move)


class NoOptions(Questions):
    def legal_moves(self, s: Lots) -> Sequence[Move]:
        return [Say("yes")] if self.left > 5 else []


class TwoWrittenAlike(Questions):
    def legal_moves(self, s: Lots) -> Sequence[Move]:
        return [Say(1), Say("1")]


class Semicolon(Questions):
    def legal_moves(self, s: Lots) -> Sequence[Move]:
        return [Say("yes;no")]


class AskingCounts(Questions):
    def legal_moves(self, s: Lots) -> Sequence[Move]:
        s.won[0] += 1
        return super().legal_moves(s)


class ForgetsAMove(Questions):
    def candidates(self, s: Lots) -> Sequence[Move]:
        return [*super().legal_moves(s), Say("perhaps")]


@dataclass(frozen=True)
class FreeWithARule(FreeChoice):
    left: int

    def candidates(self, s: Lots) -> Sequence[Move]:
        return [Say("yes"), Say("no")]

    def why_not(self, s: Lots, move: Move) -> Refusal | None:
        return Refusal(move, "LOT-02", "no-such-word") if move == Say("no") else None

    def play(self, s: Lots, move: Move) -> None:
        if self.left:
            s.then(replace(self, left=self.left - 1))


class RefusesOpen(Questions):
    def refusals(self, s: Lots) -> Sequence[Refusal]:
        return [Refusal(Say("yes"), "LOT-02", "no-such-word")]


class CitesNoRule(Questions):
    def refusals(self, s: Lots) -> Sequence[Refusal]:
        return [Refusal(Say("maybe"), "LOT-99", "no-such-word")]


class PreviewIsNoJson(Questions):
    def preview(self, s: Lots, move: Move) -> Mapping[str, object]:
        return {"chance": float("nan")}


class PreviewLeaks(Questions):
    def preview(self, s: Lots, move: Move) -> Mapping[str, object]:
        return {"next": s.hat[-1]}


class RefusalLeaks(Questions):
    def refusals(self, s: Lots) -> Sequence[Refusal]:
        return [Refusal(Lay(s.hat[-1]), "LOT-02", "not-in-hand")]


class OptionsTellWhoLed(Questions):
    def legal_moves(self, s: Lots) -> Sequence[Move]:
        return [Say(word) for word in range(s.first + 1)]


class RefusalsTellWhoLed(Questions):
    def refusals(self, s: Lots) -> Sequence[Refusal]:
        return [Refusal(Say(s.first), "LOT-02", "no-such-word")]


class PreviewsTellWhoLed(Questions):
    def preview(self, s: Lots, move: Move) -> Mapping[str, object]:
        return {"first": s.first}


class FactsTellWhoLed(Questions):
    def facts(self, s: Lots) -> Mapping[str, object]:
        return {"first": s.first}


class TellsNobody(Questions):
    def play(self, s: Lots, move: Move) -> None:
        s.tell("says", 0, to=7)
        super().play(s, move)


class TellsTheTime(Questions):
    def play(self, s: Lots, move: Move) -> None:
        s.won[0] = next(TICKS)
        s.tell("says", 0, time=s.won[0])
        super().play(s, move)


class DrawsUnseen(Questions):
    def play(self, s: Lots, move: Move) -> None:
        s.hands[0].append(s.hat.pop())
        super().play(s, move)


def asking(question: Callable[[int, int], Choice]) -> Game:
    def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Lots:
        s = dealt(seats, variants, edition, rng)
        s.agenda = [question(0, 11)]
        return s

    return replace(LOTS, setup=setup)


def dealt(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Lots:
    found = LOTS.setup(seats, variants, edition, rng)
    assert isinstance(found, Lots)
    found.hat = all_slips(found)
    rng.shuffle(found.hat)
    return found


# games whose states are faulty


class SharesHands(Lots):
    def clone(self) -> "SharesHands":
        twin = as_kind(SharesHands, super().clone())
        twin.hands = self.hands
        return twin


class SharesTheLog(Lots):
    def clone(self) -> "SharesTheLog":
        twin = as_kind(SharesTheLog, super().clone())
        twin.log = self.log
        return twin


class SharesTheGenerator(Lots):
    def clone(self) -> "SharesTheGenerator":
        twin = as_kind(SharesTheGenerator, super().clone())
        twin.rng = self.rng
        return twin


class ForgetsTheRound(Lots):
    def clone(self) -> "ForgetsTheRound":
        twin = as_kind(ForgetsTheRound, super().clone())
        twin.round = 0
        return twin


def as_kind(kind: type[L], s: Lots) -> L:
    return kind(**{field.name: getattr(s, field.name) for field in fields(s)})


def kept_in(kind: type[Lots]) -> Game:
    def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Lots:
        return as_kind(kind, dealt(seats, variants, edition, rng))

    return replace(LOTS, setup=setup)


def with_a_new_slip(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Lots:
    s = dealt(seats, variants, edition, rng)
    s.gone = [Slip("six", 5)]
    return s


# games that say, show or imagine the wrong things


@dataclass(frozen=True)
class ViewWithMore(View):
    """What should be seen, and something beside it."""

    seen: View
    more: object


def view_with_a_set(s: Lots, seat: int | None) -> View:
    return ViewWithMore(seat, LOTS.view(s, seat), set(s.won))


def view_of_the_hat(s: Lots, seat: int | None) -> View:
    return ViewWithMore(seat, LOTS.view(s, seat), [slip.slug for slip in s.hat[-1:]])


def view_that_touches(s: Lots, seat: int | None) -> View:
    s.hat.reverse()
    return LOTS.view(s, seat)


def standing_without_last(s: Lots) -> list[Standing]:
    return LOTS.standing(s)[:-1]


def standing_by_hands(s: Lots) -> list[Standing]:
    best = [max([slip.index for slip in hand], default=0) for hand in s.hands]
    return [Standing(points, {"best": points}) for points in best]


def scores_one_too_many(s: Lots) -> list[Score]:
    return [replace(score, total=score.total + 1) for score in LOTS.scores(s)]


def scores_without_first(s: Lots) -> list[Score]:
    return [replace(score, rank=score.rank + 1) for score in LOTS.scores(s)]


def the_truth(s: Lots, seat: int, rng: Rng) -> Lots:
    return s


def nearly_the_truth(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = dreamt(s, seat, rng)
    dream.hands = [hand.copy() for hand in s.hands]
    dream.hat = s.hat.copy()
    return dream


def true_hands(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = nearly_the_truth(s, seat, rng)
    dream.hat.sort()
    rng.shuffle(dream.hat)
    return dream


def the_true_hat_shuffled(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = nearly_the_truth(s, seat, rng)
    rng.shuffle(dream.hat)
    return dream


def true_answers(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = nearly_the_truth(s, seat, rng)
    dream.answers = s.answers.copy()
    return dream


def other_answers(s: Lots, seat: int, rng: Rng) -> Lots:
    """Even the own answer is forgotten."""
    dream = dreamt(s, seat, rng)
    imagine_answers(dream, seat + 1, rng)
    return dream


def one_slip_too_many(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = dreamt(s, seat, rng)
    dream.hat.append(SLIPS["five"])
    return dream


def nobody_has_a_one(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = dreamt(s, seat, rng)
    for other in range(s.seats):
        ones = dream.hands[other].count(SLIPS["one"]) if other != seat else 0
        for _ in range(ones):
            better = next(slip for slip in dream.hat if slip is not SLIPS["one"])
            dream.hat[dream.hat.index(better)] = SLIPS["one"]
            dream.hands[other][dream.hands[other].index(SLIPS["one"])] = better
        dream.hands[other].sort()
    return dream


def true_hat(s: Lots, seat: int, rng: Rng) -> Lots:
    """The hands of the others are dealt among them, but what comes next is known."""
    dream = nearly_the_truth(s, seat, rng)
    others = [other for other in range(s.seats) if other != seat]
    pool = sorted(slip for other in others for slip in s.hands[other])
    rng.shuffle(pool)
    for other in others:
        dream.hands[other] = sorted(pool.pop() for _ in s.hands[other])
    return dream


def dreamt(s: Lots, seat: int, rng: Rng) -> Lots:
    found = LOTS.imagine(s, seat, rng)
    assert isinstance(found, Lots)
    return found
