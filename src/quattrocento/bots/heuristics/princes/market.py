"""Auctions of The Princes of Florence: what everything is worth to everyone, and who gets it.

Whoever could still buy something bids in the mind for what leaves the most over, until nobody
wants to raise a bid. What that leaves over is what a seat can hope for from the phase, and
therefore what it gives up by buying something else.
"""

from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.princes.court import Court, lay_out, supplied
from quattrocento.bots.heuristics.princes.mental_auction import MentalAuction
from quattrocento.bots.heuristics.princes.outlook import Outlook, likely_hope
from quattrocento.bots.heuristics.princes.plan import Plan, Weights
from quattrocento.core.state import NOBODY
from quattrocento.games.princes.auction import may_have, stock
from quattrocento.games.princes.components import (
    LANDSCAPE,
    LANDSCAPE_PILE,
    PILE,
    PRESTIGE_PILE,
    Pile,
)
from quattrocento.games.princes.objects import landscape_fits
from quattrocento.games.princes.state import Princes, seating
from quattrocento.games.princes.treasury import means

NEVER: Final = -100000.0


class Market(MentalAuction):
    """The lots are piles, by index; `limits` are what each seat can pay at all."""

    def __init__(self, w: Weights, s: Princes, outlook: Outlook, plans: list[Plan]) -> None:
        self.w = w
        self.s = s
        self.moment = moment(s)
        self.outlook = outlook
        self.base = float(seating(s).base_price)
        self.limits = [float(means(s, seat)) for seat in range(s.seats)]
        self.open = [pile for pile in PILE if s.piles >> pile.index & 1 and stock(s, pile)]
        self.lot = NOBODY
        values = [
            self.appraise(seat, plans[seat]) if s.buyers >> seat & 1 else []
            for seat in range(s.seats)
        ]
        super().__init__(values, float(s.edition.bid_step))

    def appraise(self, seat: int, plan: Plan) -> list[float]:
        values = [NEVER] * len(PILE)
        florins = self.s.princes[seat].florins
        without = plan.worth(florins)
        for pile in self.open:
            if may_have(self.s, seat, pile):
                gain = self.with_object(seat, plan, pile) - without
                values[pile.index] = self.w.eager * self.s.edition.exchange * gain
        return values

    def with_object(self, seat: int, plan: Plan, pile: Pile) -> float:
        """The worth of a court once it has an object of this pile."""
        s, court = self.s, plan.court
        if pile is PRESTIGE_PILE:
            return plan.worth_with_card(likely_hope(s, self.outlook, seat, court))
        if pile is LANDSCAPE_PILE:
            best = NEVER
            for landscape in LANDSCAPE:
                if landscape_fits(s, seat, landscape):
                    twin = court.clone()
                    lay_out(s, twin, landscape.index)
                    best = max(best, self.worth(seat, twin))
            return best
        return self.worth(seat, supplied(s, court, pile))

    def worth(self, seat: int, court: Court) -> float:
        return self.w.plan(self.s, self.outlook, seat, court).worth(court.florins)

    def settle(self, buyers: int, piles: int, lot: int) -> list[float]:
        """What the phase leaves over for each of these buyers, with these piles open.

        `lot` is the pile that is being sold, if it is among them: then its price stands, and
        only those who have not passed bid for it.
        """
        s = self.s
        self.lot = lot
        prices = [self.base] * len(PILE)
        holders = [NOBODY] * len(PILE)
        waiting = [seat for seat in range(s.seats) if buyers >> seat & 1]
        if lot != NOBODY:
            prices[lot] = float(s.price)
            holders[lot] = s.leader
            waiting = [seat for seat in waiting if seat != s.leader]
        lots: list[i64] = [pile.index for pile in self.open if piles >> pile.index & 1]
        return self.bid_on(lots, waiting, prices, holders)

    def limit(self, seat: int, lot: int) -> float:
        if lot == self.lot and not self.s.bidders >> seat & 1:
            return NEVER
        return self.limits[seat]

    def hopes(self) -> list[float]:
        """What the phase leaves over for everyone as it stands."""
        s = self.s
        # who has just won is out of the phase, but still called the leader
        sold = s.pile is None or s.leader == NOBODY or not s.buyers >> s.leader & 1
        lot = NOBODY if sold or s.pile is None else s.pile.index
        return self.settle(s.buyers, s.piles, lot)

    def gain_by_bidding(self, seat: int) -> float:
        """How much better it is to have the lot for the next price than to let it go."""
        s = self.s
        assert s.pile is not None
        lot = s.pile.index
        otherwise = self.settle(s.buyers & ~(1 << s.leader), s.piles & ~(1 << lot), NOBODY)
        return self.values[seat][lot] - (s.price + self.step) - otherwise[seat]

    def gain_by_opening(self, seat: int, pile: Pile) -> float:
        """What is left over for who opens a pile: perhaps another buys it, and is out."""
        s = self.s
        lot = pile.index
        usual = self.settle(s.buyers, s.piles & ~(1 << lot), NOBODY)
        winner, best, second = seat, self.base, self.base
        for other in range(s.seats):
            if s.buyers >> other & 1 and may_have(s, other, pile):
                limit = min(self.values[other][lot] - usual[other], self.limits[other])
                if limit > best or (other == seat and limit == best):
                    winner, best, second = other, limit, best
                elif limit > second:
                    second = limit
        if winner == seat:
            return self.values[seat][lot] - min(second + self.step, best)
        rest = self.settle(s.buyers & ~(1 << winner), s.piles & ~(1 << lot), NOBODY)
        return rest[seat]


def moment(s: Princes) -> tuple[int, int, int]:
    """Which sale of the game it is: the round, who may still buy, and what."""
    return s.round, s.buyers, s.piles
