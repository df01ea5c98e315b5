"""Learned weights: the estimate of a seat is the sum of its features, each by its weight.

Games change as they go by, so each of a title's phases has weights of its own. They stand beside
the features, in a file for each number of seats at which they win; `quattrocento train` makes
such files. Where there is none, the judgement is the hand-made one.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from quattrocento.bots.heuristics.heuristic import Heuristic


@dataclass
class PhaseWeights:
    """What was learned for one number of seats: by phase, in the order of the features.

    A lead of as much as the scale of a phase makes a win e times as likely.
    """

    weights: list[list[float]]
    scales: list[float]


Weights = dict[int, PhaseWeights]  # by number of seats


def whole_game(s: Any) -> int:
    """The phase of a title that has only one."""
    return 0


@dataclass(frozen=True)
class Model:
    """What can be learned of a game.

    `features` gives a row for each seat, with a figure for each of the `names`, of which the first
    is the estimate made by hand; `judge_by` makes a judgement of weights. Games are learned from at
    positions that are quiet, and at some others: in `points` at the end if these tell more than
    who has won.
    """

    names: tuple[str, ...]
    features: Callable[[Any], list[list[float]]]
    is_quiet: Callable[[Any], bool]
    judge_by: Callable[[Weights], Heuristic]
    phases: int = 1
    phase: Callable[[Any], int] = whole_game
    points: bool = False


def read_weights(
    package: str, seats: Sequence[int], names: tuple[str, ...], phases: int, revision: int
) -> Weights:
    """All there are. What was learned of other features or of other rules is not believed."""
    found: Weights = {}
    for number in seats:
        file = files(package).joinpath(weights_file(number))
        if file.is_file():
            given = json.loads(file.read_text("utf-8"))
            known = tuple(given["weights"]) == names and given["revision"] == revision
            if known and len(given["scales"]) == phases:
                found[number] = phase_weights(given)
    return found


def phase_weights(given: Any) -> PhaseWeights:
    """Weights as they stand in a file: by name, one a phase."""
    scales = [float(one) for one in given["scales"]]
    return PhaseWeights(
        [[float(row[phase]) for row in given["weights"].values()] for phase in range(len(scales))],
        scales,
    )


def weights_file(seats: int) -> str:
    return f"weights-{seats}.json"


def weigh(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for place in range(len(row)):
        total += row[place] * weights[place]
    return total
