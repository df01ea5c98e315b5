"""Playing on from any moment of a game that is over."""

from quattrocento.service.endpoints.endpoint import Call, endpoint, viewer
from quattrocento.service.endpoints.tables import (
    KEPT_TWICE,
    TABLE_BYTES,
    Viewing,
    grow,
    open_for,
    page,
)
from quattrocento.service.messages import requests, responses
from quattrocento.service.service import Service
from quattrocento.service.tables import seating
from quattrocento.service.tables.events import Opens, TableEvent
from quattrocento.service.tables.onward import onward
from quattrocento.service.tables.table import Table
from quattrocento.service.workers.levels import known

# A move is kept twice: in the first row, and as a row of its own when the game begins.
MOVE_BYTES = 300


@endpoint("POST", "/api/tables/{table}/onward")
async def play_on(service: Service, call: Call, body: requests.PlayingOn) -> responses.TablePage:
    """Open a table that goes on from a moment of a game that is over, with the same cards"""
    person = call.someone().id
    service.arrival_limit.take(person)
    for bot in filter(None, body.chairs):
        known(bot)

    def read(table: Table) -> Opens:
        viewer(table, person, None)
        return onward(table, person, body.ply, body.chairs)

    def sit(table: Table) -> list[TableEvent]:
        return seating.sit(table, person, body.seat, "", {})

    opens = await service.registry.look(call.table, read)
    size = len(opens.edition) * KEPT_TWICE + body.ply * MOVE_BYTES + TABLE_BYTES
    grow(service, call, size)
    name = await open_for(service, call, opens, sit)
    return await service.registry.look(name, page(service, call, Viewing()))
