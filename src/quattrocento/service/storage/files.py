"""Files that nobody but the server may read."""

import contextlib
import os
from pathlib import Path

PRIVATE = 0o600


def private_file(file: Path) -> None:
    """Make a file, or one that is there, readable for its owner alone."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    with contextlib.suppress(PermissionError):
        # One that belongs to somebody else is theirs to close.
        file.chmod(PRIVATE)
