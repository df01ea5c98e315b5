"""Scenes of Lots, for tests that play it."""

from quattrocento.core.match import Match
from quattrocento.core.rng import Rng, seed_key
from tests.lots import LOTS
from tests.lots.rules import Round
from tests.lots.table import SLIPS, Lots, Slip


def slips(text: str) -> list[Slip]:
    return [SLIPS[slug] for slug in text.split()]


def scene(*hands: str, hat: str = "", **options: str) -> Lots:
    """The first round begins, seat 0 leads; the last slip named is the top of the hat."""
    chosen = LOTS.read_variants({"first": "0", **options})
    s = LOTS.setup(len(hands), chosen, LOTS.edition(), Rng(bytes(32)))
    assert isinstance(s, Lots)
    s.hands = [sorted(slips(hand)) for hand in hands]
    s.hat = slips(hat)
    s.agenda = [Round()]
    s.log = []
    s.settle()
    return s


def begin(**tags: str) -> Match:
    """A match for two: seat 0 leads with one, three and five against two, two and four."""
    options = LOTS.read_variants({"first": "0"})
    return Match.begin(LOTS, 2, options, LOTS.edition(), seed_key("lots"), **tags)
