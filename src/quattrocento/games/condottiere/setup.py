"""Setting up."""

from quattrocento.core.game import who_begins
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.campaign import DEAL
from quattrocento.games.condottiere.components import ALL_CITIES
from quattrocento.games.condottiere.edition import Figures
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
        captains=[new_captain() for _ in range(seats)],
        owners=[NOBODY] * len(ALL_CITIES),
        deck=tuple(edition.counts),
        aside=no_cards(),
        city=None,
        condottiere=first,
        round=0,
        quiet=0,
        winner=NOBODY,
    )


def new_captain() -> Captain:
    captain = Captain()
    captain.hand = no_cards()
    captain.line = no_cards()
    captain.known = ()
    captain.out = False
    return captain
