"""A bot in any language: a program that speaks JSON lines.

For every decision it is sent one line
`{"game": ..., "seat": ..., "view": {...}, "options": ["pass", "play m3"], "seconds": 1.0}`
and answers with one line `{"move": "play m3"}`. It ends when its input ends.
"""

import json
import selectors
import subprocess
import time
from typing import IO

from quattrocento.bots.bot import USUAL, Clock
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move, write

GRACE = 1.0
LONGEST = 100_000


class BotFault(Exception):
    """The program ended, took too long or answered what cannot be played."""


class Outside:
    def __init__(self, command: list[str]) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as fault:
            raise BotFault(f"{command[0]!r} cannot be started: {fault}") from None

    def choose(self, seen: Seen, clock: Clock = USUAL) -> Move:
        options = {write(move): move for move in seen.options}
        question = {
            "game": seen.game.key,
            "seat": seen.seat,
            "view": seen.view,
            "options": list(options),
            "seconds": clock.seconds or USUAL.seconds,
        }
        pipe = self.process.stdin
        assert pipe is not None
        try:
            pipe.write(json.dumps(question).encode() + b"\n")
        except OSError:
            raise BotFault(f"{self.command[0]!r} has ended") from None
        answer = self.answer((clock.seconds or USUAL.seconds) + GRACE)
        try:
            return options[json.loads(answer)["move"]]
        except (ValueError, KeyError, TypeError):
            raise BotFault(f"{self.command[0]!r} answered {answer[:60]!r}") from None

    def answer(self, seconds: float) -> bytes:
        """The next line of the program, or a fault when the time is up."""
        pipe = self.process.stdout
        assert pipe is not None
        end = time.monotonic() + seconds
        found = b""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, selectors.EVENT_READ)
            while not found.endswith(b"\n"):
                if not selector.select(max(0.0, end - time.monotonic())):
                    self.close()
                    raise BotFault(f"{self.command[0]!r} did not answer in {seconds:g} s")
                found += self.read(pipe)
        return found

    def read(self, pipe: IO[bytes]) -> bytes:
        part = pipe.read(4096)
        if not part or len(part) > LONGEST:
            raise BotFault(f"{self.command[0]!r} has ended")
        return part

    def close(self) -> None:
        """End the program, at the end of a game or when it has forfeited it."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.kill()
        self.process.wait()
