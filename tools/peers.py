"""Steps a second of our environments and, where they are installed, of others: one run, one core.

python tools/peers.py [SECONDS]

A step is what a learner needs of it: an action is played, the next one to move is shown what they
see and what is open. Random legal actions; choosing them counts for the others, but not for ours,
where it is done for all games at once; our games are played on first until they stand at different
moments. Figures are the best of many rounds, by processor time.
"""

import importlib
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

import numpy as np

from quattrocento.envs.episode import Table
from quattrocento.envs.vector import QuattrocentoVector
from quattrocento.games import GAMES

Round = Callable[[], tuple[int, float]]

BATCH = 256
SPREAD = 150
STEPS = 300
RLCARD = ("leduc-holdem", "uno", "no-limit-holdem", "mahjong")
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "texas_holdem_no_limit_v6", "chess_v6")
OPENSPIEL = ("leduc_poker", "backgammon", "gin_rummy", "hearts")


def best(play: Round, seconds: float) -> float:
    """The most steps a second of all rounds; noise only slows down."""
    rate, end = 0.0, time.process_time() + seconds
    while time.process_time() < end or not rate:
        steps, took = play()
        rate = max(rate, steps / took)
    return rate


def timed(play: Callable[[], int]) -> Round:
    def run() -> tuple[int, float]:
        begun = time.process_time()
        steps = play()
        return steps, time.process_time() - begun

    return run


def ours(key: str, seats: int) -> Round:
    env = QuattrocentoVector(Table(key, seats), games=BATCH, seed=1)
    chance = np.random.default_rng(1)
    turn = env.reset()

    def chosen() -> Any:
        weights = turn.masks * chance.random(turn.masks.shape, np.float32)
        return weights.argmax(axis=1)

    def run() -> tuple[int, float]:
        nonlocal turn
        took = 0.0
        for _ in range(8):
            actions = chosen()
            begun = time.process_time()
            turn = env.step(actions)
            took += time.process_time() - begun
        return 8 * BATCH, took

    for _ in range(SPREAD):
        turn = env.step(chosen())

    return run


def rlcard(name: str) -> Round:
    env = importlib.import_module("rlcard").make(name)
    chance = random.Random(1)

    def play() -> int:
        steps = 0
        while steps < STEPS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return timed(play)


def pettingzoo(name: str) -> Round:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    chance = np.random.default_rng(1)

    def play() -> int:
        steps = 0
        while steps < STEPS:
            env.reset(seed=int(chance.integers(1 << 30)))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                legal = () if over or cut else np.flatnonzero(seen["action_mask"])
                env.step(int(chance.choice(legal)) if len(legal) else None)
                steps += 1
        return steps

    return timed(play)


def openspiel(name: str) -> Round:
    game = importlib.import_module("pyspiel").load_game(name)
    informed = game.get_type().provides_information_state_tensor
    chance = random.Random(1)

    def act(state: Any) -> int:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            return int(chance.choices(actions, odds)[0])
        seat = state.current_player()
        seen = state.information_state_tensor if informed else state.observation_tensor
        seen(seat)
        state.legal_actions_mask()
        return int(chance.choice(state.legal_actions()))

    def play() -> int:
        steps = 0
        while steps < STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                steps += not state.is_chance_node()
                state.apply_action(act(state))
        return steps

    return timed(play)


def catanatron(name: str) -> Round:
    """Its published package has no environment: this is its engine alone, nobody sees anything."""
    found = importlib.import_module("catanatron")

    def play() -> int:
        colours = list(found.Color)
        game = found.Game([found.RandomPlayer(colour) for colour in colours[:4]])
        game.play()
        return len(game.state.actions)

    return timed(play)


def contests() -> Iterator[tuple[str, str, Callable[[], Round]]]:
    for key in GAMES:
        for seats in (2, 4):
            yield "quattrocento", f"{key}, {seats} seats", partial(ours, key, seats)
    for package, make, names in (
        ("rlcard", rlcard, RLCARD),
        ("pettingzoo", pettingzoo, PETTINGZOO),
        ("open-spiel", openspiel, OPENSPIEL),
        ("catanatron", catanatron, ("engine only, 4 seats",)),
    ):
        for name in names:
            yield package, name, partial(make, name)


def main(seconds: float) -> None:
    print(f"load before: {os.getloadavg()[0]:.1f}")
    for package, name, make in contests():
        try:
            shown = f"{best(make(), seconds):>10,.0f}"
        except ImportError as missing:
            shown = f"not here: {missing.name}"
        known = "" if "not here" in shown or package == "quattrocento" else version(package)
        print(f"{package} {known}".strip(), name, shown, sep=" | ", flush=True)
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
