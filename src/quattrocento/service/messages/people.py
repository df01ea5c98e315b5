"""What people are told of themselves: ways back, devices, programs, and how others come."""

from msgspec import Struct

from quattrocento.service.people.identity import Audience
from quattrocento.service.tables.events import Status


class Me(Struct, frozen=True):
    """You. `token` is for programs; browsers have it as a cookie."""

    id: str
    name: str
    language: str
    holiday: float
    email: str
    confirmed: bool
    webhook: str
    notices: bool
    zone: str
    quiet_from: int
    quiet_until: int
    digest: int
    muted: list[str]
    blocked: list[str]
    story: Audience
    rated: bool
    token: str = ""


class SessionOut(Struct, frozen=True):
    """A device by which a person is known; `current` is the one that asks."""

    id: str
    created: float
    seen: float
    current: bool
    device: str


class Sessions(Struct, frozen=True):
    sessions: list[SessionOut]


class Words(Struct, frozen=True):
    """A phrase to write down; it is told this once and makes whoever knows it you."""

    phrase: str


class PasskeyOut(Struct, frozen=True):
    """`site` is where it works; `used` is 0 where it never was."""

    id: str
    name: str
    site: str
    created: float
    used: float


class Ways(Struct, frozen=True):
    """How one can come back to this server from another device, or after losing all cookies.

    `passkeys` need a page with a secure connection besides; `mail` says whether links are sent.
    """

    passkeys: bool
    mail: bool


class OwnWays(Struct, frozen=True):
    """The ways by which you can come back; `phrase` is when it was made, 0 for never."""

    phrase: float
    passkeys: list[PasskeyOut]
    mail: bool


class PushKey(Struct, frozen=True):
    """What a browser needs to ask for notices; empty where this server pushes none."""

    key: str


class Link(Struct, frozen=True):
    """Whoever opens this link becomes you, once; it ends after a week."""

    link: str
    token: str


class Reach(Struct, frozen=True):
    """By which addresses others can join. All but `public` is told to whoever runs the server.

    `openable` says that they can open it to the house now, `closable` that they have, and
    `network` that the machine is in one at all.
    """

    public: str
    here: bool = False
    house: list[str] = []
    openable: bool = False
    closable: bool = False
    network: bool = False


class ProgramOut(Struct, frozen=True):
    """A program of yours; where a `table` is named, its token is good for that alone."""

    id: str
    name: str
    created: float
    table: str


class Programs(Struct, frozen=True):
    programs: list[ProgramOut]


class ProgramToken(Struct, frozen=True):
    """What a program needs to sit at a table of yours; the token is told this once."""

    id: str
    name: str
    table: str
    token: str


class ProgramPlace(Struct, frozen=True):
    table: str
    game: str
    seat: int
    status: Status


class ProgramPage(Struct, frozen=True):
    """A program as it sees itself: whose it is, and where it sits."""

    id: str
    name: str
    owner: str
    table: str
    seats: list[ProgramPlace]
