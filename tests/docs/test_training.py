"""The tutorial on training a policy, followed in a shorter form: what it learns beats chance."""

import importlib.util
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quattrocento as q
from quattrocento.bots.bot import USUAL
from quattrocento.core.rng import Rng, seed_key
from quattrocento.datasets.arrays import Decisions, batches
from tests.cli.conftest import run as run
from tests.cli.keyboard import Run

PAGE = (Path(__file__).parents[2] / "docs" / "training-a-policy.md").read_text("utf-8")
TRAIN, PUPIL = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_a_policy_that_has_learned_as_the_page_says_beats_chance(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    teachers = ("arena", "condottiere", "--bots", "apprentice*2", "-n", "6", "--on", "here")
    assert run(*teachers, "--folder", "games", "--export", "games.parquet").code == 0
    learn()
    names: dict[str, Any] = {}
    exec(compile(PUPIL, "pupil.py", "exec"), names)
    assert sum(wins(names["Pupil"], seat, str(deal)) for deal in range(4) for seat in (0, 1)) >= 6


def wins(pupil: Any, seat: int, deal: str) -> bool:
    """Whether the pupil wins a game against chance at a seat."""
    match = q.new("condottiere", seats=2, seed=deal)
    player, rival = pupil(Rng(seed_key(deal))), q.bot("chance", seed=deal)
    while not match.over:
        seen = match.seen(match.turn)
        mine = match.turn == seat
        match.play(match.turn, player.choose(seen, USUAL) if mine else rival.choose(seen))
    return match.scores[seat].rank == 1


def learn() -> None:
    """As the page does where PyTorch is installed; elsewhere a smaller policy, by hand."""
    if importlib.util.find_spec("torch"):
        exec(compile(TRAIN.replace("EPOCHS = 20", "EPOCHS = 6"), "train.py", "exec"), {})
        return
    (rows,) = batches(["games.parquet"], size=1 << 20)
    scale = np.maximum(rows.observations.max(0), 1).astype(np.float64)
    weights, bias = descend(rows, rows.observations / scale)
    np.savez("policy.npz", scale, weights, bias)


def descend(rows: Decisions, seen: Any, steps: int = 120) -> tuple[Any, Any]:
    """One layer, by gradient descent with momentum on all rows at once."""
    weights = np.zeros((rows.masks.shape[1], seen.shape[1]))
    bias = np.zeros(rows.masks.shape[1])
    speed, speed_of_bias = np.zeros_like(weights), np.zeros_like(bias)
    taught = np.zeros(rows.masks.shape)
    taught[np.arange(len(rows.actions)), rows.actions] = 1
    for _ in range(steps):
        values = np.where(rows.masks, seen @ weights.T + bias, -np.inf)
        chances = np.exp(values - values.max(1, keepdims=True))
        off = (chances / chances.sum(1, keepdims=True) - taught) / len(seen)
        speed = 0.9 * speed - 0.5 * off.T @ seen
        speed_of_bias = 0.9 * speed_of_bias - 0.5 * off.sum(0)
        weights, bias = weights + speed, bias + speed_of_bias
    return weights, bias
