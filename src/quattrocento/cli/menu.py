"""The options of a question: shown with numbers, found by number, notation or name."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from quattrocento.core.moves import Move, facts, write
from quattrocento.core.pieces import Piece
from quattrocento.core.steps import Refusal
from quattrocento.text.words import Words

GAP = 2


class Menu:
    """Numbers run on from the options to what is refused."""

    def __init__(self, options: Sequence[Move], refusals: Sequence[Refusal], words: Words) -> None:
        self.options = list(options)
        self.refusals = list(refusals)
        self.words = words

    def find(self, text: str) -> Move | None:
        """The option meant, if there is exactly one."""
        place = self._find(text, 0, self.options)
        return None if place is None else self.options[place]

    def refused(self, text: str) -> Refusal | None:
        place = self._find(text, len(self.options), [refusal.move for refusal in self.refusals])
        return None if place is None else self.refusals[place]

    def _find(self, text: str, before: int, moves: Sequence[Move]) -> int | None:
        if text.isdecimal() and len(text) < 5:
            place = int(text) - before - 1
            return place if 0 <= place < len(moves) else None
        wanted = plain(text)
        if not wanted:
            return None
        names = [aliases(move, self.words) for move in moves]
        for rank in range(len(names[0]) if names else 0):
            places = [place for place, known in enumerate(names) if known[rank] == wanted]
            if len(places) == 1:
                return places[0]
        return None

    def draw(self, width: int) -> Table:
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), self.words.move(move))
            for number, move in enumerate(self.options, 1)
        ]
        return in_columns(cells, width)

    def draw_refusals(self) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False)
        for number, refusal in enumerate(self.refusals, len(self.options) + 1):
            move = Text(self.words.move(refusal.move), "dim")
            table.add_row(Text(f"{number:>2}", "dim"), move, self.words.why(refusal))
        return table


def aliases(move: Move, words: Words) -> list[str]:
    """What a player may type for a move: the surest first."""
    parts = [part for part in facts(move).values() if isinstance(part, Piece)]
    return [
        plain(write(move)),
        plain(words.move(move)),
        plain(" ".join(part.slug for part in parts)),
        plain(" ".join(words.piece(part) for part in parts)),
    ]


def plain(text: str) -> str:
    return " ".join(text.casefold().split())


def in_columns(cells: Sequence[Text], width: int) -> Table:
    """As few rows as the width allows, to be read downwards."""
    rows = 1
    while rows < len(cells) and total(cells, rows) > width:
        rows += 1
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*cells[row::rows])
    return table


def total(cells: Sequence[Text], rows: int) -> int:
    columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
    return sum(max(cell_len(cell.plain) for cell in column) + GAP for column in columns)
