"""Effects: what signoria actions, helpers, tasks, rewards and bonus fields have in common.

An effect is a verb and an amount, and is carried out so many times on some occasion.
"""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal, Step
from quattrocento.games.signorie.components import (
    FACES,
    MAN,
    MOST_FIGURES,
    WOMAN,
    Effect,
    Meaning,
    Occasion,
    Sex,
    Verb,
)
from quattrocento.games.signorie.state import (
    ACTIONS,
    HELPERS,
    NEVER,
    REWARDS,
    Signorie,
    gain_florins,
    gain_points,
)


def price(s: Signorie, effects: tuple[Effect, ...], times: int, occasion: Occasion) -> int:
    """SIG-23 The fewest florins with which one of the parts can be carried out."""
    least = NEVER
    for effect in effects:
        cost = effect.verb.meaning.price(s, effect.amount, times, occasion)
        if cost < least:
            least = cost
    return least


def carry_out(s: Signorie, effects: tuple[Effect, ...], times: int, occasion: Occasion) -> None:
    """SIG-23 Do the parts in their order; those that cannot be done by then are skipped."""
    if len(effects) == 1:
        effect = effects[0]
        effect.verb.meaning.perform(s, effect.amount, times, occasion)
    else:
        s.then_all([CarryOut(effect.verb, effect.amount, times, occasion) for effect in effects])


def obstacle(s: Signorie, effects: tuple[Effect, ...], move: Move, occasion: Occasion) -> Refusal:
    """Why a move is refused whose effect is out of reach: because of its first part."""
    return effects[0].verb.meaning.obstacle(s, move, occasion)


def described(effects: tuple[Effect, ...]) -> dict[str, int]:
    """An effect for previews and views: its verbs and their amounts."""
    return {effect.verb.slug: effect.amount for effect in effects}


def foretold(
    s: Signorie, effects: tuple[Effect, ...], times: int, occasion: Occasion
) -> dict[str, object]:
    """For previews: an effect, and what it brings at once where it does not say so itself."""
    then = s.clone()
    then.log = None
    carry_out(then, effects, times, occasion)
    while then.agenda and isinstance(then.agenda[-1], CarryOut):
        then.advance()
    before, after = s.families[occasion.seat], then.families[occasion.seat]
    brings = {
        "florins": after.florins - before.florins,
        "points": sum(after.points) - sum(before.points),
    }
    said = described(effects)
    more = {key: count for key, count in brings.items() if count and said.get(key) != count}
    return {"effect": said, "times": times, **more}


@dataclass(frozen=True)
class CarryOut(Step):
    """One part of an effect, if it can still be done."""

    verb: Verb
    amount: int
    times: int
    occasion: Occasion

    def run(self, s: Signorie) -> None:
        cost = self.verb.meaning.price(s, self.amount, self.times, self.occasion)
        if cost <= s.families[self.occasion.seat].florins:
            self.verb.meaning.perform(s, self.amount, self.times, self.occasion)


def enough(limit: int, amount: int, times: int) -> int:
    """SIG-33 The price of what is free up to a limit: the last time must still do something."""
    return 0 if (times - 1) * amount < limit else NEVER


def supply_after(s: Signorie, sex: Sex, occasion: Occasion) -> int:
    """SIG-34 The figures left in the supply when those for the task have been used."""
    figures = s.families[occasion.seat].supply[sex.index]
    return figures - occasion.figures if sex is occasion.sex else figures


def reserve_after(s: Signorie, sex: Sex, occasion: Occasion) -> int:
    """SIG-34 The figures in the reserve when those used for the task have come back."""
    figures = s.families[occasion.seat].reserve[sex.index]
    return figures + occasion.figures if sex is occasion.sex else figures


class Florins(Meaning):
    """Florins from the bank."""

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        gain_florins(s, occasion.seat, amount * times)


class Points(Meaning):
    """Victory points."""

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        gain_points(s, occasion.seat, amount * times, occasion.source)


class Surplus(Meaning):
    """What a die leaves over."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        """SIG-22 Only a die above the value of its space has something left over."""
        return 0 if occasion.surplus else NEVER

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-22", "no-surplus")


class SurplusFlorins(Surplus):
    """Florins for the surplus of the die."""

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        gain_florins(s, occasion.seat, min(amount, occasion.surplus) * times)


class SurplusPoints(Surplus):
    """Points for the surplus of the die."""

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        gain_points(s, occasion.seat, min(amount, occasion.surplus) * times, occasion.source)


SEATS: Final = range(4)
GOVERNING: Final = [Occasion(seat, ACTIONS, 0, MAN, 0) for seat in SEATS]
REWARDING: Final = [Occasion(seat, REWARDS, 0, MAN, 0) for seat in SEATS]
HELPING: Final = [
    [Occasion(seat, HELPERS, surplus, MAN, 0) for surplus in range(FACES + 1)] for seat in SEATS
]
WORKING: Final = [
    [
        [Occasion(seat, ACTIONS, 0, sex, figures) for figures in range(MOST_FIGURES + 1)]
        for sex in (MAN, WOMAN)
    ]
    for seat in SEATS
]
