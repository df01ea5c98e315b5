"""Moderation, with an admin token: close a table, remove a name or a line of chat."""

import hmac
import secrets

from msgspec.structs import replace

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import responses
from quattrocento.service.people.identity import ID
from quattrocento.service.service import Service
from quattrocento.service.storage.ledger import Deed
from quattrocento.service.tables.events import Closes, TableEvent
from quattrocento.service.tables.table import Table

NAMELESS = "—"


def admit(service: Service, call: Call) -> str:
    """The name of the moderator who asks, by their token; anybody else is refused."""
    given = call.caller.admin.encode()
    for one in service.settings.admin.split(","):
        name, _, token = one.strip().rpartition(":")
        if token and hmac.compare_digest(given, token.encode()):
            return name or "admin"
    service.guess_limit.take(call.caller.household)
    raise Problem("not-admin")


async def noted(service: Service, who: str, act: str, subject: str, detail: str = "") -> None:
    """Keep what a moderator did."""
    deed = Deed(secrets.token_hex(8), service.registry.now(), who, act, subject, detail)
    await service.ledger.note(deed)


@endpoint("POST", "/api/admin/tables/{table}/close")
async def admin_close(service: Service, call: Call) -> responses.Done:
    """Close a table"""
    who = admit(service, call)

    def decide(table: Table) -> list[TableEvent]:
        return [Closes("admin")] if table.status in ("open", "running") else []

    await service.registry.act(call.table, decide, lambda table: None)
    await noted(service, who, "close-table", call.table)
    return responses.Done()


@endpoint("DELETE", "/api/admin/people/{other}/name")
async def admin_unname(service: Service, call: Call) -> responses.Done:
    """Take a name away from a person"""
    who = admit(service, call)
    other = call.named["other"]
    person = await service.people.find(other) if ID.fullmatch(other) else None
    if person is None:
        raise Problem("no-person-found")
    await service.people.change(person.id, lambda now: replace(now, name=NAMELESS))
    await noted(service, who, "unname", other)
    return responses.Done()


@endpoint("DELETE", "/api/admin/tables/{table}/chat/{number}")
async def admin_unsay(service: Service, call: Call) -> responses.Done:
    """Remove a line of chat"""
    who = admit(service, call)
    number = call.named["number"]
    if not number.isdecimal() or len(number) > 9:
        raise Problem("no-page")
    await service.registry.look(call.table, lambda table: None)
    await service.store.remove_line(call.table, int(number))
    service.registry.chat_changed(call.table)
    await noted(service, who, "unsay", f"{call.table} {number}")
    return responses.Done()
