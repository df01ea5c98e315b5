"""Armies of Principato: what the next scorings will bring, and how to get through one."""

import math
from collections.abc import Sequence

from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.bots.heuristics.principato.outlook import Outlook
from quattrocento.bots.heuristics.principato.worth import Weights, flow
from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.games.principato.cards import Enlistment
from quattrocento.games.principato.components import MILITIA
from quattrocento.games.principato.military import Dismissal, SupplyStep
from quattrocento.games.principato.moves import Provide
from quattrocento.games.principato.ranks import points_by_rank, strength
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.storage import Provision


def fed(p: Principality, food_flow: float, money_flow: float) -> float:
    """How many units without supply will get it: from the stores, or from what comes in."""
    militias = p.militias - p.militia_food - p.militia_favour
    condottieri = p.condottieri - p.condottiere_money - p.condottiere_favour
    food = min(float(militias), max(float(p.food), food_flow))
    money = min(float(condottieri), max(float(p.money), money_flow))
    return min(float(militias + condottieri), food + money + p.favour)


def is_asked(s: Principato, seat: int) -> bool:
    """Whether a seat may still supply its units in this scoring."""
    return any(isinstance(step, (SupplyStep, Provision)) and step.seat == seat for step in s.agenda)


def ranked(strengths: list[float], seat: int, ranks: list[int], doubt: float) -> float:
    """The points that a seat can expect, when strengths are only known so far."""
    own = strengths[seat]
    above = 0.0
    for other, theirs in enumerate(strengths):
        if other != seat:
            lead = (own - theirs) / doubt
            above += 1.0 / (1.0 + math.exp(lead)) if lead < 30.0 else 0.0
    place = min(int(above), len(ranks) - 2)
    share = above - place
    return ranks[place] * (1.0 - share) + ranks[place + 1] * share


class Campaign:
    """The armies as they will be in the next scoring, and what of them will last, if there are
    more to come."""

    def __init__(self, w: Weights, s: Principato, outlook: Outlook) -> None:
        self.w = w
        self.ranks = s.edition.ranks[s.seats]
        self.outlook = outlook
        self.strengths: list[float] = []
        self.lasting: list[float] = []
        self.later_seat = NOBODY
        self.later_points = 0.0
        for seat, p in enumerate(s.principalities):
            self.strengths.append(self.strength(s, seat))
            if outlook.later > 0:
                self.lasting.append(self.remainder(p))

    def strength(self, s: Principato, seat: int) -> float:
        """A seat's army in the next scoring."""
        p, outlook = s.principalities[seat], self.outlook
        own = float(strength(p))
        if not outlook.now or is_asked(s, seat):
            supplied = expected(s, p, self.w.growth if outlook.wait >= 1.0 else 0.0)
            own += 2.0 * supplied
            top = s.agenda[-1]
            if isinstance(top, Enlistment) and top.seat == seat:
                own += max(0.0, (p.food if top.unit is MILITIA else p.money) - supplied)
        return own

    def remainder(self, p: Principality) -> float:
        """What of an army will last."""
        units = p.militias + p.condottieri
        return p.catapults + min(self.w.standing * units, 2.0 * self.w.standing)

    def is_much_like(self, outlook: Outlook) -> bool:
        """Whether armies to which nothing has happened look the same at another moment."""
        grows = outlook.wait >= 1.0
        before = self.outlook
        if outlook.now or before.now:
            return False
        return grows == (before.wait >= 1.0) and outlook.later == before.later

    def renew(self, s: Principato, outlook: Outlook, seat: int) -> None:
        """Look again, at a moment much like the last, after a seat has changed its own army."""
        self.outlook = outlook
        self.strengths[seat] = self.strength(s, seat)
        if outlook.later > 0:
            lasting = self.remainder(s.principalities[seat])
            if lasting != self.lasting[seat]:
                self.lasting[seat] = lasting
                self.later_seat = NOBODY

    def brings(self, seat: int) -> float:
        """What a seat's army will bring: the next scoring in full, later ones in part."""
        w, outlook = self.w, self.outlook
        points = 0.0
        if outlook.now or outlook.later >= 0:
            doubt = w.doubt + w.drift * min(outlook.wait, 7.0) if outlook.wait else 0.2
            points = ranked(self.strengths, seat, self.ranks, doubt)
        if outlook.later > 0:
            if seat != self.later_seat:
                self.later_seat = seat
                self.later_points = ranked(self.lasting, seat, self.ranks, w.later_doubt)
            points += w.later * outlook.later * self.later_points
        return points


def expected(s: Principato, p: Principality, growth: float) -> float:
    """How many units without supply a seat is expected to supply in the next scoring."""
    if p.militias + p.condottieri == 0:
        return 0.0
    if growth == 0.0:
        return fed(p, 0.0, 0.0)
    food = flow(p.fields, s.edition.farm * p.farms)
    money = flow(p.palazzi, s.edition.bank * p.banks)
    return fed(p, growth * food, growth * money)


def upkeep(w: Weights, s: Principato, outlook: Outlook, seat: int, cube: float) -> float:
    """What supplying the units will cost."""
    if outlook.now and not is_asked(s, seat):
        return 0.0
    growth = w.growth if outlook.wait >= 1.0 else 0.0
    return w.care * cube * expected(s, s.principalities[seat], growth)


def in_scoring(s: Principato) -> bool:
    if not s.agenda:
        return False
    top = s.agenda[-1]
    return isinstance(top, Dismissal) or (isinstance(top, Provision) and top.least == 0)


def supply(s: Principato, seat: int, legal_moves: Sequence[Move], cube: float) -> Move:
    """Supply no more units than change the rank for the better."""
    top = s.agenda[-1]
    assert isinstance(top, Provision)
    p = s.principalities[seat]
    strengths = []
    for other, theirs in enumerate(s.principalities):
        more = 2.0 * fed(theirs, 0.0, 0.0) if is_asked(s, other) else 0.0
        strengths.append(strength(theirs) + int(more))
    own = strength(p)
    ranks = s.edition.ranks[s.seats]
    best, best_worth = 0, -1000.0
    for count in range(int(fed(p, 0.0, 0.0)) + 1):
        strengths[seat] = own + 2 * count
        worth = points_by_rank(strengths, ranks)[seat] - cube * count
        if worth > best_worth:
            best, best_worth = count, worth
    return nearest(legal_moves, best)


def nearest(legal_moves: Sequence[Move], wanted: int) -> Move:
    """The provision of so many units, or else of as many as can be, with the fewest favours."""
    offers = [nearness(move, wanted) for move in legal_moves]
    return legal_moves[offers.index(min(offers))]


def nearness(move: Move, wanted: int) -> tuple[int, int, int]:
    if not isinstance(move, Provide):
        raise UnknownMove(repr(move))
    return abs(wanted - move.cubes - move.favours), move.favours, move.cubes


def dismiss(s: Principato, seat: int, outlook: Outlook) -> Move:
    """Keep the units that the stores can supply next time."""
    top = s.agenda[-1]
    assert isinstance(top, Dismissal)
    p = s.principalities[seat]
    stored = p.food if top.unit is MILITIA else p.money
    stores = p.farms if top.unit is MILITIA else p.banks
    keep = stored if outlook.wait < 1.0 else max(stored, stores)
    given_back = max(0, p.units(top.unit) - keep)
    return s.edition.offers.dismissals[top.unit.slug][given_back]
