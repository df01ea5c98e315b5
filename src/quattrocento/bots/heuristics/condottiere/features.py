"""What a learned judgement of Condottiere looks at: so many figures of each seat.

They are read from what a judged state holds, every figure of the cards and the map from its
edition. The hand-made estimate is the first of them; what concerns a battle is 0 between battles.
`NAMES` and the rows of `features` belong together, and weights belong to both.
"""

from typing import Final

from quattrocento.bots.heuristics.condottiere.heuristic import HEURISTIC, open_neighbours
from quattrocento.bots.heuristics.condottiere.move_priors import EFFECTS
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn
from quattrocento.games.condottiere.cards import strengths
from quattrocento.games.condottiere.components import (
    BISHOP,
    DRUMMER,
    HEROINE,
    MERCENARIES,
    SCARECROW,
    SURRENDER,
    WINTER,
)
from quattrocento.games.condottiere.realm import group, realm, target
from quattrocento.games.condottiere.state import Condottiere

NAMES: Final = (
    "hand-made",
    # the realm
    "cities",
    "group",
    "group-squared",
    "borders",
    "one-short",
    "winning-cities",
    "winning-free",
    "two-short",
    # the hand
    "cards",
    "strength",
    "mercenaries",
    "strong-mercenaries",
    "heroines",
    "drummers",
    "bishops",
    "surrenders",
    "winters",
    "scarecrows",
    "empty",
    "share",
    "lead",
    "strongest",
    # what they mean to each other
    "condottiere",
    "condottiere-one-short",
    "share-one-short",
    "lead-one-short",
    "bishops-in-need",
    "late-share",
    "late-dealt",
    "late-one-short",
    # the battle
    "battle",
    "hope",
    "hope-wins",
    "hope-two-short",
    "army",
    "leads",
    "out",
)
STRONG: Final = 5  # from this value on a mercenary is a strong one
MOST: Final = 4.0  # cities that would win; more of them say nothing new


class Realm:
    """The cities of a seat, and what one more would make of them."""

    def __init__(self, s: Condottiere, seat: int, need: int) -> None:
        self.mask = realm(s, seat)
        self.groups: list[int] = []
        self.sizes: list[int] = []
        self.best = 0
        self.borders = 0
        self.joined = [0] * len(s.owners)
        self.find_groups(s)
        self.winning = 0
        self.winning_free = 0
        self.two_short = 0
        for city, owner in enumerate(s.owners):
            if owner == seat:
                continue
            size = 1
            near = s.neighbours[city]
            for place, found in enumerate(self.groups):
                if found & near:
                    size += self.sizes[place]
            self.joined[city] = size
            if size >= need:
                self.winning += 1
                self.winning_free += 1 if owner == NOBODY else 0
            elif size == need - 1:
                self.two_short += 1

    def find_groups(self, s: Condottiere) -> None:
        rest = self.mask
        largest = 0
        while rest:
            found = group(s, rest, rest.bit_length() - 1)
            size = found.bit_count()
            self.groups.append(found)
            self.sizes.append(size)
            if size > self.best:
                self.best = size
                largest = found
            rest &= ~found
        if largest:
            self.borders = open_neighbours(s, largest)


def features(s: Condottiere) -> list[list[float]]:
    """A row of figures for each seat, in the order of `NAMES`."""
    need = target(s)
    seats = s.seats
    realms = [Realm(s, seat, need) for seat in range(seats)]
    powers = [0.0] * seats
    rows = []
    estimates = HEURISTIC.estimates(s)
    for seat in range(seats):
        row = [estimates[seat]]
        add_realm(row, realms[seat], need)
        powers[seat] = add_hand(row, s, seat)
        rows.append(row)
    add_comparisons(rows, s, realms, powers)
    if isinstance(s.agenda[-1], (Turn, ScarecrowStands)):
        add_battle(rows, s, realms, need)
    else:
        for row in rows:
            row.extend(PEACE)
    return rows


def add_realm(row: list[float], land: Realm, need: int) -> None:
    share = land.best / need
    row.append(float(land.mask.bit_count()))
    row.append(share)
    row.append(share * share)
    row.append(0.1 * land.borders)
    row.append(1.0 if land.winning else 0.0)
    row.append(min(float(land.winning), MOST))
    row.append(min(float(land.winning_free), MOST))
    row.append(0.1 * land.two_short)


def add_hand(row: list[float], s: Condottiere, seat: int) -> float:
    """Count the cards of a hand; its power."""
    hand = s.captains[seat].hand
    values = s.edition.values
    strength = count = strong = 0
    for card in MERCENARIES:
        number = hand[card.index]
        if number:
            value = values[card.index]
            count += number
            strength += number * value
            if value >= STRONG:
                strong += number
    power = float(strength)
    cards = count
    for index in SPECIAL:
        number = hand[index]
        if number:
            cards += number
            power += number * (values[index] + EFFECTS[index])
    row.append(0.1 * cards)
    row.append(0.1 * strength)
    row.append(0.1 * count)
    row.append(0.1 * strong)
    for index in SPECIAL:
        row.append(float(hand[index]))
    row.append(0.0 if cards else 1.0)
    return power


def add_comparisons(
    rows: list[list[float]], s: Condottiere, realms: list[Realm], powers: list[float]
) -> None:
    """What hands, realms and the right to name a city mean beside those of the others."""
    total = 1.0
    held = dealt = 0
    for seat, land in enumerate(realms):
        total += powers[seat]
        held += sum(s.captains[seat].hand)
        dealt += s.edition.base + s.edition.per_city * land.mask.bit_count()
    late = 1.0 - min(1.0, held / dealt)
    for seat, land in enumerate(realms):
        row = rows[seat]
        rival = 0.0
        danger = 0.0
        for other, power in enumerate(powers):
            if other != seat:
                rival = max(rival, power)
                if realms[other].winning:
                    danger = 1.0
        share = powers[seat] / total
        lead = (powers[seat] - rival) / total
        short = 1.0 if land.winning else 0.0
        names = 1.0 if seat == s.condottiere else 0.0
        cards = s.edition.base + s.edition.per_city * land.mask.bit_count()
        row.append(share)
        row.append(lead)
        row.append(1.0 if lead > 0.0 else 0.0)
        row.append(names)
        row.append(names * short)
        row.append(share * short)
        row.append(lead * short)
        row.append(danger * s.captains[seat].hand[BISHOP.index])
        row.append(late * share)
        row.append(late * cards / dealt)
        row.append(late * short)


def add_battle(rows: list[list[float]], s: Condottiere, realms: list[Realm], need: int) -> None:
    """Hopes of the contested city, and what is in the field."""
    city = s.city
    assert city is not None
    owner = s.owners[city.index]
    hopes = HEURISTIC.hopes(s, owner)
    armies = strengths(s)
    gains = [0.0] * s.seats
    HEURISTIC.add_battle(s, gains)
    best = max(armies)
    for seat, land in enumerate(realms):
        row = rows[seat]
        size = land.joined[city.index]
        hope = hopes[seat]
        row.append(gains[seat])
        row.append(hope - 1.0 if seat == owner else hope)
        row.append(hope if size >= need else 0.0)
        row.append(hope if size == need - 1 else 0.0)
        row.append(0.1 * armies[seat])
        row.append(1.0 if best and armies[seat] == best else 0.0)
        row.append(1.0 if s.captains[seat].out else 0.0)


SPECIAL: Final = [card.index for card in (HEROINE, DRUMMER, BISHOP, SURRENDER, WINTER, SCARECROW)]
PEACE: Final = [0.0] * 7
