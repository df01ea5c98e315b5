"""Small leagues: made by somebody, joined by a link, played fixture by fixture.

Whoever may not see a league is told what would be told if there were none.
"""

import hmac
import re
import secrets

from msgspec.structs import replace

from quattrocento.games import GAMES
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.tables import TABLE_BYTES, grow
from quattrocento.service.errors import Problem
from quattrocento.service.leagues import changes
from quattrocento.service.leagues.league import (
    MOST_LEGS,
    MOST_MEMBERS,
    MOST_ROUNDS,
    League,
    Member,
)
from quattrocento.service.messages import requests, responses
from quattrocento.service.messages.leagues import LeagueCards, LeagueOut, card, league_out
from quattrocento.service.names import new_name
from quattrocento.service.people.identity import clean_name
from quattrocento.service.service import Service

NAME = re.compile(r"[a-zA-Z0-9_-]{12}")
LONGEST_NAME = 60


def named(call: Call) -> str:
    name = call.named["league"]
    if not NAME.fullmatch(name):
        raise Problem("no-league")
    return name


async def seen(service: Service, call: Call) -> League:
    """The league that is asked for, if the asker may see it."""
    league = await service.leagues.find(named(call))
    if not league.shared and call.id not in league.people():
        raise Problem("no-league")
    return league


async def made(service: Service, call: Call) -> League:
    """The league that is asked for, if the asker has made it."""
    league = await seen(service, call)
    if call.someone().id != league.host:
        raise Problem("not-maker")
    return league


async def shown(service: Service, call: Call, league: League) -> LeagueOut:
    over = await service.leagues.outcomes(league)
    await service.people.ensure(league.people())
    return league_out(league, over, service.people, call.id)


@endpoint("GET", "/api/leagues")
async def list_leagues(service: Service, call: Call) -> LeagueCards:
    """The leagues to which you belong, the last one first"""
    service.request_limit.take(f"moment {call.someone().id}", 3)
    found = []
    for league in await service.leagues.of(call.someone().id):
        found.append(card(league, len(await service.leagues.outcomes(league))))
    return LeagueCards(found)


@endpoint("POST", "/api/leagues")
async def make_league(service: Service, call: Call, body: requests.NewLeague) -> LeagueOut:
    """Make a league, and be its first member"""
    person = call.someone().id
    service.arrival_limit.take(person)
    check(body)
    grow(service, call, TABLE_BYTES)
    league = League(
        id=new_name(),
        name=clean_name(body.name, LONGEST_NAME),
        host=person,
        created=service.settings.now(),
        titles=list(body.titles),
        size=body.size,
        turns=body.turns,
        pace=body.pace,
        invitation=secrets.token_urlsafe(12),
        members=[Member(person)] if body.play else [],
    )
    return await shown(service, call, await service.leagues.create(league))


def check(body: requests.NewLeague) -> None:
    for title in body.titles:
        if title not in GAMES:
            raise Problem("no-game", games=", ".join(GAMES))
        most = GAMES[title].seats[-1]
        if not 2 <= body.size <= most:
            raise Problem("bad-option", detail=f"{title} has at most {most} seats")
    most = MOST_LEGS if body.size == 2 else MOST_ROUNDS
    if body.turns > most:
        raise Problem("bad-option", detail=f"expected at most {most} rounds")


@endpoint("GET", "/api/leagues/{league}")
async def show_league(service: Service, call: Call) -> LeagueOut:
    """A league: who plays, which games, and how it stands"""
    service.request_limit.take(f"moment {call.asker}", 2)
    return await shown(service, call, await seen(service, call))


@endpoint("POST", "/api/leagues/{league}/join")
async def join_league(service: Service, call: Call, body: requests.Joining) -> LeagueOut:
    """Join a league by its invitation; where it has begun, wait for a place"""
    person = call.someone().id
    service.deed_limit.take(person, 5)
    league = await service.leagues.find(named(call))
    if not hmac.compare_digest(body.invitation.encode(), league.invitation.encode()):
        raise Problem("no-league")
    host = await service.people.find(league.host)
    if host is not None and person in host.blocked:
        raise Problem("no-league")
    league = await service.leagues.change(league.id, lambda now: changes.join(now, person))
    return await shown(service, call, league)


@endpoint("POST", "/api/leagues/{league}/leave")
async def leave_league(service: Service, call: Call) -> responses.Done:
    """Leave a league; the games that have not begun are played without you"""
    person = call.someone().id
    service.deed_limit.take(person)
    league = await seen(service, call)
    await service.leagues.change(league.id, lambda now: changes.leave(now, person))
    return responses.Done()


@endpoint("POST", "/api/leagues/{league}/start")
async def start_league(service: Service, call: Call) -> LeagueOut:
    """Make the fixtures of your league; over weeks the first games begin at once"""
    league = await made(service, call)
    service.arrival_limit.take(call.id)
    grow(service, call, TABLE_BYTES * MOST_MEMBERS)
    league = await service.leagues.change(league.id, changes.start)
    return await shown(service, call, await service.leagues.advance(league))


@endpoint("PUT", "/api/leagues/{league}/sharing")
async def share_league(service: Service, call: Call, body: requests.Sharing) -> LeagueOut:
    """Let everyone who has the link see your league, or only those who belong to it"""
    league = await made(service, call)
    service.deed_limit.take(call.id)
    league = await service.leagues.change(league.id, lambda now: replace(now, shared=body.shared))
    return await shown(service, call, league)


@endpoint("POST", "/api/leagues/{league}/withdraw")
async def withdraw_member(service: Service, call: Call, body: requests.AtPlace) -> LeagueOut:
    """Take a member out of the games of your league that have not begun"""
    league = await made(service, call)
    service.deed_limit.take(call.id)
    league = await service.leagues.change(league.id, lambda now: removed(now, body.place))
    return await shown(service, call, league)


def removed(league: League, place: int) -> League:
    """Before it begins a member is gone, afterwards their place stays empty."""
    if league.status == "open" and place < len(league.members):
        return changes.leave(league, league.members[place].person)
    return changes.withdraw(league, place)


@endpoint("POST", "/api/leagues/{league}/replace")
async def replace_member(service: Service, call: Call, body: requests.Substitution) -> LeagueOut:
    """Give a member's place in your league to somebody who waits for one"""
    league = await made(service, call)
    service.deed_limit.take(call.id)
    league = await service.leagues.change(
        league.id, lambda now: changes.substitute(now, body.place, body.person)
    )
    return await shown(service, call, league)


@endpoint("POST", "/api/leagues/{league}/fixtures/{fixture}/table")
async def play_fixture(service: Service, call: Call) -> responses.OpenedTable:
    """Open the table of a game of yours, or go to it"""
    person = call.someone().id
    league = await seen(service, call)
    number = call.named["fixture"]
    if not number.isdecimal() or len(number) > 3 or int(number) >= len(league.fixtures):
        raise Problem("no-page")
    fixture = league.fixtures[int(number)]
    if league.place_of(person) not in fixture.seats or fixture.is_void:
        raise Problem("not-your-seat")
    if not fixture.table:
        service.arrival_limit.take(person)
        grow(service, call, TABLE_BYTES)
    return responses.OpenedTable(await service.leagues.open(league, int(number), person))


@endpoint("DELETE", "/api/leagues/{league}")
async def delete_league(service: Service, call: Call) -> responses.Done:
    """Delete your league; the games of it stay"""
    league = await made(service, call)
    service.deed_limit.take(call.id)
    await service.leagues.store.drop(league.id)
    return responses.Done()
