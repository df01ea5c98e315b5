"""A league: who plays, what, and which games that makes. People appear by their id alone."""

from typing import Literal

import msgspec
from msgspec import Struct

from quattrocento.service.tables.settings import Pace

MOST_MEMBERS = 12
LEAST_MEMBERS = 2
MOST_ROUNDS = 12
MOST_LEGS = 2

Status = Literal["open", "running"]


class Member(Struct, frozen=True, omit_defaults=True):
    """A place in a league. `before` are those who had it earlier: what they won stays with it."""

    person: str
    before: list[str] = []
    withdrawn: bool = False


class Fixture(Struct, frozen=True, omit_defaults=True):
    """A game of a league: the places of members at its seats, and the table once there is one."""

    round: int
    game: str
    seats: list[int]
    table: str = ""

    @property
    def is_void(self) -> bool:
        """Too few are left to play it."""
        return len(self.seats) < LEAST_MEMBERS


class League(Struct, frozen=True, omit_defaults=True):
    """`turns` are rounds; at tables of two, how often each meets each.

    Whoever knows the `invitation` can join, and once it runs wait on the `bench`.
    """

    id: str
    name: str
    host: str
    created: float
    titles: list[str]
    size: int
    turns: int
    pace: Pace
    invitation: str
    status: Status = "open"
    shared: bool = False
    members: list[Member] = []
    bench: list[str] = []
    fixtures: list[Fixture] = []

    def place_of(self, person: str) -> int:
        """Where a person stands among the members, or -1."""
        for place, member in enumerate(self.members):
            if person and member.person == person and not member.withdrawn:
                return place
        return -1

    def people(self) -> set[str]:
        """All who may see it: those who play, those who have played, those who wait."""
        found = {self.host, *self.bench}
        for member in self.members:
            found |= {member.person, *member.before}
        return found


_decoder = msgspec.json.Decoder(League)
_encoder = msgspec.json.Encoder()


def read(text: str) -> League:
    return _decoder.decode(text)


def write(league: League) -> str:
    return _encoder.encode(league).decode()
