"""A plan for the rest of the game: works to come, what to do for them, and money.

Nearly everything can be counted in florins: a work pays for each point of its value, and so much
of its pay makes a prestige point.
"""

from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.princes.court import (
    BUILDING_COUNT,
    FREEDOM_COUNT,
    LANDSCAPE_COUNT,
    Court,
    best_recruit,
    bits,
    inspiration,
    kinds_in,
    wished_by,
)
from quattrocento.bots.heuristics.princes.outlook import Outlook, above, hope
from quattrocento.games.princes.components import LANDSCAPE, MUSE, PERSONS_DECK
from quattrocento.games.princes.state import Princes

# What an action can be used for besides works: a building, a freedom (by index), or these.
NOTHING: Final = -1
FREEDOMS: Final = 100
BONUS: Final = 200
PERSON: Final = 201
APART: Final = 4  # buildings that fit without builders, as a rule
WALL_TO_WALL: Final = 8
# By the mask of the kinds of landscapes: 1 for those that are there.
OWNED: Final[list[list[float]]] = [
    [float(mask >> kind & 1) for kind in range(len(LANDSCAPE))]
    for mask in range(1 << len(LANDSCAPE))
]


class Weights:
    """The figures of the judgement, tuned by self-play: florins, or as they say."""

    def __init__(self) -> None:
        self.growth = 0.30  # work value that every later round adds
        self.climb = 0.49  # the same, as far as the minimum is concerned
        self.soft = 0.19  # of a work that misses the minimum by a point
        self.drawn = 0.33  # of the planned persons that come in time for a work
        self.bonus = 2.77  # work value of a bonus card
        self.asset = 0.43  # the same, for each thing that cards count
        self.promise = 0.59  # of a landscape that could still be bought
        self.landscape = 250.0
        self.price = 218.0  # of an object in the last round
        self.dearer = 19.64  # for every round before
        self.surplus = 117.0
        self.recruit = 7.52  # how well a person fits who is still to be recruited
        self.fewer = 2.0  # less for each player who is missing at a table of four
        self.space = 49.0  # of a building that still fits
        self.gap = 3.59  # work value above the minimum that is even for the best work
        self.best = 1.81
        self.ready = 445.0  # cash to be kept at hand
        self.short = 0.51
        self.idle = 0.31  # of cash that nothing is planned for
        self.beaten = 0.40
        self.eager = 0.84  # of the value of an object, what to bid for it
        self.bar = 5.40  # how well a person must fit to be recruited at once

    def plan(self, s: Princes, outlook: Outlook, seat: int, court: Court) -> "Plan":
        """How a court would go on: everything that is judged is judged by such plans."""
        return Plan(self, s, outlook, seat, court)


class Plan:
    """`points` are certain or hoped for; `pay` comes in by works, `spending` goes out.

    `fresh` is how well persons fit who are still to come; `spare` actions go to no work. Of the
    points, `hopes` are those of prestige cards and `fame` those of best works. `planned` are the
    works, `value` what they come to, and `missing` what they lack of the minimum.
    """

    def __init__(self, w: Weights, s: Princes, outlook: Outlook, seat: int, court: Court) -> None:
        self.w = w
        self.s = s
        self.outlook = outlook
        self.seat = seat
        self.court = court
        self.left = outlook.left
        self.now = outlook.now[seat]
        self.actions = self.now + s.edition.actions * self.left
        self.points = float(court.points)
        self.pay = 0.0
        self.spending = 0.0
        self.hopes = 0.0
        self.fame = 0.0
        self.planned = 0
        self.value = 0.0
        self.missing = 0.0
        self.buildings = court.buildings
        self.freedoms = court.freedoms
        self.kinds = OWNED[kinds_in(court)]
        self.fresh: list[float] = []
        self.arriving = 0
        self.recruits(seat)
        self.buy()
        self.improve(seat)
        self.works(s.round if s.princes[seat].character is MUSE else 0)
        for card in s.princes[seat].prestige:
            promise = hope(s, outlook, seat, court, card)
            self.hopes += promise
            self.points += promise

    def recruits(self, seat: int) -> None:
        if self.court.recruiting:
            best = float(best_recruit(self.s, self.court, seat))
            if self.left:
                fewer = max(0, 4 - self.s.seats)
                best = max(best, self.w.recruit - self.w.fewer * fewer) - 0.2
            if best >= 0.0:
                self.fresh = [best] * self.court.recruiting

    def buy(self) -> None:
        """What the auctions to come are for: landscapes that are wanted, and luck."""
        w, court = self.w, self.court
        slots = self.left
        masks = court.printing.wish_landscapes
        pay = float(self.s.edition.pay) * self.s.edition.work_landscape
        for kind, owned in enumerate(court.kinds):
            if slots and not owned:
                gain = pay * bits(court.persons & masks[kind]) - w.landscape
                if gain > w.surplus:
                    promise = w.promise * min(1.0, slots / 3.0)
                    self.kinds = self.kinds.copy()
                    self.kinds[kind] = promise
                    self.pay -= promise * w.landscape
        expected = slots * (w.price + 0.5 * w.dearer * slots)
        self.spending += expected
        self.pay += expected + slots * w.surplus
        self.pay += w.space * court.spaces * slots / len(self.s.edition.minimum)

    def improve(self, seat: int) -> None:
        """Use the actions that works leave for whatever helps most."""
        if bits(self.court.persons) + len(self.fresh) >= self.actions:
            return
        choices = Improvements(self, seat)
        while choices.spare > 0:
            choice = choices.best()
            if choice == NOTHING:
                return
            choices.take(choice)

    def works(self, muse: int) -> None:
        """The best works come last, one a round; each must reach the minimum of its round."""
        w, s = self.w, self.s
        figures = s.edition
        fits = self.fits()
        pay = float(figures.pay)
        base = inspiration(s, self.court) + figures.work_card * w.drawn * self.arriving
        first = s.round if self.now else s.round + 1
        lift = self.court.lift
        if fits and self.actions:
            self.pay += pay * lift
        for place in range(min(len(fits), self.actions)):
            term = max(first, len(figures.minimum) - place)
            later = float(term - s.round)
            value = base + fits[place] + w.growth * later
            if term == s.round:
                value += muse
            slack = value - figures.minimum[term - 1] + (w.climb - w.growth) * later
            if slack < 0.0:
                if slack + lift >= 0.0:
                    lift = 0.0
                    slack = 0.0
                elif not self.left:
                    continue
            share = 1.0 if slack >= 0.0 else max(0.0, 1.0 + w.soft * slack)
            self.pay += pay * share * value
            self.planned += 1
            self.value += share * value
            self.missing += min(0.0, slack)
            fame = share * w.best * figures.best_work_points * above(0.6 * (slack - w.gap))
            self.fame += fame
            self.points += fame

    def fits(self) -> list[float]:
        """How well all persons will fit, the best first."""
        figures, court, printing = self.s.edition, self.court, self.court.printing
        housed = wished_by(printing.wish_buildings, self.buildings)
        free = wished_by(printing.wish_freedoms, self.freedoms)
        found = self.fresh.copy()
        for kind, mask in enumerate(printing.wish_landscapes):
            those = court.persons & mask
            if those:
                value = figures.work_landscape * self.kinds[kind]
                add(found, those & ~housed & ~free, value)
                add(found, those & ~housed & free, value + figures.work_freedom)
                value += figures.work_building
                add(found, those & housed & ~free, value)
                add(found, those & housed & free, value + figures.work_freedom)
        found.sort()
        found.reverse()
        return found

    def worth(self, florins: int, more: int = 0) -> float:
        """The points to be expected at the end, with so much cash now and some points more."""
        exchange = float(self.s.edition.exchange)
        useful = min(float(florins), self.spending)
        points = self.points + max(0.0, useful + self.pay - self.spending) / exchange
        idle = self.w.idle if self.left else 0.01
        points += idle * (florins - useful) / exchange
        if self.left:
            need = min(self.w.ready, self.spending)
            points -= self.w.short * max(0.0, need - florins) / exchange
        return points + more

    def worth_with_card(self, hope: float) -> float:
        """The same with the cash there is, and one more prestige card that promises so much."""
        return self.worth(self.court.florins) + hope


class Improvements:
    """What to do with spare actions. A person takes two of them: one to come, one to work."""

    def __init__(self, plan: Plan, seat: int) -> None:
        s, court = plan.s, plan.court
        figures = s.edition
        self.plan = plan
        self.pay = float(figures.pay)
        # a building brings points, and more pay for each person who wants it
        self.net = figures.building_points * figures.exchange
        self.net -= figures.building_price[court.builders]
        self.each = figures.pay * figures.work_building
        self.built = bits(plan.buildings)
        self.most = APART if court.builders < figures.wall_to_wall else WALL_TO_WALL
        self.works = bits(court.persons) + len(plan.fresh)
        self.spare = plan.actions - min(self.works, plan.actions)
        acting = s.actions > 0 and s.turn() == seat
        self.introduced = plan.left + (plan.now > 0 and not (acting and s.introduced))
        brought = plan.left + (plan.now > 0 and not (acting and s.brought))
        self.persons = min(brought, len(s.decks[PERSONS_DECK.index])) if self.spare > 1 else 0
        self.fits = float(plan.outlook.likely_fit(court)) if self.persons else 0.0
        self.lift = self.pay * (plan.w.bonus + plan.w.asset * assets(court))
        self.inspiration = inspiration(s, court)
        self.by_building, self.building = self.best_building()
        self.by_freedom, self.freedom = self.best_freedom()

    def best(self) -> int:
        plan = self.plan
        figures = plan.s.edition
        best, choice = self.by_building, self.building
        gain = self.lift - figures.bonus_price
        if self.works and gain > best:
            best, choice = gain, BONUS
        if self.introduced and self.freedom != NOTHING and self.by_freedom > best:
            best, choice = self.by_freedom, FREEDOMS + self.freedom
        if self.persons and self.spare > 1:
            card = figures.work_card
            value = self.inspiration + card * (plan.arriving + 1) + self.fits
            more = card * plan.w.drawn * self.works
            gain = self.pay * (value + more) - figures.person_price
            if gain > 2.0 * best:
                choice = PERSON
        return choice

    def best_building(self) -> tuple[float, int]:
        """What the building that pays best brings, and which it is."""
        most, choice = NOTHING, NOTHING
        if self.built < self.most:
            court = self.plan.court
            open_to: i64 = court.room & ~self.plan.buildings & self.plan.outlook.stock
            for index, mask in enumerate(court.printing.wish_buildings):
                if open_to & 1:
                    wanted = bits(court.persons & mask)
                    if wanted > most:
                        most, choice = wanted, index
                open_to >>= 1
                if not open_to:
                    break
        gain = self.net + self.each * most
        return (float(gain), choice) if choice != NOTHING and gain > 0 else (0.0, NOTHING)

    def best_freedom(self) -> tuple[float, int]:
        """What the freedom that pays best brings, and which it is."""
        most, choice = NOTHING, NOTHING
        stock, court = self.plan.s.freedoms, self.plan.court
        held: i64 = self.plan.freedoms
        for index, mask in enumerate(court.printing.wish_freedoms):
            if not held & 1 and stock[index]:
                wanted = bits(court.persons & mask)
                if wanted > most:
                    most, choice = wanted, index
            held >>= 1
        figures = self.plan.s.edition
        return self.pay * figures.work_freedom * most - figures.freedom_price, choice

    def take(self, choice: int) -> None:
        plan = self.plan
        figures = plan.s.edition
        self.spare -= 1
        if choice == PERSON:
            self.spare -= 1
            self.persons -= 1
            self.works += 1
            plan.arriving += 1
            plan.fresh.append(self.fits)
            plan.spending += figures.person_price
        elif choice == BONUS:
            plan.pay += self.lift
            plan.spending += figures.bonus_price
            self.lift *= 0.8
        elif choice >= FREEDOMS:
            self.introduced -= 1
            plan.freedoms |= 1 << choice - FREEDOMS
            self.by_freedom, self.freedom = self.best_freedom()
            plan.spending += figures.freedom_price
        else:
            self.built += 1
            plan.buildings |= 1 << choice
            self.by_building, self.building = self.best_building()
            plan.points += figures.building_points
            plan.spending += figures.building_price[plan.court.builders]


def add(values: list[float], persons: i64, value: float) -> None:
    """The same value for each of these persons."""
    while persons:
        persons &= persons - 1
        values.append(value)


def assets(court: Court) -> int:
    """How many things there are that bonus cards may count."""
    counts = court.counts
    things = counts[BUILDING_COUNT] + counts[FREEDOM_COUNT] + counts[LANDSCAPE_COUNT]
    return things + court.jesters + court.builders
