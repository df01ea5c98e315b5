"""The learned judgement of Condottiere in its parts: each feature counts for one of them.

The hand-made estimate is a feature too, and goes into the same parts as it does by hand.
"""

from typing import Final

from quattrocento.bots.heuristics.condottiere import parts as by_hand
from quattrocento.bots.heuristics.condottiere.features import NAMES, Realm, features
from quattrocento.bots.heuristics.condottiere.learned import LEARNED
from quattrocento.bots.heuristics.parts import Breakdown, Part, learn, places_of
from quattrocento.games.condottiere.realm import target
from quattrocento.games.condottiere.state import Condottiere

PARTS: Final = {
    "cities": ("cities", "late-dealt"),
    "realm": ("group", "group-squared", "borders", "two-short"),
    "threat": (
        "one-short",
        "winning-cities",
        "winning-free",
        "share-one-short",
        "lead-one-short",
        "late-one-short",
    ),
    "hand": (
        "cards",
        "strength",
        "mercenaries",
        "strong-mercenaries",
        "heroines",
        "drummers",
        "bishops",
        "surrenders",
        "winters",
        "scarecrows",
        "empty",
        "share",
        "lead",
        "strongest",
        "bishops-in-need",
        "late-share",
    ),
    "condottiere": ("condottiere", "condottiere-one-short"),
    "battle": ("battle", "hope", "hope-wins", "hope-two-short", "army", "leads", "out"),
}


def parts(s: Condottiere) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    found = by_hand.parts(s)
    weights = LEARNED.learned.get(s.seats)
    if weights is None:
        return found
    rows = features(s)
    need = target(s)
    for seat in range(s.seats):
        winning = float(Realm(s, seat, need).winning)
        found[seat].append(Part("threat", 0.0, {"winning": winning}))
        learn(found[seat], rows[seat], weights.weights[0], PLACES)
    return found


PLACES: Final = places_of(PARTS, NAMES)
BREAKDOWN = Breakdown(parts, LEARNED.finish_turn)
