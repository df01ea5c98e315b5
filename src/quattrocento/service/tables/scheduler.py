"""The scheduler: bots, clocks and holidays when they are due, and notices of turns."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from quattrocento.core.moves import write
from quattrocento.core.record import Record
from quattrocento.service.errors import Problem
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.notifications import Notifications
from quattrocento.service.people.occasions import Occasion
from quattrocento.service.tables.clocks import BOT_GRACE, overdue
from quattrocento.service.tables.events import By, Goes, TableEvent
from quattrocento.service.tables.moves import legal
from quattrocento.service.tables.quotas import Quotas
from quattrocento.service.tables.registry import Registry
from quattrocento.service.tables.table import Table
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.worker import NoMove

log = logging.getLogger("quattrocento")

TRIES = 2
TOGETHER = 20


class Scheduler:
    def __init__(
        self,
        registry: Registry,
        workers: Workers,
        notifications: Notifications,
        quotas: Quotas,
        sweep_seconds: float,
    ) -> None:
        self.registry = registry
        self._playing: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.workers = workers
        self.notifications = notifications
        self.quotas = quotas
        self.sweep_seconds = sweep_seconds
        registry.attend = self.attend

    @property
    def thinking(self) -> int:
        """How many seats a bot is asked for now."""
        return len(self._playing)

    def attend(self, table: Table) -> None:
        """Start what a change made due; it runs in the background."""
        self.quotas.follow(table)
        for seat, asked in table.questions.items():
            if table.player(seat):
                self._start(table.id, seat)
            elif asked.seq == table.seq and table.opens.pace == "unhurried":
                self._also(self.turn_of(table, seat))

    def _start(self, table: str, seat: int) -> None:
        if (table, seat) not in self._playing:
            self._playing.add((table, seat))
            self._also(self.play(table, seat))

    def _also(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            METRICS.count("scheduler_faults")
            log.error("the scheduler: %r", fault)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # bots

    async def play(self, table: str, seat: int) -> None:
        """Answer for a seat until it is no longer asked or its person is back."""
        try:
            while (
                asked := await self.registry.look(table, lambda t: question(t, seat))
            ) is not None:
                record, bot, seq, owner = asked
                move = await self.think(record, seat, bot, owner)
                decide = partial(answer, seat=seat, seq=seq, move=move)
                await self.registry.act(table, decide, nothing)
        finally:
            self._playing.discard((table, seat))

    async def think(self, record: Record, seat: int, bot: str, owner: str) -> str:
        """The bot's move; nothing when it has none to give even at the second attempt."""
        for _ in range(TRIES):
            try:
                return await self.workers.choose(record, seat, bot, owner)
            except NoMove as fault:
                log.warning("no move from bot %s", fault)
        return ""

    # people

    async def turn_of(self, table: Table, seat: int) -> None:
        """Let a stand-in play for a person on holiday; send a notice to any other."""
        found = await self.registry.people.find(table.chairs[seat].person)
        if found is None:
            return
        if found.holiday > self.registry.now():
            decide = partial(take_holiday, seat=seat, until=found.holiday)
            await self.registry.act(table.id, decide, nothing)
        elif asked := table.asked(seat):
            game = table.game
            turn = Occasion("turn", table.id, game.key, game.title, asked)
            await self.notifications.tell(found, turn)

    # time

    async def watch_clocks(self) -> None:
        """Look after clocks and holidays that are over."""
        while True:
            await self._sweep(self.registry.due)
            await asyncio.sleep(self.sweep_seconds)

    async def watch_bots(self) -> None:
        """Look after bots that nobody else does; at the start after all that were interrupted."""
        ahead = BOT_GRACE
        while True:
            if await self._sweep(self._interrupted, ahead):
                ahead = 0.0
            await asyncio.sleep(self.sweep_seconds)

    async def _interrupted(self, until: float) -> list[str]:
        """Tables at which a bot should have answered, and nobody here waits for it."""
        playing = {table for table, _ in self._playing}
        store = self.registry.store
        alive = await self.registry.presence.alive() if store.shared else []
        return [one for one in await store.bots_due(until, alive) if one not in playing]

    async def _sweep(self, find: Callable[[float], Awaitable[list[str]]], ahead: float = 0) -> bool:
        """See to all tables that are found; whether they could be looked for."""
        now = self.registry.now()
        try:
            found = await find(now + ahead)
        except Exception as fault:  # the next round may succeed where this one did not
            self._failed("the index", fault)
            return False
        for start in range(0, len(found), TOGETHER):
            part = found[start : start + TOGETHER]
            await asyncio.gather(*[self._see_to(table, now) for table in part])
        return True

    async def _see_to(self, table: str, now: float) -> None:
        """What is wrong with one table is no reason to leave the others."""
        try:
            await self.registry.act(table, partial(overdue, now=now), self.attend)
        except Exception as fault:
            self._failed(f"table {table}", fault)

    def _failed(self, where: str, fault: Exception) -> None:
        METRICS.count("scheduler_faults")
        log.error("the scheduler, %s: %r", where, fault)


def nothing(_table: Table) -> None:
    return None


def question(table: Table, seat: int) -> tuple[Record, str, int, str] | None:
    """What a bot is told of the question that it is to answer for a seat."""
    bot = table.player(seat)
    if table.status != "running" or seat not in table.questions or not bot:
        return None
    return table.playing().record, bot, table.questions[seat].seq, table.host


def answer(table: Table, seat: int, seq: int, move: str) -> list[TableEvent]:
    """A bot's answer, if it still is one. A bot that has none, or a wrong one, plays anything."""
    asked = question(table, seat)
    if asked is None or asked[2] != seq:
        return []
    by: By = "bot" if table.chairs[seat].bot else "stand-in"
    try:
        return [legal(table, seat, move, by)]
    except Problem:
        METRICS.count("bot_moves_replaced")
        options = table.playing().legal_moves(seat)
        return [legal(table, seat, write(secrets.choice(options)), by)]


def take_holiday(table: Table, seat: int, until: float) -> list[TableEvent]:
    if table.status != "running" or table.player(seat):
        return []
    return [Goes(seat, "holiday", until)]
