"""The tests run on the build that they were asked to test, and on no other."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools import compile as compiling

BUILD = os.environ.get("QUATTROCENTO_BUILD", "plain")


def is_compiled(file: str) -> bool:
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_every_module_of_the_rules_comes_from_the_build_under_test() -> None:
    rules = compiling.modules()
    compiled = [file for file in rules if is_compiled(file)]
    assert compiled == (rules if BUILD == "compiled" else [])


def test_all_modules_come_from_one_tree() -> None:
    package = importlib.import_module("quattrocento")
    tree = compiling.SOURCE.parent / "build/compiled" if BUILD == "compiled" else compiling.SOURCE
    assert Path(str(package.__file__)).is_relative_to(tree)


def test_a_missing_compiler_is_named_and_has_its_own_exit_code(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, compiling.__file__, str(tmp_path / "modules")],
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == compiling.NO_COMPILER
    assert done.stderr == "no working C compiler: 'no-such-compiler' was not found\n"
    assert not list(tmp_path.iterdir())
