"""A small network: from what a seat sees to how good every action is, and how the game stands.

Two layers of rectified sums, then a sum for each action and one for the chance of winning. The
weights stand beside what it looks at, in a file for each number of seats at which it wins;
`quattrocento train --network` makes such files.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from quattrocento.core.moves import Move

Units = list[list[float]]  # for each unit its bias, then the weights of all that it sums up


@dataclass(frozen=True)
class Columns:
    """So many numbers of what is seen, each divided by so much before it is weighed."""

    name: str
    size: int
    divisor: int = 1


@dataclass(frozen=True)
class Sight:
    """What a network looks at in a game, and what it can do there.

    `look` gives a row of small numbers of what a seat sees, and of nothing else; `action` the
    number of a move, below `actions`.
    """

    columns: tuple[Columns, ...]
    look: Callable[[Any, int], bytes]
    actions: int
    action: Callable[[Move], int]

    @property
    def size(self) -> int:
        return sum([some.size for some in self.columns])


class Network:
    def __init__(self, first: Units, second: Units, actions: Units, value: list[float]) -> None:
        self.first = first
        self.second = second
        self.actions = actions
        self.value = value

    def think(self, row: bytes) -> list[float]:
        """The second layer: all that is made of what is seen."""
        return rectified(rectified([float(number) for number in row], self.first), self.second)

    def chance(self, thought: list[float]) -> float:
        """The chance of winning of whoever looks."""
        return min(max(0.5 + 0.5 * weigh(thought, self.value), 0.0), 1.0)

    def preferences(self, thought: list[float], actions: list[int]) -> list[float]:
        """How good some actions are beside each other: logarithms of how likely they are."""
        return [weigh(thought, self.actions[action]) for action in actions]


def rectified(row: list[float], units: Units) -> list[float]:
    """Most of what is seen is nothing, and so is much of what is made of it: that is left out."""
    places = [place for place, number in enumerate(row) if number > 0.0]
    numbers = [row[place] for place in places]
    found = []
    for weights in units:
        total = weights[0]
        for index in range(len(places)):
            total += numbers[index] * weights[places[index] + 1]
        found.append(total if total > 0.0 else 0.0)
    return found


def weigh(row: list[float], weights: list[float]) -> float:
    total = weights[0]
    for place in range(len(row)):
        total += row[place] * weights[place + 1]
    return total


def read_network(package: str, seats: int, sight: Sight, revision: int) -> Network | None:
    """What was learned for so many seats, if there is anything."""
    file = files(package).joinpath(network_file(seats))
    if not file.is_file():
        return None
    return network_of(json.loads(file.read_text("utf-8")), sight, revision)


def network_of(given: Any, sight: Sight, revision: int) -> Network | None:
    """A network as it stands in a file. What was learned of other columns or other rules is not
    believed."""
    if given["revision"] != revision or list(given["columns"].items()) != columns_of(sight):
        return None
    if len(given["actions"]) != sight.actions:
        return None
    divisors = [some.divisor for some in sight.columns for _ in range(some.size)]
    first = [
        [row[0], *[weight / by for weight, by in zip(row[1:], divisors, strict=True)]]
        for row in read_units(given["first"])
    ]
    (value,) = read_units(given["value"])
    return Network(first, read_units(given["second"]), read_units(given["actions"]), value)


def columns_of(sight: Sight) -> list[tuple[str, list[int]]]:
    """The columns in their order, as a file says them."""
    return [(some.name, [some.size, some.divisor]) for some in sight.columns]


def read_units(given: Mapping[str, list[float]]) -> Units:
    return [[float(one) for one in row] for row in given.values()]


def network_file(seats: int) -> str:
    return f"network-{seats}.json"
