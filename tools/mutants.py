"""Mutate the rules of a game and list what survives: `python tools/mutants.py GAME [FILE ...]`.

Each mutant is the source with one small fault. It is killed when a test fails: first those rule
tests that run its line, then the kept records, then the contract at a few tables. A run that is
broken off is resumed; changed tests or rules are run again, the last killer first.
"""

import argparse
import os
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tools.mutation import cold, warm
from tools.mutation.ledger import Ledger, work_folder
from tools.mutation.mutants import (
    ROOT,
    Mutant,
    equivalents,
    is_equivalent,
    mutants_of,
    rule_files,
    stale,
)
from tools.mutation.wards import Verdict, treat

# what a test or rule that changed during the run has left open
UNJUDGED = "unjudged"
KILLED = ("rules", "records", "contract", "timeout", "crash")


def find(game: str, files: list[str]) -> list[Mutant]:
    """The mutants of a game, or of some of its files, without those that change nothing."""
    kept = equivalents(game)
    paths = [path for path in rule_files(game) if not files or path.name in files]
    found = [mutant for path in paths for mutant in mutants_of(path)]
    return [mutant for mutant in found if not is_equivalent(mutant, kept)]


def run(game: str, mutants: list[Mutant], beds: int, only_rules: bool, console: Console) -> None:
    ledger = Ledger(game)
    todo = [mutant for mutant in mutants if ledger.is_open(mutant, only_rules)]
    early = cold.lines_at_import(game, work_folder(ledger) / "import")
    ready = [one for one in todo if one.function and (str(one.path), one.number) not in early]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=len(todo))
        pid = os.fork() if ready else 0
        if ready and not pid:
            done = partial(progress.advance, task)
            os._exit(int(warm.run_warm(game, ready, beds, only_rules, done)))
        if ready and os.waitpid(pid, 0)[1]:
            sys.exit("the tests cannot be collected")
        progress.update(task, completed=len(ready))
        ledger = Ledger(game)
        late = [one for one in todo if ledger.is_open(one, only_rules)]
        progress.update(task, completed=len(todo) - len(late))
        judge = partial(cold.judge, game, only_rules)
        for mutant, verdict in treat(late, judge, work_folder(ledger), beds):
            ledger.write(mutant, verdict)
            progress.advance(task)


def report(game: str, mutants: list[Mutant], console: Console) -> None:
    known = Ledger(game).verdicts
    verdicts = {mutant.key: known.get(mutant.key, Verdict(UNJUDGED)) for mutant in mutants}
    table = Table("file", "all", *KILLED, "survived", "%", title=f"{game}: mutants killed by")
    by_file: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_file.setdefault(mutant.path.name, []).append(mutant)
    for name, some in [*by_file.items(), ("all", mutants)]:
        stages = [verdicts[mutant.key].stage for mutant in some]
        survived = len([stage for stage in stages if stage not in KILLED])
        counts = [len(some), *[stages.count(stage) for stage in KILLED], survived]
        share = f"{100 * (1 - survived / len(some)):.1f}" if some else ""
        table.add_row(name, *[str(count) for count in counts], share)
    for mutant in mutants:
        if verdicts[mutant.key].stage not in KILLED:
            where = f"{mutant.path.relative_to(ROOT)}:{mutant.number}"
            print(f"{where}\n    {mutant.line}\n    {mutant.change}")
    console.print(table)
    kept = equivalents(game)
    every = [mutant for path in rule_files(game) for mutant in mutants_of(path)]
    count = len([mutant for mutant in every if is_equivalent(mutant, kept)])
    print(f"{count} of {len(every)} mutants are kept as equivalent in tests/mutants/{game}.toml")
    for file, line, change in stale(every, kept):
        print(f"kept there, but not found: {file}: {line}: {change}")


def main(arguments: list[str]) -> None:
    games = sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/scenes.py"))
    parser = argparse.ArgumentParser(description="Mutate rules and list what survives.")
    parser.add_argument("game", choices=games)
    parser.add_argument("files", nargs="*", help="only these, as in scoring.py")
    parser.add_argument("--rules", action="store_true", help="only the quick tests in tests/games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    os.chdir(ROOT)
    mutants = find(given.game, [Path(file).name for file in given.files])
    console = Console()
    run(given.game, mutants, given.workers, given.rules, console)
    report(given.game, mutants, console)


if __name__ == "__main__":
    main(sys.argv[1:])
