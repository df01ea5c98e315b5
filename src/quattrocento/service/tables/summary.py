"""What the index keeps of a table: people by id, so that names stay out of it."""

import msgspec
from msgspec import Struct

from quattrocento.service.storage.store import IndexEntry
from quattrocento.service.tables.clocks import bots_due, due
from quattrocento.service.tables.events import Status
from quattrocento.service.tables.settings import LobbySettings, shared
from quattrocento.service.tables.table import Table


class Place(Struct, frozen=True):
    """A seat: `person` is empty for a bot or a free chair, `away` says why a stand-in plays.

    A program of somebody has both: it is a `person` of its own, and as `bot` it is a `program`.

    `wishes` are what the person chose for this seat, such as `{"board": "red"}`.
    """

    seat: int
    name: str
    person: str = ""
    bot: str = ""
    away: str = ""
    bank: float | None = None
    deadline: float | None = None
    wishes: dict[str, str] = {}


class TableCard(LobbySettings, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    status: Status
    places: list[Place]
    options: dict[str, str]
    waiting: list[int]
    ply: int
    created: float
    updated: float
    next: str = ""
    winners: list[int] = []


def card(table: Table) -> TableCard:
    opens = table.opens
    places = [
        Place(seat, "", chair.person, table.named_bot(seat), chair.away)
        for seat, chair in enumerate(table.chairs)
    ]
    return TableCard(
        id=table.id,
        game=opens.game,
        status=table.status,
        places=places,
        options=opens.options,
        waiting=sorted(table.questions),
        ply=table.ply,
        created=table.created,
        updated=table.updated,
        next=table.next,
        winners=winners(table),
        **shared(opens, LobbySettings),
    )


def winners(table: Table) -> list[int]:
    if table.status != "finished":
        return []
    scores = table.game.scores(table.playing().state)
    return [seat for seat, score in enumerate(scores) if score.rank == 1]


def entry(table: Table, keeper: str = "") -> IndexEntry:
    asked = {table.chairs[seat].person for seat in table.questions if not table.player(seat)}
    places = {
        chair.person: chair.person in asked
        for chair in table.chairs
        if chair.person and chair.away != "left"
    }
    return IndexEntry(
        id=table.id,
        game=table.opens.game,
        status=table.status,
        pace=table.opens.pace,
        listed=table.opens.listed,
        free=sum(chair.free for chair in table.chairs),
        created=table.created,
        updated=table.updated,
        due=due(table),
        bots_due=bots_due(table),
        places=places,
        summary=msgspec.json.encode(card(table)).decode(),
        seq=table.seq,
        keeper=keeper,
    )
