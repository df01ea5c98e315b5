"""The options of a question: shown with numbers, found by number, notation or name.

A number keeps its meaning whenever the same seat is asked the same kind of question. Long lists of
moves of one kind stand in one line, behind which they are asked for in a second step.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from quattrocento.core.moves import Move, facts, write
from quattrocento.core.pieces import Piece
from quattrocento.core.steps import Refusal
from quattrocento.text.words import Words

GAP = 2
# A menu of more lines leaves no room for the board.
MOST_LINES = 6
# So many moves of one kind are worth a second step.
SEVERAL = 4


class Numbers:
    """The number of every move that a seat was shown at one kind of question."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    def of(self, name: str) -> int:
        return self.known.setdefault(name, len(self.known) + 1)

    def name(self, text: str) -> str:
        """What the number in a text stands for; nothing where it was never shown."""
        if not text.isdecimal() or len(text) > 4:
            return ""
        return next((name for name, number in self.known.items() if number == int(text)), "")


@dataclass
class Menu:
    """What may be chosen, and what may not with its reason."""

    options: Sequence[Move]
    refusals: Sequence[Refusal]
    words: Words
    width: int
    numbers: Numbers = field(default_factory=Numbers)

    def __post_init__(self) -> None:
        cells = [Text(f"00 {self.words.move(move)}") for move in self.options]
        long = rows_of(cells, self.width) > MOST_LINES
        self.groups = grouped(self.options, self.words, self.width) if long else {}
        inside = {write(move) for moves in self.groups.values() for move in moves}
        self.single = [move for move in self.options if write(move) not in inside]
        for name in (*map(write, self.single), *self.groups):
            self.numbers.of(name)

    def find(self, text: str) -> Move | None:
        """The option meant, if there is exactly one."""
        wanted = self.numbers.name(text)
        if text.isdecimal():
            return next((move for move in self.single if write(move) == wanted), None)
        place = find(text, self.options, self.words)
        return None if place is None else self.options[place]

    def group(self, text: str) -> Sequence[Move]:
        """The moves behind a line that stands for several."""
        return self.groups.get(self.numbers.name(text), ())

    def refused(self, text: str) -> Refusal | None:
        moves = [refusal.move for refusal in self.refusals]
        if text.isdecimal():
            wanted = self.numbers.name(text)
            places = [place for place, move in enumerate(moves) if write(move) == wanted]
            return self.refusals[places[0]] if places else None
        place = find(text, moves, self.words)
        return None if place is None else self.refusals[place]

    def ends(self) -> dict[str, int]:
        """The smallest and the largest number that can be chosen now, as sentences call them,
        and how many between them cannot."""
        numbers = [self.numbers.of(name) for name in (*map(write, self.single), *self.groups)]
        first, last = min(numbers), max(numbers)
        return {"first": first, "count": last, "gaps": last - first + 1 - len(numbers)}

    def draw(self) -> Table:
        lines = {self.numbers.of(write(move)): self.words.move(move) for move in self.single}
        for name, moves in self.groups.items():
            lines[self.numbers.of(name)] = span(moves, self.words, self.width)
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), lines[number]) for number in sorted(lines)
        ]
        return in_columns(cells, self.width)

    def draw_refusals(self) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False)
        for refusal in self.refusals:
            number = self.numbers.of(write(refusal.move))
            move = Text(self.words.move(refusal.move), "dim")
            table.add_row(Text(f"{number:>2}", "dim"), move, self.words.why(refusal))
        return table


def grouped(moves: Sequence[Move], words: Words, width: int) -> Mapping[str, Sequence[Move]]:
    """Rows of moves that begin alike: by verb, by a letter or by a word more, so that they fit."""
    usual: Mapping[str, Sequence[Move]] = {}
    for beginning in (with_word, with_letter, verb):
        rows: dict[str, list[Move]] = {}
        for move in moves:
            rows.setdefault(beginning(write(move)), []).append(move)
        found = {name: row for name, row in rows.items() if len(row) >= SEVERAL}
        if not found or len(rows) == 1:
            continue
        usual = found
        cells = [Text(f"00 {span(row, words, width)}") for row in found.values()]
        cells += [Text(f"00 {words.move(row[0])}") for row in rows.values() if len(row) < SEVERAL]
        if rows_of(cells, width) <= MOST_LINES:
            break
    return usual


def with_word(text: str) -> str:
    return " ".join([*text.split()[:2], "…"])


def with_letter(text: str) -> str:
    first, _, rest = text.partition(" ")
    return f"{first} {rest[:1]}…"


def verb(text: str) -> str:
    return f"{text.split()[0]} …"


def span(moves: Sequence[Move], words: Words, width: int) -> str:
    """The first and, in a short line, the last of a row of moves, and how many there are."""
    first, last = words.move(moves[0]), words.move(moves[-1])
    whole = words("menu-span", first=first, last=last, count=len(moves))
    if cell_len(whole) <= width // 2:
        return whole
    return words("menu-some", first=first, count=len(moves))


def amounts(moves: Sequence[Move]) -> dict[int, Move]:
    """Moves that differ in one number alone, by that number; otherwise nothing."""
    values = [facts(move) for move in moves]
    varied = {key for one in values for key in one if one[key] != values[0].get(key)}
    if len(varied) != 1 or len({type(move) for move in moves}) > 1:
        return {}
    (key,) = varied
    found = {one[key]: move for one, move in zip(values, moves, strict=True)}
    return {value: move for value, move in found.items() if type(value) is int}


def find(text: str, moves: Sequence[Move], words: Words) -> int | None:
    """The place of the move that a text names, if it names exactly one."""
    wanted = plain(text)
    if not wanted:
        return None
    names = [aliases(move, words) for move in moves]
    for rank in range(len(names[0]) if names else 0):
        places = [place for place, known in enumerate(names) if known[rank] == wanted]
        if len(places) == 1:
            return places[0]
    return None


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


def shortened(text: str) -> str:
    """What somebody has typed, as it is said back."""
    return text if len(text) <= 40 else f"{text[:39]}…"


def in_columns(cells: Sequence[Text], width: int) -> Table:
    """As few rows as the width allows, to be read downwards."""
    rows = rows_of(cells, width)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*cells[row::rows])
    return table


def rows_of(cells: Sequence[Text], width: int) -> int:
    rows = 1
    while rows < len(cells) and total(cells, rows) > width:
        rows += 1
    return rows


def total(cells: Sequence[Text], rows: int) -> int:
    columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
    return sum(max(cell_len(cell.plain) for cell in column) + GAP for column in columns)
