"""The parts of a judgement: what a seat's estimate adds up from, by name.

They are only made when somebody wants reasons; the search asks for the sum alone.
"""

from collections.abc import Callable, Mapping, Sequence
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


def places_of(parts: Mapping[str, Sequence[str]], names: Sequence[str]) -> dict[str, list[int]]:
    """Where the features of each part stand among all: the estimate by hand, the first, in none."""
    return {part: [names.index(feature) for feature in parts[part]] for part in sorted(parts)}


def learn(
    found: Sequence[Part], row: list[float], weights: list[float], places: dict[str, list[int]]
) -> None:
    """Weigh the parts of the estimate made by hand, and add what the other features count."""
    for part in found:
        part.value *= weights[0]
        for place in places[part.name]:
            part.value += row[place] * weights[place]
