"""A fixed table of actions a title: every move that can ever be open has a number.

A block holds the actions of one verb. An action stands for one move, or for several of which
at most one is open at a time: "take the third card of the display", whichever card that is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.core.moves import IllegalMove, Move, write


@dataclass(frozen=True)
class Block:
    """The actions of one verb, in order; `rest` takes all moves of it that are not listed."""

    verb: str
    actions: list[list[Move]]
    rest: type[Move] | None = None

    @property
    def size(self) -> int:
        return len(self.actions) + (self.rest is not None)


def each(verb: str, moves: Sequence[Move]) -> Block:
    """An action for every move."""
    return Block(verb, [[move] for move in moves])


def single(verb: str, kind: type[Move]) -> Block:
    """One action for all moves of a kind, of which at most one is open at a time."""
    return Block(verb, [], kind)


class ActionTable:
    """Numbers for moves, and masks of those that are open. The numbers follow from the blocks."""

    def __init__(self, game: str, revision: int, blocks: Sequence[Block]) -> None:
        self.size = sum([block.size for block in blocks])
        self.version = f"{game}/{revision}/{self.size}"
        self.blocks = list(blocks)
        self._kept: list[Move] = []
        # Moves are shared objects, and so much quicker to tell apart by identity than by content.
        self._codes: dict[int, int] = {}
        self._rest: dict[type[Move], int] = {}
        start = 0
        for block in blocks:
            for offset, moves in enumerate(block.actions):
                for move in moves:
                    self._learn(move, start + offset)
            if block.rest is not None:
                self._rest[block.rest] = start + block.size - 1
            start += block.size

    def _learn(self, move: Move, code: int) -> int:
        self._kept.append(move)
        self._codes[id(move)] = code
        return code

    def code(self, move: Move) -> int:
        """The number of a move."""
        found = self._codes.get(id(move), -1)
        if found >= 0:
            return found
        rest = self._rest.get(type(move), -1)
        if rest < 0:
            raise IllegalMove(f"{write(move)!r} has no number in the actions {self.version}")
        return self._learn(move, rest)

    def codes(self, moves: Sequence[Move]) -> list[int]:
        """The numbers of some moves."""
        known = self._codes
        codes: list[int] = []
        for move in moves:
            code = known.get(id(move), -1)
            codes.append(code if code >= 0 else self.code(move))
        return codes

    def mask(self, codes: list[int]) -> bytearray:
        """A byte for each action: 1 where it is open, by the numbers of the open moves."""
        mask = bytearray(self.size)
        for code in codes:
            mask[code] = 1
        return mask

    def find(self, moves: Sequence[Move], action: int) -> Move:
        """The open move behind a number."""
        return moves[self.place(self.codes(moves), action)]

    def place(self, codes: list[int], action: int) -> int:
        """Which of these numbers it is; of several sums behind the last of a block the largest."""
        place = len(codes) - 1
        while place >= 0 and codes[place] != action:
            place -= 1
        if place < 0:
            raise IllegalMove(f"action {action} is not open; open: {self._open(codes)}")
        return place

    def _open(self, codes: list[int]) -> str:
        names = self.names()
        shown = [f"{code} ({names[code]})" for code in codes[:6]]
        return ", ".join([*shown, "..."] if len(codes) > len(shown) else shown)

    def names(self) -> list[str]:
        """What each action is called: the text of its move, or its verb and place in the block."""
        found: list[str] = []
        for block in self.blocks:
            for place, moves in enumerate(block.actions):
                found.append(write(moves[0]) if len(moves) == 1 else f"{block.verb} {place + 1}")
            if block.rest is not None:
                found.append(f"{block.verb} *")
        return found
