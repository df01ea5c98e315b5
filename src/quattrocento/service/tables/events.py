"""Table events: what happened at a table, in order, one row each. They are only ever added to.

People appear by their id, never by name, so that a name can be deleted and a row need not.
"""

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from quattrocento.service.tables.settings import TableSettings

By = Literal["person", "bot", "stand-in", "order"]
Status = Literal["open", "running", "finished", "closed", "set-aside"]
Absence = Literal["left", "clock", "away", "holiday"]


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat will answer when it is asked, unless it does so itself before.

    `prepared`: this move, once. `repeat`: this move, again and again. `up-to`: the lowest open
    move of the verb with a number up to `limit`, then `move`, once. An order falls when another
    step than `step` is asked (empty is any), and when one of the parts of the view in
    `while_same`, such as `round` or `auction.pile`, is no longer what it was. `always`: this move
    whenever `step` is asked and it is open, until it is taken back; it does not fall.
    """

    kind: Literal["prepared", "repeat", "up-to", "always"]
    move: str
    verb: str = ""
    limit: int = 0
    step: str = ""
    while_same: list[str] = []


class Played(Struct, frozen=True):
    seat: int
    move: str


class Origin(Struct, frozen=True):
    """The game from which a table goes on: where it was played, its shuffle, and its moves."""

    table: str
    key: str
    revision: int
    moves: list[Played]


class Opens(TableSettings, frozen=True, tag="opens"):
    """A table is opened. An empty string among the chairs is for a person, else it is a bot.

    Where seats are `reserved`, each is for one person; `league` is why.
    """

    game: str
    options: dict[str, str]
    chairs: list[str]
    host: str
    secret: str
    edition: str = ""
    previous: str = ""
    # how many seats further on everyone sits than at the previous table
    turned: int | UnsetType = UNSET
    reserved: list[str] | UnsetType = UNSET
    league: str | UnsetType = UNSET
    origin: Origin | UnsetType = UNSET

    def reserved_for(self, seat: int) -> str:
        """The person for whom a seat is kept, or nothing."""
        return "" if self.reserved is UNSET else self.reserved[seat]


class Sits(Struct, frozen=True, tag="sits"):
    """`part` is what the person adds to the seed, `wishes` are options of this seat alone.

    Who sits down may be a `program` of somebody.
    """

    seat: int
    person: str
    part: str
    wishes: dict[str, str] = {}
    program: bool | UnsetType = UNSET


class Leaves(Struct, frozen=True, tag="leaves"):
    seat: int


class Fills(Struct, frozen=True, tag="fills"):
    """An empty chair is given to a bot."""

    seat: int
    bot: str


class Begins(Struct, frozen=True, tag="begins"):
    """The first question is asked. The edition is kept whole, so that an upgrade cannot hurt."""

    key: str
    revision: int
    edition: str
    edition_digest: str
    edition_text: str


class Plays(Struct, frozen=True, tag="plays"):
    """`mark` is the head of the digest over public events after this move."""

    seat: int
    move: str
    mark: str
    by: By = "person"
    key: str = ""


class TakesBack(Struct, frozen=True, tag="takes-back"):
    seat: int
    ply: int
    beyond: bool = False


class AsksBack(Struct, frozen=True, tag="asks-back"):
    seat: int


class Answers(Struct, frozen=True, tag="answers"):
    """What a seat says to another that asked to take a move back."""

    seat: int
    agrees: bool


class Goes(Struct, frozen=True, tag="goes"):
    """A person is away; the stand-in plays on."""

    seat: int
    reason: Absence
    until: float = 0.0


class Returns(Struct, frozen=True, tag="returns"):
    seat: int


class Orders(Struct, frozen=True, tag="orders"):
    """All standing orders of a seat; they replace those before.

    `rest` says that they are the rest of those before, of which `left` stay: they are not told
    again, as they once were; `dropped` says why the first one fell.
    """

    seat: int
    orders: list[Order]
    rest: bool = False
    dropped: str = ""
    left: int | UnsetType = UNSET


class Claims(Struct, frozen=True, tag="claims"):
    """A person who has no seat here says that one of another is theirs."""

    seat: int
    person: str


class Gives(Struct, frozen=True, tag="gives"):
    """A seat is given back to a person; whoever held it until now has it no longer."""

    seat: int
    person: str


class Denies(Struct, frozen=True, tag="denies"):
    """A claim is refused for good, or where it is not `denied` only taken back."""

    person: str
    denied: bool = True


class ProposesEnd(Struct, frozen=True, tag="proposes-end"):
    """A seat would like to stop a game that is not over."""

    seat: int


class AnswersEnd(Struct, frozen=True, tag="answers-end"):
    """What a seat says to another that would like to stop."""

    seat: int
    agrees: bool


class Closes(Struct, frozen=True, tag="closes"):
    """Nothing more is played: closed by its `host` or an administrator, `abandoned` by who was
    alone with bots, or ended because all `agreed`."""

    reason: str


class Follows(Struct, frozen=True, tag="follows"):
    """The next game with the same settings is at another table."""

    table: str


TableEvent = (
    Opens
    | Sits
    | Leaves
    | Fills
    | Begins
    | Plays
    | TakesBack
    | AsksBack
    | Answers
    | Goes
    | Returns
    | Orders
    | Claims
    | Gives
    | Denies
    | ProposesEnd
    | AnswersEnd
    | Closes
    | Follows
)

_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)
_encoder = msgspec.json.Encoder()


class Row(Struct, frozen=True):
    seq: int
    at: float
    event: TableEvent


def write(event: TableEvent) -> tuple[str, str]:
    """The kind of an event and its text, as they are stored."""
    return str(event.__struct_config__.tag), _encoder.encode(event).decode()


def read(text: str) -> TableEvent:
    return _decoder.decode(text)
