"""Mutants of functions: everything is imported and collected once, and each mutant is a fork."""

import gc
import importlib
from collections.abc import Callable
from types import CodeType, FunctionType

import pytest

from tools.mutation.ledger import COLD, UNTIL_RULES, Ledger, work_folder
from tools.mutation.living import caches, empty, functions, infect
from tools.mutation.mutants import ROOT, Mutant
from tools.mutation.suite import (
    OPTIONS,
    STAGES,
    Line,
    Map,
    Runner,
    choose,
    draw_map,
    folders,
    traced,
)
from tools.mutation.wards import Verdict, allow, treat

PATIENCE = 5
SLOW = 2.0
CONTRACT_SECONDS = 90


class Ward:
    """A plug-in for pytest that judges mutants instead of running all tests."""

    def __init__(
        self,
        game: str,
        mutants: list[Mutant],
        beds: int,
        only_rules: bool,
        done: Callable[[], None],
    ) -> None:
        self.game = game
        self.only_rules = only_rules
        self.mutants = mutants
        self.beds = beds
        self.done = done
        self.ledger = Ledger(game)
        self.folder = str(ROOT / "src" / "quattrocento" / "games" / game)
        self.stages: dict[str, list[pytest.Item]] = {}
        self.map = Map()
        self.reading: set[Line] = set()
        self.caches = caches()
        self.living: dict[tuple[str, str], list[FunctionType]] = {}
        self.runner = Runner()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.stages = choose(session.items, self.game)
        # after the freeze the collector no longer knows what lives
        self.caches = caches()
        self.living = functions(self.folder)
        empty(self.caches)
        with traced(self.folder, self.reading):
            importlib.import_module("quattrocento.games").GAMES[self.game].edition()
        words = importlib.import_module("quattrocento.text.words")
        for language in words.LANGUAGES:
            words.bundle(language, self.game)
        self.map = draw_map(
            self.stages["rules"], self.folder, work_folder(self.ledger) / "map.json"
        )
        session.config.pluginmanager.register(self.runner)
        gc.freeze()
        for mutant, verdict in treat(self.mutants, self.judge, work_folder(self.ledger), self.beds):
            self.ledger.write(mutant, verdict)
            self.done()
        return True

    def judge(self, mutant: Mutant) -> Verdict:
        tests = self.tests(mutant)
        if not infect(mutant, self.living):
            return Verdict(COLD)
        reads = self.reads(mutant)
        if reads:
            empty(self.caches)
        if killer := self.runner.run_all(tests, self.limit):
            return Verdict("rules", killer)
        if self.only_rules:
            return Verdict(UNTIL_RULES)
        if reads:
            # the cases of the contract hold editions that were read without the mutant
            return Verdict(COLD)
        allow(CONTRACT_SECONDS)
        for stage in STAGES[1:]:
            if killer := self.runner.run_all(self.stages[stage]):
                return Verdict(stage, killer)
        return Verdict("")

    def limit(self, item: pytest.Item) -> None:
        """A mutant that never ends must not live as long as all the tests together."""
        allow(1 + PATIENCE * self.map.seconds[item.nodeid])

    def tests(self, mutant: Mutant) -> list[pytest.Item]:
        """The rule tests that run the line, the likeliest to kill first, then the quickest."""
        names = self.map.tests.get((str(mutant.path), mutant.number), [])
        if not names:
            around = [line for line in self.lines(mutant) if line in self.map.tests]
            names = [name for line in around for name in self.map.tests[line]]
        wanted, reads, seconds = set(names), self.reads(mutant), self.map.seconds
        found = [item for item in self.stages["rules"] if reads or item.nodeid in wanted]
        if self.only_rules:
            found = [item for item in found if seconds[item.nodeid] < SLOW]
        # what reads an edition is best tried by the tests that read one of their own
        found.sort(key=lambda item: (item.nodeid not in wanted, seconds[item.nodeid]))
        return sorted(
            found, key=lambda item: self.ledger.likelihood(mutant, item.nodeid), reverse=True
        )

    def reads(self, mutant: Mutant) -> bool:
        """Whether it is in what reads the edition, which all tests need and caches keep."""
        return not self.reading.isdisjoint(self.lines(mutant))

    def lines(self, mutant: Mutant) -> set[Line]:
        """The lines of the mutant's function."""
        found = self.living.get((str(mutant.path), mutant.function), [])
        return {
            (str(mutant.path), number)
            for function in found
            for number in numbers(function.__code__)
        }


def numbers(code: CodeType) -> set[int]:
    own = {number for _, _, number in code.co_lines() if number}
    return own.union(*[numbers(one) for one in code.co_consts if isinstance(one, CodeType)])


def run_warm(
    game: str, mutants: list[Mutant], beds: int, only_rules: bool, done: Callable[[], None]
) -> int:
    """In the process that asks: it has then imported the game."""
    ward = Ward(game, mutants, beds, only_rules, done)
    asked = folders(game)[:1] if only_rules else folders(game)
    return pytest.main([*OPTIONS, *asked], plugins=[ward])
