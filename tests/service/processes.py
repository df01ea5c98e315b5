"""Servers in processes of their own, which can be killed."""

import atexit
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tests.patience import PATIENCE


class Process:
    """`quattrocento serve` as a process; it is up when the constructor returns."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        *options: str,
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.folder = folder
        self.errors = folder / "stderr.txt"
        folder.mkdir(exist_ok=True)
        command = [sys.executable, "-m", "quattrocento", "serve", "--port", str(port)]
        command += ["--data", str(folder), "--rate", "1000000"]
        command += ["--bot-tables", "1000", "--connections", "100000", *options]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200", **more},
            )
        # A test that fails half-way must leave no server behind.
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "running at" in line, self.complaints()
        self.address = line.split()[-1]

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def complaints(self) -> str:
        with contextlib.suppress(FileNotFoundError):
            return self.errors.read_text()
        return ""
