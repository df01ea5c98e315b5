"""What is known of mutants from earlier runs, so that a run can be broken off and resumed."""

import hashlib
import json
from collections import Counter
from pathlib import Path

from tools.mutation.mutants import ROOT, Mutant
from tools.mutation.wards import Verdict

# What is not judged to the end: only a process that has not imported the game yet can do it, or
# only the rule tests were asked.
COLD, UNTIL_RULES = "cold", "until-rules"


def edition_of_tests(game: str) -> str:
    """Changes whenever a test, the engine or another rule of the game does."""
    known = hashlib.sha256()
    source = ROOT / "src" / "quattrocento"
    for folder in (
        *(ROOT / "tests" / "games" / game, ROOT / "tests" / "contract", ROOT / "tests" / "records"),
        *(source / "core", source / "games" / game),
    ):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".txt"):
                known.update(path.read_bytes())
    return known.hexdigest()[:16]


def known_killer(test: str) -> str:
    """The text of the file of a test that killed. As long as it stands, its verdict does."""
    path = ROOT / test.split("::")[0]
    if "::" not in test or not path.exists():
        return ""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


class Ledger:
    def __init__(self, game: str) -> None:
        self.path = ROOT / "build" / "mutants" / f"{game}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.tests = edition_of_tests(game)
        self.verdicts: dict[str, Verdict] = {}
        self.killers: dict[str, str] = {}
        self.kills: Counter[tuple[str, str]] = Counter()
        self.read()

    def read(self) -> None:
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        for line in lines:
            row = json.loads(line)
            if row["test"]:
                self.killers[row["place"]] = row["test"]
                self.count(row["function"], row["test"])
            if row["tests"] in (self.tests, known_killer(row["test"])):
                self.verdicts[row["key"]] = Verdict(row["stage"], row["test"])

    def write(self, mutant: Mutant, verdict: Verdict) -> None:
        row = {
            "key": mutant.key,
            "tests": known_killer(verdict.test) or self.tests,
            "place": place(mutant),
            "function": function(mutant),
            "stage": verdict.stage,
            "test": verdict.test,
        }
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self.verdicts[mutant.key] = verdict
        self.count(function(mutant), verdict.test)

    def count(self, function: str, test: str) -> None:
        """A kill, for the function and for its file."""
        self.kills[function, test] += 1
        self.kills[function.split(" ")[0], test] += 1

    def is_open(self, mutant: Mutant, only_rules: bool) -> bool:
        """Whether it must still be judged."""
        verdict = self.verdicts.get(mutant.key)
        open_stages = (COLD,) if only_rules else (COLD, UNTIL_RULES)
        return verdict is None or verdict.stage in open_stages

    def likelihood(self, mutant: Mutant, test: str) -> tuple[bool, int, int]:
        """Most likely kills who killed it last, then who killed most of its function or file."""
        last = self.killers.get(place(mutant)) == test
        return last, self.kills[function(mutant), test], self.kills[mutant.file, test]


def place(mutant: Mutant) -> str:
    return f"{mutant.file} {mutant.line} {mutant.change}"


def function(mutant: Mutant) -> str:
    return f"{mutant.file} {mutant.function}"


def work_folder(ledger: Ledger) -> Path:
    folder = ledger.path.with_suffix("")
    folder.mkdir(exist_ok=True)
    return folder
