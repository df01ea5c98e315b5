"""The view of a seat, part by part. What an expansion brings is None or empty without it."""

from dataclasses import dataclass
from typing import Literal

from quattrocento.core.views import View

Phase = Literal["deal", "auction", "courtship", "actions", "end"]


@dataclass(frozen=True)
class PrincesSupplyView:
    """What is left for all, by slug, and what the actions cost."""

    buildings: dict[str, int]
    landscapes: dict[str, int]
    freedoms: dict[str, int]
    jesters: int
    builders: int
    recruiting: int
    person_price: int
    freedom_price: int
    bonus_price: int


@dataclass(frozen=True)
class AuctionView:
    """FLO-10 to FLO-17 Phase A. `stock` has every pile of this table, `piles` those still open.

    `next_bid` is what must be bid now; None while nothing is on sale.
    """

    base_price: int
    bid_step: int
    stock: dict[str, int]
    piles: list[str]
    buyers: list[int]
    bidders: list[int]
    opener: int
    pile: str | None
    price: int
    next_bid: int | None
    leader: int


@dataclass(frozen=True)
class CharacterView:
    """FLO-92 A character card, its bid fields, and the stone on it."""

    character: str
    stone: int
    stake: int
    taken: bool
    lowest: int
    highest: int
    fields: list[int]


@dataclass(frozen=True)
class CourtshipView:
    """FLO-91 to FLO-93 Phase A2."""

    pot: int
    suitors: list[int]
    characters: list[CharacterView]


@dataclass(frozen=True)
class DeckView:
    """A face-down pile from its top down, with the cards that this seat knows there."""

    cards: int
    known: list[str | None]


@dataclass(frozen=True)
class OutlineView:
    """FLO-47 A tile as it lies in the box; landscapes have no size."""

    size: str | None
    cells: list[str]


@dataclass(frozen=True)
class TurnView:
    """FLO-41 A tile in one of its facings, at the top left of the grid."""

    facing: str
    cells: list[str]


@dataclass(frozen=True)
class LaidView:
    """A tile on a board, or the part of it that lies there."""

    tile: str
    cells: list[str]


@dataclass(frozen=True)
class OfferView:
    """FLO-112 What two neighbours bargain about, as far as it has been said.

    The active seat owes the bank the `price`; the partner is to pay it `florins`.
    """

    active: int
    partner: int
    building: str
    price: int
    west: int
    west_cells: list[str]
    east: int
    east_cells: list[str]
    florins: int | None
    counters: int | None


@dataclass(frozen=True)
class WishesView:
    """FLO-22, FLO-33 What a person wants."""

    building: str
    landscape: str
    freedom: str


@dataclass(frozen=True)
class LackingView:
    """FLO-33 Which wishes of a person a court does not fulfil."""

    building: bool
    landscape: bool
    freedom: bool


@dataclass(frozen=True)
class WorthView:
    """FLO-33, FLO-97 What a work would be worth at this court now, part by part.

    A work is `short` if it would need bonus cards to reach the minimum of the round.
    """

    parts: dict[str, int]
    value: int
    lacking: LackingView
    short: bool


@dataclass(frozen=True)
class WorkView(WorthView):
    """The work of a person in hand, or of one just drawn."""

    profession: str
    wishes: WishesView


@dataclass(frozen=True)
class OpenPersonView:
    """FLO-27, FLO-32 A person that lies open, and before whom."""

    seat: int
    profession: str
    wishes: WishesView


@dataclass(frozen=True)
class OwnView:
    """FLO-09 What only its owner sees. The lists of values go by the cards of their kind.

    `open_works` are the works of all persons that lie open, if they were at this court.
    """

    florins: int
    means: int
    hand: list[str]
    works: list[WorkView]
    lift: int
    bonuses: list[str]
    bonus_values: list[int]
    prestige: list[str]
    prestige_values: list[int]
    open_works: list[WorthView]
    princess: WorthView | None
    returned: str | None


@dataclass(frozen=True)
class PrinceView:
    """What everyone sees of a prince; money only where the table plays with open money.

    `west` and `east` are the neighbours of co-operative building.
    """

    seat: int
    points: int
    florins: int | None
    means: int | None
    hand: int
    known: list[str]
    recruiting: int
    table: list[str]
    left: int
    works: int
    bonuses: int
    prestige: int
    prestige_cards: list[str] | None
    freedoms: list[str]
    jesters: int
    builders: int
    building_price: int
    buildings: list[LaidView]
    landscapes: list[LaidView]
    walls: list[str]
    empty: int
    west: int | None
    east: int | None
    character: str | None
    value: int


@dataclass(frozen=True)
class PrincesView(View):
    """`best` are the seats with the best work of the round so far, `side` is that of a grid.

    Who looks at cards just drawn has them in `looking`; all see how many are `looked_at`, and
    from which deck.
    """

    game: Literal["princes"]
    phase: Phase
    round: int
    rounds: int
    minimum: int | None
    first: int
    best: list[int]
    muse: bool
    cooperative: bool
    side: int
    supply: PrincesSupplyView
    auction: AuctionView
    courtship: CourtshipView | None
    actions: int
    brought: bool
    introduced: bool
    offered: list[int]
    spent: list[str]
    looking: list[str] | None
    looking_values: list[int] | None
    looking_works: list[WorkView] | None
    looked_at: int
    looked_deck: str | None
    piles: dict[str, DeckView]
    tiles: dict[str, OutlineView]
    palazzo: list[str]
    laying: str | None
    turns: list[TurnView] | None
    offer: OfferView | None
    open: list[OpenPersonView]
    own: OwnView | None
    princes: list[PrinceView]
    answered: list[int]
    over: bool
