"""What is told of games that are over: to the person who played them, and to others."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from quattrocento.arena.anchors import anchor
from quattrocento.arena.ratings import STRANGER
from quattrocento.service.history.statistics import Played, Statistics, Tally, Title, closest
from quattrocento.service.people.identity import Audience, People, Person
from quattrocento.service.storage.ratings import Step
from quattrocento.service.tables.settings import Pace
from quattrocento.service.workers import levels

MOST_FRIENDS = 50

# Ratings as they are shown: where strangers begin, how wide the scale is, and what is certain.
MIDDLE, SCALE, SURE = 1500, 40, 2
PROVISIONAL = 200


class SeatOut(Struct, frozen=True):
    """How a seat ended. Whoever may not be named has neither name nor id."""

    name: str
    person: str
    bot: str
    place: int
    total: int
    parts: dict[str, int]
    left: bool


class GameOut(Struct, frozen=True):
    """A game that is over, as the person at `seat` played it; `table` only where one may look.

    Where it does not `count`, it is told but not added up.
    """

    table: str
    game: str
    options: dict[str, str]
    own_edition: bool
    pace: Pace
    hot_seat: bool
    began: float
    ended: float
    moves: int
    seat: int
    counts: bool
    seats: list[SeatOut]


class GamesPage(Struct, frozen=True):
    """`count` is how many there are on all pages."""

    games: list[GameOut]
    count: int
    page: int


class TallyOut(Struct, frozen=True):
    games: int
    wins: int


class SeatsTally(Struct, frozen=True):
    seats: int
    games: int
    wins: int


class SourceOut(Struct, frozen=True):
    """Points from a source in an average game: one's own, and those of each of the others."""

    source: str
    own: float
    others: float


class TitleOut(Struct, frozen=True):
    game: str
    games: int
    wins: int
    best: int
    by_seats: list[SeatsTally]
    by_source: list[SourceOut]


class EncounterOut(Struct, frozen=True):
    """Games against a level of bots, or against a person; `ahead` and `behind` leave ties out."""

    name: str
    person: str
    bot: str
    games: int
    ahead: int
    behind: int
    last: float


class RatingAt(Struct, frozen=True):
    """A rating; in 95 of 100 cases the true strength is within the deviation."""

    rating: int
    deviation: int


class LevelOut(Struct, frozen=True):
    bot: str
    name: str
    rating: int


class RatingOut(RatingAt, frozen=True):
    """A person's rating in a title, `provisional` while it is wide; `course` are the last games.

    `levels` are where the bots stand, at as many seats as the person mostly plays.
    """

    game: str
    games: int
    provisional: bool
    course: list[RatingAt]
    levels: list[LevelOut]


class PersonPage(Struct, frozen=True):
    """A person's story, as far as the reader may see it. `audience` is told to nobody else.

    `streak` is how many of the last games were won in a row. `rated` is false for whoever does
    not want to be.
    """

    id: str
    name: str
    own: bool
    audience: Audience | None
    since: float
    all: TallyOut
    streak: int
    longest: int
    rated: bool
    ratings: list[RatingOut]
    titles: list[TitleOut]
    levels: list[EncounterOut]
    people: list[EncounterOut]


def game_out(game: Played, people: People, reader: str, language: str) -> GameOut:
    """A game for a reader. What was not open to all is told to those who were there alone."""
    result = game.result
    inside = reader in game.people or result.open
    named = {seat: person for person, seat in game.people.items()} if inside else {}
    own = [person for person, seat in game.people.items() if seat == game.seat]
    named[game.seat] = own[0]
    seats = []
    for place, seat in enumerate(result.seats):
        person = named.get(place, "")
        name = levels.title(seat.bot, language) if seat.bot else ""
        seats.append(
            SeatOut(
                name=people.name(person) if person else name,
                person=person,
                bot=seat.bot,
                place=seat.place,
                total=seat.total,
                parts=seat.parts,
                left=seat.left,
            )
        )
    return GameOut(
        table=game.table if inside else "",
        game=result.game,
        options=result.options,
        own_edition=result.own_edition,
        pace=result.pace,
        hot_seat=result.hot_seat,
        began=result.began,
        ended=result.ended,
        moves=result.moves,
        seat=game.seat,
        counts=game.counts,
        seats=seats,
    )


def person_page(
    person: Person,
    found: Statistics,
    courses: Mapping[str, Sequence[Step]],
    people: People,
    reader: str,
    language: str,
) -> PersonPage:
    """A person's story. Whom else they met is nobody's business but theirs and that one's."""
    own = person.id == reader
    met = closest(found.people, MOST_FRIENDS)
    return PersonPage(
        id=person.id,
        name=person.name,
        own=own,
        audience=person.story if own else None,
        since=person.created,
        all=tally(found.all),
        streak=found.streak,
        longest=found.longest,
        rated=person.rated,
        ratings=[
            rating_out(game, steps, usual_seats(found.titles[game]), language)
            for game, steps in courses.items()
            if steps and game in found.titles
        ],
        titles=[title_out(game, one) for game, one in by_games(found)],
        levels=[
            EncounterOut(
                levels.title(level, language), "", level, m.games, m.ahead, m.behind, m.last
            )
            for level in levels.names()
            if (m := found.levels.get(level)) is not None
        ],
        people=[
            EncounterOut(people.name(one), one, "", m.games, m.ahead, m.behind, m.last)
            for one, m in met
            if own or one == reader
        ],
    )


def rating_at(mu: float, sigma: float) -> RatingAt:
    """On the scale that players know: strangers begin at 1500."""
    return RatingAt(round(MIDDLE + (mu - STRANGER.mu) * SCALE), round(SURE * sigma * SCALE))


def rating_out(game: str, steps: Sequence[Step], seats: int, language: str) -> RatingOut:
    """A rating from its last steps, the latest first."""
    course = [rating_at(step.mu, step.sigma) for step in reversed(steps)]
    now = course[-1]
    known = [(level, anchor(game, seats, level)) for level in levels.names()]
    return RatingOut(
        rating=now.rating,
        deviation=now.deviation,
        game=game,
        games=steps[0].number,
        provisional=now.deviation > PROVISIONAL,
        course=course,
        levels=[
            LevelOut(level, levels.title(level, language), rating_at(one.mu, one.sigma).rating)
            for level, one in known
            if one is not None
        ],
    )


def usual_seats(title: Title) -> int:
    return max(title.by_seats, key=lambda seats: title.by_seats[seats].games)


def by_games(found: Statistics) -> Sequence[tuple[str, Title]]:
    return sorted(found.titles.items(), key=lambda item: -item[1].all.games)


def tally(found: Tally) -> TallyOut:
    return TallyOut(found.games, found.wins)


def title_out(game: str, title: Title) -> TitleOut:
    games = title.all.games
    sources = sorted(title.by_source.items(), key=lambda item: -item[1].own)
    return TitleOut(
        game=game,
        games=games,
        wins=title.all.wins,
        best=title.best,
        by_seats=[
            SeatsTally(seats, one.games, one.wins) for seats, one in sorted(title.by_seats.items())
        ],
        by_source=[
            SourceOut(source, round(one.own / games, 2), round(one.others / games, 2))
            for source, one in sources
        ],
    )
