"""What a player of Principato looks at: a row of small numbers of all that a seat sees, and of
nothing else. The own principality comes first, then the others clockwise.

What can be worked out at a glance is written down, too: what can be paid for, what a harvest would
bring, how the armies stand. `COLUMNS` names the numbers, in their order.
"""

from typing import Final

from quattrocento.bots.heuristics.network import Columns
from quattrocento.bots.heuristics.principato.outlook import Outlook
from quattrocento.bots.heuristics.principato.printing import printing_of
from quattrocento.games.principato.cards import Enlistment
from quattrocento.games.principato.components import (
    CARD,
    FOOD,
    GOAL,
    MILITIA,
    SCORING_CARD,
    YEARS,
    Card,
)
from quattrocento.games.principato.military import Dismissal
from quattrocento.games.principato.ranks import points_by_rank, strength
from quattrocento.games.principato.scoring import goal_points
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.storage import Provision, Surplus
from quattrocento.games.principato.turns import ACTIONS_A_TURN, Action, Exchange

SEATS: Final = 4
OTHERS: Final = SEATS - 1
KINDS: Final = len(CARD)
WORKS: Final = 9  # kinds of culture tiles; in editions of one's own there may be more or fewer
QUESTIONS: Final = 7
SOON: Final = 3  # rounds before a scoring that are told apart
LAST: Final = 6  # turns before the end that are told apart
STORED: Final = 9  # cubes of a kind that are told apart, with none
FAVOURS: Final = 4
HOLDINGS: Final = 24
MOST: Final = 250  # that a number tells

COLUMNS: Final = (
    Columns("question", QUESTIONS),
    Columns("unit", 2),
    Columns("actions", 1, 2),
    # the course of the game
    Columns("turn", SEATS),
    Columns("year", YEARS),
    Columns("stack", 1, 16),
    Columns("turns", 1, 8),
    Columns("last-turns", LAST),
    Columns("wait", 1, 4),
    Columns("soon", SOON),
    Columns("later-scorings", 1, 2),
    Columns("hidden-scoring", 1),
    # the display: all, what will not have left before one's next turn, what leaves first
    Columns("display", KINDS),
    Columns("staying", KINDS),
    Columns("leaving", KINDS),
    Columns("swapped", KINDS),
    Columns("supply", 7, 8),
    Columns("works-left", WORKS, 2),
    # the own principality
    Columns("cards", KINDS),
    Columns("goals", len(GOAL)),
    Columns("goal-points", 2, 4),
    Columns("food", STORED),
    Columns("money", STORED),
    Columns("favour", FAVOURS),
    Columns("gathered", 4, 3),
    Columns("affordable", 9),
    Columns("missing", 5, 3),
    Columns("holdings", HOLDINGS, 4),
    Columns("works", WORKS),
    Columns("army", 4, 4),
    Columns("rank", 1, 4),
    # the others
    Columns("other-holdings", OTHERS * HOLDINGS, 4),
    Columns("other-works", OTHERS * WORKS),
    Columns("other-cards", OTHERS * KINDS),
    Columns("leads", OTHERS * 4, 4),
)
NO_HOLDINGS: Final = [0] * HOLDINGS
NO_WORKS: Final = [0] * WORKS
NO_CARDS: Final = [0] * KINDS


def look(s: Principato, seat: int) -> bytes:
    p = s.principalities[seat]
    strengths = [strength(one) for one in s.principalities]
    row: list[int] = []
    add_question(row, s)
    add_course(row, s, seat)
    add_table(row, s)
    row += held(p.cards)
    add_goals(row, s, p)
    add_stores(row, s, p)
    row += holdings(s, p, strengths[seat])
    row += works(p.works)
    add_army(row, p, strengths[seat])
    row.append(points_by_rank(strengths, s.edition.ranks[s.seats])[seat])
    add_others(row, s, seat, strengths)
    return bytes([0 if number < 0 else MOST if number > MOST else number for number in row])


def add_one(row: list[int], place: int, count: int) -> None:
    """A one at a place, zeros at the others; no one at all if there is no such place."""
    for other in range(count):
        row.append(1 if other == place else 0)


def add_question(row: list[int], s: Principato) -> None:
    """Which question is asked, of which unit, and the actions that are left of the turn."""
    top = s.agenda[-1]
    question, unit, left = question_of(s), -1, 0
    if isinstance(top, (Enlistment, Provision, Dismissal)):
        unit = 0 if top.unit is MILITIA else 1
    elif isinstance(top, Surplus):
        unit = 0 if top.cube is FOOD else 1
    for step in s.agenda:
        if isinstance(step, Action):
            left = step.left
    add_one(row, question, QUESTIONS)
    add_one(row, unit, 2)
    row.append(left)


def question_of(s: Principato) -> int:
    """For a first action, a second one, a card, units, a place for cubes, supply, dismissals."""
    top = s.agenda[-1]
    if isinstance(top, Action):
        return ACTIONS_A_TURN - top.left
    if isinstance(top, Exchange):
        return 2
    if isinstance(top, Enlistment):
        return 3
    if isinstance(top, Surplus):
        return 4
    return 5 if isinstance(top, Provision) else 6


def add_course(row: list[int], s: Principato, seat: int) -> None:
    outlook = Outlook(s)
    add_one(row, (outlook.following - seat) % s.seats, SEATS)
    add_one(row, s.year - 1, YEARS)
    row.append(len(s.stack))
    turns = int(outlook.actions(seat) + 1) // ACTIONS_A_TURN
    row.append(turns)
    add_one(row, turns, LAST)
    wait = int(outlook.wait)
    row.append(wait)
    add_one(row, wait, SOON)
    row.append(outlook.later)
    row.append(1 if SCORING_CARD in s.stack else 0)


def add_table(row: list[int], s: Principato) -> None:
    display = [0] * (3 * KINDS)
    for place, card in enumerate(s.display):
        display[card.index] += 1
        if place >= s.seats:
            display[KINDS + card.index] += 1
    if s.display:
        display[2 * KINDS + s.display[0].index] = 1
    row += display
    top = s.agenda[-1]
    add_one(row, top.card.index if isinstance(top, Exchange) else -1, KINDS)
    row += [s.land, s.city, s.units, s.catapults, s.food, s.money, s.favour]
    row += works(s.works)


def held(cards: list[Card]) -> list[int]:
    row = [0] * KINDS
    for card in cards:
        row[card.index] += 1
    return row


def works(counts: list[int]) -> list[int]:
    return counts if len(counts) == WORKS else (counts + NO_WORKS)[:WORKS]


def add_goals(row: list[int], s: Principato, p: Principality) -> None:
    """The own goals, and what they bring as things stand."""
    owned = [0] * len(GOAL)
    for goal in p.goals:
        owned[goal.index] = 1
    row += owned
    for goal in p.goals:
        row.append(goal_points(s, p, goal))


def add_stores(row: list[int], s: Principato, p: Principality) -> None:
    """Cubes, and what they pay for: one tile or two, catapults, and works of each kind."""
    food, money, favour = p.food, p.money, p.favour
    add_one(row, min(food, STORED - 1), STORED)
    add_one(row, min(money, STORED - 1), STORED)
    add_one(row, min(favour, FAVOURS - 1), FAVOURS)
    farms, banks = s.edition.farm * p.farms, s.edition.bank * p.banks
    row += [min(p.fields, farms - food), min(p.palazzi, banks - money), farms - food, banks - money]
    either = max(min(food, 2) + min(money, 1), min(food, 1) + min(money, 2)) + favour
    row += [
        1 if food + favour >= 1 else 0,
        1 if food + favour >= 3 else 0,
        1 if money + favour >= 1 else 0,
        1 if money + favour >= 3 else 0,
        1 if min(food, 1) + min(money, 1) + favour >= 2 else 0,
        1 if min(food, 3) + min(money, 2) + favour >= 5 else 0,
        1 if either >= 3 else 0,
        1 if food + favour >= 4 else 0,
        1 if money + favour >= 5 else 0,
    ]
    row += [3 - either, 4 - food - favour, 5 - money - favour, 4 - farms, 5 - banks]


def holdings(s: Principato, p: Principality, army: int) -> list[int]:
    """What everybody sees of a principality."""
    farms, banks = s.edition.farm * p.farms, s.edition.bank * p.banks
    return [
        *(p.fields, p.farms, p.palazzi, p.banks, p.catapults, p.militias, p.condottieri),
        *(p.food, p.money, p.favour),
        *(p.militia_food, p.militia_favour, p.condottiere_money, p.condottiere_favour),
        *(army, -army, p.military, culture(s, p)),
        *(p.fields - farms, farms - p.fields, p.palazzi - banks, banks - p.palazzi),
        *(p.fields + p.farms - 6, p.palazzi + p.banks - 6),
    ]


def add_army(row: list[int], p: Principality, army: int) -> None:
    """How strong it would be with all the supply at hand, and what would still be missing."""
    hungry = p.empty(MILITIA)
    unpaid = p.militias + p.condottieri - p.supplied() - hungry
    food, money = min(hungry, p.food), min(unpaid, p.money)
    missing = hungry + unpaid - food - money
    favours = min(missing, p.favour)
    supplied = food + money + favours
    row += [army + 2 * supplied, -army - 2 * supplied, supplied, missing - favours]


def add_others(row: list[int], s: Principato, seat: int, strengths: list[int]) -> None:
    """The others clockwise; where there are fewer, nothing stands in their places."""
    everything: list[int] = []
    tiles: list[int] = []
    cards: list[int] = []
    leads: list[int] = []
    own = open_points(s, s.principalities[seat])
    for offset in range(1, SEATS):
        if offset >= s.seats:
            everything += NO_HOLDINGS
            tiles += NO_WORKS
            cards += NO_CARDS
            leads += [0, 0, 0, 0]
            continue
        other = (seat + offset) % s.seats
        p = s.principalities[other]
        everything += holdings(s, p, strengths[other])
        tiles += works(p.works)
        cards += held(p.cards)
        army, points = strengths[seat] - strengths[other], own - open_points(s, p)
        leads += [army, -army, points, -points]
    row += everything
    row += tiles
    row += cards
    row += leads


def open_points(s: Principato, p: Principality) -> int:
    """PRI-13, PRI-63 The points that all can see."""
    return p.military + culture(s, p)


def culture(s: Principato, p: Principality) -> int:
    values = printing_of(s.edition).values
    total = 0
    for place, count in enumerate(p.works):
        total += count * values[place]
    return total
