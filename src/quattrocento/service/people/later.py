"""Notices that wait for the end of quiet hours or for the hour of the day: one for all tables."""

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from quattrocento.service.people.identity import ID, People, Person
from quattrocento.service.people.occasions import Occasion

# What is told of single tables at once; all others are only counted.
MOST = 10


class PutOff(Struct, frozen=True):
    """When a person is to hear, and of what besides the tables that then wait."""

    due: float
    others: list[Occasion] = []


_decoder: msgspec.json.Decoder[float | PutOff] = msgspec.json.Decoder(float | PutOff)


def read(text: str) -> PutOff:
    """What was put off; before there was anything but turns, only the time was noted."""
    found = _decoder.decode(text)
    return found if isinstance(found, PutOff) else PutOff(found)


class Later:
    """Kept with the data, so that a restart forgets none; of two servers one sends it."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    async def note(self, person: str, due: float, occasion: Occasion) -> None:
        before = await self.store.document("later", "", person)
        others = read(before).others if before else []
        if occasion.kind != "turn" and occasion not in others:
            others = [*others, occasion][-MOST:]
        content = msgspec.json.encode(PutOff(due, others)).decode()
        await self.store.put_document("later", "", person, content)

    async def due(self) -> AsyncIterator[tuple[Person, list[Occasion]]]:
        """Those who are to hear now, each of them once."""
        now = self.people.now()
        for name, text in await self.store.documents("later", ""):
            found = read(text)
            if found.due > now:
                continue
            person = await self.people.find(name) if ID.fullmatch(name) else None
            if person is not None and not await self._is_first(name, str(found.due)):
                continue
            await self.store.delete_document("later", "", name)
            if person is not None:
                yield person, found.others

    async def _is_first(self, person: str, when: str) -> bool:
        if not await self.store.new_document("told-later", person, when, ""):
            return False
        for key, _ in await self.store.documents("told-later", person):
            if key != when:
                await self.store.delete_document("told-later", person, key)
        return True
