"""The learned judgement of Principato in its parts: each feature counts for one of them.

The hand-made estimate is a feature too, and goes into the same parts as it does by hand.
"""

from typing import Final

from quattrocento.bots.heuristics.parts import Breakdown, Part, learn, places_of
from quattrocento.bots.heuristics.principato import parts as by_hand
from quattrocento.bots.heuristics.principato.features import NAMES, features
from quattrocento.bots.heuristics.principato.learned import LEARNED, phase
from quattrocento.games.principato.components import CARD, GOAL
from quattrocento.games.principato.state import Principato

PARTS: Final = {
    "points": ("points",),
    "stores": (
        "stores",
        "food",
        "money",
        "favour",
        "food-room",
        "money-room",
        "book-paid",
        "painting-paid",
        "monument-paid",
    ),
    "income": (
        "income",
        "fields",
        "farms",
        "palazzi",
        "banks",
        "harvest-left",
        "market-left",
        "both-left",
        "idle-fields",
        "idle-palazzi",
        "stores-a-book",
        "stores-a-painting",
        "next",
        "follows",
        "actions",
    ),
    "goals": (
        "goals",
        "monuments",
        "books",
        "paintings",
        *["goal-" + goal.slug for goal in GOAL],
        "stronghold-points",
        "stronghold-army",
        "land-counted",
        "land-beyond",
        "city-counted",
        "city-beyond",
        "armory-left",
        "wanted-monuments",
        "wanted-books",
        "wanted-harvest",
        "wanted-farms",
        "wanted-paintings",
        "wanted-market",
        "wanted-banks",
        "sets",
        "next-set",
    ),
    "cards": (
        "cards",
        *["card-" + card.slug for card in CARD],
        "artist",
        "two-artists",
        "sculptor-left",
        "writer-left",
        "painter-left",
        "offer",
        "artist-on-offer",
        "swapping",
    ),
    "upkeep": ("upkeep", "units", "supplied"),
    "army": ("army", "rank-now", "strength", "lead", "lead-soon"),
    "lasting": ("lasting", "catapults", "catapults-left", "catapult-lead"),
}


def parts(s: Principato) -> list[list[Part]]:
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
BREAKDOWN = Breakdown(parts, LEARNED.finish_turn)
