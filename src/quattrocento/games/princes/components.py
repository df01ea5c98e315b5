"""The cards, tiles and other pieces."""

from typing import Final

from quattrocento.core.pieces import Piece, load, make
from quattrocento.games.files import read_components


class Card(Piece):
    """A card that is drawn from a face-down pile."""


class Profession(Card):
    """FLO-22 An artist or a scholar."""


class Bonus(Card):
    """FLO-73 A card that lifts a work."""


class Prestige(Card):
    """FLO-71 A card that scores at the end."""


class Tile(Piece):
    """What is laid on the grid."""


class Building(Tile):
    """FLO-47 A building; its index is also its bit in masks of tiles."""


class Landscape(Tile):
    """FLO-20 Forest, lake or park."""


class Freedom(Piece):
    """FLO-51 Travel, religion or opinion."""


class Pile(Piece):
    """FLO-10 What is sold in phase A. The first three are the landscapes, in their order."""


class Character(Piece):
    """FLO-91 A character card."""


class Deck(Piece):
    """A face-down pile of cards."""


PACKAGE: Final = "quattrocento.games.princes"
COMPONENTS: Final = read_components(PACKAGE)
PROFESSIONS: Final = load(COMPONENTS, "professions", Profession)
BONUSES: Final = load(COMPONENTS, "bonus", Bonus)
PRESTIGES: Final = load(COMPONENTS, "prestige", Prestige)
BUILDINGS: Final = load(COMPONENTS, "buildings", Building)
LANDSCAPES: Final = load(COMPONENTS, "landscapes", Landscape)
FREEDOMS: Final = load(COMPONENTS, "freedoms", Freedom)
CHARACTERS: Final = load(COMPONENTS, "characters", Character)
PILES: Final = make([*LANDSCAPES, "jester", "builder", "prestige", "recruiting", "landscape"], Pile)
DECKS: Final = make(["persons", "bonus", "prestige"], Deck)

PROFESSION: Final = list(PROFESSIONS.values())
BONUS: Final = list(BONUSES.values())
PRESTIGE: Final = list(PRESTIGES.values())
BUILDING: Final = list(BUILDINGS.values())
LANDSCAPE: Final = list(LANDSCAPES.values())
FREEDOM: Final = list(FREEDOMS.values())
CHARACTER: Final = list(CHARACTERS.values())
PILE: Final = list(PILES.values())

JESTER_PILE: Final = PILES["jester"]
BUILDER_PILE: Final = PILES["builder"]
PRESTIGE_PILE: Final = PILES["prestige"]
RECRUITING_PILE: Final = PILES["recruiting"]
LANDSCAPE_PILE: Final = PILES["landscape"]
PERSONS_DECK: Final = DECKS["persons"]
BONUS_DECK: Final = DECKS["bonus"]
PRESTIGE_DECK: Final = DECKS["prestige"]
MUSE: Final = CHARACTERS["muse"]
CARDINAL: Final = CHARACTERS["cardinal"]
PRINCESS: Final = CHARACTERS["princess"]
MERCHANT: Final = CHARACTERS["merchant"]
PROFESSOR: Final = CHARACTERS["professor"]
BANKER: Final = CHARACTERS["banker"]

SIZES: Final = ("large", "medium", "small")
TALLIES: Final = (
    "building", "large", "medium", "small", "size",
    "landscape", "forest", "lake", "park", "landscape_kind",
    "freedom", "jester", "builder", "prestige", "category", "hand", "table", "empty",
)  # fmt: skip
