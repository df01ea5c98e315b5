"""A prince's court in numbers that are quick to read and to change: a what-if."""

from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.princes.printing import PLACE, Printing, printing_of
from quattrocento.games.princes.board import ALL
from quattrocento.games.princes.cards import recruitable
from quattrocento.games.princes.components import (
    BUILDER_PILE,
    JESTER_PILE,
    LANDSCAPE,
    RECRUITING_PILE,
    SIZES,
    Pile,
)
from quattrocento.games.princes.grounds import ALL_BUILDINGS
from quattrocento.games.princes.state import Prince, Princes

BUILDING_COUNT: Final = PLACE["building"]
SIZE: Final = PLACE["size"]
LANDSCAPE_COUNT: Final = PLACE["landscape"]
KIND: Final = PLACE["landscape_kind"]
FREEDOM_COUNT: Final = PLACE["freedom"]
JESTER: Final = PLACE["jester"]
BUILDER: Final = PLACE["builder"]
PRESTIGE_COUNT: Final = PLACE["prestige"]
CATEGORY: Final = PLACE["category"]
HAND: Final = PLACE["hand"]
TABLE: Final = PLACE["table"]
EMPTY: Final = PLACE["empty"]
SIZE_PLACES: Final = [PLACE[size] for size in SIZES]
LANDSCAPE_PLACES: Final = [PLACE[landscape.slug] for landscape in LANDSCAPE]


class Court:
    """`buildings` and `freedoms` are masks, `kinds` counts the landscapes, `counts` everything
    that cards count, in the order of their words. `lift` is what the bonus cards would add,
    `spaces` is how many kinds of buildings still find room. `persons` is a mask, too. `kinds` is
    never changed, only replaced, so that clones share it."""

    def __init__(self, printing: Printing, kinds: list[i64], counts: list[int]) -> None:
        self.printing = printing
        self.persons: i64 = 0
        self.kinds = kinds
        self.counts = counts
        self.florins = 0
        self.points = 0
        self.recruiting = 0
        self.cards = 0
        self.jesters = 0
        self.builders = 0
        self.buildings = 0
        self.freedoms = 0
        self.room = 0
        self.spaces = 0
        self.lift = 0.0

    def clone(self) -> "Court":
        twin = Court(self.printing, self.kinds, self.counts.copy())
        twin.persons = self.persons
        twin.florins = self.florins
        twin.points = self.points
        twin.recruiting = self.recruiting
        twin.cards = self.cards
        twin.jesters = self.jesters
        twin.builders = self.builders
        twin.buildings = self.buildings
        twin.freedoms = self.freedoms
        twin.room = self.room
        twin.spaces = self.spaces
        twin.lift = self.lift
        return twin


def survey_court(s: Princes, seat: int) -> Court:
    prince = s.princes[seat]
    printing = printing_of(s.edition)
    kinds: list[i64] = [0] * len(LANDSCAPE)
    for landscape in prince.landscapes:
        kinds[landscape.index] = kinds[landscape.index] + 1  # `+=` is slow here, compiled
    court = Court(printing, kinds, count_all(prince, kinds))
    for person in prince.hand:
        court.persons |= one(person.index)
    court.florins = prince.florins
    court.points = prince.points
    court.recruiting = prince.recruiting
    court.jesters = prince.jesters
    court.builders = prince.builders
    court.room = prince.room
    court.spaces = bits(prince.room & ALL_BUILDINGS)
    for freedom in prince.freedoms:
        court.freedoms |= 1 << freedom.index
    for building in prince.buildings:
        court.buildings |= 1 << building.index
        add_size(court.counts, printing.sizes[building.index])
    court.cards = court.counts[HAND] + court.counts[TABLE]
    for bonus in prince.bonuses:
        court.lift += bonus_worth(court, bonus.index)
    return court


def count_all(prince: Prince, kinds: list[i64]) -> list[int]:
    """All that cards count, in the order of TALLIES; but no sizes of buildings yet."""
    forests, lakes, parks = kinds[0], kinds[1], kinds[2]
    present = (forests > 0) + (lakes > 0) + (parks > 0)
    objects = (prince.jesters > 0) + (prince.builders > 0)
    cards = (len(prince.prestige) > 0) + (len(prince.freedoms) > 0)
    return [
        len(prince.buildings), 0, 0, 0, 0,
        len(prince.landscapes), forests, lakes, parks, present,
        len(prince.freedoms), prince.jesters, prince.builders, len(prince.prestige),
        present + objects + cards,
        len(prince.hand) + prince.recruiting,
        len(prince.table) + prince.left,
        bits(ALL & ~prince.covered),
    ]  # fmt: skip


def add_size(counts: list[int], place: int) -> None:
    """One building more of a size."""
    if not counts[place]:
        counts[SIZE] += 1
    counts[place] += 1


def one(place: i64) -> i64:
    """The mask of one thing."""
    bit: i64 = 1
    return bit << place


def bits(mask: i64) -> int:
    """How many bits are set; compiled, this is faster than `bit_count`."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def bonus_worth(court: Court, index: int) -> int:
    """What a bonus card would add to a work that is done now."""
    value = 0
    for place, each in court.printing.adds[index]:
        count = court.counts[place]
        if place == HAND:
            count -= 1
        elif place == TABLE:
            count += 1
        value += count * each
    return value


def supplied(s: Princes, court: Court, pile: Pile) -> Court:
    """The court once it has an object of this pile, prestige cards apart."""
    twin = court.clone()
    if pile.index < len(LANDSCAPE):
        lay_out(s, twin, pile.index)
    elif pile is JESTER_PILE:
        twin.jesters += 1
        twin.counts[JESTER] += 1
    elif pile is BUILDER_PILE:
        twin.builders += 1
        twin.counts[BUILDER] += 1
        if twin.builders > 1:
            twin.points += s.edition.later_builder_points
    elif pile is RECRUITING_PILE:
        twin.recruiting += 1
        twin.cards += 1
        twin.counts[HAND] += 1
    return twin


def lay_out(s: Princes, court: Court, kind: int) -> None:
    if court.kinds[kind]:
        court.points += s.edition.same_landscape_points
    else:
        court.counts[KIND] += 1
    court.kinds = court.kinds.copy()
    court.kinds[kind] += 1
    court.counts[LANDSCAPE_PLACES[kind]] += 1
    court.counts[LANDSCAPE_COUNT] += 1
    court.counts[EMPTY] -= court.printing.landscape_cells[kind]


def inspiration(s: Princes, court: Court) -> int:
    """FLO-33 What every work of a court gains by jesters and cards."""
    return s.edition.work_jester * court.jesters + s.edition.work_card * court.cards


def fit(s: Princes, court: Court, person: i64) -> int:
    """FLO-33 What the fulfilled wishes of a person add."""
    figures, printing = s.edition, court.printing
    buildings: i64 = court.buildings
    freedoms: i64 = court.freedoms
    value = 0
    if buildings >> printing.building_of[person] & 1:
        value += figures.work_building
    if court.kinds[printing.landscape_of[person]]:
        value += figures.work_landscape
    if freedoms >> printing.freedom_of[person] & 1:
        value += figures.work_freedom
    return value


def best_recruit(s: Princes, court: Court, seat: int) -> int:
    """How well the best person that could be recruited now would fit; -1 if there is none."""
    best = -1
    for person in recruitable(s, seat):
        best = max(best, fit(s, court, person.index))
    return best


def wished_by(masks: list[i64], kinds: i64) -> i64:
    """The persons who wish for any of these kinds, from the masks of those who do by kind."""
    found: i64 = 0
    for mask in masks:
        if kinds & 1:
            found |= mask
        kinds >>= 1
        if not kinds:
            break
    return found


def kinds_in(court: Court) -> i64:
    """The mask of the kinds of landscapes."""
    found: i64 = 0
    bit: i64 = 1
    for count in court.kinds:
        if count:
            found |= bit
        bit <<= 1
    return found


def ranked_fit(court: Court, persons: i64, rank: i64) -> int:
    """How well one of these persons fits: with rank 0 the best; -1 if there are not so many."""
    printing = court.printing
    housed = wished_by(printing.wish_buildings, court.buildings)
    walking = wished_by(printing.wish_landscapes, kinds_in(court))
    free = wished_by(printing.wish_freedoms, court.freedoms)
    for place, way in enumerate(printing.fulfilled):
        those = persons & (housed if way & 1 else ~housed)
        those &= walking if way & 2 else ~walking
        those &= free if way & 4 else ~free
        rank -= bits(those)
        if rank < 0:
            return printing.fits[place]
    return -1
