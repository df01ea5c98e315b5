"""Hints: what a bot thinks of a position, from what the seat that asks can see.

What goes to the bot is a position that the seat could be in, dealt anew from what it sees, so that
neither the bot nor its process ever learns what the seat cannot know.
"""

from typing import Any

from quattrocento.analysis.chances import calibration
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import BEST, BY_HAND
from quattrocento.core.game import Game
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.service.errors import Problem
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.recent import Recent
from quattrocento.service.workers.worker import NoMove

# Who gives hints, as players are told.
BOT = "master"
# The master with each of the judgements that chances can be set right for.
MASTERS = {BY_HAND: "master-by-hand", BEST: "master-learned"}
REMEMBERED = 500

Key = tuple[object, ...]
Answer = dict[str, Any]


def question(
    game: Game, state: State, seat: int, language: str, names: list[str], seed: bytes
) -> Any:
    """What a worker needs to know, and no more than the seat does."""
    imagined: Any = game.imagine(state, seat, Rng(seed).child("imagined"))
    return {
        "bot": MASTERS[calibration(game.key, state.seats).judgement],
        "game": game.key,
        "edition": imagined.edition.imprint.text,
        "position": dump(game, imagined),
        "seat": seat,
        "seed": seed.hex(),
        "language": language,
        "names": names,
    }


class Adviser:
    """Asks the workers, and remembers what they said: the same question has the same answer."""

    def __init__(self, workers: Workers, clock: ThinkingTime) -> None:
        self.workers = workers
        self.clock = clock
        self.known: Recent[Key, Answer] = Recent(REMEMBERED)

    async def think(self, key: Key, asked: dict[str, Any], owner: str = "") -> Answer:
        clock = {"iterations": self.clock.iterations, "seconds": self.clock.seconds}
        try:
            found = await self.workers.think({**asked, **clock}, owner)
        except NoMove:
            raise Problem("no-hint") from None
        self.known.keep(key, found)
        return found
