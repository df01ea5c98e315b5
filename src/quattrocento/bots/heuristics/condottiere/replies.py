"""Learned replies in Condottiere: what each option is worth beside a pass, at a glance.

An option is of a kind, and each kind has weights of its own for what a seat sees of the battle
(`scene.py`) and for what the option would do. Whether a hand is kept, and whether all hands are
thrown in, is left to rules of thumb.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.condottiere.city_figures import CITY_NAMES, city_rows
from quattrocento.bots.heuristics.condottiere.scene import CONTEXT, Scene, truth, within
from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.bots.heuristics.replies import Lore, ReplyWeights, Row
from quattrocento.core.moves import Move
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn
from quattrocento.games.condottiere.campaign import CityChoice
from quattrocento.games.condottiere.components import (
    BISHOP,
    DECK,
    DRUMMER,
    HEROINE,
    SCARECROW,
    SURRENDER,
    WINTER,
    Card,
)
from quattrocento.games.condottiere.moves import Pass, Play, TakeBack, TakeNothing
from quattrocento.games.condottiere.state import Condottiere

FIGURES: Final = (
    "value",
    "gain",
    "turns",
    "ahead",
    "behind",
    "weakest",
    "strongest",
    "turns-size",
    "turns-wins",
    "turns-danger",
    "gain-late",
    "gain-by-cards",
    "gain-rivals",
    "ahead-rivals",
)
KINDS: Final = (
    "mercenary",
    "heroine",
    "drummer",
    "bishop",
    "surrender",
    "winter",
    "scarecrow",
    "take-back",
)
HOLD_BACK: Final = -1  # a pass, or to take nothing: all else is compared with it
MERCENARY: Final = 0
TAKE_BACK: Final = 7
SPECIALS: Final = {HEROINE: 1, DRUMMER: 2, BISHOP: 3, SURRENDER: 4, WINTER: 5, SCARECROW: 6}
KIND_OF: Final = [SPECIALS.get(card, MERCENARY) for card in DECK]
# Weights are learned apart for those who lead or do not, and for the last one in.
REGIMES: Final = ("leading", "not leading", "last and leading", "last and not leading")
REGIME_COUNT: Final = len(REGIMES)
CITY_BLOCK: Final = 1 + len(KINDS) * REGIME_COUNT
CONTEXT_SIZE: Final = len(CONTEXT)
NO_FIGURES: Final[list[float]] = []


def block_of(kind: int, regime: int) -> int:
    return 0 if kind == HOLD_BACK else 1 + kind * REGIME_COUNT + regime


def is_learned(s: Condottiere) -> bool:
    """Whether replies to this question are learned."""
    return isinstance(s.agenda[-1], (Turn, ScarecrowStands, CityChoice))


def option_rows(s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[Row]:
    """The block of weights of each option, and the figures that these are for."""
    if isinstance(s.agenda[-1], CityChoice):
        return [(CITY_BLOCK, row) for row in city_rows(s, seat, legal_moves)]
    scene = Scene(s, seat)
    rows = []
    for move in legal_moves:
        kind = kind_of(move)
        row = NO_FIGURES
        if kind != HOLD_BACK:
            row = scene.context + figures_of(s, scene, move)
        rows.append((block_of(kind, scene.regime), row))
    return rows


def reply_values(
    s: Condottiere, seat: int, legal_moves: Sequence[Move], weights: ReplyWeights
) -> list[float]:
    """What each option is worth: the sum of its figures, each by its weight.

    What all options of a kind have in common is summed up once.
    """
    if isinstance(s.agenda[-1], CityChoice):
        of_city = weights[CITY_BLOCK]
        return [weigh_from(row, of_city, 0) for row in city_rows(s, seat, legal_moves)]
    scene = Scene(s, seat)
    values = []
    last = HOLD_BACK
    common = 0.0
    for move in legal_moves:
        kind = kind_of(move)
        if kind == HOLD_BACK:
            values.append(0.0)
            continue
        block = weights[block_of(kind, scene.regime)]
        if kind != last:
            last = kind
            common = weigh_from(scene.context, block, 0)
        values.append(common + weigh_from(figures_of(s, scene, move), block, CONTEXT_SIZE))
    return values


def weigh_from(row: list[float], weights: list[float], first: int) -> float:
    total = 0.0
    for place in range(len(row)):
        total += row[place] * weights[first + place]
    return total


def kind_of(move: Move) -> int:
    if isinstance(move, Play):
        return KIND_OF[move.card.index]
    if isinstance(move, (Pass, TakeNothing)):
        return HOLD_BACK
    if isinstance(move, TakeBack):
        return TAKE_BACK
    raise UnknownMove(repr(move))


def figures_of(s: Condottiere, scene: Scene, move: Move) -> list[float]:
    if isinstance(move, Play):
        return card_figures(s, scene, move.card)
    assert isinstance(move, TakeBack)
    army = scene.army_with(s, move.card, -1)
    return figures(scene, s.edition.values[move.card.index], army, scene.lead)


def card_figures(s: Condottiere, scene: Scene, card: Card) -> list[float]:
    value = s.edition.values[card.index]
    if card is WINTER:
        armies = scene.armies_in_winter(s)
        army = armies.pop(scene.seat)
        return figures(scene, value, army, max(armies))
    return figures(scene, value, scene.army_with(s, card, 1), scene.lead)


def figures(scene: Scene, value: int, army: int, lead: int) -> list[float]:
    """What an option does to the battle, in the order of `FIGURES`."""
    gain = ((army - lead) - (scene.mine - scene.lead)) / 10.0
    turns = truth((army > lead) != (scene.mine > scene.lead))
    ahead = max(within((army - lead) / 10.0, 2.0), 0.0)
    behind = max(within((lead - army) / 10.0, 2.0), 0.0)
    rivals = scene.rivals.count / 3.0
    return [
        value / 10.0,
        gain,
        turns,
        ahead,
        behind,
        truth(value == scene.weakest),
        truth(value == scene.strongest),
        turns * scene.size,
        turns * scene.wins,
        turns * scene.danger,
        gain * scene.late,
        gain / max(scene.cards, 1),
        gain * rivals,
        ahead * rivals,
    ]


LORE = Lore(
    figures={"none": (), "battle": CONTEXT + FIGURES, "city": CITY_NAMES},
    blocks={
        "hold back": "none",
        **{f"{kind}, {regime}": "battle" for kind in KINDS for regime in REGIMES},
        "city": "city",
    },
    centred=CITY_BLOCK,
    is_learned=is_learned,
    rows=option_rows,
)
