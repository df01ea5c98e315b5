"""The state of a game in progress: an agenda of steps, and what the games add to it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from quattrocento.core.moves import Move
from quattrocento.core.packing import pack, parts_of
from quattrocento.core.rng import Rng
from quattrocento.core.steps import Choice, JointChoice, Question, Refusal, Step

T = TypeVar("T")

BESIDE: Final = ("edition", "answers", "log")
EVERYONE: Final = -1
NOBODY: Final = -1


@dataclass(frozen=True)
class Event:
    """A fact that players are told: never a sentence. `to` is a seat or EVERYONE.

    `source` says what points are for, by the names of the parts of a score. It follows from
    what happened, so that records do not seal it.
    """

    ply: int
    kind: str
    seat: int
    to: int
    facts: Mapping[str, object]
    source: str = ""

    def __reduce__(self) -> tuple[type["Event"], tuple[object, ...]]:
        return Event, (self.ply, self.kind, self.seat, self.to, self.facts, self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class State:
    """Games add `edition`, `variants` and fields of their own, and write `clone()`."""

    seats: int
    rng: Rng
    agenda: list[Step]
    answers: dict[int, Move]
    log: list[Event] | None
    ply: int
    revealed: int

    def clone(self) -> Self:
        raise TypeError(f"{type(self).__name__} does not say how to clone itself")

    def copy_into(self, twin: "State") -> None:
        """The part of a clone that is the same in every game."""
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda.copy()
        twin.answers = self.answers.copy()
        twin.log = None if self.log is None else self.log.copy()
        twin.ply = self.ply
        twin.revealed = self.revealed

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[object, ...]]:
        """For other processes: as data, with the moves, events and figures beside them."""
        packed = {f.name: pack(getattr(self, f.name)) for f in fields(self) if f.name not in BESIDE}
        beside = {name: getattr(self, name) for name in BESIDE}
        package = type(self).__module__.rpartition(".")[0]
        return _revive, (type(self), package, packed, beside)

    # what rule code does

    def then(
        self,
        step: Step,
        second: Step | None = None,
        third: Step | None = None,
        fourth: Step | None = None,
    ) -> None:
        """Do these next, in this order; where there may be more, see `then_all`."""
        # Compiled, a parameter each is much faster than a tuple of them.
        agenda = self.agenda
        if second is not None:
            if third is not None:
                if fourth is not None:
                    agenda.append(fourth)
                agenda.append(third)
            agenda.append(second)
        agenda.append(step)

    def then_all(self, steps: Sequence[Step]) -> None:
        """Do these next, in this order, if there are any."""
        self.agenda.extend(steps[::-1])

    def tell(
        self,
        kind: str,
        seat: int = NOBODY,
        to: int = EVERYONE,
        source: str = "",
        **facts: object,
    ) -> None:
        if self.log is not None:
            self.log.append(Event(self.ply, kind, seat, to, facts, source))

    def reveal(self) -> None:
        """Something hidden came to light: no undo goes back beyond this move."""
        self.revealed = self.ply

    def draw(self, pile: list[T], count: int) -> list[T]:
        """Take from the top (the end) of a pile: as many as there are, up to `count`."""
        self.revealed = self.ply
        start = max(0, len(pile) - count)
        taken = pile[start:]
        del pile[start:]
        taken.reverse()
        return taken

    def shuffle(self, pile: list[Any]) -> None:
        self.revealed = self.ply
        self.rng.shuffle(pile)

    def roll(self, sides: int) -> int:
        self.revealed = self.ply
        return 1 + self.rng.below(sides)

    # what the engine does

    @property
    def over(self) -> bool:
        return not self.agenda

    def waiting(self) -> list[Choice]:
        """The choices that are open now."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if isinstance(top, JointChoice):
            return [choice for choice in top.choices if choice.seat not in self.answers]
        assert isinstance(top, Choice)
        return [top]

    def choice(self, seat: int) -> Choice | None:
        """What this seat is asked now, if anything."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return top if top.seat == seat else None
        assert isinstance(top, JointChoice)
        for choice in top.choices:
            if choice.seat == seat and seat not in self.answers:
                return choice
        return None

    def turn(self) -> int:
        """The first seat that is asked now."""
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return top.seat
        return self.waiting()[0].seat

    def legal_moves(self, seat: int) -> Sequence[Move]:
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Choice):
                return top.legal_moves(self) if top.seat == seat else ()
        choice = self.choice(seat)
        return choice.legal_moves(self) if choice is not None else ()

    def refusals(self, seat: int) -> Sequence[Refusal]:
        choice = self.choice(seat)
        return choice.refusals(self) if choice is not None else ()

    def play(self, seat: int, move: Move) -> None:
        """Play a legal move and go on to the next question. Legality is the reader's business."""
        self.answer(seat, move)
        self.settle()

    def decide(self, choice: Choice, move: Move) -> None:
        """Play a move in the choice on top of the agenda, where no other seat is asked."""
        self.ply += 1
        self.agenda.pop()
        choice.play(self, move)
        self.settle()

    def answer(self, seat: int, move: Move) -> None:
        """Play a legal move, but run no step that follows from it yet."""
        self.ply += 1
        top = self.agenda[-1]
        if isinstance(top, Choice):
            self.agenda.pop()
            top.play(self, move)
        else:
            assert isinstance(top, JointChoice)
            self.answers[seat] = move
            if len(self.answers) < len(top.choices):
                return
            answers = self.answers
            self.answers = {}
            self.agenda.pop()
            self.revealed = self.ply
            top.reveal(self, answers)

    def settle(self) -> None:
        """Run steps until somebody must choose or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Question):
                return
            agenda.pop()
            step.run(self)

    @property
    def is_settled(self) -> bool:
        """Whether somebody must choose now, or the game is over."""
        return not self.agenda or isinstance(self.agenda[-1], Question)

    def advance(self) -> None:
        """Run the next step; only while the state is not settled."""
        self.agenda.pop().run(self)


def _revive(
    cls: type[State], package: str, packed: dict[str, Any], beside: dict[str, Any]
) -> State:
    parts = parts_of(package)
    revived = cls.__new__(cls)
    for name, value in packed.items():
        setattr(revived, name, parts.unpack(value))
    for name, value in beside.items():
        setattr(revived, name, value)
    return revived


def imagine_answers(s: State, seat: int, rng: Rng) -> None:
    """Replace the hidden answers of the others to a joint choice by ones they could have given."""
    if not s.answers:
        return
    top = s.agenda[-1]
    assert isinstance(top, JointChoice)
    for choice in top.choices:
        if choice.seat in s.answers and choice.seat != seat:
            s.answers[choice.seat] = rng.pick(choice.legal_moves(s))
