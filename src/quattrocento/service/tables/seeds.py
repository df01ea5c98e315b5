"""Seeds that nobody can choose: the server promises its part before the players give theirs.

The server draws a secret when a table is opened and shows its hash, the promise. Everyone who
sits down adds a part of their own. The seed is the hash of all of it; its commitment is shown
from the first move, and secret and seed when the game is over, so that anyone can check both.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from quattrocento.core.record import Record
from quattrocento.core.rng import commitment

PROMISE, PARTS, SECRET = "seed-promise", "seed-parts", "seed-secret"


class SeedError(ValueError):
    """The seed of a record is not the mixture that it claims to be."""


# A table tells its promise and its commitment with every row.
REMEMBERED = 10_000


@lru_cache(REMEMBERED)
def committed(key: bytes) -> str:
    return commitment(key)


@lru_cache(REMEMBERED)
def promise(secret: str) -> str:
    return hashlib.sha256(b"quattrocento secret" + bytes.fromhex(secret)).hexdigest()


def mix(secret: str, parts: Sequence[str]) -> bytes:
    """Each part with its length, so that moving letters between parts changes the seed."""
    mixed = hashlib.sha256(b"quattrocento seed" + bytes.fromhex(secret))
    for part in parts:
        text = part.encode("utf-8")
        mixed.update(len(text).to_bytes(4, "little") + text)
    return mixed.digest()


def check(record: Record) -> bool:
    """Whether a record tells how its seed was mixed; SeedError where that is not true."""
    tags = record.tags
    if not record.seed or SECRET not in tags:
        return False
    secret, parts = tags[SECRET], tags.get(PARTS, "").split(",")
    try:
        kept, mixed = promise(secret), mix(secret, parts)
    except ValueError:
        raise SeedError(f"tag '{SECRET}' is {secret[:20]!r}; expected hexadecimal digits") from None
    if kept != tags.get(PROMISE, ""):
        raise SeedError("the server's secret is not the one that it promised")
    if mixed.hex() != record.seed or commitment(mixed) != record.commitment:
        raise SeedError("the seed is not mixed from the server's secret and the players' parts")
    return True
