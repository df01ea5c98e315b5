"""What is kept about people: they can take it along, and it is not kept for ever."""

import json
import sqlite3
from pathlib import Path

import pytest

from quattrocento.client import Client, Seat
from quattrocento.service.service import Service
from quattrocento.service.storage.belongings import NAMED
from tests.service.servers import Hand, duel, inside, refused, running, serving, settings
from tests.service.test_moderation import TOKENS, Moderator, said, who

DAY = 86_400


def test_an_export_holds_all_that_is_ones_own_and_nothing_else(tmp_path: Path) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        first, second = duel(address, "condottiere", options={"first": "0"})
        first.play("name-city parma")
        said(first, "my own words")
        said(second, "another's words")
        first.client.call("PUT", f"{first.path}/note", {"text": "my note"})
        second.client.call("PUT", f"{second.path}/note", {"text": "another's note"})
        body = {"person": who(second.client), "reason": "spam", "note": "my report"}
        first.client.call("POST", "/api/reports", body)
        first.client.call("POST", "/api/me/recovery")
        found = first.client.call("GET", "/api/me/export")
        assert found["person"]["name"] == "Anna"
        assert [line["line"] for line in found["chat"]] == ["my own words"]
        assert found["tables"][0]["card"]["id"] == first.table
        assert [one["move"] for one in found["tables"][0]["moves"]] == ["name-city parma"]
        kinds = {one["kind"]: one["content"] for one in found["documents"]}
        assert kinds["note"] == "my note"
        assert set(kinds) == {"note", "session"}
        assert [one["note"] for one in found["reports"]] == ["my report"]
        assert "another's" not in json.dumps(found)


def test_an_export_is_for_whoever_it_is_about(server: str) -> None:
    with refused("no-person"):
        Client(server).call("GET", "/api/me/export")


def test_exports_are_not_made_for_sport(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quattrocento.client.LOST_SECONDS", 0.0)
    with running(settings(tmp_path)) as address:
        anna = Client(address, "Anna")
        for _ in range(3):
            anna.call("GET", "/api/me/export")
        with refused("too-many"):
            anna.call("GET", "/api/me/export")


def test_every_place_that_names_people_is_exported_and_deleted(tmp_path: Path) -> None:
    """Whoever adds a table with people in it must think of both."""
    with running(settings(tmp_path)):
        pass
    suspect = {"person", "owner", "reporter", "host"}
    # whom a report is about: the moderators' until its time is over
    moderators = {("reports", "person")}
    with sqlite3.connect(tmp_path / "tables.db") as database:
        kept = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = [name for (name,) in database.execute(kept)]
        found = {
            (table, column)
            for table in tables
            for _, column, *_ in database.execute(f"PRAGMA table_info({table})")
            if column in suspect
        }
    database.close()
    assert found - moderators <= set(NAMED.items())


def test_who_deletes_themselves_is_no_longer_named_as_reporter(tmp_path: Path) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        anna, bea = Client(address, "Anna"), Client(address, "Bea")
        anna.call("POST", "/api/reports", {"person": who(bea), "reason": "spam"})
        anna.call("DELETE", "/api/me")
        assert Moderator(address).reports()[0]["reporter"] == ""


def retained(service: Service) -> None:
    """All that retention has to do now."""

    async def run() -> None:
        while await service.retention.portion():
            pass

    inside(service, run())


def ended(address: str) -> tuple[Seat, Seat]:
    first, second = duel(address, "condottiere")
    said(first, "long ago")
    first.client.call("PUT", f"{first.path}/note", {"text": "a note"})
    Moderator(address).call("POST", f"/api/admin/tables/{first.table}/close")
    return first, second


@pytest.mark.parametrize("days", [9, 11])
def test_a_table_that_is_over_goes_after_its_time(tmp_path: Path, days: int) -> None:
    hand = Hand()
    chosen = settings(tmp_path, admin=TOKENS, now=hand, finished_days=10.0)
    with serving(chosen) as (address, service):
        first, _ = ended(address)
        going, _ = duel(address, "condottiere")
        hand.time += days * DAY
        retained(service)
        if days < 10:
            assert first.look()["status"] == "closed"
        else:
            with refused("no-table"):
                first.look()
            kept = first.client.call("GET", "/api/me/export")
            assert (kept["tables"], kept["chat"]) == ([], [])
            assert "note" not in {one["kind"] for one in kept["documents"]}
        assert going.look()["status"] == "running"


def test_chat_reports_and_the_log_go_after_their_time(tmp_path: Path) -> None:
    hand = Hand()
    days = {"chat_days": 5.0, "report_days": 6.0, "audit_days": 7.0}
    with serving(settings(tmp_path, admin=TOKENS, now=hand, **days)) as (address, service):
        first, second = duel(address, "condottiere")
        for number in range(3):
            said(first, f"line {number}")
        body = {"person": who(second.client), "reason": "spam"}
        first.client.call("POST", "/api/reports", body)
        moderator = Moderator(address)
        moderator.ban("203.0.113.7")

        def left() -> tuple[int, int, int]:
            retained(service)
            lines = first.client.call("GET", "/api/me/export")["chat"]
            deeds = moderator.call("GET", "/api/admin/audit")["deeds"]
            service.belongings_limit.per_second = 1e6
            return len(lines), len(moderator.reports()), len(deeds)

        assert left() == (3, 1, 1)
        for expected in ((0, 1, 1), (0, 0, 1), (0, 0, 0)):
            hand.time += 5 * DAY + 1 if expected == (0, 1, 1) else DAY
            assert left() == expected


def test_people_who_no_longer_come_are_forgotten(tmp_path: Path) -> None:
    hand = Hand()
    chosen = settings(tmp_path, now=hand, people_days=30.0, session_days=365.0)
    with serving(chosen) as (address, service):
        anna, bea = Client(address, "Anna"), Client(address, "Bea")
        playing, _ = duel(address, "condottiere")
        hand.time += 29 * DAY
        assert who(bea)
        hand.time += 2 * DAY
        retained(service)
        with refused("no-person"):
            anna.call("GET", "/api/me")
        assert bea.call("GET", "/api/me")["name"] == "Bea"
        assert playing.look()["places"][0]["name"] == "Anna"


def test_by_default_nobody_and_no_game_is_deleted(tmp_path: Path) -> None:
    hand = Hand()
    chosen = settings(tmp_path, admin=TOKENS, now=hand, session_days=36_500.0)
    with serving(chosen) as (address, service):
        first, _ = ended(address)
        hand.time += 3650 * DAY
        retained(service)
        assert first.look()["status"] == "closed"
