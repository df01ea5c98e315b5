"""Which tables a contest has: all bots at one, one against each, or each against each."""

from collections.abc import Sequence
from itertools import combinations

FORMATS = ("table", "gauntlet", "round-robin")


class BadFormat(ValueError):
    """These bots cannot be matched so."""


def tables(kind: str, bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits at each table; `seats` is how many at one, where the bots do not say it."""
    if kind == "table":
        return [tuple(bots)]
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise BadFormat(f"a {kind} of {', '.join(bots)}; expected two or more, each of them once")
    if kind == "gauntlet":
        challenger, *others = bots
        return [(challenger, *[other] * (seats - 1)) for other in others]
    if len(bots) < seats:
        raise BadFormat(f"{len(bots)} bots for tables of {seats} seats; expected {seats} or more")
    return list(combinations(bots, seats))
