"""What goes without saying in Signorie, so that nobody need think about it.

Of the choices of a game a quarter are such: helpers that only give, above all, and weddings.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.games.signorie.careers import Advance, steps_left
from quattrocento.games.signorie.helpers import HelperChoice
from quattrocento.games.signorie.moves import DONE, WED, Use
from quattrocento.games.signorie.rewards import WeddingChoice
from quattrocento.games.signorie.state import Signorie
from quattrocento.games.signorie.vocabulary import VERBS

ADVANCE: Final = VERBS["advance"].index
# What a family gains by these, it has for nothing.
GIFTS: Final = [
    VERBS[slug].index
    for slug in (
        *("florins", "points", "surplus-florins", "surplus-points", "initiative"),
        *("men", "women", "figures", "offspring", "alliances"),
    )
]


def worth_a_thought(s: Signorie, seat: int, legal_moves: Sequence[Move]) -> Sequence[Move]:
    """The only sensible move where there is one; all of them elsewhere."""
    top = s.agenda[-1]
    if isinstance(top, HelperChoice):
        first = legal_moves[0]
        if isinstance(first, Use) and only_gives(s, seat, first.helper.index):
            return [first]
    elif isinstance(top, WeddingChoice):
        # SIG-63 a bride costs nothing; to keep her place for the florins of a later round is rare
        return [WED]
    elif isinstance(top, Advance) and is_free(legal_moves):
        return legal_moves[:1]
    return legal_moves


def is_free(legal_moves: Sequence[Move]) -> bool:
    """SIG-41 A single way to spend a progress point: it costs no man, who could enter anywhere."""
    return len(legal_moves) == 2 and legal_moves[1] is DONE


def only_gives(s: Signorie, seat: int, helper: int) -> bool:
    """SIG-24 Whoever uses such a helper may still use those below."""
    for place, effect in enumerate(s.edition.helper_effects[helper]):
        verb = effect.verb.index
        # SIG-41 a progress point need not cost a man while the disc can move
        may_advance = place == 0 and steps_left(s, seat) > 0
        if verb not in GIFTS and not (verb == ADVANCE and may_advance):
            return False
    return True
