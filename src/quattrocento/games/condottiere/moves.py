"""Everything a player of Condottiere can do."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.games.condottiere.components import ALL_CITIES, DECK, Card, City


@dataclass(frozen=True)
class NameCity(Move):
    """CON-37 Fight the next battle here."""

    city: City


@dataclass(frozen=True)
class Play(Move):
    """CON-11 Lay a card before you."""

    card: Card


@dataclass(frozen=True)
class Pass(Move):
    """CON-12 Play no more cards in this battle."""


@dataclass(frozen=True)
class TakeBack(Move):
    """CON-25 Take a mercenary back to hand, the scarecrow standing in its place."""

    card: Card


@dataclass(frozen=True)
class TakeNothing(Move):
    """CON-26 Leave the scarecrow alone on the field."""


@dataclass(frozen=True)
class Keep(Move):
    """CON-36 Keep your hand for the next battle."""


@dataclass(frozen=True)
class Discard(Move):
    """CON-36 Throw in a hand without mercenaries."""


@dataclass(frozen=True)
class ThrowIn(Move):
    """CON-46 Agree that all hands are thrown in for a new round."""


@dataclass(frozen=True)
class FightOn(Move):
    """CON-46 Go on with the cards in hand."""


NAME: Final[list[Move]] = [NameCity(city) for city in ALL_CITIES]
PLAY: Final[list[Move]] = [Play(card) for card in DECK]
PASS: Final[Move] = Pass()
TAKE_BACK: Final[list[Move]] = [TakeBack(card) for card in DECK]
TAKE_NOTHING: Final[Move] = TakeNothing()
KEEP: Final[Move] = Keep()
DISCARD: Final[Move] = Discard()
THROW_IN: Final[Move] = ThrowIn()
FIGHT_ON: Final[Move] = FightOn()
