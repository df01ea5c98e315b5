"""Ctrl-C in the first moments, while modules are still being loaded, and a first process killed."""

import subprocess
import sys
from pathlib import Path

import pytest

# Whoever starts the tests in the background of a shell has Ctrl-C ignored, here and below.
PRESSED = """
import signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)

class Pressed:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Pressed())
from quattrocento.cli import main
sys.exit(main(["bench", "--seconds", "0.001"]))
"""

DEAF = """
import signal
from quattrocento.arena.workers import work

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)

# In a process that starts this is asked before it is told to ignore anything.
DEAF = signal.getsignal(signal.SIGINT) is signal.SIG_IGN

def asked(item):
    return DEAF

if __name__ == "__main__":
    print(*(said for _, said in work(asked, range(4), "pool", 2)), DEAF)
"""

BUSY = """
from quattrocento.arena.workers import work

def never_done(item):
    print("at work", flush=True)
    while True:
        pass

if __name__ == "__main__":
    list(work(never_done, range(2), "pool", 2))
"""


@pytest.mark.parametrize("module", ["quattrocento.cli.bench", "quattrocento.games.princes.moves"])
def test_a_command_that_is_being_loaded_ends_without_a_word(module: str) -> None:
    ask = [sys.executable, "-c", PRESSED, module]
    done = subprocess.run(ask, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_process_that_is_being_started_leaves_ctrl_c_to_the_first(tmp_path: Path) -> None:
    (tmp_path / "deaf.py").write_text(DEAF, "utf-8")
    ask = [sys.executable, str(tmp_path / "deaf.py")]
    done = subprocess.run(ask, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "True True True True False\n"


def test_when_the_first_process_is_killed_the_others_end(tmp_path: Path) -> None:
    """What they write to is at its end only when they are."""
    (tmp_path / "busy.py").write_text(BUSY, "utf-8")
    ask = [sys.executable, str(tmp_path / "busy.py")]
    with subprocess.Popen(ask, stdout=subprocess.PIPE, encoding="utf-8") as first:
        assert first.stdout is not None
        assert [first.stdout.readline() for _ in range(2)] == ["at work\n"] * 2
        first.kill()
        assert first.stdout.read() == ""
