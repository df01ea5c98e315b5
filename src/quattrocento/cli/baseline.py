"""Baselines: what `quattrocento bench` measured once, kept to be compared with."""

import json
from pathlib import Path
from typing import Any

from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import check_new, read_text, write_whole

# Below this share of the baseline a figure is called slower; noise alone stays above it.
SLOWER = 0.8


def save(path: Path, found: dict[str, Any]) -> None:
    """Keep what can be compared between machines, and nothing else."""
    kept = [
        {
            "game": row["game"],
            "seats": row["seats"],
            "normalised": {name: round(rate) for name, rate in row["normalised"].items()},
        }
        for row in found["results"]
    ]
    head = {"build": found["build"], "python": found["python"]}
    write_whole(path, json.dumps({**head, "results": kept}, indent=2) + "\n")


def check(path: Path) -> None:
    """A baseline goes where there is nothing yet, or takes the place of another."""
    if path.exists():
        load(path)
    else:
        check_new(path)


def load(path: Path) -> dict[str, Any]:
    """A baseline, or what `quattrocento bench --json` wrote."""
    try:
        found = json.loads(read_text(path))
        table = {
            (row["game"], row["seats"]): {
                str(name): float(rate) for name, rate in row["normalised"].items()
            }
            for row in found["results"]
        }
        return {"build": str(found["build"]), "python": str(found["python"]), "table": table}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(f"{path}: not a baseline; expected a file that --save wrote") from None


def compare(baseline: dict[str, Any], row: dict[str, Any]) -> dict[str, float]:
    """Each figure of a row as a multiple of the baseline's, where that has one."""
    before = baseline["table"].get((row["game"], row["seats"]), {})
    return {
        name: rate / before[name] for name, rate in row["normalised"].items() if before.get(name)
    }
