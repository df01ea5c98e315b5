"""A program of protocol 1, as bots in other languages were before protocol 2: `run1:./mybot`.

For every decision it is sent one line
`{"game": ..., "seat": ..., "view": {...}, "options": ["pass", "play m3"], "seconds": 1.0}`
and answers with one line `{"move": "play m3"}`. It ends when its input ends.
"""

import json

from quattrocento.bots.bot import USUAL, ThinkingTime
from quattrocento.bots.lines import BotFault, Lines
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move, write
from quattrocento.core.views import as_data

LIMIT = 60.0
GOODBYE = 1.0


class Outside:
    def __init__(self, command: list[str], limit: float = LIMIT) -> None:
        self.lines = Lines(command)
        self.limit = limit

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        options = {write(move): move for move in seen.legal_moves}
        question = {
            "game": seen.game.key,
            "seat": seen.seat,
            "view": as_data(seen.view),
            "options": list(options),
            "seconds": clock.seconds or USUAL.seconds,
        }
        self.lines.tell(json.dumps(question))
        answer = self.lines.hear(self.limit)
        try:
            return options[json.loads(answer)["move"]]
        except (ValueError, KeyError, TypeError):
            said = f"{self.lines.name!r} answered {answer[:60]!r}"
            raise BotFault(said, self.lines.tail()) from None

    def close(self) -> None:
        """End the program, at the end of a game or when it has forfeited it."""
        self.lines.close(GOODBYE)
