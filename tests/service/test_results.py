"""Results in both databases: each once, with those who may be named."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from quattrocento.service.storage.database import Conflict, Database
from quattrocento.service.storage.leagues import LeagueStore
from quattrocento.service.storage.postgres import Postgres
from quattrocento.service.storage.ratings import RatingStore, Step
from quattrocento.service.storage.results import ResultStore, StoredResult, Wanted
from quattrocento.service.storage.sqlite import Sqlite
from quattrocento.service.storage.store import Store


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Sqlite(tmp_path / "tables.db")
    return Postgres(request.getfixturevalue("fresh_postgres"))


def result(table: str, ended: float, **people: int) -> StoredResult:
    return StoredResult(table, "princes", ended, len(people), people, "{}")


def test_results_are_kept_once_and_found_by_person(database: Database) -> None:
    store, results = Store(database), ResultStore(database)

    async def tables(wanted: Wanted, limit: int = 9, skip: int = 0) -> list[str]:
        assert len(await results.of(wanted, 9)) == await results.count(wanted)
        return [one.table for one in await results.of(wanted, limit, skip)]

    async def play() -> None:
        for one in (result("t1", 1.0, anna=0), result("t2", 2.0, anna=1, bea=0)):
            await results.put(one)
            await results.put(one)
        anna = Wanted("anna")
        assert await tables(anna) == ["t2", "t1"]
        assert await tables(anna, 1, 1) == ["t1"]
        assert await tables(Wanted("anna", company="bots")) == ["t1"]
        assert await tables(Wanted("anna", company="people")) == ["t2"]
        assert await tables(Wanted("anna", other="bea")) == ["t2"]
        assert await tables(Wanted("anna", game="signorie")) == []
        assert await results.have_met("bea", "anna")
        assert not await results.have_met("anna", "carla")
        await store.delete_person("bea")
        (kept,) = await results.at(["t2", "t3"])
        assert (kept.people, kept.seated) == ({"anna": 1}, 2)
        assert not await results.have_met("anna", "bea")

    run(store, play())


def test_a_game_is_rated_once(database: Database) -> None:
    store, results, steps = Store(database), ResultStore(database), RatingStore(database)

    async def play() -> None:
        await results.put(result("t1", 1.0, anna=0))
        await results.put(result("t2", 2.0, anna=0))
        assert await steps.unrated(9) == ["t1", "t2"]
        await steps.add("t1", "princes", {"anna": Step(1, 26.0, 8.0)})
        with pytest.raises(Conflict):
            await steps.add("t2", "princes", {"anna": Step(1, 27.0, 7.0)})
        assert await steps.unrated(9) == ["t2"]
        with pytest.raises(Conflict):
            await steps.add("t1", "princes", {"anna": Step(2, 27.0, 7.0)})
        assert await steps.last(["anna", "bea"], "princes") == {"anna": Step(1, 26.0, 8.0)}
        await steps.restart()
        assert await steps.unrated(9) == ["t1", "t2"]
        assert await steps.course("anna", "princes", 9) == []

    run(store, play())


def test_of_two_who_change_a_league_at_once_one_is_refused(database: Database) -> None:
    store, leagues = Store(database), LeagueStore(database)

    async def play() -> None:
        await leagues.put("casa", 1, "first", ["anna"])
        await leagues.put("casa", 2, "second", ["anna", "bea"])
        with pytest.raises(Conflict):
            await leagues.put("casa", 2, "other", ["anna"])
        assert await leagues.get("casa") == (2, "second")
        assert await leagues.of("bea", 9) == ["second"]
        await store.delete_person("bea")
        assert await leagues.of("bea", 9) == []
        await leagues.drop("casa")
        assert await leagues.get("casa") == (0, "")

    run(store, play())


def run(store: Store, play: Coroutine[Any, Any, None]) -> None:
    async def whole() -> None:
        await store.start()
        try:
            await play
        finally:
            await store.stop()

    asyncio.run(whole())
