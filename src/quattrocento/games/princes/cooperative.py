"""The expansion Co-operative building: offers, bargaining, and buildings across a border."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quattrocento.core.moves import Move
from quattrocento.core.pieces import SEATS
from quattrocento.core.steps import Refusal
from quattrocento.games.princes.board import CELL, FACING, cells_of
from quattrocento.games.princes.building import building_price, erect, leavings, spot_of
from quattrocento.games.princes.components import BUILDING, Building
from quattrocento.games.princes.decisions import Decision
from quattrocento.games.princes.grounds import joint_blocked, joint_spots, survey, walls
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


def add_joint_builds(s: Princes, seat: int, moves: list[Move]) -> None:
    """FLO-111, FLO-112, FLO-118 Buildings for which this seat may make a neighbour an offer."""
    for partner in neighbours(s, seat):
        if not s.offered >> partner & 1 and askable(s, seat):
            west = seat if partner == east_of(s, seat) else partner
            fitting = s.princes[west].seam
            for building in BUILDING:
                if fitting >> building.index & 1 and s.buildings[building.index]:
                    moves.append(BUILD_WITH[partner][building.index])


def askable(s: Princes, active: int) -> range:
    """FLO-112, FLO-113 From what this seat lacks for the bank to what everyone began with.

    What the partner can pay may be a secret (FLO-09), so it sets no limit here.
    """
    step = s.edition.payment_step
    lack = max(0, building_price(s, active) - means(s, active))
    return range((lack + step - 1) // step * step, seating(s).florins + 1, step)


def payable(s: Princes, partner: int) -> range:
    """FLO-112 The same sums as far as this seat can pay them."""
    most = min(means(s, partner), seating(s).florins)
    return range(0, most + 1, s.edition.payment_step)


def refused_joint_builds(s: Princes, seat: int) -> list[Refusal]:
    refused = []
    offered: list[Move] = []
    add_joint_builds(s, seat, offered)
    for partner in neighbours(s, seat):
        for building in BUILDING:
            move = BUILD_WITH[partner][building.index]
            owners = s.princes[seat].buildings + s.princes[partner].buildings
            if move in offered:
                continue
            if building in owners:
                refused.append(Refusal(move, "FLO-118", "already-built"))
            elif not s.buildings[building.index]:
                refused.append(Refusal(move, "FLO-40", "gone"))
            elif s.offered >> partner & 1:
                refused.append(Refusal(move, "FLO-112", "one-offer"))
            elif not askable(s, seat):
                refused.append(Refusal(move, "FLO-40", "too-expensive"))
            else:
                refused.append(Refusal(move, "FLO-111", "no-room"))
    return refused


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


def refused_joint_spots(s: Princes, bargain: Bargain) -> list[Refusal]:
    """FLO-42, FLO-115, FLO-120 Why a joint building may not lie there."""
    west, east = bargain.sides(s)
    one, other = s.princes[west], s.princes[east]
    closed = joint_blocked(s, west, east)
    refused = []
    seams = s.edition.seams[bargain.building.index]
    for spot, near, far in zip(seams.spots, seams.west, seams.east, strict=True):
        if near & one.covered or far & other.covered:
            refused.append(Refusal(PLACE[spot], "FLO-42", "overlaps"))
        elif near & walls(s, one) or far & walls(s, other):
            refused.append(Refusal(PLACE[spot], "FLO-115", "wall-to-wall"))
        elif near & closed[0] or far & closed[1]:
            refused.append(Refusal(PLACE[spot], "FLO-120", "across-border"))
    return refused


@dataclass(frozen=True)
class JointPlace(Decision):
    """FLO-111 Where across the border the building should lie."""

    partner: int
    building: Building

    def bargain(self) -> Bargain:
        return Bargain(self.seat, self.partner, self.building)

    def offers(self, s: Princes) -> list[Move]:
        return [PLACE[spot] for spot in self.bargain().spots(s)]

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Place)
        spot = spot_of(move.cell, move.facing)
        s.then(Payment(self.seat, self.partner, self.building, spot))

    def refusals(self, s: Princes) -> Sequence[Refusal]:
        return refused_joint_spots(s, self.bargain())

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
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
        return [ask(florins) for florins in askable(s, self.seat)]

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

    def refusals(self, s: Princes) -> Sequence[Refusal]:
        return [
            Refusal(ask(florins), "FLO-112", "bank-unpaid")
            for florins in range(0, askable(s, self.seat).start, s.edition.payment_step)
        ]

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Ask):
            return {}
        return share(s, self.bargain(), self.seat, move.florins)

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
        sums = self.sums(s)
        moves = [ACCEPT, DECLINE] if self.florins in sums else [DECLINE]
        if self.counters < s.edition.counter_offers:
            if self.florins in sums:  # another place leaves the payment as it is
                moves += self.other_places(s)
            moves += [counter_payment(sum) for sum in sums if sum != self.florins]
        return moves

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

    def refusals(self, s: Princes) -> Sequence[Refusal]:
        figures, sums = s.edition, self.sums(s)
        reason = "too-expensive" if self.seat == self.partner else "bank-unpaid"
        refused = []
        if self.florins not in sums:
            refused += [
                Refusal(move, "FLO-112", reason) for move in (ACCEPT, *self.other_places(s))
            ]
        for sum in range(0, seating(s).florins + 1, figures.payment_step):
            if self.counters >= figures.counter_offers:
                refused.append(Refusal(counter_payment(sum), "FLO-112", "three-counters"))
            elif sum not in sums:
                refused.append(Refusal(counter_payment(sum), "FLO-112", reason))
        return refused

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
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
            return share(s, self.bargain(), self.seat, move.florins)
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
