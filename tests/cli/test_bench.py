"""`quattrocento bench`: what it measures, keeps and compares. Never how fast that was."""

import json
import os
import platform
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.cli.baseline import SLOWER
from quattrocento.core import state
from quattrocento.games import GAMES
from tests.cli.keyboard import Run

FIGURES = ["moves", "clones", "options", "rollouts", "outcomes", "iterations"]
QUICK = ("bench", "condottiere", "--seconds", "0.001")
BASELINES = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the figures are is no matter here, so the master need not think long for them, and
    nothing is done more often than once."""
    monkeypatch.setattr("quattrocento.cli.measures.THINKING", ThinkingTime(iterations=2))
    monkeypatch.setattr("quattrocento.cli.measures.ROUND", 1e-9)


def write_baseline(path: Path, figures: dict[str, float]) -> None:
    """A baseline with the same figures for every table of Condottiere."""
    rows = [{"game": "condottiere", "seats": n, "normalised": figures} for n in (2, 4, 6)]
    path.write_text(json.dumps({"build": "plain", "python": "3.11.0", "results": rows}), "utf-8")


def test_bench_measures_small_middling_and_large_tables(run: Run) -> None:
    found = json.loads(run(*QUICK, "--json").out)
    assert found["python"] == platform.python_version()
    assert (found["build"] == "plain") == str(state.__file__).endswith(".py")
    assert [(row["game"], row["seats"]) for row in found["results"]] == [
        ("condottiere", 2),
        ("condottiere", 4),
        ("condottiere", 6),
    ]


def test_bench_normalises_every_figure_by_the_calibration(run: Run) -> None:
    for row in json.loads(run(*QUICK, "--json").out)["results"]:
        assert list(row["rates"]) == list(row["normalised"]) == FIGURES
        for name, rate in row["rates"].items():
            assert rate > 0
            assert row["normalised"][name] / rate == pytest.approx(1e7 / row["calibration"])


def test_bench_says_which_build_runs(run: Run) -> None:
    assert f"build, Python {platform.python_version()}" in run(*QUICK).out


def test_a_baseline_tells_nothing_about_the_machine(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    run(*QUICK, "--save", str(path))
    found = json.loads(path.read_text("utf-8"))
    assert set(found) == {"build", "python", "results"}
    assert all(set(row) == {"game", "seats", "normalised"} for row in found["results"])
    assert all(list(row["normalised"]) == FIGURES for row in found["results"])


def test_a_baseline_that_was_saved_can_be_compared_with(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "baseline.json")
    run(*QUICK, "--save", path)
    for row in json.loads(run(*QUICK, "--compare", path, "--json").out)["results"]:
        assert list(row["ratios"]) == FIGURES


def test_figures_are_compared_as_multiples_of_the_baseline(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    write_baseline(path, dict.fromkeys(FIGURES, 1000.0))
    for row in json.loads(run(*QUICK, "--compare", str(path), "--json").out)["results"]:
        expected = {name: rate / 1000 for name, rate in row["normalised"].items()}
        assert row["ratios"] == pytest.approx(expected)


@pytest.mark.parametrize(("figure", "count"), [(1e12, 18), (1.0, 0)])
def test_slower_figures_are_marked_and_counted(
    run: Run, tmp_path: Path, figure: float, count: int
) -> None:
    path = tmp_path / "baseline.json"
    write_baseline(path, dict.fromkeys(FIGURES, figure))
    shown = run(*QUICK, "--compare", str(path))
    assert f"{count} figures are slower than {SLOWER} of the baseline" in shown.said
    assert shown.out.count("0.00 slow") == count
    assert shown.code == 0


@pytest.mark.parametrize(("figure", "code"), [(1e12, 1), (1.0, 0)])
def test_slower_figures_fail_only_when_asked_to(
    run: Run, tmp_path: Path, figure: float, code: int
) -> None:
    path = tmp_path / "baseline.json"
    write_baseline(path, dict.fromkeys(FIGURES, figure))
    assert run(*QUICK, "--compare", str(path), "--strict").code == code


def test_a_figure_that_the_baseline_lacks_is_not_compared(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    write_baseline(path, {"moves": 1.0})
    assert "–" in run(*QUICK, "--compare", str(path)).out


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"results": [1]}', "moves: 3"])
def test_a_file_that_is_no_baseline_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(text, "utf-8")
    done = run(*QUICK, "--compare", str(path))
    assert done.code == 2
    assert "not a baseline; expected a file that --save wrote" in done.err


def test_the_kept_baselines_have_every_game_of_both_builds() -> None:
    for build in ("plain", "compiled"):
        text = (BASELINES / f"{build}.json").read_text("utf-8")
        found: dict[str, Any] = json.loads(text)
        assert found["build"] == build
        assert {row["game"] for row in found["results"]} == set(GAMES)
        assert os.sep not in text
