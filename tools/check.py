"""Style, types and the tests of what changed: `python tools/check.py [SINCE]`.

Changed is what differs from SINCE: by default from where this branch left `main`, or, on `main`
itself, from the last commit. It is the quick look before a commit; `make test` is every gate.
"""

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/quattrocento"

# Where it begins like this, these folders test it; the longest beginning counts.
TESTED_BY = {
    f"{SOURCE}/": ("tests/test_layers.py",),
    f"{SOURCE}/core/": ("tests/core", "tests/contract", "tests/games", "tests/records"),
    f"{SOURCE}/bots/": ("tests/bots", "tests/arena"),
    f"{SOURCE}/arena/": ("tests/arena",),
    f"{SOURCE}/cli/": ("tests/cli",),
    f"{SOURCE}/envs/": ("tests/envs",),
    f"{SOURCE}/datasets/": ("tests/datasets",),
    f"{SOURCE}/training/": ("tests/training",),
    f"{SOURCE}/lessons/": ("tests/lessons",),
    f"{SOURCE}/locales/": ("tests/words",),
    f"{SOURCE}/analysis/": ("tests/review",),
    f"{SOURCE}/api.py": ("tests/api",),
    f"{SOURCE}/online.py": ("tests/service/test_programs.py",),
    f"{SOURCE}/service/": ("tests/service",),
    f"{SOURCE}/text/": ("tests/words", "tests/rules", "tests/cli"),
    "tools/": ("tests/packaging",),
    "pyproject.toml": ("tests/packaging",),
    "requirements.lock": ("tests/packaging",),
    "README.md": ("README.md",),
    "docs/": ("tests/docs", "tests/bots/test_docs.py"),
}
# Of these only what concerns the game that changed.
OF_A_GAME = (
    "tests/contract/test_contract.py",
    "tests/figures",
    "tests/records",
    "tests/rules",
    "tests/words",
)
# Asked for by `make test-browser` alone.
BROWSER = "tests/browser"


@dataclass
class Plan:
    """What to run: whole tests, tests of a few games, and the checks of the web app."""

    whole: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)
    web: bool = False

    def commands(self, python: str) -> list[list[str]]:
        pytest = [python, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"]
        found = []
        if self.whole:
            found.append([*pytest, *sorted(self.whole)])
        if self.games and not set(OF_A_GAME) <= self.whole:
            found.append([*pytest, "-k", " or ".join(sorted(self.games)), *OF_A_GAME])
        if self.web:
            found.append([python, "tools/web.py", "lint", "check", "test"])
        return found


def plan(changed: Iterable[str]) -> Plan:
    """What tests these files."""
    found = Plan()
    for path in changed:
        if path.startswith(f"{SOURCE}/games/") and path.count("/") > 3:
            game = path.split("/")[3]
            found.games.add(game)
            found.whole.add(f"tests/games/{game}")
        elif path.startswith("tests/") and not path.startswith(BROWSER):
            found.whole.add(tested(path))
        elif path.startswith("web/"):
            found.web = True
        else:
            found.whole.update(tested_by(path))
    return found


def tested(path: str) -> str:
    """A test file by itself, for a file that tests share their whole folder."""
    name = path.rpartition("/")[2]
    return path if name.startswith("test_") and (ROOT / path).exists() else path.rpartition("/")[0]


def tested_by(path: str) -> tuple[str, ...]:
    beginnings = [beginning for beginning in TESTED_BY if path.startswith(beginning)]
    return TESTED_BY[max(beginnings, key=len)] if beginnings else ()


def git(*arguments: str) -> list[str]:
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changes(since: str) -> list[str]:
    """Files that differ from then on, and those that are new."""
    base = git("merge-base", "HEAD", since) or ["HEAD"]
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", base[0]), *new})


def main(since: str) -> int:
    python, changed = sys.executable, changes(since)
    print(f"{len(changed)} files changed", flush=True)
    style = [[python, "-m", "ruff", "check", "--quiet", "."]]
    style.append([python, "-m", "ruff", "format", "--quiet", "--check", "."])
    failed = [command for command in style if subprocess.run(command, cwd=ROOT).returncode]
    types = subprocess.Popen([python, "-m", "mypy"], cwd=ROOT)
    for command in plan(changed).commands(python):
        print("$", " ".join(command[2:]), flush=True)
        # 5: none of the tests concerns that game
        if subprocess.run(command, cwd=ROOT).returncode not in (0, 5):
            failed.append(command)
    if types.wait():
        failed.append(["mypy"])
    for command in failed:
        print("FAILED:", " ".join(command), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "main"))
