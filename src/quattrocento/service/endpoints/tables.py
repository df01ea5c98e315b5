"""Tables: the lobby, opening, sitting down, leaving, and the next game."""

import secrets
from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, structs

from quattrocento import __version__
from quattrocento.core.rng import Rng
from quattrocento.service.endpoints.endpoint import Call, endpoint, viewer
from quattrocento.service.errors import Problem
from quattrocento.service.messages import lobby, moments, projections, requests, responses
from quattrocento.service.people.identity import Person
from quattrocento.service.service import Service
from quattrocento.service.tables import endings, opening, seating
from quattrocento.service.tables.events import Closes, Follows, Opens, Status, TableEvent
from quattrocento.service.tables.settings import Pace, TableSettings, shared
from quattrocento.service.tables.table import Table
from quattrocento.service.workers.levels import known

RECORD_LIMIT = 1 << 20

# The rows of a table hold its edition twice, and a move is longer there than in a record.
KEPT_TWICE, TABLE_BYTES = 2, 10_000


class Viewing(Struct, frozen=True):
    """`seat` is one of yours, or -1 to watch; without `lang` there are facts but no words."""

    seat: responses.AnySeat | None = None
    lang: responses.Language | None = None


def grow(service: Service, call: Call, size: int) -> None:
    """Count what a person will have kept, or refuse it where that is too much in a time."""
    service.growth_limit.take(call.someone().id, size)
    service.growth_limit.take(f"at {call.caller.household}", size / 4)


class Filters(Struct, frozen=True):
    status: Status | None = None
    game: responses.Slug | None = None
    pace: Pace | None = None
    mine: bool = False
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


def page(service: Service, call: Call, query: Viewing) -> Callable[[Table], responses.TablePage]:
    """What makes the page of a table for whoever asks."""

    def make(table: Table) -> responses.TablePage:
        seat = viewer(table, call.id, query.seat)
        service.notifications.came(call.id, table.id)
        update = projections.update(table, seat, 0, query.lang or "", service.people.name)
        return responses.TablePage(projections.about(table, call.id), update)

    return make


@endpoint("GET", "/api/tables")
async def list_tables(service: Service, call: Call, query: Filters) -> responses.TableCards:
    """The lobby, or with `mine` your own tables, the last changed first"""
    person = call.someone().id if query.mine else ""
    found = await service.store.summaries(
        status=query.status or "",
        game=query.game or "",
        pace=query.pace or "",
        person=person,
        listed=not query.mine,
        limit=query.limit,
    )
    return await lobby.cards(service.people, found, call.language)


@endpoint("POST", "/api/tables", limit=RECORD_LIMIT)
async def open_table(service: Service, call: Call, body: requests.NewTable) -> responses.TablePage:
    """Open a table and, unless you do not want to, sit down at it"""
    person = call.someone().id
    service.arrival_limit.take(person)
    opens = Opens(
        game=body.game,
        options=body.options,
        chairs=list(body.chairs),
        host=person,
        secret=service.settings.new_secret(),
        edition=body.edition,
        **shared(body, TableSettings),
    )
    grow(service, call, len(body.edition) * KEPT_TWICE + TABLE_BYTES)
    if body.edition and not service.settings.own_editions:
        raise Problem("editions-off")
    first = await opening.checked(opens, service.readers)

    def sit(table: Table) -> list[TableEvent]:
        if not body.sit:
            return []
        return seating.sit(table, person, body.seat, body.part, body.wishes)

    name = await open_for(service, call, first, sit)
    return await service.registry.look(name, page(service, call, Viewing()))


async def open_for(
    service: Service, call: Call, opens: Opens, then: Callable[[Table], list[TableEvent]]
) -> str:
    """Open a table; where bots will play, only if its host has not enough of those."""
    if not any(opens.chairs):
        return await service.registry.open(opens, then)
    household = call.caller.household
    with service.quotas.admitted(opens.host, household):
        name = await service.registry.open(opens, then)
        service.quotas.opened(name, opens.host, household)
    return name


@endpoint("GET", "/api/tables/{table}", programs=True)
async def show_table(service: Service, call: Call, query: Viewing) -> responses.TablePage:
    """A table as you see it"""
    return await service.registry.look(call.table, page(service, call, query))


async def admit_guest(service: Service, table: str, person: Person) -> None:
    """Refuse whom the host of a table has blocked."""
    host = await service.registry.look(table, lambda found: found.host)
    found = await service.people.find(host)
    if found is not None and person.id in found.blocked:
        raise Problem("blocked")


@endpoint("POST", "/api/tables/{table}/sit", sits=True)
async def sit_down(service: Service, call: Call, body: requests.Sitting) -> responses.TablePage:
    """Sit down, or come back to your seat"""
    person = call.someone()
    service.deed_limit.take(call.id)
    await admit_guest(service, call.table, person)
    return await service.registry.act(
        call.table,
        lambda table: seating.sit(
            table, person.id, body.seat, body.part, body.wishes, bool(person.owner)
        ),
        page(service, call, Viewing()),
    )


@endpoint("POST", "/api/tables/{table}/leave", programs=True)
async def leave_table(service: Service, call: Call, body: requests.AtSeat) -> responses.TablePage:
    """Leave your seat; in a running game a stand-in plays on until you return"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: seating.leave(table, person, body.seat),
        page(service, call, Viewing(-1)),
    )


@endpoint("POST", "/api/tables/{table}/away")
async def go_away(service: Service, call: Call, body: requests.AtSeat) -> responses.TablePage:
    """Let a stand-in play for you until you return, or for one who no longer answers"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: seating.go_away(table, person, body.seat, service.registry.now()),
        page(service, call, Viewing()),
    )


@endpoint("POST", "/api/tables/{table}/return")
async def come_back(service: Service, call: Call, body: requests.AtSeat) -> responses.TablePage:
    """Play yourself again"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    return await service.registry.act(
        call.table,
        lambda table: seating.come_back(table, person, body.seat),
        page(service, call, Viewing(body.seat)),
    )


@endpoint("POST", "/api/tables/{table}/fill")
async def fill_seat(service: Service, call: Call, body: requests.Filling) -> responses.TablePage:
    """Give a free seat of your table to a bot"""
    person = call.someone().id
    known(body.bot)
    household = call.caller.household
    with service.quotas.admitted(person, household, call.table):
        found = await service.registry.act(
            call.table,
            lambda table: seating.fill(table, person, body.seat, body.bot),
            page(service, call, Viewing()),
        )
        service.quotas.opened(call.table, person, household)
        return found


@endpoint("POST", "/api/tables/{table}/close")
async def close_table(service: Service, call: Call) -> responses.TablePage:
    """Close your table before the game begins"""
    person = call.someone().id
    return await service.registry.act(
        call.table,
        lambda table: seating.close(table, person),
        page(service, call, Viewing()),
    )


@endpoint("POST", "/api/tables/{table}/rematch")
async def rematch(service: Service, call: Call, body: requests.NextGame) -> responses.TablePage:
    """Play again with the same settings: the first who asks opens the table, the others sit"""
    person = call.someone().id
    service.arrival_limit.take(person)

    def read(table: Table) -> tuple[Opens, str, int]:
        if not table.seats_of(person):
            raise Problem("not-your-seat")
        if table.status not in ("finished", "closed") or table.match is None:
            raise Problem("not-over")
        return table.opens, table.next, table.seats_of(person)[0]

    opens, following, before = await service.registry.look(call.table, read)

    def sit(table: Table) -> list[TableEvent]:
        seat = body.seat if body.seat >= 0 else endings.next_seat(table, before)
        return seating.sit(table, person, seat, body.part, body.wishes)

    if not following:
        following = await open_next(service, call, body, opens, sit)
    show = page(service, call, Viewing())
    return await service.registry.act(
        following, lambda t: [] if t.seats_of(person) else sit(t), show
    )


async def open_next(
    service: Service,
    call: Call,
    body: requests.NextGame,
    opens: Opens,
    sit: Callable[[Table], list[TableEvent]],
) -> str:
    """Open a table like that of a game that is over; the one that all go to, if others did so."""
    turned = body.turned % len(opens.chairs)
    again = structs.replace(
        opens,
        host=call.id,
        secret=service.settings.new_secret() if opens.origin is UNSET else "",
        previous=call.table,
        reserved=UNSET,
        league=UNSET,
        turned=turned,
        chairs=endings.turned(opens, turned),
    )
    opened = await open_for(service, call, again, sit)

    def follow(table: Table) -> list[TableEvent]:
        return [] if table.next else [Follows(opened)]

    following = await service.registry.act(call.table, follow, lambda table: table.next)
    if following != opened:
        # somebody else was faster: the game is at their table
        await service.registry.act(opened, lambda table: [Closes("host")], lambda table: None)
    return following


@endpoint("GET", "/api/tables/{table}/record", programs=True)
async def export_record(service: Service, call: Call, query: Viewing) -> responses.RecordOut:
    """The record, whole when the game is over"""

    def read(table: Table) -> responses.RecordOut:
        seat = viewer(table, call.id, query.seat)
        if table.match is None:
            raise Problem("not-running")
        return moments.record(table, seat, service.people.name)

    return await service.registry.look(call.table, read)


@endpoint("POST", "/api/records", limit=RECORD_LIMIT)
async def import_record(
    service: Service, call: Call, body: requests.NewRecord
) -> responses.TablePage:
    """Put a record on a table of its own, to look at it"""
    person = call.someone().id
    service.arrival_limit.take(person)
    grow(service, call, len(body.record) * KEPT_TWICE + TABLE_BYTES)
    opens, rows = await opening.imported(body.record, person, service.readers)
    if opens.edition and not service.settings.own_editions:
        raise Problem("editions-off")
    name = await service.registry.open(opens, lambda table: rows)
    return await service.registry.look(name, page(service, call, Viewing()))


Eyes = Literal["own", "mover", "all"]


class Stepping(Struct, frozen=True):
    """`eyes` are your own, or when the game is over those of whoever moves next, or of all."""

    ply: responses.Ply
    seat: responses.AnySeat | None = None
    lang: responses.Language | None = None
    eyes: Eyes = "own"


@endpoint("GET", "/api/tables/{table}/moment")
async def show_moment(service: Service, call: Call, query: Stepping) -> responses.Moment:
    """The table as it was after a ply, as your seat saw it; when it is over, as any did"""
    service.request_limit.take(f"moment {call.asker}", 3)

    def read(table: Table) -> responses.Moment:
        seat = viewer(table, call.id, query.seat)
        if table.match is None:
            raise Problem("not-running")
        if query.eyes != "own":
            if table.status != "finished":
                raise Problem("not-over")
            # At the end nobody moves, and what each had in hand is told by `hands`.
            seat = next((entry.seat for entry in table.match.moves[query.ply :]), seat)
        then = table.match.at(query.ply)
        hands, names = query.eyes == "all", service.people.name
        return moments.moment(table, then, seat, query.lang or "", names, hands)

    return await service.registry.look(call.table, read)


@endpoint("GET", "/api/tables/{table}/report", programs=True)
async def report_position(service: Service, call: Call, query: Viewing) -> responses.Report:
    """The position with nobody's secrets, for a report of a fault"""

    def read(table: Table) -> responses.Report:
        seat = viewer(table, call.id, query.seat)
        if table.match is None:
            raise Problem("not-running")
        return moments.report(table, seat, __version__, Rng(secrets.token_bytes(32)))

    return await service.registry.look(call.table, read)
