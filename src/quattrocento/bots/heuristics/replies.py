"""Learned replies: a quick prior over moves, as good as linear weights can make it.

The weights of a game stand beside its figures, in a file for each number of seats at which they
win; `quattrocento train --replies` makes such files.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

ReplyWeights = list[list[float]]  # by block, in the order of its figures
Row = tuple[int, list[float]]  # the block of an option, and its figures


@dataclass(frozen=True)
class Lore:
    """What can be learned of a game's replies.

    An option belongs to one of the `blocks`, each of which goes by a list of `figures`. Options of
    the block `centred` are compared with each other, all others with the last option.
    """

    figures: Mapping[str, tuple[str, ...]]
    blocks: Mapping[str, str]
    centred: int
    is_learned: Callable[[Any], bool]
    rows: Callable[[Any, int, Any], list[Row]]

    def sizes(self) -> list[int]:
        return [len(self.figures[kind]) for kind in self.blocks.values()]


def read_replies(
    package: str, seats: Sequence[int], lore: Lore, revision: int
) -> dict[int, ReplyWeights]:
    """All there are. What was learned of other figures or of other rules is not believed."""
    found: dict[int, ReplyWeights] = {}
    for number in seats:
        file = files(package).joinpath(replies_file(number))
        if file.is_file():
            given = json.loads(file.read_text("utf-8"))
            names = {kind: tuple(listed) for kind, listed in given["figures"].items()}
            known = given["revision"] == revision and names == dict(lore.figures)
            if known and list(given["weights"]) == list(lore.blocks):
                weights = given["weights"].values()
                found[number] = [[float(one) for one in block] for block in weights]
    return found


def replies_file(seats: int) -> str:
    return f"replies-{seats}.json"
