"""Traps of the compiled build that neither mypy nor the plain tests see."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "quattrocento"
PATTERNS = (
    "core/**/*.py",
    "games/**/*.py",
    "bots/search.py",
    "bots/heuristics/**/*.py",
    "envs/titles/*.py",
)
COMPILED = [path for pattern in PATTERNS for path in SOURCE.glob(pattern)]


def reused(code: str) -> list[str]:
    """Names of caught exceptions that a function uses for several types.

    Compiled, the name has the type of the first: catching another raises a TypeError.
    """
    return [
        f"{function.name}: {name}"
        for function in ast.walk(ast.parse(code))
        if isinstance(function, ast.FunctionDef)
        for name, types in caught(function).items()
        if len(types) > 1
    ]


def caught(function: ast.FunctionDef) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for handler in handlers(function):
        if handler.name and handler.type:
            found.setdefault(handler.name, set()).add(ast.unparse(handler.type))
    return found


def handlers(function: ast.FunctionDef) -> Iterator[ast.ExceptHandler]:
    return (node for node in ast.walk(function) if isinstance(node, ast.ExceptHandler))


def test_a_caught_exception_has_one_type_a_name() -> None:
    found = {str(path): reused(path.read_text("utf-8")) for path in COMPILED}
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert len(found) > 100


@pytest.mark.parametrize(
    ("second", "expected"),
    [("KeyError as fault", ["f: fault"]), ("KeyError as wrong", []), ("OSError as fault", [])],
)
def test_a_name_for_two_types_is_found(second: str, expected: list[str]) -> None:
    attempt = "    try:\n        g()\n    except {}:\n        pass\n"
    code = "def f():\n" + attempt.format("OSError as fault") + attempt.format(second)
    assert reused(code) == expected
