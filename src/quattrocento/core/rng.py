"""Randomness that anyone can verify: a hash in counter mode.

The stream is a sequence of 32-bit words. Word `i` is the little-endian word `i % 16` of
`BLAKE2b(key, message = i // 16 as 8 little-endian bytes)`, so a generator is a key and a
position: cheap to copy, the same on every machine.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

SPAN: Final = 1 << 32
WORD: Final = SPAN - 1


def seed_key(seed: str) -> bytes:
    """The 256-bit key of a seed: 64 hexadecimal digits are the key, other text is hashed."""
    if is_key(seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(seed.encode("utf-8")).digest()


def is_key(text: str) -> bool:
    return len(text) == 64 and all(c in "0123456789abcdef" for c in text)


def commitment(key: bytes) -> str:
    """What is shown before the game, so that nobody can change the key afterwards."""
    return hashlib.sha256(b"quattrocento" + key).hexdigest()


class Rng:
    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position: i64 = position
        self._keyed: hashlib.blake2b | None = None
        self._bytes = b""
        self._block: i64 = -1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.key == other.key and self.position == other.position

    def __hash__(self) -> int:
        return hash((self.key, self.position))

    def clone(self) -> "Rng":
        twin = Rng(self.key, self.position)
        twin._keyed = self._keyed
        twin._bytes = self._bytes
        twin._block = self._block
        return twin

    def word(self) -> int:
        block = self.position >> 4
        if block != self._block:
            self._bytes = self._hash(block)
            self._block = block
        at = (self.position & 15) << 2
        self.position += 1
        # Compiled, this is much faster than a tuple of such large numbers.
        hashed = self._bytes
        word: i64 = hashed[at + 3]
        word = word << 8 | hashed[at + 2]
        word = word << 8 | hashed[at + 1]
        return word << 8 | hashed[at]

    def _hash(self, block: i64) -> bytes:
        # Hashing the key takes longer than hashing a number: done once, it is copied for each.
        if self._keyed is None:
            self._keyed = hashlib.blake2b(key=self.key)
        hashed = self._keyed.copy()
        hashed.update(int(block).to_bytes(8, "little"))
        return hashed.digest()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if not 1 <= n <= SPAN:
            raise ValueError(f"a number below '{n}'; expected a bound from 1 to {SPAN}")
        bound: i64 = n
        limit = SPAN - SPAN % bound
        word: i64 = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def child(self, name: str) -> "Rng":
        """Another stream, independent of this one and of children of other names."""
        word = self.word().to_bytes(4, "little")
        return Rng(
            hashlib.blake2b(word + name.encode("utf-8"), key=self.key, digest_size=32).digest()
        )


class QuickRng(Rng):
    """Numbers that nobody has to verify, for random play: the same on every machine, and fast.

    An xorshift of 32 bits, seeded by one word of a stream.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.state: i64 = seed or 1

    def clone(self) -> "QuickRng":
        return QuickRng(self.state)

    def word(self) -> int:
        state = self.state
        state ^= state << 13 & WORD
        state ^= state >> 17
        state ^= state << 5 & WORD
        self.state = state
        return state

    def below(self, n: int) -> int:
        word: i64 = self.word()
        bound: i64 = n
        return word * bound >> 32
