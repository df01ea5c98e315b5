"""The WebSocket of a table: what a watcher is told, and noticing when the client has gone."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from quattrocento.service.dispatch import read_query
from quattrocento.service.endpoints.watching import Watcher, Watching
from quattrocento.service.errors import Problem
from quattrocento.service.http.connections import Connections
from quattrocento.service.http.guard import address, person_of, right_host, same_origin
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service

REFUSED, GOING_AWAY = 4000, 1012
MOST_SAID = 1000


async def serve(service: Service, sockets: Connections, socket: WebSocket) -> None:
    """Serve a socket, unless its address holds too many."""
    with sockets.held(address(service, socket)) as entered:
        if entered:
            await serve_one(service, socket)
        else:
            await socket.accept()
            await socket.close(REFUSED, "too-many")


async def serve_one(service: Service, socket: WebSocket) -> None:
    try:
        watcher = await admitted(service, socket)
    except Problem as problem:
        await socket.accept()
        await socket.close(REFUSED, problem.code)
        return
    await socket.accept()
    METRICS.gauge("sockets", 1)
    online = service.notifications.online
    online[watcher.person] = online.get(watcher.person, 0) + 1
    try:
        await run(service, socket, watcher)
    finally:
        METRICS.gauge("sockets", -1)
        online[watcher.person] -= 1
        if not online[watcher.person]:
            del online[watcher.person]


async def admitted(service: Service, socket: WebSocket) -> Watcher:
    right_host(service, socket.headers)
    same_origin(service, socket.headers)
    service.request_limit.take(address(service, socket))
    if not service.started:
        raise Problem("starting")
    person, _ = await person_of(service, socket)
    given = {name: value for name, value in socket.query_params.items() if value}
    query: Watching = read_query(given, Watching)
    table = str(socket.path_params["table"])
    watcher = Watcher(service, table, person.id if person else "", query)
    await watcher.admit()
    return watcher


async def run(service: Service, socket: WebSocket, watcher: Watcher) -> None:
    """Send changes until the client disconnects or the server stops."""
    tasks = [
        asyncio.create_task(tell(socket, watcher)),
        asyncio.create_task(listen(socket)),
        asyncio.create_task(service.closing.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if service.closing.is_set():
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(GOING_AWAY)


async def tell(socket: WebSocket, watcher: Watcher) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, Problem):
        async with contextlib.aclosing(watcher.messages()) as messages:
            async for message in messages:
                await socket.send_text(message.decode())


async def listen(socket: WebSocket) -> None:
    """Notice when the client disconnects; whatever else it sends is ignored."""
    for _ in range(MOST_SAID):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
