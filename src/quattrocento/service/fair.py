"""Room for so many at once, given by turns: nobody's many wait before another's one."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairRoom:
    """Whoever waits is let in by turns of owners, and of one owner in the order of coming."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        await self._enter(owner)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, owner: str) -> None:
        if self.free and not self._waiting:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        """Give the place to the first of the next owner; who has more to come queues up again."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
