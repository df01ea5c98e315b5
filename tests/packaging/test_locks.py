"""Lock files name versions, never the place where somebody happened to fetch them."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
ELSEWHERE = ("uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock")


def names(requirements: list[str]) -> set[str]:
    """Project names as in the lock: lower case, one hyphen between words."""
    found = (re.match(r"[\w.-]+", line) for line in requirements)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


def test_the_lock_holds_no_address() -> None:
    assert "://" not in LOCK.read_text()


@pytest.mark.parametrize("lock", ELSEWHERE)
def test_no_lock_full_of_addresses_is_kept(lock: str) -> None:
    ignored = (ROOT / ".gitignore").read_text().split()
    assert lock in ignored or not (ROOT / lock).exists()


def test_npm_locks_resolve_nothing() -> None:
    locks = [p for p in ROOT.glob("*/package-lock.json") if p.parent.name != "node_modules"]
    assert [p for p in locks if '"resolved"' in p.read_text()] == []


def test_the_lock_pins_all_that_the_project_asks_for() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = told["project"]["optional-dependencies"]
    locked = [extras[name] for name in ("server", "postgres", "bots")]
    wanted = names(told["project"]["dependencies"])
    for group in (*locked, *told["dependency-groups"].values()):
        wanted |= names(group)
    pinned = names([line for line in LOCK.read_text().splitlines() if "==" in line])
    assert wanted - pinned == set()
