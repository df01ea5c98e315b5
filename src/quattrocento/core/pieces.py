"""Pieces: what lies on the table, each kind of thing once, known by its slug."""

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

P = TypeVar("P", bound="Piece")

_PIECES: "Final[dict[tuple[type[Piece], str], Piece]]" = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """One kind of card, tile or place. It carries identity only; figures stand in the edition."""

    def __init__(self, slug: str, index: int) -> None:
        self.slug: Final = slug
        self.index: Final = index
        _PIECES.setdefault((type(self), slug), self)

    def __repr__(self) -> str:
        return self.slug

    # A compiled class that can be ordered is not hashable by itself.
    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: "Piece") -> bool:
        return self.index < other.index

    # There is one object a kind, so a copy is the thing itself, in another process too.

    def __copy__(self) -> "Piece":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Piece":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Piece"], tuple[object, ...]]:
        return _find, (type(self), self.slug)


class Seat(Piece):
    """A place at the table, where it is the object of an event and not its subject."""


@cache
def kebab(name: str) -> str:
    """`TakeBack` -> `take-back`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def kind(piece: Piece) -> str:
    return kebab(type(piece).__name__)


def label(piece: Piece) -> str:
    """`card:m10`: the name of a piece in JSON, picks and translations."""
    return f"{kind(piece)}:{piece.slug}"


def make(slugs: list[str], cls: type[P]) -> dict[str, P]:
    return {slug: cls(slug, index) for index, slug in enumerate(slugs)}


@cache
def _tables(components: str) -> dict[str, object]:
    """A game's figures are parsed once, not again for every kind of piece."""
    return tomllib.loads(components)


def _find(cls: type[Piece], slug: str) -> Piece:
    return _PIECES[cls, slug]


def load(components: str, section: str, cls: type[P]) -> dict[str, P]:
    """The pieces that a section of the game's own `components.toml` names, in its order.

    A section is a table (its keys are the slugs) or a list of slugs, as in `map.cities`.
    """
    found: object = _tables(components)
    for key in section.split("."):
        if not isinstance(found, dict) or key not in found:
            raise KeyError(f"components.toml has no section '{section}'")
        found = found[key]
    if not isinstance(found, (dict, list)):
        raise TypeError(f"section '{section}' of components.toml is neither a table nor a list")
    return make([str(slug) for slug in found], cls)


SEATS: Final = list(make([str(index) for index in range(8)], Seat).values())
