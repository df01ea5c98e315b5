"""Hints: a bot looks at a position with the eyes of the seat that asks, and says what it thinks.

What goes to the bot is a position that the seat could be in, dealt anew from what it sees, so that
neither the bot nor its process ever learns what the seat cannot know.
"""

import secrets
from collections import OrderedDict
from typing import Any

import msgspec

from quattrocento.bots.bot import Clock
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.service.errors import Problem
from quattrocento.service.messages.review_responses import Hint
from quattrocento.service.tables.table import Table
from quattrocento.service.workers.pool import NoMove, Workers

BOT = "master"
REMEMBERED = 500

Key = tuple[object, ...]


def allowed(table: Table) -> bool:
    """Where others play too, a table must allow hints; on one device others look on."""
    alone = len(table.people()) == 1 and not table.opens.hot_seat
    return table.opens.hints == "always" or (table.opens.hints == "alone" and alone)


def question(table: Table, state: State, seat: int, language: str, names: list[str]) -> Any:
    """What a worker needs to know, and no more than the seat does."""
    seed = new_seed()
    imagined: Any = table.game.imagine(state, seat, Rng(seed).child("imagined"))
    return {
        "kind": "think",
        "bot": BOT,
        "game": table.game.key,
        "edition": imagined.edition.imprint.text,
        "position": dump(table.game, imagined),
        "seat": seat,
        "seed": seed.hex(),
        "language": language,
        "names": names,
    }


def new_seed() -> bytes:
    return secrets.token_bytes(32)


class Adviser:
    """Asks the workers, and remembers what they said: the same question has the same answer."""

    def __init__(self, workers: Workers, clock: Clock) -> None:
        self.workers = workers
        self.clock = clock
        self.known: OrderedDict[Key, Hint] = OrderedDict()

    async def think(self, key: Key, ply: int, asked: dict[str, Any]) -> Hint:
        clock = {"iterations": self.clock.iterations, "seconds": self.clock.seconds}
        try:
            said = await self.workers.answer({**asked, **clock})
        except NoMove:
            raise Problem("no-hint") from None
        given = {"ply": ply, "seat": asked["seat"], "bot": asked["bot"], **said}
        found = msgspec.convert(given, Hint)
        self.known[key] = found
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found
