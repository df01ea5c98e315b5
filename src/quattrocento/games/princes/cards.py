"""What cards count: bonus cards, and the recruiting of persons."""

from collections.abc import Callable
from typing import Final

from quattrocento.core.pieces import SEATS
from quattrocento.games.princes.board import ALL
from quattrocento.games.princes.components import (
    LANDSCAPES,
    SIZES,
    Bonus,
    Landscape,
    Profession,
)
from quattrocento.games.princes.state import Prince, Princes, cards_in_hand, cards_on_table

FOREST: Final = LANDSCAPES["forest"]
LAKE: Final = LANDSCAPES["lake"]
PARK: Final = LANDSCAPES["park"]


def sized(s: Princes, prince: Prince, size: str) -> int:
    """FLO-47 How many buildings of this size stand here; the palazzo is none."""
    return sum([s.edition.sizes[building.index] == size for building in prince.buildings])


def lying(prince: Prince, landscape: Landscape) -> int:
    return prince.landscapes.count(landscape)


def sizes_present(s: Princes, prince: Prince) -> int:
    return sum([sized(s, prince, size) > 0 for size in SIZES])


def kinds_present(s: Princes, prince: Prince) -> int:
    return (FOREST in prince.landscapes) + (LAKE in prince.landscapes) + (PARK in prince.landscapes)


def categories_present(s: Princes, prince: Prince) -> int:
    """FLO-73 Of forest, lake, park, jester, builder, prestige card and freedom."""
    return (
        kinds_present(s, prince)
        + (prince.jesters > 0)
        + (prince.builders > 0)
        + (len(prince.prestige) > 0)
        + (len(prince.freedoms) > 0)
    )


def empty_cells(s: Princes, prince: Prince) -> int:
    """FLO-119 Cells of the own board on which nothing lies."""
    return (ALL & ~prince.covered).bit_count()


TALLY: Final[dict[str, Callable[[Princes, Prince], int]]] = {
    "building": lambda s, prince: len(prince.buildings),
    "large": lambda s, prince: sized(s, prince, "large"),
    "medium": lambda s, prince: sized(s, prince, "medium"),
    "small": lambda s, prince: sized(s, prince, "small"),
    "size": sizes_present,
    "landscape": lambda s, prince: len(prince.landscapes),
    "forest": lambda s, prince: lying(prince, FOREST),
    "lake": lambda s, prince: lying(prince, LAKE),
    "park": lambda s, prince: lying(prince, PARK),
    "landscape_kind": kinds_present,
    "freedom": lambda s, prince: len(prince.freedoms),
    "jester": lambda s, prince: prince.jesters,
    "builder": lambda s, prince: prince.builders,
    "prestige": lambda s, prince: len(prince.prestige),
    "category": categories_present,
    "hand": lambda s, prince: cards_in_hand(prince),
    "table": lambda s, prince: cards_on_table(prince),
    "empty": empty_cells,
}


def bonus_value(s: Princes, prince: Prince, bonus: Bonus, to_lay: int = 0) -> int:
    """FLO-73 What a bonus card adds to a work, once `to_lay` cards of the hand are on the table."""
    value = 0
    for tally, each in s.edition.adds[bonus.index]:
        count = TALLY[tally](s, prince)
        if tally == "hand":
            count -= to_lay
        elif tally == "table":
            count += to_lay
        value += count * each
    return value


def lift(s: Princes, prince: Prince, to_lay: int = 0) -> int:
    """What all bonus cards together would add to a work."""
    value = 0
    for bonus in prince.bonuses:
        value += bonus_value(s, prince, bonus, to_lay)
    return value


def without(cards: tuple[Profession, ...], card: Profession) -> tuple[Profession, ...]:
    return tuple([other for other in cards if other is not card])


def recruitable(s: Princes, seat: int) -> list[Profession]:
    """FLO-27 The persons that lie open in front of the others."""
    found: list[Profession] = []
    for other, prince in enumerate(s.princes):
        if other != seat and prince.table:
            found.extend(prince.table)
    return found


def recruit(s: Princes, seat: int, profession: Profession) -> None:
    """FLO-27, FLO-28 The person goes to hand, a recruiting card from hand to its place."""
    prince = s.princes[seat]
    for other, former in enumerate(s.princes):
        if other != seat and profession in former.table:
            former.table = without(former.table, profession)
            former.left += 1
            prince.recruiting -= 1
            prince.hand = (*prince.hand, profession)
            prince.known = (*prince.known, profession)
            s.tell("recruits", seat, profession=profession, former=SEATS[other])
            return
