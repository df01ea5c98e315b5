"""Reports by people, and bans and the log for those with an admin token."""

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from quattrocento.service.endpoints.admin import admit, noted
from quattrocento.service.endpoints.endpoint import TABLE, Call, endpoint, viewer
from quattrocento.service.errors import Problem
from quattrocento.service.messages import moderation, responses
from quattrocento.service.metrics import METRICS
from quattrocento.service.moderation.bans import subject_of
from quattrocento.service.people.identity import ID
from quattrocento.service.service import Service
from quattrocento.service.storage.database import Conflict
from quattrocento.service.storage.ledger import StoredReport
from quattrocento.service.tables.events import Goes, TableEvent
from quattrocento.service.tables.seating import leave
from quattrocento.service.tables.table import Table

DAY = 86_400.0


class Listing(Struct, frozen=True):
    """`every` also lists reports that were seen to."""

    limit: Annotated[int, Meta(ge=1, le=500)] = 50
    every: bool = False


class Lifting(Struct, frozen=True):
    subject: Annotated[str, Meta(max_length=64)]


@endpoint("POST", "/api/reports")
async def report(service: Service, call: Call, body: moderation.NewReport) -> responses.Done:
    """Tell the moderators of a line of chat, or of a person"""
    reporter = call.someone().id
    service.report_limit.take(reporter)
    person, line = await reported(service, call, body)
    if person == reporter:
        raise Problem("malformed", detail="expected somebody else")
    what = f"{reporter} {person} {body.table} {body.number}"
    name = hashlib.sha256(what.encode()).hexdigest()[:16]
    note = " ".join("".join(c if c.isprintable() else " " for c in body.note).split())
    found = StoredReport(
        id=name,
        at=service.registry.now(),
        reporter=reporter,
        person=person,
        table=body.table,
        number=body.number,
        line=line,
        reason=body.reason,
        note=note,
    )
    try:
        await service.ledger.add_report(found)
    except Conflict:
        return responses.Done()  # it was told before
    METRICS.count("reports")
    return responses.Done()


async def reported(service: Service, call: Call, body: moderation.NewReport) -> tuple[str, str]:
    """The person whom a report is about, and what they said, if it is about that."""
    if body.table:
        if not TABLE.fullmatch(body.table):
            raise Problem("no-table")
        await service.registry.look(body.table, lambda table: viewer(table, call.id, -1))
    if body.number:
        lines = await service.registry.chat(body.table, body.number - 1) if body.table else []
        line = next((one for one in lines if one.number == body.number and one.person), None)
        if line is None:
            raise Problem("no-page")
        return line.person, line.line
    if body.person is None or await service.people.find(body.person) is None:
        raise Problem("no-person-found")
    return body.person, ""


@endpoint("GET", "/api/admin/reports")
async def list_reports(service: Service, call: Call, query: Listing) -> moderation.Reports:
    """The reports that nobody has seen to, the last first"""
    admit(service, call)
    return moderation.Reports(await service.ledger.reports(query.limit, query.every))


@endpoint("POST", "/api/admin/reports/{report}/close")
async def close_report(service: Service, call: Call, body: moderation.Outcome) -> responses.Done:
    """Note what came of a report"""
    who, name = admit(service, call), call.named["report"]
    if not ID.fullmatch(name) or not await service.ledger.close_report(name, body.outcome):
        raise Problem("no-page")
    await noted(service, who, "close-report", name, body.outcome)
    return responses.Done()


@endpoint("GET", "/api/admin/bans")
async def list_bans(service: Service, call: Call) -> moderation.Bans:
    """All bans, the last first"""
    admit(service, call)
    return moderation.Bans(await service.ledger.bans())


@endpoint("PUT", "/api/admin/bans")
async def ban(service: Service, call: Call, body: moderation.NewBan) -> responses.Done:
    """Ban a person, an address or a network; who is here is shown out"""
    who, subject = admit(service, call), subject_of(body.subject)
    until = service.registry.now() + body.days * DAY if body.days else 0.0
    await service.bans.ban(subject, until, body.reason)
    if ID.fullmatch(subject):
        await take_away(service, subject)
    days = f"{body.days:g} days" if body.days else "for good"
    await noted(service, who, "ban", subject, f"{days}: {body.reason}")
    return responses.Done()


async def take_away(service: Service, person: str) -> None:
    """Nobody waits for somebody who cannot come: stand-ins play, and free seats are free again."""

    def go(table: Table) -> list[TableEvent]:
        seats = table.seats_of(person)
        if table.status == "open":
            return [event for seat in seats for event in leave(table, person, seat)]
        if table.status != "running":
            return []
        return [Goes(seat, "away") for seat in seats if not table.chairs[seat].away]

    for table in await service.store.tables_of(person):
        await service.registry.act(table, go, lambda t: None)


@endpoint("DELETE", "/api/admin/bans")
async def lift_ban(service: Service, call: Call, query: Lifting) -> responses.Done:
    """Lift a ban"""
    who, subject = admit(service, call), subject_of(query.subject)
    await service.bans.lift(subject)
    await noted(service, who, "unban", subject)
    return responses.Done()


@endpoint("GET", "/api/admin/audit")
async def list_deeds(service: Service, call: Call, query: Listing) -> moderation.Audit:
    """What moderators did, the last first"""
    admit(service, call)
    return moderation.Audit(await service.ledger.deeds(query.limit))
