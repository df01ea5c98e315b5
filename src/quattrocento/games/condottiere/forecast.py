"""What a card is certain to do to the armies: for people who think about playing it."""

from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.cards import strengths, strongest
from quattrocento.games.condottiere.components import BISHOP, SURRENDER, Card
from quattrocento.games.condottiere.state import Condottiere


def foretell_card(s: Condottiere, seat: int, card: Card) -> dict[str, object]:
    """CON-27, CON-28, CON-31 The armies with a card, and the winner if it ends the battle."""
    after = armies_with(s, seat, card, 1)
    shown: dict[str, object] = {"before": strengths(s), "after": after}
    if card is SURRENDER:
        shown["winner"] = strongest(after)
    elif card is BISHOP:
        shown["winner"] = NOBODY
    return shown


def foretell_taking_back(s: Condottiere, seat: int, card: Card) -> dict[str, object]:
    """CON-25, CON-31 The armies without a mercenary that goes home."""
    return {"before": strengths(s), "after": armies_with(s, seat, card, -1)}


def armies_with(s: Condottiere, seat: int, card: Card, count: int) -> list[int]:
    """The strengths if a line had so many more of a card."""
    later = s.clone()
    later.captains[seat].line[card.index] += count
    return strengths(later)
