"""Bots of whoever runs the server, which everybody may play with."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from quattrocento.client import Client
from quattrocento.service.workers.levels import BadBot, offer
from tests.bots.test_protocol import LISTENER
from tests.service.servers import refused, running, settings, until


def turns(heard: Path, *kinds: str) -> list[dict[str, Any]]:
    """What a program was told so far: its turns, or other kinds of messages."""
    whole = heard.read_text("utf-8").rpartition("\n")[0] if heard.exists() else ""
    told = [json.loads(line) for line in whole.splitlines()]
    return [one for one in told if one["type"] in (kinds or ("turn",))]


def test_a_program_of_the_host_plays_at_any_table(tmp_path: Path) -> None:
    """It is one process for its game, is told what its seat is told, and has a name."""
    (tmp_path / "listener.py").write_text(LISTENER, "utf-8")
    program = f"run:{sys.executable} {tmp_path / 'listener.py'} {tmp_path / 'heard'}"
    with running(settings(tmp_path / "data", own_bots=(f"marvin={program}",))) as address:
        anna = Client(address, "Anna")
        games = anna.call("GET", "/api/games")["games"]
        assert "marvin" in games[0]["bots"]
        seat = anna.open("signorie", ["", "marvin"])
        assert seat.now["places"][1]["name"] == "Marvin"
        while len(turns(tmp_path / "heard")) < 2:
            choice = until(seat, lambda now: now["choice"] is not None)["choice"]
            seat.play(choice["options"][0]["move"])
    told = turns(tmp_path / "heard", "hello", "turn")
    assert [one["type"] for one in told[:3]] == ["hello", "turn", "turn"]
    assert {one["view"]["seat"] for one in told[1:]} == {1}


def test_a_program_of_the_host_that_fails_holds_nobody_up(tmp_path: Path) -> None:
    """What it does not answer is answered by chance, and the reason is in the log."""
    failing = f"zaphod=run:{sys.executable} -c pass"
    with running(settings(tmp_path, own_bots=(failing,))) as address:
        seat = Client(address, "Anna").open("condottiere", ["", "zaphod"], options={"first": "1"})
        assert until(seat, lambda now: now["choice"] is not None)["ply"] > 0


def test_nobody_else_names_a_program(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        anna = Client(address, "Anna")
        for bot in ("run", "tests", "nobody-known"):
            with refused("bad-option"):
                anna.open("condottiere", ["", bot])
        with refused("malformed"):
            anna.open("condottiere", ["", "run:./mybot"])


@pytest.mark.parametrize(
    "given", ["run:./mybot", "master=run:./mybot", "Marvin=run:./m", "marvin=run:", "marvin=chess"]
)
def test_a_bot_that_cannot_be_offered_is_refused(given: str) -> None:
    with pytest.raises(BadBot, match="bot"):
        offer([given])
