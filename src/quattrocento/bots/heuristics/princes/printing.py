"""What an edition of the Princes implies for the judgement, worked out once, not at each look."""

from typing import Final

from quattrocento.games.princes.components import TALLIES
from quattrocento.games.princes.edition import Award, Figures

PLACE: Final = {word: place for place, word in enumerate(TALLIES)}
# Few editions are ever played side by side.
KEPT: Final = 8


class Printing:
    """The wishes by person, as indices; the sizes by building, the tallies that bonus cards add up
    and prestige cards ask for, as places in TALLIES.
    """

    def __init__(self, edition: Figures) -> None:
        self.edition = edition
        self.building_of = [wish.building.index for wish in edition.wishes]
        self.landscape_of = [wish.landscape.index for wish in edition.wishes]
        self.freedom_of = [wish.freedom.index for wish in edition.wishes]
        self.sizes = [PLACE[size] for size in edition.sizes]
        self.adds = [[(PLACE[word], each) for word, each in adds] for adds in edition.adds]
        self.least = [[(PLACE[word], least) for word, least in a.least] for a in edition.awards]
        self.compared = [compared(award) for award in edition.awards]


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
