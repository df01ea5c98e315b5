"""Play: moves, what follows from them, taking them back, and chat."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from msgspec import Meta, Raw, Struct

from quattrocento.core.game import Game
from quattrocento.service.endpoints.endpoint import Call, endpoint, viewer
from quattrocento.service.endpoints.tables import Viewing, grow
from quattrocento.service.endpoints.updates import encoded_update
from quattrocento.service.errors import Problem
from quattrocento.service.messages import projections, requests, responses
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import Person
from quattrocento.service.people.mentions import named_in
from quattrocento.service.people.occasions import Occasion
from quattrocento.service.service import Service
from quattrocento.service.storage.store import StoredLine
from quattrocento.service.tables import endings, moves
from quattrocento.service.tables.seating import own_seat
from quattrocento.service.tables.table import Table

T = TypeVar("T")

LONGEST_WAIT = 30.0


class Since(Struct, frozen=True):
    """`since` is the last row you know; `wait` how many seconds to wait for the next one."""

    since: responses.Seq = 0
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0
    seat: responses.AnySeat | None = None
    lang: responses.Language | None = None


class Asking(Struct, frozen=True):
    seat: responses.Seat
    move: responses.MoveText
    lang: responses.Language | None = None


class Reading(Struct, frozen=True):
    after: responses.Seq = 0


def updated(
    service: Service, table: Table, seat: int | None, since: int, language: str | None
) -> responses.Update:
    return projections.update(table, seat, since, language or "", service.people.name)


@endpoint("POST", "/api/tables/{table}/moves", answer=responses.Update, programs=True)
async def make_move(service: Service, call: Call, query: Viewing, body: requests.NewMove) -> Raw:
    """Make a move. Nothing changes unless the answer is 200"""

    def answer(table: Table) -> Raw:
        return Raw(encoded_update(service, table, body.seat, body.seq, query.lang or ""))

    return await perform_move(service, call, body, answer)


async def perform_move(
    service: Service, call: Call, body: requests.NewMove, answer: Callable[[Table], T]
) -> T:
    """Make a move, however it was sent; `answer` is made before anybody else can change it."""
    person, now = call.someone().id, service.registry.now()
    service.request_limit.take(f"{call.table} {body.seat} {person}")
    METRICS.count("moves")
    return await service.registry.act(
        call.table,
        lambda table: moves.move(table, person, body.seat, body.seq, body.move, body.key, now),
        answer,
        body.seq,
    )


@endpoint("GET", "/api/tables/{table}/events", answer=responses.Update, programs=True)
async def events_since(service: Service, call: Call, query: Since) -> Raw:
    """What is new since a row, at once or when it happens; the fall-back of the WebSocket"""
    with service.registry.watching(call.table) as changed:
        seq = await service.registry.look(call.table, lambda table: table.told, query.since)
        if seq <= query.since and query.wait:
            await wait_for(service, changed, query.wait)
            service.bans.check(call.id, call.caller.address)
            await still_known(service, call)
    service.notifications.came(call.id, call.table)

    def read(table: Table) -> Raw:
        seat = viewer(table, call.id, query.seat)
        return Raw(encoded_update(service, table, seat, query.since, query.lang or ""))

    return await service.registry.look(call.table, read)


async def still_known(service: Service, call: Call) -> None:
    """Refuse whoever has been signed out while they waited."""
    session = call.caller.session
    if session and not await service.people.sessions.is_valid(call.id, session):
        raise Problem("no-person")


async def wait_for(service: Service, changed: asyncio.Event, seconds: float) -> None:
    """Wait for a change, the end of the time, or that of the server."""
    waits = [asyncio.ensure_future(e.wait()) for e in (changed, service.closing)]
    try:
        await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()


@endpoint("GET", "/api/tables/{table}/preview")
async def preview_move(service: Service, call: Call, query: Asking) -> responses.Preview:
    """The certain consequences of a move"""
    person = call.someone().id

    def read(table: Table) -> responses.Preview:
        own_seat(table, person, query.seat)
        moves.legal(table, query.seat, query.move, "person")
        names = service.people.name
        return projections.preview(table, query.seat, query.move, query.lang or "", names)

    return await service.registry.look(call.table, read)


@endpoint("POST", "/api/tables/{table}/undo")
async def take_back(
    service: Service, call: Call, query: Viewing, body: requests.UndoWish
) -> responses.Update:
    """Take your last move back, or ask the others to agree"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: moves.undo(table, person, body.seat, body.seq),
        lambda table: updated(service, table, body.seat, body.seq, query.lang),
        body.seq,
    )


@endpoint("POST", "/api/tables/{table}/undo/answer")
async def answer_undo(service: Service, call: Call, body: requests.UndoAnswer) -> responses.Update:
    """Agree that another takes a move back, or do not"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: moves.answer_undo(table, person, body.seat, body.agrees),
        lambda table: updated(service, table, body.seat, table.told, None),
    )


@endpoint("POST", "/api/tables/{table}/end")
async def propose_end(service: Service, call: Call, body: requests.AtSeat) -> responses.Update:
    """Stop a game with bots, or ask the others whether to stop: there will be no result"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: endings.propose(table, person, body.seat),
        lambda table: updated(service, table, body.seat, table.told, None),
    )


@endpoint("POST", "/api/tables/{table}/end/answer")
async def answer_end(service: Service, call: Call, body: requests.EndAnswer) -> responses.Update:
    """Agree that the game stops, or do not"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: endings.answer(table, person, body.seat, body.agrees),
        lambda table: updated(service, table, body.seat, table.told, None),
    )


# chat


async def chat_for(
    service: Service, table: str, listener: Person | None, lines: list[StoredLine]
) -> responses.Chat:
    """The lines that a person hears: those whom they muted or blocked are silent."""
    people = service.people
    await people.ensure({line.person for line in lines if line.person})
    names = await speakers(service, table)
    silent = {*listener.muted, *listener.blocked} if listener else set()
    found = [
        responses.ChatLine(
            number=line.number,
            at=line.at,
            name=people.name(line.person) if line.person else "",
            person=line.person,
            text=line.line,
            named=named_in(line.line, names),
        )
        for line in lines
        if line.person not in silent
    ]
    return responses.Chat(found)


async def speakers(service: Service, table: str) -> dict[str, str]:
    """Those who can be named at a table, each with their name."""
    found = await service.registry.look(table, lambda one: one.speakers())
    await service.people.ensure(found)
    return {one: service.people.name(one) for one in sorted(found)}


@endpoint("GET", "/api/tables/{table}/chat")
async def read_chat(service: Service, call: Call, query: Reading) -> responses.Chat:
    """The chat of a table"""

    def admit(table: Table) -> None:
        viewer(table, call.id, None)

    await service.registry.look(call.table, admit)
    lines = await service.registry.chat(call.table, query.after)
    return await chat_for(service, call.table, call.person, lines)


@endpoint("POST", "/api/tables/{table}/chat")
async def say(service: Service, call: Call, body: requests.Saying) -> responses.Done:
    """Say something at a table where you sit"""
    person = call.someone().id

    def admit(table: Table) -> Game:
        if person not in table.speakers():
            raise Problem("not-your-seat")
        if not table.opens.chat:
            raise Problem("chat-off")
        return table.game

    game = await service.registry.look(call.table, admit)
    service.chat_limit.take(person)
    kept = "".join(c if c.isprintable() else " " for c in body.text)
    text = " ".join(kept.split())
    if not text:
        raise Problem("malformed", detail="expected a line with something in it")
    grow(service, call, len(text.encode()))
    await service.registry.say(call.table, person, text)
    for one in named_in(text, await speakers(service, call.table)):
        found = await service.people.find(one)
        if found is not None and person not in {one, *found.muted, *found.blocked}:
            named = Occasion("named", call.table, game.key, game.title, by=person)
            service.tell(found, named)
    return responses.Done()
