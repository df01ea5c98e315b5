"""Challenges: a word of ours that must come back signed, soon, from where it was sent, and once."""

import hashlib
import secrets

from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import People

SECONDS = 300.0


class Challenges:
    """Nothing is kept of a challenge before it is answered, so strangers can ask for any number."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    def create(self, purpose: str) -> bytes:
        text = f"{secrets.token_hex(16)}.{self.people.now() + SECONDS:.0f}"
        return f"{text}.{self._signature(purpose, text)}".encode()

    def check(self, purpose: str, challenge: bytes) -> None:
        """Whether a challenge is ours, for this purpose, and not too old."""
        text, _, signature = challenge.decode("ascii", "replace").rpartition(".")
        until = text.partition(".")[2]
        genuine = secrets.compare_digest(
            signature.encode(), self._signature(purpose, text).encode()
        )
        if not genuine or float(until) < self.people.now():
            raise Problem("bad-passkey")

    async def use(self, person: str, challenge: bytes) -> None:
        """Note that a challenge was answered; a second answer to it is refused."""
        for key, until in await self.store.documents("challenge", person):
            if float(until) < self.people.now():
                await self.store.delete_document("challenge", person, key)
        key = hashlib.sha256(challenge).hexdigest()
        until = str(self.people.now() + SECONDS)
        if not await self.store.new_document("challenge", person, key, until):
            raise Problem("bad-passkey")

    def _signature(self, purpose: str, text: str) -> str:
        return self.people.sign("challenge", f"{purpose} {text}")
