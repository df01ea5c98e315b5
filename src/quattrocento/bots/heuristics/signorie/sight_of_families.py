"""What a player of Signorie sees of the families: all of the own one, the main things of others."""

from typing import Final

from quattrocento.bots.heuristics.signorie.course import COLOURS, Course
from quattrocento.games.signorie.alliances import fits
from quattrocento.games.signorie.components import (
    CAREER,
    CITY,
    HELPER,
    MAN,
    MARRIAGE,
    MOST_FIELDS,
    ROW,
    SEX,
    SLOTS,
    WOMAN,
)
from quattrocento.games.signorie.helpers import HireAnywhere
from quattrocento.games.signorie.state import NEVER, Signorie, lowest_space, tile_points
from quattrocento.games.signorie.vocabulary import VERBS

OTHERS: Final = 3
CITIES: Final = len(CITY)
CAREERS: Final = len(CAREER)
# In editions of one's own there may be more.
FIELDS: Final = 9
STEPS: Final = 7
DICE: Final = 4
BRIDES: Final = 4
# So many of a kind are told apart, with none; more of them are as good as the most.
LOOSE: Final = 8
PURSE: Final = 9
FEW: Final = 4
TILES: Final = 4
RIVAL: Final = 18  # numbers of another family
LEADS: Final = 4
NOBODY: Final = [0] * RIVAL
NO_LEADS: Final = [0] * LEADS
PER_BRIDE: Final = VERBS["per-bride"].index
PER_HELPER: Final = VERBS["per-helper"].index
PER_CITY: Final = VERBS["per-city"].index
PER_ENVOY: Final = VERBS["per-envoy"].index
PER_WIFE: Final = VERBS["per-wife"].index


def add_one(row: list[int], place: int, count: int) -> None:
    """A one at a place, zeros at the others; no one at all if there is no such place."""
    numbers = [0] * count
    if 0 <= place < count:
        numbers[place] = 1
    row += numbers


def add_family(row: list[int], s: Signorie, course: Course) -> None:
    add_own_dice(row, s, course)
    add_means(row, s, course)
    add_careers(row, s, course)
    add_cities(row, s, course)
    add_rows(row, s, course.seat)
    add_standing(row, s, course)


def add_own_dice(row: list[int], s: Signorie, course: Course) -> None:
    """How far the dice are from the threshold, and how far with the lowest that are left."""
    row += course.family.dice
    add_one(row, min(course.left, DICE), DICE + 1)
    slack = course.slack
    row.append(course.family.threshold - slack)
    row += [slack, -slack]
    add_one(row, min(slack, LOOSE - 1), LOOSE)
    for value in sorted([value for value in course.lowest if value])[: course.left]:
        slack -= value
    row += [slack, -slack]
    add_one(row, s.order.index(course.seat), OTHERS + 1)


def add_means(row: list[int], s: Signorie, course: Course) -> None:
    family = course.family
    florins = family.florins
    row.append(florins)
    add_one(row, min(florins, PURSE - 1), PURSE)
    row += family.supply
    row += family.reserve
    add_one(row, min(family.supply[MAN.index], FEW - 1), FEW)
    add_one(row, min(family.supply[WOMAN.index], FEW - 1), FEW)
    add_one(row, min(family.brides, BRIDES), BRIDES + 1)
    top = s.agenda[-1] if s.agenda else None
    most = florins + (top.discount if isinstance(top, HireAnywhere) else 0)
    hirable = [0] * COLOURS
    for helper, cost in enumerate(s.edition.helper_costs):
        hired = family.helpers >> helper & 1
        row.append(hired)
        if not hired and cost <= most and s.helpers:
            hirable[helper // SLOTS] += 1
    row += hirable


def add_careers(row: list[int], s: Signorie, course: Course) -> None:
    """SIG-41 The men by career and field, and the highest rank of any."""
    posts = [0] * (CAREERS * FIELDS)
    best = 0
    for post in course.family.posts:
        field = post % MOST_FIELDS
        posts[post // MOST_FIELDS * FIELDS + min(field, FIELDS - 1)] += 1
        best = max(best, s.edition.ranks[field])
    row += posts
    row.append(best)


def add_cities(row: list[int], s: Signorie, course: Course) -> None:
    """SIG-45, SIG-46 What a man of each career, and a woman, would find in each city."""
    family, seat = course.family, course.seat
    spaces, settled = [0] * CITIES, [0] * CITIES
    tiles, points = [0] * (CAREERS * CITIES), [0] * (CAREERS * CITIES)
    weddings, homes = [0] * CITIES, [0] * CITIES
    florins = family.florins if family.supply[WOMAN.index] else 0
    for city in s.in_play:
        index = city.index
        for one in s.cities[index]:
            if one // len(SEX) == seat:
                settled[index] = 1
        space = lowest_space(s, city)
        if space == NEVER:
            continue
        spaces[index] = space
        homes[index] = 1 if space <= florins else 0
        tile = s.marriage_tiles[index]
        if fits(s, seat, MARRIAGE.index, tile):
            weddings[index] = tile.value
        tile = s.mission_tiles[index]
        for career in range(CAREERS):
            if fits(s, seat, career, tile):
                tiles[career * CITIES + index] = tile.value
        for post in family.posts:
            field = post % MOST_FIELDS
            if s.edition.ranks[field] >= space:
                # men stand in order: the last of a career is the best
                points[post // MOST_FIELDS * CITIES + index] = s.edition.career_points[field]
    row += spaces
    row += settled
    row += tiles
    row += points
    row += weddings
    row += homes


def add_rows(row: list[int], s: Signorie, seat: int) -> None:
    points: list[int] = []
    for tiles in s.families[seat].rows:
        add_one(row, min(len(tiles), TILES - 1), TILES)
        total = 0
        for tile in tiles:
            total += tile_points(s, tile)
        points.append(total)
    row += points


def add_standing(row: list[int], s: Signorie, course: Course) -> None:
    """The initiative, what the honours would bring now, and the points that all can count."""
    seat, family = course.seat, course.family
    add_one(row, min(s.initiative[seat], STEPS - 1), STEPS)
    ahead = 0
    for other in range(s.seats):
        if is_ahead(s, other, seat):
            ahead += 1
    add_one(row, ahead, OTHERS + 1)
    counts = in_cities(s, seat)
    row += counts
    honours = 0
    for reward in s.rewards[max(s.round - 1, s.edition.bonus_rounds) :]:
        for effect in s.edition.reward_effects[reward.index]:
            verb = effect.verb.index
            if verb == PER_BRIDE:
                honours += effect.amount * family.brides
            elif verb == PER_HELPER:
                honours += effect.amount * family.helpers.bit_count()
            elif verb == PER_CITY:
                honours += effect.amount * counts[0]
            elif verb == PER_ENVOY:
                honours += effect.amount * counts[1]
            elif verb == PER_WIFE:
                honours += effect.amount * counts[2]
    row.append(honours)
    row += [points_of(s, seat), counted(s, seat)]


def is_ahead(s: Signorie, other: int, seat: int) -> bool:
    """SIG-61 Whether another disc lies before that of the seat."""
    theirs, own = s.initiative[other], s.initiative[seat]
    if theirs == own:
        return s.arrivals.index(other) > s.arrivals.index(seat)
    return theirs > own


def in_cities(s: Signorie, seat: int) -> list[int]:
    """In how many cities a family is, and with how many men and women."""
    cities = 0
    counts = [0, 0]
    for figures in s.cities:
        there = 0
        for one in figures:
            if one // len(SEX) == seat:
                counts[one % len(SEX)] += 1
                there = 1
        cities += there
    return [cities, *counts]


def points_of(s: Signorie, seat: int) -> int:
    total = 0
    for points in s.families[seat].points:
        total += points
    return total


def counted(s: Signorie, seat: int) -> int:
    """SIG-70, SIG-71 The points if the game ended now; when it is over they are all there."""
    total = points_of(s, seat)
    if not s.agenda:
        return total
    family = s.families[seat]
    for post in family.posts:
        total += s.edition.career_points[post % MOST_FIELDS] // 2
    for tiles in family.rows:
        if len(tiles) >= s.edition.quorum:
            for tile in tiles:
                total += tile_points(s, tile)
    return total


def add_others(row: list[int], s: Signorie, course: Course) -> None:
    """The others clockwise; where there are fewer, nothing stands in their places."""
    seat = course.seat
    points, total = points_of(s, seat), counted(s, seat)
    leads: list[int] = []
    for offset in range(1, OTHERS + 1):
        if offset >= s.seats:
            row += NOBODY
            leads += NO_LEADS
            continue
        other = (seat + offset) % s.seats
        add_other(row, s, course, other)
        lead, whole_lead = points - points_of(s, other), total - counted(s, other)
        leads += [lead, -lead, whole_lead, -whole_lead]
    row += leads


def add_other(row: list[int], s: Signorie, course: Course, other: int) -> None:
    seat, family = course.seat, s.families[other]
    row += [family.florins, *family.supply, family.brides, family.helpers.bit_count()]
    slack = course.slack_of(other)
    row += [course.left_of(other), 1 if family.passed else 0, slack, -slack]
    steps = s.initiative[seat] - s.initiative[other]
    row += [steps, -steps, 1 if s.order.index(other) < s.order.index(seat) else 0]
    best = half = 0
    for post in family.posts:
        field = post % MOST_FIELDS
        best = max(best, field + 1)
        half += s.edition.career_points[field] // 2
    row += [best, half]
    for tiles in family.rows:
        row.append(len(tiles))


assert len(ROW) == CAREERS + 1
assert len(HELPER) == COLOURS * SLOTS
