"""One worker process as the service sees it: what it was asked, and what it knows of which game."""

import asyncio
import contextlib
import json
from asyncio.subprocess import Process
from typing import Any

from quattrocento.core.record import Entry, Record
from quattrocento.service.workers.recent import Recent

# As many games as a worker remembers; it asks for the whole record of one that it has forgotten.
REMEMBERED = 32


class NoMove(Exception):
    """The bot gave no move: it failed, was too slow, or its process died."""


class Worker:
    def __init__(self, process: Process) -> None:
        self.process = process
        self._told: Recent[str, tuple[Entry, ...]] = Recent(REMEMBERED)

    def knows(self, game: str) -> int:
        """How many moves of a game, named by its commitment, it has been told."""
        return len(self._told.get(game) or ())

    async def choose(self, record: Record, seat: int, bot: str, seconds: float) -> dict[str, Any]:
        """A bot's answer; the worker is told no more of the game than is new to it."""
        asked = {"kind": "choose", "game": record.commitment, "seat": seat, "bot": bot}
        asked["seconds"] = seconds
        known = self._told.take(record.commitment)
        said: dict[str, Any] = {"lost": True}
        if known is not None and record.moves[: len(known)] == known:
            moves = [(entry.seat, entry.text) for entry in record.moves[len(known) :]]
            said = await self.ask({**asked, "after": len(known), "moves": moves})
        if "lost" in said:
            said = await self.ask({**asked, "record": str(record)})
        if "fault" not in said:
            self._told.keep(record.commitment, record.moves)
        return said

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """One line of JSON each way."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise NoMove("the worker died")
        said: dict[str, Any] = json.loads(line)
        return said

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        try:
            await self.process.wait()
        except asyncio.CancelledError:
            # Whoever stops waits for it all the same: no event loop closes well before.
            await self.process.wait()
            raise
