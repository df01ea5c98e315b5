"""A bot in any language: a program that speaks JSON lines.

For every decision it is sent one line
`{"game": ..., "seat": ..., "view": {...}, "options": ["pass", "play m3"], "seconds": 1.0}`
and answers with one line `{"move": "play m3"}`. It ends when its input ends.
"""

import json
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from quattrocento.bots.bot import USUAL, ThinkingTime
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move, write
from quattrocento.core.views import as_data

GRACE = 1.0
LONGEST = 100_000


class BotFault(Exception):
    """The program ended, took too long or answered what cannot be played."""


class Outside:
    def __init__(self, command: list[str]) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as fault:
            raise BotFault(f"{command[0]!r} cannot be started: {fault}") from None
        self.questions: SimpleQueue[bytes] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self.talk, daemon=True).start()

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        options = {write(move): move for move in seen.legal_moves}
        question = {
            "game": seen.game.key,
            "seat": seen.seat,
            "view": as_data(seen.view),
            "options": list(options),
            "seconds": clock.seconds or USUAL.seconds,
        }
        self.questions.put(json.dumps(question).encode() + b"\n")
        answer = self.answer((clock.seconds or USUAL.seconds) + GRACE)
        try:
            return options[json.loads(answer)["move"]]
        except (ValueError, KeyError, TypeError):
            raise BotFault(f"{self.command[0]!r} answered {answer[:60]!r}") from None

    def answer(self, seconds: float) -> bytes:
        """The next line of the program, or a fault when the time is up."""
        try:
            found = self.answers.get(timeout=seconds)
        except Empty:
            self.close()
            raise BotFault(f"{self.command[0]!r} did not answer in {seconds:g} s") from None
        if not found:
            raise BotFault(f"{self.command[0]!r} has ended")
        return found

    def talk(self) -> None:
        """Put the questions, an empty one being the last, each with a line for its answer.

        A thread does this, as no other way to wait for a program no longer than it may take is
        known to all systems. The line is empty where the program has ended.
        """
        told, heard = self.process.stdin, self.process.stdout
        assert told is not None
        assert heard is not None
        # To close what holds the end of a question is an error where nobody reads it any more.
        with suppress(OSError), told, heard:
            while question := self.questions.get():
                found = b""
                with suppress(OSError):
                    told.write(question)
                    told.flush()
                    found = heard.readline(LONGEST)
                self.answers.put(found)

    def close(self) -> None:
        """End the program, at the end of a game or when it has forfeited it."""
        self.process.kill()
        self.process.wait()
        self.questions.put(b"")
