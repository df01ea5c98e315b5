"""`quattrocento rules`, as one would type it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import quattrocento
from quattrocento.cli import main
from quattrocento.games import GAMES
from quattrocento.text.rulebook import book

CONDOTTIERE = GAMES["condottiere"]


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", "condottiere", "--lang", "en", *arguments]) == 0
    return capsys.readouterr().out


def test_the_whole_book_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys)
    assert [rule for rule in book(CONDOTTIERE, "en").ids if rule not in shown] == []


def test_single_rules_are_shown_in_the_order_of_the_book(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = [rule["id"] for rule in json.loads(output(capsys, "con-28", "CON-21", "--json"))]
    assert shown == ["CON-21", "CON-28"]


def test_rules_are_found_by_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        output(capsys, "--find", "both SCARECROW heroine")
        == "No rule speaks of “both SCARECROW heroine”.\n"
    )
    assert output(capsys, "--find", "drummer winter together").startswith("CON-23 ")


def test_a_book_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    chapters = json.loads(output(capsys, "--json"))["chapters"]
    found = [rule["id"] for chapter in chapters for rule in chapter["rules"]]
    assert found == book(CONDOTTIERE, "en").ids


@pytest.mark.parametrize(("language", "title"), [("de", "Übergabe"), ("it", "Resa")])
def test_the_book_speaks_the_readers_language(
    language: str, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "condottiere", "CON-27", "--lang", language]) == 0
    assert capsys.readouterr().out.startswith(f"CON-27 {title}")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "unknown game 'chess'"),
        (("condottiere", "CON-99"), "no rule 'CON-99'; expected an id from CON-01 to CON-49"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(
    arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert complaint in shown.err
    assert shown.err.count("\n") == 1


def run_elsewhere(folder: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Ask for the coverage where the sources stand beside only these tests."""
    package = Path(quattrocento.__file__).parent
    shutil.copytree(package, folder / "src" / "quattrocento")
    for number, text in enumerate(tests):
        place = folder / "tests" / "games" / "condottiere" / f"test_{number}.py"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "quattrocento",
            "rules",
            "condottiere",
            "--coverage",
            "--lang",
            "en",
        ],
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONUTF8": "1", "COLUMNS": "100"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_coverage_fails_where_a_rule_lacks_a_test(tmp_path: Path) -> None:
    done = run_elsewhere(tmp_path, 'def test_all() -> None:\n    """CON-01 to CON-48"""\n')
    assert done.returncode == 1
    assert done.stdout.endswith("One rule has no test: CON-49.\n")


def test_coverage_succeeds_where_every_rule_has_a_test(tmp_path: Path) -> None:
    done = run_elsewhere(tmp_path, 'def test_all() -> None:\n    """CON-01 to CON-49"""\n')
    assert done.returncode == 0
    assert done.stdout.endswith("All 44 rules have a test or need none.\n")


def test_coverage_needs_the_tests(tmp_path: Path) -> None:
    done = run_elsewhere(tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("quattrocento: no tests of condottiere to look at:")
    assert done.stderr.count("\n") == 1
