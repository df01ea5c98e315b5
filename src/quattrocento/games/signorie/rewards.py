"""Rewards: the end of a round, from the initiative to the clearing up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.pieces import SEATS as SEAT
from quattrocento.core.steps import FreeChoice, Step
from quattrocento.games.signorie.components import SEX, Reward
from quattrocento.games.signorie.effects import (
    REWARDING,
    SEATS,
    carry_out,
    foretold,
    price,
)
from quattrocento.games.signorie.moves import (
    BUY_POINTS,
    CLAIM,
    DECLINE,
    TAKE_FLORINS,
    WED,
)
from quattrocento.games.signorie.state import (
    BRIDES,
    INITIATIVE,
    NO_DICE,
    NO_FIGURES,
    REWARDS,
    Signorie,
    dice_sum,
    gain_florins,
    gain_points,
    keeps_to_threshold,
)


@dataclass(frozen=True)
class RewardPhase(Step):
    """SIG-60 to SIG-62 Points for initiative, a new order, then the rewards in that order."""

    def run(self, s: Signorie) -> None:
        for seat in s.order:
            gain_points(s, seat, s.edition.initiative[s.initiative[seat]], INITIATIVE)
        s.order = tuple(by_initiative(s))
        reset_initiative(s)
        if s.log is not None:
            s.tell("order", order=[SEAT[seat] for seat in s.order])
        s.then_all([REWARD_OF[seat] for seat in s.order])


def by_initiative(s: Signorie) -> list[int]:
    """SIG-61 Highest first; on one field the upper disc, which arrived later, comes first."""
    order = s.arrivals[::-1]
    # few seats: an insertion sort that keeps equal ones as they lie
    for place in range(1, len(order)):
        seat = order[place]
        while place and s.initiative[order[place - 1]] < s.initiative[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return order


def reset_initiative(s: Signorie) -> None:
    """SIG-05, SIG-61 All discs on the lowest field, the first player's on top."""
    s.initiative = [0] * s.seats
    s.arrivals = list(s.order[::-1])


def current(s: Signorie) -> Reward:
    return s.rewards[s.round - 1]


@dataclass(frozen=True)
class RewardOf(Step):
    """SIG-62 to SIG-64 Whose dice keep to the threshold gets the reward of the round."""

    seat: int

    def run(self, s: Signorie) -> None:
        family = s.families[self.seat]
        if not keeps_to_threshold(family):
            if s.log is not None:
                s.tell("misses", self.seat, sum=dice_sum(family), threshold=family.threshold)
            return
        if s.log is not None:
            s.tell("rewarded", self.seat, sum=dice_sum(family), threshold=family.threshold)
        if s.round <= s.edition.bonus_rounds:
            s.then(BONUS_OR_FLORINS[self.seat], WEDDING_OFFER[self.seat])
        else:
            s.then(POINTS_OFFER[self.seat])
            carry_out(s, s.edition.reward_effects[current(s).index], 1, REWARDING[self.seat])


def can_claim(s: Signorie, seat: int) -> bool:
    """SIG-67 Whether the bonus of the round can be carried out and paid for."""
    effects = s.edition.reward_effects[current(s).index]
    return price(s, effects, 1, REWARDING[seat]) <= s.families[seat].florins


@dataclass(frozen=True)
class BonusOrFlorins(Step):
    """SIG-63, SIG-67 The bonus or florins; florins where the bonus cannot be carried out."""

    seat: int

    def run(self, s: Signorie) -> None:
        if can_claim(s, self.seat):
            s.then(BONUS_CHOICE[self.seat])
        else:
            gain_florins(s, self.seat, s.edition.reward_florins)


@dataclass(frozen=True)
class BonusChoice(FreeChoice):
    """SIG-63 Take the bonus of the round, or florins."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return BONUS_OPTIONS

    def play(self, s: Signorie, move: Move) -> None:
        if move is TAKE_FLORINS:
            gain_florins(s, self.seat, s.edition.reward_florins)
            return
        if s.log is not None:
            s.tell("claims", self.seat, reward=current(s))
        carry_out(s, s.edition.reward_effects[current(s).index], 1, REWARDING[self.seat])

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        if move is TAKE_FLORINS:
            return {"florins": s.edition.reward_florins}
        return foretold(s, s.edition.reward_effects[current(s).index], 1, REWARDING[self.seat])

    def facts(self, s: Signorie) -> Mapping[str, object]:
        return {"reward": current(s), "florins": s.edition.reward_florins}


# weddings


@dataclass(frozen=True)
class WeddingOffer(Step):
    """SIG-63 After the bonus one man may be married off, while a bride's space is free."""

    seat: int

    def run(self, s: Signorie) -> None:
        if s.brides and s.families[self.seat].brides < len(s.edition.bride_points):
            s.then(WEDDING_CHOICE[self.seat])


def wedding_florins(s: Signorie) -> int:
    return s.edition.bride_florins if s.round >= s.edition.bride_florins_from else 0


@dataclass(frozen=True)
class WeddingChoice(FreeChoice):
    """SIG-63 Marry off one man, or not."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return WEDDING_OPTIONS

    def play(self, s: Signorie, move: Move) -> None:
        if move is not WED:
            return
        family = s.families[self.seat]
        points = s.edition.bride_points[family.brides]
        family.brides += 1
        s.brides -= 1
        if s.log is not None:
            s.tell("weds", self.seat, brides=family.brides)
        gain_points(s, self.seat, points, BRIDES)
        gain_florins(s, self.seat, wedding_florins(s))

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        if move is not WED:
            return {}
        brides = s.families[self.seat].brides
        return {"points": s.edition.bride_points[brides], "florins": wedding_florins(s)}


# points for florins


@dataclass(frozen=True)
class PointsOffer(Step):
    """SIG-64 Who can pay for more points is asked, once."""

    seat: int

    def run(self, s: Signorie) -> None:
        if s.families[self.seat].florins >= s.edition.points_price:
            s.then(POINTS_CHOICE[self.seat])


@dataclass(frozen=True)
class PointsChoice(FreeChoice):
    """SIG-64 Pay for more points, or not."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return POINTS_OPTIONS

    def play(self, s: Signorie, move: Move) -> None:
        if move is not BUY_POINTS:
            return
        s.families[self.seat].florins -= s.edition.points_price
        if s.log is not None:
            s.tell("buys-points", self.seat, cost=s.edition.points_price)
        gain_points(s, self.seat, s.edition.points_bought, REWARDS)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        if move is not BUY_POINTS:
            return {}
        return {"cost": s.edition.points_price, "points": s.edition.points_bought}

    def facts(self, s: Signorie) -> Mapping[str, object]:
        return {"cost": s.edition.points_price, "points": s.edition.points_bought}


@dataclass(frozen=True)
class ClearUp(Step):
    """SIG-65, SIG-66 Figures leave the threshold space, dice leave the boards."""

    def run(self, s: Signorie) -> None:
        for family in s.families:
            for sex in SEX:
                family.reserve[sex.index] += family.pledged[sex.index]
            family.pledged = NO_FIGURES
            family.threshold = s.edition.threshold
            family.dice = NO_DICE
            family.passed = False
        s.pool = [0] * len(s.pool)


REWARD_PHASE: Final = RewardPhase()
CLEAR_UP: Final = ClearUp()
REWARD_OF: Final = [RewardOf(seat) for seat in SEATS]
BONUS_OR_FLORINS: Final = [BonusOrFlorins(seat) for seat in SEATS]
BONUS_CHOICE: Final = [BonusChoice(seat) for seat in SEATS]
WEDDING_OFFER: Final = [WeddingOffer(seat) for seat in SEATS]
WEDDING_CHOICE: Final = [WeddingChoice(seat) for seat in SEATS]
POINTS_OFFER: Final = [PointsOffer(seat) for seat in SEATS]
POINTS_CHOICE: Final = [PointsChoice(seat) for seat in SEATS]
BONUS_OPTIONS: Final = [CLAIM, TAKE_FLORINS]
WEDDING_OPTIONS: Final = [WED, DECLINE]
POINTS_OPTIONS: Final = [BUY_POINTS, DECLINE]
