"""The cards and the cities."""

from typing import Final, Literal

from quattrocento.core.pieces import Piece, load
from quattrocento.games.files import read_components


class Card(Piece):
    """CON-02 A kind of card."""


class City(Piece):
    """CON-06 A city, and the region around it."""


PACKAGE: Final = "quattrocento.games.condottiere"
COMPONENTS: Final = read_components(PACKAGE)
CARDS: Final = load(COMPONENTS, "deck", Card)
CITY_BY_SLUG: Final = load(COMPONENTS, "map.cities", City)
DECK: Final = list(CARDS.values())
ALL_CITIES: Final = list(CITY_BY_SLUG.values())
MapName = Literal["rulebook", "published"]
MAPS: Final[tuple[MapName, ...]] = ("rulebook", "published")

SCARECROW: Final = CARDS["scarecrow"]
DRUMMER: Final = CARDS["drummer"]
BISHOP: Final = CARDS["bishop"]
SURRENDER: Final = CARDS["surrender"]
WINTER: Final = CARDS["winter"]
HEROINE: Final = CARDS["heroine"]
SPECIALS: Final = (SCARECROW, DRUMMER, BISHOP, SURRENDER, WINTER, HEROINE)
MERCENARIES: Final = [card for card in DECK if card not in SPECIALS]
