"""Rows as arrays, for programs that learn by batches."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from quattrocento.datasets.files import NoData, read_rows
from quattrocento.datasets.rows import Row
from quattrocento.envs.title import title


@dataclass(frozen=True)
class Decisions:
    """A row for each decision: what was seen and open, what was chosen, what the seat won."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    won: NDArray[np.float32]


def batches(paths: Iterable[Path | str], size: int = 1024) -> Iterator[Decisions]:
    """The decisions of some files in batches, the last one smaller; one title, one table size."""
    if isinstance(paths, (str, Path)):
        raise NoData(f"{str(paths)!r}; expected several files, as [{str(paths)!r}]")
    if size < 1:
        raise NoData(f"batches of {size} rows; expected 1 or more")
    waiting: list[Row] = []
    first: Row = {}
    for path in paths:
        for row in read_rows(path):
            first = first or row
            if kind(row) != kind(first):
                raise NoData(f"{path}: rows of {kind(row)}; expected {kind(first)} as before")
            waiting.append(row)
            if len(waiting) == size:
                yield stacked(waiting)
                waiting = []
    if waiting:
        yield stacked(waiting)


def kind(row: Row) -> str:
    """What rows must have in common to be learned from together."""
    return f"{row['actions']} at a table of {row['seats']}"


def stacked(rows: Sequence[Row]) -> Decisions:
    actions = title(rows[0]["title"]).actions
    if rows[0]["actions"] != actions.version:
        raise NoData(f"rows of the actions {rows[0]['actions']}; expected {actions.version}")
    masks = np.zeros((len(rows), actions.size), np.bool_)
    for place, row in enumerate(rows):
        masks[place, row["legal_actions"]] = True
    seen = b"".join([row["observation"] for row in rows])
    return Decisions(
        np.frombuffer(seen, np.uint8).reshape(len(rows), -1),
        masks,
        np.array([row["action"] for row in rows], np.int64),
        np.array([row["won"][row["seat"]] for row in rows], np.float32),
    )
