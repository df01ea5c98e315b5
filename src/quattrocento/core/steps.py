"""Steps: what happens next. A state holds a stack of them, its agenda."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from mypy_extensions import mypyc_attr

from quattrocento.core.moves import Move

NO_FACTS: Final[Mapping[str, object]] = {}


@dataclass(init=False)
class Refusal:
    """A move one might try, the rule that forbids it, and the words that say why."""

    # Whoever asks for the legal moves makes one for every other move: so no generated
    # `__init__`, which is not compiled, and no `frozen`, which is slow in both builds.

    move: Move
    rule: str
    reason: str
    facts: Mapping[str, object]

    def __init__(
        self, move: Move, rule: str, reason: str, facts: Mapping[str, object] = NO_FACTS
    ) -> None:
        self.move = move
        self.rule = rule
        self.reason = reason
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Step:
    """Something that happens without anybody choosing. It runs once and holds no secrets."""

    # Steps never change, so that copies of a state may share them.

    def __copy__(self) -> "Step":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Step":
        return self

    def __reduce__(self) -> tuple[type["Step"], tuple[object, ...]]:
        return type(self), tuple([getattr(self, f.name) for f in fields(self)])

    def run(self, s: Any) -> None:
        raise TypeError(f"{type(self).__name__} has nothing to run")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Question(Step):
    """A step that stops the game until somebody has chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Choice(Question):
    """One decision of one seat: what may be chosen, why the rest may not, what then happens."""

    seat: int

    def candidates(self, s: Any) -> Sequence[Move]:
        """What one could announce here, each move once, in a stable order."""
        raise TypeError(f"{type(self).__name__} has no candidates")

    def why_not(self, s: Any, move: Move) -> Refusal | None:
        """The rule that forbids a candidate now; nothing where it is legal."""
        return None

    def legal_moves(self, s: Any) -> Sequence[Move]:
        """Never empty. A step may override this with a faster way to the same moves."""
        return [move for move in self.candidates(s) if self.why_not(s, move) is None]

    def refusals(self, s: Any) -> Sequence[Refusal]:
        """For people: what one might try here and may not."""
        found = [self.why_not(s, move) for move in self.candidates(s)]
        return [refusal for refusal in found if refusal is not None]

    def play(self, s: Any, move: Move) -> None:
        raise TypeError(f"{type(self).__name__} cannot be played")

    def preview(self, s: Any, move: Move) -> Mapping[str, object]:
        """For people: the certain consequences of a move."""
        return {}

    def facts(self, s: Any) -> Mapping[str, object]:
        """What the sentence that asks the question speaks of."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class FreeChoice(Choice):
    """A decision in which every candidate is legal, so that none has to be asked for its rule."""

    def legal_moves(self, s: Any) -> Sequence[Move]:
        return self.candidates(s)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class JointChoice(Question):
    """Decisions of several seats at once: answered in any order, revealed together."""

    choices: tuple[Choice, ...]

    def reveal(self, s: Any, answers: Mapping[int, Move]) -> None:
        for choice in self.choices:
            choice.play(s, answers[choice.seat])
