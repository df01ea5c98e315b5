"""Which people an e-mail address is known to belong to, for links that bring them back."""

from quattrocento.service.people.identity import ID, People, Person

MOST = 5


class Addresses:
    """An index of confirmed addresses; what a person's own data say is what counts."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    async def note(self, person: Person) -> None:
        """Remember a confirmed address."""
        if person.email and person.confirmed:
            await self.store.new_document("address", self._key(person.email), person.id, "")

    async def forget(self, person: Person) -> None:
        if person.email:
            await self.store.delete_document("address", self._key(person.email), person.id)

    async def find(self, email: str) -> list[Person]:
        """The people who have confirmed that this address is theirs."""
        kept = await self.store.documents("address", self._key(email))
        names = [name for name, _ in kept if ID.fullmatch(name)]
        found = [await self.people.find(name) for name in names[:MOST]]
        return [one for one in found if one and one.confirmed and same(one.email, email)]

    def _key(self, email: str) -> str:
        return self.people.sign("address", email.strip().lower())


def same(one: str, other: str) -> bool:
    return one.strip().lower() == other.strip().lower()
