"""Deep reviews in the background, each made once and then kept.

A game is looked through part by part, in processes of their own, so that bots who are to move
need not wait. Only games that are over come here: whoever asks has made sure of it.
"""

import asyncio
import contextlib
import json
import logging
from dataclasses import dataclass, replace
from typing import Any, Protocol

from quattrocento.analysis.deep import Finding, Part, assemble, effort_for
from quattrocento.analysis.insight import VERSION, Decision, Insight
from quattrocento.analysis.kept import (
    insight_data,
    part_data,
    read_finding,
    read_insight,
    read_part,
)
from quattrocento.core.record import Entry, Record
from quattrocento.service.errors import Problem
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.recent import Recent

KIND = "insight"
NAME = "analyst"
REMEMBERED = 40
WEIGHED = 400
# Games that may wait or be looked through at once: for everybody, one household and one person.
WAITING, WAITING_A_HOUSEHOLD, WAITING_A_PERSON = 200, 12, 3

log = logging.getLogger(__name__)


class Kept(Protocol):
    """Where insights are kept, by their table."""

    async def document(self, kind: str, owner: str, key: str = "") -> str: ...

    async def put_document(self, kind: str, owner: str, key: str, content: str) -> None: ...


@dataclass
class Progress:
    """How many of the parts are done, for whom and where; `failed` until somebody asks again."""

    owner: str
    household: str = ""
    done: int = 0
    total: int = 0
    failed: bool = False


class Insights:
    def __init__(self, workers: Workers, kept: Kept, depth: int) -> None:
        self.workers = workers
        self.kept = kept
        self.depth = depth
        self._known: Recent[str, Insight] = Recent(REMEMBERED)
        self._weighed: Recent[tuple[str, int, str], Decision] = Recent(WEIGHED)
        self._running: dict[str, Progress] = {}
        self._failed: Recent[str, Progress] = Recent(REMEMBERED)
        self.tasks: set[asyncio.Task[None]] = set()

    async def find(self, table: str) -> Insight | None:
        """The insight into a table's game, if it was made and is not out of date."""
        found = self._known.get(table)
        if found is None and (text := await self.kept.document(KIND, table)):
            data = json.loads(text)
            if data["version"] == VERSION:
                found = read_insight(data)
                self._known.keep(table, found)
        return found

    def progress(self, table: str) -> Progress | None:
        return self._running.get(table) or self._failed.get(table)

    def start(self, table: str, record: Record, owner: str, household: str = "") -> None:
        """Begin to look through a game, unless that is being done."""
        if table in self._running:
            return
        running = self._running.values()
        own = sum(progress.owner == owner for progress in running)
        near = sum(progress.household == household for progress in running)
        if own >= WAITING_A_PERSON or near >= WAITING_A_HOUSEHOLD or len(running) >= WAITING:
            raise Problem("reviews-many")
        self._failed.take(table)
        self._running[table] = Progress(owner, household)
        task = asyncio.create_task(self._run(table, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, table: str, record: Record) -> None:
        progress = self._running[table]
        try:
            found = await self._look_through(record, progress)
            await self.kept.put_document(KIND, table, "", json.dumps(insight_data(found)))
            self._known.keep(table, found)
        except Exception as fault:
            log.warning("the deep review of table %s failed: %s", table, fault)
            progress.failed = True
            self._failed.keep(table, progress)
        finally:
            del self._running[table]

    async def _look_through(self, record: Record, progress: Progress) -> Insight:
        text, owner = str(record), progress.owner
        asked = {"kind": "divide", "record": text, "depth": self.depth}
        said = await self.workers.ask(NAME, asked, owner)
        parts = [read_part(one) for one in said["parts"]]
        progress.total = len(parts)
        found: list[Finding] = []
        async with asyncio.TaskGroup() as group:
            for part in parts:
                group.create_task(self._part(text, part, progress, found))
        return await asyncio.to_thread(assemble, record, self.depth, found)

    async def _part(self, text: str, part: Part, progress: Progress, found: list[Finding]) -> None:
        asked: dict[str, Any] = {"kind": "examine", "record": text, "part": part_data(part)}
        said = await self.workers.ask(NAME, asked, progress.owner)
        found += [read_finding(one) for one in said["findings"]]
        progress.done += 1

    async def weigh(
        self, table: str, before: Record, decision: Decision, move: str, asker: str
    ) -> Decision:
        """A decision looked at once more, as closely, as if another move had been made."""
        found = await self.find(table)
        assert found is not None, "somebody has seen the decision"
        key = (table, decision.ply, move)
        weighed = self._weighed.get(key)
        if weighed is None:
            other = replace(before, moves=(*before.moves, Entry(decision.seat, move, "")))
            effort = effort_for(found.depth, len(found.decisions))
            part = Part(0, (decision.ply,), effort)
            asked = {"kind": "examine", "record": str(other), "part": part_data(part)}
            said = await self.workers.ask(NAME, asked, asker)
            weighed = read_finding(said["findings"][0]).decision
            self._weighed.keep(key, weighed)
        return weighed

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
