"""What a duellist looks at: a row of small numbers of all that a seat sees, and of nothing else.

What can be worked out at a glance is written down, too: what every card would make of the armies,
and every city of the realms. `COLUMNS` names the numbers, in their order.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.network import Columns
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn, may_come_in_later
from quattrocento.games.condottiere.campaign import CityChoice, Stalemate
from quattrocento.games.condottiere.cards import is_winter, strength
from quattrocento.games.condottiere.components import (
    ALL_CITIES,
    DECK,
    DRUMMER,
    MERCENARIES,
    Card,
)
from quattrocento.games.condottiere.realm import group, largest, realm, target
from quattrocento.games.condottiere.state import Condottiere, contested, defender

CARDS: Final = len(DECK)
CITIES: Final = len(ALL_CITIES)
QUESTIONS: Final = 5
FEW: Final = 6  # so many sizes of a hand are told apart: none to four cards, and more
GROUPS: Final = 7  # the same of a group: none to five cities, and more
LAND: Final = 8  # figures of a city
MOST: Final = 250  # that a number tells: in editions of one's own there may be more of a card
LATE: Final = 8  # rounds, and battles without a card: more of them say nothing new

COLUMNS: Final = (
    Columns("question", QUESTIONS),
    Columns("hand", CARDS, 4),
    Columns("holds", CARDS),
    Columns("unseen", CARDS, 8),
    Columns("known", CARDS, 2),
    Columns("line", CARDS, 3),
    Columns("rival-line", CARDS, 3),
    # what each card in hand would make of the armies
    Columns("card-ahead", CARDS, 20),
    Columns("card-behind", CARDS, 20),
    Columns("card-leads", CARDS),
    # the armies
    Columns("ahead", 1, 20),
    Columns("behind", 1, 20),
    Columns("leads", 1),
    Columns("level", 1),
    Columns("untouched", 1),
    Columns("winter", 1),
    Columns("drummer", 1),
    Columns("rival-drummer", 1),
    # the hands
    Columns("cards", 1, 10),
    Columns("rival-cards", 1, 10),
    Columns("few-cards", FEW),
    Columns("few-rival-cards", FEW),
    Columns("power", 1, 30),
    Columns("strongest", 1, 10),
    # who is who
    Columns("out", 1),
    Columns("rival-out", 1),
    Columns("condottiere", 1),
    Columns("defender", 1),
    Columns("rival-defender", 1),
    Columns("may-come-in", 1),
    # the map
    Columns("cities", 1, 8),
    Columns("rival-cities", 1, 8),
    Columns("group", GROUPS),
    Columns("rival-group", GROUPS),
    Columns("round", 1, 4),
    Columns("quiet", 1, 4),
    Columns("city", CITIES),
    Columns("land", CITIES * LAND),
    Columns("contested", LAND),
)
PEACE: Final = bytes(CITIES)
NO_LAND: Final = bytes(LAND)
MOST_MAPS: Final = 50_000
# What was written of a map: it changes only with a battle.
DRAWN: Final[dict[tuple[str, str, int, int], bytes]] = {}


def look(s: Condottiere, seat: int) -> bytes:
    me = s.captains[seat]
    rival = s.captains[1 - seat]
    row = one_of(question(s), QUESTIONS)
    row += me.hand
    row += [1 if count else 0 for count in me.hand]
    row += unseen(s, seat)
    row += counted(rival.known)
    row += me.line
    row += rival.line
    row += what_cards_do(s, seat)
    row += armies(s, seat)
    row += hands(s, seat)
    row += roles(s, seat)
    mine, theirs = realm(s, seat), realm(s, 1 - seat)
    lands = describe_map(s, mine, theirs)
    row += [mine.bit_count(), theirs.bit_count()]
    row += one_of(lands[0], GROUPS)
    row += one_of(lands[1], GROUPS)
    row += [min(s.round, LATE), min(s.quiet, LATE)]
    numbers = bytes([min(number, MOST) for number in row])
    if isinstance(s.agenda[-1], (Turn, ScarecrowStands)):
        city = contested(s).index
        start = 2 + city * LAND
        return numbers + bytes(one_of(city, CITIES)) + lands[2:] + lands[start : start + LAND]
    return numbers + PEACE + lands[2:] + NO_LAND


def one_of(place: int, count: int) -> list[int]:
    row = [0] * count
    row[place] = 1
    return row


def question(s: Condottiere) -> int:
    """Which question is asked: for a city, a card, one to take back, to keep a hand, to go on."""
    top = s.agenda[-1]
    if isinstance(top, CityChoice):
        return 0
    if isinstance(top, Turn):
        return 1
    if isinstance(top, ScarecrowStands):
        return 2
    return 4 if isinstance(top, Stalemate) else 3


def unseen(s: Condottiere, seat: int) -> list[int]:
    """What the rival may hold, by card: all that lies neither in the own hand nor on the table."""
    me, rival = s.captains[seat], s.captains[1 - seat]
    return [
        max(count - me.hand[index] - s.aside[index] - me.line[index] - rival.line[index], 0)
        for index, count in enumerate(s.edition.counts)
    ]


def counted(cards: Sequence[Card]) -> list[int]:
    row = [0] * CARDS
    for card in cards:
        row[card.index] += 1
    return row


def what_cards_do(s: Condottiere, seat: int) -> list[int]:
    """By card in hand: how far its army would be ahead, or behind, and whether it would lead."""
    row = [0] * (3 * CARDS)
    if not isinstance(s.agenda[-1], Turn):
        return row
    me = s.captains[seat]
    for index, count in enumerate(me.hand):
        if count:
            me.line[index] += 1
            lead = strength(s, seat) - strength(s, 1 - seat)
            me.line[index] -= 1
            if lead > 0:
                row[index] = lead
                row[2 * CARDS + index] = 1
            else:
                row[CARDS + index] = -lead
    return row


def armies(s: Condottiere, seat: int) -> list[int]:
    mine, theirs = strength(s, seat), strength(s, 1 - seat)
    return [
        max(mine - theirs, 0),
        max(theirs - mine, 0),
        1 if mine > theirs else 0,
        1 if mine == theirs else 0,
        1 if mine == theirs == 0 else 0,
        1 if is_winter(s) else 0,
        1 if s.captains[seat].line[DRUMMER.index] else 0,
        1 if s.captains[1 - seat].line[DRUMMER.index] else 0,
    ]


def hands(s: Condottiere, seat: int) -> list[int]:
    hand, values = s.captains[seat].hand, s.edition.values
    cards, theirs = sum(hand), sum(s.captains[1 - seat].hand)
    power = strongest = 0
    for index, count in enumerate(hand):
        power += count * values[index]
    for card in MERCENARIES:
        if hand[card.index]:
            strongest = max(strongest, values[card.index])
    row = [cards, theirs]
    row += one_of(min(cards, FEW - 1), FEW)
    row += one_of(min(theirs, FEW - 1), FEW)
    return [*row, power, strongest]


def roles(s: Condottiere, seat: int) -> list[int]:
    asked = isinstance(s.agenda[-1], Turn)
    owner = defender(s)
    return [
        1 if s.captains[seat].out else 0,
        1 if s.captains[1 - seat].out else 0,
        1 if seat == s.condottiere else 0,
        1 if asked and owner == seat else 0,
        1 if asked and owner == 1 - seat else 0,
        1 if asked and may_come_in_later(s, seat) else 0,
    ]


def describe_map(s: Condottiere, mine: int, theirs: int) -> bytes:
    """The sizes of both largest groups, then what each city is to both."""
    key = (s.edition.imprint.digest, s.variants.map, mine, theirs)
    found = DRAWN.get(key)
    if found is None:
        if len(DRAWN) >= MOST_MAPS:
            DRAWN.clear()
        found = DRAWN[key] = draw_map(s, mine, theirs)
    return found


def draw_map(s: Condottiere, mine: int, theirs: int) -> bytes:
    need = target(s)
    best, rival_best = largest(s, mine), largest(s, theirs)
    row = [min(best, GROUPS - 1), min(rival_best, GROUPS - 1)]
    for city in range(CITIES):
        bit = 1 << city
        joined = group(s, mine | bit, city).bit_count()
        rival_joined = group(s, theirs | bit, city).bit_count()
        row += [
            1 if mine & bit else 0,
            1 if theirs & bit else 0,
            joined,
            rival_joined,
            1 if joined >= need else 0,
            1 if rival_joined >= need else 0,
            best - largest(s, mine & ~bit),
            rival_best - largest(s, theirs & ~bit),
        ]
    return bytes(row)
