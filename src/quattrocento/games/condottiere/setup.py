"""Setting up, and what must always hold."""

from quattrocento.core.game import ensure, who_begins
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.campaign import DEAL
from quattrocento.games.condottiere.components import ALL_CITIES, DECK, Figures
from quattrocento.games.condottiere.state import Captain, Condottiere, Variants, no_cards


def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Condottiere:
    """CON-01 to CON-06 An empty map, a first condottiere, and a deal to come."""
    first = who_begins(variants.first, seats, rng)
    return Condottiere(
        seats=seats,
        rng=rng,
        agenda=[DEAL],
        answers={},
        log=None,
        ply=0,
        revealed=0,
        edition=edition,
        variants=variants,
        neighbours=edition.neighbours[variants.map],
        captains=[Captain(no_cards(), no_cards(), (), False) for _ in range(seats)],
        owners=[NOBODY] * len(ALL_CITIES),
        deck=tuple(edition.counts),
        aside=no_cards(),
        city=None,
        condottiere=first,
        round=0,
        quiet=0,
        winner=NOBODY,
    )


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
