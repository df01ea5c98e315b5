"""The record is the truth: from its text the same game comes again, anywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quattrocento.core.game import Game
from quattrocento.core.match import replay
from quattrocento.core.record import parse
from quattrocento.games import GAMES
from tests.contract.cases import CASES, Case
from tests.contract.journeys import journeys, quiet, travel

ROOT = Path(__file__).parents[2]


def test_a_record_survives_its_text(case: Case) -> None:
    for journey in journeys(case):
        assert parse(str(journey.match.record)) == journey.match.record


def test_replay_gives_the_same_log_and_scores(case: Case) -> None:
    for journey in journeys(case):
        again = replay(case.game, parse(str(journey.match.record)))
        assert again.log == journey.log
        assert again.state == journey.end
        assert case.game.scores(again.state) == case.game.scores(journey.end)


def test_replay_stops_where_it_is_told(case: Case) -> None:
    for journey in journeys(case):
        stop = journey.stops[min(3, len(journey.stops) - 1)]
        again = replay(case.game, journey.match.record, upto=stop.ply)
        assert quiet(again.state) == stop


def few(game: Game) -> list[Case]:
    return [case for case in CASES if case.game is game][::20]


def records(game: Game) -> str:
    return "\n".join(str(travel(case, 0).match.record) for case in few(game))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_another_process_gives_the_same_records(game: Game) -> None:
    """Neither hashes nor addresses in memory may decide anything."""
    program = (
        "ballast = [object() for _ in range(99999)]\n"
        "from tests.contract.test_records import GAMES, records\n"
        f"print(records(GAMES[{game.key!r}]), end='')"
    )
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == records(game)
