"""What an edition of the Princes implies for the judgement, worked out once, not at each look."""

from typing import Final

from mypy_extensions import i64

from quattrocento.games.princes.components import BUILDING, FREEDOM, LANDSCAPE, TALLIES
from quattrocento.games.princes.edition import Award, Figures

PLACE: Final = {word: place for place, word in enumerate(TALLIES)}
# Few editions are ever played side by side.
KEPT: Final = 8


class Printing:
    """The wishes by person, as indices; the sizes by building, the tallies that bonus cards add up
    and prestige cards ask for, as places in TALLIES.

    `wish_buildings`, `wish_landscapes` and `wish_freedoms` are masks of the persons that wish for
    each, `landscape_cells` what a landscape covers. `fits` are the values of fulfilled wishes, the
    best first, and `fulfilled` which they are.
    """

    def __init__(self, edition: Figures) -> None:
        self.edition = edition
        self.building_of: list[i64] = [wish.building.index for wish in edition.wishes]
        self.landscape_of: list[i64] = [wish.landscape.index for wish in edition.wishes]
        self.freedom_of: list[i64] = [wish.freedom.index for wish in edition.wishes]
        self.wish_buildings = wishing(self.building_of, len(BUILDING))
        self.wish_landscapes = wishing(self.landscape_of, len(LANDSCAPE))
        self.wish_freedoms = wishing(self.freedom_of, len(FREEDOM))
        each = (edition.work_building, edition.work_landscape, edition.work_freedom)
        ways = [
            (sum([value for at, value in enumerate(each) if way >> at & 1]), way)
            for way in range(1 << len(each))
        ]
        ways.sort(reverse=True)
        self.fits: list[i64] = [value for value, _ in ways]
        self.fulfilled: list[i64] = [way for _, way in ways]
        outlines = edition.sites[len(BUILDING) :]
        self.landscape_cells = [sites.masks[0].bit_count() for sites in outlines]
        self.sizes = [PLACE[size] for size in edition.sizes]
        self.adds = [[(PLACE[word], each) for word, each in adds] for adds in edition.adds]
        self.least = [[(PLACE[word], least) for word, least in a.least] for a in edition.awards]
        self.compared = [compared(award) for award in edition.awards]


def wishing(wishes: list[i64], kinds: int) -> list[i64]:
    """By kind, the mask of the persons that wish for it."""
    found: list[i64] = [0] * kinds
    for person, kind in enumerate(wishes):
        found[kind] |= 1 << person
    return found


def compared(award: Award) -> int:
    """What a prestige card compares with the others; -1 if it does not."""
    word = award.most if award.most else award.fewest
    return PLACE[word] if word else -1


_PRINTINGS: Final[list[Printing]] = []


def printing_of(edition: Figures) -> Printing:
    for known in _PRINTINGS:
        if known.edition is edition:
            return known
    found = Printing(edition)
    _PRINTINGS.insert(0, found)
    del _PRINTINGS[KEPT:]
    return found
