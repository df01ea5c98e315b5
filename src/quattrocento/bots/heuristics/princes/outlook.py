"""How much of a game of The Princes of Florence is left, and what cards will score."""

import math
from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.princes.court import EMPTY, Court, one, ranked_fit, survey_court
from quattrocento.games.princes.actions import ActionPhase, BeginTurn, Farewell
from quattrocento.games.princes.components import CARDINAL, PERSONS_DECK, PRESTIGE_DECK, Prestige
from quattrocento.games.princes.state import Princes

UNKNOWN: Final = -1


class Outlook:
    """`now` are the actions that each seat still has in this round, `left` the rounds after it."""

    def __init__(self, s: Princes) -> None:
        self.s = s
        self.left = len(s.edition.minimum) - s.round
        self.now = [0] * s.seats
        self.deck: i64 = UNKNOWN  # the mask of its persons
        self.stock: i64 = 0  # the mask of the buildings that are left
        for index, left in enumerate(s.buildings):
            if left:
                self.stock |= one(index)
        self.surveyed: list[Court | None] = [None] * s.seats
        for step in s.agenda:
            if isinstance(step, ActionPhase):
                for seat in range(s.seats):
                    self.now[seat] = usual_actions(s, seat)
            elif isinstance(step, BeginTurn):
                self.now[step.seat] = usual_actions(s, step.seat)
            elif isinstance(step, Farewell):
                self.now[step.seat] = s.actions

    def court(self, seat: int) -> Court:
        """The court of a seat: surveyed when it is first asked for, as few are in most looks."""
        found = self.surveyed[seat]
        if found is None:
            found = survey_court(self.s, seat)
            self.surveyed[seat] = found
        return found

    def courts(self) -> list[Court]:
        return [self.court(seat) for seat in range(self.s.seats)]

    def likely_fit(self, court: Court) -> int:
        """How well the best of the next persons looked at is likely to fit; -1 without any."""
        deck = self.s.decks[PERSONS_DECK.index]
        if self.deck == UNKNOWN:
            self.deck = 0
            for card in deck:
                self.deck |= one(card.index)
        return ranked_fit(court, self.deck, len(deck) // (self.s.edition.look + 1))


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
    for at, more in enumerate(outlook.now):
        actions += more
        if at != seat:
            rival = max(rival, outlook.court(at).counts[place])
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
