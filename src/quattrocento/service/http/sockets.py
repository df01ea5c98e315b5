"""The WebSocket of a table: everything since a row, then every change as it happens.

A watcher is told where the table stands, not each step on the way: one who is slow misses
nothing and holds up nobody.
"""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from quattrocento.service.errors import Problem
from quattrocento.service.http.endpoints import viewer
from quattrocento.service.http.guard import address, person_of, same_origin
from quattrocento.service.http.routes.play import chat_for
from quattrocento.service.http.updates import encoded_update
from quattrocento.service.messages import projections
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table
from quattrocento.text.words import LANGUAGES

REFUSED, GOING_AWAY = 4000, 1012


async def serve(service: Service, socket: WebSocket) -> None:
    try:
        same_origin(socket.headers)
        service.request_limit.take(address(service, socket))
        person = await person_of(service, socket)
        watcher = Watcher(service, socket, person)
        await service.registry.look(watcher.table, watcher.admit)
    except (Problem, ValueError) as fault:
        code = fault.code if isinstance(fault, Problem) else "malformed"
        await socket.accept()
        await socket.close(REFUSED, code)
        return
    await socket.accept()
    METRICS.gauge("sockets", 1)
    online = service.notifications.online
    online[watcher.person] = online.get(watcher.person, 0) + 1
    try:
        await watcher.run()
    finally:
        METRICS.gauge("sockets", -1)
        online[watcher.person] -= 1
        if not online[watcher.person]:
            del online[watcher.person]


class Watcher:
    def __init__(self, service: Service, socket: WebSocket, person: Person | None) -> None:
        query = socket.query_params
        self.service = service
        self.socket = socket
        self.someone = person
        self.person = person.id if person else ""
        self.table = str(socket.path_params["table"])
        self.since = int(query.get("since", "0"))
        self.chat = int(query.get("chat", "0"))
        self.wanted = int(query["seat"]) if "seat" in query else None
        self.language = query.get("lang", "")
        if self.language not in ("", *LANGUAGES):
            raise ValueError("unknown language")
        self.sent = (-1, 0)

    def admit(self, table: Table) -> None:
        viewer(table, self.person, self.wanted)

    async def run(self) -> None:
        """Send changes until the client disconnects or the server stops."""
        with self.service.registry.watching(self.table) as changed:
            tasks = [
                asyncio.create_task(self.tell(changed)),
                asyncio.create_task(self.listen()),
                asyncio.create_task(self.service.closing.wait()),
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        if self.service.closing.is_set():
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(GOING_AWAY)

    async def listen(self) -> None:
        """Notice when the client disconnects; whatever else it sends is ignored."""
        said = 0
        while True:
            message = await self.socket.receive()
            said += 1
            if message["type"] == "websocket.disconnect" or said > 1000:
                return

    async def tell(self, changed: asyncio.Event) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, Problem):
            while True:
                changed.clear()
                message = await self.news()
                if message:
                    await self.socket.send_text(message.decode())
                await self.tell_chat()
                await changed.wait()

    async def news(self) -> bytes:
        """The update since what was last sent, made once for all who see and know the same."""
        registry = self.service.registry
        async with registry.opened(self.table, self.since) as (holder, table):
            if (table.seq, holder.names) == self.sent:
                return b""
            seat = viewer(table, self.person, self.wanted)
            await self.service.people.ensure(table.people())
            found = encoded_update(self.service, table, seat, self.since, self.language)
            self.since = table.seq
            self.sent = (table.seq, holder.names)
        self.service.notifications.came(self.person, self.table)
        return found

    async def tell_chat(self) -> None:
        lines = await self.service.registry.chat(self.table, self.chat)
        if lines:
            self.chat = lines[-1].number
            people = self.service.people
            await people.ensure({line.person for line in lines if line.person})
            listener = people.known(self.person) if self.person else None
            message = projections.encode(chat_for(self.service, listener, lines))
            await self.socket.send_text(message.decode())
