"""What is asked and told about moderation, and what an export of one's data holds."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from quattrocento.service.messages.requests import RequestBody
from quattrocento.service.messages.responses import Seq
from quattrocento.service.storage.ledger import Ban, Deed, StoredReport
from quattrocento.service.tables.summary import TableCard

Reason = Literal["abuse", "spam", "cheating", "name", "other"]
TableId = Annotated[str, Meta(max_length=12)]
PersonId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Note = Annotated[str, Meta(max_length=500)]


class NewReport(RequestBody, frozen=True):
    """Either a line of chat, by its table and number, or a person."""

    reason: Reason
    table: TableId = ""
    number: Seq = 0
    person: PersonId | None = None
    note: Note = ""


class NewBan(RequestBody, frozen=True):
    """`subject` is a person's id, an address or a network; 0 days are for good."""

    subject: Annotated[str, Meta(min_length=1, max_length=64)]
    days: Annotated[float, Meta(ge=0, le=36_500)] = 0.0
    reason: Annotated[str, Meta(max_length=200)] = ""


class Outcome(RequestBody, frozen=True):
    outcome: Annotated[str, Meta(min_length=1, max_length=200)]


class Reports(Struct, frozen=True):
    reports: list[StoredReport]


class Bans(Struct, frozen=True):
    bans: list[Ban]


class Audit(Struct, frozen=True):
    deeds: list[Deed]


class OwnMove(Struct, frozen=True):
    at: float
    seat: int
    move: str


class OwnTable(Struct, frozen=True):
    """A table where you sit or sat: what the lobby shows of it, and your own moves."""

    card: TableCard
    moves: list[OwnMove]


class OwnResult(Struct, frozen=True):
    """A game that is over, in your story."""

    table: str
    seat: int
    game: str
    ended: float


class OwnRating(Struct, frozen=True):
    """How you were rated after a game."""

    game: str
    number: int
    table: str
    mean: float
    deviation: float


class OwnLine(Struct, frozen=True):
    table: str
    at: float
    line: str


class OwnDocument(Struct, frozen=True):
    """Notes by table, sessions by device, and whatever else is kept for you."""

    kind: str
    key: str
    content: str


class Export(Struct, frozen=True):
    """Everything that this server keeps about you."""

    at: float
    server: str
    version: str
    person: dict[str, Any]
    tables: list[OwnTable]
    results: list[OwnResult]
    ratings: list[OwnRating]
    leagues: list[str]
    chat: list[OwnLine]
    documents: list[OwnDocument]
    reports: list[StoredReport]
    bans: list[Ban]
