"""The parts of a judgement: what a seat's estimate adds up from, by name.

They are only made when somebody wants reasons; the search asks for the sum alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


class Part:
    """A part of an estimate, in its unit, and the `facts` that it counts.

    A fact is a number by the name of what is counted: of all such things, as `cities`, or of one
    piece by its label, as `profession:lawyer`.
    """

    def __init__(self, name: str, value: float, facts: dict[str, float] | None = None) -> None:
        self.name = name
        self.value = value
        self.facts = facts or {}


def total(parts: Sequence[Part]) -> float:
    return sum([part.value for part in parts])


@dataclass(frozen=True)
class Breakdown:
    """How a game's judgement is taken apart.

    `parts` are those of each seat, and add up to its estimate; `settle` plays on from a move to
    where its effect can be told.
    """

    parts: Callable[[Any], list[list[Part]]]
    settle: Callable[[Any], None]
