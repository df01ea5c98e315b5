"""Weights from lessons, for each phase of a game: a score for each seat, softmax over the seats.

Where only who wins counts, the weights make the winners likeliest (Newton's method on the logarithm
of the likelihood). Where points do, they tell best by how much each seat ends above or below
the others (least squares), which a game says more of; then only the scale is found by the winners.
A ridge keeps the weights of features, brought to one scale, near 0, or near those of the judgement
made by hand. It needs numpy.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from quattrocento.bots.heuristics.learned import Model, PhaseWeights
from quattrocento.training.lessons import Lesson

RIDGES = (3.0, 30.0, 300.0)
STEPS = 25
HELD_OUT = 5  # one game in so many is kept to judge by
PLACES = 4  # to which weights are rounded, so that every machine plays the same
FEWEST = 200  # positions of a phase that it is learned from; with fewer, all phases are
SCALES = [round(0.25 * 1.12**step, PLACES) for step in range(60)]


class NoNumpy(Exception):
    """Training needs numpy."""


@dataclass(frozen=True)
class Fitted:
    """Weights, and how they do on games that they have not seen.

    `loss` is the mean of minus the logarithm of the winner's chance, `guess` what it is for those
    who hold all seats equal, and `by_hand` for the hand-made estimate at its best scales. The
    `spread` of each feature is by how much the seats usually differ in it.
    """

    weights: PhaseWeights
    ridge: float
    positions: int
    loss: float
    by_hand: float
    guess: float
    spread: tuple[float, ...] = ()


class Data:
    """Lessons as arrays: features by position and seat, shares and points by seat, and phases."""

    def __init__(self, x: Any, y: Any, points: Any, phase: Any) -> None:
        self.x = x
        self.y = y
        self.points = points
        self.phase = phase

    def part(self, mask: Any) -> "Data":
        return Data(self.x[mask], self.y[mask], self.points[mask], self.phase[mask])

    def losses(self, weights: Any, scale: float) -> Any:
        np = numpy()
        chances = softmax(self.x @ weights / scale)
        return -np.sum(self.y * np.log(chances + 1e-12), axis=1)

    def loss(self, found: PhaseWeights) -> float:
        np = numpy()
        total = 0.0
        for phase, weights in enumerate(found.weights):
            part = self.part(self.phase == phase)
            total += float(part.losses(np.array(weights), found.scales[phase]).sum())
        return total / max(len(self.phase), 1)


def gather(lessons: Iterable[Lesson]) -> tuple[Data, Any]:
    """All positions, and of which lesson each is; one lesson at a time, as lists are large."""
    np = numpy()
    x, y, points, phase, number = [], [], [], [], []
    for place, one in enumerate(lessons):
        count = len(one.positions)
        if count:
            x.append(np.array(one.positions, dtype=np.float64))
            y.append(np.tile(np.array(one.shares), (count, 1)))
            points.append(np.tile(np.array(one.points), (count, 1)))
            phase.append(np.array(one.phases))
            number.append(np.full(count, place))
    together = np.concatenate
    return Data(*[together(one) for one in (x, y, points, phase)]), together(number)


def fit(lessons: Iterable[Lesson], phases: int = 1, points: bool = False) -> Fitted:
    """The weights that do best on games held out, then fitted to all games."""
    np = numpy()
    solve = least_squares if points else newton
    everything, game = gather(lessons)
    known, kept = everything.part(game % HELD_OUT != 0), everything.part(game % HELD_OUT == 0)
    losses = {ridge: kept.loss(by_phase(known, phases, solve, ridge)) for ridge in RIDGES}
    ridge = min(losses, key=lambda one: losses[one])
    return Fitted(
        weights=by_phase(everything, phases, solve, ridge),
        ridge=ridge,
        positions=len(everything.y),
        loss=round(losses[ridge], 4),
        by_hand=round(kept.loss(by_phase(known, phases, as_by_hand, 0.0)), 4),
        guess=round(float(np.log(everything.y.shape[1])), 4),
        spread=tuple(round(float(one), PLACES) for one in spread_of(everything)),
    )


Solution = tuple[Any, float]  # weights, and their scale


def by_phase(
    data: Data, phases: int, solve: Callable[[Data, float], Solution], ridge: float
) -> PhaseWeights:
    """Weights of each phase; those of the whole game where there is little to learn from."""
    found = PhaseWeights([], [])
    for phase in range(phases):
        part = data.part(data.phase == phase)
        weights, scale = solve(part if len(part.y) >= FEWEST else data, ridge)
        found.weights.append([round(float(one), PLACES) for one in weights])
        found.scales.append(scale)
    return found


def as_by_hand(data: Data, ridge: float) -> Solution:
    """The estimate made by hand, which is the first feature, alone."""
    weights = hand_made(data)
    return weights, best_scale(data, weights)


def hand_made(data: Data) -> Any:
    weights = numpy().zeros(data.x.shape[2])
    weights[0] = 1.0
    return weights


def best_scale(data: Data, weights: Any) -> float:
    return min(SCALES, key=lambda scale: float(data.losses(weights, scale).sum()))


def least_squares(data: Data, ridge: float) -> Solution:
    """The weights that tell best how far each seat ends above the others, near those by hand."""
    np = numpy()
    x, spread, unused = standard(data)
    weights = hand_made(data)
    above = data.points - data.points.mean(axis=1, keepdims=True)
    missing = (above - x @ (weights * spread)).reshape(-1)
    flat = x.reshape(-1, x.shape[2])
    # Positions of a game are much alike, so each tells a part of what it would alone.
    held = ridge * len(data.y) / 1000.0
    found = np.linalg.solve(flat.T @ flat + held * np.eye(len(weights)), flat.T @ missing)
    found[unused] = 0.0
    weights = weights + found / spread
    return weights, best_scale(data, weights)


def newton(data: Data, ridge: float) -> Solution:
    """The weights at which the penalised likelihood is largest, as logarithms of odds."""
    np = numpy()
    x, spread, unused = standard(data)
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
    return weights / spread, 1.0


def standard(data: Data) -> tuple[Any, Any, Any]:
    """Features beside the mean of all seats, on one scale; that scale, and which never differ."""
    spread = spread_of(data)
    unused = spread < 1e-9
    spread[unused] = 1.0
    return (data.x - data.x.mean(axis=1, keepdims=True)) / spread, spread, unused


def spread_of(data: Data) -> Any:
    np = numpy()
    return np.sqrt(np.mean((data.x - data.x.mean(axis=1, keepdims=True)) ** 2, axis=(0, 1)))


def fit_model(model: Model, lessons: Iterable[Lesson]) -> Fitted:
    return fit(lessons, model.phases, model.points)


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
