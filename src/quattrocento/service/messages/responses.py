"""The bodies of responses. The API document is made from these types and those of requests."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from quattrocento.core.views import View
from quattrocento.service.tables.events import Order, Status
from quattrocento.service.tables.settings import Consent, PageSettings
from quattrocento.service.tables.summary import Place, TableCard
from quattrocento.text import words

Language: TypeAlias = words.Language
Seat = Annotated[int, Meta(ge=0, le=7)]
AnySeat = Annotated[int, Meta(ge=-1, le=7, description="-1 is any free seat, or none")]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
Part = Annotated[
    str, Meta(pattern=r"^[0-9a-zA-Z-]{0,64}$", description="your part of the seed: any letters")
]
Key = Annotated[str, Meta(pattern=r"^[0-9a-zA-Z_-]{1,64}$", description="new for every move")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Stand = Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,40}$")]


class Fault(Struct, frozen=True):
    """Why a request was refused, for programs and for people."""

    code: str
    message: str
    rule: str = ""


class Done(Struct, frozen=True):
    done: bool = True


class TableCards(Struct, frozen=True):
    tables: list[TableCard]


class OwnTables(Struct, frozen=True):
    """Your tables at which the game is not over. `arranged` says that the order is one of yours."""

    tables: list[TableCard]
    arranged: bool


class OptionOut(Struct, frozen=True, omit_defaults=True):
    move: str
    picks: tuple[str, ...]
    text: str = ""


class RefusalOut(Struct, frozen=True, omit_defaults=True):
    move: str
    picks: tuple[str, ...]
    rule: str
    reason: str
    text: str = ""


class ChoiceOut(Struct, frozen=True):
    """What your seat is asked: everything open, and what one might try but may not."""

    seat: int
    step: str
    facts: dict[str, Any]
    options: list[OptionOut]
    refusals: list[RefusalOut]
    text: str = ""


class UndoOut(Struct, frozen=True):
    """Your last move can be taken back to `ply`: freely, by asking, or not, for a `reason`."""

    ply: int
    how: Literal["free", "ask", "no"]
    reason: str


class UndoRequest(Struct, frozen=True):
    seat: int
    agreed: list[int]


class Claim(Struct, frozen=True):
    """A person without a seat says that this one is theirs."""

    seat: int
    person: str
    name: str


class EndRequest(Struct, frozen=True):
    """A seat would like to stop the game; those in `agreed` have said yes."""

    seat: int
    agreed: list[int]


class NoticeOut(Struct, frozen=True):
    """What happened to a seat beside the game, after which ply: `takes-back`, `goes`, `gives` ...

    `name` is that of whoever held it then, or for `gives` of whom it was given back to.
    """

    kind: str
    seat: int
    ply: int
    name: str


class StandingOut(Struct, frozen=True):
    total: int
    parts: dict[str, int]


class ScoreOut(Struct, frozen=True):
    rank: int
    total: int
    parts: dict[str, int]
    ties: list[int]


class SeedOut(Struct, frozen=True):
    """The proof of the shuffle: secret and seed are empty until the game is over."""

    promise: str
    parts: list[str]
    commitment: str
    secret: str
    seed: str


class BeatOut(Struct, frozen=True):
    """One step of what a move brought about: how many events told it, how the table then looked.

    The beats go through the events of their update in order. Where the table did not change any
    more after a beat, view and standing are those of the update and are not sent again.
    """

    ply: int
    events: int
    view: View | None
    standing: list[StandingOut]


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """Where the table stands. Drop the events after ply `after`; `events` are all since then.

    `beats` say how the table looked after each of them; there are none where that is too long ago.
    """

    table: str
    seq: int
    ply: int
    after: int
    status: Status
    seat: int | None
    places: list[Place]
    waiting: list[int]
    view: View | None
    choice: ChoiceOut | None
    events: list[dict[str, Any]]
    beats: list[BeatOut]
    standing: list[StandingOut]
    result: list[ScoreOut]
    undo: UndoOut | None
    undo_request: UndoRequest | None
    claims: list[Claim]
    end_request: EndRequest | None
    notices: list[NoticeOut]
    closed: str
    seed: SeedOut
    hints: bool
    next: str
    fault: str


class Moved(Struct, frozen=True, tag="moved", tag_field="type"):
    """The move that was sent over the socket with this `id` is made."""

    id: str
    update: Update


class Denied(Struct, frozen=True, tag="refused", tag_field="type"):
    """What was sent over the socket with this `id` is refused; nothing has changed.

    `seconds` is how long to wait where it was too much, else 0.
    """

    id: str
    code: str
    message: str
    rule: str
    seconds: int


class ChatLine(Struct, frozen=True):
    """`named` are the people whom the line names, such as `@Anna`."""

    number: int
    at: float
    name: str
    person: str
    text: str
    named: list[str] = []


class Chat(Struct, frozen=True, tag="chat", tag_field="type"):
    """Lines of chat; a line without text was removed."""

    lines: list[ChatLine]


class OriginOut(Struct, frozen=True):
    """The table whose game this one goes on from, and after how many moves."""

    table: str
    ply: int


class About(PageSettings, frozen=True, kw_only=True):
    """What was agreed when the table was opened, and what is yours at it."""

    id: str
    game: str
    host: str
    options: dict[str, str]
    undo: Consent = field(default="horizon", name="undo_rule")
    edition: str
    previous: str
    league: str
    seats: list[int]
    origin: OriginOut | None


class TablePage(Struct, frozen=True):
    about: About
    update: Update


class OpenedTable(Struct, frozen=True):
    table: str


class Preview(Struct, frozen=True):
    """The certain consequences of a move that is open to you."""

    move: str
    text: str
    preview: dict[str, Any]


class RuleTitle(Struct, frozen=True):
    id: str
    title: str


class Lesson(Struct, frozen=True):
    """A stop of a first lesson; `stops` are the keys of all of them, in order.

    `moves` are those that are right here; without any the stop is only to be read. Where it is
    `free`, the move made is added to `taken`. `point` is the label of a piece to look at.
    """

    game: str
    stops: list[str]
    stop: int
    moves: list[str]
    free: bool
    taken: list[str]
    rules: list[RuleTitle]
    point: str
    about: About
    update: Update


class Moment(Struct, frozen=True):
    """A table as it was after a ply, as a `seat` saw it, or nobody in particular.

    `hands` are the views of all seats, where the game is over and they were asked for.
    """

    ply: int
    last: int
    seat: int | None
    view: View
    waiting: list[int]
    events: list[dict[str, Any]]
    standing: list[StandingOut]
    hands: list[View]


class Recap(Struct, frozen=True):
    """What happened since your last move."""

    since: int
    ply: int
    events: list[dict[str, Any]]


class OrdersOut(Struct, frozen=True):
    seat: int
    orders: list[Order]
    dropped: str = ""
    text: str = ""


class RecordOut(Struct, frozen=True):
    """The record; while the game is running without its seed and without others' moves."""

    record: str
    complete: bool


class Report(Struct, frozen=True):
    """A position with nobody's secrets, for a report of a fault."""

    version: str
    table: str
    seq: int
    seat: int | None
    view: View
    position: dict[str, Any]


class Health(Struct, frozen=True):
    status: Literal["ok", "starting"]
    version: str
    tables: int
