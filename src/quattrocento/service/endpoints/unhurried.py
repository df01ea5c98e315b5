"""Unhurried play: what waits for you, what happened meanwhile, orders and notes."""

import json

from msgspec import Struct

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.tables import grow
from quattrocento.service.errors import Problem
from quattrocento.service.messages import lobby, moments, requests, responses
from quattrocento.service.messages.encoding import encode
from quattrocento.service.service import Service
from quattrocento.service.tables import orders
from quattrocento.service.tables.events import TableEvent
from quattrocento.service.tables.seating import own_seat
from quattrocento.service.tables.table import Table
from quattrocento.text.words import Words

# What a row takes beside what it tells.
ROW_BYTES = 100


class OwnSeat(Struct, frozen=True):
    seat: responses.Seat
    lang: responses.Language | None = None


@endpoint("GET", "/api/me/waiting")
async def waiting_for_you(service: Service, call: Call) -> responses.TableCards:
    """The tables that wait for you, the longest first"""
    person = call.someone().id
    await service.registry.index.catch_up(person)
    found = await service.store.waiting(person)
    return await lobby.cards(service.people, found, call.language)


@endpoint("GET", "/api/me/tables")
async def your_tables(service: Service, call: Call) -> responses.OwnTables:
    """Your tables that are not over, in the order you want; else first where you are asked"""
    return await own_tables(service, call)


async def own_tables(service: Service, call: Call) -> responses.OwnTables:
    person = call.someone().id
    await service.registry.index.catch_up(person)
    found = await service.store.going_on(person, requests.MOST_ARRANGED)
    wanted: list[str] = json.loads(await service.store.document("tables", person) or "[]")
    place = {table: number for number, table in enumerate(wanted)}
    listed = (await lobby.cards(service.people, found, call.language)).tables
    listed.sort(key=lambda one: place.get(one.id, len(place)))
    return responses.OwnTables(listed, any(one.id in place for one in listed))


@endpoint("PUT", "/api/me/tables")
async def arrange_tables(
    service: Service, call: Call, body: requests.Arrangement
) -> responses.OwnTables:
    """Put your tables in an order"""
    person = call.someone().id
    service.deed_limit.take(person)
    if body.tables:
        await service.store.put_document("tables", person, "", json.dumps(body.tables))
    else:
        await service.store.delete_document("tables", person)
    return await own_tables(service, call)


@endpoint("GET", "/api/tables/{table}/recap")
async def recap(service: Service, call: Call, query: OwnSeat) -> responses.Recap:
    """What happened since your last move"""
    person = call.someone().id

    def read(table: Table) -> responses.Recap:
        own_seat(table, person, query.seat)
        if table.match is None:
            raise Problem("not-running")
        return moments.recap(table, query.seat, query.lang or "", service.people.name)

    return await service.registry.look(call.table, read)


def orders_out(table: Table, seat: int, language: str) -> responses.OrdersOut:
    chair = table.chairs[seat]
    text = ""
    if chair.dropped and language:
        words = Words(language, "service")
        key = f"dropped-{chair.dropped}"
        text = words(key) if words.has(key) else words("dropped-rule", rule=chair.dropped)
    return responses.OrdersOut(seat, chair.orders, chair.dropped, text)


@endpoint("GET", "/api/tables/{table}/orders")
async def read_orders(service: Service, call: Call, query: OwnSeat) -> responses.OrdersOut:
    """Your standing orders, and why the last one fell"""
    person = call.someone().id

    def read(table: Table) -> responses.OrdersOut:
        own_seat(table, person, query.seat)
        return orders_out(table, query.seat, query.lang or call.language)

    return await service.registry.look(call.table, read)


@endpoint("PUT", "/api/tables/{table}/orders")
async def give_orders(
    service: Service, call: Call, body: requests.NewOrders
) -> responses.OrdersOut:
    """Give standing orders; they replace those before"""
    person = call.someone().id
    service.deed_limit.take(call.id)
    grow(service, call, ROW_BYTES + len(encode(body.orders)))

    def decide(table: Table) -> list[TableEvent]:
        own_seat(table, person, body.seat)
        return orders.give(table, body.seat, body.orders)

    return await service.registry.act(
        call.table, decide, lambda table: orders_out(table, body.seat, call.language)
    )


@endpoint("GET", "/api/tables/{table}/note")
async def read_note(service: Service, call: Call) -> requests.Note:
    """Your notes on a table"""
    person = call.someone().id
    await service.registry.look(call.table, lambda table: None)
    return requests.Note(await service.store.document("note", person, call.table))


@endpoint("PUT", "/api/tables/{table}/note")
async def write_note(service: Service, call: Call, body: requests.Note) -> requests.Note:
    """Keep notes on a table, for yourself alone"""
    person = call.someone().id
    grow(service, call, len(body.text.encode()))
    await service.registry.look(call.table, lambda table: None)
    text = body.text.replace("\x00", "")
    await service.store.put_document("note", person, call.table, text)
    return requests.Note(text)
