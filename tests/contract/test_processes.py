"""The same games come again in any process: nothing hangs on hashes or addresses in memory.

The other process always runs the plain rules. On the compiled build this compares the two.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.cases import CASES
from tests.contract.journeys import travel

ROOT = Path(__file__).parents[2]
PROGRAM = """
ballast = [object() for _ in range(99999)]
from tests.contract.test_processes import records
print(records(), end="")
"""


def records() -> str:
    """A few games of every kind."""
    tables = {(case.game.key, case.seats): case for case in CASES}
    return "\n".join(str(travel(case, 0).match.record) for case in tables.values())


def test_another_process_gives_the_same_records() -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == records()
