"""The checkers that PettingZoo and Gymnasium bring, on every table."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from quattrocento.envs.aec import QuattrocentoAEC, QuattrocentoParallel
from quattrocento.envs.episode import Table
from quattrocento.envs.single import QuattrocentoEnv
from tests.envs.tables import name, tables

# PettingZoo would rather see a bare array than one with a mask beside it; its own card games
# have the mask too.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("table", tables(), ids=name)
def test_pettingzoo_accepts_agents_in_turn(table: Table) -> None:
    api_test(QuattrocentoAEC(table), num_cycles=60)
    seed_test(lambda: QuattrocentoAEC(table), num_cycles=30)


@pytest.mark.parametrize("table", tables(), ids=name)
def test_pettingzoo_accepts_agents_at_once(table: Table) -> None:
    parallel_api_test(QuattrocentoParallel(table), num_cycles=60)


@pytest.mark.parametrize("table", tables(), ids=name)
def test_gymnasium_accepts_one_learner(table: Table) -> None:
    check_env(QuattrocentoEnv(table), skip_render_check=True)


def play(env: QuattrocentoEnv, seed: int) -> tuple[float, int]:
    """The sum of all rewards of a game of first open actions, and its length."""
    _, info = env.reset(seed=seed)
    total, over, moves = 0.0, False, 0
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += reward
        moves += 1
    return total, moves


def test_a_seed_makes_the_same_game() -> None:
    table = Table("principato", 3)
    first = play(QuattrocentoEnv(table, ["chance"]), 5)
    assert play(QuattrocentoEnv(table, ["chance"]), 5) == first


def test_shaped_rewards_add_up_to_the_result() -> None:
    """What is given on the way is taken back by the end: no policy gains by it."""
    table = Table("signorie", 2)
    plain, _ = play(QuattrocentoEnv(table), 3)
    shaped, _ = play(QuattrocentoEnv(table, shaping=0.5), 3)
    assert shaped == pytest.approx(plain)


def test_an_action_that_is_not_open_loses() -> None:
    env = QuattrocentoEnv(Table("condottiere", 2))
    _, info = env.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(closed)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith(f"action {closed} is not open")
