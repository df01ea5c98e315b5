"""The state of a game of The Princes of Florence."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.state import NOBODY, State
from quattrocento.games.princes.components import (
    Bonus,
    Building,
    Card,
    Character,
    Freedom,
    Landscape,
    Pile,
    Prestige,
    Profession,
)
from quattrocento.games.princes.edition import Figures, Seating

FIRST: Final = "random"
MOST_SEATS: Final = 5
SOURCES: Final = (
    "works", "buildings", "landscapes", "builders", "best-works", "merchant", "banker",
    "prestige-cards", "given-up",
)  # fmt: skip
WORKS: Final = 0
OF_BUILDINGS: Final = 1
OF_LANDSCAPES: Final = 2
OF_BUILDERS: Final = 3
BEST_WORKS: Final = 4
OF_MERCHANT: Final = 5
OF_BANKER: Final = 6
PRESTIGE_CARDS: Final = 7
GIVEN_UP: Final = 8


@dataclass(frozen=True)
class Variants:
    """FLO-07, FLO-09, FLO-82, FLO-90, FLO-110 What a table may choose."""

    first: str | int = FIRST
    muse: bool = False
    cooperative: bool = False
    open_money: bool = False
    harsh_freedoms: bool = False


# Without an `__init__` a clone is made at no cost in both builds: there are many.
@dataclass(init=False)
class Prince:
    """One player's court and principality.

    Tuples are never changed, only replaced, so that clones share them.
    `sites` and `grounds` hold the cells of each building and landscape; `built` those of all
    buildings and the palazzo, `covered` those of everything. `room` has a bit for every tile
    that this seat could still lay on its own, `seam` for every building that it could still
    share with its eastern neighbour. `known` are the cards in hand that all saw go there.
    """

    florins: int
    points: int
    sources: list[int]
    hand: tuple[Profession, ...]
    recruiting: int
    known: tuple[Profession, ...]
    returned: Profession | None
    table: tuple[Profession, ...]
    left: int
    bonuses: tuple[Bonus, ...]
    prestige: tuple[Prestige, ...]
    freedoms: tuple[Freedom, ...]
    jesters: int
    builders: int
    buildings: tuple[Building, ...]
    sites: tuple[int, ...]
    landscapes: tuple[Landscape, ...]
    grounds: tuple[int, ...]
    built: int
    covered: int
    room: int
    seam: int
    character: Character | None
    value: int

    def clone(self) -> "Prince":
        twin = Prince()
        twin.florins = self.florins
        twin.points = self.points
        twin.sources = self.sources.copy()
        twin.hand = self.hand
        twin.recruiting = self.recruiting
        twin.known = self.known
        twin.returned = self.returned
        twin.table = self.table
        twin.left = self.left
        twin.bonuses = self.bonuses
        twin.prestige = self.prestige
        twin.freedoms = self.freedoms
        twin.jesters = self.jesters
        twin.builders = self.builders
        twin.buildings = self.buildings
        twin.sites = self.sites
        twin.landscapes = self.landscapes
        twin.grounds = self.grounds
        twin.built = self.built
        twin.covered = self.covered
        twin.room = self.room
        twin.seam = self.seam
        twin.character = self.character
        twin.value = self.value
        return twin


@dataclass
class Princes(State):
    """Sets of seats, piles and characters are bit masks.

    `decks` are the face-down piles by `deck.index`, the top at the end; `seen` says of each of
    their cards which seats know that it lies there. `looking` are the cards just drawn.
    """

    edition: Figures
    variants: Variants
    princes: list[Prince]
    round: int
    first: int
    buildings: list[int]
    landscapes: list[int]
    freedoms: list[int]
    jesters: int
    builders: int
    recruiting: int
    decks: list[tuple[Card, ...]]
    seen: list[tuple[int, ...]]
    looking: tuple[Card, ...]
    spent: tuple[Bonus, ...]
    # phase A
    piles: int
    buyers: int
    bidders: int
    opener: int
    pile: Pile | None
    price: int
    leader: int
    # phase A2
    suitors: int
    stones: list[int]
    stakes: list[int]
    taken: int
    pot: int
    # phase B
    actions: int
    brought: bool
    introduced: bool
    offered: int
    # the end
    scored: bool

    def clone(self) -> "Princes":
        twin = Princes.__new__(Princes)
        self.copy_into(twin)
        twin.edition = self.edition
        twin.variants = self.variants
        twin.princes = [prince.clone() for prince in self.princes]
        twin.round = self.round
        twin.first = self.first
        twin.buildings = self.buildings.copy()
        twin.landscapes = self.landscapes.copy()
        twin.freedoms = self.freedoms.copy()
        twin.jesters = self.jesters
        twin.builders = self.builders
        twin.recruiting = self.recruiting
        twin.decks = self.decks.copy()
        twin.seen = self.seen.copy()
        twin.looking = self.looking
        twin.spent = self.spent
        twin.piles = self.piles
        twin.buyers = self.buyers
        twin.bidders = self.bidders
        twin.opener = self.opener
        twin.pile = self.pile
        twin.price = self.price
        twin.leader = self.leader
        twin.suitors = self.suitors
        twin.stones = self.stones.copy()
        twin.stakes = self.stakes.copy()
        twin.taken = self.taken
        twin.pot = self.pot
        twin.actions = self.actions
        twin.brought = self.brought
        twin.introduced = self.introduced
        twin.offered = self.offered
        twin.scored = self.scored
        return twin


def seating(s: Princes) -> Seating:
    return s.edition.seatings[s.seats - 2]


def palazzo(edition: Figures, variants: Variants) -> int:
    """FLO-04, FLO-110 The cells of the palazzo, the same on every board."""
    return edition.joint_palazzo if variants.cooperative else edition.palazzo


def minimum(s: Princes) -> int:
    """FLO-34 The work value that a work must reach in this round."""
    return s.edition.minimum[s.round - 1]


def is_last_round(s: Princes) -> bool:
    return s.round == len(s.edition.minimum)


def next_among(s: Princes, mask: int, seat: int) -> int:
    """The first seat of `mask` from here clockwise, nobody if there is none."""
    for offset in range(s.seats):
        candidate = (seat + offset) % s.seats
        if mask >> candidate & 1:
            return candidate
    return NOBODY


def east_of(s: Princes, seat: int) -> int:
    """FLO-110 The neighbour at the right edge."""
    if not s.variants.cooperative or (s.seats == 2 and seat == 1):
        return NOBODY
    return (seat + 1) % s.seats


def west_of(s: Princes, seat: int) -> int:
    """FLO-110 The neighbour at the left edge."""
    if not s.variants.cooperative or (s.seats == 2 and seat == 0):
        return NOBODY
    return (seat - 1) % s.seats


def cards_in_hand(prince: Prince) -> int:
    """FLO-28 Profession and recruiting cards in hand."""
    return len(prince.hand) + prince.recruiting


def cards_on_table(prince: Prince) -> int:
    """FLO-28, FLO-72 Profession and recruiting cards on the table: the works."""
    return len(prince.table) + prince.left


def use_action(s: Princes) -> None:
    """FLO-30, FLO-112 One action less, and neighbours may be asked anew."""
    s.actions -= 1
    s.offered = 0
