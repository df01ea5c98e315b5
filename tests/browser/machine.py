"""A server of its own on a port of its own, and Debian's Chromium without a window."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.ports import reserved

ROOT = Path(__file__).parents[2]
# A person's pages share a process, which outlives them: half of a page's cost is to begin one.
# No page stays long enough for its scripts to be worth optimising.
FLAGS = (
    "--no-sandbox --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run --disable-quic --disable-gpu --process-per-site "
    "--js-flags=--no-opt"
).split()
# The shell is the same engine without the browser's own windows, and a fifth quicker.
SHELL = ("chromium-headless-shell",)
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium(whole: bool) -> str:
    """The browser that the system has; notices of the system are shown by a whole one only."""
    names = WHOLE if whole else (*SHELL, *WHOLE)
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), "")
    assert found, "no Chromium here; install it with: make browser"
    return found


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(whole), args=FLAGS)


class Server:
    """A server whose clock stands at `now`; it can be killed and started again."""

    def __init__(self, folder: Path, port: int, **environment: str) -> None:
        self.folder = folder
        self.port = port
        self.now = time.time()
        self.address = f"http://127.0.0.1:{port}"
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """It says so as soon as it answers."""
        given = (str(self.port), str(self.folder), str(self.now))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.patient", *given],
            cwd=ROOT,
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert "running at" in self.process.stdout.readline(), "the server ended before it listened"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate()


@contextmanager
def running(folder: Path, **environment: str) -> Iterator[Server]:
    with reserved() as port:
        server = Server(folder, port, **environment)
        server.start()
        try:
            yield server
        finally:
            server.stop()
