"""The bodies of requests."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from quattrocento.service.leagues.league import MOST_MEMBERS, MOST_ROUNDS
from quattrocento.service.messages.responses import (
    AnySeat,
    Key,
    Language,
    MoveText,
    Part,
    Ply,
    Seat,
    Seq,
    Slug,
    Stand,
)
from quattrocento.service.people.identity import Audience
from quattrocento.service.tables.events import Order
from quattrocento.service.tables.settings import Pace, TableSettings

MOST_ARRANGED = 200

Wishes = Annotated[dict[Slug, Slug], Meta(max_length=10)]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every request: unknown fields are refused."""


class NewPerson(RequestBody, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Language = "en"


class Recovery(RequestBody, frozen=True):
    token: Annotated[str, Meta(max_length=200)]


class Phrase(RequestBody, frozen=True):
    phrase: Annotated[str, Meta(max_length=400)]


class MailedLink(RequestBody, frozen=True):
    email: Annotated[str, Meta(min_length=3, max_length=200)]


Label = Annotated[str, Meta(min_length=1, max_length=60)]


class NewPasskey(RequestBody, frozen=True):
    """`credential` is what the browser made, as JSON of WebAuthn."""

    name: Label
    credential: dict[str, Any]


class PasskeyName(RequestBody, frozen=True):
    name: Label


class PasskeyAnswer(RequestBody, frozen=True):
    credential: dict[str, Any]


SettingName = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$")]
SettingText = Annotated[str, Meta(max_length=40)]


# As browsers count without a loss.
SettingNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class AppSettings(RequestBody, frozen=True):
    """What you have set in the app, kept for your other devices."""

    settings: Annotated[dict[SettingName, SettingText | bool | SettingNumber], Meta(max_length=40)]


TableName = Annotated[str, Meta(pattern=r"^[a-zA-Z0-9_-]{12}$")]


class Arrangement(RequestBody, frozen=True):
    """The order in which you want your tables; with none of them it is again that of the service.

    Tables that are not among them come after these.
    """

    tables: Annotated[list[TableName], Meta(max_length=MOST_ARRANGED)]


class Holiday(RequestBody, frozen=True):
    until: Annotated[float, Meta(ge=0, le=1e11, description="seconds since 1970; 0 ends it")]


class NoticeWishes(RequestBody, frozen=True):
    email: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    wanted: bool = True


class StoryWishes(RequestBody, frozen=True):
    """Who may see your games: nobody else, those you have played with, or everyone.

    Whoever is not `rated` loses the ratings there are.
    """

    audience: Audience
    rated: bool = True


Place = Annotated[int, Meta(ge=0, le=MOST_MEMBERS - 1)]


class NewLeague(RequestBody, frozen=True):
    """`turns` are rounds; at tables of two, how often each meets each.

    Whoever does not `play` makes the league for others.
    """

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    titles: Annotated[list[Slug], Meta(min_length=1, max_length=8)]
    size: Annotated[int, Meta(ge=2, le=6)]
    turns: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    pace: Pace = "live"
    play: bool = True


class Joining(RequestBody, frozen=True):
    invitation: Annotated[str, Meta(max_length=40)]


class Sharing(RequestBody, frozen=True):
    shared: bool


class AtPlace(RequestBody, frozen=True):
    """The place of a member in a league."""

    place: Place


class Substitution(RequestBody, frozen=True):
    place: Place
    person: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


Hour = Annotated[int, Meta(ge=-1, le=23, description="an hour of the day; -1 is none")]


class NoticeTimes(RequestBody, frozen=True):
    """When you want to hear, by the clock of `zone`, such as Europe/Rome.

    Nothing is sent from `quiet_from` to `quiet_until`; with `digest` only once a day, at that hour.
    """

    zone: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*$")] = ""
    quiet_from: Hour = -1
    quiet_until: Hour = -1
    digest: Hour = -1


class NewPush(RequestBody, frozen=True):
    """Where your browser wants notices, as the browser itself says it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class EndedPush(RequestBody, frozen=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class Confirmation(RequestBody, frozen=True):
    token: Annotated[str, Meta(max_length=200)]


class NewTable(RequestBody, TableSettings, frozen=True, kw_only=True):
    """`chairs` holds an empty string for a person and the name of a bot for a bot.

    `hints` may be asked for `always`, `never`, or only by a person who is `alone` with bots.
    """

    game: Slug
    chairs: Annotated[list[Stand], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    edition: Annotated[str, Meta(max_length=200_000)] = ""
    # a table for people; one without, such as a record to look at, needs no better than chance
    stand_in: Slug = "apprentice"
    seat: AnySeat = -1
    sit: bool = True
    part: Part = ""
    wishes: Wishes = {}


class PlayingOn(RequestBody, frozen=True):
    """After how many moves you would play on, at which `seat`, and who sits on the others."""

    ply: Ply
    seat: Seat
    chairs: Annotated[list[Stand], Meta(min_length=1, max_length=8)]


class Sitting(RequestBody, frozen=True):
    """`wishes` are what the game lets each seat choose, such as `{"board": "red"}`."""

    seat: AnySeat = -1
    part: Part = ""
    wishes: Wishes = {}


class NextGame(Sitting, frozen=True):
    """`turned` is how many seats further on everyone sits; the first who asks decides it."""

    turned: Annotated[int, Meta(ge=0, le=7)] = 0


class AtSeat(RequestBody, frozen=True):
    seat: Seat


class ClaimAnswer(RequestBody, frozen=True):
    """`person` is who says that a seat is theirs."""

    person: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
    agrees: bool


class Filling(RequestBody, frozen=True):
    seat: Seat
    bot: Slug


class NewProgram(RequestBody, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class NewMove(RequestBody, frozen=True):
    """`seq` is the last row you know; the same `key` again is the same move again."""

    seat: Seat
    seq: Seq
    move: MoveText
    key: Key


class SentMove(NewMove, frozen=True, tag="move", tag_field="type"):
    """A move over the socket of its table; the answer has the same `id`."""

    id: Key


class UndoWish(RequestBody, frozen=True):
    seat: Seat
    seq: Seq


class UndoAnswer(RequestBody, frozen=True):
    seat: Seat
    agrees: bool


class EndAnswer(RequestBody, frozen=True):
    seat: Seat
    agrees: bool


class NewOrders(RequestBody, frozen=True):
    seat: Seat
    orders: Annotated[list[Order], Meta(max_length=20)]


class Saying(RequestBody, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Note(RequestBody, frozen=True):
    text: Annotated[str, Meta(max_length=10_000)]


class NewRecord(RequestBody, frozen=True):
    record: Annotated[str, Meta(max_length=500_000)]
