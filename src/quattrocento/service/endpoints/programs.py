"""Programs of one's own: a token with which a program sits at a table, sees its seat, and moves.

A program is somebody of its own, who belongs to a person and may do nothing else. Everybody sees
that it is one, and it is never rated.
"""

import msgspec
from msgspec import Struct

from quattrocento.service.endpoints.endpoint import Call, Endpoint, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import people, requests, responses
from quattrocento.service.people.identity import ID, Person
from quattrocento.service.service import Service
from quattrocento.service.tables import seating
from quattrocento.service.tables.events import TableEvent
from quattrocento.service.tables.summary import TableCard
from quattrocento.service.tables.table import Table

KIND = "program"
MOST = 20
LISTED = 50
OVER = ("finished", "closed")

_card = msgspec.json.Decoder(TableCard)


class Kept(Struct, frozen=True):
    """What a person's programs are listed by; where `table` is set, it is good for that alone."""

    name: str
    created: float
    table: str = ""


_kept = msgspec.json.Decoder(Kept)


async def admit(service: Service, one: Endpoint, call: Call, program: Person) -> None:
    """Refuse a program whatever is not for programs, and every table but its own."""
    if not one.programs:
        raise Problem("not-for-programs")
    service.program_limit.take(program.id)
    owner = await service.people.find(program.owner)
    if owner is None:
        raise Problem("no-person")
    service.bans.check(owner.id, call.caller.address)
    if "table" not in call.named:
        return
    if program.table not in ("", call.table):
        raise Problem("not-for-programs")

    def may(table: Table) -> bool:
        return bool(table.seats_of(program.id)) or (one.sits and table.host == owner.id)

    if not await service.registry.look(call.table, may):
        raise Problem("not-for-programs")


@endpoint("GET", "/api/me/programs")
async def list_programs(service: Service, call: Call) -> people.Programs:
    """Your programs, the last made first"""
    found = await programs_of(service, call.someone().id)
    made = sorted(found.items(), key=lambda item: -item[1].created)
    return people.Programs(
        [people.ProgramOut(id, one.name, one.created, one.table) for id, one in made]
    )


async def programs_of(service: Service, person: str) -> dict[str, Kept]:
    found = await service.store.documents(KIND, person)
    return {id: _kept.decode(text) for id, text in found}


@endpoint("POST", "/api/me/programs")
async def make_program(
    service: Service, call: Call, body: requests.NewProgram
) -> people.ProgramToken:
    """A token for a program of yours, told this once: it may sit down at tables that you open"""
    program = await new_program(service, call, body.name)
    return await told(service, program)


@endpoint("POST", "/api/tables/{table}/programs")
async def invite_program(
    service: Service, call: Call, body: requests.NewProgram
) -> people.ProgramToken:
    """A token, told this once, with which a program takes a free seat of your table and no other"""
    host = call.someone().id

    def is_full(table: Table) -> bool:
        return not seating.free_chairs(table, host)

    if await service.registry.look(call.table, is_full):
        raise Problem("seat-taken")
    return await told(service, await new_program(service, call, body.name, call.table))


async def new_program(service: Service, call: Call, name: str, table: str = "") -> Person:
    person = call.someone()
    service.arrival_limit.take(person.id)
    await end_idle(service, person.id)
    if len(await programs_of(service, person.id)) >= MOST:
        raise Problem("programs-many", most=MOST)
    program = await service.people.create(name, person.language, person.id, table)
    kept = Kept(program.name, program.created, table)
    text = msgspec.json.encode(kept).decode()
    await service.store.put_document(KIND, person.id, program.id, text)
    return program


async def told(service: Service, program: Person) -> people.ProgramToken:
    token = await service.people.token(program.id, device=KIND)
    return people.ProgramToken(program.id, program.name, program.table, token)


@endpoint("DELETE", "/api/me/programs/{program}")
async def revoke_program(service: Service, call: Call) -> responses.Done:
    """End a program of yours: its token is worth nothing more, stand-ins play its games on"""
    person, program = call.someone().id, call.named["program"]
    if not ID.fullmatch(program) or program not in await programs_of(service, person):
        raise Problem("no-person-found")
    await end_program(service, person, program)
    return responses.Done()


async def end_program(service: Service, owner: str, program: str) -> None:
    """First its token, so that it cannot sit down again while it leaves."""
    for session in await service.people.sessions.of(program):
        await service.people.sessions.end(program, session)
    await leave_all(service, program)
    await service.forget_person(program)
    await service.store.delete_document(KIND, owner, program)


async def end_idle(service: Service, owner: str) -> None:
    """End what was only for tables at which nothing more is played."""
    for program, kept in (await programs_of(service, owner)).items():
        if kept.table:
            summary = await service.store.summary(kept.table)
            if not summary or _card.decode(summary).status in OVER:
                await end_program(service, owner, program)


async def end_programs(service: Service, owner: str) -> None:
    for program in await programs_of(service, owner):
        await end_program(service, owner, program)


async def leave_all(service: Service, person: str) -> None:
    """Leave every table; stand-ins play on."""

    def leave(table: Table) -> list[TableEvent]:
        if table.status not in ("open", "running"):
            return []
        seats = table.seats_of(person)
        return [event for seat in seats for event in seating.leave(table, person, seat)]

    for table in await service.store.tables_of(person):
        await service.registry.act(table, leave, lambda t: None)


@endpoint("GET", "/api/program", programs=True)
async def which_program(service: Service, call: Call) -> people.ProgramPage:
    """For a program: who you are, and where you sit"""
    program = call.someone()
    if not program.owner:
        raise Problem("not-for-programs")
    await service.people.ensure([program.owner])
    await service.registry.index.catch_up(program.id)
    found = await service.store.summaries(person=program.id, listed=False, limit=LISTED)
    seats = [
        people.ProgramPlace(card.id, card.game, place.seat, card.status)
        for card in map(_card.decode, found)
        for place in card.places
        if place.person == program.id
    ]
    owner = service.people.name(program.owner)
    return people.ProgramPage(program.id, program.name, owner, program.table, seats)
