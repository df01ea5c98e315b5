"""Somebody at a keyboard: commands run here, or in a terminal of their own."""

import fcntl
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import pytest

from quattrocento.cli import main
from quattrocento.core.record import Record, parse
from tests.patience import PATIENCE

PROMPT = re.compile(r"(?:\d+ to \d+|one of the numbers), or help > $")


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """What was shown, however its lines were broken."""
        return " ".join(self.out.split())


Run = Callable[..., Done]


@contextmanager
def typing(text: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(text))
        yield


def type_and_run(capsys: pytest.CaptureFixture[str], *arguments: str, typed: str = "") -> Done:
    """Run a command in this process, with `typed` as all that comes from the keyboard."""
    capsys.readouterr()
    with typing(typed):
        code = main(list(arguments))
    out, err = capsys.readouterr()
    return Done(code, out, err)


def saved(folder: Path) -> Record:
    """The only game in a data folder."""
    (path,) = folder.iterdir()
    return parse(path.read_text("utf-8"))


class Terminal:
    """A real terminal with a command in it; answers go in, everything shown comes out."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24, **more: str) -> None:
        self.shown = ""
        self.keyboard, inside = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": str(lines)}
        words = {"TERM": "xterm", "LC_ALL": "C.UTF-8"}
        environment = {**os.environ, **words, **size, **more}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quattrocento", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(inside)

    def read(self, until: str = PROMPT.pattern) -> str:
        """Everything shown up to a pattern at its end, or up to the end of the command."""
        fresh = ""
        while not re.search(until, fresh):
            ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
            assert ready, f"nothing more is shown after: {fresh}"
            try:
                data = os.read(self.keyboard, 65536)
            except OSError:
                data = b""
            if not data:
                break
            fresh += data.decode("utf-8", "replace").replace("\r\n", "\n")
        self.shown += fresh
        return fresh

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode("utf-8"))

    def interrupt(self) -> None:
        """Press Ctrl-C. Python does not notice one that comes between a prompt and its wait for
        keys until there is a key, so Enter is pressed too."""
        self.type("\x03\n")

    def close(self) -> int:
        """Read what is left and wait for the end."""
        self.read("(?!)")
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.keyboard)
        self.process.kill()
        self.process.wait()


def take_terminal() -> None:
    """Make the terminal that of the command, so that Ctrl-C reaches it.

    Tests that run in the background may have been told to ignore Ctrl-C; nobody at a keyboard is.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
