"""What an observation is made of: a row of small numbers, part by part."""

from dataclasses import dataclass
from typing import Final

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
BITS: Final = [bytes([mask >> bit & 1 for bit in range(EIGHT)]) for mask in range(1 << EIGHT)]


def put_bits(out: list[bytes], mask: int, size: int) -> None:
    """A number for each bit, from the lowest up."""
    left = size
    while left > EIGHT:
        out.append(BITS[mask & 255])
        mask >>= EIGHT
        left -= EIGHT
    out.append(BITS[mask & 255][:left])


def put_one(out: list[bytes], place: int, size: int) -> None:
    """A row of zeros with a one at a place; with none if the place is negative."""
    out.append(ONES[size][place + 1])


def put_counts(out: list[bytes], places: list[int], size: int) -> None:
    """How often each place occurs."""
    row = [0] * size
    for place in places:
        row[place] += 1
    out.append(bytes(row))


def put_seat(out: list[bytes], other: int, seat: int, seats: int) -> None:
    """Who it is, counted clockwise from the seat that looks; nobody is all zeros."""
    put_one(out, (other - seat) % seats if other >= 0 else -1, seats)


def put_seats(out: list[bytes], mask: int, seat: int, seats: int) -> None:
    """Which seats a mask has, counted clockwise from the one that looks."""
    turned = mask >> seat | mask << seats - seat
    out.append(BITS[turned & (1 << seats) - 1][:seats])


def put_number(out: list[bytes], number: int) -> None:
    """A number as far as a byte can tell it: it ends at 0 and at 255."""
    out.append(BYTE[0 if number < 0 else MOST if number > MOST else number])


def question(s: State) -> Choice | None:
    """What is asked now; of several questions at once the first."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    if isinstance(top, Choice):
        return top
    assert isinstance(top, JointChoice)
    return top.choices[0]


def put_question(out: list[bytes], s: State, kinds: dict[str, int], seat: int) -> None:
    """Which kind of question is asked, and of whom."""
    asked = question(s)
    put_one(out, -1 if asked is None else kinds[type(asked).__name__], len(kinds))
    waiting = 0
    for choice in s.waiting():
        waiting |= 1 << choice.seat
    put_seats(out, waiting, seat, s.seats)


def question_parts(kinds: dict[str, int], seats: int) -> list[Part]:
    return [Part("question", (len(kinds),)), Part("asked", (seats,))]


def numbered(names: str) -> dict[str, int]:
    return {name: index for index, name in enumerate(names.split())}
