"""The story of a person: games that are over, and what they amount to.

Whoever may not see a story is told what would be told if there were no such person.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from quattrocento.games import GAMES
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.people import me
from quattrocento.service.errors import Problem
from quattrocento.service.history.statistics import Played, played, statistics
from quattrocento.service.messages import people, requests, responses
from quattrocento.service.messages.history import (
    GameOut,
    GamesPage,
    PersonPage,
    game_out,
    person_page,
)
from quattrocento.service.people.identity import ID, Person
from quattrocento.service.service import Service
from quattrocento.service.storage.results import Company, Wanted

PAGE = 20
MOST_PAGES = 500

# So many games, the last ones, are added up, and so many can be taken along at once.
MOST_COUNTED = 2000
MOST_EXPORTED = 5000

# The steps of a rating that are drawn.
MOST_STEPS = 60


class Choosing(Struct, frozen=True):
    """`company` is with bots alone or with other people, `other` is one of those."""

    game: responses.Slug | None = None
    company: Company | None = None
    other: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")] | None = None
    page: Annotated[int, Meta(ge=0, le=MOST_PAGES)] = 0


async def admitted(service: Service, call: Call) -> Person:
    """The person whose story is asked for, if the asker may see it."""
    other = call.named["other"]
    person = await service.people.find(other) if ID.fullmatch(other) else None
    if person is None or not await may_see(service, person, call.id):
        raise Problem("no-person-found")
    return person


async def may_see(service: Service, person: Person, reader: str) -> bool:
    if person.id == reader:
        return True
    if reader in person.blocked:
        return False
    if person.story == "everyone":
        return True
    known = person.story == "played" and bool(reader)
    return known and await service.results.have_met(person.id, reader)


async def games_of(service: Service, wanted: Wanted, limit: int, skip: int = 0) -> list[Played]:
    """The games of a person, the last one first, with everyone in them known by name."""
    stored = await service.results.of(wanted, limit, skip)
    await service.people.ensure({person for one in stored for person in one.people})
    return [played(one, wanted.person) for one in stored]


@endpoint("GET", "/api/people/{other}/story")
async def show_story(service: Service, call: Call) -> PersonPage:
    """What a person's games amount to"""
    service.request_limit.take(f"moment {call.asker}", 3)
    person = await admitted(service, call)
    games = await games_of(service, Wanted(person.id), MOST_COUNTED)
    found = statistics(reversed(games))
    courses = {
        game: await service.ratings.steps.course(person.id, game, MOST_STEPS) for game in GAMES
    }
    return person_page(person, found, courses, service.people, call.id, call.language)


@endpoint("GET", "/api/people/{other}/games")
async def list_games_of(service: Service, call: Call, query: Choosing) -> GamesPage:
    """A person's games, the last one first"""
    person = await admitted(service, call)
    if query.other and person.id != call.id and query.other != call.id:
        # whom somebody has met is for the two of them to know
        return GamesPage([], 0, query.page)
    wanted = Wanted(person.id, query.game or "", query.company, query.other or "")
    games = await games_of(service, wanted, PAGE, PAGE * query.page)
    return GamesPage(
        [game_out(one, service.people, call.id, call.language) for one in games],
        await service.results.count(wanted),
        query.page,
    )


@endpoint("PUT", "/api/me/story")
async def story_wishes(service: Service, call: Call, body: requests.StoryWishes) -> people.Me:
    """Say who may see your games, and whether you want to be rated"""
    person = call.someone()
    service.deed_limit.take(person.id)
    changed = await service.people.change(
        person.id, lambda now: replace(now, story=body.audience, rated=body.rated)
    )
    if not body.rated:
        await service.ratings.steps.forget(person.id)
    return me(changed)


@endpoint("GET", "/api/me/games")
async def export_games(service: Service, call: Call) -> GamesPage:
    """All of your games to take along, the last one first"""
    games = await exported(service, call)
    return GamesPage(games, len(games), 0)


async def exported(service: Service, call: Call) -> list[GameOut]:
    """All games of the person who asks, for exports of any kind."""
    person = call.someone().id
    service.export_limit.take(person)
    games = await games_of(service, Wanted(person), MOST_EXPORTED)
    return [game_out(one, service.people, person, call.language) for one in games]
