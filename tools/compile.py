"""Compile the rules with mypyc: `python tools/compile.py FOLDER`.

The extension modules of `core`, `games` and the bots' search and heuristics are put below FOLDER
in the layout of the package, ready to be copied over a plain tree. Nothing is done if FOLDER is up
to date. QUATTROCENTO_OPT_LEVEL sets the compiler's optimisation level; level 0 is slower than
plain Python.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

SOURCE = Path(__file__).resolve().parent.parent / "src"
COMPILED = (
    "quattrocento/core/**/*.py",
    "quattrocento/games/**/*.py",
    "quattrocento/bots/rollouts.py",
    "quattrocento/bots/search.py",
    "quattrocento/bots/heuristics/**/*.py",
    "quattrocento/envs/actions.py",
    "quattrocento/envs/batch.py",
    "quattrocento/envs/layout.py",
    "quattrocento/envs/titles/*.py",
)
# Modules that must stay interpreted, as patterns below `src`.
INTERPRETED: tuple[str, ...] = ()
OPT_LEVEL = os.environ.get("QUATTROCENTO_OPT_LEVEL", "3")
# So many that none takes the compiler a gigabyte.
BUNDLES = 4
NO_COMPILER = 3


def modules() -> list[str]:
    """The files to compile, relative to `src`."""
    found = {path.relative_to(SOURCE).as_posix() for glob in COMPILED for path in SOURCE.glob(glob)}
    return sorted(f for f in found if not any(fnmatch(f, kept) for kept in INTERPRETED))


def missing_compiler() -> str:
    """Why no extension module can be compiled here; empty if one can."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:
        return "" if os.name == "nt" else "this Python names no compiler and CC is not set"
    include = sysconfig.get_path("include")
    probe = [*shlex.split(command), f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    try:
        done = subprocess.run(probe, input="#include <Python.h>", text=True, capture_output=True)
    except OSError:
        return f"'{command}' was not found"
    return f"'{command}' cannot compile against Python.h" if done.returncode else ""


def digest() -> str:
    """A hash of everything that the extension modules depend on."""
    built_by = (sys.version, sysconfig.get_platform(), version("mypy"), OPT_LEVEL)
    total = hashlib.sha256(repr(built_by).encode() + Path(__file__).read_bytes())
    for name in modules():
        total.update(name.encode() + b"\0" + (SOURCE / name).read_bytes() + b"\0")
    return total.hexdigest()


def compile_into(folder: Path) -> None:
    """Run mypyc on a copy of the sources, so that its debris is never in the tree."""
    # Here because asking for the list of modules must not need mypyc.
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as workshop:
        copy = shutil.copytree(SOURCE, Path(workshop) / "src", ignore=_compiled_files)
        os.chdir(copy)
        # No project configuration and no cache: the outcome depends on the sources alone. What is
        # not compiled is the business of the type checker, which has the libraries it needs.
        options = ["--config-file=", "--cache-dir=" + os.devnull, "--follow-imports=silent"]
        extensions = mypycify(
            [*options, *modules()],
            opt_level=OPT_LEVEL,
            debug_level="0",
            # One C file for each module: a single one takes the compiler minutes and a gigabyte.
            multi_file=True,
            group_name="quattrocento",
            target_dir=f"{workshop}/c",
        )
        if OPT_LEVEL == "0":
            for extension in extensions:
                read_headers_seldom(extension, Path(workshop))
        places = ["--build-lib", str(folder), "--build-temp", f"{workshop}/objects"]
        setup(
            name="quattrocento",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", *places],
        )
        os.chdir(SOURCE)


def read_headers_seldom(extension: "Extension", workshop: Path) -> None:
    """Put C files together: unoptimised, a third of the compiler's time goes into headers."""
    files = [extension.sources[start::BUNDLES] for start in range(BUNDLES)]
    if not files[-1]:
        return
    extension.sources = []
    for number, bundled in enumerate(files):
        bundle = workshop / f"bundle-{number}.c"
        bundle.write_text("".join(f'#include "{file}"\n' for file in bundled))
        extension.sources.append(str(bundle))


def _compiled_files(_folder: str, names: list[str]) -> Iterator[str]:
    return (name for name in names if name == "__pycache__" or name.endswith((".so", ".pyd")))


def main(folder: Path) -> int:
    if why := missing_compiler():
        print(f"no working C compiler: {why}", file=sys.stderr)
        return NO_COMPILER
    stamp = folder.with_suffix(".digest")
    wanted = digest()
    if folder.exists() and stamp.exists() and stamp.read_text() == wanted:
        return 0
    stamp.unlink(missing_ok=True)
    print(f"compiling {len(modules())} modules with mypyc at -O{OPT_LEVEL}", flush=True)
    compile_into(folder)
    stamp.write_text(wanted)
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/compile.py FOLDER")
    sys.exit(main(Path(sys.argv[1]).resolve()))
