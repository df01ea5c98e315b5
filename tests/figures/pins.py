"""The pins of a game: the tests in its `test_figures.py`, which compare `edition()` with tables.

They are called with other editions here. So they must call `edition()` when they run, and take
no fixtures; they may be parametrized.
"""

import importlib
import importlib.util
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from types import FunctionType, ModuleType
from typing import Any

import pytest

from quattrocento.core.editions import Edition, EditionError, TomlReader
from quattrocento.core.game import Game
from tests.figures.leaves import Changed, changed_editions, dump

Pin = Callable[[], object]


def find_pins(game: Game) -> ModuleType | None:
    name = f"tests.games.{game.key}.test_figures"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def calls(module: ModuleType) -> list[Pin]:
    """Every test of the module with every row of its parameters."""
    tests = [
        test
        for name, test in vars(module).items()
        if name.startswith("test_") and isinstance(test, FunctionType)
    ]
    return [partial(test, **row) for test in tests for row in rows(test)]


def rows(test: FunctionType) -> Iterator[dict[str, object]]:
    columns = []
    for mark in getattr(test, "pytestmark", []):
        assert mark.name == "parametrize", f"{test.__name__} is marked {mark.name}"
        names, given = mark.args
        keys = [key.strip() for key in names.split(",")] if isinstance(names, str) else list(names)
        rows = [row if len(keys) > 1 else (row,) for row in given]
        columns.append([dict(zip(keys, row, strict=True)) for row in rows])
    for combination in product(*columns):
        yield {key: value for row in combination for key, value in row.items()}


def survivors(game: Game, module: ModuleType) -> Iterator[tuple[Changed, bool]]:
    """Every changed edition, and whether the loader and all pins take it for the printed one."""
    own = game.edition()
    values = tomllib.loads(own.imprint.text)
    pins = calls(module)
    assert failing(pins, module, game.edition(dump(values), "the same")) is None
    for changed in changed_editions(values):
        try:
            edition = load(game, own, values, changed.values)
        except EditionError:
            yield changed, False
            continue
        if changed.exchanged and replace(edition, imprint=own.imprint) == own:
            continue
        fallen = failing(pins, module, edition)
        if fallen is not None:
            # it is likely to notice the next figure too
            pins.remove(fallen)
            pins.insert(0, fallen)
        yield changed, fallen is None


def load(game: Game, own: Edition, printed: dict[str, Any], values: dict[str, Any]) -> Edition:
    """Only what an edition says of itself is parsed again, which takes long."""
    head = ("edition", "provenance")
    if any(values[key] != printed[key] for key in head):
        return game.edition(dump(values), "changed")
    rules = {key: table for key, table in values.items() if key not in head}
    table = TomlReader("changed", "", [], rules)
    edition = game.read_edition(table, replace(own.imprint, text=dump(values)))
    table.finish()
    return edition


def failing(pins: list[Pin], module: ModuleType, edition: Edition) -> Pin | None:
    """The first pin that fails with this edition."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "edition", lambda *_: edition)
        for pin in pins:
            try:
                pin()
            except Exception:
                return pin
    return None
