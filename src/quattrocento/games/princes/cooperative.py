"""The expansion Co-operative building: offers, bargaining, and buildings across a border."""

from collections.abc import Mapping
from dataclasses import dataclass

from quattrocento.core.moves import Move
from quattrocento.core.pieces import SEATS
from quattrocento.core.steps import Refusal
from quattrocento.games.princes.board import CELL, FACING, cells_of
from quattrocento.games.princes.building import building_price, erect, leavings, spot_of
from quattrocento.games.princes.components import BUILDING, Building
from quattrocento.games.princes.decisions import ALLOWED, Decision, Why, refuse
from quattrocento.games.princes.grounds import facing_walls, joint_spots, survey, walls
from quattrocento.games.princes.moves import (
    ACCEPT,
    BUILD_WITH,
    COUNTER_PLACE,
    DECLINE,
    PLACE,
    Accept,
    Ask,
    CounterPayment,
    CounterPlace,
    Place,
    ask,
    counter_payment,
)
from quattrocento.games.princes.state import Princes, east_of, seating, use_action, west_of
from quattrocento.games.princes.treasury import given_up, means, pay, price_of


def neighbours(s: Princes, seat: int) -> list[int]:
    """FLO-110 The seats with a common border, the eastern first."""
    return [other for other in (east_of(s, seat), west_of(s, seat)) if other >= 0]


def joint_builds(s: Princes, seat: int) -> list[Move]:
    """FLO-111 Every building with every neighbour."""
    return [
        BUILD_WITH[partner][building.index]
        for partner in neighbours(s, seat)
        for building in BUILDING
    ]


def add_joint_builds(s: Princes, seat: int, moves: list[Move]) -> None:
    """Those for which this seat may make an offer."""
    for partner in neighbours(s, seat):
        if not why_not_ask(s, seat, partner)[0]:
            fitting = seam_between(s, seat, partner)
            for building in BUILDING:
                if fitting >> building.index & 1 and s.buildings[building.index]:
                    moves.append(BUILD_WITH[partner][building.index])


def why_not_ask(s: Princes, seat: int, partner: int) -> Why:
    """FLO-40, FLO-112 Why this seat may not make a neighbour any offer."""
    if s.offered >> partner & 1:
        return "FLO-112", "one-offer"
    if not askable(s, seat):
        return "FLO-40", "too-expensive"
    return ALLOWED


def why_not_together(s: Princes, seat: int, partner: int, building: Building) -> Why:
    """FLO-111, FLO-118 Why this seat may not make a neighbour an offer for this building."""
    if building in s.princes[seat].buildings + s.princes[partner].buildings:
        return "FLO-118", "already-built"
    if not s.buildings[building.index]:
        return "FLO-40", "gone"
    why = why_not_ask(s, seat, partner)
    if not why[0] and not seam_between(s, seat, partner) >> building.index & 1:
        return "FLO-111", "no-room"
    return why


def seam_between(s: Princes, seat: int, partner: int) -> int:
    """The buildings that fit across the border of these two and that neither of them has."""
    return s.princes[seat if partner == east_of(s, seat) else partner].seam


def all_sums(s: Princes) -> range:
    """FLO-112 The payments one can name: to what everyone began with."""
    return range(0, seating(s).florins + 1, s.edition.payment_step)


def askable(s: Princes, active: int) -> range:
    """FLO-112, FLO-113 Those that cover what this seat lacks for the bank.

    What the partner can pay may be a secret (FLO-09), so it sets no limit here.
    """
    step = s.edition.payment_step
    lack = max(0, building_price(s, active) - means(s, active))
    return range((lack + step - 1) // step * step, all_sums(s).stop, step)


def payable(s: Princes, partner: int) -> range:
    """FLO-112 Those that this seat can pay."""
    return range(0, min(means(s, partner) + 1, all_sums(s).stop), s.edition.payment_step)


@dataclass(frozen=True)
class Bargain:
    """What two neighbours bargain about. The western board counts for places."""

    active: int
    partner: int
    building: Building

    def sides(self, s: Princes) -> tuple[int, int]:
        """The western seat and the eastern."""
        if self.partner == east_of(s, self.active):
            return self.active, self.partner
        return self.partner, self.active

    def spots(self, s: Princes) -> list[int]:
        west, east = self.sides(s)
        return joint_spots(s, west, east, self.building)

    def masks(self, s: Princes, spot: int) -> tuple[int, int]:
        seams = s.edition.seams[self.building.index]
        number = seams.spots.index(spot)
        return seams.west[number], seams.east[number]


def joint_cells(s: Princes, bargain: Bargain, spot: int) -> dict[str, object]:
    """The cells on each board, for people."""
    near, far = bargain.masks(s, spot)
    west, east = bargain.sides(s)
    return {
        "west": west,
        "west_cells": [cell.slug for cell in cells_of(near)],
        "east": east,
        "east_cells": [cell.slug for cell in cells_of(far)],
    }


def joint_leavings(s: Princes, bargain: Bargain, spot: int, seat: int) -> dict[str, object]:
    """What a joint building would leave free on the board of one of the two."""
    then = s.clone()
    then.log = None
    raise_together(then, bargain, spot)
    return leavings(s, then, seat)


def share(s: Princes, bargain: Bargain, seat: int, florins: int) -> dict[str, object]:
    """FLO-113 What a payment of this much means for one of the two."""
    if seat == bargain.partner:
        return price_of(s, seat, florins)
    price = building_price(s, seat)
    return {"receives": florins, "cost": price, "given": given_up(s, seat, price - florins)}


def why_not_across(s: Princes, bargain: Bargain, spot: int) -> Why:
    """FLO-42, FLO-115, FLO-120 Why a joint building may not lie there."""
    west, east = bargain.sides(s)
    one, other = s.princes[west], s.princes[east]
    near, far = bargain.masks(s, spot)
    if near & one.covered or far & other.covered:
        return "FLO-42", "overlaps"
    if near & walls(s, one) or far & walls(s, other):
        return "FLO-115", "wall-to-wall"
    beyond_east, beyond_west = facing_walls(s, west, east)
    if near & beyond_east or far & beyond_west:
        return "FLO-120", "across-border"
    return ALLOWED


@dataclass(frozen=True)
class JointPlace(Decision):
    """FLO-111 Where across the border the building should lie."""

    partner: int
    building: Building

    def bargain(self) -> Bargain:
        return Bargain(self.seat, self.partner, self.building)

    def offers(self, s: Princes) -> list[Move]:
        return [PLACE[spot] for spot in s.edition.seams[self.building.index].spots]

    def open_offers(self, s: Princes) -> list[Move]:
        return [PLACE[spot] for spot in self.bargain().spots(s)]

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if not isinstance(move, Place):
            return None
        spot = spot_of(move.cell, move.facing)
        return refuse(move, why_not_across(s, self.bargain(), spot))

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Place)
        spot = spot_of(move.cell, move.facing)
        s.then(Payment(self.seat, self.partner, self.building, spot))

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Place):
            return {}
        bargain = self.bargain()
        spot = spot_of(move.cell, move.facing)
        return {**joint_cells(s, bargain, spot), **joint_leavings(s, bargain, spot, self.seat)}

    def facts(self, s: Princes) -> Mapping[str, object]:
        west, _ = self.bargain().sides(s)
        return {"building": self.building, "partner": SEATS[self.partner], "west": SEATS[west]}


@dataclass(frozen=True)
class Payment(Decision):
    """FLO-112 What the partner is asked to pay."""

    partner: int
    building: Building
    spot: int

    def bargain(self) -> Bargain:
        return Bargain(self.seat, self.partner, self.building)

    def offers(self, s: Princes) -> list[Move]:
        return [ask(florins) for florins in all_sums(s)]

    def open_offers(self, s: Princes) -> list[Move]:
        return [ask(florins) for florins in askable(s, self.seat)]

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if isinstance(move, Ask) and move.florins not in askable(s, self.seat):
            return Refusal(move, "FLO-112", "bank-unpaid")
        return None

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Ask)
        s.offered |= 1 << self.partner
        s.tell(
            "offers",
            self.seat,
            building=self.building,
            partner=SEATS[self.partner],
            cell=CELL[self.spot // len(FACING)],
            facing=FACING[self.spot % len(FACING)],
            florins=move.florins,
        )
        answer = Answer(
            self.partner, self.seat, self.partner, self.building, self.spot, move.florins, 0
        )
        s.then(answer)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Ask):
            return {}
        return {"if": "agreed", **share(s, self.bargain(), self.seat, move.florins)}

    def facts(self, s: Princes) -> Mapping[str, object]:
        cost = building_price(s, self.seat)
        return {"building": self.building, "partner": SEATS[self.partner], "florins": cost}


@dataclass(frozen=True)
class Answer(Decision):
    """FLO-112 Accept, decline, or answer with another place or payment."""

    active: int
    partner: int
    building: Building
    spot: int
    florins: int
    counters: int

    def bargain(self) -> Bargain:
        return Bargain(self.active, self.partner, self.building)

    def sums(self, s: Princes) -> range:
        """FLO-112 The payments to which this side could agree, by its own means alone."""
        return payable(s, self.seat) if self.seat == self.partner else askable(s, self.seat)

    def offers(self, s: Princes) -> list[Move]:
        moves = [ACCEPT, DECLINE, *self.other_places(s)]
        moves += [counter_payment(sum) for sum in all_sums(s) if sum != self.florins]
        return moves

    def open_offers(self, s: Princes) -> list[Move]:
        sums = self.sums(s)
        moves = [ACCEPT, DECLINE] if self.florins in sums else [DECLINE]
        if self.may_counter(s):
            if self.florins in sums:
                moves += self.other_places(s)
            moves += [counter_payment(sum) for sum in sums if sum != self.florins]
        return moves

    def may_counter(self, s: Princes) -> bool:
        return self.counters < s.edition.counter_offers

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if isinstance(move, (CounterPlace, CounterPayment)):
            if not self.may_counter(s):
                return Refusal(move, "FLO-112", "three-counters")
        elif not isinstance(move, Accept):
            return None
        # another place leaves the payment as it is
        florins = move.florins if isinstance(move, CounterPayment) else self.florins
        if florins in self.sums(s):
            return None
        reason = "too-expensive" if self.seat == self.partner else "bank-unpaid"
        return Refusal(move, "FLO-112", reason)

    def other_places(self, s: Princes) -> list[Move]:
        return [COUNTER_PLACE[spot] for spot in self.bargain().spots(s) if spot != self.spot]

    def decide(self, s: Princes, move: Move) -> None:
        if isinstance(move, Accept):
            s.tell("accepts", self.seat)
            build_together(s, self.bargain(), self.spot, self.florins)
        elif isinstance(move, CounterPlace):
            s.tell("counters-place", self.seat, cell=move.cell, facing=move.facing)
            self.counter(s, spot_of(move.cell, move.facing), self.florins)
        elif isinstance(move, CounterPayment):
            s.tell("counters-payment", self.seat, florins=move.florins)
            self.counter(s, self.spot, move.florins)
        else:
            s.tell("declines", self.seat)

    def counter(self, s: Princes, spot: int, florins: int) -> None:
        other = self.active if self.seat == self.partner else self.partner
        counters = self.counters + 1
        s.then(Answer(other, self.active, self.partner, self.building, spot, florins, counters))

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        if isinstance(move, CounterPlace):
            spot = spot_of(move.cell, move.facing)
            leaves = joint_leavings(s, self.bargain(), spot, self.seat)
            return {**joint_cells(s, self.bargain(), spot), **leaves}
        if isinstance(move, Accept):
            shown = joint_cells(s, self.bargain(), self.spot)
            shown.update(joint_leavings(s, self.bargain(), self.spot, self.seat))
            shown.update(share(s, self.bargain(), self.seat, self.florins))
            shown["points"] = s.edition.building_points
            return shown
        if isinstance(move, CounterPayment):
            return {"if": "agreed", **share(s, self.bargain(), self.seat, move.florins)}
        return {}

    def facts(self, s: Princes) -> Mapping[str, object]:
        other = self.active if self.seat == self.partner else self.partner
        return {
            "building": self.building,
            "other": SEATS[other],
            "payer": SEATS[self.partner],
            "cell": CELL[self.spot // len(FACING)],
            "facing": FACING[self.spot % len(FACING)],
            "florins": self.florins,
            "left": s.edition.counter_offers - self.counters,
        }


def build_together(s: Princes, bargain: Bargain, spot: int, florins: int) -> None:
    """FLO-113, FLO-114 The payment arrives, the bank is paid, and both gain the building."""
    use_action(s)
    if florins:
        pay(s, bargain.partner, florins)
        s.princes[bargain.active].florins += florins
        s.tell("pays-partner", bargain.partner, partner=SEATS[bargain.active], florins=florins)
    if price := building_price(s, bargain.active):
        pay(s, bargain.active, price)
        s.tell("pays-bank", bargain.active, florins=price)
    raise_together(s, bargain, spot)


def raise_together(s: Princes, bargain: Bargain, spot: int) -> None:
    """FLO-114 Each side's part of the building stands, and counts for that side."""
    near, far = bargain.masks(s, spot)
    west, east = bargain.sides(s)
    s.buildings[bargain.building.index] -= 1
    erect(s, west, bargain.building, near)
    erect(s, east, bargain.building, far)
    survey(s, west)
    survey(s, east)
