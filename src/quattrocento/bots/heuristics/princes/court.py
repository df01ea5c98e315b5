"""A prince's court in numbers that are quick to read and to change: a what-if."""

from typing import Final

from quattrocento.bots.heuristics.princes.printing import PLACE, Printing, printing_of
from quattrocento.games.princes.board import ALL
from quattrocento.games.princes.cards import recruitable
from quattrocento.games.princes.components import (
    BUILDER_PILE,
    BUILDING,
    JESTER_PILE,
    LANDSCAPE,
    PERSONS_DECK,
    RECRUITING_PILE,
    SIZES,
    TALLIES,
    Pile,
    Profession,
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
    `spaces` is how many kinds of buildings still find room."""

    def __init__(self, printing: Printing, kinds: list[int], counts: list[int]) -> None:
        self.printing = printing
        self.kinds = kinds
        self.counts = counts
        self.florins = 0
        self.points = 0
        self.persons: list[int] = []
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
        twin = Court(self.printing, self.kinds.copy(), self.counts.copy())
        twin.florins = self.florins
        twin.points = self.points
        twin.persons = self.persons
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
    court = Court(printing_of(s.edition), [0] * len(LANDSCAPE), [0] * len(TALLIES))
    court.florins = prince.florins
    court.points = prince.points
    court.persons = [person.index for person in prince.hand]
    court.recruiting = prince.recruiting
    court.jesters = prince.jesters
    court.builders = prince.builders
    court.room = prince.room
    court.spaces = (prince.room & ALL_BUILDINGS).bit_count()
    for landscape in prince.landscapes:
        court.kinds[landscape.index] += 1
    for freedom in prince.freedoms:
        court.freedoms |= 1 << freedom.index
    count_all(prince, court)
    court.cards = court.counts[HAND] + court.counts[TABLE]
    for bonus in prince.bonuses:
        court.lift += bonus_worth(court, bonus.index)
    return court


def count_all(prince: Prince, court: Court) -> None:
    """Count in a court whose landscapes have been counted."""
    counts = court.counts
    for building in prince.buildings:
        court.buildings |= 1 << building.index
        counts[court.printing.sizes[building.index]] += 1
    counts[BUILDING_COUNT] = len(prince.buildings)
    for place in SIZE_PLACES:
        if counts[place]:
            counts[SIZE] += 1
    counts[LANDSCAPE_COUNT] = len(prince.landscapes)
    for kind, count in enumerate(court.kinds):
        if count:
            counts[LANDSCAPE_PLACES[kind]] = count
            counts[KIND] += 1
    counts[FREEDOM_COUNT] = len(prince.freedoms)
    counts[JESTER] = prince.jesters
    counts[BUILDER] = prince.builders
    counts[PRESTIGE_COUNT] = len(prince.prestige)
    counts[CATEGORY] = (
        counts[KIND]
        + (prince.jesters > 0)
        + (prince.builders > 0)
        + (len(prince.prestige) > 0)
        + (len(prince.freedoms) > 0)
    )
    counts[HAND] = len(prince.hand) + prince.recruiting
    counts[TABLE] = len(prince.table) + prince.left
    counts[EMPTY] = (ALL & ~prince.covered).bit_count()


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
    court.kinds[kind] += 1
    court.counts[LANDSCAPE_PLACES[kind]] += 1
    court.counts[LANDSCAPE_COUNT] += 1
    court.counts[EMPTY] -= s.edition.sites[len(BUILDING) + kind].masks[0].bit_count()


def inspiration(s: Princes, court: Court) -> int:
    """FLO-33 What every work of a court gains by jesters and cards."""
    return s.edition.work_jester * court.jesters + s.edition.work_card * court.cards


def fit(s: Princes, court: Court, person: int) -> int:
    """FLO-33 What the fulfilled wishes of a person add."""
    figures, printing = s.edition, court.printing
    value = 0
    if court.buildings >> printing.building_of[person] & 1:
        value += figures.work_building
    if court.kinds[printing.landscape_of[person]]:
        value += figures.work_landscape
    if court.freedoms >> printing.freedom_of[person] & 1:
        value += figures.work_freedom
    return value


def best_recruit(s: Princes, court: Court, seat: int) -> int:
    """How well the best person that could be recruited now would fit; -1 if there is none."""
    best = -1
    for person in recruitable(s, seat):
        best = max(best, fit(s, court, person.index))
    return best


def likely_fit(s: Princes, court: Court) -> int:
    """How well the best of the next persons looked at is likely to fit; -1 if there is none."""
    fits = [
        fit(s, court, person.index)
        for person in s.decks[PERSONS_DECK.index]
        if isinstance(person, Profession)
    ]
    if not fits:
        return -1
    fits.sort()
    return fits[-1 - len(fits) // (s.edition.look + 1)]
