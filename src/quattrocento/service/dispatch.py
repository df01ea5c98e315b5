"""Calling endpoints by method and path: what HTTP does, and all there is without a network."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from quattrocento.service import endpoints
from quattrocento.service.endpoints import programs
from quattrocento.service.endpoints.endpoint import ENDPOINTS, Call, Caller, Endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages.responses import Fault
from quattrocento.service.service import Service

assert endpoints.__all__, "the endpoints are declared by importing them"


@dataclass
class Branch:
    """A place in the tree of paths: what follows it, and the endpoints that end here."""

    below: dict[str, "Branch"] = field(default_factory=dict)
    named: tuple[str, "Branch"] | None = None
    methods: dict[str, Endpoint] = field(default_factory=dict)

    def grow(self, part: str) -> "Branch":
        if not part.startswith("{"):
            return self.below.setdefault(part, Branch())
        self.named = self.named or (part.strip("{}"), Branch())
        return self.named[1]


class Paths:
    """Which endpoints a path has, and what it names."""

    def __init__(self, known: Iterable[Endpoint]) -> None:
        self.root = Branch()
        for one in known:
            branch = self.root
            for part in one.path.split("/"):
                branch = branch.grow(part)
            branch.methods[one.method] = one

    def find(self, path: str) -> tuple[Mapping[str, Endpoint], dict[str, str]]:
        """The endpoints at a path, by method, and the parts of it that have a name."""
        if "\x00" in path:
            raise Problem("no-page")  # nothing has such a name, and databases take none
        branch, found = self.root, dict[str, str]()
        for part in path.split("/"):
            if part in branch.below:
                branch = branch.below[part]
            elif part and branch.named:
                name, branch = branch.named
                found[name] = part
            else:
                raise Problem("no-page")
        if not branch.methods:
            raise Problem("no-page")
        return branch.methods, found


PATHS = Paths(ENDPOINTS)


async def dispatch(
    service: Service,
    method: str,
    path: str,
    query: Mapping[str, str],
    body: bytes,
    caller: Caller,
) -> Any:
    """The response of an endpoint, of the type that it declares, or a Fault.

    Updates, which many get alike, are given as `Raw`: the JSON of one, made once for all.
    """
    try:
        methods, named = PATHS.find(path)
        if method not in methods:
            raise Problem("wrong-method")
        return await perform(service, methods[method], Call(caller, named), query, body)
    except Problem as problem:
        return fault(problem, caller.language)


async def perform(
    service: Service, one: Endpoint, call: Call, query: Mapping[str, str], body: bytes
) -> Any:
    """Read the request, and call the endpoint with it; what is refused raises Problem."""
    if call.person is not None and call.person.owner:
        await programs.admit(service, one, call, call.person)
    given: dict[str, Any] = {}
    if one.query is not None:
        given["query"] = read_query(query, one.query)
    if one.body is not None:
        given["body"] = read_body(body, one.body)
    found = await one.handler(service, call, **given)
    if call.id and "table" in call.named:
        await service.registry.hold_seats(call.named["table"], call.id)
    return found


def read_query(given: Mapping[str, str], wanted: type) -> Any:
    """What stands after the question mark; what has no value is left out, not null."""
    if "null" in given.values():
        raise Problem("malformed", detail="expected every name once, with a value")
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError as wrong:
        raise Problem("malformed", detail=str(wrong)) from None


def read_body(content: bytes, wanted: type) -> Any:
    try:
        return decoder(wanted).decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Problem("malformed", detail=str(wrong)) from None


@cache
def decoder(wanted: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)


def fault(problem: Problem, language: str) -> Fault:
    return Fault(problem.code, problem.message(language), problem.rule)
