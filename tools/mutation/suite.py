"""The tests of a game in the order in which mutants meet them, and which test runs which line."""

import hashlib
import json
import re
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tools.mutation.mutants import ROOT

STAGES = ("rules", "records", "contract")
OPTIONS = ("-o", "addopts=--import-mode=importlib", "-p", "no:terminal", "-p", "no:cacheprovider")
Line = tuple[str, int]

# In the rule tests only the first calls of a function are watched: some play whole games.
CALLS, ALL = 200, 1 << 60


def folders(game: str) -> list[str]:
    found = [f"tests/games/{game}", "tests/records", "tests/contract"]
    return [str(ROOT / folder) for folder in found if (ROOT / folder).exists()]


def choose(items: list[pytest.Item], game: str) -> dict[str, list[pytest.Item]]:
    """Of the contract only two tables a size: a survivor would meet them all."""
    stages: dict[str, list[pytest.Item]] = {stage: [] for stage in STAGES}
    tables: dict[tuple[str, str], list[pytest.Item]] = {}
    for item in items:
        name = item.nodeid
        if name.startswith(f"tests/games/{game}/"):
            stages["rules"].append(item)
        elif name.startswith("tests/records/") and f"[{game}-" in name:
            stages["records"].append(item)
        elif size := re.search(rf"\[{game}-(\d+)-", name):
            tables.setdefault((name.split("[")[0], size[1]), []).append(item)
    chosen = {found[place].nodeid for found in tables.values() for place in (0, -1)}
    # in the order of the session, which keeps the tests of one table together
    stages["contract"] = [item for item in items if item.nodeid in chosen]
    return stages


class Runner:
    """Runs collected items one by one and stops at the first that fails."""

    def __init__(self) -> None:
        self.failed = False

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def run(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Whether the item passes."""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
        return not self.failed

    def run_all(
        self, items: list[pytest.Item], before: Callable[[pytest.Item], None] = lambda item: None
    ) -> str:
        """The name of the first item that fails, or nothing."""
        for index, item in enumerate(items):
            before(item)
            if not self.run(item, items[index + 1] if index + 1 < len(items) else None):
                return item.nodeid
        return ""


@dataclass
class Map:
    """Which rule tests run a line, and how long each takes."""

    tests: dict[Line, list[str]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)


@contextmanager
def traced(folder: str, lines: set[Line], calls: int = ALL) -> Any:
    """Write down every line of the folder's files that so many calls of a function run."""
    left: dict[CodeType, int] = {}

    def local(frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def called(frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        code = frame.f_code
        if code not in left:
            ours = code.co_filename.startswith(folder) and code.co_name != "<module>"
            left[code] = calls if ours else 0
        left[code] -= 1
        return local if left[code] >= 0 else None

    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(None)


def draw_map(items: Iterable[pytest.Item], folder: str, kept: Path) -> Map:
    """Run every rule test once, but for those of which an earlier map tells enough.

    What fills a cache is seen in the first of them only.
    """
    known = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    drawn: dict[str, Any] = {}
    for item in items:
        edition = f"{digest(Path(folder))} {digest(item.path.parent, item.path.name)}"
        found = known.get(item.nodeid)
        fresh = found is not None and found["edition"] == edition
        drawn[item.nodeid] = found if fresh else {"edition": edition, **watched(item, folder)}
    kept.write_text(json.dumps(drawn), "utf-8")
    tests: dict[Line, list[str]] = {}
    for name, row in drawn.items():
        for file, numbers in row["lines"].items():
            for number in numbers:
                tests.setdefault((file, number), []).append(name)
    return Map(tests, {name: row["seconds"] for name, row in drawn.items()})


@cache
def digest(folder: Path, test: str = "") -> str:
    """Of a folder's modules; of tests only the one, and what it shares with the others."""
    known = hashlib.sha256()
    for path in sorted(folder.glob("*.py")):
        if path.name == test or not path.name.startswith("test_"):
            known.update(path.read_bytes())
    return known.hexdigest()[:16]


def watched(item: pytest.Item, folder: str) -> dict[str, Any]:
    """How long a test takes, and which lines it runs."""
    runner, lines = Runner(), set[Line]()
    item.config.pluginmanager.register(runner)
    begun = time.process_time()
    with traced(folder, lines, CALLS):
        passed = runner.run(item, None)
    item.config.pluginmanager.unregister(runner)
    if not passed:
        raise SystemExit(f"{item.nodeid} fails without any mutant")
    by_file: dict[str, list[int]] = {}
    for file, number in sorted(lines):
        by_file.setdefault(file, []).append(number)
    return {"seconds": time.process_time() - begun, "lines": by_file}
