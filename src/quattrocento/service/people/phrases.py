"""Phrases to write down: twelve words that make somebody the same person again anywhere.

A phrase is 128 bits of chance, as words of one list for all languages (BIP 39), of which the last
also checks the others. Only a slow hash of it is kept.
"""

import asyncio
import hashlib
import re
import secrets
from functools import cache

from mnemonic import Mnemonic

from quattrocento.service.errors import Problem
from quattrocento.service.fair import FairRoom
from quattrocento.service.people.identity import ID, People, Person

WORDS = 12
BYTES = 16
# Slow on purpose, and sixteen megabytes each time; so only a few at once, and few may wait.
COST, BLOCK = 1 << 14, 8
SALT = b"quattrocento phrase"
PLACES, WAITING = 2, 50


@cache
def book() -> Mnemonic:
    return Mnemonic("english")


def entropy(text: str) -> bytes:
    """What a phrase stands for, however it is spaced and written; or the problem with it."""
    words = re.findall(r"[^\W\d_]+", text.lower())
    if len(words) != WORDS:
        raise Problem("phrase-length", count=len(words))
    for word in words:
        if word not in book().wordlist:
            raise Problem("phrase-word", word=word[:20])
    try:
        return bytes(book().to_entropy(words))
    except ValueError:
        raise Problem("bad-phrase") from None


def digest(secret: bytes) -> str:
    return hashlib.scrypt(secret, salt=SALT, n=COST, r=BLOCK, p=1, dklen=32).hex()


class Phrases:
    """Kept by the hash, which leads to the person, and by the person, for whom it ends."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store
        self._room = FairRoom(PLACES)

    async def since(self, person: str) -> float:
        """When a person's phrase was made; 0 where there is none."""
        kept = await self.store.document("phrase-of", person)
        return float(kept.partition(" ")[2] or 0)

    async def create(self, person: str) -> str:
        """A new phrase, told this once; it replaces the one before."""
        secret = secrets.token_bytes(BYTES)
        found = await self._digest(secret, person)
        await self.forget(person)
        await self.store.put_document("phrase", found, "", person)
        await self.store.put_document("phrase-of", person, "", f"{found} {self.people.now()}")
        return book().to_mnemonic(secret)

    async def forget(self, person: str) -> None:
        kept = await self._kept(person)
        if kept:
            await self.store.delete_document("phrase", kept)
            await self.store.delete_document("phrase-of", person)

    async def find(self, text: str, asker: str) -> Person:
        """The person whose phrase this is."""
        found = await self._digest(entropy(text), asker)
        name = await self.store.document("phrase", found)
        person = await self.people.find(name) if ID.fullmatch(name) else None
        # Of two that were made at once, only the one that can be taken back is worth something.
        if person is None or await self._kept(person.id) != found:
            raise Problem("bad-phrase")
        return person

    async def _kept(self, person: str) -> str:
        """The hash of a person's phrase."""
        return (await self.store.document("phrase-of", person)).partition(" ")[0]

    async def _digest(self, secret: bytes, asker: str) -> str:
        if self._room.waiting >= WAITING:
            raise Problem("not-ready")
        async with self._room.place(asker):
            return await asyncio.to_thread(digest, secret)
