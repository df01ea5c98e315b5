"""The board of a game that has none: its view as it is, in nested tables."""

from rich.box import ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.core.views import View, as_data
from quattrocento.text.boards.board import Board, Frame
from quattrocento.text.words import Words


def draw(view: View, words: Words, frame: Frame) -> RenderableType:
    return Group(*[Text(line) for line in frame.news], nest(as_data(view)))


def nest(value: object) -> RenderableType:
    if isinstance(value, dict):
        table = Table(box=ROUNDED, show_header=False, show_lines=False)
        for key, item in value.items():
            table.add_row(Text(str(key), "bold"), nest(item))
        return table
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return rows(value)
    if isinstance(value, list):
        return Text(" ".join(str(item) for item in value) or "–")
    return Text("–" if value is None else str(value))


def rows(items: list[dict[str, object]]) -> Table:
    """Things of one kind below each other, a column for every key."""
    keys = list(dict.fromkeys(key for item in items for key in item))
    table = Table(*keys, box=SIMPLE, pad_edge=False)
    for item in items:
        table.add_row(*[nest(item.get(key)) for key in keys])
    return table


NESTED = Board(draw, draw)
