"""Claims: what every game must keep, each a function of a case."""

from collections.abc import Callable

from tests.contract.cases import Case

Claim = Callable[[Case], None]

CLAIMS: list[Claim] = []


def claim(held: Claim) -> Claim:
    """Every game is held to this, in every case."""
    CLAIMS.append(held)
    return held
