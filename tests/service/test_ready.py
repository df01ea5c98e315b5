"""Whether a server is there, whether people should be sent to it, and what it logs."""

import asyncio
import json
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from quattrocento.service.http.server import address_of, bind, server
from quattrocento.service.storage.database import Statement, Unavailable
from quattrocento.service.storage.sqlite import Sqlite
from tests.patience import PATIENCE
from tests.service.processes import Process
from tests.service.servers import duel, serving, settings


def ask(address: str, path: str, **headers: str) -> tuple[int, dict[str, Any], str]:
    """The status of an answer, what it says, and the name of the request."""
    asked = urllib.request.Request(address + path, headers=headers)
    try:
        with urllib.request.urlopen(asked) as response:
            found = response.read()
            return response.status, json.loads(found), response.headers["X-Request-ID"]
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code, json.loads(fault.read()), fault.headers["X-Request-ID"]


class Failing(Sqlite):
    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        raise Unavailable("database or disk is full")


def test_a_server_that_can_write_is_ready(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        assert ask(address, "/ready")[0] == 200
        service.store.database = Failing(tmp_path / "other.db")
        status, said, _ = ask(address, "/ready")
        assert (status, said["code"]) == (503, "not-ready")


class Deaf(Sqlite):
    async def notices(self) -> AsyncIterator[str]:
        none: tuple[str, ...] = ()
        for notice in none:
            yield notice
        raise Unavailable("the connection is lost")


def test_a_server_that_does_not_hear_the_others_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.service.storage.backends.Sqlite", Deaf)
    with serving(settings(tmp_path)) as (address, service):
        last = time.monotonic() + PATIENCE
        while not service.listener.is_deaf:
            assert time.monotonic() < last
        assert ask(address, "/ready")[0] == 503


def test_a_server_that_is_to_stop_is_not_ready_but_serves(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        first, _ = duel(address, "condottiere", options={"first": "0"})
        service.draining = True
        assert ask(address, "/ready")[1]["code"] == "stopping"
        assert ask(address, "/health")[0] == 200
        assert first.play("name-city parma")["ply"] == 1


def test_a_server_that_brings_its_database_up_to_date_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = threading.Event()

    class Slow(Sqlite):
        async def start(self) -> None:
            await asyncio.to_thread(begin.wait)
            await super().start()

    monkeypatch.setattr("quattrocento.service.storage.backends.Sqlite", Slow)
    listening = bind("127.0.0.1", 0)
    one = server(settings(tmp_path))
    thread = threading.Thread(target=one.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    address = address_of(listening)
    try:
        status, said, _ = ask(address, "/health")
        assert (status, said["status"]) == (200, "starting")
        assert ask(address, "/ready")[1]["code"] == "starting"
        assert ask(address, "/api/tables")[:1] == (503,)
        begin.set()
        last = time.monotonic() + PATIENCE
        while ask(address, "/ready")[0] != 200:
            assert time.monotonic() < last
        assert ask(address, "/api/tables")[0] == 200
    finally:
        begin.set()
        one.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def test_a_signal_first_turns_newcomers_away_and_then_ends(tmp_path: Path) -> None:
    process = Process(tmp_path, 0, "--drain", "3600")
    process.process.send_signal(signal.SIGTERM)
    last = time.monotonic() + PATIENCE
    while ask(process.address, "/ready")[1].get("code") != "stopping":
        assert time.monotonic() < last
    assert process.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("this is no key")
    command = [sys.executable, "-m", "quattrocento", "serve", "--port", "0"]
    command += ["--data", str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert found.returncode == 3
    assert len(found.stderr.splitlines()) == 1
    assert "the server does not start: expected a key" in found.stderr


def test_every_answer_has_the_name_of_its_request(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, _):
        names = {ask(address, path)[2] for path in ("/health", "/api/tables", "/api/nowhere")}
        assert len(names) == 3
        assert all(len(name) == 16 for name in names)


def test_only_a_proxy_names_requests(tmp_path: Path) -> None:
    given = {"X-Request-ID": "0123456789abcdef-proxy"}
    with serving(settings(tmp_path / "a", trusted_proxy=True)) as (address, _):
        assert ask(address, "/health", **given)[2] == given["X-Request-ID"]
        assert ask(address, "/health", **{"X-Request-ID": 'x" level=error '})[2].isalnum()
    with serving(settings(tmp_path / "b")) as (address, _):
        assert ask(address, "/health", **given)[2] != given["X-Request-ID"]


def logged(process: Process) -> list[dict[str, Any]]:
    return [json.loads(line) for line in process.complaints().splitlines()]


def test_requests_are_logged_as_json_without_what_is_secret(tmp_path: Path) -> None:
    process = Process(tmp_path, 0, "--log-format", "json", "--access-log")
    _, _, name = ask(process.address, "/api/unsubscribe?token=0123456789abcdef.secret")
    process.end(signal.SIGINT)
    (line,) = logged(process)
    assert line["request"] == name
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/unsubscribe", 403)
    assert line["time"].endswith("Z")
    assert "secret" not in json.dumps(line)


def test_what_a_stranger_sends_is_no_line_of_its_own(tmp_path: Path) -> None:
    process = Process(tmp_path, 0, "--access-log")
    ask(process.address, "/api/tables%0A2026-01-01T00:00:00.000Z%20error%20forged")
    process.end(signal.SIGINT)
    (line,) = process.complaints().splitlines()
    assert "\\n2026-01-01" in line
