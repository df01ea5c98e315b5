"""How much of a game of Principato is left: turns, actions, military scorings."""

from quattrocento.games.principato.components import SCORING_CARD
from quattrocento.games.principato.military import Award
from quattrocento.games.principato.state import Principato
from quattrocento.games.principato.turns import ACTIONS_A_TURN, Action
from quattrocento.games.principato.years import EndOfTurn, NextYear, Refill


class Outlook:
    """`actions` go by seat. `wait` is the number of rounds before the next military scoring,
    0 during one; `later` is how many scorings follow that one.
    """

    def __init__(self, s: Principato) -> None:
        cards = len(s.stack)
        hidden = SCORING_CARD in s.stack
        if hidden:
            cards -= 1
        bottom = s.agenda[0]
        running = isinstance(bottom, EndOfTurn)
        turns = cards + sum([len(stack) - 1 for stack in s.coming]) + (1 if running else 0)
        scorings = 2 * len(s.coming) + (1 if hidden else 0)
        ending = isinstance(bottom, NextYear)
        if not ending:
            scorings += 1
        self.now = any(isinstance(step, Award) for step in s.agenda)
        if self.now:
            self.wait = 0.0
            self.later = scorings
        else:
            soon = cards / 2 if hidden else float(cards)
            self.wait = (soon + (1.0 if running else 0.0)) / s.seats
            self.later = scorings - 1
        self.actions = self.actions_left(s, turns, running)

    def actions_left(self, s: Principato, turns: int, running: bool) -> list[float]:
        bottom = s.agenda[0]
        assert isinstance(bottom, (EndOfTurn, Refill, NextYear))
        following = bottom.seat
        actions = []
        for seat in range(s.seats):
            offset = (seat - following) % s.seats
            actions.append(
                float(ACTIONS_A_TURN * (max(0, turns - offset + s.seats - 1) // s.seats))
            )
        if running:
            left = 0
            for step in s.agenda:
                if isinstance(step, Action):
                    left = step.left
            actions[following] -= ACTIONS_A_TURN - left
        return actions
