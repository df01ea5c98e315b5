"""What a learned judgement of The Princes of Florence looks at: so many figures of each seat.

They are read from a plan and its court, so that a court with one thing more can be judged as well
as one that is there. The hand-made estimate is the first of them. `NAMES` and the rows of
`features` belong together, and weights belong to both.
"""

from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.princes.court import (
    BUILDING_COUNT,
    CATEGORY,
    EMPTY,
    FREEDOM_COUNT,
    KIND,
    LANDSCAPE_COUNT,
    PRESTIGE_COUNT,
    SIZE_PLACES,
    TABLE,
    best_recruit,
    bits,
    inspiration,
    kinds_in,
    ranked_fit,
    wished_by,
)
from quattrocento.bots.heuristics.princes.expansions import Courtship
from quattrocento.bots.heuristics.princes.heuristic import HEURISTIC, best_work
from quattrocento.bots.heuristics.princes.market import Market
from quattrocento.bots.heuristics.princes.outlook import Outlook
from quattrocento.bots.heuristics.princes.plan import Plan
from quattrocento.games.princes.state import Princes, cards_in_hand, cards_on_table

NAMES: Final = (
    "estimate",
    # what is judged at the table alone, and not in the mind
    "best-work",
    "hope",
    "buyer",
    # cash
    "points",
    "florins",
    "idle",
    "short",
    # the plan
    "pay",
    "spending",
    "fame",
    "prestige-hopes",
    "planned",
    "value",
    "missing",
    "fresh",
    "arriving",
    "spare",
    # objects
    "jesters",
    "jester-works",
    "builder",
    "two-builders",
    "three-builders",
    "builder-actions",
    "recruiting",
    "recruits",
    "landscapes",
    "landscape-kinds",
    "freedoms",
    "buildings",
    "large-buildings",
    "spaces",
    "empty",
    "prestige-cards",
    "lift",
    "categories",
    # persons
    "persons",
    "cards",
    "works",
    "housed",
    "walking",
    "free",
    "settled",
    "best-fit",
    "next-fit",
    "homeless",
    "unfree",
    "actions",
    "ready",
    # beside the others
    "order",
    "jester-lead",
    "card-lead",
    "cash-lead",
)
ESTIMATE: Final = 0
BEST_WORK: Final = 1
HOPE: Final = 2
BUYER: Final = 3
POINTS: Final = 4
HOPES: Final = NAMES.index("prestige-hopes")
CARDS: Final = NAMES.index("prestige-cards")
THOUSAND: Final = 1000.0


def features(s: Princes) -> list[list[float]]:
    """A row of figures for each seat, in the order of `NAMES`."""
    outlook = Outlook(s)
    plans = HEURISTIC.plans(s, outlook)
    best = best_work(HEURISTIC.weights, s, outlook)
    rows = []
    for seat, plan in enumerate(plans):
        florins = plan.court.florins
        rows.append(figures(plan, florins, plan.worth(florins)))
        add_best_work(rows[seat], best[seat])
    if s.buyers:
        add_hopes(rows, s, Market(HEURISTIC.weights, s, outlook, plans).hopes())
    elif s.suitors:
        add_hopes(rows, s, Courtship(s, outlook, plans).hopes())
    return rows


def add_best_work(row: list[float], best: float) -> None:
    row[ESTIMATE] += best
    row[BEST_WORK] = best


def add_hopes(rows: list[list[float]], s: Princes, hopes: list[float]) -> None:
    """What the sales of this round leave over for each seat."""
    for seat, row in enumerate(rows):
        hope = hopes[seat] / s.edition.exchange
        row[ESTIMATE] += hope
        row[HOPE] = hope
        row[BUYER] = float(s.buyers >> seat & 1)


def figures(plan: Plan, florins: int, estimate: float) -> list[float]:
    """The figures of a court with so much cash, of which a plan by hand thinks so much."""
    court = plan.court
    row = [estimate, 0.0, 0.0, 0.0, float(court.points)]
    add_cash(row, plan, florins)
    add_plan(row, plan)
    add_objects(row, plan)
    add_persons(row, plan)
    add_comparisons(row, plan, florins)
    return row


def add_cash(row: list[float], plan: Plan, florins: int) -> None:
    row.append(florins / THOUSAND)
    row.append(max(0.0, florins - plan.spending) / THOUSAND)
    row.append(max(0.0, plan.w.ready - florins) / THOUSAND)


def add_plan(row: list[float], plan: Plan) -> None:
    row.append(plan.pay / THOUSAND)
    row.append(plan.spending / THOUSAND)
    row.append(plan.fame)
    row.append(plan.hopes)
    row.append(float(plan.planned))
    row.append(0.1 * plan.value)
    row.append(0.1 * plan.missing)
    row.append(float(len(plan.fresh)))
    row.append(float(plan.arriving))
    row.append(float(max(0, plan.actions - plan.planned)))


def add_objects(row: list[float], plan: Plan) -> None:
    court = plan.court
    counts = court.counts
    jesters = float(court.jesters)
    row.append(jesters)
    row.append(0.1 * jesters * plan.planned)
    row.append(1.0 if court.builders > 0 else 0.0)
    row.append(1.0 if court.builders > 1 else 0.0)
    row.append(1.0 if court.builders > 2 else 0.0)
    row.append(0.1 * court.builders * plan.actions)
    row.append(float(court.recruiting))
    row.append(0.1 * best_recruit(plan.s, court, plan.seat) if court.recruiting else 0.0)
    row.append(float(counts[LANDSCAPE_COUNT]))
    row.append(float(counts[KIND]))
    row.append(float(counts[FREEDOM_COUNT]))
    row.append(float(counts[BUILDING_COUNT]))
    row.append(float(counts[SIZE_PLACES[0]]))
    row.append(0.1 * court.spaces)
    row.append(0.1 * counts[EMPTY])
    row.append(float(counts[PRESTIGE_COUNT]))
    row.append(0.1 * court.lift)
    row.append(float(counts[CATEGORY]))


def add_persons(row: list[float], plan: Plan) -> None:
    """Who is in hand, what they find at court, and what they will never find."""
    s, court = plan.s, plan.court
    printing, persons = court.printing, court.persons
    housed = persons & wished_by(printing.wish_buildings, court.buildings)
    walking = persons & wished_by(printing.wish_landscapes, kinds_in(court))
    free = persons & wished_by(printing.wish_freedoms, court.freedoms)
    buildable = wished_by(printing.wish_buildings, court.room & plan.outlook.stock)
    to_come = freedoms_left(s)
    base = float(inspiration(s, court))
    best = float(ranked_fit(court, persons, 0)) if persons else 0.0
    minimum = float(s.edition.minimum[max(s.round, 1) - 1])
    row.append(float(bits(persons)))
    row.append(float(court.cards))
    row.append(float(court.counts[TABLE]))
    row.append(float(bits(housed)))
    row.append(float(bits(walking)))
    row.append(float(bits(free)))
    row.append(float(bits(housed & walking & free)))
    row.append(0.1 * best)
    row.append(0.1 * max(0, ranked_fit(court, persons, 1)))
    row.append(float(bits(persons & ~housed & ~buildable)))
    row.append(float(bits(persons & ~free & ~wished_by(printing.wish_freedoms, to_come))))
    row.append(float(plan.actions))
    row.append(0.1 * min(0.0, base + best - minimum) if persons else -0.5)


def freedoms_left(s: Princes) -> i64:
    """The mask of the freedoms that are still to be had."""
    found: i64 = 0
    bit: i64 = 1
    for left in s.freedoms:
        if left:
            found |= bit
        bit <<= 1
    return found


def add_comparisons(row: list[float], plan: Plan, florins: int) -> None:
    """The place in the order of the round, and what the others have."""
    s, court = plan.s, plan.court
    jesters = cards = cash = 0
    for seat, prince in enumerate(s.princes):
        if seat != plan.seat:
            cash = max(cash, prince.florins)
            jesters = max(jesters, prince.jesters)
            cards = max(cards, cards_in_hand(prince) + cards_on_table(prince))
    row.append(float((plan.seat - s.first) % s.seats))
    row.append(float(court.jesters - jesters))
    row.append(float(court.cards - cards))
    row.append((florins - cash) / THOUSAND)
