"""Principalities with letters: one grid, two across a border, and a tile in all its facings."""

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from quattrocento.core.views import Data as View
from quattrocento.games.princes.board import CELL, COLUMNS, FACING, SIDE, cells_of
from quattrocento.games.princes.components import BUILDINGS, LANDSCAPES
from quattrocento.games.princes.edition import Figures
from quattrocento.games.princes.grounds import tile_index
from quattrocento.text.boards.board import Frame
from quattrocento.text.words import Words

STYLES = {"forest": "green", "lake": "blue", "park": "yellow"}
PALAZZO = "##"
OFFERED = "**"
FREE = "· "


def figures(frame: Frame) -> Figures:
    assert isinstance(frame.edition, Figures)
    return frame.edition


def code(tile: str, words: Words) -> str:
    """The two letters of a tile, given its label `building:tower`."""
    return words("board-code", tile=tile)


def contents(prince: View, view: View, words: Words, frame: Frame) -> dict[str, Text]:
    """What lies on the cells of a board, by their names."""
    edition = figures(frame)
    palazzo = edition.joint_palazzo if view["cooperative"] else edition.palazzo
    found = {cell.slug: Text(PALAZZO, "dim") for cell in cells_of(palazzo)}
    for kind in ("building", "landscape"):
        for tile in prince[f"{kind}s"]:
            style = STYLES.get(tile["tile"], "bold")
            text = Text(code(f"{kind}:{tile['tile']}", words), style)
            found.update(dict.fromkeys(tile["cells"], text))
    return found


def grid(
    prince: View, view: View, words: Words, frame: Frame, offered: Collection[str] = ()
) -> list[Text]:
    """The lines of a board: its columns above, then row by row."""
    lying = contents(prince, view, words, frame)
    free = Text(". " if frame.free == "." else FREE, "dim")
    lines = [Text("  " + "".join(f"{column:<3}" for column in COLUMNS), "dim")]
    for row in range(SIDE):
        line = Text(f"{row + 1} ", "dim")
        for cell in CELL[SIDE * row : SIDE * (row + 1)]:
            content = Text(OFFERED, "reverse") if cell.slug in offered else lying.get(cell.slug)
            line.append_text(content or free).append(" ")
        lines.append(line)
    return lines


def named_grid(
    seat: int, view: View, words: Words, frame: Frame, offered: Collection[str] = ()
) -> Text:
    lines = grid(view["princes"][seat], view, words, frame, offered)
    return Text("\n").join([frame.player(seat, words), *lines])


def bargain(view: View, words: Words, frame: Frame) -> Table:
    """Two boards as they border on each other, with the place that is offered."""
    offer = view["offer"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(
        named_grid(offer["west"], view, words, frame, offer["west_cells"]),
        named_grid(offer["east"], view, words, frame, offer["east_cells"]),
    )
    return table


def all_grids(view: View, words: Words, frame: Frame) -> Table:
    """Every board, as many beside each other as the width allows."""
    columns = max(1, frame.width // 25)
    table = Table.grid(padding=(0, 1, 1, 0))
    boards = [named_grid(seat, view, words, frame) for seat in range(len(view["princes"]))]
    for start in range(0, len(boards), columns):
        table.add_row(*boards[start : start + columns])
    return table


def facings(tile: str, frame: Frame) -> Table:
    """A tile in every facing that looks different, four beside each other."""
    kind, _, slug = tile.partition(":")
    piece = BUILDINGS[slug] if kind == "building" else LANDSCAPES[slug]
    sites = figures(frame).sites[tile_index(piece)]
    different = sorted({spot % len(FACING) for spot in sites.spots})
    drawn = [outline(FACING[facing].slug, sites.at[facing]) for facing in different]
    table = Table.grid(padding=(0, 3, 0, 0))
    for start in range(0, len(drawn), 4):
        table.add_row(*drawn[start : start + 4])
    return table


def outline(name: str, mask: int) -> Text:
    cells = [(cell.index % SIDE, cell.index // SIDE) for cell in cells_of(mask)]
    rows: Sequence[str] = [
        "".join("#" if (x, y) in cells else " " for x in range(max(x for x, _ in cells) + 1))
        for y in range(max(y for _, y in cells) + 1)
    ]
    return Text("\n".join([name, *rows]))
