"""What every bot can do, and how long it may take."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from quattrocento.core.game import Seen
from quattrocento.core.moves import Move


@dataclass(frozen=True)
class ThinkingTime:
    """How long a bot may think: so many iterations, or so many seconds, whichever is set.

    With iterations a bot plays the same moves for the same seed on every machine. With several
    workers they share the iterations, or each thinks for so many seconds. Seconds of the
    `processor` are those in which it works for the bot, whatever else it has to do. Seconds are
    not used up where one move is clearly the best, unless `every_move` is of interest.
    """

    iterations: int = 0
    seconds: float = 0.0
    workers: int = 1
    processor: bool = False
    every_move: bool = False

    @property
    def may_end_early(self) -> bool:
        """Whether it is enough to know which move is the best."""
        return not self.iterations and not self.every_move

    def now(self) -> float:
        """The time by the clock that counts."""
        return time.process_time() if self.processor else time.monotonic()


USUAL = ThinkingTime(seconds=1.0)


@dataclass(frozen=True)
class Expected:
    """A move that a bot expects of a seat."""

    seat: int
    move: Move


@dataclass(frozen=True)
class Candidate:
    """A move that a bot has looked at: its chance of winning, and the line it expects."""

    move: Move
    value: float
    visits: int
    line: tuple[Expected, ...] = ()


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of a position, best move first."""

    candidates: Sequence[Candidate]
    iterations: int


class Bot(Protocol):
    """Chooses a move from what a seat can see, and from nothing else."""

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move: ...


@runtime_checkable
class ThinkingBot(Protocol):
    """A bot that can say what it thinks of a position, as hints do."""

    def think(self, seen: Seen, clock: ThinkingTime = USUAL) -> Thought: ...


@runtime_checkable
class JudgingBot(Protocol):
    """A bot that judges as `heuristics` does, by hand or by what was learned."""

    judgement: str
