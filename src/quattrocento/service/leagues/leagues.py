"""The leagues: changed one version after another, and the tables of their games."""

import secrets
from collections.abc import Callable

from quattrocento.service.errors import Problem
from quattrocento.service.history.result import Result
from quattrocento.service.history.result import read as read_result
from quattrocento.service.leagues import changes
from quattrocento.service.leagues.league import Fixture, League, read, write
from quattrocento.service.storage.database import Conflict
from quattrocento.service.storage.leagues import LeagueStore
from quattrocento.service.storage.results import ResultStore, StoredResult
from quattrocento.service.tables import seating
from quattrocento.service.tables.events import Closes, Opens, Sits, TableEvent
from quattrocento.service.tables.registry import Registry
from quattrocento.service.tables.table import Table

ATTEMPTS = 5
MOST_LEAGUES = 30

Change = Callable[[League], League]


class Leagues:
    def __init__(
        self,
        store: LeagueStore,
        results: ResultStore,
        registry: Registry,
        new_secret: Callable[[], str],
    ) -> None:
        self.store = store
        self.results = results
        self.registry = registry
        self.new_secret = new_secret

    async def create(self, league: League) -> League:
        if len(await self.of(league.host)) >= MOST_LEAGUES:
            raise Problem("league-many", most=MOST_LEAGUES)
        await self.store.put(league.id, 1, write(league), league.people())
        return league

    async def of(self, person: str) -> list[League]:
        found = [read(text) for text in await self.store.of(person, 2 * MOST_LEAGUES)]
        return sorted(found, key=lambda league: -league.created)

    async def find(self, league: str) -> League:
        _, text = await self.store.get(league)
        if not text:
            raise Problem("no-league")
        return read(text)

    async def change(self, league: str, decide: Change) -> League:
        """Change a league; when somebody was faster, decide again on what they did."""
        for _ in range(ATTEMPTS):
            version, text = await self.store.get(league)
            if not text:
                raise Problem("no-league")
            before = read(text)
            after = decide(before)
            if after == before:
                return before
            try:
                await self.store.put(league, version + 1, write(after), after.people())
            except Conflict:
                continue
            return after
        raise Problem("busy")

    async def outcomes(self, league: League) -> dict[str, Result]:
        """The results of its tables at which the game is over."""
        tables = [fixture.table for fixture in league.fixtures if fixture.table]
        return {one.table: read_result(one) for one in await self.results.at(tables)}

    # tables

    async def open(self, league: League, number: int, person: str) -> str:
        """The table of a fixture, opened by whoever comes first; then take one's seat there."""
        fixture = league.fixtures[number]
        table = fixture.table
        if not table or await self._is_closed(table):
            table = await self._open(league, number, person)
        await self.registry.act(table, lambda t: sit(t, person), lambda t: None)
        return table

    async def _is_closed(self, table: str) -> bool:
        try:
            return await self.registry.look(table, lambda t: t.status in ("closed", "set-aside"))
        except Problem:
            return True

    async def _open(self, league: League, number: int, person: str) -> str:
        fixture = league.fixtures[number]
        first = first_row(league, fixture, person, self.new_secret())
        opened = await self.registry.open(first, everyone_sits)
        changed = await self.change(
            league.id, lambda now: changes.opened(now, number, fixture.table, opened)
        )
        chosen = changed.fixtures[number].table
        if chosen != opened:
            # somebody else was faster: the game is at their table
            await self.registry.act(opened, lambda t: [Closes("host")], lambda t: None)
        return chosen

    async def advance(self, league: League) -> League:
        """Where nobody need come together, open the games of the first round that is not over."""
        if league.pace != "unhurried" or league.status != "running":
            return league
        over = await self.outcomes(league)
        for number, fixture in changes.current(league, set(over)):
            if not fixture.table:
                await self._open(league, number, league.host)
        return await self.find(league.id)

    async def note(self, stored: StoredResult) -> None:
        """A game is over: if it was one of a league, the next round may begin."""
        name = read_result(stored).league
        _, text = await self.store.get(name) if name else (0, "")
        if text:
            await self.advance(read(text))


def first_row(league: League, fixture: Fixture, person: str, secret: str) -> Opens:
    """A table for these people alone, each at the seat that the league gives them."""
    return Opens(
        game=fixture.game,
        options={},
        chairs=[""] * len(fixture.seats),
        host=person,
        secret=secret,
        pace=league.pace,
        listed=False,
        stand_in="apprentice",
        reserved=[league.members[place].person for place in fixture.seats],
        league=league.id,
    )


def everyone_sits(table: Table) -> list[TableEvent]:
    """Over weeks the game begins at once; else it waits until everybody has come."""
    if table.opens.pace != "unhurried":
        return []
    seats = range(len(table.chairs))
    return [Sits(seat, table.opens.reserved_for(seat), "") for seat in seats]


def sit(table: Table, person: str) -> list[TableEvent]:
    if table.status != "open" or table.seats_of(person):
        return []
    return seating.sit(table, person, -1, secrets.token_hex(8), {})
