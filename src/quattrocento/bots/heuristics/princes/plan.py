"""A plan for the rest of the game: works to come, what to do for them, and money.

Nearly everything can be counted in florins: a work pays for each point of its value, and so much
of its pay makes a prestige point.
"""

from typing import Final

from quattrocento.bots.heuristics.princes.court import (
    BUILDING_COUNT,
    FREEDOM_COUNT,
    LANDSCAPE_COUNT,
    Court,
    best_recruit,
    inspiration,
    likely_fit,
)
from quattrocento.bots.heuristics.princes.outlook import Outlook, above, hope
from quattrocento.games.princes.components import MUSE, PERSONS_DECK
from quattrocento.games.princes.state import Princes

# What an action can be used for besides works: a building, a freedom (by index), or these.
NOTHING: Final = -1
FREEDOMS: Final = 100
BONUS: Final = 200
PERSON: Final = 201
APART: Final = 4  # buildings that fit without builders, as a rule
WALL_TO_WALL: Final = 8


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


class Plan:
    """`points` are certain or hoped for; `pay` comes in by works, `spending` goes out.

    `fresh` is how well persons fit who are still to come; `spare` actions go to no work.
    """

    def __init__(self, w: Weights, s: Princes, outlook: Outlook, seat: int, court: Court) -> None:
        self.w = w
        self.s = s
        self.court = court
        self.left = outlook.left
        self.now = outlook.now[seat]
        self.actions = self.now + s.edition.actions * self.left
        self.points = float(court.points)
        self.pay = 0.0
        self.spending = 0.0
        self.buildings = court.buildings
        self.freedoms = court.freedoms
        self.kinds = [1.0 if count else 0.0 for count in court.kinds]
        self.fresh: list[float] = []
        self.arriving = 0
        self.recruits(seat)
        self.buy()
        self.improve(seat)
        self.works(s.round if s.princes[seat].character is MUSE else 0)
        for card in s.princes[seat].prestige:
            self.points += hope(s, outlook, seat, court, card)

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
        wanted = [0] * len(court.kinds)
        for person in court.persons:
            wanted[court.printing.landscape_of[person]] += 1
        pay = float(self.s.edition.pay) * self.s.edition.work_landscape
        for kind, owned in enumerate(court.kinds):
            if slots and not owned:
                gain = pay * wanted[kind] - w.landscape
                if gain > w.surplus:
                    promise = w.promise * min(1.0, slots / 3.0)
                    self.kinds[kind] = promise
                    self.pay -= promise * w.landscape
        expected = slots * (w.price + 0.5 * w.dearer * slots)
        self.spending += expected
        self.pay += expected + slots * w.surplus
        self.pay += w.space * court.spaces * slots / len(self.s.edition.minimum)

    def improve(self, seat: int) -> None:
        """Use the actions that works leave for whatever helps most."""
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
            value = base + fits[place] + w.growth * (term - s.round)
            if term == s.round:
                value += muse
            slack = value - figures.minimum[term - 1] + (w.climb - w.growth) * (term - s.round)
            if slack < 0.0:
                if slack + lift >= 0.0:
                    lift = 0.0
                    slack = 0.0
                elif not self.left:
                    continue
            share = 1.0 if slack >= 0.0 else max(0.0, 1.0 + w.soft * slack)
            self.pay += pay * share * value
            self.points += share * w.best * figures.best_work_points * above(0.6 * (slack - w.gap))

    def fits(self) -> list[float]:
        """How well all persons will fit, the best first."""
        figures, printing = self.s.edition, self.court.printing
        found = self.fresh.copy()
        for person in self.court.persons:
            value = figures.work_landscape * self.kinds[printing.landscape_of[person]]
            if self.buildings >> printing.building_of[person] & 1:
                value += figures.work_building
            if self.freedoms >> printing.freedom_of[person] & 1:
                value += figures.work_freedom
            found.append(value)
        found.sort()
        found.reverse()
        return found

    def worth(self, florins: int) -> float:
        """The points to be expected at the end, with so much cash now."""
        exchange = float(self.s.edition.exchange)
        useful = min(float(florins), self.spending)
        points = self.points + max(0.0, useful + self.pay - self.spending) / exchange
        idle = self.w.idle if self.left else 0.01
        points += idle * (florins - useful) / exchange
        if self.left:
            need = min(self.w.ready, self.spending)
            points -= self.w.short * max(0.0, need - florins) / exchange
        return points


class Improvements:
    """What to do with spare actions. A person takes two of them: one to come, one to work."""

    def __init__(self, plan: Plan, seat: int) -> None:
        s, court = plan.s, plan.court
        figures, printing = s.edition, court.printing
        self.plan = plan
        self.pay = float(figures.pay)
        # a building brings points, and more pay for each person who wants it
        self.net = figures.building_points * figures.exchange
        self.net -= figures.building_price[court.builders]
        self.each = figures.pay * figures.work_building
        self.built = plan.buildings.bit_count()
        self.most = APART if court.builders < figures.wall_to_wall else WALL_TO_WALL
        self.builds = [0] * len(s.buildings)
        self.frees = [0] * len(s.freedoms)
        for person in court.persons:
            self.builds[printing.building_of[person]] += 1
            self.frees[printing.freedom_of[person]] += 1
        self.works = len(court.persons) + len(plan.fresh)
        self.spare = plan.actions - min(self.works, plan.actions)
        acting = s.actions > 0 and s.turn() == seat
        self.introduced = plan.left + (plan.now > 0 and not (acting and s.introduced))
        brought = plan.left + (plan.now > 0 and not (acting and s.brought))
        self.persons = min(brought, len(s.decks[PERSONS_DECK.index])) if self.spare > 1 else 0
        self.fits = float(likely_fit(s, court)) if self.persons else 0.0
        self.lift = self.pay * (plan.w.bonus + plan.w.asset * assets(court))

    def best(self) -> int:
        plan = self.plan
        s, court = plan.s, plan.court
        best, choice = self.building()
        gain = self.lift - s.edition.bonus_price
        if self.works and gain > best:
            best, choice = gain, BONUS
        if self.introduced:
            each = self.pay * s.edition.work_freedom
            for index, wanted in enumerate(self.frees):
                gain = each * wanted - s.edition.freedom_price
                if gain > best and not plan.freedoms >> index & 1 and s.freedoms[index]:
                    best, choice = gain, FREEDOMS + index
        if self.persons and self.spare > 1:
            card = s.edition.work_card
            value = inspiration(s, court) + card * (plan.arriving + 1) + self.fits
            more = card * plan.w.drawn * self.works
            gain = self.pay * (value + more) - s.edition.person_price
            if gain > 2.0 * best:
                choice = PERSON
        return choice

    def building(self) -> tuple[float, int]:
        """The building that pays best, and what it brings."""
        most, choice = NOTHING, NOTHING
        if self.built < self.most:
            stock = self.plan.s.buildings
            open_to = self.plan.court.room & ~self.plan.buildings
            for index, wanted in enumerate(self.builds):
                if wanted > most and open_to >> index & 1 and stock[index]:
                    most, choice = wanted, index
        gain = self.net + self.each * most
        return (float(gain), choice) if choice != NOTHING and gain > 0 else (0.0, NOTHING)

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
            plan.spending += figures.freedom_price
        else:
            self.built += 1
            plan.buildings |= 1 << choice
            plan.points += figures.building_points
            plan.spending += figures.building_price[plan.court.builders]


def assets(court: Court) -> int:
    """How many things there are that bonus cards may count."""
    counts = court.counts
    things = counts[BUILDING_COUNT] + counts[FREEDOM_COUNT] + counts[LANDSCAPE_COUNT]
    return things + court.jesters + court.builders
