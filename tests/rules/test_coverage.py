"""The table rule -> code -> tests, on small trees of sources made for the purpose."""

from pathlib import Path

import pytest

from quattrocento.cli.coverage import NoCheckout, Row, StatementError, coverage, statements
from quattrocento.games import GAMES

CONDOTTIERE = GAMES["condottiere"]


def checkout(folder: Path, code: str = "", tests: str = "", reasons: str = "") -> Path:
    ours = folder / "src" / "quattrocento" / "games" / "condottiere"
    theirs = folder / "tests" / "games" / "condottiere"
    for made in (ours, theirs):
        made.mkdir(parents=True)
    (ours / "battle.py").write_text(code, "utf-8")
    (theirs / "test_battle.py").write_text(tests, "utf-8")
    (theirs / "statements.toml").write_text(reasons, "utf-8")
    return folder


def row(rule: str, root: Path) -> Row:
    return next(row for row in coverage(CONDOTTIERE, root) if row.rule.id == rule)


def test_code_is_named_by_file_and_innermost_name(tmp_path: Path) -> None:
    code = '"""CON-01"""\nclass Turn:\n    def play(self):\n        # CON-02\n        pass\n'
    root = checkout(tmp_path, code)
    assert row("CON-01", root).code == ("battle.py",)
    assert row("CON-02", root).code == ("battle.py:Turn.play",)


def test_a_range_counts_for_every_rule_within_it(tmp_path: Path) -> None:
    root = checkout(tmp_path, 'def setup():\n    """CON-02 to\n    CON-05"""\n')
    found = [row.rule.id for row in coverage(CONDOTTIERE, root) if row.code]
    assert found == ["CON-02", "CON-03", "CON-04", "CON-05"]


def test_only_the_docstring_of_a_test_cites(tmp_path: Path) -> None:
    tests = (
        'def test_winter():\n    """CON-21, CON-23"""\n    # CON-22\n'
        'def scene():\n    """CON-24"""\n'
    )
    root = checkout(tmp_path, tests=tests)
    found = {row.rule.id: row.tests for row in coverage(CONDOTTIERE, root) if row.is_covered}
    place = ("test_battle.py:test_winter",)
    assert found == {"CON-21": place, "CON-23": place}


def test_a_statement_stands_for_a_test(tmp_path: Path) -> None:
    root = checkout(tmp_path, reasons='CON-49 = "no move gives a card away"\n')
    assert row("CON-49", root).statement == "no move gives a card away"
    assert row("CON-49", root).is_covered
    assert not row("CON-48", root).is_covered


def test_a_statement_without_a_reason_is_refused(tmp_path: Path) -> None:
    root = checkout(tmp_path, reasons='CON-49 = " "\n')
    with pytest.raises(StatementError, match=r"'CON-49' is ' '; expected a reason"):
        statements(CONDOTTIERE, root)


def test_without_a_checkout_there_is_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(NoCheckout):
        coverage(CONDOTTIERE, tmp_path)
