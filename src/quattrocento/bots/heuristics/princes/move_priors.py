"""Rules of thumb for The Princes of Florence: the small decisions inside an action."""

from collections.abc import Sequence

from quattrocento.bots.heuristics.princes.actions import value_of_right
from quattrocento.bots.heuristics.princes.court import (
    bits,
    bonus_worth,
    fit,
    lay_out,
    one,
)
from quattrocento.bots.heuristics.princes.outlook import Outlook, hope
from quattrocento.bots.heuristics.princes.plan import Plan, Weights
from quattrocento.core.moves import Move
from quattrocento.games.princes.board import ALL, spread
from quattrocento.games.princes.building import Laying, spot_of
from quattrocento.games.princes.components import Bonus, Landscape, Prestige, Profession
from quattrocento.games.princes.grounds import fits, tile_index, unowned, walls
from quattrocento.games.princes.moves import (
    AddBonus,
    Convert,
    Dismiss,
    Hold,
    Keep,
    LayOut,
    Perform,
    Place,
    Recruit,
)
from quattrocento.games.princes.state import Princes
from quattrocento.games.princes.works import Performance

FEW = 5


def lay(s: Princes, seat: int, legal_moves: Sequence[Move]) -> list[float]:
    """Lay a tile where it takes the least from the buildings that may follow."""
    top = s.agenda[-1]
    assert isinstance(top, Laying)
    prince = s.princes[seat]
    at = s.edition.sites[tile_index(top.tile)].at
    beside = walls(s, prince)
    free = ALL & ~prince.covered
    ground = free & ~beside
    apart = prince.builders < s.edition.wall_to_wall
    is_building = not isinstance(top.tile, Landscape)
    found = []
    for move in legal_moves:
        if not isinstance(move, Place):
            found.append(value_of_right(move))
            continue
        mask = at[spot_of(move.cell, move.facing)]
        edge = spread(mask) & ~mask
        lost = mask | edge if is_building and apart else mask
        found.append(-3.0 * bits(lost & ground) - bits(edge & free))
    for place in best_places(found):
        move = legal_moves[place]
        if isinstance(move, Place):
            mask = at[spot_of(move.cell, move.facing)]
            closed = prince.covered | beside | mask
            if is_building and apart:
                closed |= spread(mask)
            found[place] += 20.0 + 6.0 * fitting(s, seat, closed)
    return found


def best_places(values: list[float]) -> list[int]:
    """The places of the few largest values, of equal ones the first."""
    found: list[int] = []
    for place, value in enumerate(values):
        if len(found) == FEW:
            if value <= values[found[-1]]:
                continue
            found.pop()
        at = len(found)
        while at and values[found[at - 1]] < value:
            at -= 1
        found.insert(at, place)
    return found


def fitting(s: Princes, seat: int, closed: int) -> float:
    """How many other buildings would still fit, those that are wanted counting more."""
    prince = s.princes[seat]
    candidates = unowned(prince) & prince.room
    wishes = s.edition.wishes
    total = 0.0
    for index in range(len(s.buildings)):
        if candidates >> index & 1 and fits(s.edition.sites[index], closed):
            total += 1.0
            for person in prince.hand:
                if wishes[person.index].building.index == index:
                    total += 2.0
    return total


def keep(
    w: Weights, s: Princes, outlook: Outlook, seat: int, legal_moves: Sequence[Move]
) -> list[float]:
    """The worth of the court with each of the cards on offer."""
    found = []
    court = outlook.court(seat)
    for move in legal_moves:
        if isinstance(move, Dismiss):
            twin = court.clone()
            twin.persons &= ~one(move.profession.index)
            twin.cards -= 1
            found.append(w.plan(s, outlook, seat, twin).worth(twin.florins))
        elif isinstance(move, LayOut):
            twin = court.clone()
            lay_out(s, twin, move.landscape.index)
            found.append(w.plan(s, outlook, seat, twin).worth(twin.florins))
        elif isinstance(move, Keep):
            found.append(with_card(w, s, outlook, seat, move))
        else:
            found.append(value_of_right(move))
    return found


def with_card(w: Weights, s: Princes, outlook: Outlook, seat: int, move: Keep) -> float:
    court = outlook.court(seat)
    card = move.card
    if isinstance(card, Prestige):
        return hope(s, outlook, seat, court, card)
    if isinstance(card, Bonus):
        return float(bonus_worth(court, card.index))
    twin = court.clone()
    assert isinstance(card, Profession)
    twin.persons |= one(card.index)
    twin.cards += 1
    return w.plan(s, outlook, seat, twin).worth(twin.florins)


def convert(plan: Plan, legal_moves: Sequence[Move]) -> list[float]:
    """Keep the cash that there is a use for; turn the rest into points."""
    found = []
    florins = plan.court.florins
    exchange = plan.s.edition.exchange
    for move in legal_moves:
        if isinstance(move, Convert):
            found.append(plan.worth(florins - exchange * move.points, move.points))
        else:
            found.append(value_of_right(move))
    return found


def perform(s: Princes, outlook: Outlook, seat: int, legal_moves: Sequence[Move]) -> list[float]:
    """Add bonus cards if the minimum or the best work asks for it, or if it is the last work."""
    top = s.agenda[-1]
    assert isinstance(top, Performance)
    prince = s.princes[seat]
    court = outlook.court(seat)
    missing = s.edition.minimum[s.round - 1] - top.value
    rival = max([other.value for at, other in enumerate(s.princes) if at != seat])
    behind = rival - top.value if not prince.value > rival else 0
    works = min(len(prince.hand) + prince.recruiting, s.actions + s.edition.actions * outlook.left)
    found = []
    for move in legal_moves:
        if isinstance(move, AddBonus):
            # the card being played is on the table already
            gain = bonus_worth(court, move.bonus.index)
            if missing > 0:
                found.append(10.0 - gain if gain >= missing else float(gain) - 20.0)
            elif works == 0 or 0 < behind <= gain:
                found.append(1.0 + gain)
            else:
                found.append(-1.0)
        elif isinstance(move, Perform):
            found.append(0.5)
        else:
            found.append(value_of_right(move))
    return found


def recruit_now(
    w: Weights, s: Princes, outlook: Outlook, seat: int, legal_moves: Sequence[Move]
) -> list[float]:
    """A person who fits well is taken at once."""
    court = outlook.court(seat)
    found = []
    for move in legal_moves:
        if isinstance(move, Recruit):
            found.append(float(fit(s, court, move.profession.index)))
        elif isinstance(move, Hold):
            found.append(w.bar)
        else:
            found.append(value_of_right(move))
    return found
