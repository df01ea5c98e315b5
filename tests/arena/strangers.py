"""Bots of others, good and bad, for the arena's tests."""

from quattrocento.bots.bot import USUAL, ThinkingTime
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.games.condottiere.moves import DISCARD


class First:
    """Takes the first option."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        return seen.legal_moves[0]


class Crashing(First):
    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        raise ZeroDivisionError("lost my marbles")


class Cheating(First):
    """Throws in a hand when nobody asks for it."""

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        return DISCARD


class Hanging(First):
    """Thinks for ever, and listens to nobody."""

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        while True:
            pass


class Chatty(First):
    """Prints while it thinks."""

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        print("what a lovely hand")
        return super().choose(seen, clock)
