"""Tasks: figures for a special action."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal, Step
from quattrocento.games.signorie.components import (
    SEX,
    TASK,
    Meaning,
    Occasion,
    Task,
)
from quattrocento.games.signorie.effects import (
    SEATS,
    WORKING,
    carry_out,
    enough,
    foretold,
    obstacle,
    price,
)
from quattrocento.games.signorie.moves import FULFIL, Fulfil
from quattrocento.games.signorie.state import NEVER, Signorie, replaced


def task_price(s: Signorie, seat: int, place: int, figures: int) -> int:
    """SIG-33 The florins that a task on this space costs with so many figures."""
    sex = place & 1
    if s.families[seat].supply[sex] < figures:
        return NEVER
    task = s.tasks[place].index
    times = figures if s.edition.task_repeats[task] else 1
    return price(s, s.edition.task_effects[task], times, WORKING[seat][sex][figures])


def cheapest_task(s: Signorie, seat: int, place: int) -> int:
    """What the task on this space costs with the fewest figures that it takes."""
    return task_price(s, seat, place, s.edition.task_least[s.tasks[place].index])


def ways(s: Signorie, place: int) -> list[Move]:
    """SIG-33 The task on this space with as many figures as it takes."""
    task = s.tasks[place].index
    return FULFIL[task][s.edition.task_least[task] : s.edition.task_most[task] + 1]


def excessive(s: Signorie, place: int) -> list[Move]:
    """The task on this space with more figures than it takes."""
    task = s.tasks[place].index
    return FULFIL[task][s.edition.task_most[task] + 1 :]


def add_tasks(s: Signorie, seat: int, place: int, moves: list[Move]) -> None:
    """SIG-33 The ways to carry out the task on this space."""
    task = s.tasks[place].index
    florins = s.families[seat].florins
    for figures in range(s.edition.task_least[task], s.edition.task_most[task] + 1):
        if task_price(s, seat, place, figures) <= florins:
            moves.append(FULFIL[task][figures])


def why_not_fulfil(s: Signorie, seat: int, move: Fulfil) -> Refusal | None:
    place, task, figures = s.tasks.index(move.task), move.task.index, move.figures
    most = s.edition.task_most[task]
    if figures > most:
        return Refusal(move, "SIG-33", "too-many-figures", {"most": most})
    if task_price(s, seat, place, figures) <= s.families[seat].florins:
        return None
    sex = SEX[place & 1]
    if s.families[seat].supply[sex.index] < figures:
        return Refusal(move, "SIG-33", "too-few-figures", {"sex": sex})
    occasion = WORKING[seat][sex.index][figures]
    return obstacle(s, s.edition.task_effects[task], move, occasion)


def fulfil(s: Signorie, seat: int, task: Task, figures: int) -> None:
    """SIG-34 The figures go before the special action, which comes once for each of them."""
    place = s.tasks.index(task)
    sex = place & 1
    family = s.families[seat]
    effects = s.edition.task_effects[task.index]
    family.supply[sex] -= figures
    if s.edition.task_pledges[task.index]:
        family.pledged = replaced(family.pledged, sex, family.pledged[sex] + figures)
    else:
        family.reserve[sex] += figures
    if s.log is not None:
        s.tell("fulfils", seat, task=task, figures=figures, sex=SEX[sex])
    times = figures if s.edition.task_repeats[task.index] else 1
    carry_out(s, effects, times, WORKING[seat][sex][0])


def fulfil_preview(s: Signorie, seat: int, move: Fulfil) -> dict[str, object]:
    sex = s.tasks.index(move.task) & 1
    effects = s.edition.task_effects[move.task.index]
    times = move.figures if s.edition.task_repeats[move.task.index] else 1
    return foretold(s, effects, times, WORKING[seat][sex][move.figures])


# the threshold


class Threshold(Meaning):
    """SIG-62 A higher threshold for this round."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        """SIG-62 No threshold goes beyond the highest one, or counts after the actions."""
        family = s.families[occasion.seat]
        if family.passed:
            return NEVER
        return enough(s.edition.highest_threshold - family.threshold, amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        family = s.families[occasion.seat]
        family.threshold = min(s.edition.highest_threshold, family.threshold + amount * times)
        if s.log is not None:
            s.tell("raises-threshold", occasion.seat, threshold=family.threshold)

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        if s.families[occasion.seat].passed:
            return Refusal(move, "SIG-33", "threshold-settled")
        return Refusal(move, "SIG-62", "highest-threshold")


# a task of any colour


class SendOnErrands(Meaning):
    """SIG-33 Tasks of any colour."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return price_any_task(s, occasion.seat)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        s.then(Errands(occasion.seat, amount * times))

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-33", "no-task")


def price_any_task(s: Signorie, seat: int) -> int:
    least = NEVER
    for place in range(len(TASK)):
        least = min(least, cheapest_task(s, seat, place))
    return least


@dataclass(frozen=True)
class Errands(Step):
    """One task after the other, while one can be carried out."""

    seat: int
    left: int

    def run(self, s: Signorie) -> None:
        if self.left and price_any_task(s, self.seat) <= s.families[self.seat].florins:
            s.then(ERRAND[self.seat], Errands(self.seat, self.left - 1))


@dataclass(frozen=True)
class Errand(Choice):
    """SIG-33 Any task on the board, with figures as usual."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        places = range(len(TASK))
        moves = [move for place in places for move in ways(s, place)]
        return moves + [move for place in places for move in excessive(s, place)]

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        assert isinstance(move, Fulfil)
        return why_not_fulfil(s, self.seat, move)

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal, which most of them have."""
        moves: list[Move] = []
        for place in range(len(TASK)):
            add_tasks(s, self.seat, place, moves)
        return moves

    def play(self, s: Signorie, move: Move) -> None:
        assert isinstance(move, Fulfil)
        fulfil(s, self.seat, move.task, move.figures)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        assert isinstance(move, Fulfil)
        return fulfil_preview(s, self.seat, move)


ERRAND: Final = [Errand(seat) for seat in SEATS]
