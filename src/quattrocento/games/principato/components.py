"""The pieces of Principato: cards, goals, tiles and cubes."""

from typing import Final

from quattrocento.core.pieces import Piece, load, make
from quattrocento.games.files import read_components


class Card(Piece):
    """PRI-30 to PRI-39 A kind of action card, or the military scoring card (PRI-56)."""


class Goal(Piece):
    """PRI-11 A goal card."""


class Tile(Piece):
    """PRI-02 A kind of tile, one side of it where the sides differ."""


class Unit(Piece):
    """PRI-02, PRI-04 A kind of military tile that wants supply."""


class Cube(Piece):
    """PRI-02 A kind of cube."""


PACKAGE: Final = "quattrocento.games.principato"
COMPONENTS: Final = read_components(PACKAGE)
CARDS: Final = load(COMPONENTS, "cards", Card)
GOALS: Final = load(COMPONENTS, "goals", Goal)
TILES: Final = make(
    [
        *("field", "farm", "palazzo", "bank", "catapult"),
        *("monument", "book", "painting"),
    ],
    Tile,
)
UNITS: Final = make(["militia", "condottiere"], Unit)
CUBES: Final = make(["food", "money", "favour"], Cube)

CARD: Final = list(CARDS.values())
GOAL: Final = list(GOALS.values())
SCORING_CARD: Final = Card("military-scoring", len(CARD))

FIELD: Final = TILES["field"]
FARM: Final = TILES["farm"]
PALAZZO: Final = TILES["palazzo"]
BANK: Final = TILES["bank"]
CATAPULT: Final = TILES["catapult"]
MILITIA: Final = UNITS["militia"]
CONDOTTIERE: Final = UNITS["condottiere"]
UNIT: Final = list(UNITS.values())
BUILDINGS: Final = (FIELD, FARM, PALAZZO, BANK, CATAPULT)
CULTURE: Final = (TILES["monument"], TILES["book"], TILES["painting"])

FOOD: Final = CUBES["food"]
MONEY: Final = CUBES["money"]
FAVOUR: Final = CUBES["favour"]

YEARS: Final = 3
