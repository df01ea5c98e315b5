"""Endpoints: functions from a typed request to a typed response, declared by method and path.

Nothing here knows how a request arrives: HTTP is one way to call them, `dispatch` another.
"""

import inspect
import re
import typing
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import Person
from quattrocento.service.tables.table import Table
from quattrocento.service.visitors import household

BODY_LIMIT = 64 * 1024
TABLE = re.compile(r"[a-zA-Z0-9_-]{12}")

Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Caller:
    """Who asks, as far as it is known, and from where.

    `keeps_token` says that the way here remembers the token, as a browser does its cookie, so
    that the answer need not tell it. `session` is the device by which the person is known. `here`
    is whoever runs the server: they ask on its own machine.
    """

    person: Person | None = None
    language: str = "en"
    address: str = ""
    admin: str = ""
    keeps_token: bool = False
    session: str = ""
    here: bool = False
    passed_on: bool = False
    """Whether `address` is that of a proxy, which may stand for anybody."""
    origin: str = ""
    """The site of the page that asks, such as https://games.example; programs have none."""
    device: str = ""
    """The kind of device, in words for the person alone: Firefox, Linux."""

    @property
    def household(self) -> str:
        """What those without a name, and all who come from there, are counted by."""
        return household(self.address)


@dataclass
class Call:
    """One request: who asks, and what the path names."""

    caller: Caller
    named: Mapping[str, str] = field(default_factory=dict)
    token: str | None = None
    """What the caller is known by from now on, where that changes; empty is nobody."""

    @property
    def person(self) -> Person | None:
        return self.caller.person

    @property
    def language(self) -> str:
        return self.caller.language

    @property
    def id(self) -> str:
        """The asking person's id, or nothing."""
        return self.person.id if self.person else ""

    @property
    def asker(self) -> str:
        """What the caller is counted by: the person, or where somebody without a name is."""
        return self.id or self.caller.household

    @property
    def table(self) -> str:
        """The table that the path names, if it can be one: it will be a key to much."""
        name = self.named["table"]
        if not TABLE.fullmatch(name):
            raise Problem("no-table")
        return name

    def someone(self) -> Person:
        """The asking person; nobody in particular is refused."""
        if self.person is None:
            raise Problem("no-person")
        return self.person


@dataclass(frozen=True)
class Endpoint:
    """`body`, `query` and `answer` are the types in the handler's signature."""

    method: str
    path: str
    handler: Handler
    body: type | None
    query: type | None
    answer: type
    limit: int
    even_banned: bool = False
    """Whether somebody who is banned may do this too: what is theirs stays theirs."""
    programs: bool = False
    """Whether a program of somebody may do this, at a table where it has a seat."""
    sits: bool = False
    """Whether it may do this without one, at a table of its owner."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.handler) or ""


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    limit: int = BODY_LIMIT,
    answer: type | None = None,
    even_banned: bool = False,
    programs: bool = False,
    sits: bool = False,
) -> Callable[[Handler], Handler]:
    """`answer` is for handlers that give the bytes of one instead of the thing itself."""

    def declare(handler: Handler) -> Handler:
        one = described(method, path, handler, limit, answer)
        ENDPOINTS.append(
            replace(one, even_banned=even_banned, programs=programs or sits, sits=sits)
        )
        return handler

    return declare


def described(
    method: str, path: str, handler: Handler, limit: int = BODY_LIMIT, answer: type | None = None
) -> Endpoint:
    """An endpoint, by the types in the signature of its handler."""
    hints = typing.get_type_hints(handler)
    body, query = hints.get("body"), hints.get("query")
    return Endpoint(method, path, handler, body, query, answer or hints["return"], limit)


def viewer(table: Table, person: str, wanted: int | None) -> int | None:
    """The seat whose view a person gets: the wanted one of their own, else the only one.

    On a device with several seats nothing is shown until one is named: hands stay hidden.
    """
    own = table.seats_of(person)
    if wanted is not None and wanted >= 0:
        if wanted not in own:
            raise Problem("not-your-seat")
        return wanted
    if not own and not table.opens.watchable and person != table.host:
        raise Problem("private")
    return own[0] if len(own) == 1 and wanted is None else None
