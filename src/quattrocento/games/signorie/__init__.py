"""Signorie, after the rules of 2015."""

from quattrocento.core.game import Game
from quattrocento.games.signorie.components import BOARDS, COMPONENTS, PACKAGE
from quattrocento.games.signorie.edition import read_edition
from quattrocento.games.signorie.invariants import check
from quattrocento.games.signorie.scoring import scores, standing
from quattrocento.games.signorie.setup import setup
from quattrocento.games.signorie.state import Variants
from quattrocento.games.signorie.view import imagine, view

DEALT = ("random", *BOARDS)

GAME = Game(
    key="signorie",
    title="Signorie",
    prefix="SIG",
    package=PACKAGE,
    components=COMPONENTS,
    # 2: an errand no longer raises the threshold, which does nothing by then (SIG-33)
    revision=2,
    seats=range(2, 5),
    variants={
        "order": ("random", "seats"),
        "board0": DEALT,
        "board1": DEALT,
        "board2": DEALT,
        "board3": DEALT,
    },
    before={"board0": "yellow", "board1": "red", "board2": "violet", "board3": "blue"},
    variants_type=Variants,
    read_edition=read_edition,
    setup=setup,
    view=view,
    imagine=imagine,
    scores=scores,
    standing=standing,
    check=check,
    same_view=True,
)
