"""`quattrocento simulate`."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quattrocento.arena.intervals import wilson
from quattrocento.core.game import Broken
from quattrocento.core.record import parse
from quattrocento.games import GAMES
from quattrocento.games.condottiere.state import Condottiere
from tests.cli.keyboard import Run


def figures(run: Run, *arguments: str) -> list[dict[str, Any]]:
    done = run("simulate", "condottiere", "--seed", "a", "--json", *arguments)
    assert done.code == 0, done.err
    found: list[dict[str, Any]] = json.loads(done.out)
    return found


def steady(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**one, "moves_per_second": 0} for one in found]


def test_every_game_has_one_winner_and_every_move_counts(run: Run) -> None:
    (found,) = figures(run, "-n", "6", "--seats", "3")
    assert sum(seat["wins"] for seat in found["by_seat"]) == found["games"] == 6
    assert found["moves"]["min"] <= found["moves"]["mean"] <= found["moves"]["max"]
    assert found["moves"]["total"] == pytest.approx(6 * found["moves"]["mean"])
    assert found["moves_per_second"] > 0
    assert found["checked"] is True


def test_a_sweep_takes_every_table_that_the_game_allows(run: Run) -> None:
    found = figures(run, "-n", "1", "--seats", "2-3", "-o", "map=all", "-o", "first=all", "--fast")
    tables = [(one["seats"], one["options"]["map"], one["options"]["first"]) for one in found]
    assert len(tables) == len(set(tables)) == 2 * (3 + 4)
    assert (2, "published", "2") not in tables


def test_fast_and_checked_games_are_the_same(run: Run) -> None:
    checked, fast = figures(run, "-n", "4"), figures(run, "-n", "4", "--fast")
    assert steady([{**fast[0], "checked": True}]) == steady(checked)


def test_several_processes_play_and_write_the_same_games(run: Run, tmp_path: Path) -> None:
    found, files = {}, {jobs: tmp_path / f"{jobs}.jsonl" for jobs in ("1", "2")}
    for jobs, file in files.items():
        table = ("-n", "60", "--seats", "2", "--fast", "--export", str(file))
        found[jobs] = steady(figures(run, *table, "--jobs", jobs))
    assert found["1"] == found["2"]
    assert files["1"].read_bytes() == files["2"].read_bytes()


def test_the_table_is_in_the_language_of_the_reader(run: Run) -> None:
    shown = run("simulate", "condottiere", "-n", "2", "--seats", "2", "--lang", "it").out
    assert "Vittorie" in shown
    assert "con controllo dopo ogni mossa" in shown


def test_wilson_is_never_sure_of_a_few_games() -> None:
    low, high = wilson(0, 10)
    assert low == 0
    assert high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(10, 10) == pytest.approx((1 - high, 1))


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks a promise at the fortieth move of four players."""

    def check(s: Condottiere) -> None:
        if s.seats == 4 and s.ply == 40:
            raise Broken("forty moves are too many")

    monkeypatch.setitem(GAMES, "condottiere", replace(GAMES["condottiere"], check=check))


@pytest.mark.usefixtures("planted")
def test_a_broken_promise_names_the_seed_the_move_and_a_record(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "condottiere", "-n", "3", "--seed", "x", "--data", str(tmp_path))
    (path,) = tmp_path.iterdir()
    assert done.code == 1
    assert done.err == (
        "quattrocento: the game with seed 'x-0', move 40: "
        f"Broken: forty moves are too many; its record is in {path}\n"
    )
    assert len(parse(path.read_text("utf-8")).moves) == 40
    assert run("replay", "--verify", str(path)).code == 0


@pytest.mark.usefixtures("planted")
def test_a_broken_promise_leaves_no_data_set(run: Run, tmp_path: Path) -> None:
    """Not even of the games before it, which kept theirs."""
    asked = ("simulate", "condottiere", "-n", "1", "--seats", "3-4", "--jobs", "1")
    done = run(*asked, "--export", str(tmp_path / "a.jsonl"), "--data", str(tmp_path / "broken"))
    assert done.code == 1
    assert [path.name for path in tmp_path.iterdir()] == ["broken"]
