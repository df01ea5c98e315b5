"""Practice: the same for the same plan, resumed where it was; what does better becomes likelier."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from quattrocento.bots.heuristics import find_sight
from quattrocento.games import GAMES
from quattrocento.training.generations import AnotherPlan
from quattrocento.training.learner import Learner, Lessons
from quattrocento.training.practice import Exercise, Games, Practice, advantages, drawn
from tests.cli.conftest import run as run
from tests.cli.keyboard import Run

EXERCISE = Exercise(
    "condottiere", "pupil", chapters=2, rounds=2, decisions=6, games=4, units=(6, 4)
)


def test_a_practice_that_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = Practice(EXERCISE, tmp_path / "whole")
    assert list(whole.run()) == [0, 1, 2, 3]
    part = Practice(EXERCISE, tmp_path / "part")
    rounds = part.run()
    assert [next(rounds) for _ in range(3)] == [0, 1, 2]
    again = Practice(EXERCISE, tmp_path / "part")
    assert list(again.run()) == [2, 3]
    assert again.file.read_text("utf-8") == whole.file.read_text("utf-8")
    with pytest.raises(AnotherPlan, match="another --folder"):
        Practice(replace(EXERCISE, seed="other"), tmp_path / "part")


def test_games_stand_at_choices_and_begin_anew_when_they_are_over() -> None:
    games = Games(EXERCISE, find_sight(GAMES["condottiere"]), "games")
    ended = 0
    for _ in range(600):
        assert (games.masks.sum(1) > 1).all()
        won, over = games.play([max(options) for options in games.open])
        assert (np.abs(won[over]) <= 1).all()
        assert not won[~over].any()
        ended += int(over.sum())
    assert games.begun == EXERCISE.games + ended > EXERCISE.games


def test_an_action_that_does_better_than_expected_becomes_likelier() -> None:
    learner = Learner(np.ones(3, np.float32), (8, 8), 4, [1])
    seen = np.ones((64, 3), np.uint8)
    masks = np.tile(np.array([True, True, False, True]), (64, 1))
    actions = np.arange(64) % 2
    gains = np.where(actions == 1, 1.0, -1.0).astype(np.float32)
    for _ in range(60):
        likely, _ = learner.policy(seen, masks)
        logs = np.log(likely[np.arange(64), actions])
        learner.learn(Lessons(seen, masks, actions, logs, gains, gains), 0.01, 0.0)
    likely, values = learner.policy(seen, masks)
    assert likely[0, 1] > 0.9
    assert likely[0, 2] == 0.0
    assert abs(float(values[0])) < 0.2


def test_what_is_good_for_the_other_is_bad_for_one() -> None:
    """Seat 0 plays, then seat 1 does and wins: seat 0 expected nothing of that."""
    values = np.zeros((3, 1), np.float32)
    won = np.array([[0.0], [1.0]], np.float32)
    over = np.array([[False], [True]])
    first, second = advantages(values, won, over, np.array([[0], [1], [0]]))[:, 0]
    assert second == 1.0
    assert -1.0 < first < -0.9
    first, second = advantages(values, won, over, np.array([[1], [1], [0]]))[:, 0]
    assert 0.9 < first < second == 1.0


def test_what_is_not_open_is_never_drawn() -> None:
    likely = np.tile(np.array([0.0, 0.5, 0.0, 0.5, 0.0], np.float32), (500, 1))
    found = drawn(likely, likely > 0, np.random.default_rng(1))
    assert set(found.tolist()) == {1, 3}


def test_only_duels_are_practised(run: Run) -> None:
    asked = run("train", "condottiere", "--network", "--seats", "4")
    assert asked.code == 2
    assert "expected --seats 2" in asked.err
    other = run("train", "signorie", "--network", "--seats", "2")
    assert other.code == 2
    assert "no network can learn 'signorie' yet; expected condottiere" in other.err
