"""The bodies of responses about advice and about games that are over."""

from msgspec import Struct

from quattrocento.service.messages.responses import StandingOut


class ExpectedOut(Struct, frozen=True):
    """A move that a bot expects of a seat."""

    seat: int
    move: str
    text: str = ""


class ReasonOut(Struct, frozen=True):
    """A part of the bot's judgement of `seat` that speaks for a move, in the game's own unit."""

    seat: int
    part: str
    weight: float
    text: str = ""


class CandidateOut(Struct, frozen=True):
    """A move that a bot has looked at. `chance` is its estimate of the chance to win with it.

    Where no move gives a chance worth the name, `points` and `rank` are what to expect at the end.
    """

    move: str
    picks: list[str]
    chance: float
    visits: int
    line: list[ExpectedOut]
    reasons: list[ReasonOut]
    text: str = ""
    points: float | None = None
    rank: float | None = None


class Hint(Struct, frozen=True):
    """What a bot thinks of a position, from what the seat could see; first what it would play.

    When the game is over, `played` is the move that was made.
    """

    ply: int
    seat: int
    bot: str
    iterations: int
    candidates: list[CandidateOut]
    played: str = ""
    played_text: str = ""


class PointsAt(Struct, frozen=True):
    """The points after a ply, as everyone could see them."""

    ply: int
    seats: list[StandingOut]


class TurningPointOut(Struct, frozen=True):
    """A ply that changed the chance of `seat` much; `leader` is who is new at the top, or -1."""

    ply: int
    seat: int
    before: float
    after: float
    leader: int
    texts: list[str]


class ReviewOut(Struct, frozen=True):
    """A finished game: `points` where they changed, the bots' estimate of the `chances` after
    every ply with all cards open, and where the game turned."""

    last: int
    sources: list[str]
    points: list[PointsAt]
    chances: list[list[float]]
    turning_points: list[TurningPointOut]
