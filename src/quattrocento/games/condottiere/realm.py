"""Realms: connected groups of cities, and who has won."""

from quattrocento.games.condottiere.components import City
from quattrocento.games.condottiere.state import Condottiere


def realm(s: Condottiere, seat: int) -> int:
    """All cities of a seat, as a bit mask."""
    mask = 0
    for index, owner in enumerate(s.owners):
        if owner == seat:
            mask |= 1 << index
    return mask


def group(s: Condottiere, mask: int, start: int) -> int:
    """CON-43 The cities of `mask` that are connected to `start` by shared borders."""
    found = 1 << start
    border = found
    while border:
        index = border.bit_length() - 1
        border &= ~(1 << index)
        fresh = s.neighbours[index] & mask & ~found
        found |= fresh
        border |= fresh
    return found


def largest_group(s: Condottiere, seat: int) -> int:
    """The number of cities in a seat's largest connected group."""
    return largest(s, realm(s, seat))


def largest(s: Condottiere, mask: int) -> int:
    """The size of the largest connected group of these cities."""
    best = 0
    while mask:
        found = group(s, mask, mask.bit_length() - 1)
        best = max(best, found.bit_count())
        mask &= ~found
    return best


def target(s: Condottiere) -> int:
    """CON-43 How many connected cities win."""
    return s.edition.target[s.seats]


def has_won(s: Condottiere, seat: int, city: City) -> bool:
    """CON-43 Whether the group around the city just won is large enough."""
    return group(s, realm(s, seat), city.index).bit_count() >= target(s)
