"""The lobby: tables that are open, running or over, with the names of those who sit there."""

from collections.abc import Sequence

import msgspec

from quattrocento.service.messages.responses import TableCards
from quattrocento.service.people.identity import People
from quattrocento.service.tables.summary import Place, TableCard
from quattrocento.service.workers import levels

_decoder = msgspec.json.Decoder(TableCard)


async def cards(people: People, summaries: Sequence[str], language: str) -> TableCards:
    found = [_decoder.decode(summary) for summary in summaries]
    await people.ensure({place.person for one in found for place in one.places if place.person})
    return TableCards([named(people, one, language) for one in found])


def named(people: People, one: TableCard, language: str) -> TableCard:
    places = []
    for place in one.places:
        name = people.name(place.person) if place.person else ""
        if place.bot and not place.person:
            name = levels.title(place.bot, language)
        places.append(Place(place.seat, name, place.person, place.bot, place.away))
    return msgspec.structs.replace(one, places=places)
