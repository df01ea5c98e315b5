"""Weights from lessons: a score for each seat, softmax over the seats, the most likely winner.

The fit is Newton's method on the logarithm of the likelihood, with a ridge on the weights of
features that were brought to one scale. It needs numpy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quattrocento.training.lessons import Lesson

RIDGES = (3.0, 30.0, 300.0)
STEPS = 25
HELD_OUT = 5  # one game in so many is kept to judge by
PLACES = 4  # to which weights are rounded, so that every machine plays the same


class NoNumpy(Exception):
    """Training needs numpy."""


@dataclass(frozen=True)
class Fitted:
    """Weights, and how they do on games that they have not seen.

    `loss` is the mean of minus the logarithm of the winner's chance, `guess` what it is for those
    who hold all seats equal, and `by_hand` for the hand-made estimate at its best scale.
    """

    weights: tuple[float, ...]
    ridge: float
    positions: int
    loss: float
    by_hand: float
    guess: float


class Data:
    """Lessons as arrays: features by position and seat, and the shares won."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        np = numpy()
        self.x = np.array([rows for one in lessons for rows in one.positions], dtype=np.float64)
        self.y = np.array([one.shares for one in lessons for _ in one.positions], dtype=np.float64)

    def loss(self, weights: Any) -> float:
        np = numpy()
        chances = softmax(self.x @ weights)
        return float(-np.mean(np.sum(self.y * np.log(chances + 1e-12), axis=1)))


def fit(lessons: Sequence[Lesson]) -> Fitted:
    """The weights that do best on games held out, then fitted to all games."""
    np = numpy()
    known = Data([one for place, one in enumerate(lessons) if place % HELD_OUT])
    kept = Data([one for place, one in enumerate(lessons) if not place % HELD_OUT])
    losses = {ridge: kept.loss(newton(known, ridge)) for ridge in RIDGES}
    ridge = min(losses, key=lambda one: losses[one])
    everything = Data(lessons)
    weights = newton(everything, ridge)
    first = np.zeros(len(weights))
    first[0] = 1.0
    scales = [kept.loss(first * scale) for scale in (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0)]
    return Fitted(
        weights=tuple(round(float(one), PLACES) for one in weights),
        ridge=ridge,
        positions=len(everything.y),
        loss=round(losses[ridge], 4),
        by_hand=round(min(scales), 4),
        guess=round(float(np.log(everything.y.shape[1])), 4),
    )


def newton(data: Data, ridge: float) -> Any:
    """The weights at which the penalised likelihood is largest."""
    np = numpy()
    middle = data.x.mean(axis=1, keepdims=True)
    spread = np.sqrt(np.mean((data.x - middle) ** 2, axis=(0, 1)))
    unused = spread < 1e-9
    spread[unused] = 1.0
    x = (data.x - middle) / spread
    weights = np.zeros(x.shape[2])
    for _ in range(STEPS):
        chances = softmax(x @ weights)
        slope = np.einsum("ns,nsf->f", data.y - chances, x) - ridge * weights
        mean = np.einsum("ns,nsf->nf", chances, x)
        flat = x.reshape(-1, x.shape[2])
        bend = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean
        step = np.linalg.solve(bend + ridge * np.eye(len(weights)), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-7:
            break
    weights[unused] = 0.0
    return weights / spread


def softmax(scores: Any) -> Any:
    np = numpy()
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def numpy() -> Any:
    try:
        import numpy as np
    except ImportError:
        raise NoNumpy("numpy is not installed; install quattrocento[train]") from None
    return np
