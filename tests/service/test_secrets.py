"""Secrets: files that only the server reads, a key apart from the data, and sessions that end."""

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from quattrocento.cli.app import main
from quattrocento.client import Client, Refused
from quattrocento.service.parts import create_service
from quattrocento.service.people.keys import WrongKey
from quattrocento.service.people.sessions import MOST
from tests.service.servers import Hand, inside, refused, running, serving, settings


def is_closed(file: Path) -> bool:
    """Whether nobody but the owner can read it, where files know such a thing."""
    return os.name != "posix" or file.stat().st_mode & 0o077 == 0


def test_nobody_else_reads_the_files_of_a_server(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(settings(folder)) as address:
        Client(address, "Anna")
        assert main(["backup", str(copy), "--data", str(folder)]) == 0
        files = [*folder.iterdir(), copy, copy.with_name("copy.db.key")]
        assert [file.name for file in [folder, *files] if not is_closed(file)] == []


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch(0o644)
    with running(settings(tmp_path)):
        assert is_closed(tmp_path / "tables.db")


def kept(folder: Path, key: str) -> str:
    database = sqlite3.connect(folder / "tables.db")
    sql = "SELECT content FROM documents WHERE kind = 'server' AND key = ?"
    found = database.execute(sql, (key,)).fetchone()
    database.close()
    return str(found[0]) if found else ""


def test_the_key_is_not_among_the_data(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        Client(address, "Anna")
    key = (tmp_path / "key").read_text().strip()
    assert len(key) == 64
    assert kept(tmp_path, "key") == ""
    assert key.encode() not in (tmp_path / "tables.db").read_bytes()


def test_a_key_among_the_data_moves_out_and_people_stay(tmp_path: Path) -> None:
    """As earlier versions kept it, with tokens that knew no sessions."""
    with serving(settings(tmp_path)) as (address, service):
        anna = Client(address, "Anna").call("GET", "/api/me")
        old = f"{anna['id']}.{service.people.sign('person', anna['id'])}"
    key = (tmp_path / "key").read_text().strip()
    (tmp_path / "key").unlink()
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("DELETE FROM documents WHERE kind = 'server'")
    database.execute("INSERT INTO documents VALUES ('server', '', 'key', ?)", (key,))
    database.commit()
    database.close()
    with running(settings(tmp_path)) as address:
        me = Client(address, token=old).call("GET", "/api/me")
        assert me["id"] == anna["id"]
        assert Client(address, token=me["token"]).call("GET", "/api/me")["id"] == anna["id"]
    assert (tmp_path / "key").read_text().strip() == key
    assert kept(tmp_path, "key") == ""


def start(folder: Path, **given: object) -> None:
    async def run() -> None:
        service = create_service(settings(folder, **given))
        try:
            await service.start()
        finally:
            await service.stop()

    asyncio.run(run())


def test_data_of_another_key_are_not_served_unless_it_is_meant(tmp_path: Path) -> None:
    start(tmp_path)
    (tmp_path / "key").write_text("ab" * 32)
    with pytest.raises(WrongKey, match="another key"):
        start(tmp_path)
    start(tmp_path, new_key=True)
    start(tmp_path)


def test_a_token_of_before_there_were_sessions_ends_in_time(tmp_path: Path) -> None:
    hand = Hand()
    with serving(settings(tmp_path, now=hand, session_days=10)) as (address, service):
        me = Client(address, "Anna").call("GET", "/api/me")["id"]
        old = Client(address, token=f"{me}.{service.people.sign('person', me)}")
        assert old.call("GET", "/api/me/waiting")["tables"] == []
        hand.time += 11 * 86400
        with refused("no-person"):
            old.call("GET", "/api/me")


def second_device(first: Client) -> Client:
    link = first.call("POST", "/api/me/recovery")["token"]
    other = Client(first.address)
    other.token = other.call("POST", "/api/recover", {"token": link})["token"]
    return other


def test_a_device_can_be_revoked_by_another(server: str) -> None:
    first = Client(server, "Anna")
    other = second_device(first)
    sessions = first.call("GET", "/api/me/sessions")["sessions"]
    assert sorted(one["current"] for one in sessions) == [False, True]
    lost = next(one["id"] for one in sessions if not one["current"])
    first.call("DELETE", f"/api/me/sessions/{lost}")
    with refused("no-person"):
        other.call("GET", "/api/me")
    assert first.call("GET", "/api/me")["name"] == "Anna"


def test_a_revoked_device_is_not_brought_back_by_being_used_meanwhile(tmp_path: Path) -> None:
    """That it is used is noted once a day, and may be just when it is revoked."""
    hand = Hand()
    with serving(settings(tmp_path, now=hand)) as (address, service):
        anna = Client(address, "Anna")
        (device,) = anna.call("GET", "/api/me/sessions")["sessions"]
        person, sessions = anna.call("GET", "/api/me")["id"], service.people.sessions
        hand.time += 2 * 86400

        async def race() -> None:
            await asyncio.gather(
                sessions.end(person, device["id"]), sessions.is_valid(person, device["id"])
            )

        inside(service, race())
        with refused("no-person"):
            anna.call("GET", "/api/me")
        assert inside(service, sessions.of(person)) == {}


def test_a_new_name_is_no_new_device(server: str) -> None:
    anna = Client(server, "Anna")
    anna.call("POST", "/api/me", {"name": "Annabella"})
    assert len(anna.call("GET", "/api/me/sessions")["sessions"]) == 1


def test_a_device_that_is_not_used_is_forgotten(tmp_path: Path) -> None:
    hand = Hand()
    with running(settings(tmp_path, now=hand, session_days=10)) as address:
        used, unused = Client(address, "Anna"), Client(address, "Bea")
        for _ in range(3):
            hand.time += 9 * 86400
            used.call("GET", "/api/me")
        with refused("no-person"):
            unused.call("GET", "/api/me")


def test_a_person_has_only_so_many_devices(server: str) -> None:
    anna = Client(server, "Anna")
    for _ in range(MOST + 2):
        anna = second_device(anna)
    assert len(anna.call("GET", "/api/me/sessions")["sessions"]) == MOST


def test_of_twenty_who_open_a_recovery_link_at_once_one_gets_in(server: str) -> None:
    link = Client(server, "Anna").call("POST", "/api/me/recovery")["token"]
    together = threading.Barrier(20)
    outcomes: list[str] = []

    def open_link() -> None:
        other = Client(server)
        together.wait()
        try:
            outcomes.append(other.call("POST", "/api/recover", {"token": link})["name"])
        except Refused as refusal:
            outcomes.append(refusal.code)

    threads = [threading.Thread(target=open_link) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["Anna", *["bad-token"] * 19]
