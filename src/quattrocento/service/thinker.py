"""A worker process that chooses moves for bots: `python -m quattrocento.service.thinker MB`.

It reads questions and writes answers, one line of JSON each. Only text crosses the border: it
replays the record and hands the bot what its seat can see, never the true state.
"""

import json
import resource
import secrets
import sys
from collections import OrderedDict
from typing import Any

from quattrocento.core.game import Seen
from quattrocento.core.match import Match, replay
from quattrocento.core.moves import write
from quattrocento.core.record import Record, parse
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.service import levels

REMEMBERED = 32


class Thinker:
    """Remembers the last matches, so that a longer record goes on where it left off."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def choose(self, text: str, seat: int, bot: str) -> str:
        record = parse(text)
        match = self.follow(record)
        rng = Rng(secrets.token_bytes(32))
        seen = Seen(match.game, match.state, seat, rng.child("seen"))
        return write(levels.make(bot, rng).choose(seen))

    def follow(self, record: Record) -> Match:
        match = self.matches.pop(record.commitment, None)
        known = len(match.record.moves) if match else 0
        if match is None or match.record.moves != record.moves[:known]:
            match = replay(GAMES[record.game], record)
        else:
            for entry in record.moves[known:]:
                match.play(entry.seat, entry.text)
        self.matches[record.commitment] = match
        if len(self.matches) > REMEMBERED:
            self.matches.popitem(last=False)
        return match


def main() -> None:
    limit = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    thinker = Thinker()
    for line in sys.stdin.buffer:
        asked: dict[str, Any] = json.loads(line)
        try:
            said = {"move": thinker.choose(asked["record"], asked["seat"], asked["bot"])}
        except Exception as fault:  # whatever a bot does wrong, the table must go on
            said = {"fault": f"{type(fault).__name__}: {fault}"}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
