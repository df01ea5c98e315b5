"""How many connections there are, all in all and of each address."""

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

from quattrocento.service.visitors import household

# Files that the server needs for itself: the database, its workers, the app's files.
RESERVE: Final = 200


class Connections:
    def __init__(self, most: int, of_address: int) -> None:
        self.most = most
        self.of_address = of_address
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count another one, unless there are too many."""
        address = household(address)
        if self.open[address] >= self.of_address or self.open.total() >= self.most:
            self.leave(address, 0)
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str, count: int = 1) -> None:
        address = household(address)
        self.open[address] -= count
        if self.open[address] <= 0:
            del self.open[address]

    @contextlib.contextmanager
    def held(self, address: str) -> Iterator[bool]:
        """Whether there is room for one that is held meanwhile."""
        entered = self.enter(address)
        try:
            yield entered
        finally:
            if entered:
                self.leave(address)


def file_limit() -> int:
    """How many files the process may have open, after asking for as many as it can get."""
    try:
        import resource
    except ImportError:
        return 2048  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        wanted = min(hard, 65536) if hard != resource.RLIM_INFINITY else 65536
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        soft = max(soft, wanted)
    return soft
