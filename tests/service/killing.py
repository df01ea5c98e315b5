"""A server that is killed again and again while people play."""

import random
import signal
from collections.abc import Callable
from pathlib import Path

from quattrocento.service.settings import Settings
from tests.service.pairs import Pairs
from tests.service.processes import Process

PAIRS = 4
# A game has far more moves than this, so the pairs have always something to play.
MOVES_BEFORE_A_KILL = 12


def kill_again_and_again(
    folder: Path,
    port: int,
    database: str,
    kills: int,
    told: Callable[[int], None] = lambda done: None,
) -> int:
    """Kill at random moments under load; the number of acknowledged moves, all of them once."""
    more = ("--database", database) if database else ()
    process = Process(folder, port, *more)
    pairs = Pairs(process.address, PAIRS, 1 + kills // PAIRS)
    for done in range(kills):
        pairs.wait(random.randint(1, MOVES_BEFORE_A_KILL))
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
        process = Process(folder, port, *more)
        told(done + 1)
    pairs.end()
    process.end(signal.SIGINT)
    return pairs.check(Settings(folder=folder, database=database))
