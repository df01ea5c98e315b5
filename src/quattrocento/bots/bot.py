"""What every opponent can do."""

from typing import Protocol

from quattrocento.core.game import Seen
from quattrocento.core.moves import Move


class Bot(Protocol):
    """Someone who chooses from what a seat can see, and from nothing else."""

    def choose(self, seen: Seen) -> Move: ...
