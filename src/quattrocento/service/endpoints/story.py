"""What one has missed, to be shown again."""

from msgspec import Struct

from quattrocento.service.endpoints.endpoint import Call, endpoint, viewer
from quattrocento.service.errors import Problem
from quattrocento.service.messages import responses
from quattrocento.service.messages.story import Story, story
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table


class Missed(Struct, frozen=True):
    """`since` is the last ply that you have seen; without it, your own last move."""

    since: responses.Ply | None = None
    seat: responses.AnySeat | None = None
    lang: responses.Language | None = None


@endpoint("GET", "/api/tables/{table}/beats")
async def show_beats(service: Service, call: Call, query: Missed) -> Story:
    """What has happened since a ply, step by step, as your seat saw it"""
    # The game is played again twice: once to the beginning of the story, once to its end.
    service.request_limit.take(f"moment {call.asker}", 6)

    def read(table: Table) -> Story:
        seat = viewer(table, call.id, query.seat)
        if table.match is None:
            raise Problem("not-running")
        since = query.since
        if since is None:
            since = table.last_ply(seat) if seat is not None else 0
        return story(table, seat, since, query.lang or "", service.people.name)

    return await service.registry.look(call.table, read)
