"""The learned judgement of Signorie in its parts: each feature counts for one of them.

The hand-made estimate is a feature too, and goes into the same parts as it does by hand.
"""

from typing import Final

from quattrocento.bots.heuristics.parts import Breakdown, Part, learn, places_of
from quattrocento.bots.heuristics.signorie import parts as by_hand
from quattrocento.bots.heuristics.signorie.features import NAMES, features
from quattrocento.bots.heuristics.signorie.learned import LEARNED, phase
from quattrocento.bots.heuristics.signorie.offers import ROUND_NAMES
from quattrocento.games.signorie.components import HELPER
from quattrocento.games.signorie.state import Signorie

PARTS: Final = {
    "points": ("points",),
    "florins": ("florins-worth", "florins", "few-florins", "many-florins"),
    "men": ("men-worth", "men", "any-man", "many-men", "reserve-men"),
    "women": ("women-worth", "women", "any-woman", "many-women", "reserve-women", "best-marriage"),
    "careers": (
        "careers-worth",
        "posts",
        "posts-points",
        "posts-half",
        "fields",
        "best-field",
        "second-field",
        "high-rank",
        "middle-rank",
        "envoys-ready",
        "best-mission",
        "missions-helper",
    ),
    "rows": (
        "rows-worth",
        "career-tiles",
        "career-quorums",
        "career-one-short",
        "career-two-short",
        "quorum-points",
        "waiting-points",
        "wedding-tiles",
        "wedding-quorum",
        "wedding-one-short",
        "wedding-points",
        "mission-tiles-fit",
        "marriage-tiles-fit",
    ),
    "helpers": (
        "helpers-worth",
        *[f"helper-{helper.slug}" for helper in HELPER],
        "paired-helpers",
    ),
    "brides": ("brides-worth", "brides"),
    "initiative": ("initiative-worth", "initiative-field"),
    "precedence": ("precedence", "place-in-order"),
    "glory": ("glory", "cities", "envoys", "wives", "honours-now"),
    "round": ROUND_NAMES,
}


def parts(s: Signorie) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    found = by_hand.parts(s)
    learned = LEARNED.learned.get(s.seats)
    if learned is None:
        return found
    weights = learned.weights[phase(s)]
    for seat, row in enumerate(features(s)):
        learn(found[seat], row, weights, PLACES)
    return found


PLACES: Final = places_of(PARTS, NAMES)
BREAKDOWN = Breakdown(parts, LEARNED.finish_turn)
