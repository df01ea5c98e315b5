"""Rules of thumb for Condottiere: how much a city is worth fighting for, and with which card."""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn
from quattrocento.games.condottiere.cards import is_winter, strength, strengths
from quattrocento.games.condottiere.components import (
    BISHOP,
    DECK,
    DRUMMER,
    HEROINE,
    MERCENARIES,
    SCARECROW,
    SURRENDER,
    WINTER,
    Card,
)
from quattrocento.games.condottiere.moves import (
    TAKE_BACK,
    TAKE_NOTHING,
    Discard,
    FightOn,
    Keep,
    NameCity,
    Pass,
    Play,
    TakeBack,
    TakeNothing,
    ThrowIn,
)
from quattrocento.games.condottiere.realm import group, realm, target
from quattrocento.games.condottiere.state import Condottiere, cities, contested

# What a special card does is worth so much strength, besides its own.
EFFECT: Final = {
    SCARECROW: 2.5,
    DRUMMER: 7.0,
    BISHOP: 7.0,
    SURRENDER: 7.0,
    WINTER: 5.0,
    HEROINE: 1.0,
}
EFFECTS: Final = [EFFECT.get(card, 0.0) for card in DECK]
ALL: Final = 1000.0
LONGEST: Final = 80


def power(s: Condottiere, seat: int) -> float:
    """The strength that a hand can bring."""
    total = 0.0
    values = s.edition.values
    for index, count in enumerate(s.captains[seat].hand):
        if count:
            total += count * (values[index] + EFFECTS[index])
    return total


def joined(s: Condottiere, seat: int, city: int) -> int:
    """The size of the group that a seat would have around a city."""
    return group(s, realm(s, seat) | 1 << city, city).bit_count()


def stake(s: Condottiere, seat: int, city: int) -> float:
    """How much of a hand a city is worth to a seat: all of it if the game hangs on it."""
    need = target(s)
    mine = joined(s, seat, city)
    if mine >= need:
        return ALL
    danger = 0.0
    for other in range(s.seats):
        if other != seat and s.owners[city] != other and joined(s, other, city) >= need:
            danger = 0.9
    share = mine / need
    own = 0.25 + 0.55 * share * share + (0.1 if s.owners[city] == seat else 0.0)
    return max(own, danger)


def fight_on(s: Condottiere) -> None:
    """Play the battle to its end, everyone by these rules of thumb."""
    for _ in range(LONGEST):
        if not s.agenda:
            return
        top = s.agenda[-1]
        if isinstance(top, Turn):
            legal_moves = top.legal_moves(s)
            worths = judge_turn(s, top.seat, legal_moves)
            s.play(top.seat, legal_moves[worths.index(max(worths))])
        elif isinstance(top, ScarecrowStands):
            s.play(top.seat, take_back(s, top.seat))
        else:
            return


def take_back(s: Condottiere, seat: int) -> Move:
    """Save the strongest mercenary from a battle that is not being won."""
    armies = strengths(s)
    if armies[seat] > max([army for other, army in enumerate(armies) if other != seat]):
        return TAKE_NOTHING
    line = s.captains[seat].line
    values = s.edition.values
    best = TAKE_NOTHING
    most = -1
    for card in MERCENARIES:
        if line[card.index] and values[card.index] > most:
            best = TAKE_BACK[card.index]
            most = values[card.index]
    return best


def judge_turn(s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
    """A worth for each option: the higher the better, 0 is a pass."""
    city = contested(s).index
    armies = strengths(s)
    mine = armies[seat]
    rivals = [other for other in range(s.seats) if other != seat]
    lead = max([armies[other] for other in rivals])
    open_rivals = [other for other in rivals if not s.captains[other].out]
    budget = stake(s, seat, city) * (power(s, seat) + mine)
    threat = any(joined(s, other, city) >= target(s) for other in rivals if armies[other] == lead)
    worths = []
    for move in legal_moves:
        if isinstance(move, Play):
            worths.append(
                judge_card(s, seat, move.card, mine, lead, len(open_rivals), budget, threat)
            )
        elif isinstance(move, Pass):
            worths.append(0.0)
        else:
            raise UnknownMove(repr(move))
    return worths


def judge_card(
    s: Condottiere,
    seat: int,
    card: Card,
    mine: int,
    lead: int,
    rivals: int,
    budget: float,
    threat: bool,
) -> float:
    if mine > lead and rivals == 0:
        return -1.0
    if card is SURRENDER:
        return 2.0 + 0.05 * mine if mine > lead else -1.0
    if card is BISHOP:
        return 1.9 if threat and lead > mine else -0.6
    if card is WINTER:
        return judge_winter(s, seat, mine, lead)
    if card is SCARECROW:
        return 0.15 if mine >= lead and rivals else 0.05
    captain = s.captains[seat]
    captain.line[card.index] += 1
    after = strength(s, seat)
    captain.line[card.index] -= 1
    gain = after - mine
    if card is DRUMMER:
        return 0.6 + 0.01 * gain if gain >= 8 and mine + gain <= budget else -0.5
    if after > budget and budget < ALL:
        return -0.2
    needed = lead + 1 - mine
    if needed <= 0:
        return 0.45 - 0.03 * gain
    if gain >= needed:
        return 1.0 - 0.02 * (gain - needed)
    return 0.5 + 0.01 * gain if budget - mine >= needed else -0.1


def judge_winter(s: Condottiere, seat: int, mine: int, lead: int) -> float:
    """Winter pays if it turns the tables."""
    if is_winter(s):
        return -1.0
    captain = s.captains[seat]
    captain.line[WINTER.index] += 1
    armies = strengths(s)
    captain.line[WINTER.index] -= 1
    after = armies[seat]
    others = max([army for other, army in enumerate(armies) if other != seat])
    return 0.9 if mine <= lead and after > others and lead >= 6 else -0.4


def judge_city(s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
    """With a strong hand the city that helps most; with a weak one a city nobody wants."""
    others = [power(s, other) for other in range(s.seats) if other != seat]
    strong = power(s, seat) >= max(others) * 0.9
    worths = []
    for move in legal_moves:
        if not isinstance(move, NameCity):
            raise UnknownMove(repr(move))
        index = move.city.index
        mine = min(stake(s, seat, index), 2.0)
        theirs = max([min(stake(s, o, index), 2.0) for o in range(s.seats) if o != seat])
        owned = s.owners[index] == seat
        if strong:
            worths.append(mine - 0.3 * theirs - (1.0 if owned else 0.0))
        else:
            worths.append(0.3 * mine - theirs + (0.3 if s.owners[index] == NOBODY else 0.0))
    return worths


def judge_stalemate(s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
    """Whoever holds more than the share of a new deal fights on, unless asked in vain before.

    Without that end bots who both hold on and pass would stand still for ever.
    """
    held = [power(s, other) for other in range(s.seats)]
    dealt = [
        s.edition.base + s.edition.per_city * len(cities(s, other)) for other in range(s.seats)
    ]
    edge = held[seat] / max(sum(held), 1.0) - dealt[seat] / sum(dealt)
    if s.quiet > s.seats:
        edge = -1.0
    worths = []
    for move in legal_moves:
        if isinstance(move, FightOn):
            worths.append(edge)
        elif isinstance(move, ThrowIn):
            worths.append(0.0)
        else:
            raise UnknownMove(repr(move))
    return worths


def judge_nothing(legal_moves: Sequence[Move]) -> list[float]:
    """To keep a hand or not, and what a scarecrow brings back, is left to the look ahead."""
    for move in legal_moves:
        if not isinstance(move, (Keep, Discard, TakeBack, TakeNothing)):
            raise UnknownMove(repr(move))
    return [0.0] * len(legal_moves)
