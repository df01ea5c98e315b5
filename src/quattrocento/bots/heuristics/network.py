"""A small network: from what a seat sees to how good every action is, and how the game stands.

Two layers of rectified sums, then a sum for each action and one for the chance of winning. The
weights stand beside what it looks at, in a file for each number of seats at which it wins;
`quattrocento train --network` makes such files.
"""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from struct import Struct
from typing import Any, Final

from quattrocento.core.moves import Move

Units = list[list[float]]  # for each unit its bias, then the weights of all that it sums up
Whole = list[list[int]]  # the same in whole numbers

LANE: Final = 64  # bits for a sum, which is far below its middle
MIDDLE: Final = 1 << (LANE - 1)
THOUSAND: Final = 1000


@dataclass(frozen=True)
class Columns:
    """So many numbers of what is seen, each divided by so much before it is weighed."""

    name: str
    size: int
    divisor: int = 1


def all_of(s: Any, seat: int, legal_moves: Sequence[Move]) -> Sequence[Move]:
    """The options of a title in which none is plainly worse than another."""
    return legal_moves


@dataclass(frozen=True)
class Sight:
    """What a network looks at in a game, and what it can do there.

    `look` gives a row of small numbers of what a seat sees, and of nothing else; `action` the
    number of a move, below `actions`; `options` leaves out moves that it need not think about.
    All that at tables of so many `seats`.
    """

    columns: tuple[Columns, ...]
    look: Callable[[Any, int], bytes]
    actions: int
    action: Callable[[Move], int]
    seats: Sequence[int]
    options: Callable[[Any, int, Sequence[Move]], Sequence[Move]] = all_of

    @property
    def size(self) -> int:
        return sum([some.size for some in self.columns])


class Layer:
    """Sums that are rectified: what is below nothing is nothing.

    All sums of a layer stand in one large number, a lane of bits for each, and are made together:
    Python multiplies and adds large numbers quickly, compiled or not. Whole numbers are exact, so
    the sums are the same everywhere.
    """

    def __init__(self, units: Whole) -> None:
        self.rows = [pack([unit[place] for unit in units]) for place in range(len(units[0]))]
        self.bias = self.rows.pop(0) + pack([MIDDLE] * len(units))
        self.size = len(units) * LANE // 8
        self.lanes = Struct(f"<{len(units)}Q")

    def sums(self, numbers: Sequence[int]) -> list[int]:
        total = self.bias
        for place, number in enumerate(numbers):
            if number:
                total += number * self.rows[place]
        found = self.lanes.unpack(total.to_bytes(self.size, "little"))
        return [lane - MIDDLE if lane > MIDDLE else 0 for lane in found]


def pack(numbers: Sequence[int]) -> int:
    """Numbers of either sign, each in a lane of its own."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total


class Network:
    """The first two layers count in whole numbers, of which `unit` are one."""

    def __init__(
        self, first: Layer, second: Layer, unit: float, actions: Units, value: list[float]
    ) -> None:
        self.first = first
        self.second = second
        self.unit = unit
        self.actions = actions
        self.value = value

    def think(self, row: bytes) -> list[float]:
        """The second layer: all that is made of what is seen."""
        return [number / self.unit for number in self.second.sums(self.first.sums(list(row)))]

    def chance(self, thought: list[float]) -> float:
        """The chance of winning of whoever looks."""
        return min(max(0.5 + 0.5 * weigh(thought, self.value), 0.0), 1.0)

    def preferences(self, thought: list[float], actions: list[int]) -> list[float]:
        """How good some actions are beside each other: logarithms of how likely they are."""
        return [weigh(thought, self.actions[action]) for action in actions]


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
    common = math.lcm(*divisors)
    parts = [THOUSAND * common, *[THOUSAND * common // by for by in divisors]]
    first = [whole(unit, parts) for unit in read_units(given["first"])]
    units = read_units(given["second"])
    scales = [THOUSAND * THOUSAND * common, *[THOUSAND] * len(first)]
    second = [whole(unit, scales) for unit in units]
    (value,) = read_units(given["value"])
    actions = read_units(given["actions"])
    return Network(Layer(first), Layer(second), float(scales[0]), actions, value)


def whole(unit: list[float], scales: list[int]) -> list[int]:
    """Weights, which are kept in thousandths, as whole numbers."""
    return [
        round(weight * THOUSAND) * (scale // THOUSAND)
        for weight, scale in zip(unit, scales, strict=True)
    ]


def columns_of(sight: Sight) -> list[tuple[str, list[int]]]:
    """The columns in their order, as a file says them."""
    return [(some.name, [some.size, some.divisor]) for some in sight.columns]


def read_units(given: Mapping[str, list[float]]) -> Units:
    return [[float(one) for one in row] for row in given.values()]


def network_file(seats: int) -> str:
    return f"network-{seats}.json"
