"""What `quattrocento bench` measures. Everything is a rate: so many things a second."""

import time
from collections.abc import Callable, Sequence
from functools import partial

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import BY_HAND, HEURISTICS
from quattrocento.bots.master import Master
from quattrocento.core.game import Game, Seen
from quattrocento.core.playout import playout
from quattrocento.core.rng import QuickRng, Rng, seed_key
from quattrocento.core.state import State

FIGURES = ("moves", "clones", "options", "rollouts", "outcomes", "iterations")
SPINS = 100_000
# Seconds: long enough that the grain of the clock does not matter.
ROUND = 0.02
# What a figure is measured on. A short look, which proves nothing about speed, takes fewer games.
GAMES = 10
GAMES_A_SECOND = 20
# As many for every master, so that a slow one does not look better with its smaller tree.
THINKING = ThinkingTime(iterations=50)


def calibrate(seconds: float) -> float:
    """Rounds a second of a plain loop, which tells how fast the machine is just now."""
    return best(spin, seconds)


def spin() -> int:
    total = 0
    for number in range(SPINS):
        total = (31 * total + number) & 0xFFFF
    return SPINS


def best(work: Callable[[], int], seconds: float) -> float:
    """The rate of some work that says how much it did: the best of its rounds, as noise only
    slows down. Processor time of this process counts, not the clock on the wall."""
    rate = spent = 0.0
    while spent < seconds or not rate:
        done, took = 0, 0.0
        begun = time.process_time()
        while took < ROUND:
            done += work()
            took = time.process_time() - begun
        rate = max(rate, done / took)
        spent += took
    return rate


def measure(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """All figures of a game at a table of this size."""
    few = max(1, min(GAMES, int(GAMES_A_SECOND * seconds)))
    games = [sample(game, seats, number) for number in range(few)]
    positions = [s for row in games for s in row]
    middle = [s for row in games for s in row[len(row) // 3 : 1 + 2 * len(row) // 3]]
    works: dict[str, Callable[[], int]] = {
        "moves": partial(play, game, seats, [seed_key(f"bench {n}") for n in range(2 * few)]),
        "clones": partial(clone, positions),
        "options": partial(look, positions),
        "rollouts": partial(roll_out, middle),
        "outcomes": partial(judge, game, middle),
        "iterations": partial(search, game, [row[len(row) // 2] for row in games[:3]]),
    }
    return {name: best(works[name], seconds) for name in FIGURES}


def sample(game: Game, seats: int, number: int) -> list[State]:
    """Positions spread over a random game."""
    rng = Rng(seed_key(f"sample {number}"))
    s = game.start(seats, game.read_variants({}), game.edition(), rng.clone(), logged=False)
    found = []
    while not s.over:
        found.append(s.clone())
        playout(s, rng, 7)
    return found


def play(game: Game, seats: int, keys: Sequence[bytes]) -> int:
    edition, options = game.edition(), game.read_variants({})
    moves = 0
    for key in keys:
        rng = Rng(key)
        s = game.start(seats, options, edition, rng.clone(), logged=False)
        moves += playout(s, QuickRng(rng.word()))
    return moves


def clone(positions: Sequence[State]) -> int:
    for s in positions:
        s.clone()
    return len(positions)


def look(positions: Sequence[State]) -> int:
    for s in positions:
        s.legal_moves(s.turn())
    return len(positions)


def roll_out(positions: Sequence[State]) -> int:
    """From the middle of a game to its end, by chance."""
    rng = QuickRng(Rng(seed_key("rollouts")).word())
    for s in positions:
        playout(s.clone(), rng)
    return len(positions)


def judge(game: Game, positions: Sequence[State]) -> int:
    outcome = HEURISTICS[game.key].outcome
    for s in positions:
        outcome(s)
    return len(positions)


def search(game: Game, positions: Sequence[State]) -> int:
    rng = Rng(seed_key("search"))
    master = Master(rng, BY_HAND)  # as the kept figures were measured
    return sum(master.think(Seen(game, s, s.turn(), rng), THINKING).iterations for s in positions)
