"""Many games side by side."""

import numpy as np
import pytest

from quattrocento.core.moves import IllegalMove
from quattrocento.envs.episode import Table
from quattrocento.envs.vector import QuattrocentoVector, Turn

TABLE = Table("principato", 2)


def last_open(turn: Turn) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    size = turn.masks.shape[1]
    return np.asarray(size - 1 - turn.masks[:, ::-1].argmax(axis=1), np.int64)


def first_open(turn: Turn) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray(turn.masks.argmax(axis=1), np.int64)


def test_games_end_with_one_win_to_share_and_begin_anew() -> None:
    env = QuattrocentoVector(TABLE, 8)
    turn = env.reset()
    while not turn.ended.any():
        turn = env.step(first_open(turn))
    assert turn.results[turn.ended].sum(axis=1) == pytest.approx(1.0)
    assert not turn.results[~turn.ended].any()
    assert turn.masks.any(axis=1).all()


def test_games_in_processes_are_those_of_their_seeds() -> None:
    shared = QuattrocentoVector(TABLE, 4, processes=2, seed=7)
    turn = shared.reset()
    for _ in range(5):
        turn = shared.step(first_open(turn))
    shared.close()
    again = QuattrocentoVector(TABLE, 4, processes=2, seed=7)
    other = again.reset()
    for _ in range(5):
        other = again.step(first_open(other))
    again.close()
    assert (turn.observations == other.observations).all()
    assert (turn.observations[:2] != turn.observations[2:]).any()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_action_that_is_not_open_is_refused_before_any_game_has_moved(processes: int) -> None:
    env = QuattrocentoVector(TABLE, 4, processes, seed=7)
    turn = env.reset()
    wrong, right = first_open(turn), first_open(turn)
    wrong[2] = turn.masks[2].argmin()
    with pytest.raises(IllegalMove, match=f"game 2: action {wrong[2]} is not open; open: "):
        env.step(wrong)
    after = env.step(right)
    env.close()
    other = QuattrocentoVector(TABLE, 4, processes, seed=7)
    other.reset()
    assert (after.observations == other.step(right.tolist()).observations).all()
    other.close()


def test_every_game_gets_one_action() -> None:
    env = QuattrocentoVector(TABLE, 3)
    with pytest.raises(ValueError, match=r"expected reset\(\) before the first step"):
        env.step([0, 0, 0])
    size = env.reset().masks.shape[1]
    for actions in ([0, 0], [0, 0, 0, 0], [[0, 0, 0]], [0.5, 0.0, 0.0]):
        with pytest.raises(ValueError, match="expected 3 whole numbers, one for each game"):
            env.step(np.asarray(actions))
    for action in (-1, size):
        with pytest.raises(IllegalMove, match=f"game 1: action {action} is not open"):
            env.step([int(first_open(env.turn)[0]), action, 0])
