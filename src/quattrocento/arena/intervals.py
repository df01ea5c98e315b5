"""How sure a number is."""

from collections.abc import Sequence
from math import sqrt

SURE = 1.96


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies in 95 of 100 cases."""
    share = hits / tries
    spread = SURE * sqrt(share * (1 - share) / tries + SURE**2 / (4 * tries**2))
    middle = share + SURE**2 / (2 * tries)
    scale = 1 + SURE**2 / tries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and the half width of its 95 % interval."""
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, 0.0
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, SURE * sqrt(variance / len(values))
