"""The state of a game of The Princes of Florence."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.state import NOBODY, State
from quattrocento.games.princes.components import (
    Bonus,
    Building,
    Card,
    Character,
    Figures,
    Freedom,
    Landscape,
    Pile,
    Prestige,
    Profession,
    Seating,
)

FIRST: Final = "random"
SEATS: Final = 5
SOURCES: Final = (
    "works", "buildings", "landscapes", "builders", "best-works", "merchant", "banker",
    "prestige-cards", "given-up",
)  # fmt: skip
WORKS, OF_BUILDINGS, OF_LANDSCAPES, OF_BUILDERS, BEST_WORKS, OF_MERCHANT, OF_BANKER = range(7)
PRESTIGE_CARDS, GIVEN_UP = 7, 8


@dataclass(frozen=True)
class Options:
    """FLO-07, FLO-09, FLO-82, FLO-90, FLO-110 What a table may choose."""

    first: str | int = FIRST
    muse: bool = False
    cooperative: bool = False
    open_money: bool = False
    harsh_freedoms: bool = False


@dataclass
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
        return Prince(
            florins=self.florins,
            points=self.points,
            sources=self.sources.copy(),
            hand=self.hand,
            recruiting=self.recruiting,
            known=self.known,
            returned=self.returned,
            table=self.table,
            left=self.left,
            bonuses=self.bonuses,
            prestige=self.prestige,
            freedoms=self.freedoms,
            jesters=self.jesters,
            builders=self.builders,
            buildings=self.buildings,
            sites=self.sites,
            landscapes=self.landscapes,
            grounds=self.grounds,
            built=self.built,
            covered=self.covered,
            room=self.room,
            seam=self.seam,
            character=self.character,
            value=self.value,
        )


@dataclass
class Princes(State):
    """Sets of seats, piles and characters are bit masks.

    `decks` are the face-down piles by `deck.index`, the top at the end; `seen` says of each of
    their cards which seats know that it lies there. `looking` are the cards just drawn.
    """

    edition: Figures
    settings: Options
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

    def clone(self) -> "Princes":
        return Princes(
            seats=self.seats,
            rng=self.rng.clone(),
            agenda=self.agenda.copy(),
            answers=self.answers.copy(),
            log=None if self.log is None else self.log.copy(),
            ply=self.ply,
            revealed=self.revealed,
            edition=self.edition,
            settings=self.settings,
            princes=[prince.clone() for prince in self.princes],
            round=self.round,
            first=self.first,
            buildings=self.buildings.copy(),
            landscapes=self.landscapes.copy(),
            freedoms=self.freedoms.copy(),
            jesters=self.jesters,
            builders=self.builders,
            recruiting=self.recruiting,
            decks=self.decks.copy(),
            seen=self.seen.copy(),
            looking=self.looking,
            spent=self.spent,
            piles=self.piles,
            buyers=self.buyers,
            bidders=self.bidders,
            opener=self.opener,
            pile=self.pile,
            price=self.price,
            leader=self.leader,
            suitors=self.suitors,
            stones=self.stones.copy(),
            stakes=self.stakes.copy(),
            taken=self.taken,
            pot=self.pot,
            actions=self.actions,
            brought=self.brought,
            introduced=self.introduced,
            offered=self.offered,
        )


def seating(s: Princes) -> Seating:
    return s.edition.seatings[s.seats - 2]


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
    if not s.settings.cooperative or (s.seats == 2 and seat == 1):
        return NOBODY
    return (seat + 1) % s.seats


def west_of(s: Princes, seat: int) -> int:
    """FLO-110 The neighbour at the left edge."""
    if not s.settings.cooperative or (s.seats == 2 and seat == 0):
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
