"""Principalities with letters: one grid, two across a border, and a tile in all its facings."""

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from quattrocento.games.princes.board import CELL, CELLS, COLUMNS, SIDE
from quattrocento.games.princes.views import OfferView, PrincesView, PrinceView, TurnView
from quattrocento.text.boards.board import Frame
from quattrocento.text.words import Words

STYLES = {"forest": "green", "lake": "blue", "park": "yellow"}
PALAZZO = "##"
OFFERED = "**"
FREE = "· "


def code(tile: str, words: Words) -> str:
    """The two letters of a tile, given its label `building:tower`."""
    return words("board-code", tile=tile)


def contents(prince: PrinceView, view: PrincesView, words: Words) -> dict[str, Text]:
    """What lies on the cells of a board, by their names."""
    found = {cell: Text(PALAZZO, "dim") for cell in view.palazzo}
    for kind, tiles in (("building", prince.buildings), ("landscape", prince.landscapes)):
        for tile in tiles:
            style = STYLES.get(tile.tile, "bold")
            text = Text(code(f"{kind}:{tile.tile}", words), style)
            found.update(dict.fromkeys(tile.cells, text))
    return found


def grid(
    prince: PrinceView, view: PrincesView, words: Words, frame: Frame, offered: Collection[str] = ()
) -> list[Text]:
    """The lines of a board: its columns above, then row by row."""
    lying = contents(prince, view, words)
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
    seat: int, view: PrincesView, words: Words, frame: Frame, offered: Collection[str] = ()
) -> Text:
    lines = grid(view.princes[seat], view, words, frame, offered)
    return Text("\n").join([frame.player(seat, words), *lines])


def bargain(offer: OfferView, view: PrincesView, words: Words, frame: Frame) -> Table:
    """Two boards as they border on each other, with the place that is offered."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(
        named_grid(offer.west, view, words, frame, offer.west_cells),
        named_grid(offer.east, view, words, frame, offer.east_cells),
    )
    return table


def all_grids(view: PrincesView, words: Words, frame: Frame) -> Table:
    """Every board, as many beside each other as the width allows."""
    columns = max(1, frame.width // 25)
    table = Table.grid(padding=(0, 1, 1, 0))
    boards = [named_grid(seat, view, words, frame) for seat in range(len(view.princes))]
    for start in range(0, len(boards), columns):
        table.add_row(*boards[start : start + columns])
    return table


def facings(turns: Sequence[TurnView]) -> Table:
    """A tile in every facing that looks different, four beside each other."""
    drawn = [outline(turn) for turn in turns]
    table = Table.grid(padding=(0, 3, 0, 0))
    for start in range(0, len(drawn), 4):
        table.add_row(*drawn[start : start + 4])
    return table


def outline(turn: TurnView) -> Text:
    places = [CELLS[cell].index for cell in turn.cells]
    cells = [(place % SIDE, place // SIDE) for place in places]
    rows: Sequence[str] = [
        "".join("#" if (x, y) in cells else " " for x in range(max(x for x, _ in cells) + 1))
        for y in range(max(y for _, y in cells) + 1)
    ]
    return Text("\n".join([turn.facing, *rows]))
