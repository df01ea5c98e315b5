"""`make play` compiles the rules beside the first game and runs on them from the next start on."""

import fcntl
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools import beside
from tools import compile as compiling

SHOW = """
from quattrocento import cli
from quattrocento.core import rules
print(rules.__file__, rules.answer(), cli.GREETING)
"""
COMPILER = pytest.mark.skipif(bool(compiling.missing_compiler()), reason="no C compiler here")


@dataclass
class Project:
    """A project of one rule, with the tools of ours."""

    root: Path

    def write(self, file: str, text: str) -> None:
        path = self.root / "src" / "quattrocento" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def start(self, **env: str) -> str:
        """What a start of the game shows, when all that it began is over."""
        # To optimise one rule would take longer than all the rest.
        made = {"PYTHONPATH": str(self.root / "src"), "QUATTROCENTO_OPT_LEVEL": "0"}
        env = {**os.environ, **made, **env}
        command = [sys.executable, "-m", "tools.beside", sys.executable, "-c", SHOW]
        with (self.root / "stderr").open("w") as stderr:
            done = subprocess.run(
                command, cwd=self.root, env=env, stdout=subprocess.PIPE, stderr=stderr, text=True
            )
        if self.trees().exists():
            with (self.trees() / "lock").open() as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
        file, shown = done.stdout.split(maxsplit=1)
        kind = "plain" if file.endswith(".py") else "compiled"
        return f"{kind} {shown}".strip()

    def said(self) -> str:
        return (self.root / "stderr").read_text()

    def trees(self) -> Path:
        return self.root / "build" / "beside"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    (tmp_path / "tools").mkdir()
    for tool in (beside, compiling):
        shutil.copy(str(tool.__file__), tmp_path / "tools")
    shutil.copy(beside.LOCK, tmp_path)
    made.write("__init__.py", "")
    made.write("core/__init__.py", "")
    made.write("core/rules.py", "def answer() -> int:\n    return 1\n")
    made.write("cli.py", "GREETING = 'hello'\n")
    return made


@COMPILER
def test_the_second_start_is_compiled_until_a_source_is_edited(project: Project) -> None:
    assert project.start() == "plain 1 hello"
    assert project.said() == beside.READY + "\n"

    assert project.start() == "compiled 1 hello"
    assert project.said() == ""
    assert project.start(QUATTROCENTO_PURE="1") == "plain 1 hello"

    project.write("cli.py", "GREETING = 'goodbye'\n")
    project.write("words.py", "")
    assert project.start() == "compiled 1 goodbye"

    project.write("core/rules.py", "def answer() -> int:\n    return 2\n")
    assert project.start(CC="no-such-compiler") == "plain 2 goodbye"


def test_without_a_compiler_the_game_starts_and_nothing_is_said(project: Project) -> None:
    assert project.start(CC="no-such-compiler") == "plain 1 hello"
    assert project.said() == ""
    assert [path.name for path in project.trees().iterdir()] == ["lock"]


def test_whoever_wants_it_plain_gets_nothing_compiled(project: Project) -> None:
    assert project.start(QUATTROCENTO_PURE="1") == "plain 1 hello"
    assert not project.trees().exists()
