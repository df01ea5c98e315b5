"""The WebSocket of a table: what a watcher is told, and the moves that they send."""

import asyncio
import contextlib
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from quattrocento.service.dispatch import read_body, read_query
from quattrocento.service.endpoints.endpoint import Call, Caller
from quattrocento.service.endpoints.watching import Watcher, Watching
from quattrocento.service.errors import Problem
from quattrocento.service.http.connections import Connections
from quattrocento.service.http.endpoints import reader_language
from quattrocento.service.http.errors import problem_of
from quattrocento.service.http.guard import address, person_of, right_host, same_origin
from quattrocento.service.messages.encoding import encode
from quattrocento.service.messages.requests import SentMove
from quattrocento.service.messages.responses import Denied
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service

REFUSED, GOING_AWAY = 4000, 1012
MOST_IN_VAIN = 1000


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
        with service.bans.present(watcher.person, address(service, socket)) as banned:
            await run(service, socket, watcher, banned)
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
    if person is not None and person.owner:
        raise Problem("not-for-programs")
    given = {name: value for name, value in socket.query_params.items() if value}
    query: Watching = read_query(given, Watching)
    table = str(socket.path_params["table"])
    watcher = Watcher(service, table, person.id if person else "", query)
    service.bans.check(watcher.person, address(service, socket))
    await watcher.admit()
    return watcher


async def run(service: Service, socket: WebSocket, watcher: Watcher, banned: asyncio.Event) -> None:
    """Send changes until the client disconnects or is banned, or the server stops."""
    tasks = [
        asyncio.create_task(tell(socket, watcher)),
        asyncio.create_task(listen(service, socket, watcher)),
        asyncio.create_task(service.closing.wait()),
        asyncio.create_task(banned.wait()),
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
    elif banned.is_set():
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(REFUSED, "banned")


async def tell(socket: WebSocket, watcher: Watcher) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, Problem):
        async with contextlib.aclosing(watcher.messages()) as messages:
            async for message in messages:
                await socket.send_text(message.decode())


async def listen(service: Service, socket: WebSocket, watcher: Watcher) -> None:
    """Answer moves one after another, until the client has gone or said too much in vain."""
    in_vain = 0
    while in_vain < MOST_IN_VAIN:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text") or ""
        answer = await answered(service, socket, watcher, said.encode())
        in_vain += isinstance(answer, Denied)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            told = encode(answer) if isinstance(answer, Denied) else answer
            await socket.send_text(told.decode())


async def answered(
    service: Service, socket: WebSocket, watcher: Watcher, said: bytes
) -> bytes | Denied:
    """The same checks and refusals as for a request over HTTP."""
    began = time.perf_counter()
    id, person = "", None
    try:
        where = address(service, socket)
        try:
            body = read_body(said, SentMove)
            id = body.id
        finally:
            service.request_limit.take(where)
        person, session = await person_of(service, socket)
        service.bans.check(person.id if person else "", where)
        caller = Caller(person, reader_language(socket, person), where, session=session)
        return await watcher.move(Call(caller, {"table": watcher.table}), body)
    except Exception as fault:
        problem = problem_of(fault, "a move over a socket")
        told = problem.message(reader_language(socket, person))
        seconds = int(problem.facts.get("seconds", 0)) if problem.code == "too-many" else 0
        return Denied(id, problem.code, told, problem.rule, seconds)
    finally:
        took = time.perf_counter() - began
        METRICS.observe("request", took)
        METRICS.observe("move", took)
