"""What a deep review of a finished game finds: every decision, every change, every player.

All of it is plain data, so that it can be kept, sent and drawn: moves are written as in records,
chances lie between 0 and 1, by seat. A `ply` is the number of moves that were made before.
"""

from collections.abc import Mapping
from dataclasses import dataclass

# Raised where the same game would give other figures, so that kept ones are made anew.
VERSION = 4

DEPTH = 80_000  # iterations that are spent on a whole game, where nobody wants another depth


@dataclass(frozen=True)
class LineMove:
    """A move that is expected of a seat."""

    seat: int
    move: str


@dataclass(frozen=True)
class Why:
    """A part of the judgement of `seat` that speaks for a move; see `bots.reasons.Reason`."""

    seat: int
    part: str
    weight: float
    facts: Mapping[str, tuple[float, float]]
    later: bool = False


@dataclass(frozen=True)
class Option:
    """A move that was open, and what was to be expected of it by what its seat could know.

    `chances` are those of every seat, `points` what the seat itself would end with. The `line`
    begins with the move and can be played from the true position; it is told, as the `reasons`
    are, where the choice is worth a word.
    """

    move: str
    chances: tuple[float, ...]
    points: float
    line: tuple[LineMove, ...] = ()
    reasons: tuple[Why, ...] = ()


@dataclass(frozen=True)
class Decision:
    """A choice among several moves: the best first among its `options`, the played one in them.

    The `loss` is how much of its chance the seat gave away, give or take the `doubt`.
    """

    ply: int
    seat: int
    played: str
    options: tuple[Option, ...]
    loss: float
    doubt: float
    grade: str = ""

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def chosen(self) -> Option:
        return next(option for option in self.options if option.move == self.played)

    @property
    def choice(self) -> tuple[float, ...]:
        """What the choice changed of every seat's chance, against the best move."""
        pairs = zip(self.chosen.chances, self.best.chances, strict=True)
        return tuple(round(played - best, 4) for played, best in pairs)


@dataclass(frozen=True)
class Moment:
    """The chances before a decision, or at the end.

    `open` is what an eye would say that sees all cards, `public` a spectator who sees none, and
    `own` the seat that decides, of itself; at the end there is none.
    """

    ply: int
    open: tuple[float, ...]
    public: tuple[float, ...]
    seat: int = -1
    own: float | None = None


@dataclass(frozen=True)
class Change:
    """What changed of each seat's chance from one moment to the next, and what by.

    `choice` is what the decision at `ply` gave away or gained, `luck` all the rest: cards, dice,
    and what others happened to hold. The first change, of nobody's choice, is the deal.
    """

    ply: int
    seat: int
    choice: tuple[float, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Account:
    """How a seat came from its `start` to its `result`: by choices of its own and of the others,
    and by luck. `accuracy` is the part of the chance on offer that its choices kept."""

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


@dataclass(frozen=True)
class Insight:
    """A finished game looked through, at a depth of so many iterations."""

    version: int
    game: str
    digest: str
    depth: int
    last: int
    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]
    changes: tuple[Change, ...]
    accounts: tuple[Account, ...]
