"""How fast is random play? `python tools/bench.py [SECONDS]` for each game and table size."""

import sys
import time

from quattrocento.core import state
from quattrocento.core.game import Game
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES

CLONES = 20_000


def moves_per_second(game: Game, seats: int, seconds: float) -> float:
    edition, options = game.edition(), game.choose({})
    moves = games = 0
    # Processor time: other work on the machine hardly moves it.
    start = time.process_time()
    while time.process_time() - start < seconds:
        rng = Rng(seed_key(f"bench {games}"))
        s = game.start(seats, options, edition, rng.clone(), logged=False)
        moves += playout(s, rng)
        games += 1
    return moves / (time.process_time() - start)


def clone_microseconds(game: Game, seats: int) -> float:
    rng = Rng(seed_key("bench"))
    s = game.start(seats, game.choose({}), game.edition(), rng.clone(), logged=False)
    playout(s, rng, limit=10 * seats)
    start = time.process_time()
    for _ in range(CLONES):
        s.clone()
    return 1e6 * (time.process_time() - start) / CLONES


def main(seconds: float) -> None:
    build = "plain" if str(state.__file__).endswith(".py") else "compiled"
    for game in GAMES.values():
        for seats in game.seats:
            speed = moves_per_second(game, seats, seconds)
            clone = clone_microseconds(game, seats)
            what = f"{game.title}, {seats} seats, {build}"
            print(f"{what:<45}{speed:>10,.0f} moves/s{clone:>8.2f} µs a clone", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
