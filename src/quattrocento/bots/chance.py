"""The simplest bot."""

from quattrocento.bots.bot import USUAL, ThinkingTime
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng


class Chance:
    """Every option is as likely as any other."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        return self.rng.pick(seen.legal_moves)
