"""What was learned, as the JSON that is shipped: short enough to be read, a line for each list."""

import json
from collections.abc import Iterable, Mapping
from typing import Any


def as_text(known: Mapping[str, Any], **tables: Mapping[str, Iterable[Any]]) -> str:
    """Facts, a line each, and then tables of lists by name."""
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in known.items()]
    for name, table in tables.items():
        rows = [f"  {json.dumps(key)}: {json.dumps(list(row))}" for key, row in table.items()]
        lines += [f" {json.dumps(name)}: {{", ",\n".join(rows), " },"]
    return "\n".join(["{", *lines]).rstrip(",") + "\n}\n"
