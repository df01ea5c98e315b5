"""Where a round of Signorie has come to, as a network sees it: the dice, and what is left to do."""

from typing import Final

from quattrocento.games.signorie.components import COLOUR, FACES
from quattrocento.games.signorie.dice import Action
from quattrocento.games.signorie.rewards import REWARD_PHASE
from quattrocento.games.signorie.state import Signorie

COLOURS: Final = len(COLOUR)


class Course:
    """What a seat may still do in this round.

    By colour, `open` says whether the family may take a die that it can pay for, `lowest` which is
    the lowest of these, and `usable` whether it may come to the actions there.
    """

    def __init__(self, s: Signorie, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.family = s.families[seat]
        self.acting = False
        for step in s.agenda:
            if step is REWARD_PHASE:
                self.acting = True
        self.left = self.left_of(seat)
        self.slack = self.slack_of(seat)
        self.open = [0] * COLOURS
        self.lowest = [0] * COLOURS
        self.usable = [0] * COLOURS
        if self.left:
            for colour, value in enumerate(self.family.dice):
                if not value:
                    self.see_dice(colour)
        top = s.agenda[-1] if s.agenda else None
        if isinstance(top, Action) and top.seat == seat:
            self.usable[top.colour.index] = 1

    def see_dice(self, colour: int) -> None:
        s = self.s
        least = max(1, s.edition.space_values[colour] - self.family.florins)
        for value in range(least, FACES + 1):
            if s.pool[colour * FACES + value - 1]:
                self.lowest[colour] = value
                self.open[colour] = self.usable[colour] = 1
                return

    def left_of(self, seat: int) -> int:
        """SIG-20 How many dice a family may still take in this round."""
        family = self.s.families[seat]
        if not self.acting or family.passed:
            return 0
        left = self.s.edition.most_dice
        for value in family.dice:
            if value:
                left -= 1
        return left

    def slack_of(self, seat: int) -> int:
        """SIG-62 How much more the dice may show, below nothing if they show too much."""
        family = self.s.families[seat]
        slack = family.threshold
        for value in family.dice:
            slack -= value
        return slack
