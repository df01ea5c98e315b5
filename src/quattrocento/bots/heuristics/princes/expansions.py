"""The expansions of The Princes of Florence: courting characters, and bargaining."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.bots.heuristics.princes.actions import value_of_right
from quattrocento.bots.heuristics.princes.court import BUILDING_COUNT, Court, inspiration, one
from quattrocento.bots.heuristics.princes.mental_auction import MentalAuction
from quattrocento.bots.heuristics.princes.outlook import Outlook, likely_hope
from quattrocento.bots.heuristics.princes.plan import Plan, Weights
from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Step
from quattrocento.games.princes.components import (
    CARDINAL,
    CHARACTER,
    MERCHANT,
    MUSE,
    PRESTIGE_DECK,
    PRINCESS,
    PROFESSOR,
    Building,
    Character,
)
from quattrocento.games.princes.cooperative import Answer, JointPlace, Payment
from quattrocento.games.princes.moves import (
    Accept,
    Ask,
    Consult,
    Convert,
    CounterPayment,
    CounterPlace,
    Decline,
    Exchange,
    FreeOfCharge,
    Hold,
    Pass,
    PayBid,
    Place,
    TakeRank,
)
from quattrocento.games.princes.moves import (
    Court as Bid,
)
from quattrocento.games.princes.muse import (
    Courting,
    Favour,
    LastExchange,
    MerchantChoice,
    princess_value,
)
from quattrocento.games.princes.state import Princes, is_last_round, minimum
from quattrocento.games.princes.treasury import means, position

HAGGLING: Final = 0.01  # what it costs to bargain on
HELP: Final = 4  # work value that a court can still find within a round


def is_suit(step: Step) -> bool:
    return isinstance(step, (Courting, Favour, MerchantChoice, LastExchange))


def is_bargain(step: Step) -> bool:
    return isinstance(step, (JointPlace, Payment, Answer))


class Courtship(MentalAuction):
    """What each character is worth to each seat that has none."""

    def __init__(self, s: Princes, outlook: Outlook, plans: list[Plan]) -> None:
        self.s = s
        values = [
            [appraise(s, outlook, seat, plans[seat], character) for character in CHARACTER]
            if s.suitors >> seat & 1
            else []
            for seat in range(s.seats)
        ]
        super().__init__(values, float(s.edition.bid_step))

    def limit(self, seat: int, lot: int) -> float:
        """FLO-92 A bid is covered by cash, and no field is higher than the last."""
        return float(min(self.s.princes[seat].florins, self.s.edition.highest[lot]))

    def hopes(self) -> list[float]:
        left, _ = self.settle()
        return left

    def settle(self) -> tuple[list[float], list[float]]:
        """What A2 leaves over for everyone, and the prices."""
        s = self.s
        holders = s.stones.copy()
        prices = [float(stake) for stake in s.stakes]
        for index, holder in enumerate(holders):
            if holder == NOBODY:
                prices[index] = float(s.edition.lowest[index])
        open_cards: list[i64] = [
            index for index in range(len(CHARACTER)) if not s.taken >> index & 1
        ]
        waiting = [q for q in range(s.seats) if s.suitors >> q & 1 and q not in holders]
        left = self.bid_on(open_cards, waiting, prices, holders)
        return left, prices


def appraise(s: Princes, outlook: Outlook, seat: int, plan: Plan, character: Character) -> float:
    """What a character is worth, in florins."""
    court = plan.court
    exchange = s.edition.exchange
    pay = float(s.edition.pay)
    works = min(ready_works(s, court), s.edition.actions)
    if character is MUSE:
        return pay * s.round * works
    if character is CARDINAL:
        return 350.0 + (pay * s.round if is_last_round(s) else 0.0)
    if character is PRINCESS:
        value = princess_value(s, s.princes[seat])
        return pay * value - 500.0 if value >= minimum(s) else 0.0
    if character is MERCHANT:
        points = float(exchange * position(s, seat))
        return points if is_last_round(s) else max(points, 400.0)
    if character is PROFESSOR:
        return 0.9 * exchange * likely_hope(s, outlook, seat, court)
    cash = 0.5 * exchange * court.florins / s.edition.banker_exchange if is_last_round(s) else 0.0
    return 0.9 * s.pot + cash


def ready_works(s: Princes, court: Court) -> int:
    """How many persons in hand could complete a work in this round, with some help."""
    figures = s.edition
    base = inspiration(s, court) + s.round + HELP
    count = 0
    for person, wish in enumerate(figures.wishes):
        if not court.persons & one(person):
            continue
        value = base + (figures.work_building if court.buildings >> wish.building.index & 1 else 0)
        value += figures.work_landscape if court.kinds[wish.landscape.index] else 0
        if value >= minimum(s):
            count += 1
    return count


def court(
    s: Princes, outlook: Outlook, plans: list[Plan], seat: int, legal_moves: Sequence[Move]
) -> list[float]:
    """Bid what the card will cost at last for the one that leaves the most over."""
    exchange = s.edition.exchange
    top = s.agenda[-1]
    if not isinstance(top, Courting):
        return [favour(s, outlook, plans[seat], seat, move) for move in legal_moves]
    suit = Courtship(s, outlook, plans)
    _, prices = suit.settle()
    found = []
    for move in legal_moves:
        if isinstance(move, Bid):
            index = move.character.index
            left = suit.values[seat][index] - max(float(move.florins), prices[index])
            early = 0.1 * abs(move.florins - prices[index]) / exchange
            found.append(left / exchange - early)
        elif isinstance(move, (Consult, TakeRank)):
            found.append(favour(s, outlook, plans[seat], seat, move) - 2.0)
        elif isinstance(move, Pass):
            found.append(0.0)
        else:
            raise UnknownMove(repr(move))
    return found


def favour(s: Princes, outlook: Outlook, plan: Plan, seat: int, move: Move) -> float:
    """Merchant, professor and banker: when to use them, and how."""
    exchange = float(s.edition.exchange)
    rank = float(position(s, seat))
    if isinstance(move, TakeRank):
        return rank
    if isinstance(move, Consult):
        prestige = likely_hope(s, outlook, seat, plan.court)
        return prestige if move.deck is PRESTIGE_DECK else 2.0
    if isinstance(move, FreeOfCharge):
        return s.price / exchange
    if isinstance(move, PayBid):
        return rank
    if isinstance(move, (Exchange, Convert)):
        return float(move.points)
    if isinstance(move, Hold):
        return 0.0 if is_last_round(s) else 2.2 if holds(s, seat, MERCHANT) else 1.0
    raise UnknownMove(repr(move))


def holds(s: Princes, seat: int, character: Character) -> bool:
    return s.princes[seat].character is character


def bargain(
    w: Weights,
    s: Princes,
    outlook: Outlook,
    plans: list[Plan],
    seat: int,
    legal_moves: Sequence[Move],
) -> list[float]:
    """Ask the partner for half of what the building is worth to both; accept what pays."""
    top = s.agenda[-1]
    if isinstance(top, JointPlace):
        return [1.0 if isinstance(move, Place) else value_of_right(move) for move in legal_moves]
    if isinstance(top, Payment):
        fair = fair_payment(w, s, outlook, plans, top)
        return [nearness(s, move, fair) for move in legal_moves]
    assert isinstance(top, Answer)
    mine = gain_by_building(w, s, outlook, plans[seat], seat, top.building)
    if seat == top.partner:
        mine -= top.florins / s.edition.exchange
    else:
        price = s.edition.building_price[s.princes[seat].builders]
        mine += (top.florins - price) / s.edition.exchange
    return [mine if isinstance(move, Accept) else refusal(move) for move in legal_moves]


def fair_payment(
    w: Weights, s: Princes, outlook: Outlook, plans: list[Plan], top: Payment
) -> float:
    """FLO-112 What leaves both with the same gain, if the partner can pay it."""
    price = s.edition.building_price[s.princes[top.seat].builders]
    mine = gain_by_building(w, s, outlook, plans[top.seat], top.seat, top.building)
    theirs = gain_by_building(w, s, outlook, plans[top.partner], top.partner, top.building)
    fair = (theirs - mine) / 2.0 * s.edition.exchange + price / 2.0
    return min(fair, float(means(s, top.partner)))


def nearness(s: Princes, move: Move, fair: float) -> float:
    if isinstance(move, Ask):
        return -abs(move.florins - fair) / s.edition.exchange
    return value_of_right(move)


def refusal(move: Move) -> float:
    """FLO-112 Another offer leaves things as they are, and only takes longer than declining."""
    if isinstance(move, Decline):
        return 0.0
    if isinstance(move, (CounterPlace, CounterPayment)):
        return -HAGGLING
    return value_of_right(move)


def gain_by_building(
    w: Weights, s: Princes, outlook: Outlook, plan: Plan, seat: int, building: Building
) -> float:
    """What a building is worth in points to whoever gets it for nothing."""
    twin = plan.court.clone()
    twin.buildings |= 1 << building.index
    twin.counts[BUILDING_COUNT] += 1
    twin.points += s.edition.building_points
    more = w.plan(s, outlook, seat, twin).worth(twin.florins)
    return more - plan.worth(twin.florins) - 0.5
