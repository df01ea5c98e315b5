"""What each action would change in a court, without playing it: quick, for the search."""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.bots.heuristics.princes.court import (
    BUILDING_COUNT,
    FREEDOM_COUNT,
    HAND,
    TABLE,
    Court,
    bonus_worth,
    fit,
    inspiration,
    one,
)
from quattrocento.bots.heuristics.princes.outlook import Outlook
from quattrocento.bots.heuristics.princes.plan import Weights
from quattrocento.core.moves import Move
from quattrocento.games.princes.components import BONUS_DECK, PERSONS_DECK
from quattrocento.games.princes.moves import (
    BringPerson,
    Build,
    BuildWith,
    CompleteWork,
    EndTurn,
    Introduce,
    PrincessWork,
    Recruit,
    Right,
    TakeBonus,
)
from quattrocento.games.princes.muse import princess_value
from quattrocento.games.princes.scoring import best_value
from quattrocento.games.princes.state import Princes

UNWANTED: Final = -1000.0


def value_of_right(move: Move) -> float:
    """FLO-60 A right can wait while something else is done; what is none is unknown."""
    if isinstance(move, Right):
        return UNWANTED
    raise UnknownMove(repr(move))


def sketch(
    w: Weights, s: Princes, outlook: Outlook, seat: int, legal_moves: Sequence[Move]
) -> list[float]:
    """The points to be expected after each option, give or take a constant."""
    found = []
    actions = outlook.now[seat]
    for move in legal_moves:
        outlook.now[seat] = actions - 1
        twin = outlook.court(seat).clone()
        if isinstance(move, CompleteWork):
            value = work(s, twin, move.profession.index)
            found.append(paid(w, s, outlook, seat, twin, value))
            continue
        if isinstance(move, PrincessWork):
            value = princess_value(s, s.princes[seat])
            found.append(paid(w, s, outlook, seat, twin, value))
            continue
        if isinstance(move, Recruit):
            outlook.now[seat] = actions
        elif isinstance(move, EndTurn):
            outlook.now[seat] = 0
        if alter(s, twin, move):
            found.append(w.plan(s, outlook, seat, twin).worth(twin.florins))
        else:
            found.append(UNWANTED)
    outlook.now[seat] = actions
    return found


def alter(s: Princes, court: Court, move: Move) -> bool:
    """What an action does to a court; false if it is not worth a thought."""
    figures = s.edition
    if isinstance(move, (Build, BuildWith)):
        court.buildings |= 1 << move.building.index
        court.counts[BUILDING_COUNT] += 1
        court.points += figures.building_points
        spend(s, court, figures.building_price[court.builders])
    elif isinstance(move, Introduce):
        court.freedoms |= 1 << move.freedom.index
        court.counts[FREEDOM_COUNT] += 1
        spend(s, court, figures.freedom_price)
    elif isinstance(move, BringPerson):
        cards = s.decks[PERSONS_DECK.index][-figures.look :]
        best = person = -1
        for card in cards:
            value = fit(s, court, card.index)
            if value > best or (value == best and card.index > person):
                best, person = value, card.index
        court.persons |= one(person)
        court.cards += 1
        spend(s, court, figures.person_price)
    elif isinstance(move, TakeBonus):
        cards = s.decks[BONUS_DECK.index][-figures.look :]
        best = bonus_worth(court, cards[0].index)
        for card in cards:
            best = max(best, bonus_worth(court, card.index))
        court.lift += best
        spend(s, court, figures.bonus_price)
    elif isinstance(move, Recruit):
        court.persons |= one(move.profession.index)
        court.recruiting -= 1
    elif not isinstance(move, EndTurn):
        # rights can wait, going back on the track most of all
        value_of_right(move)
        return False
    return True


def spend(s: Princes, court: Court, florins: int) -> None:
    """FLO-18 Pay, and give up points for what is missing."""
    court.florins -= florins
    if court.florins < 0:
        court.points -= -court.florins // s.edition.point_price
        court.florins = 0


def work(s: Princes, court: Court, person: int) -> int:
    """Let a person work, with bonus cards if need be; the value of the work."""
    value = fit(s, court, person) + inspiration(s, court)
    if value < s.edition.minimum[s.round - 1]:
        value += int(court.lift)
        court.lift = 0.0
    court.persons &= ~one(person)
    court.counts[HAND] -= 1
    court.counts[TABLE] += 1
    return value


def paid(w: Weights, s: Princes, outlook: Outlook, seat: int, court: Court, value: int) -> float:
    """The worth after a work of this value: what nothing is planned for becomes points."""
    pay = value * s.edition.pay
    plan = w.plan(s, outlook, seat, court)
    florins = court.florins + pay
    points = max(0, min(pay, florins - int(plan.spending))) // s.edition.exchange
    award = s.edition.best_work_points if value > best_value(s) else 0
    return plan.worth(florins - points * s.edition.exchange, points) + w.beaten * award
