"""A server of its own on a free port, and Debian's Chromium without a window."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run --disable-quic --disable-gpu"
).split()
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 30.0


def chromium() -> str:
    """The browser that the system has."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
    assert found, "no Chromium here; install it with: make browser"
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


def free_port() -> int:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`quattrocento serve`, as anybody would start it; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = f"serve --port {self.port} --rate 2000 --workers 1 --data".split()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quattrocento", *command, str(self.folder)],
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=2):
                    return
            except OSError:
                assert self.process.poll() is None, "the server ended before it answered"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.1)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
