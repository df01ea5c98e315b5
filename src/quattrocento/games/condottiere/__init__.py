"""Condottiere, after the rules of the first edition of 1995."""

from quattrocento.core.game import Game
from quattrocento.games.condottiere.components import COMPONENTS, MAPS, PACKAGE
from quattrocento.games.condottiere.edition import read_edition
from quattrocento.games.condottiere.invariants import check
from quattrocento.games.condottiere.scoring import scores, standing
from quattrocento.games.condottiere.setup import setup
from quattrocento.games.condottiere.state import FIRST, REVISION, Variants
from quattrocento.games.condottiere.view import imagine, view

GAME = Game(
    key="condottiere",
    title="Condottiere",
    prefix="CON",
    package=PACKAGE,
    components=COMPONENTS,
    revision=REVISION,
    seats=range(2, 7),
    variants={"first": (FIRST, *range(6)), "map": MAPS, "hand_sizes": ("open", "hidden")},
    variants_type=Variants,
    read_edition=read_edition,
    setup=setup,
    view=view,
    imagine=imagine,
    scores=scores,
    standing=standing,
    check=check,
)
