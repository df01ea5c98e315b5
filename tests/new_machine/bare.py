"""A machine with Python and make on it, and without Node, a C compiler, uv or git."""

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAMS = "make sh env cat chmod cp date expand find grep mkdir mv rm sed touch uname".split()
RUNNING = re.compile(r"running at (http://\S+)")
NETWORK = "set-up fetches packages and this machine has none of its own: is there a network?"


class Machine:
    """Commands run here see the programs in `bin` and nothing else of the system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir(parents=True)
        for program in PROGRAMS:
            found = shutil.which(program)
            assert found, f"'{program}' is missing here"
            (self.bin / program).symlink_to(found)
        # No link: an environment would take the folder of the link for Python's home.
        python = self.bin / "python3"
        python.write_text(f'#!/bin/sh\nexec {shlex.quote(python_of_the_system())} "$@"\n')
        python.chmod(0o755)
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("QUATTROCENTO_", "MAKE"))}
        for name in ("CC", "PYTHONPATH", "VIRTUAL_ENV", "MFLAGS"):
            kept.pop(name, None)
        self.environment = {**kept, "PATH": str(self.bin)}

    def run(self, *command: str, folder: Path) -> str:
        """What a command says; if it fails, the test shows it."""
        done = subprocess.run(
            command,
            cwd=folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, f"{shlex.join(command)}: {NETWORK}\n{done.stdout}"
        return done.stdout

    @contextlib.contextmanager
    def serving(self, *command: str, folder: Path) -> Iterator[str]:
        """The address at which a command that never ends by itself has begun to serve."""
        with subprocess.Popen(
            command,
            cwd=folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as started:
            try:
                yield address_in(started)
            finally:
                started.terminate()

    def empty_environment(self, name: str) -> Path:
        """A new virtual environment; its Python."""
        place = self.folder / name
        self.run("python3", "-m", "venv", "--without-pip", str(place), folder=self.folder)
        return place / "bin" / "python"


def python_of_the_system() -> str:
    return str(Path(sys.executable).resolve())


def address_in(started: subprocess.Popen[str]) -> str:
    assert started.stdout is not None
    said = ""
    for line in started.stdout:
        said += line
        if found := RUNNING.search(line):
            return found[1]
    raise AssertionError(f"it ended before it served; {NETWORK}\n{said}")


def copy_of_the_tree(target: Path) -> Path:
    """Every file that is kept or about to be, and nothing that was built."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    said = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, said.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target
