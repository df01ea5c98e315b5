"""`quattrocento doctor` finds what would keep a server from its work, and says what to do."""

import asyncio
import signal
import socket
from pathlib import Path
from typing import Any

import pytest

from quattrocento.cli import main
from quattrocento.service.doctor.examination import examine
from quattrocento.service.doctor.finding import Finding
from quattrocento.service.settings import Mail, Settings
from tests.service.processes import Process
from tests.service.servers import running, settings

TOKEN = "0123456789abcdef"


def findings(folder: Path, host: str = "127.0.0.1", port: int = 1, **given: Any) -> list[Finding]:
    chosen = Settings(folder=folder, **{"admin": TOKEN, **given})
    return asyncio.run(examine(chosen, host, port, given.get("environment", {})))


def wrong(found: list[Finding]) -> dict[str, str]:
    """What is not well, but for the port, which a test does not choose."""
    kept = [one for one in found if one.level != "well" and one.subject != "port"]
    assert all(one.advice for one in kept)
    return {one.subject: one.text for one in kept}


def test_a_sound_set_up_is_well(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with running(settings(tmp_path)):
        pass
    assert wrong(findings(tmp_path)) == {}


def test_a_key_that_others_can_read_is_told(tmp_path: Path) -> None:
    with running(settings(tmp_path)):
        pass
    (tmp_path / "key").chmod(0o644)
    assert "can be read by others" in wrong(findings(tmp_path))["key"]


@pytest.mark.parametrize(
    ("subject", "given"),
    [
        ("key", {"key": "short"}),
        ("database", {"database": "postgresql://nobody@127.0.0.1:1/nothing"}),
        ("address", {"address": "games.example"}),
        ("proxy", {"address": "https://games.example"}),
        ("moderation", {"admin": "wren"}),
        (
            "e-mail",
            {"mail": Mail(host="127.0.0.1", port=1, sender="x"), "address": "http://localhost"},
        ),
        ("webhooks", {"webhooks": True, "webhooks_inside": True}),
    ],
)
def test_what_cannot_work_is_told(tmp_path: Path, subject: str, given: dict[str, Any]) -> None:
    assert subject in wrong(findings(tmp_path, **given))


def test_a_data_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("this is no folder")
    assert "data folder" in wrong(findings(tmp_path / "data"))


def test_an_older_or_newer_database_is_told(
    tmp_path: Path, fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path, database=fresh_postgres)):
        pass
    assert "database" not in wrong(findings(tmp_path, database=fresh_postgres))
    monkeypatch.setattr("quattrocento.service.doctor.outside.MIGRATIONS", ((),))
    assert "this version knows 1" in wrong(findings(tmp_path, database=fresh_postgres))["database"]
    monkeypatch.setattr("quattrocento.service.doctor.outside.MIGRATIONS", ((),) * 1000)
    found = wrong(findings(tmp_path, database=fresh_postgres))["database"]
    assert "will be brought up to 1000" in found


def test_a_port_that_another_has_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        found = findings(tmp_path, port=taken.getsockname()[1])
    assert [one.level for one in found if one.subject == "port"] == ["wrong"]


def test_a_running_server_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    process = Process(tmp_path)
    port = process.address.rpartition(":")[2]
    try:
        assert main(["doctor", "--data", str(tmp_path), "--port", port]) == 0
        assert "a server runs there" in capsys.readouterr().out
        assert main(["doctor", "--running", "--port", port]) == 0
    finally:
        process.end(signal.SIGTERM)
    assert main(["doctor", "--running", "--port", port]) == 1


def test_a_variable_that_is_none_is_told(tmp_path: Path) -> None:
    chosen = Settings(folder=tmp_path, admin=TOKEN)
    found = asyncio.run(examine(chosen, "127.0.0.1", 1, {"QUATTROCENTO_WORKRS": "3"}))
    assert "QUATTROCENTO_WORKRS" in wrong(found)["settings"]
