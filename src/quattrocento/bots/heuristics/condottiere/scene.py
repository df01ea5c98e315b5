"""What a seat sees of a battle when it replies: its own hand, and what lies open to all.

Hands of others count by their number of cards alone, so that a reply in an imagined world betrays
nothing that its seat could not know.
"""

from typing import Final

from quattrocento.bots.heuristics.condottiere.move_priors import EFFECTS, joined
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.cards import is_winter, strength, strengths
from quattrocento.games.condottiere.components import (
    BISHOP,
    DRUMMER,
    HEROINE,
    MERCENARIES,
    SURRENDER,
    WINTER,
    Card,
)
from quattrocento.games.condottiere.realm import target
from quattrocento.games.condottiere.state import Condottiere, contested

CONTEXT: Final = (
    "always",
    # the armies
    "margin",
    "margin-squared",
    "level",
    "untouched",
    "committed",
    "winter",
    "drummer",
    "rival-drummer",
    # the hands
    "rivals",
    "one-rival",
    "power",
    "cards",
    "few-cards",
    "last-card",
    "share",
    "rival-cards",
    "most-rival-cards",
    "reach",
    "bishops",
    "surrenders",
    "heroines",
    "strongest",
    # the city and the round
    "size",
    "size-squared",
    "wins",
    "own",
    "owner-leads",
    "leader-size",
    "leader-wins",
    "rival-wins",
    "passed-rival-wins",
    "holders",
    "late",
    "condottiere",
)
PER_CARD: Final = 3.0  # the power of a card that nobody has seen


def within(value: float, most: float) -> float:
    """No more than so much, and no less than minus that."""
    return -most if value < -most else min(value, most)


def truth(holds: bool) -> float:
    return 1.0 if holds else 0.0


class Rivals:
    """The others in a battle: who leads, who is still in, and whom the city would make a winner."""

    def __init__(self, s: Condottiere, seat: int, city: int, armies: list[int]) -> None:
        need = target(s)
        self.leader = NOBODY
        self.lead = 0
        self.leader_size = 0.0
        self.count = 0
        self.cards = 0
        self.most_cards = 0
        self.holders = 0
        self.held = 0
        self.wins = False
        self.passed_wins = False
        self.drummer = False
        for other, captain in enumerate(s.captains):
            if other == seat:
                continue
            cards = sum(captain.hand)
            size = joined(s, other, city)
            army = armies[other]
            self.held += cards
            if cards:
                self.holders += 1
            if not captain.out:
                self.count += 1
                self.cards += cards
                self.most_cards = max(self.most_cards, cards)
            if size >= need:
                self.wins = self.wins or not captain.out
                self.passed_wins = self.passed_wins or (captain.out and army > 0)
            if captain.line[DRUMMER.index]:
                self.drummer = True
            if army > self.lead:
                self.leader = other
                self.lead = army
                self.leader_size = size / need


class Scene:
    """A battle as the seat sees it whose turn it is."""

    def __init__(self, s: Condottiere, seat: int) -> None:
        city = contested(s).index
        armies = strengths(s)
        self.seat = seat
        self.mine = armies[seat]
        self.rivals = Rivals(s, seat, city, armies)
        self.lead = self.rivals.lead
        self.size = joined(s, seat, city) / target(s)
        self.wins = truth(self.size >= 1.0)
        self.danger = truth(self.rivals.wins or self.rivals.leader_size >= 1.0)
        self.cards = 0
        self.power = 0.0
        self.weakest = 0
        self.strongest = 0
        self.look_at_hand(s)
        dealt = s.seats * s.edition.base
        for owner in s.owners:
            if owner != NOBODY:
                dealt += s.edition.per_city
        self.late = 1.0 - (self.cards + self.rivals.held) / dealt
        # Replies are learned apart for those who lead or not, and for the last one in.
        self.regime = (0 if self.mine > self.lead else 1) + (0 if self.rivals.count else 2)
        self.context = self.describe(s, city)

    def look_at_hand(self, s: Condottiere) -> None:
        hand = s.captains[self.seat].hand
        values = s.edition.values
        for index, count in enumerate(hand):
            if count:
                self.cards += count
                self.power += count * (values[index] + EFFECTS[index])
        for card in MERCENARIES:
            if hand[card.index]:
                value = values[card.index]
                if not self.weakest or value < self.weakest:
                    self.weakest = value
                self.strongest = max(self.strongest, value)

    def describe(self, s: Condottiere, city: int) -> list[float]:
        """The figures that are the same for all options, in the order of `CONTEXT`."""
        captain = s.captains[self.seat]
        rivals = self.rivals
        others = s.seats - 1.0
        owner = s.owners[city]
        margin = within((self.mine - self.lead) / 10.0, 3.0)
        reach = self.mine + self.power - self.lead - PER_CARD * rivals.most_cards
        return [
            1.0,
            margin,
            margin * abs(margin),
            truth(self.mine == self.lead),
            truth(self.mine == 0 and self.lead == 0),
            truth(any(captain.line)),
            truth(is_winter(s)),
            truth(captain.line[DRUMMER.index] > 0),
            truth(rivals.drummer),
            rivals.count / others,
            truth(rivals.count == 1),
            self.power / 30.0,
            self.cards / 10.0,
            truth(self.cards <= 3),
            truth(self.cards == 1),
            self.cards / max(self.cards + rivals.held, 1),
            rivals.cards / 30.0,
            rivals.most_cards / 10.0,
            within(reach / 30.0, 2.0),
            float(captain.hand[BISHOP.index]),
            float(captain.hand[SURRENDER.index]),
            float(captain.hand[HEROINE.index]),
            self.strongest / 10.0,
            self.size,
            self.size * self.size,
            self.wins,
            truth(owner == self.seat),
            truth(owner != NOBODY and owner == rivals.leader),
            rivals.leader_size,
            truth(rivals.leader_size >= 1.0),
            truth(rivals.wins),
            truth(rivals.passed_wins),
            rivals.holders / others,
            self.late,
            truth(self.seat == s.condottiere),
        ]

    def army_with(self, s: Condottiere, card: Card, count: int) -> int:
        """The strength of the seat's army with so many more of a card."""
        line = s.captains[self.seat].line
        line[card.index] += count
        army = strength(s, self.seat)
        line[card.index] -= count
        return army

    def armies_in_winter(self, s: Condottiere) -> list[int]:
        line = s.captains[self.seat].line
        line[WINTER.index] += 1
        armies = strengths(s)
        line[WINTER.index] -= 1
        return armies
