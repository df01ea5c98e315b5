"""Helpers: hiring them, and using them after an action."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal, Step
from quattrocento.games.signorie.components import (
    COLOUR,
    FACES,
    HELPER,
    SLOTS,
    Colour,
    Helper,
    Meaning,
    Occasion,
)
from quattrocento.games.signorie.effects import (
    HELPING,
    SEATS,
    carry_out,
    described,
    foretold,
    obstacle,
    price,
)
from quattrocento.games.signorie.moves import DONE, HIRE, USE, Hire, Use
from quattrocento.games.signorie.state import NEVER, Signorie


def has_helper(s: Signorie, seat: int, helper: Helper) -> bool:
    return bool(s.families[seat].helpers >> helper.index & 1)


def column(colour: int) -> list[Helper]:
    return COLUMN[colour]


def hiring_cost(cost: int, discount: int) -> int:
    return max(0, cost - discount)


def cheapest_helper(s: Signorie, seat: int, helpers: list[Helper], discount: int) -> int:
    """SIG-30 The lowest cost of a free space among these, if a disc is left."""
    if not s.helpers:
        return NEVER
    least = NEVER
    owned = s.families[seat].helpers
    for helper in helpers:
        if not owned >> helper.index & 1:
            least = min(least, s.edition.helper_costs[helper.index])
    return least if least == NEVER else hiring_cost(least, discount)


def hirings(s: Signorie, seat: int, helpers: list[Helper], discount: int) -> list[Move]:
    """SIG-30 The free spaces among these that the player can pay for: nothing speaks against."""
    moves: list[Move] = []
    if s.helpers:
        family = s.families[seat]
        most = family.florins + discount
        for helper in helpers:
            cost = s.edition.helper_costs[helper.index]
            if cost <= most and not family.helpers >> helper.index & 1:
                moves.append(HIRE[helper.index])
    return moves


def why_not_hire(s: Signorie, seat: int, move: Hire, discount: int) -> Refusal | None:
    cost = hiring_cost(s.edition.helper_costs[move.helper.index], discount)
    if has_helper(s, seat, move.helper):
        return Refusal(move, "SIG-30", "space-taken")
    if not s.helpers:
        return Refusal(move, "SIG-30", "no-helpers")
    if cost > s.families[seat].florins:
        return Refusal(move, "SIG-30", "too-few-florins", {"cost": cost})
    return None


def other_column(s: Signorie, seat: int, move: Hire, hired: Colour) -> Refusal:
    """SIG-30 Why no helper is hired in a column that the ring of the space does not show."""
    if has_helper(s, seat, move.helper):
        return Refusal(move, "SIG-30", "space-taken")
    return Refusal(move, "SIG-30", "hires-elsewhere", {"colour": hired})


def hire(s: Signorie, seat: int, helper: Helper, discount: int) -> None:
    """SIG-30 Pay, and place the disc; it has no effect yet."""
    cost = hiring_cost(s.edition.helper_costs[helper.index], discount)
    family = s.families[seat]
    family.florins -= cost
    family.helpers |= 1 << helper.index
    s.helpers -= 1
    if s.log is not None:
        s.tell("hires", seat, helper=helper, cost=cost)


def hiring_preview(s: Signorie, move: Hire, discount: int) -> dict[str, object]:
    index = move.helper.index
    return {
        "cost": hiring_cost(s.edition.helper_costs[index], discount),
        "later": described(s.edition.helper_effects[index]),
    }


def usable(s: Signorie, seat: int, surplus: int, mask: int) -> list[Move]:
    """SIG-24 The helpers of the column that are still to come and can do something."""
    moves: list[Move] = []
    florins = s.families[seat].florins
    occasion = HELPING[seat][surplus]
    for helper in WAITING[mask]:
        if price(s, s.edition.helper_effects[helper.index], 1, occasion) <= florins:
            moves.append(USE[helper.index])
    return moves


@dataclass(frozen=True)
class Assistance(Step):
    """SIG-24 The helpers in the column of the die may be used; `mask` are those still to come."""

    seat: int
    surplus: int
    mask: int

    def run(self, s: Signorie) -> None:
        if usable(s, self.seat, self.surplus, self.mask):
            s.then(helper_choice(self.seat, self.surplus, self.mask))


@dataclass(frozen=True)
class HelperChoice(Choice):
    """SIG-24 Use a helper, from the top down, or no more."""

    surplus: int
    mask: int

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return [*USE, DONE]

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        if not isinstance(move, Use):
            return None
        helper = move.helper
        if self.mask >> helper.index & 1:
            effects = s.edition.helper_effects[helper.index]
            occasion = HELPING[self.seat][self.surplus]
            if price(s, effects, 1, occasion) <= s.families[self.seat].florins:
                return None
            return obstacle(s, effects, move, occasion)
        if not has_helper(s, self.seat, helper):
            return Refusal(move, "SIG-24", "not-hired")
        if all(helper.column != one.column for one in WAITING[self.mask]):
            return Refusal(move, "SIG-26", "other-column")
        return Refusal(move, "SIG-24", "not-this-time")

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal; helpers come often."""
        moves = usable(s, self.seat, self.surplus, self.mask)
        moves.append(DONE)
        return moves

    def play(self, s: Signorie, move: Move) -> None:
        if not isinstance(move, Use):
            return
        helper = move.helper
        below = self.mask >> (helper.index + 1) << (helper.index + 1)
        if below:
            s.then(assistance(self.seat, self.surplus, below))
        if s.log is not None:
            s.tell("uses", self.seat, helper=helper)
        effects = s.edition.helper_effects[helper.index]
        carry_out(s, effects, 1, HELPING[self.seat][self.surplus])

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Use):
            return {}
        effects = s.edition.helper_effects[move.helper.index]
        return {
            **foretold(s, effects, 1, HELPING[self.seat][self.surplus]),
            "surplus": self.surplus,
            "forfeits": [h for h in WAITING[self.mask] if h.slot < move.helper.slot],
        }

    def facts(self, s: Signorie) -> Mapping[str, object]:
        return {"left": len(WAITING[self.mask])}


def assistance(seat: int, surplus: int, mask: int) -> Assistance:
    """There are many of these steps and they come often, so each is made when first wanted."""
    known = ASSISTANCES[seat][surplus]
    found = known.get(mask)
    if found is None:
        found = known[mask] = Assistance(seat, surplus, mask)
    return found


def helper_choice(seat: int, surplus: int, mask: int) -> HelperChoice:
    known = HELPER_CHOICES[seat][surplus]
    found = known.get(mask)
    if found is None:
        found = known[mask] = HelperChoice(seat, surplus, mask)
    return found


def surplus_of(s: Signorie, colour: int, value: int) -> int:
    """SIG-22 By how much a die is above the value of its space."""
    return max(0, value - s.edition.space_values[colour])


def firing(s: Signorie, seat: int, colour: int, value: int, florins: int) -> list[Helper]:
    """SIG-24 The hired helpers whom a die would let do something, with so many florins left."""
    occasion = HELPING[seat][surplus_of(s, colour, value)]
    effects = s.edition.helper_effects
    return [
        helper
        for helper in column(colour)
        if has_helper(s, seat, helper) and price(s, effects[helper.index], 1, occasion) <= florins
    ]


def assist(s: Signorie, seat: int, colour: int, value: int) -> None:
    """SIG-24, SIG-30 Ask for the helpers that are on the board now, once the action is done."""
    mask = s.families[seat].helpers & COLUMN_MASK[colour]
    if mask:
        s.then(assistance(seat, surplus_of(s, colour, value), mask))


# hiring in any column


class Recruit(Meaning):
    """SIG-30 Helpers for any column."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return cheapest_helper(s, occasion.seat, HELPER, amount)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        s.then_all([Recruitment(occasion.seat, amount)] * times)

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        if not s.helpers:
            return Refusal(move, "SIG-30", "no-helpers")
        return Refusal(move, "SIG-30", "no-helper-within-means")


@dataclass(frozen=True)
class Recruitment(Step):
    """A helper for any column at a discount, if one can be paid for."""

    seat: int
    discount: int

    def run(self, s: Signorie) -> None:
        if hirings(s, self.seat, HELPER, self.discount):
            s.then(HireAnywhere(self.seat, self.discount))


@dataclass(frozen=True)
class HireAnywhere(Choice):
    """SIG-30 Hire in any column for some florins less."""

    discount: int

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return HIRE

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        assert isinstance(move, Hire)
        return why_not_hire(s, self.seat, move, self.discount)

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal."""
        return hirings(s, self.seat, HELPER, self.discount)

    def play(self, s: Signorie, move: Move) -> None:
        assert isinstance(move, Hire)
        hire(s, self.seat, move.helper, self.discount)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        assert isinstance(move, Hire)
        return hiring_preview(s, move, self.discount)

    def facts(self, s: Signorie) -> Mapping[str, object]:
        return {"discount": self.discount}


COLUMN: Final = [HELPER[colour.index * SLOTS :][:SLOTS] for colour in COLOUR]
COLUMN_MASK: Final = [((1 << SLOTS) - 1) << colour.index * SLOTS for colour in COLOUR]
# SIG-24 the helpers of a column that are still to come, by the mask of them
WAITING: Final = {
    mask << colour.index * SLOTS: [
        helper for helper in COLUMN[colour.index] if mask >> helper.slot & 1
    ]
    for colour in COLOUR
    for mask in range(1, 1 << SLOTS)
}
ASSISTANCES: Final[list[list[dict[int, Assistance]]]] = [
    [{} for _ in range(FACES + 1)] for _ in SEATS
]
HELPER_CHOICES: Final[list[list[dict[int, HelperChoice]]]] = [
    [{} for _ in range(FACES + 1)] for _ in SEATS
]
