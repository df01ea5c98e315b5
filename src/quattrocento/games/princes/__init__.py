"""The Princes of Florence, with Muse & Princess and Co-operative building."""

from quattrocento.core.game import Game
from quattrocento.games.princes.components import COMPONENTS, PACKAGE
from quattrocento.games.princes.edition import read_edition
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.scoring import scores, standing
from quattrocento.games.princes.setup import setup
from quattrocento.games.princes.state import FIRST, MOST_SEATS, Variants
from quattrocento.games.princes.view import imagine, view

GAME = Game(
    key="princes",
    title="The Princes of Florence",
    prefix="FLO",
    package=PACKAGE,
    components=COMPONENTS,
    # 2: joint buildings that touch one across the border (FLO-120), payments (FLO-112),
    # and the merchant before the best work (FLO-98) are ruled otherwise than in 1
    revision=2,
    seats=range(2, MOST_SEATS + 1),
    variants={
        "first": (FIRST, *range(MOST_SEATS)),
        "muse": (False, True),
        "cooperative": (False, True),
        "open_money": (False, True),
        "harsh_freedoms": (False, True),
    },
    variants_type=Variants,
    read_edition=read_edition,
    setup=setup,
    view=view,
    imagine=imagine,
    scores=scores,
    standing=standing,
    check=check,
    retold=(1,),
)
