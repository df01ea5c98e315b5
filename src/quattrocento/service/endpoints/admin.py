"""Moderation, with the admin token: close a table, remove a name or a line of chat."""

import hmac

from msgspec.structs import replace

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import responses
from quattrocento.service.people.identity import ID
from quattrocento.service.service import Service
from quattrocento.service.tables.events import Closes, TableEvent
from quattrocento.service.tables.table import Table

NAMELESS = "—"


def admit(service: Service, call: Call) -> None:
    given, wanted = call.caller.admin, service.settings.admin
    if not wanted or not hmac.compare_digest(given.encode(), wanted.encode()):
        raise Problem("not-admin")


@endpoint("POST", "/api/admin/tables/{table}/close")
async def admin_close(service: Service, call: Call) -> responses.Done:
    """Close a table"""
    admit(service, call)

    def decide(table: Table) -> list[TableEvent]:
        return [Closes("admin")] if table.status in ("open", "running") else []

    await service.registry.act(call.table, decide, lambda table: None)
    return responses.Done()


@endpoint("DELETE", "/api/admin/people/{other}/name")
async def admin_unname(service: Service, call: Call) -> responses.Done:
    """Take a name away from a person"""
    admit(service, call)
    other = call.named["other"]
    person = await service.people.find(other) if ID.fullmatch(other) else None
    if person is None:
        raise Problem("no-person-found")
    await service.people.keep(replace(person, name=NAMELESS))
    return responses.Done()


@endpoint("DELETE", "/api/admin/tables/{table}/chat/{number}")
async def admin_unsay(service: Service, call: Call) -> responses.Done:
    """Remove a line of chat"""
    admit(service, call)
    number = call.named["number"]
    if not number.isdecimal() or len(number) > 9:
        raise Problem("no-page")
    await service.registry.look(call.table, lambda table: None)
    await service.store.remove_line(call.table, int(number))
    service.registry.chat_changed(call.table)
    return responses.Done()
