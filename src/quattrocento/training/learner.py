"""A network that learns by playing: which actions did better than expected become likelier.

Two rectified layers, then the actions and how the game stands (proximal policy optimisation, with
Adam). It needs numpy.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Numbers = NDArray[np.uint8]
Mask = NDArray[np.bool_]
Places = NDArray[np.int64]

CLIP = 0.2  # by how much an action becomes likelier or less likely in one step at the most
VALUE = 0.5  # how much it counts to tell how the game stands
STEEPEST = 0.5  # no step goes further than such a slope would lead
SLOW, SLOWER = 0.9, 0.999  # what Adam keeps of earlier slopes and of their squares
CLOSED = -1e9
NEARLY_NOTHING = 1e-12


@dataclass(frozen=True)
class Lessons:
    """Decisions to learn from: what was seen, what was open, what was done and how likely it was,
    by how much it did better than expected, and how the game turned out to stand."""

    seen: Numbers
    masks: Mask
    actions: Places
    logs: Floats
    gains: Floats
    returns: Floats

    def some(self, places: Places) -> "Lessons":
        return Lessons(
            self.seen[places],
            self.masks[places],
            self.actions[places],
            self.logs[places],
            self.gains[places],
            self.returns[places],
        )


class Learner:
    def __init__(
        self, scale: Floats, units: tuple[int, int], actions: int, seed: list[int]
    ) -> None:
        chance = np.random.default_rng(seed)
        first, second = units
        self.scale = scale
        self.weights = [
            layer(chance, len(scale), first, 1.6),
            np.zeros(first, np.float32),
            layer(chance, first, second, 1.4),
            np.zeros(second, np.float32),
            layer(chance, second, actions, 0.1),
            np.zeros(actions, np.float32),
            layer(chance, second, 1, 0.1),
            np.zeros(1, np.float32),
        ]
        self.slopes = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def forward(self, row: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Both layers, the actions, and how the game stands from -1, lost, to 1, won."""
        first, first_bias, second, second_bias, act, act_bias, value, value_bias = self.weights
        seen = np.maximum(row @ first + first_bias, 0.0)
        thought = np.maximum(seen @ second + second_bias, 0.0)
        return seen, thought, thought @ act + act_bias, (thought @ value + value_bias)[:, 0]

    def policy(self, seen: Numbers, masks: Mask) -> tuple[Floats, Floats]:
        """How likely each action is, and how the game stands."""
        _, _, logits, values = self.forward(seen * self.scale)
        return shares(logits, masks), values

    def learn(self, lessons: Lessons, rate: float, curiosity: float) -> None:
        """One step: better than expected is likelier, but not by much; the more open the better."""
        row = lessons.seen * self.scale
        seen, thought, logits, values = self.forward(row)
        count, places = len(row), np.arange(len(row))
        likely = shares(logits, lessons.masks)
        logs = np.log(likely + NEARLY_NOTHING)
        ratio = np.exp(logs[places, lessons.actions] - lessons.logs)
        gains = lessons.gains
        moved = ((gains > 0) & (ratio < 1 + CLIP)) | ((gains < 0) & (ratio > 1 - CLIP))
        pull = np.where(moved, ratio * gains, 0.0)
        rise = likely * -pull[:, None]
        rise[places, lessons.actions] += pull
        openness = -(likely * logs).sum(1, keepdims=True)
        rise -= curiosity * likely * (logs + openness)
        fall = (-rise / count).astype(np.float32)
        miss = (2 * VALUE * (values - lessons.returns) / count).astype(np.float32)[:, None]
        self.step(self.slope(row, seen, thought, fall, miss), rate)

    def imitate(
        self, seen: Numbers, masks: Mask, actions: Places, returns: Floats, rate: float
    ) -> None:
        """One step towards what others did, and towards what became of it."""
        row = seen * self.scale
        first, thought, logits, values = self.forward(row)
        count = len(row)
        fall = shares(logits, masks)
        fall[np.arange(count), actions] -= 1
        fall /= count
        miss = (2 * VALUE * (values - returns) / count).astype(np.float32)[:, None]
        self.step(self.slope(row, first, thought, fall, miss), rate)

    def forget_steps(self) -> None:
        """Begin to learn in another way: earlier slopes say nothing of it."""
        for one in (*self.slopes, *self.squares):
            one[...] = 0.0
        self.steps = 0

    def slope(
        self, row: Floats, seen: Floats, thought: Floats, fall: Floats, miss: Floats
    ) -> list[Floats]:
        """What each weight has to do with it, from the last layer back to the first."""
        _, _, second, _, act, _, value, _ = self.weights
        at_thought = (fall @ act.T + miss @ value.T) * (thought > 0)
        at_seen = (at_thought @ second.T) * (seen > 0)
        return [
            row.T @ at_seen,
            at_seen.sum(0),
            seen.T @ at_thought,
            at_thought.sum(0),
            thought.T @ fall,
            fall.sum(0),
            thought.T @ miss,
            miss.sum(0),
        ]

    def step(self, slopes: list[Floats], rate: float) -> None:
        steep = float(np.sqrt(sum([float((one * one).sum()) for one in slopes])))
        part = min(1.0, STEEPEST / (steep + NEARLY_NOTHING))
        self.steps += 1
        for slope, weight, mean, square in zip(
            slopes, self.weights, self.slopes, self.squares, strict=True
        ):
            mean += (1 - SLOW) * (part * slope - mean)
            square += (1 - SLOWER) * ((part * slope) ** 2 - square)
            pace = np.sqrt(square / (1 - SLOWER**self.steps)) + 1e-6
            weight -= rate / (1 - SLOW**self.steps) * mean / pace

    def save(self, file: Path, chapter: int) -> None:
        """Whole or not at all, so that an interrupted training can go on."""
        draft = file.with_suffix(".new.npz")
        named = {f"{kind}{place}": one for kind, place, one in self.named()}
        np.savez(draft, steps=self.steps, chapter=chapter, **named)
        draft.replace(file)

    def load(self, file: Path) -> int:
        """The chapter after which it was saved."""
        with np.load(file) as kept:
            for kind, place, one in self.named():
                one[...] = kept[f"{kind}{place}"]
            self.steps = int(kept["steps"])
            return int(kept["chapter"])

    def named(self) -> list[tuple[str, int, Any]]:
        kinds = {"weights": self.weights, "slopes": self.slopes, "squares": self.squares}
        return [(kind, place, one) for kind in kinds for place, one in enumerate(kinds[kind])]


def layer(chance: np.random.Generator, before: int, after: int, size: float) -> Floats:
    found: Floats = chance.standard_normal((before, after), np.float32)
    return found * np.float32(size / np.sqrt(before))


def shares(logits: Floats, masks: Mask) -> Floats:
    """Softmax over what is open."""
    logits = np.where(masks, logits, np.float32(CLOSED))
    raised = np.exp(logits - logits.max(1, keepdims=True))
    found: Floats = raised / raised.sum(1, keepdims=True)
    return found
