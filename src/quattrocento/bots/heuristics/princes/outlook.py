"""How much of a game of The Princes of Florence is left, and what cards will score."""

import math

from quattrocento.bots.heuristics.princes.court import EMPTY, Court, survey_court
from quattrocento.games.princes.actions import ActionPhase, BeginTurn, Farewell
from quattrocento.games.princes.components import CARDINAL, PRESTIGE_DECK, Prestige
from quattrocento.games.princes.state import Princes


class Outlook:
    """`now` are the actions that each seat still has in this round, `left` the rounds after it."""

    def __init__(self, s: Princes) -> None:
        self.left = len(s.edition.minimum) - s.round
        self.now = [0] * s.seats
        self.courts = [survey_court(s, seat) for seat in range(s.seats)]
        for step in s.agenda:
            if isinstance(step, ActionPhase):
                for seat in range(s.seats):
                    self.now[seat] = usual_actions(s, seat)
            elif isinstance(step, BeginTurn):
                self.now[step.seat] = usual_actions(s, step.seat)
            elif isinstance(step, Farewell):
                self.now[step.seat] = s.actions


def usual_actions(s: Princes, seat: int) -> int:
    return s.edition.actions + (s.princes[seat].character is CARDINAL)


def hope(s: Princes, outlook: Outlook, seat: int, court: Court, card: Prestige) -> float:
    """The points that a prestige card is likely to score."""
    award = s.edition.awards[card.index]
    if award.least:
        missing = 0
        for wanted, least in court.printing.least[card.index]:
            missing += max(0, least - court.counts[wanted])
        if not missing:
            return float(award.points)
        time = outlook.left + 0.5 * outlook.now[seat] - 0.8 * missing
        return award.points / (1.0 + math.exp(-time)) if time > -3.0 else 0.0
    place = court.printing.compared[card.index]
    own = float(court.counts[place])
    rival = actions = 0
    for at, other in enumerate(outlook.courts):
        actions += outlook.now[at]
        if at != seat:
            rival = max(rival, other.counts[place])
    lead = own - rival
    if place == EMPTY:
        lead = -0.3 * lead
    elif not own:
        lead -= 0.6
    blur = 0.12 + 0.13 * outlook.left + 0.06 * actions / s.seats
    alone = above((lead - 0.5) / blur)
    return award.points * alone + award.tied * (above((lead + 0.5) / blur) - alone)


def above(x: float) -> float:
    """A chance between 0 and 1: a half at 0."""
    if x > 20.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x)) if x > -20.0 else 0.0


def likely_hope(s: Princes, outlook: Outlook, seat: int, court: Court) -> float:
    """What the best of the next prestige cards looked at is likely to score."""
    hopes = [
        hope(s, outlook, seat, court, card)
        for card in s.decks[PRESTIGE_DECK.index]
        if isinstance(card, Prestige)
    ]
    hopes.sort()
    return hopes[-1 - len(hopes) // (s.edition.look + 1)] if hopes else 0.0
