"""Mutants of what runs at import: each is a process that has not imported the game before."""

import importlib
import json
import os
from pathlib import Path

import pytest

from tools.mutation.ledger import UNTIL_RULES
from tools.mutation.living import expect
from tools.mutation.mutants import ROOT, Mutant
from tools.mutation.suite import OPTIONS, STAGES, Line, Runner, choose, folders, traced
from tools.mutation.wards import Verdict, allow

SECONDS = 120


class Judge:
    """A plug-in for pytest that runs one stage up to the first failure."""

    def __init__(self, game: str, stage: str) -> None:
        self.game = game
        self.stage = stage
        self.killer = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.killer = f"collecting {report.nodeid}"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        runner = Runner()
        session.config.pluginmanager.register(runner)
        if not self.killer:
            self.killer = runner.run_all(choose(session.items, self.game)[self.stage])
        return True


def judge(game: str, only_rules: bool, mutant: Mutant) -> Verdict:
    expect(mutant)
    allow(SECONDS)
    for stage, folder in zip(STAGES, folders(game)[: 1 if only_rules else None], strict=False):
        judge = Judge(game, stage)
        pytest.main([*OPTIONS, folder], plugins=[judge])
        if judge.killer:
            return Verdict(stage, judge.killer)
    return Verdict(UNTIL_RULES if only_rules else "")


def lines_at_import(game: str, report: Path) -> set[Line]:
    """The lines inside functions that run while the game is imported, found out in a fork."""
    pid = os.fork()
    if not pid:
        lines: set[Line] = set()
        with traced(str(ROOT / "src" / "quattrocento" / "games" / game), lines):
            importlib.import_module(f"quattrocento.games.{game}")
        report.write_text(json.dumps(sorted(lines)), "utf-8")
        os._exit(0)
    os.waitpid(pid, 0)
    return {(file, number) for file, number in json.loads(report.read_text("utf-8"))}
