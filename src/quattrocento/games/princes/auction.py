"""Phase A: the auction, from the first pile named to the last purchase."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Refusal, Step
from quattrocento.games.princes.components import (
    BUILDER_PILE,
    JESTER_PILE,
    LANDSCAPE,
    LANDSCAPE_PILE,
    MERCHANT,
    PILE,
    PRESTIGE_DECK,
    PRESTIGE_PILE,
    RECRUITING_PILE,
    Pile,
)
from quattrocento.games.princes.decisions import ALLOWED, Decision, Why, refuse
from quattrocento.games.princes.moves import BUY, OPEN, PASS, Bid, Buy, Open, bid
from quattrocento.games.princes.muse import merchant_choice
from quattrocento.games.princes.objects import deliver, landscape_fits, points_with
from quattrocento.games.princes.state import MOST_SEATS, Princes, next_among, seating
from quattrocento.games.princes.treasury import means, pay, price_of

SEPARATE: Final = sum(1 << pile.index for pile in PILE if pile is not LANDSCAPE_PILE)
JOINED: Final = sum(1 << pile.index for pile in PILE[len(LANDSCAPE) :])
LEAPS: Final = 4  # higher bids that one might try
NOT_TO_HAVE: Final[dict[Pile, Why]] = {
    BUILDER_PILE: ("FLO-19", "three-builders"),
    LANDSCAPE_PILE: ("FLO-81", "no-room"),
}


@dataclass(frozen=True)
class Auction(Step):
    """FLO-10, FLO-11, FLO-81 All piles are open, all players may buy, the start player opens."""

    def run(self, s: Princes) -> None:
        s.piles = all_piles(s)
        s.buyers = (1 << s.seats) - 1
        s.opener = s.first
        s.then(NEXT_LOT)


def all_piles(s: Princes) -> int:
    """FLO-10, FLO-81 The piles of this table, sold in this phase or not."""
    return JOINED if s.seats == 2 else SEPARATE


def piles_here(s: Princes) -> list[Pile]:
    here = all_piles(s)
    return [pile for pile in PILE if here >> pile.index & 1]


def stock(s: Princes, pile: Pile) -> int:
    """FLO-11 How much a pile has left."""
    if pile.index < len(LANDSCAPE):
        return s.landscapes[pile.index]
    if pile is JESTER_PILE:
        return s.jesters
    if pile is BUILDER_PILE:
        return s.builders
    if pile is PRESTIGE_PILE:
        return len(s.decks[PRESTIGE_DECK.index])
    if pile is RECRUITING_PILE:
        return s.recruiting
    landscapes = 0
    for left in s.landscapes:
        landscapes += left
    return landscapes


def may_have(s: Princes, seat: int, pile: Pile) -> bool:
    """FLO-19, FLO-20, FLO-81 Whether this seat could take an object of a stocked pile."""
    if pile.index < len(LANDSCAPE):
        return landscape_fits(s, seat, LANDSCAPE[pile.index])
    if pile is BUILDER_PILE:
        return s.princes[seat].builders < s.edition.most_builders
    if pile is LANDSCAPE_PILE:
        return any(landscape_fits(s, seat, landscape) for landscape in LANDSCAPE)
    return True


@dataclass(frozen=True)
class NextLot(Step):
    """FLO-15 to FLO-17 The opener again, or the next player still in the phase."""

    def run(self, s: Princes) -> None:
        opener = next_among(s, s.buyers, s.opener)
        s.pile = None
        s.leader = NOBODY
        if opener == NOBODY:
            return
        s.opener = opener
        alone = s.buyers == 1 << opener
        s.then(LAST_PURCHASES[opener] if alone else OPENINGS[opener])


def lots(s: Princes, moves: list[Move]) -> list[Move]:
    """FLO-12, FLO-17 Every pile of the table, and passing."""
    found = [moves[pile.index] for pile in piles_here(s)]
    found.append(PASS)
    return found


def open_lots(s: Princes, seat: int, moves: list[Move]) -> list[Move]:
    """The piles for which this seat may pay the base price, and passing."""
    found = []
    if covers_base(s, seat):
        for pile in PILE:
            if s.piles >> pile.index & 1 and stock(s, pile) and may_have(s, seat, pile):
                found.append(moves[pile.index])
    found.append(PASS)
    return found


def covers_base(s: Princes, seat: int) -> bool:
    """FLO-12, FLO-18 Whether this seat has the base price."""
    return means(s, seat) >= seating(s).base_price


def why_no_lot(s: Princes, seat: int, pile: Pile) -> Why:
    """FLO-11, FLO-18 to FLO-20, FLO-81 Why this seat may not pay the base price for a pile."""
    if not s.piles >> pile.index & 1:
        return "FLO-11", "pile-closed"
    if not stock(s, pile):
        return "FLO-11", "pile-empty"
    if not may_have(s, seat, pile):
        return NOT_TO_HAVE.get(pile, ("FLO-20", "no-room"))
    if not covers_base(s, seat):
        return "FLO-18", "not-covered"
    return ALLOWED


@dataclass(frozen=True)
class Opening(Decision):
    """FLO-12, FLO-16 Name a pile, or be out of the phase."""

    def offers(self, s: Princes) -> list[Move]:
        return lots(s, OPEN)

    def open_offers(self, s: Princes) -> list[Move]:
        return open_lots(s, self.seat, OPEN)

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if not isinstance(move, Open):
            return None
        return refuse(move, why_no_lot(s, self.seat, move.pile))

    def decide(self, s: Princes, move: Move) -> None:
        if not isinstance(move, Open):
            leave(s, self.seat)
            return
        s.pile = move.pile
        s.price = seating(s).base_price
        s.leader = self.seat
        s.bidders = 0
        for seat in range(s.seats):
            if s.buyers >> seat & 1 and may_have(s, seat, move.pile):
                s.bidders |= 1 << seat
        if s.log is not None:
            s.tell("opens", self.seat, pile=move.pile, florins=s.price)
        next_bid(s, self.seat)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Open):
            return {}
        return foresee_bid(s, self.seat, move.pile, seating(s).base_price)

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"florins": seating(s).base_price}


def leave(s: Princes, seat: int) -> None:
    """FLO-16, FLO-17 Out of the phase without an object."""
    s.buyers &= ~(1 << seat)
    if s.log is not None:
        s.tell("leaves-auction", seat)
    s.then(NEXT_LOT)


def next_bid(s: Princes, seat: int) -> None:
    """FLO-13 The next player still in this auction, until a bid is not raised."""
    bidder = next_among(s, s.bidders, seat + 1)
    if bidder == s.leader:
        s.then(SALE, NEXT_LOT)
    else:
        s.then(BIDDINGS[bidder])


def is_selling(s: Princes) -> bool:
    """FLO-13 Whether bids are made for a pile: whoever has bought it is no longer a buyer."""
    return s.pile is not None and s.leader != NOBODY and s.buyers >> s.leader & 1 > 0


def next_price(s: Princes) -> int:
    """FLO-13 What must be bid for the pile on sale."""
    return s.price + s.edition.bid_step


def foresee_bid(s: Princes, seat: int, pile: Pile, florins: int) -> dict[str, object]:
    """FLO-13, FLO-14 What it means to get the object for this bid."""
    condition = "paid" if has_merchant(s, seat) else "unbid"
    return {"if": condition, **foresee_purchase(s, seat, pile, florins)}


def foresee_purchase(s: Princes, seat: int, pile: Pile, florins: int) -> dict[str, object]:
    points = points_with(s, seat, pile)
    price = price_of(s, seat, florins)
    return {**price, "points": points} if points else price


def has_merchant(s: Princes, seat: int) -> bool:
    """FLO-98 Whether this seat may have the object for nothing."""
    return s.princes[seat].character is MERCHANT


def why_no_bid(s: Princes, seat: int, florins: int) -> Why:
    """FLO-13, FLO-18 Why this seat may not bid so much."""
    if florins > next_price(s):
        return "FLO-13", "one-step"
    if means(s, seat) < florins:
        return "FLO-18", "not-covered"
    return ALLOWED


@dataclass(frozen=True)
class Bidding(Decision):
    """FLO-13 Bid exactly one step more, or pass."""

    def offers(self, s: Princes) -> list[Move]:
        price, step = next_price(s), s.edition.bid_step
        return [*[bid(price + more * step) for more in range(LEAPS + 1)], PASS]

    def open_offers(self, s: Princes) -> list[Move]:
        price = next_price(s)
        return [bid(price), PASS] if means(s, self.seat) >= price else [PASS]

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if not isinstance(move, Bid):
            return None
        return refuse(move, why_no_bid(s, self.seat, move.florins))

    def decide(self, s: Princes, move: Move) -> None:
        assert s.pile is not None
        if isinstance(move, Bid):
            s.price = move.florins
            s.leader = self.seat
            if s.log is not None:
                s.tell("bids", self.seat, pile=s.pile, florins=s.price)
        else:
            s.bidders &= ~(1 << self.seat)
            if s.log is not None:
                s.tell("passes", self.seat)
        next_bid(s, self.seat)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Bid) or s.pile is None:
            return {}
        return foresee_bid(s, self.seat, s.pile, move.florins)

    def facts(self, s: Princes) -> Mapping[str, object]:
        assert s.pile is not None
        return {"pile": s.pile, "florins": s.price}


@dataclass(frozen=True)
class LastPurchase(Decision):
    """FLO-17 The last in the phase takes an object for the base price, or nothing."""

    def offers(self, s: Princes) -> list[Move]:
        return lots(s, BUY)

    def open_offers(self, s: Princes) -> list[Move]:
        return open_lots(s, self.seat, BUY)

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if not isinstance(move, Buy):
            return None
        return refuse(move, why_no_lot(s, self.seat, move.pile))

    def decide(self, s: Princes, move: Move) -> None:
        if isinstance(move, Buy):
            s.pile = move.pile
            s.price = seating(s).base_price
            s.leader = self.seat
            s.then(SALE, NEXT_LOT)
        else:
            leave(s, self.seat)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Buy):
            return {}
        purchase = foresee_purchase(s, self.seat, move.pile, seating(s).base_price)
        # FLO-98 a merchant is asked whether to pay
        return {"if": "paid", **purchase} if has_merchant(s, self.seat) else purchase

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"florins": seating(s).base_price}


@dataclass(frozen=True)
class Sale(Step):
    """FLO-14 The highest bidder pays and takes the object; pile and buyer are out."""

    def run(self, s: Princes) -> None:
        assert s.pile is not None
        seat = s.leader
        s.piles &= ~(1 << s.pile.index)
        s.buyers &= ~(1 << seat)
        if has_merchant(s, seat):
            s.then(merchant_choice(seat), DELIVERY)
            return
        pay(s, seat, s.price)
        if s.log is not None:
            s.tell("buys", seat, pile=s.pile, florins=s.price)
        s.then(DELIVERY)


@dataclass(frozen=True)
class Delivery(Step):
    """The buyer gets what the pile holds."""

    def run(self, s: Princes) -> None:
        assert s.pile is not None
        deliver(s, s.leader, s.pile)


AUCTION: Final = Auction()
NEXT_LOT: Final = NextLot()
SALE: Final = Sale()
DELIVERY: Final = Delivery()
OPENINGS: Final = [Opening(seat) for seat in range(MOST_SEATS)]
BIDDINGS: Final = [Bidding(seat) for seat in range(MOST_SEATS)]
LAST_PURCHASES: Final = [LastPurchase(seat) for seat in range(MOST_SEATS)]
