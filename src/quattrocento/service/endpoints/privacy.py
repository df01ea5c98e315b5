"""What a server keeps about you, to take along."""

import msgspec

from quattrocento import __version__
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.messages import moderation
from quattrocento.service.service import Service
from quattrocento.service.storage.store import StoredRow
from quattrocento.service.tables import events
from quattrocento.service.tables.summary import TableCard

_card = msgspec.json.Decoder(TableCard)


@endpoint("GET", "/api/me/export", even_banned=True)
async def export_me(service: Service, call: Call) -> moderation.Export:
    """Everything that this server keeps about you, in one file"""
    person = call.someone().id
    service.belongings_limit.take(person)
    await service.registry.index.catch_up(person)
    store = service.store
    tables = [await own_table(service, person, name) for name in await store.tables_of(person)]
    return moderation.Export(
        at=service.registry.now(),
        server=service.reach.address,
        version=__version__,
        person=msgspec.json.decode(await store.person(person) or "{}"),
        tables=[one for one in tables if one is not None],
        results=[moderation.OwnResult(*one) for one in await service.belongings.results(person)],
        ratings=[moderation.OwnRating(*one) for one in await service.belongings.ratings(person)],
        leagues=await service.belongings.leagues(person),
        chat=[moderation.OwnLine(*line) for line in await service.belongings.lines(person)],
        documents=[
            moderation.OwnDocument(*one) for one in await service.belongings.documents(person)
        ],
        reports=await service.ledger.reports_of(person),
        bans=[one for one in await service.ledger.bans() if one.subject == person],
    )


async def own_table(service: Service, person: str, name: str) -> moderation.OwnTable | None:
    summary = await service.store.summary(name)
    if not summary:
        return None
    return moderation.OwnTable(
        _card.decode(summary), own_moves(await service.store.rows(name), person)
    )


def own_moves(rows: list[StoredRow], person: str) -> list[moderation.OwnMove]:
    """The moves of the seats that a person had; what they ordered for themselves is among them."""
    seats: set[int] = set()
    found = []
    for row in rows:
        if row.kind not in ("sits", "plays"):
            continue
        event = events.read(row.text)
        if isinstance(event, events.Sits):
            seats = (seats | {event.seat}) if event.person == person else seats - {event.seat}
        elif isinstance(event, events.Plays) and event.seat in seats and event.by != "stand-in":
            found.append(moderation.OwnMove(row.at, event.seat, event.move))
    return found
