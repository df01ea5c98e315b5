"""The WebSocket of a table: what a watcher is told, and the moves that they send."""

import asyncio
import contextlib
import time
from dataclasses import dataclass

from starlette.websockets import WebSocket, WebSocketDisconnect

from quattrocento.service.dispatch import read_body, read_query
from quattrocento.service.endpoints.endpoint import Call, Caller
from quattrocento.service.endpoints.watching import Watcher, Watching
from quattrocento.service.errors import Problem
from quattrocento.service.http.asked import Asked
from quattrocento.service.http.connections import Connections
from quattrocento.service.http.endpoints import reader_language
from quattrocento.service.http.errors import problem_of
from quattrocento.service.http.guard import address, holder_of, right_host, same_origin, token_of
from quattrocento.service.http.line import ClientDisconnected, Line
from quattrocento.service.messages.encoding import encode
from quattrocento.service.messages.requests import SentMove
from quattrocento.service.messages.responses import Denied
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service
from quattrocento.service.storage.database import Unavailable
from quattrocento.service.visitors import household

REFUSED, GOING_AWAY = 4000, 1012
MOST_IN_VAIN = 1000


@dataclass(frozen=True)
class Visitor:
    """Who is at the other end: where, by which token, and what they look at."""

    socket: WebSocket
    line: Line
    asked: Asked
    address: str
    token: str
    watcher: Watcher


async def serve(service: Service, sockets: Connections, socket: WebSocket) -> None:
    """Serve a socket, unless its address holds too many."""
    asked = Asked(socket.scope)
    where = address(service, asked)
    with sockets.held(where) as entered:
        if entered:
            await serve_one(service, socket, asked, where)
        else:
            await socket.accept()
            await socket.close(REFUSED, "too-many")


async def serve_one(service: Service, socket: WebSocket, asked: Asked, where: str) -> None:
    try:
        visitor = await admitted(service, socket, asked, where)
    except Problem as problem:
        await socket.accept()
        await socket.close(REFUSED, problem.code)
        return
    await socket.accept()
    METRICS.gauge("sockets", 1)
    person, online = visitor.watcher.person, service.notifications.online
    online[person] = online.get(person, 0) + 1
    try:
        with (
            service.bans.present(person, where) as banned,
            service.people.sessions.present(person) as stirred,
        ):
            await run(service, visitor, banned, stirred)
    finally:
        METRICS.gauge("sockets", -1)
        online[person] -= 1
        if not online[person]:
            del online[person]


async def admitted(service: Service, socket: WebSocket, asked: Asked, where: str) -> Visitor:
    right_host(service, asked.headers)
    same_origin(service, asked.headers)
    service.request_limit.take(household(where))
    if not service.started:
        raise Problem("starting")
    token = token_of(asked)
    person, _ = await holder_of(service, token)
    if person is not None and person.owner:
        raise Problem("not-for-programs")
    given = {name: value for name, value in asked.query.items() if value}
    query: Watching = read_query(given, Watching)
    table = str(socket.path_params["table"])
    watcher = Watcher(service, table, person.id if person else "", query)
    service.bans.check(watcher.person, where)
    await watcher.admit()
    return Visitor(socket, socket.scope["state"]["line"], asked, where, token, watcher)


async def run(
    service: Service, visitor: Visitor, banned: asyncio.Event, stirred: asyncio.Event
) -> None:
    """Send changes until the client disconnects, is banned or signed out, or the server stops."""
    tasks = [
        asyncio.create_task(tell(service, visitor)),
        asyncio.create_task(listen(service, visitor)),
        asyncio.create_task(signed_out(service, visitor, stirred)),
        asyncio.create_task(service.closing.wait()),
        asyncio.create_task(banned.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, Unavailable):
        if service.closing.is_set():
            await visitor.socket.close(GOING_AWAY)
        elif banned.is_set():
            await visitor.socket.close(REFUSED, "banned")
        elif not await is_known(service, visitor):
            await visitor.socket.close(REFUSED, "no-person")


async def tell(service: Service, visitor: Visitor) -> None:
    with contextlib.suppress(ClientDisconnected, Problem):
        async with contextlib.aclosing(visitor.watcher.messages()) as messages:
            async for message in messages:
                if not await is_known(service, visitor):
                    return
                await visitor.line.say(message)


async def signed_out(service: Service, visitor: Visitor, stirred: asyncio.Event) -> None:
    """Return as soon as the device is no longer known, wherever it was signed out."""
    while await is_known(service, visitor):
        await stirred.wait()
        stirred.clear()


async def is_known(service: Service, visitor: Visitor) -> bool:
    """Whether a visitor still is who they were when they came; nobody in particular is."""
    person = visitor.watcher.person
    return not person or (await service.people.holder(visitor.token))[0] == person


async def listen(service: Service, visitor: Visitor) -> None:
    """Answer moves one after another, until the client has gone or said too much in vain."""
    in_vain = 0
    while in_vain < MOST_IN_VAIN:
        message = await visitor.line.receive()
        if message["type"] != "websocket.receive":
            return
        said = message.get("text") or ""
        answer = await answered(service, visitor, said.encode())
        in_vain += isinstance(answer, Denied)
        with contextlib.suppress(ClientDisconnected):
            await visitor.line.say(encode(answer) if isinstance(answer, Denied) else answer)


async def answered(service: Service, visitor: Visitor, said: bytes) -> bytes | Denied:
    """The same checks and refusals as for a request over HTTP."""
    began = time.perf_counter()
    id, person = "", None
    where, watcher = visitor.address, visitor.watcher
    try:
        try:
            body = read_body(said, SentMove)
            id = body.id
        finally:
            service.request_limit.take(household(where))
        person, session = await holder_of(service, visitor.token)
        service.bans.check(person.id if person else "", where)
        language = reader_language(visitor.asked, person)
        caller = Caller(person, language, where, session=session)
        return await watcher.move(Call(caller, {"table": watcher.table}), body)
    except Exception as fault:
        problem = problem_of(fault, "a move over a socket")
        told = problem.message(reader_language(visitor.asked, person))
        seconds = int(problem.facts.get("seconds", 0)) if problem.code == "too-many" else 0
        return Denied(id, problem.code, told, problem.rule, seconds)
    finally:
        took = time.perf_counter() - began
        METRICS.observe("request", took)
        METRICS.observe("move", took)
