"""Advice and looking back: hints, what a bot would have thought, and a finished game in review."""

import hashlib
from typing import Any

from msgspec import Struct, structs

from quattrocento.core.match import Match
from quattrocento.core.state import State
from quattrocento.service.endpoints.endpoint import Call, endpoint, viewer
from quattrocento.service.errors import Problem
from quattrocento.service.messages import moments, projections, responses, review_responses
from quattrocento.service.service import Service
from quattrocento.service.tables.seating import own_seat
from quattrocento.service.tables.table import Table
from quattrocento.service.workers import hints


class Advising(Struct, frozen=True):
    """`ply` is for looking back when the game is over: then every seat's thoughts are free."""

    seat: responses.Seat
    ply: responses.Ply | None = None
    lang: responses.Language | None = None


class Reviewing(Struct, frozen=True):
    lang: responses.Language | None = None


class Consultation:
    """A question that may be asked: a remembered answer to it, or what a worker is to be told."""

    def __init__(self, service: Service, table: Table, state: State, query: Advising) -> None:
        language, names = query.lang or "", service.people.name
        # By the moves, so that a look back finds what was said at the table.
        self.key = (table.id, digest(table, state.ply), query.seat, language)
        self.ply = state.ply
        self.known = service.adviser.known.get(self.key)
        self.asked: dict[str, Any] = {}
        if self.known is None:
            called = projections.seat_names(table, names, language)
            seed = bytes.fromhex(service.settings.new_secret())
            self.asked = hints.question(table.game, state, query.seat, language, called, seed)
        self.played, self.played_text = moments.played(table, state, query.seat, language, names)


def digest(table: Table, ply: int) -> str:
    """What names a position of a table: all that was played up to it."""
    moves = "\n".join(f"{entry.seat} {entry.text}" for entry in table.playing().moves[:ply])
    return hashlib.sha256(moves.encode()).hexdigest()


@endpoint("GET", "/api/tables/{table}/hint")
async def show_hint(service: Service, call: Call, query: Advising) -> review_responses.Hint:
    """What a bot thinks of your choice, or of any choice of a game that is over"""
    asker = call.asker
    service.request_limit.take(f"moment {asker}", 3)

    def read(table: Table) -> Consultation:
        return Consultation(service, table, position(table, call, query), query)

    one = await service.registry.look(call.table, read)
    found = one.known
    if found is None:
        service.hint_limit.take(asker)
        found = await service.adviser.think(one.key, one.asked, asker)
    hint = moments.hint(found, one.ply, query.seat, hints.BOT)
    return structs.replace(hint, played=one.played, played_text=one.played_text)


def position(table: Table, call: Call, query: Advising) -> State:
    """The position that may be asked about: now and from one's own seat, or any when it is over."""
    if query.ply is None:
        own_seat(table, call.someone().id, query.seat)
        if table.status != "running":
            raise Problem("not-running")
        if not table.allows_hints():
            raise Problem("hints-off")
        state = table.playing().state
    else:
        viewer(table, call.id, None)
        if table.status != "finished":
            raise Problem("not-over")
        state = table.playing().at(query.ply).state
    if state.choice(query.seat) is None:
        raise Problem("not-asked")
    return state


@endpoint("GET", "/api/tables/{table}/review")
async def show_review(service: Service, call: Call, query: Reviewing) -> review_responses.ReviewOut:
    """A finished game looked back at: points over time, chances, and where it turned"""

    def read(table: Table) -> Match:
        viewer(table, call.id, None)
        if table.status != "finished":
            raise Problem("not-over")
        return table.playing()

    match = await service.registry.look(call.table, read)
    found = await service.reviews.review(call.table, match)

    def tell(table: Table) -> review_responses.ReviewOut:
        return moments.review(table, found, query.lang or "", service.people.name)

    return await service.registry.look(call.table, tell)
