"""The judgement of The Princes of Florence in its parts: points, works, plans, cards and cash."""

from typing import Final

from quattrocento.bots.heuristics.parts import Breakdown, Part
from quattrocento.bots.heuristics.princes.court import Court, fit, inspiration
from quattrocento.bots.heuristics.princes.expansions import Courtship
from quattrocento.bots.heuristics.princes.heuristic import HEURISTIC, best_work
from quattrocento.bots.heuristics.princes.market import Market
from quattrocento.bots.heuristics.princes.outlook import Outlook, hope
from quattrocento.bots.heuristics.princes.plan import Plan
from quattrocento.core.pieces import label
from quattrocento.games.princes.components import (
    BUILDER_PILE,
    JESTER_PILE,
    PILE,
    RECRUITING_PILE,
)
from quattrocento.games.princes.state import Princes

SETTLING: Final = 60  # moves after which an auction is left as it stands


class ToldPlan(Plan):
    """A plan that remembers what each chapter of it added: points, and pay less spending."""

    told: dict[str, tuple[float, float]]

    def buy(self) -> None:
        before = self.begin()
        super().buy()
        self.end("auctions", before)

    def improve(self, seat: int) -> None:
        before = self.begin()
        super().improve(seat)
        self.end("plans", before)

    def works(self, muse: int) -> None:
        before = self.begin()
        super().works(muse)
        self.end("works", before)

    def begin(self) -> tuple[float, float]:
        return self.points, self.pay - self.spending

    def end(self, chapter: str, before: tuple[float, float]) -> None:
        if chapter == "auctions":
            self.told = {}
        points, net = before
        self.told[chapter] = (self.points - points, self.pay - self.spending - net)


class BarePlan(Plan):
    """What a court could do as it stands, without anything that it may still get."""

    def buy(self) -> None:
        pass

    def improve(self, seat: int) -> None:
        pass


def parts(s: Princes) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    outlook = Outlook(s)
    plans = [
        ToldPlan(HEURISTIC.weights, s, outlook, seat, court)
        for seat, court in enumerate(outlook.courts())
    ]
    best = best_work(HEURISTIC.weights, s, outlook)
    hopes = [0.0] * s.seats
    if s.buyers:
        hopes = Market(HEURISTIC.weights, s, outlook, [*plans]).hopes()
    elif s.suitors:
        hopes = Courtship(s, outlook, [*plans]).hopes()
    return [
        parts_of(s, seat, outlook, plans[seat], best[seat], hopes[seat]) for seat in range(s.seats)
    ]


def parts_of(
    s: Princes, seat: int, outlook: Outlook, plan: ToldPlan, best: float, hope_now: float
) -> list[Part]:
    exchange = float(s.edition.exchange)
    court = plan.court
    auctions, coming = plan.told["auctions"]
    points, net = plan.told["plans"]
    fame, pay = plan.told["works"]
    # What works gain by things that are only planned belongs to the plans.
    as_it_stands = BarePlan(plan.w, s, outlook, seat, court).pay
    prestige = {
        label(card): hope(s, outlook, seat, court, card) for card in s.princes[seat].prestige
    }
    so_far = float(court.points)
    fitting, room = building_room(s, plan)
    found = [
        Part("points", so_far, {"points": so_far}),
        Part("works", as_it_stands / exchange, works(s, seat, plan)),
        Part("best-work", fame + best, {"value": float(s.princes[seat].value)}),
        Part("prestige", sum(prestige.values()), prestige),
        Part("plans", points + (net + pay - as_it_stands) / exchange, objects(court)),
        Part("auctions", auctions + (coming - room + hope_now) / exchange),
        Part("room", room / exchange, {"fitting": fitting}),
    ]
    # What is left is cash: as far as it will be spent, and what lies idle or is missing.
    rest = plan.worth(court.florins) + best + hope_now / exchange
    rest -= sum([part.value for part in found])
    return [*found, Part("cash", rest, {"florins": float(court.florins)})]


def works(s: Princes, seat: int, plan: Plan) -> dict[str, float]:
    """The value of a work that each person in hand could complete now, with all bonus cards."""
    court = plan.court
    usual = inspiration(s, court) + court.lift
    hand = s.princes[seat].hand
    return {label(person): usual + fit(s, court, person.index) for person in hand}


def building_room(s: Princes, plan: Plan) -> tuple[float, float]:
    """How many kinds of buildings still fit, and the florins that this is worth."""
    room = (plan.court.room & (1 << len(s.buildings)) - 1).bit_count()
    return float(room), plan.w.space * room * plan.left / len(s.edition.minimum)


def objects(court: Court) -> dict[str, float]:
    """What a court has bought, by the pile it came from."""
    bought = [
        (JESTER_PILE, court.jesters),
        (BUILDER_PILE, court.builders),
        (RECRUITING_PILE, court.recruiting),
        *((PILE[kind], count) for kind, count in enumerate(court.kinds)),
    ]
    return {label(pile): float(count) for pile, count in bought}


def settle(s: Princes) -> None:
    """Finish what has begun: an action, or the sales of this round."""
    HEURISTIC.finish_turn(s)
    for _ in range(SETTLING):
        if not s.agenda or not (s.buyers or s.suitors):
            return
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        weights = HEURISTIC.prior(s, seat, legal_moves)
        s.play(seat, legal_moves[weights.index(max(weights))])
        HEURISTIC.finish_turn(s)


BREAKDOWN = Breakdown(parts, settle)
