"""How much of a game of Principato is left: turns, actions, military scorings."""

from quattrocento.games.principato.components import SCORING_CARD
from quattrocento.games.principato.military import Award
from quattrocento.games.principato.state import Principato
from quattrocento.games.principato.turns import ACTIONS_A_TURN, Action
from quattrocento.games.principato.years import EndOfTurn, NextYear, Refill


def leaves_others_alone(s: Principato) -> bool:
    """Whether the next move changes no principality but its own: no scoring can follow it."""
    in_turn = isinstance(s.agenda[0], EndOfTurn)
    return in_turn and len(s.stack) > 0 and s.stack[-1] is not SCORING_CARD


class Outlook:
    """`wait` is the number of rounds before the next military scoring, 0 during one; `later` is
    how many scorings follow that one.
    """

    def __init__(self, s: Principato) -> None:
        cards = len(s.stack)
        hidden = False
        for card in s.stack:
            if card is SCORING_CARD:
                hidden = True
                cards -= 1
        bottom = s.agenda[0]
        running = isinstance(bottom, EndOfTurn)
        turns = cards + (1 if running else 0)
        for stack in s.coming:
            turns += len(stack) - 1
        scorings = 2 * len(s.coming) + (1 if hidden else 0)
        if not isinstance(bottom, NextYear):
            scorings += 1
        self.now = False
        acting = 0
        for step in s.agenda:
            if isinstance(step, Award):
                self.now = True
            elif isinstance(step, Action):
                acting = step.left
        if self.now:
            self.wait = 0.0
            self.later = scorings
        else:
            soon = cards / 2 if hidden else float(cards)
            self.wait = (soon + (1.0 if running else 0.0)) / s.seats
            self.later = scorings - 1
        assert isinstance(bottom, (EndOfTurn, Refill, NextYear))
        self.seats = s.seats
        self.turns = turns
        self.following = bottom.seat
        self.used = ACTIONS_A_TURN - acting if running else 0

    def actions(self, seat: int) -> float:
        """How many actions are left to a seat."""
        offset = (seat - self.following) % self.seats
        turns = max(0, self.turns - offset + self.seats - 1) // self.seats
        return float(ACTIONS_A_TURN * turns - (self.used if seat == self.following else 0))
