"""A database that an earlier version wrote: `fixtures/tables.sql`, never to be written anew.

It holds a table with every setting other than usual, one with orders, an absence and chat, and
one that waits for a second person.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from quattrocento.client import Client, Seat
from quattrocento.service.tables import events
from quattrocento.service.tables.summary import TableCard
from tests.service.servers import running, settings

OLD = Path(__file__).parent / "fixtures" / "tables.sql"
WRITTEN = 1794843874.0
UNUSUAL = "A_X3k4pCvwqm"
BEA = "cefc65a0c5103595.35748db19410046c1fb7933bddd12bf50a05ed58"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with sqlite3.connect(tmp_path / "tables.db") as opened:
        opened.executescript(OLD.read_text("utf-8"))
        yield opened
    opened.close()


def parsed(texts: Sequence[tuple[str, str]]) -> list[tuple[str, object]]:
    return [(name, json.loads(text)) for name, text in texts]


def test_every_row_is_read_and_written_as_before(database: sqlite3.Connection) -> None:
    rows = database.execute("SELECT kind, fact FROM rows").fetchall()
    again = [events.write(events.read(text)) for _, text in rows]
    assert parsed(again) == parsed(rows)


def test_every_summary_is_read_and_written_as_before(database: sqlite3.Connection) -> None:
    kept = database.execute("SELECT id, summary FROM tables").fetchall()
    read = [(name, msgspec.json.decode(text, type=TableCard)) for name, text in kept]
    again = [(name, msgspec.json.encode(card).decode()) for name, card in read]
    assert parsed(again) == parsed(kept)


@pytest.fixture
def address(tmp_path: Path, database: sqlite3.Connection) -> Iterator[str]:
    """A server with this database, as long after as it takes to restart one."""
    with running(settings(tmp_path, now=lambda: WRITTEN)) as found:
        yield found


def test_people_still_have_their_tokens(address: str) -> None:
    assert Client(address, token=BEA).call("GET", "/api/me")["name"] == "Bea"


def test_a_table_keeps_the_settings_that_it_was_opened_with(address: str) -> None:
    about = Client(address, token=BEA).call("GET", f"/api/tables/{UNUSUAL}")["about"]
    given = ("pace", "listed", "clock", "stand_in", "undo_rule", "chat", "hot_seat", "watchable")
    assert {name: about[name] for name in given} == {
        "pace": "unhurried",
        "listed": False,
        "clock": {"bank": 600, "extra": 30},
        "stand_in": "chance",
        "undo_rule": "consent",
        "chat": False,
        "hot_seat": True,
        "watchable": False,
    }


def test_a_game_goes_on_where_it_was(address: str) -> None:
    seat = Seat(Client(address, token=BEA), UNUSUAL, 1)
    seat.play("pass")
    assert seat.now["seq"] == 7


def test_the_lobby_lists_what_was_open(address: str) -> None:
    found = Client(address).call("GET", "/api/tables", status="open")["tables"]
    assert [(card["game"], card["places"][0]["name"]) for card in found] == [("princes", "Anna")]
