"""Learned weights: the estimate of a seat is the sum of its features, each by its weight.

The weights of a game stand beside its features, in a file for each number of seats at which they
win; `quattrocento train` makes such files. Where there is none, the judgement is the hand-made one.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from quattrocento.bots.heuristics.heuristic import Heuristic

Weights = dict[int, list[float]]  # by number of seats, in the order of the features


@dataclass(frozen=True)
class Model:
    """What can be learned of a game.

    `features` gives a row for each seat, with a figure for each of the `names`; `judge_by` makes a
    judgement of weights. Games are learned from at positions that are quiet, and at some others.
    """

    names: tuple[str, ...]
    features: Callable[[Any], list[list[float]]]
    is_quiet: Callable[[Any], bool]
    judge_by: Callable[[Weights], Heuristic]


def read_weights(
    package: str, seats: Sequence[int], names: tuple[str, ...], revision: int
) -> Weights:
    """All there are. What was learned of other features or of other rules is not believed."""
    found: Weights = {}
    for number in seats:
        file = files(package).joinpath(weights_file(number))
        if file.is_file():
            given = json.loads(file.read_text("utf-8"))
            if tuple(given["weights"]) == names and given["revision"] == revision:
                found[number] = [float(given["weights"][name]) for name in names]
    return found


def weights_file(seats: int) -> str:
    return f"weights-{seats}.json"


def weigh(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for place in range(len(row)):
        total += row[place] * weights[place]
    return total
