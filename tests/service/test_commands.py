"""`serve`, `backup`, `restore` and `verify`, as one would type them."""

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.client import Client, Seat
from tests.patience import PATIENCE
from tests.service.processes import Process
from tests.service.servers import alone, duel, play_out, running, settings


def finished(address: str) -> Seat:
    return play_out(alone(address, "condottiere"))


def test_serve_says_where_it_is_and_ends_cleanly(tmp_path: Path) -> None:
    process = Process(tmp_path)
    with urllib.request.urlopen(f"{process.address}/health") as response:
        assert response.status == 200
    assert process.end(signal.SIGINT) == 0
    assert process.complaints() == ""


def test_serve_does_not_say_that_it_runs_before_its_database_is_open(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is no database")
    command = [sys.executable, "-m", "quattrocento", "serve", "--port", "0"]
    found = subprocess.run(
        [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert found.returncode != 0
    assert "running at" not in found.stdout


def test_a_taken_port_is_told_and_the_next_one_taken_on_request(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "quattrocento", "serve", "--port", str(port)]
        found = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=PATIENCE
        )
        assert found.returncode == 2
        assert f"port {port} is taken" in found.stderr
        process = Process(tmp_path, port, "--next-port")
        assert process.address != f"http://localhost:{port}"
        assert process.end(signal.SIGTERM) in (0, -signal.SIGTERM)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_a_running_server_can_be_restored(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("fresh_postgres") if kind == "postgres" else ""
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup.db"
    with running(settings(old, database=database)) as address:
        seat, _ = duel(address, "condottiere", options={"first": "0"})
        seat.play("name-city parma")
        record = seat.record()
        command = ["backup", str(file), "--data", str(old)]
        assert main([*command, "--database", database] if database else command) == 0
    assert main(["restore", str(file), "--data", str(new)]) == 0
    assert main(["restore", str(file), "--data", str(new)]) == 2
    with running(settings(new)) as address:
        again = Client(address, token=seat.client.token)
        found = again.call("GET", f"{seat.path}/record", seat=0)
    assert found["record"] == record


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "backup.db").write_text("precious")
    assert main(["backup", str(tmp_path / "backup.db"), "--data", str(tmp_path)]) == 2
    assert (tmp_path / "backup.db").read_text() == "precious"


def test_verify_checks_the_shuffle(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = finished(server)
    file = tmp_path / "record.txt"
    file.write_text(seat.record())
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "promised secret" in capsys.readouterr().out
    other = "tag: seed-secret = " + "00" * 32
    lines = [other if "seed-secret" in line else line for line in seat.record().splitlines()]
    file.write_text("\n".join(lines))
    assert main(["verify", str(file)]) == 2
    assert "not the one that it promised" in capsys.readouterr().err


def test_records_go_out_and_come_in_again(server: str) -> None:
    seat = finished(server)
    record = seat.record()
    page = seat.client.call("POST", "/api/records", {"record": record})
    assert page["update"]["status"] == "finished"
    assert page["update"]["result"] == seat.result
    again = seat.client.call("GET", f"/api/tables/{page['about']['id']}/record")["record"]

    def moves(text: str) -> str:
        return text.partition("\n\n")[2]

    assert moves(again) == moves(record)
