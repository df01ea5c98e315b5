"""Rules of thumb for Signorie: what each option gains, in points, without trying it out."""

from collections.abc import Sequence

from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.bots.heuristics.signorie.gains import NO_WAY, Gains
from quattrocento.bots.heuristics.signorie.weights import Weights
from quattrocento.bots.heuristics.signorie.worth import (
    MEN,
    WOMEN,
    Worth,
)
from quattrocento.core.moves import Move
from quattrocento.games.signorie.components import (
    COLOUR,
    FACE_DOWN,
    SLOTS,
)
from quattrocento.games.signorie.dice import Action, Turn, difference
from quattrocento.games.signorie.helpers import HelperChoice, HireAnywhere, surplus_of
from quattrocento.games.signorie.moves import (
    BUY_POINTS,
    CLAIM,
    DECLINE,
    DONE,
    GOVERN,
    PASS,
    SEIZE,
    TAKE_FLORINS,
    WED,
    Climb,
    Enter,
    Fulfil,
    Hire,
    Lay,
    Marry,
    Send,
    Take,
    Use,
    Welcome,
)
from quattrocento.games.signorie.state import Signorie, replaced


class MoveGains(Gains):
    """What the moves gain."""

    def fulfil(self, task: int, sex: int, figures: int) -> float:
        edition = self.s.edition
        times = figures if edition.task_repeats[task] else 1
        gain = self.used(sex, figures)
        if gain <= NO_WAY:
            return gain
        return gain + self.effects(edition.task_effects[task], times, 0, sex)

    def best_action(self, colour: int) -> float:
        """What the best of the three actions of a die gains."""
        edition = self.s.edition
        best = self.effects(edition.signoria[colour], 1, 0, MEN)
        column = edition.hires[colour]
        for slot in range(SLOTS):
            best = max(best, self.hire(column * SLOTS + slot, 0))
        for sex in (MEN, WOMEN):
            task = self.s.tasks[2 * colour + sex].index
            for figures in range(edition.task_least[task], edition.task_most[task] + 1):
                if figures <= self.family.supply[sex]:
                    best = max(best, self.fulfil(task, sex, figures))
        return best

    def help(self, helper: int, surplus: int) -> float:
        return self.effects(self.s.edition.helper_effects[helper], 1, surplus, MEN)

    def helpers_after(self, colour: int, value: int) -> float:
        """What the helpers in a column will do after the action."""
        total = 0.0
        owned = self.family.helpers
        surplus = surplus_of(self.s, colour, value)
        for helper in range(colour * SLOTS, (colour + 1) * SLOTS):
            if owned >> helper & 1:
                total += max(0.0, self.help(helper, surplus))
        return total

    def turn(self, legal_moves: Sequence[Move]) -> list[float]:
        """Dice: the best action, the helpers, the money, and what is left of the round."""
        worth = self.worth
        family = self.family
        bests = [
            NO_WAY if family.dice[colour.index] else self.best_action(colour.index)
            for colour in COLOUR
        ]
        worths = worth.prospects()
        for colour, best in enumerate(bests):
            usual = worths[colour] - worth.columns[colour]
            worths[colour] += self.w.outlook * (max(0.0, best) - usual)
        picks = worth.picks(worths)
        gains = []
        for move in legal_moves:
            if isinstance(move, Take):
                colour = move.colour.index
                gain = bests[colour] + self.helpers_after(colour, move.value)
                gain += self.florins(-difference(self.s, colour, move.value))
                dice = replaced(family.dice, colour, move.value)
                gain += worth.plan(picks, dice, worth.left - 1, family.threshold)
            elif move is PASS:
                gain = worth.plan(picks, family.dice, 0, family.threshold)
            else:
                raise UnknownMove(repr(move))
            gains.append(gain)
        return gains

    # any option

    def gain(self, move: Move) -> float:
        """What an option other than a die gains."""
        if isinstance(move, Climb):
            return self.climb(move.career.index, move.field, 1)
        if isinstance(move, Enter):
            return self.climb(move.career.index, 0, 1)
        if isinstance(move, Send):
            return self.mission(move.career.index, move.field, move.city.index)
        if isinstance(move, Marry):
            return self.marriage(move.city.index, move.dowry)
        if isinstance(move, Lay):
            return self.worth.one_more(move.row.index, FACE_DOWN)
        if isinstance(move, Fulfil):
            return self.fulfil(move.task.index, self.s.tasks.index(move.task) & 1, move.figures)
        if isinstance(move, Welcome):
            return self.figures(move.sex.index, 1)
        if isinstance(move, Hire):
            return self.hire(move.helper.index, self.discount())
        if isinstance(move, Use):
            return self.use(move.helper.index)
        return self.simple(move)

    def simple(self, move: Move) -> float:
        edition = self.s.edition
        if move is SEIZE:
            return self.initiative(1)
        if move is GOVERN:
            top = self.s.agenda[-1]
            assert isinstance(top, Action)
            return self.effects(edition.signoria[top.colour.index], 1, 0, MEN)
        if move is CLAIM:
            reward = self.s.rewards[self.s.round - 1]
            return self.effects(edition.reward_effects[reward.index], 1, 0, MEN)
        if move is TAKE_FLORINS:
            return self.florins(edition.reward_florins)
        if move is WED:
            return 1.0
        if move is BUY_POINTS:
            return edition.points_bought + self.florins(-edition.points_price)
        if move is DECLINE or move is DONE:
            return 0.0
        raise UnknownMove(repr(move))

    def discount(self) -> int:
        top = self.s.agenda[-1]
        return top.discount if isinstance(top, HireAnywhere) else 0

    def use(self, helper: int) -> float:
        """Helpers come from the top down, so one that gains anything goes before those below."""
        top = self.s.agenda[-1]
        assert isinstance(top, HelperChoice)
        gain = self.help(helper, top.surplus)
        if gain > 0.0:
            for below in range(helper + 1, (helper // SLOTS + 1) * SLOTS):
                if top.mask >> below & 1:
                    gain += max(0.0, self.help(below, top.surplus))
        return gain


def gains(w: Weights, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> list[float]:
    """What each option gains, at a quick look."""
    found = MoveGains(Worth(w, s, seat))
    if isinstance(s.agenda[-1], Turn):
        return found.turn(legal_moves)
    return [found.gain(move) for move in legal_moves]
