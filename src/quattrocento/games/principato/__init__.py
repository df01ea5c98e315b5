"""Principato, after the rules of the German first edition of 2011."""

from quattrocento.core.game import Game
from quattrocento.games.principato.components import COMPONENTS, PACKAGE
from quattrocento.games.principato.edition import read_edition
from quattrocento.games.principato.invariants import check
from quattrocento.games.principato.scoring import scores, standing
from quattrocento.games.principato.setup import setup
from quattrocento.games.principato.state import FIRST, REVISION, Variants
from quattrocento.games.principato.view import imagine, view

GAME = Game(
    key="principato",
    title="Principato",
    prefix="PRI",
    package=PACKAGE,
    components=COMPONENTS,
    revision=REVISION,
    seats=range(2, 5),
    variants={"first": (FIRST, *range(4))},
    variants_type=Variants,
    read_edition=read_edition,
    setup=setup,
    view=view,
    imagine=imagine,
    scores=scores,
    standing=standing,
    check=check,
)
