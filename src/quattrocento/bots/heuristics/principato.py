"""Judging Principato: points so far, what the realm will still earn, and the armies."""

from collections.abc import Sequence

from quattrocento.bots.heuristics.heuristic import Heuristic, softmax
from quattrocento.bots.heuristics.principato_army import campaign, dismiss, in_scoring, supply
from quattrocento.bots.heuristics.principato_outlook import Outlook
from quattrocento.bots.heuristics.principato_worth import Worth, best_works
from quattrocento.core.moves import Move
from quattrocento.games.principato.components import Card
from quattrocento.games.principato.military import Dismissal
from quattrocento.games.principato.state import Principato
from quattrocento.games.principato.turns import Exchange


class PrincipatoHeuristic(Heuristic):
    def estimates(self, s: Principato) -> list[float]:
        outlook = Outlook(s)
        best = best_works(s)
        worths = [
            Worth(s, p, outlook.actions[seat], outlook.later, best)
            for seat, p in enumerate(s.principalities)
        ]
        flows = [(worth.food_flow, worth.money_flow) for worth in worths]
        armies = campaign(s, outlook, flows, [worth.cube for worth in worths])
        found = []
        for seat, worth in enumerate(worths):
            found.append(worth.total(swapped(s, seat)) + armies[seat])
        return found

    def quieten(self, s: Principato) -> None:
        """Go through a military scoring to its end."""
        while in_scoring(s):
            top = s.agenda[-1]
            seat = s.turn()
            options = s.options(seat)
            outlook = Outlook(s)
            if isinstance(top, Dismissal):
                s.play(seat, dismiss(s, seat, options, outlook))
            else:
                worth = Worth(
                    s, s.principalities[seat], outlook.actions[seat], outlook.later, best_works(s)
                )
                s.play(seat, supply(s, seat, options, worth.cube))

    def prior(self, s: Principato, seat: int, options: Sequence[Move]) -> list[float]:
        worth = []
        for move in options:
            after = s.clone()
            after.play(seat, move)
            self.quieten(after)
            worth.append(self.estimates(after)[seat] if after.agenda else 0.0)
        return softmax(worth, 1.0)


def swapped(s: Principato, seat: int) -> Card | None:
    """The card that a seat is about to swap."""
    for step in s.agenda:
        if isinstance(step, Exchange) and step.seat == seat:
            return step.card
    return None
