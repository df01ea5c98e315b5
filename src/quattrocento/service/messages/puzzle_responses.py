"""The bodies of responses about puzzles, and about what wins."""

from msgspec import Struct

from quattrocento.service.messages.insight_responses import AlternativeOut
from quattrocento.service.messages.responses import About, Update


class PuzzleCard(Struct, frozen=True):
    """What may be known of a puzzle before one has looked at it; 5 is the hardest."""

    theme: str
    difficulty: int
    seats: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a title, by number, and that of the day; -1 where there is none."""

    game: str
    daily: int
    puzzles: list[PuzzleCard]


class PuzzleShelves(Struct, frozen=True):
    """All titles; `day` counts the days of this calendar, for streaks."""

    day: int
    shelves: list[PuzzleShelf]


class PuzzleOut(Struct, frozen=True):
    """A position as the seat sees it that is to find its best move."""

    game: str
    number: int
    theme: str
    difficulty: int
    about: About
    update: Update


class PuzzleJudged(Struct, frozen=True):
    """Whether a move is the answer: then `best` tells why, and what would follow. What was found
    of another move is `tried`, where it was weighed at all."""

    right: bool
    move: str
    text: str
    tried: AlternativeOut | None
    best: AlternativeOut | None


class ShareOut(Struct, frozen=True):
    """How often those won who did something, and where the true share lies in 95 of 100 cases."""

    name: str
    text: str
    seats: int
    share: float
    low: float
    high: float


class TopicOut(Struct, frozen=True):
    """Things that players chose, the most successful first; `text` says what the chart shows."""

    name: str
    title: str
    text: str
    rows: list[ShareOut]


class SourceOut(Struct, frozen=True):
    """Points from one source, on average."""

    source: str
    text: str
    winners: float
    others: float


class LeaderOut(Struct, frozen=True):
    """After a round: in how many games somebody led, and how often they won."""

    round: int
    games: int
    share: float


class LengthOut(Struct, frozen=True):
    """How many games (`bars`) have how many moves, from `least` on in steps of `width`."""

    least: int
    middle: int
    most: int
    width: int
    bars: list[int]


class WinsOut(Struct, frozen=True):
    """What wins, from so many games of bots. `about` says which games these are, `texts` are
    sentences about seats, sources, leaders and lengths."""

    game: str
    games: int
    players: int
    about: str
    texts: dict[str, str]
    seats: list[ShareOut]
    topics: list[TopicOut]
    sources: list[SourceOut]
    leaders: list[LeaderOut]
    lengths: LengthOut
    command: str
