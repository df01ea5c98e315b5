"""What a condottiere looks at when a city is to be named."""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.condottiere.move_priors import power
from quattrocento.bots.heuristics.condottiere.scene import truth, within
from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.moves import NameCity
from quattrocento.games.condottiere.realm import group, realm, target
from quattrocento.games.condottiere.state import Condottiere

FACTORS: Final = ("always", "share", "strength", "late", "most-cards", "nothing-wins")
CITY: Final = (
    "size",
    "size-squared",
    "wins",
    "two-short",
    "joins",
    "own",
    "free",
    "borders",
    "rival-size",
    "rivals-size",
    "rivals-win",
    "strong-rival-size",
    "strong-rival-wins",
)
CITY_NAMES: Final = tuple([f"{factor}: {name}" for factor in FACTORS for name in CITY])
WINS: Final = CITY.index("wins")
PER_CARD: Final = 3.5  # the power of a card that nobody has seen, with some caution


def city_rows(s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[list[float]]:
    """The figures of each city that can be named, and these by each of the `FACTORS`."""
    counts = [sum(captain.hand) for captain in s.captains]
    realms = [realm(s, other) for other in range(s.seats)]
    strong = strongest_rival(counts, seat)
    plain = []
    for move in legal_moves:
        if not isinstance(move, NameCity):
            raise UnknownMove(repr(move))
        plain.append(city_figures(s, seat, move.city.index, counts, realms, strong))
    factors = [1.0, *conditions(s, seat, counts, counts[strong])]
    factors.append(truth(max([row[WINS] for row in plain]) == 0.0))
    return [[factor * figure for factor in factors for figure in row] for row in plain]


def strongest_rival(counts: list[int], seat: int) -> int:
    """Who holds most cards, the first of equals."""
    strong = -1
    for other, count in enumerate(counts):
        if other != seat and (strong < 0 or count > counts[strong]):
            strong = other
    return strong


def conditions(s: Condottiere, seat: int, counts: list[int], most: int) -> list[float]:
    held = sum(counts)
    dealt = s.seats * s.edition.base
    for owner in s.owners:
        if owner != NOBODY:
            dealt += s.edition.per_city
    return [
        counts[seat] / max(held, 1),
        within((power(s, seat) - PER_CARD * most) / 30.0, 2.0),
        1.0 - held / dealt,
        truth(counts[seat] > most),
    ]


def city_figures(
    s: Condottiere, seat: int, city: int, counts: list[int], realms: list[int], strong: int
) -> list[float]:
    need = target(s)
    owner = s.owners[city]
    mine = group(s, realms[seat] | 1 << city, city).bit_count()
    largest = total = wins = strong_size = 0
    for other in range(s.seats):
        if other == seat or not (counts[other] or other == strong):
            continue
        size = group(s, realms[other] | 1 << city, city).bit_count()
        if other == strong:
            strong_size = size
        if other != owner:
            largest = max(largest, size)
            total += size
        wins += 1 if size >= need else 0
    share = mine / need
    return [
        share,
        share * share,
        truth(mine >= need and owner != seat),
        truth(mine == need - 1),
        truth(mine >= 2),
        truth(owner == seat),
        truth(owner == NOBODY),
        s.neighbours[city].bit_count() / 10.0,
        largest / need,
        total / (need * s.seats),
        float(wins),
        strong_size / need,
        truth(strong_size >= need),
    ]
