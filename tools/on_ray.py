"""The same contest on Ray and in this process: the same games under the same keys.

python tools/on_ray.py

Bots of our own, a class and a program play; whoever resumes the games of the cluster here finds
them all. It needs the extra `cluster`, which is far too heavy for the tests.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

GAMES = 6
CLASS = """
class First:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, seen, clock):
        return seen.legal_moves[0]
"""
PROGRAM = """
import json, sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 2, "name": "Last", "wants": []}), flush=True)
    elif said["type"] == "turn":
        move = said["options"][-1]["move"]
        print(json.dumps({"type": "move", "id": said["id"], "move": move}), flush=True)
"""


def play(place: str, folder: str, work: Path) -> dict[str, Any]:
    bots = f"apprentice,first:First,run:{sys.executable} last.py"
    asked = f"arena condottiere -n {GAMES} --on {place} --folder {folder} --json".split()
    command = [sys.executable, "-m", "quattrocento", *asked, "--bots", bots]
    # The modules beside the contest, for the processes of the cluster, too.
    paths = [str(work), os.environ.get("PYTHONPATH", "")]
    told = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(command, cwd=work, env=told, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def games(folder: Path) -> list[tuple[object, ...]]:
    """What has to be the same wherever it was played."""
    lines = (folder / "results.jsonl").read_text("utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    kept = ("index", "key", "bots", "ranks", "totals", "moves", "forfeit")
    return sorted(tuple(game[name] for name in kept) for game in found)


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        (work / "first.py").write_text(CLASS)
        (work / "last.py").write_text(PROGRAM)
        play("ray", "cluster", work)
        play("here", "process", work)
        resumed = play("here", "cluster", work)["resumed"]
        same = games(work / "cluster") == games(work / "process")
    print(f"{GAMES} games on Ray and here are {'the same' if same else 'NOT the same'};", end=" ")
    print(f"{resumed} of them were resumed here")
    return 0 if same and resumed == GAMES else 1


if __name__ == "__main__":
    sys.exit(main())
