"""From which loss on a choice is called an inaccuracy, a mistake or a blunder.

A mistake begins where the better move, played out, really wins more often in four of five cases;
see `docs/insight.md`.
"""

INACCURACY, MISTAKE, BLUNDER = 0.03, 0.08, 0.16
NOTABLE = INACCURACY  # from here on reasons are told


def grade(loss: float) -> str:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else ""
