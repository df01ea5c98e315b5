"""Run a command on the compiled rules, or compile them beside it.

`python -m tools.beside COMMAND...` in the root of the project.

Where the rules of this very source are compiled already, the command runs on them. Otherwise it
starts at once on the plain ones, and a process of low priority compiles: the next start is faster.
That is said once, when it has succeeded; where there is no C compiler nothing happens at all.
QUATTROCENTO_PURE=1 turns it off.

The compiled tree is `build/beside/DIGEST`: extension modules, and links to everything else. The
digest is of the sources, so that an edited one is never shadowed by what it was before. A tree
gets its name only when it is whole.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from tools import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
TREES = ROOT / "build" / "beside"
LOCK = ROOT / "requirements.lock"
TOOLS = ROOT / ".venv" / "compile"  # for mypyc, where what runs the game has none
BUILD = "--build"
# A server that still runs on an earlier tree may start processes yet.
KEPT = 3
READY = "the rules are compiled: from the next start on, bots think several times as fast"


def wanted() -> Path:
    """Where the compiled tree of the sources as they are belongs."""
    total = hashlib.sha256(repr((sys.version, sysconfig.get_platform())).encode())
    for file in (Path(compiling.__file__), Path(__file__), LOCK):
        total.update(file.read_bytes() + b"\0")
    for name in compiling.modules():
        total.update(name.encode() + b"\0" + (compiling.SOURCE / name).read_bytes() + b"\0")
    return TREES / total.hexdigest()[:32]


def failure(tree: Path) -> Path:
    """What is left of an attempt that failed, so that it is not made at every start."""
    return tree.with_suffix(".failed")


def run(command: list[str]) -> NoReturn:
    """Become the command, on the compiled tree if there is one."""
    # Whatever is wrong with the fast way, the game starts.
    with suppress(OSError, ImportError):
        prepare()
    os.execvp(command[0], command)


def prepare() -> None:
    if os.environ.get("QUATTROCENTO_PURE", "0") not in ("", "0") or compiled_in_place():
        return
    tree = wanted()
    if tree.is_dir():
        link(tree)
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = os.pathsep.join([str(tree), *([before] if before else [])])
    elif not failure(tree).exists():
        start_build()


def compiled_in_place() -> bool:
    return any(compiling.SOURCE.glob("*.so"))


def start_build() -> None:
    """One at a time: the process inherits the lock and holds it as long as it lives."""
    import fcntl  # not on every system; where it is missing nothing is compiled

    TREES.mkdir(parents=True, exist_ok=True)
    lock = os.open(TREES / "lock", os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return
    # In a session of its own, so that who ends the game does not end it.
    subprocess.Popen(
        [sys.executable, "-m", "tools.beside", BUILD],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=[lock],
        start_new_session=True,
    )


def build() -> int:
    """Compile, unless that cannot be done here; whatever happens, nobody is bothered with it."""
    os.nice(19)
    if compiling.missing_compiler():
        return compiling.NO_COMPILER
    try:
        return build_tree(wanted())
    except (OSError, subprocess.CalledProcessError):
        return 1  # no room on the disk, no network: the next start tries again


def build_tree(tree: Path) -> int:
    with tempfile.TemporaryDirectory(dir=TREES, prefix="unfinished-") as workshop:
        modules = Path(workshop) / "modules"
        done = subprocess.run(
            [mypyc_python(), compiling.__file__, str(modules)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        if done.returncode:
            failure(tree).write_text(done.stderr)
            return done.returncode
        link(modules)
        if wanted() != tree:
            return 0  # edited meanwhile: what was compiled is nobody's any more
        modules.rename(tree)
    remove_old()
    print(READY, file=sys.stderr)
    return 0


def mypyc_python() -> str:
    """A Python that has mypyc: this one, or else one that gets it now."""
    if find_spec("mypyc") and find_spec("setuptools"):
        return sys.executable
    venv.create(TOOLS, with_pip=True)
    python = str(TOOLS / "bin" / "python")
    quiet = ["--quiet", "--disable-pip-version-check"]
    versions = ["--constraint", str(LOCK), "mypy", "setuptools"]
    subprocess.run(
        [python, "-m", "pip", "install", *quiet, *versions],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return python


def link(tree: Path) -> None:
    """Complete a tree of extension modules: everything else is a link to the sources."""
    for source in sorted(compiling.SOURCE.rglob("*")):
        place = tree / source.relative_to(compiling.SOURCE)
        if "__pycache__" not in source.parts and place.parent.is_dir() and not place.exists():
            place.unlink(missing_ok=True)  # it may be a link to what is no more
            place.symlink_to(source, target_is_directory=source.is_dir())


def remove_old() -> None:
    trees = [path for path in TREES.iterdir() if path.is_dir() and len(path.name) == 32]
    for tree in sorted(trees, key=lambda path: -path.stat().st_mtime)[KEPT:]:
        shutil.rmtree(tree, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(build() if sys.argv[1:] == [BUILD] else run(sys.argv[1:]))
