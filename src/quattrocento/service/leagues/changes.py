"""What may happen to a league, from the league alone."""

from collections.abc import Set

from msgspec.structs import replace

from quattrocento.service.errors import Problem
from quattrocento.service.leagues.league import (
    LEAST_MEMBERS,
    MOST_MEMBERS,
    Fixture,
    League,
    Member,
)
from quattrocento.service.leagues.schedule import schedule


def join(league: League, person: str) -> League:
    """Become a member, or wait on the bench where it has begun."""
    if league.place_of(person) >= 0 or person in league.bench:
        return league
    if league.status != "open":
        if len(league.bench) >= MOST_MEMBERS:
            raise Problem("league-full", most=MOST_MEMBERS)
        return replace(league, bench=[*league.bench, person])
    if len(league.members) >= MOST_MEMBERS:
        raise Problem("league-full", most=MOST_MEMBERS)
    return replace(league, members=[*league.members, Member(person)])


def leave(league: League, person: str) -> League:
    """Go before it begins, or from the bench; a member of one that runs withdraws."""
    bench = [one for one in league.bench if one != person]
    if league.status != "open":
        place = league.place_of(person)
        found = withdraw(league, place) if place >= 0 else league
        return replace(found, bench=bench)
    members = [member for member in league.members if member.person != person]
    return replace(league, members=members, bench=bench)


def start(league: League) -> League:
    """Make the fixtures."""
    if league.status != "open":
        raise Problem("league-running")
    count = len(league.members)
    if count < LEAST_MEMBERS:
        raise Problem("league-few", least=LEAST_MEMBERS)
    size = min(league.size, count)
    made = schedule(count, size, league.turns, league.titles, league.id)
    return replace(league, status="running", fixtures=made)


def withdraw(league: League, place: int) -> League:
    """Take a member out of all games that have not begun; those then have a seat less.

    A game that two were to play is not played at all.
    """
    if not 0 <= place < len(league.members) or league.status != "running":
        raise Problem("no-member")
    members = list(league.members)
    members[place] = replace(members[place], withdrawn=True)
    fixtures = [
        fixture
        if fixture.table
        else replace(fixture, seats=[seat for seat in fixture.seats if seat != place])
        for fixture in league.fixtures
    ]
    return replace(league, members=members, fixtures=fixtures)


def substitute(league: League, place: int, person: str) -> League:
    """Give a member's place to somebody on the bench, with what was won at it."""
    if not 0 <= place < len(league.members) or person not in league.bench:
        raise Problem("no-member")
    old = league.members[place]
    if old.withdrawn:
        raise Problem("no-member")
    members = list(league.members)
    members[place] = Member(person, [*old.before, old.person])
    bench = [one for one in league.bench if one != person]
    return replace(league, members=members, bench=bench)


def opened(league: League, number: int, before: str, table: str) -> League:
    """Note the table of a fixture, unless it has got another meanwhile."""
    fixtures = list(league.fixtures)
    if fixtures[number].table != before:
        return league
    fixtures[number] = replace(fixtures[number], table=table)
    return replace(league, fixtures=fixtures)


def current(league: League, over: Set[str]) -> list[tuple[int, Fixture]]:
    """The fixtures of the first round in which a game is still to be played."""
    left = [
        (number, fixture)
        for number, fixture in enumerate(league.fixtures)
        if not fixture.is_void and fixture.table not in over
    ]
    first = min((fixture.round for _, fixture in left), default=0)
    return [(number, fixture) for number, fixture in left if fixture.round == first]
