"""Everything a player of Signorie can do."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.games.signorie.components import (
    CAREER,
    CITY,
    COLOUR,
    FACES,
    HELPER,
    MOST_DOWRY,
    MOST_FIELDS,
    MOST_FIGURES,
    ROW,
    SEX,
    TASK,
    Career,
    City,
    Colour,
    Helper,
    Row,
    Sex,
    Task,
)


@dataclass(frozen=True)
class Take(Move):
    """SIG-20 Take a die of this colour and value and pay the difference."""

    colour: Colour
    value: int


@dataclass(frozen=True)
class Pass(Move):
    """SIG-20 Take no more dice this round."""


@dataclass(frozen=True)
class Hire(Move):
    """SIG-30 Put a helper on this space and pay for it."""

    helper: Helper


@dataclass(frozen=True)
class Fulfil(Move):
    """SIG-33 Carry out a task with so many figures."""

    task: Task
    figures: int


@dataclass(frozen=True)
class Govern(Move):
    """SIG-23 Carry out the Signoria action of the die."""


@dataclass(frozen=True)
class Use(Move):
    """SIG-24 Use a helper in the column of the die."""

    helper: Helper


@dataclass(frozen=True)
class Enter(Move):
    """SIG-41 Put a man from the supply on the lowest field of a career."""

    career: Career


@dataclass(frozen=True)
class Climb(Move):
    """SIG-41 Move a man up from this field of a career."""

    career: Career
    field: int


@dataclass(frozen=True)
class SeizeInitiative(Move):
    """SIG-41 Move the initiative disc one field up."""


@dataclass(frozen=True)
class Send(Move):
    """SIG-45 Send a man from this field of a career to a city."""

    career: Career
    field: int
    city: City


@dataclass(frozen=True)
class Marry(Move):
    """SIG-46 Marry a woman to this city with a dowry."""

    city: City
    dowry: int


@dataclass(frozen=True)
class Lay(Move):
    """SIG-57 Lay a face-down alliance tile beside a row."""

    row: Row


@dataclass(frozen=True)
class Welcome(Move):
    """Take a figure of this sex from the reserve."""

    sex: Sex


@dataclass(frozen=True)
class Claim(Move):
    """SIG-63 Take the bonus of the round's reward tile."""


@dataclass(frozen=True)
class TakeFlorins(Move):
    """SIG-63 Take florins instead of the bonus."""


@dataclass(frozen=True)
class Wed(Move):
    """SIG-63 Marry off a man: put a bride on the board."""


@dataclass(frozen=True)
class BuyPoints(Move):
    """SIG-64 Pay florins for more points."""


@dataclass(frozen=True)
class Decline(Move):
    """Leave an offer alone."""


@dataclass(frozen=True)
class Done(Move):
    """Leave the rest of what was granted unused."""


FIELDS: Final = range(1, MOST_FIELDS + 1)
TAKE: Final[list[list[Move]]] = [
    [Take(colour, value) for value in range(1, FACES + 1)] for colour in COLOUR
]
PASS: Final[Move] = Pass()
HIRE: Final[list[Move]] = [Hire(helper) for helper in HELPER]
FULFIL: Final[list[list[Move]]] = [
    [Fulfil(task, figures) for figures in range(MOST_FIGURES + 1)] for task in TASK
]
GOVERN: Final[Move] = Govern()
USE: Final[list[Move]] = [Use(helper) for helper in HELPER]
ENTER: Final[list[Move]] = [Enter(career) for career in CAREER]
CLIMB: Final[list[Move]] = [Climb(career, field) for career in CAREER for field in FIELDS]
SEIZE: Final[Move] = SeizeInitiative()
SEND: Final[list[list[Move]]] = [
    [Send(career, field, city) for city in CITY] for career in CAREER for field in FIELDS
]
MARRY: Final[list[list[Move]]] = [
    [Marry(city, dowry) for dowry in range(MOST_DOWRY + 1)] for city in CITY
]
LAY: Final[list[Move]] = [Lay(row) for row in ROW]
WELCOME: Final[list[Move]] = [Welcome(sex) for sex in SEX]
CLAIM: Final[Move] = Claim()
TAKE_FLORINS: Final[Move] = TakeFlorins()
WED: Final[Move] = Wed()
BUY_POINTS: Final[Move] = BuyPoints()
DECLINE: Final[Move] = Decline()
DONE: Final[Move] = Done()
