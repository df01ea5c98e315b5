"""Judging The Princes of Florence: points so far, and a plan for the rest of the game."""

from collections.abc import Sequence

from quattrocento.bots.heuristics.heuristic import Heuristic, first_best, softmax
from quattrocento.bots.heuristics.princes.actions import UNWANTED, sketch, value_of_right
from quattrocento.bots.heuristics.princes.court import inspiration, ranked_fit
from quattrocento.bots.heuristics.princes.expansions import (
    Courtship,
    bargain,
    court,
    is_bargain,
    is_suit,
)
from quattrocento.bots.heuristics.princes.market import Market, moment
from quattrocento.bots.heuristics.princes.move_priors import (
    convert,
    keep,
    lay,
    perform,
    recruit_now,
)
from quattrocento.bots.heuristics.princes.outlook import Outlook
from quattrocento.bots.heuristics.princes.plan import Plan, Weights
from quattrocento.core.game import Game
from quattrocento.core.moves import Move
from quattrocento.core.steps import JointChoice
from quattrocento.games.princes import GAME
from quattrocento.games.princes.actions import Turn
from quattrocento.games.princes.auction import Bidding, LastPurchase, Opening
from quattrocento.games.princes.building import Laying
from quattrocento.games.princes.decisions import Selection
from quattrocento.games.princes.moves import Bid, Build, Buy, Open, Pass, Right
from quattrocento.games.princes.objects import AtOnce, LandscapeChoice
from quattrocento.games.princes.scoring import best_value
from quattrocento.games.princes.state import Princes
from quattrocento.games.princes.works import Performance, Proceeds


class PrincesHeuristic(Heuristic):
    def __init__(self, game: Game, scale: float, horizon: int) -> None:
        super().__init__(game, scale, horizon)
        self.weights = Weights()
        self.slope = 0.02
        self.temperature = 1.0
        self.scale_per_round = 1.0  # added to the scale for every round that is left
        self.known: Market | None = None

    def estimates(self, s: Princes) -> list[float]:
        outlook = Outlook(s)
        plans = self.plans(s, outlook)
        best = best_work(self.weights, s, outlook)
        worths = [plan.worth(plan.court.florins) + best[seat] for seat, plan in enumerate(plans)]
        if s.buyers:
            hopes = Market(self.weights, s, outlook, plans).hopes()
            exchange = s.edition.exchange
            worths = [worth + hope / exchange for worth, hope in zip(worths, hopes, strict=True)]
        elif s.suitors:
            hopes = Courtship(s, outlook, plans).hopes()
            exchange = s.edition.exchange
            worths = [worth + hope / exchange for worth, hope in zip(worths, hopes, strict=True)]
        return worths

    def plans(self, s: Princes, outlook: Outlook) -> list[Plan]:
        return [
            self.weights.plan(s, outlook, seat, court)
            for seat, court in enumerate(outlook.courts())
        ]

    def estimate(self, s: Princes, seat: int, round: int) -> float:
        """One seat's part of the estimates, without a look at the others' plans.

        What is compared is judged as in the same round, even if one option ends it.
        """
        outlook = Outlook(s)
        plan = self.weights.plan(s, outlook, seat, outlook.court(seat))
        worth = plan.worth(s.princes[seat].florins)
        return worth + best_work(self.weights, s, outlook)[seat]

    def outcome(self, s: Princes) -> list[float]:
        """A lead of a point means more and more as the rounds go by."""
        if not s.agenda:
            return super().outcome(s)
        left = len(s.edition.minimum) - s.round
        return softmax(self.estimates(s), self.scale + self.scale_per_round * left)

    def look_ahead(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """Less than nothing, by what an option gives away: the chance itself tells no more."""
        worths = self.judge(s, seat, legal_moves)
        best = max(worths)
        return [0.5 + self.slope * max(worth - best, -15.0) for worth in worths]

    def move_values(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        return self.judge(s, seat, legal_moves)

    def prior(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        if isinstance(s.agenda[-1], Turn):
            return softmax(sketch(self.weights, s, Outlook(s), seat, legal_moves), self.temperature)
        return softmax(self.judge(s, seat, legal_moves), self.temperature)

    def likeliest(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> Move:
        if isinstance(s.agenda[-1], Turn):
            return legal_moves[first_best(sketch(self.weights, s, Outlook(s), seat, legal_moves))]
        return legal_moves[first_best(self.judge(s, seat, legal_moves))]

    def finish_turn(self, s: Princes) -> None:
        """Finish what an action has begun."""
        while s.agenda and is_small(s):
            seat = s.turn()
            legal_moves = s.legal_moves(seat)
            if len(legal_moves) == 1:
                s.play(seat, legal_moves[0])
            else:
                self.small_step(s, seat)

    def judge(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """The points that a seat can expect after each option, give or take a constant."""
        top = s.agenda[-1]
        if isinstance(top, Turn):
            return self.actions(s, seat, legal_moves)
        if isinstance(top, (Opening, Bidding, LastPurchase)):
            return self.auction(s, seat, legal_moves)
        if isinstance(top, Laying):
            return [0.05 * value for value in lay(s, seat, legal_moves)]
        outlook = Outlook(s)
        if isinstance(top, (Selection, JointChoice, LandscapeChoice)):
            return keep(self.weights, s, outlook, seat, legal_moves)
        if isinstance(top, Performance):
            return perform(s, outlook, seat, legal_moves)
        if isinstance(top, AtOnce):
            return recruit_now(self.weights, s, outlook, seat, legal_moves)
        if isinstance(top, Proceeds):
            plan = self.weights.plan(s, outlook, seat, outlook.court(seat))
            return convert(plan, legal_moves)
        plans = self.plans(s, outlook)
        if is_suit(top):
            return court(s, outlook, plans, seat, legal_moves)
        return bargain(self.weights, s, outlook, plans, seat, legal_moves)

    def market(self, s: Princes) -> Market:
        """Between two sales nothing changes but bids, so the values are kept from bid to bid."""
        known = self.known
        if known is None or known.s is not s or known.moment != moment(s):
            outlook = Outlook(s)
            known = Market(self.weights, s, outlook, self.plans(s, outlook))
            self.known = known
        return known

    def auction(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        market = self.market(s)
        found = []
        for move in legal_moves:
            if isinstance(move, Bid):
                gain = market.gain_by_bidding(seat)
            elif isinstance(move, Open):
                gain = market.gain_by_opening(seat, move.pile)
            elif isinstance(move, Buy):
                gain = market.values[seat][move.pile.index] - market.base
            elif isinstance(move, Pass):
                gain = 0.0
            else:
                gain = value_of_right(move)
            found.append(gain / s.edition.exchange)
        return found

    def actions(self, s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """Take each action in the mind, and judge what comes of it."""
        found = []
        for move in legal_moves:
            if not is_sensible(s, seat, move):
                found.append(UNWANTED)
                continue
            after = s.clone()
            after.play(seat, move)
            while after.agenda and is_small(after) and after.turn() == seat:
                self.small_step(after, seat)
            if after.agenda:
                found.append(self.estimate(after, seat, s.round))
            else:
                found.append(float(after.princes[seat].points))
        return found

    def small_step(self, s: Princes, seat: int) -> None:
        legal_moves = s.legal_moves(seat)
        s.play(seat, legal_moves[first_best(self.judge(s, seat, legal_moves))])


def is_small(s: Princes) -> bool:
    """Whether the choice is part of something larger."""
    top = s.agenda[-1]
    return isinstance(
        top, (Laying, Selection, LandscapeChoice, Performance, AtOnce, Proceeds)
    ) or is_bargain(top)


def is_sensible(s: Princes, seat: int, move: Move) -> bool:
    """Leave out going back on the track, and buildings that nobody in hand asks for."""
    if isinstance(move, Build):
        prince = s.princes[seat]
        figures = s.edition
        is_dear = figures.building_price[prince.builders] > figures.freedom_price
        if is_dear and s.round < len(figures.minimum) - 1:
            wishes = figures.wishes
            return any(wishes[one.index].building is move.building for one in prince.hand)
        return True
    return not isinstance(move, Right)


def best_work(w: Weights, s: Princes, outlook: Outlook) -> list[float]:
    """FLO-55 What the best works so far in this round may bring."""
    found = [0.0] * s.seats
    best = best_value(s)
    if not best:
        return found
    chance = float(s.edition.best_work_points)
    for seat, now in enumerate(outlook.now):
        if now and could_do(s, outlook, seat) > best:
            chance *= w.beaten
    return [chance if prince.value == best else 0.0 for prince in s.princes]


def could_do(s: Princes, outlook: Outlook, seat: int) -> float:
    """The value of the best work that a seat could complete at once; 0 if it has none."""
    court = outlook.court(seat)
    best = float(ranked_fit(court, court.persons, 0)) if court.persons else -100.0
    best += inspiration(s, court) + court.lift
    return best if best >= s.edition.minimum[s.round - 1] else 0.0


HEURISTIC = PrincesHeuristic(GAME, scale=7.0, horizon=20)
