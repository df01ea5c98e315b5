"""Every number, word and name in an edition file, and the files in which one of them is changed."""

import copy
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Changed:
    """An edition in which one thing is not as printed: what, and all its tables.

    Two figures may also be exchanged, which means nothing where their order has no meaning.
    """

    what: str
    values: dict[str, Any]
    exchanged: bool = False


def changed_editions(values: dict[str, Any]) -> Iterator[Changed]:
    """Each figure moved to a neighbour, exchanged with another, and each name with another."""
    leaves = dict(_leaves(values, ()))
    places = {path: place for place, path in enumerate(leaves)}
    kinds: dict[Path, list[Path]] = {}
    for path in leaves:
        kinds.setdefault(kind(path), []).append(path)
    for path, value in leaves.items():
        others = [other for other in kinds[kind(path)] if leaves[other] != value]
        new = neighbour(value, [leaves[other] for other in others])
        yield _edited(values, f"{name(path)}: {value!r} -> {new!r}", {path: new})
        later = [other for other in others if places[other] > places[path]]
        if later:
            what = f"{name(path)}: {value!r} exchanged with {name(later[0])}"
            edits = {path: leaves[later[0]], later[0]: value}
            yield replace(_edited(values, what, edits), exchanged=True)
    yield from _renamed(values)


def with_other_figures(
    values: dict[str, Any], step: int, is_allowed: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """All tables with every number one step away, but for those that must be as they are."""
    new = copy.deepcopy(values)
    numbers = [path for path, value in _leaves(values, ()) if type(value) is int]
    _shift(new, numbers, step, is_allowed)
    return new


def _shift(
    values: dict[str, Any],
    paths: list[Path],
    step: int,
    is_allowed: Callable[[dict[str, Any]], bool],
) -> None:
    """Change these numbers together, or else each half of them by itself."""
    for path in paths:
        _at(values, path[:-1])[path[-1]] += step
    if is_allowed(values):
        return
    for path in paths:
        _at(values, path[:-1])[path[-1]] -= step
    if len(paths) > 1:
        half = len(paths) // 2
        _shift(values, paths[:half], step, is_allowed)
        _shift(values, paths[half:], step, is_allowed)


def neighbour(value: object, others: list[object]) -> object:
    """The nearest value that could stand there by mistake."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return others[0] if others else f"{value}x"


def kind(path: Path) -> Path:
    """Figures of one kind stand in the same column of a table."""
    return (path[0], *["*" if isinstance(step, int) else step for step in path[2:]])


def name(path: Path) -> str:
    return ".".join(str(step) for step in path)


def _leaves(value: Any, path: Path) -> Iterator[tuple[Path, object]]:
    if isinstance(value, dict):
        for key, item in value.items():
            # a note is prose, not a figure
            if path[:1] != ("provenance",) or key != "note":
                yield from _leaves(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _leaves(item, (*path, index))
    else:
        yield path, value


def _tables(value: Any, path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    if isinstance(value, dict):
        yield path, value
    rows = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in rows:
        if isinstance(item, dict | list):
            yield from _tables(item, (*path, key))


def _renamed(values: dict[str, Any]) -> Iterator[Changed]:
    """A name inside a row may be a figure too, as in { building = 1 }."""
    rows = [(path, row) for path, row in _tables(values, ()) if len(path) > 1]
    for path, row in rows:
        known = [key for other, keys in rows if kind(other) == kind(path) for key in keys]
        for key in row:
            other = next((one for one in known if one not in row), f"{key}0")
            new = _copy(values, [path])
            parent = _at(new, path[:-1])
            parent[path[-1]] = {other if one == key else one: row[one] for one in row}
            yield Changed(f"{name(path)}: the name {key!r} -> {other!r}", new)


def _edited(values: dict[str, Any], what: str, edits: dict[Path, object]) -> Changed:
    new = _copy(values, edits)
    for path, value in edits.items():
        _at(new, path[:-1])[path[-1]] = value
    return Changed(what, new)


def _copy(values: dict[str, Any], paths: Iterable[Path]) -> dict[str, Any]:
    """All tables, those on the paths anew."""
    return {**values, **{str(path[0]): copy.deepcopy(values[str(path[0])]) for path in paths}}


def _at(values: dict[str, Any], path: Path) -> Any:
    found: Any = values
    for step in path:
        found = found[step]
    return found


def dump(values: dict[str, Any]) -> str:
    """An edition file with one line for each table."""
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in values.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {_inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
