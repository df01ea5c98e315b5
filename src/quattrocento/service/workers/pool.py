"""Worker processes for bots, with a deadline each; one that hangs or dies is replaced."""

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from quattrocento.service.metrics import METRICS

COMMAND = (sys.executable, "-m", "quattrocento.service.workers.bot_worker")
START_SECONDS = 20.0


class NoMove(Exception):
    """The bot gave no move: it failed, was too slow, or its process died."""


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
        self._room = asyncio.Semaphore(count)
        self.idle: list[Process] = []
        self._busy: set[Process] = set()

    async def choose(self, record: str, seat: int, bot: str) -> str:
        """The bot's move as text, or NoMove after the deadline at the latest."""
        said = await self.answer({"kind": "choose", "record": record, "seat": seat, "bot": bot})
        return str(said["move"])

    async def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """What a worker says to a question about a bot, or NoMove."""
        asked, bot = json.dumps(question) + "\n", question["bot"]
        async with self._room:
            worker, fresh = await self._worker()
            limit = self.seconds + (START_SECONDS if fresh else 0.0)
            self._busy.add(worker)
            try:
                async with asyncio.timeout(limit):
                    line = await self._ask(worker, asked)
            except (TimeoutError, OSError, NoMove) as fault:
                METRICS.count("workers_replaced")
                await self._end(worker)
                raise NoMove(f"{bot}: {str(fault) or 'too slow'}") from None
            except BaseException:
                # Whoever stops waits for this too, so that no process outlives the server.
                await self._end(worker)
                raise
            finally:
                self._busy.discard(worker)
            self.idle.append(worker)
        said: dict[str, Any] = json.loads(line)
        if "fault" in said:
            METRICS.count("bot_faults")
            raise NoMove(f"{bot}: {said['fault']}")
        return said

    async def _ask(self, worker: Process, asked: str) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(asked.encode())
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line.endswith(b"\n"):
            raise NoMove("the worker died")
        return line

    async def _worker(self) -> tuple[Process, bool]:
        while self.idle:
            worker = self.idle.pop()
            if worker.returncode is None:
                return worker, False
        return await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE), True

    async def _end(self, worker: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def stop(self) -> None:
        for worker in [*self.idle, *self._busy]:
            await self._end(worker)
        self.idle = []
