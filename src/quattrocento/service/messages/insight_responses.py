"""The bodies of responses about a finished game that was looked through closely."""

from typing import Literal

from msgspec import Struct

from quattrocento.service.messages.responses import About, Moment, Update
from quattrocento.service.messages.review_responses import ExpectedOut, ReasonOut

Grade = Literal["", "inaccuracy", "mistake", "blunder"]


class AlternativeOut(Struct, frozen=True):
    """A move that was open, and what was to be expected of it by what its seat could know.

    `chances` are those of every seat, `points` what the seat itself would end with. The `line`
    can be played from the true position; it and the `reasons` are there where the choice is worth
    a word, which is where the decision has a grade.
    """

    move: str
    picks: list[str]
    chances: list[float]
    points: float
    line: list[ExpectedOut]
    reasons: list[ReasonOut]
    text: str = ""


class DecisionOut(Struct, frozen=True):
    """A choice among several moves, made after `ply` moves; the best first among its `options`,
    the played one in them. `loss` is how much of its chance the seat gave away."""

    ply: int
    seat: int
    played: str
    options: list[AlternativeOut]
    loss: float
    doubt: float
    grade: Grade


class MomentOut(Struct, frozen=True):
    """The chances by seat before a decision, or at the end: `open` as an eye would put them that
    sees all cards, `public` as a spectator who sees none, and `own` as the `seat` that decides
    would, of itself. At the end `seat` is -1 and `own` is null."""

    ply: int
    open: list[float]
    public: list[float]
    seat: int
    own: float | None


class ChangeOut(Struct, frozen=True):
    """What changed of each seat's open chance from a moment to the next: by the `choice` of `seat`
    after `ply` moves, and by `luck`. The first is the deal, of nobody's choice (`seat` -1)."""

    ply: int
    seat: int
    choice: list[float]
    luck: list[float]


class AccountOut(Struct, frozen=True):
    """How a seat came from `start` to `result`: by choices of its own and of the others, and by
    luck, which add up. `accuracy` is the part, in percent, of the chance on offer that it kept."""

    seat: int
    start: float
    result: float
    own_choices: float
    others_choices: float
    luck: float
    accuracy: float
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


class InsightOut(Struct, frozen=True):
    """A finished game looked through closely, with so many iterations (`depth`) in all."""

    last: int
    depth: int
    decisions: list[DecisionOut]
    moments: list[MomentOut]
    changes: list[ChangeOut]
    accounts: list[AccountOut]


class PlayedOut(Struct, frozen=True):
    """A line move by move: the table after each of them, as the seat saw it that would choose."""

    moments: list[Moment]


class Again(Struct, frozen=True):
    """The table before a decision, as its seat saw it; a move there is judged and not played."""

    about: About
    update: Update


class Judged(Struct, frozen=True):
    """A move that was tried. It is `good` where it is as good as the best, or nearly."""

    good: bool
    loss: float
    tried: AlternativeOut
    best: AlternativeOut


class InsightState(Struct, frozen=True):
    """How far it is: `done` of `total` parts while it is running, the `insight` when it is done.

    The total is 0 until the game's turn has come.
    """

    status: Literal["none", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    insight: InsightOut | None = None
