"""What an edition of Principato implies for the judgement, worked out once and not at each look."""

from typing import Final

from mypy_extensions import i64

from quattrocento.games.principato.components import CULTURE
from quattrocento.games.principato.edition import COUNTED, Figures

MONUMENT: Final = CULTURE[0].index
# Few editions are ever played side by side.
KEPT: Final = 8


class Printing:
    """`price` (the fewest cubes), `food` and `money` (the most of each) and `most` (of both) go by
    `card.index`; `kinds` and `values` are those of the culture tiles, by their place in the list;
    `aims` are the places in COUNTED of what each goal counts.
    """

    def __init__(self, edition: Figures) -> None:
        self.edition = edition
        self.price: list[int] = []
        self.food: list[int] = []
        self.money: list[int] = []
        self.most: list[int] = []
        for face in edition.effects:
            cubes = [price.food + price.money for price in face.prices]
            self.price.append(min(cubes, default=0))
            self.most.append(max(cubes, default=0))
            self.food.append(max([price.food for price in face.prices], default=0))
            self.money.append(max([price.money for price in face.prices], default=0))
        self.kinds = [work.tile.index - MONUMENT for work in edition.works]
        self.values = [work.value for work in edition.works]
        self.aims: list[list[i64]] = [
            [COUNTED.index(word) for word in aim.counts] for aim in edition.aims
        ]


_PRINTINGS: Final[list[Printing]] = []


def printing_of(edition: Figures) -> Printing:
    for known in _PRINTINGS:
        if known.edition is edition:
            return known
    found = Printing(edition)
    _PRINTINGS.insert(0, found)
    del _PRINTINGS[KEPT:]
    return found
