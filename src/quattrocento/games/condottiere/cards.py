"""What the cards are worth."""

from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.components import DRUMMER, HEROINE, MERCENARIES, WINTER
from quattrocento.games.condottiere.state import Condottiere


def is_winter(s: Condottiere) -> bool:
    """CON-21 Whether anyone has played a winter in this battle."""
    return any(captain.line[WINTER.index] for captain in s.captains)


def strength(s: Condottiere, seat: int) -> int:
    """CON-31 The strength of an army: CON-20 to CON-24."""
    line = s.captains[seat].line
    values = s.edition.values
    winter = is_winter(s)
    army = 0
    for card in MERCENARIES:
        count = line[card.index]
        if count:
            army += count if winter else count * values[card.index]
    if line[DRUMMER.index]:
        army *= 2
    return army + line[HEROINE.index] * values[HEROINE.index]


def strengths(s: Condottiere) -> list[int]:
    return [strength(s, seat) for seat in range(s.seats)]


def strongest(armies: list[int]) -> int:
    """CON-32, CON-33 The seat of the single strongest army; nobody on a tie, as at 0 all are."""
    best = max(armies)
    return NOBODY if armies.count(best) > 1 else armies.index(best)


def has_mercenary(cards: list[int]) -> bool:
    return any(cards[card.index] for card in MERCENARIES)
