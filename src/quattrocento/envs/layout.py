"""What an observation is made of: a row of small numbers, part by part."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from quattrocento.core.pieces import Piece
from quattrocento.core.state import State
from quattrocento.core.steps import Choice, JointChoice

MOST: Final = 255


@dataclass(frozen=True)
class Part:
    """So many numbers of an observation, in this shape; `unit` is what one of them stands for."""

    name: str
    shape: tuple[int, ...]
    unit: int = 1

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


BYTE: Final = [bytes([number]) for number in range(MOST + 1)]
LONGEST_ROW: Final = 64
# Rows with a single one, by their length and its place; the first of each has none.
ONES: Final = [
    [bytes(size)] + [bytes([place == one for place in range(size)]) for one in range(size)]
    for size in range(LONGEST_ROW + 1)
]
EIGHT: Final = 8
# The lowest bits of a mask as numbers, by how many and by the mask.
BITS: Final = [
    [bytes([mask >> bit & 1 for bit in range(size)]) for mask in range(1 << size)]
    for size in range(EIGHT + 1)
]


def put_bits(out: list[bytes], mask: int, size: int) -> None:
    """A number for each bit, from the lowest up."""
    left, rest = i64(size), i64(mask)
    while left > EIGHT:
        out.append(BITS[EIGHT][rest & 255])
        rest >>= EIGHT
        left -= EIGHT
    out.append(BITS[left][rest & ((1 << left) - 1)])


class Kept:
    """A row that was written of something that is never changed, only replaced."""

    def __init__(self) -> None:
        self.of: object = None
        self.row = b""


class KeptMask:
    """A row that was written of a mask."""

    def __init__(self) -> None:
        self.of = -1
        self.row = b""


class Memory:
    """What was last written of a game, row by row: little of it changes from move to move."""

    def __init__(self, rows: int = 0, masks: int = 0) -> None:
        self.rows = [Kept() for _ in range(rows)]
        self.masks = [KeptMask() for _ in range(masks)]


def put_mask(out: list[bytes], kept: KeptMask, mask: int, size: int) -> None:
    """A number for each bit, from the lowest up."""
    if kept.of != mask:
        rows: list[bytes] = []
        put_bits(rows, mask, size)
        kept.row = b"".join(rows)
        kept.of = mask
    out.append(kept.row)


def put_pieces(out: list[bytes], kept: Kept, pieces: tuple[Piece, ...], size: int) -> None:
    """How often each piece occurs."""
    if kept.of is not pieces:
        kept.row = counts([piece.index for piece in pieces], size)
        kept.of = pieces
    out.append(kept.row)


def put_one(out: list[bytes], place: int, size: int) -> None:
    """A row of zeros with a one at a place; with none if the place is negative."""
    out.append(ONES[size][place + 1])


def put_counts(out: list[bytes], places: list[int], size: int) -> None:
    """How often each place occurs."""
    out.append(counts(places, size))


def counts(places: list[int], size: int) -> bytes:
    if len(places) < 2:
        return ONES[size][places[0] + 1 if places else 0]
    row = [0] * size
    for place in places:
        row[place] += 1
    return bytes(row)


def told(number: int) -> int:
    """A number as far as a byte can tell it: it ends at 0 and at 255."""
    return 0 if number < 0 else MOST if number > MOST else number


def put_seat(out: list[bytes], other: int, seat: int, seats: int) -> None:
    """Who it is, counted clockwise from the seat that looks; nobody is all zeros."""
    put_one(out, (other - seat) % seats if other >= 0 else -1, seats)


def put_seats(out: list[bytes], mask: int, seat: int, seats: int) -> None:
    """Which seats a mask has, counted clockwise from the one that looks."""
    turned = mask >> seat | mask << seats - seat
    out.append(BITS[seats][turned & (1 << seats) - 1])


def put_number(out: list[bytes], number: int) -> None:
    out.append(BYTE[told(number)])


def question(s: State) -> Choice | None:
    """What is asked now; of several questions at once the first."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    if isinstance(top, Choice):
        return top
    assert isinstance(top, JointChoice)
    return top.choices[0]


class Questions:
    """The kinds of questions of a title, in order, by the names of their classes."""

    def __init__(self, names: str) -> None:
        self.names = names.split()
        # Classes are learned as they are met: to ask one for its name takes long.
        self._known: dict[type[Choice], int] = {}

    def place(self, asked: Choice) -> int:
        kind = type(asked)
        found = self._known.get(kind, -1)
        if found < 0:
            found = self._known[kind] = self.names.index(kind.__name__)
        return found


def put_question(out: list[bytes], s: State, kinds: Questions, seat: int) -> None:
    """Which kind of question is asked, and of whom."""
    asked = question(s)
    put_one(out, -1 if asked is None else kinds.place(asked), len(kinds.names))
    if isinstance(s.agenda[-1] if s.agenda else None, Choice):
        put_seat(out, s.turn(), seat, s.seats)
        return
    waiting = 0
    for choice in s.waiting():
        waiting |= 1 << choice.seat
    put_seats(out, waiting, seat, s.seats)


def question_parts(kinds: Questions, seats: int) -> list[Part]:
    return [Part("question", (len(kinds.names),)), Part("asked", (seats,))]
