"""Both databases keep what they acknowledged, once, and tell who was second."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from quattrocento.service.storage import migrations
from quattrocento.service.storage.database import Conflict, Database, Statement
from quattrocento.service.storage.postgres import Postgres, dollars
from quattrocento.service.storage.sqlite import Sqlite, back_up
from quattrocento.service.storage.store import IndexEntry, Store, StoredLine, StoredRow, lobby

ROW = StoredRow(1, 1.0, "leaves", "0")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Sqlite(tmp_path / "tables.db")
    return Postgres(request.getfixturevalue("fresh_postgres"))


def entry(table: str = "t1", status: str = "open", **places: bool) -> IndexEntry:
    return IndexEntry(
        table, "condottiere", status, "live", True, 1, 1.0, 2.0, 5.0, 6.0, places, f'"{table}"'
    )


def run(database: Database, play: Coroutine[Any, Any, None]) -> None:
    async def whole() -> None:
        store = Store(database)
        await store.start()
        try:
            await play
        finally:
            await store.stop()

    asyncio.run(whole())


def test_rows_come_back_in_order(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append("t1", [StoredRow(1, 1.5, "sits", "anna")], entry())
        await store.append(
            "t1", [StoredRow(2, 2.5, "leaves", "0"), StoredRow(3, 3.5, "sits", "b")], entry()
        )
        assert [row.seq for row in await store.rows("t1")] == [1, 2, 3]
        assert await store.rows("t1", after=2) == [StoredRow(3, 3.5, "sits", "b")]

    run(database, play())


def test_the_second_for_a_number_writes_nothing(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append("t1", [StoredRow(1, 1.0, "leaves", "0")], entry())
        with pytest.raises(Conflict):
            await store.append(
                "t1", [StoredRow(2, 1.0, "leaves", "2"), StoredRow(1, 1.0, "leaves", "1")], entry()
            )
        assert await store.rows("t1") == [StoredRow(1, 1.0, "leaves", "0")]

    run(database, play())


def test_of_many_racing_for_one_number_one_wins(database: Database) -> None:
    store = Store(database)

    async def attempt(seat: int) -> bool:
        try:
            await store.append("t1", [StoredRow(1, 1.0, "leaves", str(seat))], entry())
        except Conflict:
            return False
        return True

    async def play() -> None:
        won = await asyncio.gather(*[attempt(seat) for seat in range(20)])
        assert won.count(True) == 1
        assert await store.rows("t1") == [StoredRow(1, 1.0, "leaves", str(won.index(True)))]

    run(database, play())


def test_the_index_finds_tables(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append(
            "t1", [StoredRow(1, 1.0, "leaves", "0")], entry("t1", "running", anna=True, bea=False)
        )
        await store.append(
            "t2", [StoredRow(1, 1.0, "leaves", "0")], entry("t2", "open", anna=False)
        )
        assert await store.summaries(status="open") == ['"t2"']
        assert await store.summaries(person="anna", listed=False) == ['"t1"', '"t2"']
        assert await store.waiting("anna") == ['"t1"']
        assert await store.waiting("bea") == []
        assert await store.due(4.0) == []
        assert await store.due(5.0) == ["t1", "t2"]

    run(database, play())


def test_deleting_a_person_leaves_only_the_rows(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append("t1", [StoredRow(1, 1.0, "sits", "anna")], entry(anna=True))
        await store.put_person("anna", 1.0, "{}")
        await store.put_document("note", "anna", "t1", "attack Torino")
        await store.add_line("t1", StoredLine(1, 1.0, "anna", "hello"))
        await store.add_line("t1", StoredLine(2, 1.0, "bea", "hi"))
        await store.delete_person("anna")
        assert await store.person("anna") == ""
        assert await store.document("note", "anna", "t1") == ""
        assert [line.line for line in await store.chat("t1")] == ["hi"]
        assert await store.tables_of("anna") == []
        assert len(await store.rows("t1")) == 1

    run(database, play())


def test_a_newer_schema_is_refused(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(migrations, "MIGRATIONS", ())
        with pytest.raises(migrations.SchemaError, match="knows only 0"):
            await migrations.migrate(database)

    run(database, play())


def test_an_old_schema_is_brought_up_to_date(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.put_person("anna", 1.0, "{}")
        await migrations.migrate(database)
        assert await store.person("anna") == "{}"
        assert await migrations.version(database) == len(migrations.MIGRATIONS)

    run(database, play())


def test_whoever_gives_up_waiting_hurts_nobody(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        tasks = [
            asyncio.create_task(store.append(f"t{number}", [ROW], entry(f"t{number}")))
            for number in range(50)
        ]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[1::2] == [None] * 25
        await store.append("last", [ROW], entry("last"))
        assert len(await store.rows("last")) == 1

    run(database, play())


def test_a_backup_while_running_is_whole(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "tables.db")
    store = Store(database)

    async def play() -> None:
        await store.append("t1", [StoredRow(1, 1.0, "leaves", "0")], entry())
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
        await store.append("t1", [StoredRow(2, 1.0, "leaves", "1")], entry())

    run(database, play())
    copied = Sqlite(tmp_path / "copy.db")
    copy = Store(copied)

    async def look() -> None:
        assert await copy.rows("t1") == [StoredRow(1, 1.0, "leaves", "0")]

    run(copied, look())


def test_placeholders_are_numbered() -> None:
    assert dollars("a = ? AND b = ?") == "a = $1 AND b = $2"


def test_in_a_batch_only_the_one_whose_number_is_taken_is_refused(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append("t7", [ROW], entry("t7"))
        names = [f"t{number}" for number in range(20)]
        outcomes = await asyncio.gather(
            *[store.append(name, [ROW]) for name in names], return_exceptions=True
        )
        assert [name for name, one in zip(names, outcomes, strict=True) if one] == ["t7"]
        assert isinstance(outcomes[7], Conflict)
        assert [await store.rows(name) for name in names] == [[ROW]] * 20

    run(database, play())


def test_the_index_may_be_behind_and_an_older_entry_changes_nothing(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append("t1", [ROW], replace(entry("t1", "running"), seq=1))
        assert await store.behind(9.0) == []
        await store.append("t1", [replace(ROW, seq=2, at=5.0)])
        assert await store.behind(4.0) == []
        assert await store.behind(9.0) == ["t1"]
        await store.reindex([replace(entry("t1", "running"), seq=2, summary="new")])
        await store.reindex([replace(entry("t1", "running"), seq=1, summary="old")])
        assert await store.behind(9.0) == []
        assert await store.summaries(status="running") == ["new"]

    run(database, play())


def test_bots_of_a_process_that_is_gone_are_due_at_once(database: Database) -> None:
    store = Store(database)

    async def play() -> None:
        await store.append("t1", [ROW], replace(entry("t1", "running"), keeper="gone"))
        await store.append("t2", [ROW], replace(entry("t2", "running"), keeper="here"))
        assert await store.bots_due(5.0) == []
        assert await store.bots_due(5.0, ["here", "there"]) == ["t1"]
        assert await store.bots_due(6.0, ["here", "there"]) == ["t1", "t2"]

    run(database, play())


FILTERS = (
    lobby(),
    lobby(status="open"),
    lobby(status="finished", game="princes"),
    lobby(status="running", pace="unhurried"),
)


@pytest.mark.parametrize("wanted", FILTERS, ids=["all", "open", "of a game", "unhurried"])
def test_the_lobby_is_read_in_order_from_an_index(wanted: Statement, tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "tables.db")

    async def play() -> None:
        sql, values = wanted
        plan = await database.read(f"EXPLAIN QUERY PLAN {sql}", *values, 50)
        told = " ".join(str(step[3]) for step in plan)
        assert "USING INDEX lobby" in told
        assert "TEMP B-TREE" not in told

    run(database, play())
