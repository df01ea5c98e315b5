"""The package can be imported on systems that lack what is special to this one."""

import subprocess
import sys

# what the standard library lacks on Windows, and what is installed elsewhere only
POSIX = (
    "crypt", "curses", "fcntl", "grp", "nis", "ossaudiodev", "pty", "pwd", "readline", "resource",
    "spwd", "syslog", "termios", "tty", "uvloop",
)  # fmt: skip
# what an extra installs for a part of a command, not for a module of its own
EXTRAS = ("openskill", "ray")

IMPORT_ALL = """
import importlib, pkgutil, sys

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name in sys.argv[1:]:
            raise ModuleNotFoundError(f"{name} is not on every system", name=name)

sys.meta_path.insert(0, Refused())
for name in sys.argv[1:]:
    sys.modules.pop(name, None)
import quattrocento
for module in pkgutil.walk_packages(quattrocento.__path__, "quattrocento."):
    importlib.import_module(module.name)
    print(module.name)
"""


def import_all_without(*names: str) -> list[str]:
    command = [sys.executable, "-c", IMPORT_ALL, *names]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.stderr == ""
    return done.stdout.split()


def test_no_module_needs_what_only_some_systems_have_or_what_only_adds_to_a_command() -> None:
    found = import_all_without(*POSIX, *EXTRAS)
    assert {"quattrocento.service.workers.bot_worker", "quattrocento.arena.results"} <= set(found)
