"""Files that nobody but the server may read."""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

PRIVATE = 0o600


class InUse(Exception):
    """Another process serves this file."""


class Lock:
    """A file that one process holds; the system frees it, however that process ends."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._open: IO[bytes] | None = None

    def take(self) -> None:
        private_file(self.file)
        held = self.file.open("r+b")
        try:
            lock(held.fileno())
        except OSError:
            held.close()
            raise InUse(f"{self.file.with_suffix('')} is served by another process") from None
        self._open = held

    def free(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


def lock(number: int) -> None:
    """Lock an open file, or raise OSError where another process has."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def private_file(file: Path) -> None:
    """Make a file, or one that is there, readable for its owner alone."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    with contextlib.suppress(PermissionError):
        # One that belongs to somebody else is theirs to close.
        file.chmod(PRIVATE)
