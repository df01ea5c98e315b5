"""Watching a table: everything since a row, then every change as it happens, and moves.

A watcher is told where the table stands, not each step on the way: one who is slow misses
nothing and holds up nobody.
"""

from collections.abc import AsyncGenerator

from msgspec import Struct

from quattrocento.service.endpoints.endpoint import Call, viewer
from quattrocento.service.endpoints.play import chat_for, perform_move
from quattrocento.service.endpoints.updates import encoded_update
from quattrocento.service.messages import projections, requests, responses
from quattrocento.service.messages.encoding import encode
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table


class Watching(Struct, frozen=True):
    """`since` is the last row and `chat` the last line that the watcher knows."""

    since: responses.Seq = 0
    chat: responses.Seq = 0
    seat: responses.AnySeat | None = None
    lang: responses.Language | None = None


class Watcher:
    def __init__(self, service: Service, table: str, person: str, query: Watching) -> None:
        self.service = service
        self.table = table
        self.person = person
        self.since = query.since
        self.chat = query.chat
        self.wanted = query.seat
        self.language = query.lang or ""
        self.sent = (-1, 0)

    async def admit(self) -> None:
        """Refuse whoever may not look at the table."""

        def look(table: Table) -> None:
            viewer(table, self.person, self.wanted)

        await self.service.registry.look(self.table, look)

    async def messages(self) -> AsyncGenerator[bytes, None]:
        """Updates and chat, for as long as somebody takes them."""
        with self.service.registry.watching(self.table) as changed:
            while True:
                changed.clear()
                for message in (await self.news(), await self.lines()):
                    if message:
                        yield message
                await self.service.registry.hold_seats(self.table, self.person)
                await changed.wait()

    async def news(self) -> bytes:
        """The update since what was last sent, made once for all who see and know the same."""
        registry = self.service.registry
        if self._knows_all():
            return b""
        async with registry.opened(self.table, self.since) as (holder, table):
            if (table.told, holder.names) == self.sent:
                return b""
            seat = viewer(table, self.person, self.wanted)
            await self.service.people.ensure(table.named())
            found = encoded_update(self.service, table, seat, self.since, self.language)
            self.since = table.told
            self.sent = (table.told, holder.names)
        self.service.notifications.came(self.person, self.table)
        return found

    def _knows_all(self) -> bool:
        """Whether nothing is new, as for one whose own move it was."""
        holder = self.service.registry.holders.get(self.table)
        table = holder.table if holder else None
        return bool(holder and table and (table.told, holder.names) == self.sent)

    async def move(self, call: Call, body: requests.SentMove) -> bytes:
        """Make a move. The answer brings what the watcher would be told of it anyway."""

        def answer(table: Table) -> bytes:
            if viewer(table, self.person, self.wanted) == body.seat:
                self.since = table.told
                self.sent = (table.told, self.service.registry.holders[table.id].names)
            return encoded_update(self.service, table, body.seat, body.seq, self.language)

        return projections.moved(body.id, await perform_move(self.service, call, body, answer))

    async def lines(self) -> bytes:
        """The chat since what was last sent."""
        lines = await self.service.registry.chat(self.table, self.chat)
        if not lines:
            return b""
        self.chat = lines[-1].number
        people = self.service.people
        listener = await people.find(self.person) if self.person else None
        return encode(await chat_for(self.service, self.table, listener, lines))
