"""A worker process in which bots think: `python -m quattrocento.service.workers.bot_worker MB`.

It reads questions and writes answers, one line of JSON each. Only text crosses the border. To
choose a move it replays the record and hands the bot what its seat can see, never the true
state; for a hint it is told no more than a position that the asking seat could be in.
"""

import contextlib
import json
import secrets
import sys
from collections import OrderedDict
from typing import Any

from quattrocento.bots.bot import Candidate, Clock, ThinkingBot
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import picks, write
from quattrocento.core.position import load
from quattrocento.core.record import Record, parse
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.workers import levels
from quattrocento.text.words import Words

REMEMBERED = 32
SHOWN = 5


class BotWorker:
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
        known = len(match.moves) if match else 0
        if match is None or tuple(match.moves) != record.moves[:known]:
            match = Match.replay(GAMES[record.game], record)
        else:
            for entry in record.moves[known:]:
                match.play(entry.seat, entry.text)
        self.matches[record.commitment] = match
        if len(self.matches) > REMEMBERED:
            self.matches.popitem(last=False)
        return match


def advise(asked: dict[str, Any]) -> dict[str, Any]:
    """What a bot thinks of a position, in words where a language is given."""
    game = GAMES[asked["game"]]
    edition = editions.kept(game, asked["position"]["edition_digest"], asked["edition"])
    state = load(game, asked["position"], edition)
    rng = Rng(bytes.fromhex(asked["seed"]))
    bot = levels.make(asked["bot"], rng)
    if not isinstance(bot, ThinkingBot):
        raise TypeError(f"{asked['bot']} does not say what it thinks")
    seen = Seen(game, state, asked["seat"], rng.child("seen"))
    thought = bot.think(seen, Clock(asked["iterations"], asked["seconds"]))
    words = Words(asked["language"], game.key, asked["names"]) if asked["language"] else None
    found = [candidate(one, words) for one in thought.candidates[:SHOWN]]
    return {"iterations": thought.iterations, "candidates": found}


def candidate(one: Candidate, words: Words | None) -> dict[str, Any]:
    line = [
        {"seat": e.seat, "move": write(e.move), "text": words.move(e.move) if words else ""}
        for e in one.line
    ]
    return {
        "move": write(one.move),
        "picks": picks(one.move),
        "chance": round(one.value, 4),
        "visits": one.visits,
        "line": line,
        "text": words.move(one.move) if words else "",
    }


def answer(worker: BotWorker, asked: dict[str, Any]) -> dict[str, Any]:
    if asked["kind"] == "think":
        return advise(asked)
    return {"move": worker.choose(asked["record"], asked["seat"], asked["bot"])}


def limit_memory(megabytes: int) -> None:
    """Let a bot that wants more fail. Windows has no such limit, and macOS may refuse it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def main() -> None:
    limit_memory(int(sys.argv[1]))
    worker = BotWorker()
    for line in sys.stdin.buffer:
        asked: dict[str, Any] = json.loads(line)
        try:
            said = answer(worker, asked)
        except Exception as fault:  # whatever a bot does wrong, the table must go on
            said = {"fault": f"{type(fault).__name__}: {fault}"}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
