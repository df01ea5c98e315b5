"""The learned judgement of The Princes of Florence in its parts: each feature counts for one.

The hand-made estimate is a feature too, and goes into the same parts as it does by hand.
"""

from typing import Final

from quattrocento.bots.heuristics.parts import Breakdown, Part, learn, places_of
from quattrocento.bots.heuristics.princes import parts as by_hand
from quattrocento.bots.heuristics.princes.features import NAMES, features
from quattrocento.bots.heuristics.princes.learned import LEARNED, phase
from quattrocento.games.princes.state import Princes

PARTS: Final = {
    "points": ("points",),
    "works": (
        "pay",
        "planned",
        "value",
        "missing",
        "persons",
        "cards",
        "works",
        "housed",
        "walking",
        "free",
        "settled",
        "best-fit",
        "next-fit",
        "homeless",
        "unfree",
        "ready",
        "lift",
        "card-lead",
    ),
    "best-work": ("best-work", "fame"),
    "prestige": ("prestige-hopes", "prestige-cards", "categories"),
    "plans": (
        "spending",
        "fresh",
        "arriving",
        "spare",
        "jesters",
        "jester-works",
        "builder",
        "two-builders",
        "three-builders",
        "builder-actions",
        "recruiting",
        "recruits",
        "landscapes",
        "landscape-kinds",
        "freedoms",
        "buildings",
        "large-buildings",
        "actions",
        "order",
        "jester-lead",
    ),
    "auctions": ("hope", "buyer"),
    "room": ("spaces", "empty"),
    "cash": ("florins", "idle", "short", "cash-lead"),
}


def parts(s: Princes) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    found = by_hand.parts(s)
    known = LEARNED.learned.get(s.seats)
    if known is None:
        return found
    weights = known.weights[phase(s)]
    for seat, row in enumerate(features(s)):
        learn(found[seat], row, weights, PLACES)
    return found


PLACES: Final = places_of(PARTS, NAMES)
BREAKDOWN = Breakdown(parts, by_hand.settle)
