"""A seat given back at a table: asking for it, and answering whoever asks."""

from msgspec import structs

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.tables import admit_guest
from quattrocento.service.errors import Problem
from quattrocento.service.messages import requests, responses
from quattrocento.service.people.occasions import Occasion
from quattrocento.service.service import Service
from quattrocento.service.tables import claims
from quattrocento.service.tables.events import TableEvent
from quattrocento.service.tables.table import Table


@endpoint("POST", "/api/tables/{table}/claims")
async def claim_seat(service: Service, call: Call, body: requests.AtSeat) -> responses.Done:
    """Say that the seat of somebody who is not here is yours; they are told, and judges asked"""
    person = call.someone()
    service.deed_limit.take(person.id)
    await admit_guest(service, call.table, person)

    def decide(table: Table) -> list[TableEvent]:
        if call.caller.here:
            return claims.take(table, person.id, body.seat)
        holder = table.chairs[body.seat].person if body.seat < len(table.chairs) else ""
        if service.notifications.online.get(holder):
            raise Problem("seat-present")
        return claims.ask(table, person.id, body.seat)

    def asked(table: Table) -> list[tuple[str, Occasion]]:
        """Who is told what, where an answer is needed at all."""
        if person.id not in table.claims:
            return []
        claim = Occasion("claim", table.id, table.game.key, table.game.title, by=person.id)
        judges, holder = claims.told(table, body.seat)
        yours = structs.replace(claim, kind="claimed")
        return [*((judge, claim) for judge in sorted(judges)), (holder, yours)]

    for one, occasion in await service.registry.act(call.table, decide, asked):
        if (found := await service.people.find(one)) is not None:
            service.tell(found, occasion)
    return responses.Done()


@endpoint("DELETE", "/api/tables/{table}/claims")
async def withdraw_claim(service: Service, call: Call) -> responses.Done:
    """No longer say so"""
    person = call.someone().id
    service.deed_limit.take(person)
    await service.registry.act(
        call.table, lambda table: claims.withdraw(table, person), lambda table: None
    )
    return responses.Done()


@endpoint("POST", "/api/tables/{table}/claims/answer")
async def answer_claim(service: Service, call: Call, body: requests.ClaimAnswer) -> responses.Done:
    """Give a seat back to who says that it is theirs, or do not; whoever holds it may say no"""
    judge = call.someone().id
    service.deed_limit.take(judge)
    await service.registry.act(
        call.table,
        lambda table: claims.answer(table, judge, body.person, body.agrees),
        lambda table: None,
    )
    return responses.Done()
