"""Notices that wait for the end of quiet hours or for the hour of the day: one for all tables."""

from collections.abc import AsyncIterator

from quattrocento.service.people.identity import ID, People, Person


class Later:
    """Kept with the data, so that a restart forgets none; of two servers one sends it."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    async def note(self, person: str, due: float) -> None:
        await self.store.put_document("later", "", person, str(due))

    async def due(self) -> AsyncIterator[Person]:
        """Those who are to hear now, each of them once."""
        now = self.people.now()
        for name, when in await self.store.documents("later", ""):
            if float(when) > now:
                continue
            person = await self.people.find(name) if ID.fullmatch(name) else None
            if person is not None and not await self._is_first(name, when):
                continue
            await self.store.delete_document("later", "", name)
            if person is not None:
                yield person

    async def _is_first(self, person: str, when: str) -> bool:
        if not await self.store.new_document("told-later", person, when, ""):
            return False
        for key, _ in await self.store.documents("told-later", person):
            if key != when:
                await self.store.delete_document("told-later", person, key)
        return True
