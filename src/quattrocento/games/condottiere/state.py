"""The state of a game of Condottiere."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.state import NOBODY, State
from quattrocento.games.condottiere.components import ALL_CITIES, DECK, Card, City, MapName
from quattrocento.games.condottiere.edition import Figures

FIRST: Final = "random"

# 1: After as many battles without a card as players all hands were thrown in, unasked (CON-46),
#    and strengths were told even when a bishop had ended a battle (CON-28).
REVISION: Final = 2


@dataclass(frozen=True)
class Variants:
    """CON-03, CON-45, CON-47 What a table may choose.

    The revision is no choice: it comes with the record, so that old games stay what they were.
    """

    first: str | int = FIRST
    map: MapName = "rulebook"
    hand_sizes: str = "open"
    revision: int = REVISION


# Without an `__init__` a clone is made at no cost in both builds: there are many.
@dataclass(init=False)
class Captain:
    """One player's cards, counted by `card.index`.

    `known` are the cards in hand that everyone saw go there (CON-25).
    """

    hand: list[int]
    line: list[int]
    known: tuple[Card, ...]
    out: bool

    def clone(self) -> "Captain":
        twin = Captain()
        twin.hand = self.hand.copy()
        twin.line = self.line.copy()
        twin.known = self.known
        twin.out = self.out
        return twin


@dataclass
class Condottiere(State):
    edition: Figures
    variants: Variants
    neighbours: list[int]
    captains: list[Captain]
    owners: list[int]
    deck: tuple[int, ...]
    aside: list[int]
    city: City | None
    condottiere: int
    round: int
    quiet: int
    winner: int

    def clone(self) -> "Condottiere":
        twin = Condottiere.__new__(Condottiere)
        self.copy_into(twin)
        twin.edition = self.edition
        twin.variants = self.variants
        twin.neighbours = self.neighbours
        twin.captains = [captain.clone() for captain in self.captains]
        twin.owners = self.owners.copy()
        twin.deck = self.deck
        twin.aside = self.aside.copy()
        twin.city = self.city
        twin.condottiere = self.condottiere
        twin.round = self.round
        twin.quiet = self.quiet
        twin.winner = self.winner
        return twin


def contested(s: Condottiere) -> City:
    assert s.city is not None
    return s.city


def defender(s: Condottiere) -> int:
    """CON-15, CON-17 The owner of the contested city, unless that is the condottiere."""
    owner = NOBODY if s.city is None else s.owners[s.city.index]
    return NOBODY if owner == s.condottiere else owner


def cities(s: Condottiere, seat: int) -> list[City]:
    return [city for city in ALL_CITIES if s.owners[city.index] == seat]


def holders(s: Condottiere) -> list[int]:
    """The seats that hold cards."""
    return [seat for seat, captain in enumerate(s.captains) if any(captain.hand)]


def no_cards() -> list[int]:
    return [0] * len(DECK)
