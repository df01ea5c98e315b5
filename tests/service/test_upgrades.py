"""A table that began under other rules: it goes on, or is set aside as it is."""

import sqlite3
from pathlib import Path

import msgspec

from quattrocento.client import Client
from quattrocento.games import GAMES
from quattrocento.games.condottiere.view import CondottiereView
from quattrocento.games.signorie.views import SignorieView
from quattrocento.service.tables.events import Opens, TableEvent
from quattrocento.service.tables.table import restore
from tests.service.servers import asked, duel, refused, running, settings
from tests.service.tables import opened


def change(folder: Path, sql: str) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute(sql)
    database.close()


def stored(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "tables.db") as database:
        found = [fact for (fact,) in database.execute("SELECT fact FROM rows ORDER BY seq")]
    database.close()
    return found


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        first, second = duel(address, "condottiere")
        asked(first, second).play("name-city parma")
    with running(settings(tmp_path)) as address:
        for seat in (first, second):
            seat.client.address = address
        assert first.look()["ply"] == 1
        asked(first, second).play("pass")


def test_a_table_keeps_the_edition_that_it_began_with() -> None:
    """As after an upgrade that changed the game's own figures."""
    text = GAMES["condottiere"].edition().imprint.text
    other = text.replace("base = 10", "base = 9")
    assert other != text
    rows = opened(edition=other)
    first = msgspec.structs.replace(rows.rows[0], event=own(rows.rows[0].event))
    table = restore("table1234567", [first, *rows.rows[1:]])
    assert table.fault == ""
    seen = table.game.view(table.playing().state, 0)
    assert isinstance(seen, CondottiereView)
    assert len(seen.hand) == 9


def own(event: TableEvent) -> TableEvent:
    """The same table, opened without an edition of its own."""
    assert isinstance(event, Opens)
    return msgspec.structs.replace(event, edition="")


def test_a_table_that_no_longer_replays_is_set_aside_unaltered(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        first, second = duel(address, "condottiere")
        mover = asked(first, second)
        mover.play("name-city parma")
    change(
        tmp_path, "UPDATE rows SET fact = replace(fact, 'name-city parma', 'name-city atlantis')"
    )
    before = stored(tmp_path)
    with running(settings(tmp_path)) as address:
        mover.client.address = address
        assert mover.look()["status"] == "set-aside"
        assert "atlantis" in mover.now["fault"]
        with refused("set-aside"):
            mover.play("pass")
        cards = Client(address).call("GET", "/api/tables", status="set-aside")
        assert [card["id"] for card in cards["tables"]] == [mover.table]
    assert stored(tmp_path) == before


def test_a_game_that_is_gone_is_said_to_be(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        first, _ = duel(address, "condottiere")
    change(tmp_path, "UPDATE rows SET fact = replace(fact, '\"condottiere\"', '\"chess\"')")
    with running(settings(tmp_path)) as address:
        first.client.address = address
        with refused("set-aside"):
            first.look()


def test_a_table_from_before_colours_were_chosen_goes_on_with_boards_by_seat() -> None:
    """SIG-02: its record says no more than it did, so that its marks still fit."""
    table = opened("signorie", ("", "", ""), options={"order": "seats"}).table
    seen = table.game.view(table.playing().state, None)
    assert isinstance(seen, SignorieView)
    assert [family.board for family in seen.families] == ["yellow", "red", "violet"]
    assert table.playing().record.options == {"order": "seats"}
