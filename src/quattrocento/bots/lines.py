"""A program that reads lines and answers with lines, heard no longer than it may take."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

LONGEST = 1 << 20
TAIL = 8_000
LAST_WORDS = 1.0


class BotFault(Exception):
    """The program ended, took too long or answered what cannot be played.

    `trace` is what it said of that itself: a traceback, or the last that it wrote as an error.
    """

    def __init__(self, reason: str, trace: str = "") -> None:
        super().__init__(reason)
        self.trace = trace


class Lines:
    """A process and the threads that talk with it.

    Threads do this, as no other way to wait for a program no longer than it may take is known to
    all systems. A program that does not read holds up a thread, never whoever asks it.
    """

    def __init__(self, command: Sequence[str], environment: dict[str, str] | None = None) -> None:
        self.name = command[0]
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                # whatever it starts itself ends with it
                start_new_session=sys.platform != "win32",
            )
        except OSError as fault:
            raise BotFault(f"{self.name!r} cannot be started: {fault}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._tail = b""
        self._complaints = Thread(target=self._complain, args=[self.process.stderr], daemon=True)
        self._complaints.start()
        Thread(target=self._say, args=[self.process.stdin], daemon=True).start()
        Thread(target=self._hear, args=[self.process.stdout], daemon=True).start()

    def tell(self, line: str) -> None:
        """Send a line, whenever the program reads it."""
        self._questions.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line of the program; a fault when the time is up, and the program's end."""
        try:
            found = self._answers.get(timeout=seconds)
        except Empty:
            self.end()
            raise BotFault(f"{self.name!r} did not answer in {seconds:g} s", self.tail()) from None
        if not found:
            self.close(LAST_WORDS)
            code = self.process.returncode
            raise BotFault(f"{self.name!r} has ended with exit code {code}", self.tail())
        if not found.endswith(b"\n"):
            self.end()
            raise BotFault(f"{self.name!r} answered more than {LONGEST} bytes on a line")
        return found

    def tail(self) -> str:
        """The last that the program wrote as an error."""
        if self.process.poll() is not None:
            self._complaints.join(LAST_WORDS)
        return self._tail.decode("utf-8", "replace").strip()

    def close(self, seconds: float) -> None:
        """Let the program end by itself, as its input ends; then end it."""
        self._questions.put(b"")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        self.end()

    def end(self) -> None:
        """End the program and what it has started, now."""
        self._questions.put(b"")
        if sys.platform == "win32":
            self.process.kill()
        elif self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def _say(self, told: IO[bytes]) -> None:
        # To close what holds the end of a line is an error where nobody reads it any more.
        with contextlib.suppress(OSError), told:
            while question := self._questions.get():
                told.write(question)
                told.flush()

    def _hear(self, heard: IO[bytes]) -> None:
        with contextlib.suppress(OSError), heard:
            while found := heard.readline(LONGEST):
                self._answers.put(found)
        self._answers.put(b"")

    def _complain(self, errors: IO[bytes]) -> None:
        with contextlib.suppress(OSError), errors:
            while found := os.read(errors.fileno(), TAIL):
                self._tail = (self._tail + found)[-TAIL:]
