"""Worker processes with a deadline each; one that hangs or dies is replaced.

Whose work is done next goes by turns: `owner` is the person for whom something is done.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from quattrocento.core.record import Record
from quattrocento.service.fair import FairRoom
from quattrocento.service.metrics import METRICS
from quattrocento.service.workers import levels
from quattrocento.service.workers.worker import NoMove, Worker

COMMAND = (sys.executable, "-m", "quattrocento.service.workers.bot_worker")
START_SECONDS = 20.0
LONGEST_ANSWER = 8 << 20

# How far workers stand behind the server in the queue for a processor, and the end of that queue.
BEHIND, LAST = 10, 19


class Workers:
    def __init__(
        self,
        count: int,
        seconds: float,
        megabytes: int,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.seconds = seconds
        self.command = (*command, str(megabytes))
        self.room = FairRoom(count)
        self.idle: list[Worker] = []
        self._busy: set[Worker] = set()
        # Others for bots of the host's own: these may need all the memory there is.
        self.own: Workers | None = None

    async def choose(self, record: Record, seat: int, bot: str, owner: str = "") -> str:
        """The bot's move as text, or NoMove after the deadline at the latest."""
        if self.own is not None and bot in levels.OWN:
            return await self.own.choose(record, seat, levels.OWN[bot], owner)
        async with self._worker(bot, owner, record.commitment) as worker:
            said = await worker.choose(record, seat, bot, self.seconds)
        return str(meant(bot, said)["move"])

    async def think(self, question: dict[str, Any], owner: str = "") -> dict[str, Any]:
        """What a bot thinks of a position, or NoMove."""
        return await self.ask(question["bot"], {"kind": "think", **question}, owner)

    async def ask(self, name: str, question: dict[str, Any], owner: str = "") -> dict[str, Any]:
        """Any other question; `name` is what a failure is told of."""
        async with self._worker(name, owner) as worker:
            said = await worker.ask(question)
        return meant(name, said)

    @asynccontextmanager
    async def _worker(self, bot: str, owner: str, game: str = "") -> AsyncIterator[Worker]:
        """A worker to ask, if possible one that knows the game; within the time that it has."""
        async with self.room.place(owner):
            idle = self._idle(game)
            worker = idle or await self._start()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(self.seconds + (0.0 if idle else START_SECONDS)):
                    yield worker
            except (TimeoutError, OSError, NoMove) as fault:
                METRICS.count("workers_replaced")
                await worker.end()
                raise NoMove(f"{bot}: {str(fault) or 'too slow'}") from None
            except BaseException:
                # Whoever stops waits for this too, so that no process outlives the server.
                await worker.end()
                raise
            finally:
                self._busy.discard(worker)
            self.idle.append(worker)

    def _idle(self, game: str) -> Worker | None:
        self.idle = [worker for worker in self.idle if worker.alive]
        if not self.idle:
            return None
        found = max(reversed(self.idle), key=lambda worker: worker.knows(game))
        self.idle.remove(found)
        return found

    async def _start(self) -> Worker:
        start = asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
        )
        starting = asyncio.create_task(start)
        try:
            worker = Worker(await asyncio.shield(starting))
        except asyncio.CancelledError:
            # It runs already, or is about to, and can be ended only once it does.
            await Worker(await starting).end()
            raise
        step_back(worker.process.pid)
        return worker

    async def stop(self) -> None:
        for worker in [*self.idle, *self._busy]:
            await worker.end()
        self.idle = []
        if self.own is not None:
            await self.own.stop()


def step_back(process: int) -> None:
    """Let whoever answers people go first where processors are scarce."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process, min(own + BEHIND, LAST))


def meant(bot: str, said: dict[str, Any]) -> dict[str, Any]:
    """An answer, unless it says that the bot failed."""
    if "fault" in said:
        METRICS.count("bot_faults")
        raise NoMove(f"{bot}: {said['fault']}")
    return said
