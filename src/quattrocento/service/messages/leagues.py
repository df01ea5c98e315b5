"""What is told of a league: to those who belong to it, and to others with whom it is shared."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from quattrocento.service.history.result import Result
from quattrocento.service.leagues.league import Fixture, League, Status
from quattrocento.service.leagues.standings import outcomes, standings
from quattrocento.service.people.identity import People
from quattrocento.service.tables.settings import Pace

FixtureStatus = Literal["waiting", "opened", "over", "void"]


class MemberOut(Struct, frozen=True):
    """`before` are the names of those who had this place earlier."""

    name: str
    person: str
    before: list[str]
    withdrawn: bool


class FixtureOut(Struct, frozen=True):
    """A game: the places of members at its seats, and when it is over those at the table.

    `table` is told to those who belong to the league.
    """

    round: int
    game: str
    seats: list[int]
    status: FixtureStatus
    table: str
    places: list[int]
    totals: list[int]


class StandingRow(Struct, frozen=True):
    rank: int
    member: int
    played: int
    wins: int
    points: float
    direct: float


class LeagueOut(Struct, frozen=True):
    """`place` is yours among the members, or -1. The invitation is told to whoever made it."""

    id: str
    name: str
    made_by_me: bool
    belongs: bool
    place: int
    status: Status
    is_over: bool
    shared: bool
    invitation: str
    titles: list[str]
    size: int
    turns: int
    pace: Pace
    members: list[MemberOut]
    bench: list[MemberOut]
    fixtures: list[FixtureOut]
    standings: list[StandingRow]


class LeagueCard(Struct, frozen=True):
    """A league in a list: how many play, and how many of its games are over."""

    id: str
    name: str
    status: Status
    members: int
    titles: list[str]
    games: int
    over: int


class LeagueCards(Struct, frozen=True):
    leagues: list[LeagueCard]


def league_out(
    league: League, over: Mapping[str, Result], people: People, reader: str
) -> LeagueOut:
    belongs = reader in league.people()
    host = reader == league.host

    def member(person: str, before: list[str], withdrawn: bool = False) -> MemberOut:
        names = [people.name(one) for one in before]
        return MemberOut(people.name(person), person if belongs else "", names, withdrawn)

    fixtures = [fixture_out(one, over, belongs) for one in league.fixtures]
    rows = standings(len(league.members), outcomes(league, over))
    return LeagueOut(
        id=league.id,
        name=league.name,
        made_by_me=host,
        belongs=belongs,
        place=league.place_of(reader),
        status=league.status,
        is_over=bool(fixtures) and all(one.status in ("over", "void") for one in fixtures),
        shared=league.shared,
        invitation=league.invitation if host else "",
        titles=league.titles,
        size=league.size,
        turns=league.turns,
        pace=league.pace,
        members=[member(one.person, one.before, one.withdrawn) for one in league.members],
        bench=[member(one, []) for one in league.bench] if belongs else [],
        fixtures=fixtures,
        standings=[
            StandingRow(row.rank, row.member, row.played, row.wins, row.points, row.direct)
            for row in rows
        ],
    )


def fixture_out(fixture: Fixture, over: Mapping[str, Result], belongs: bool) -> FixtureOut:
    result = over.get(fixture.table)
    status: FixtureStatus = "opened" if fixture.table else "waiting"
    if result is not None:
        status = "over"
    elif fixture.is_void:
        status = "void"
    return FixtureOut(
        round=fixture.round,
        game=fixture.game,
        seats=fixture.seats,
        status=status,
        table=fixture.table if belongs else "",
        places=[seat.place for seat in result.seats] if result else [],
        totals=[seat.total for seat in result.seats] if result else [],
    )


def card(league: League, over: int) -> LeagueCard:
    games = [fixture for fixture in league.fixtures if not fixture.is_void]
    members = [member for member in league.members if not member.withdrawn]
    return LeagueCard(
        league.id, league.name, league.status, len(members), league.titles, len(games), over
    )
