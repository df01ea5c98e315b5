"""Editions with other figures, for tests of what an edition may say."""

from collections.abc import Mapping


def changed(text: str, changes: Mapping[str, str]) -> str:
    """The text of an edition with other lines: `{"helpers.red-3": "{ ... }"}`."""
    lines = text.splitlines()
    for name, value in changes.items():
        lines[line_of(text, name) - 1] = f"{name.split('.')[1]} = {value}"
    return "\n".join(lines)


def line_of(text: str, name: str) -> int:
    """Where a key of a table stands in the text of an edition."""
    table, key = name.split(".")
    lines = text.splitlines()
    header = next(n for n, line in enumerate(lines) if line.startswith(f"[{table}]"))
    return 1 + next(n for n in range(header, len(lines)) if lines[n].startswith(f"{key} ="))
