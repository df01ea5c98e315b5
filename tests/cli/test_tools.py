"""`quattrocento bench`, `games` and `--version`."""

import json
import platform

import pytest

from quattrocento.core import state
from quattrocento.games import GAMES
from tests.cli.keyboard import Run


def test_bench_measures_small_middling_and_large_tables(run: Run) -> None:
    found = json.loads(run("bench", "condottiere", "--seconds", "0.01", "--json").out)
    assert found["python"] == platform.python_version()
    assert (found["build"] == "plain") == str(state.__file__).endswith(".py")
    assert [(row["game"], row["seats"]) for row in found["results"]] == [
        ("condottiere", 2),
        ("condottiere", 4),
        ("condottiere", 6),
    ]
    for row in found["results"]:
        assert all(row[key] > 0 for key in ("moves_per_second", "clone_us", "options_us"))
        share = row["normalised"] / row["moves_per_second"]
        assert share == pytest.approx(1e7 / found["calibration"])


def test_bench_says_which_build_runs(run: Run) -> None:
    shown = run("bench", "condottiere", "--seconds", "0.001").out
    assert f"build, Python {platform.python_version()}" in shown


@pytest.mark.parametrize(("lang", "seats"), [("en", "2 to 6 players"), ("de", "2 bis 6 Personen")])
def test_games_are_listed_with_their_options(run: Run, lang: str, seats: str) -> None:
    shown = run("games", "--lang", lang).out
    for game in GAMES.values():
        assert game.title in shown
        assert all(f"{key}=" in shown for key in game.choices)
    assert seats in shown
    assert "first=0…5" in shown


def test_the_version_is_said(run: Run) -> None:
    done = run("--version")
    assert done.code == 0
    assert done.out.startswith("quattrocento ")


def test_nothing_shows_what_there_is(run: Run) -> None:
    shown = run().out
    assert all(name in shown for name in ("play", "games", "rules", "replay", "simulate", "bench"))
