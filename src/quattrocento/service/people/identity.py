"""People: no account, one signed cookie. A name, a language, and links to other devices."""

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from typing import Literal
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quattrocento.service.errors import Problem
from quattrocento.service.people.keys import find_key
from quattrocento.service.people.sessions import Sessions
from quattrocento.service.settings import Settings
from quattrocento.service.storage.database import Conflict
from quattrocento.service.storage.store import Store

ID = re.compile(r"[0-9a-f]{16}")
NOBODY = ("", "")
RECOVERY_SECONDS = 7 * 86400
NAME_LENGTH = 24
REMEMBERED = 20_000
ATTEMPTS = 5


Audience = Literal["private", "played", "everyone"]


class Person(Struct, frozen=True):
    """What is known of a person. `email` counts only once it is `confirmed`.

    `story` says who may see their games: nobody else, those they have played with, or everyone.
    `push` says that some browser wants notices. A program has an `owner`, and may sit at a `table`
    of theirs alone if one is named. The hours are by the clock of `zone`: nothing is
    sent from `quiet_from` to `quiet_until`, or with `digest` only at that hour; -1 is none.
    """

    id: str
    created: float
    name: str = ""
    language: str = "en"
    holiday: float = 0.0
    email: str = ""
    confirmed: bool = False
    webhook: str = ""
    notices: bool = True
    muted: list[str] = []
    blocked: list[str] = []
    story: Audience = "private"
    rated: bool = True
    push: bool = False
    zone: str = ""
    quiet_from: int = -1
    quiet_until: int = -1
    digest: int = -1
    owner: str = ""
    table: str = ""


_decoder = msgspec.json.Decoder(Person)


def encoded(person: Person) -> str:
    return msgspec.json.encode(person).decode()


def clean_label(text: str) -> str:
    """A text on one line without control or formatting marks."""
    kept = [c for c in text if unicodedata.category(c)[0] != "C"]
    return " ".join("".join(kept).split())


def clean_name(name: str, longest: int = NAME_LENGTH) -> str:
    found = clean_label(name)[:longest].strip()
    if not found:
        raise Problem("bad-name")
    return found


class People:
    def __init__(
        self, store: Store, now: Callable[[], float] = time.time, session_days: float = 180.0
    ) -> None:
        self.store = store
        self.now = now
        self.sessions = Sessions(store, now, session_days)
        self._since = 0.0
        self._known: dict[str, Person | None] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._signed: dict[str, tuple[str, str]] = {}
        self.changed: Callable[[str], None] = lambda person: None
        self._key = b""

    async def start(self, settings: Settings) -> None:
        """All processes share one key; tokens of before there were sessions end in time."""
        self._key = await find_key(settings, self.store)
        await self.store.new_document("server", "", "sessions-since", str(self.now()))
        self._since = float(await self.store.document("server", "", "sessions-since"))

    # tokens

    def sign(self, purpose: str, text: str) -> str:
        return hmac.digest(self._key, f"{purpose} {text}".encode(), "sha256").hex()[:40]

    async def token(self, person: str, session: str = "", device: str = "") -> str:
        """What a device of a person is known by; without a session it begins one."""
        session = session or await self.sessions.begin(person, device)
        return f"{person}.{session}.{self.sign('session', f'{person} {session}')}"

    async def holder(self, token: str) -> tuple[str, str]:
        """The person whose token this is and their session, or nothing."""
        person, session = self._signed.get(token) or self._verified(token)
        if not session:
            ends = self._since + self.sessions.seconds
            return (person, "") if self.now() < ends else NOBODY
        return (person, session) if await self.sessions.is_valid(person, session) else NOBODY

    def _verified(self, token: str) -> tuple[str, str]:
        """Whom a token names, if it was signed here: that of a request is looked at but once."""
        person, _, rest = token.partition(".")
        session, _, signature = rest.rpartition(".")
        if (
            not ID.fullmatch(person)
            or not token.isascii()
            or (session and not ID.fullmatch(session))
        ):
            return NOBODY
        signed = ("session", f"{person} {session}") if session else ("person", person)
        if not hmac.compare_digest(signature, self.sign(*signed)):
            return NOBODY
        if len(self._signed) >= REMEMBERED:
            self._signed.clear()
        self._signed[token] = (person, session)
        return person, session

    # persons

    async def create(self, name: str, language: str, owner: str = "", table: str = "") -> Person:
        """A new person, or a program of one."""
        made = Person(secrets.token_hex(8), self.now(), clean_name(name), language)
        made = replace(made, owner=owner, table=table) if owner else made
        await self.store.put_person(made.id, made.created, encoded(made))
        return self._know(made)

    async def change(self, person: str, how: Callable[[Person], Person]) -> Person:
        """Change what is kept of a person, one after another; whoever was deleted stays so."""
        async with self._lock(person):
            for _ in range(ATTEMPTS):
                data = await self.store.person(person)
                if not data:
                    raise Problem("no-person")
                changed = how(_decoder.decode(data))
                try:
                    await self.store.change_person(person, data, encoded(changed))
                except Conflict:
                    continue  # another process was faster: change what it made of them
                return self._know(changed)
        raise Problem("busy")

    def _know(self, person: Person) -> Person:
        self._known[person.id] = person
        self.changed(person.id)
        return person

    def _lock(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())

    async def find(self, person: str) -> Person | None:
        await self.ensure([person])
        return self._known[person]

    async def ensure(self, people: Iterable[str]) -> None:
        """Know these people, so that `name` can be asked without waiting."""
        missing = [person for person in people if person not in self._known]
        if not missing:
            return
        if len(self._known) > REMEMBERED:
            self._known.clear()
        found = await asyncio.gather(*[self.store.person(person) for person in missing])
        for person, data in zip(missing, found, strict=True):
            self._known[person] = _decoder.decode(data) if data else None

    def known(self, person: str) -> Person | None:
        return self._known.get(person)

    def name(self, person: str) -> str:
        found = self._known.get(person)
        return found.name if found else "—"

    async def delete(self, person: str) -> None:
        async with self._lock(person):
            await self.store.delete_person(person)
            self.sessions.forget(person)
            self._known[person] = None
            self.changed(person)

    def forget(self, person: str = "") -> None:
        """Another process has changed a person, or with nothing given any of them."""
        if person:
            self._known.pop(person, None)
        else:
            self._known.clear()
        self.sessions.forget(person)
        self.changed(person)

    # recovery

    async def recovery_token(self, person: str) -> str:
        """A new link, which replaces those before."""
        token = secrets.token_urlsafe(24)
        until = str(self.now() + RECOVERY_SECONDS)
        for kind in ("recovery", "recovered"):
            for key, _ in await self.store.documents(kind, person):
                await self.store.delete_document(kind, person, key)
        await self.store.put_document("recovery", person, digest(token), until)
        return f"{person}.{token}"

    async def recover(self, token: str) -> Person:
        """The person of a recovery link, which works once, whoever else tries it at once."""
        person, _, secret = token.partition(".")
        key = digest(secret)
        until = await self.store.document("recovery", person, key) if ID.fullmatch(person) else ""
        found = await self.find(person) if until else None
        if found is None or float(until) < self.now():
            raise Problem("bad-token")
        if not await self.store.new_document("recovered", person, key, ""):
            raise Problem("bad-token")
        await self.store.delete_document("recovery", person, key)
        return found


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
