"""What must always hold."""

from quattrocento.core.game import ensure
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.components import DECK
from quattrocento.games.condottiere.state import Condottiere


def check(s: Condottiere) -> None:
    """CON-02, CON-35, CON-49 Every card is in exactly one place; every owner sits at the table."""
    for card in DECK:
        index = card.index
        places = [s.deck[index], s.aside[index]]
        for captain in s.captains:
            places += [captain.hand[index], captain.line[index]]
            known = captain.known.count(card)
            ensure(known <= captain.hand[index], f"more {card} known than held")
        ensure(min(places) >= 0, f"fewer than no {card}")
        ensure(sum(places) == s.edition.counts[index], f"{card}: {places}")
    ensure(all(NOBODY <= owner < s.seats for owner in s.owners), f"owners {s.owners}")
    ensure(s.over == (s.winner != NOBODY), "the game is over exactly when somebody has won")
