"""A plan for the rest of the game: works to come, what to do for them, and money.

Nearly everything can be counted in florins: a work pays a hundred for each point of its value,
and two hundred of its pay make a prestige point.
"""

from quattrocento.bots.heuristics.princes_court import (
    BUILDING_COUNT,
    FREEDOM_COUNT,
    Court,
    best_recruit,
    likely_fit,
)
from quattrocento.bots.heuristics.princes_outlook import Outlook, above, hope
from quattrocento.games.princes.components import MUSE
from quattrocento.games.princes.state import Princes


class Weights:
    """The figures of the judgement: florins, or as they say."""

    def __init__(self) -> None:
        self.growth = 0.24  # work value that every later round adds
        self.climb = 0.66  # the same, as far as the minimum is concerned
        self.soft = 0.16  # of a work that misses the minimum by a point
        self.drawn = 0.29  # of the planned persons that come in time for a work
        self.bonus = 2.97  # work value of a bonus card
        self.asset = 0.53  # the same, for each thing that cards count
        self.promise = 0.47  # of a landscape that could still be bought
        self.landscape = 269.0
        self.price = 298.0  # of an object in the last round
        self.dearer = 20.0  # for every round before
        self.surplus = 111.0
        self.recruit = 7.43  # how well a person fits who is still to be recruited
        self.space = 51.0  # of a building that still fits
        self.gap = 3.65  # work value above the minimum that is even for the best work
        self.best = 1.91
        self.ready = 461.0  # cash to be kept at hand
        self.short = 0.38
        self.idle = 0.33  # of cash that nothing is planned for
        self.beaten = 0.34
        self.eager = 1.0  # of the value of an object, what to bid for it
        self.bar = 5.5  # how well a person must fit to be recruited at once


class Plan:
    """`points` are certain or hoped for; `pay` comes in by works, `spending` goes out."""

    def __init__(self, w: Weights, s: Princes, outlook: Outlook, seat: int, court: Court) -> None:
        self.w = w
        self.s = s
        self.court = court
        self.left = outlook.left
        self.now = outlook.now[seat]
        self.actions = self.now + s.edition.actions * self.left
        self.acting = bool(s.actions) and s.agenda[-1:] != [] and s.turn() == seat
        self.points = float(court.points)
        self.pay = 0.0
        self.spending = 0.0
        self.buildings = court.buildings
        self.freedoms = court.freedoms
        self.kinds = [1.0 if count else 0.0 for count in court.kinds]
        self.fresh: list[float] = []
        room = (court.room & (1 << len(s.buildings)) - 1).bit_count()
        self.pay += w.space * room * self.left / len(s.edition.minimum)
        self.drawn = 0.29
        self.recruits(seat)
        self.buy()
        self.improve()
        self.works(s.princes[seat].character is MUSE)
        for card in s.princes[seat].prestige:
            self.points += hope(s, outlook, seat, court, card)

    def recruits(self, seat: int) -> None:
        if self.court.recruiting:
            best = float(best_recruit(self.s, self.court, seat))
            if self.left:
                best = max(best, self.w.recruit) - 0.2
            if best >= 0.0:
                self.fresh = [best] * self.court.recruiting

    def buy(self) -> None:
        """What the auctions to come are for: landscapes that are wanted, and luck."""
        w, s, court = self.w, self.s, self.court
        slots = self.left
        wanted = [0, 0, 0]
        for person in court.persons:
            wanted[s.edition.wishes[person].landscape.index] += 1
        for kind in range(3):
            if slots and not court.kinds[kind]:
                gain = 100.0 * s.edition.work_landscape * wanted[kind] - w.landscape
                if gain > w.surplus:
                    promise = w.promise * min(1.0, slots / 3.0)
                    self.kinds[kind] = promise
                    self.pay -= promise * w.landscape
        expected = slots * (w.price + 0.5 * w.dearer * slots)
        self.spending += expected
        self.pay += expected + slots * w.surplus

    def improve(self) -> None:
        """Use the actions that works leave for whatever helps most."""
        w, s, court = self.w, self.s, self.court
        figures = s.edition
        wishes = figures.wishes
        builds = [0] * len(s.buildings)
        frees = [0] * len(s.freedoms)
        for person in court.persons:
            builds[wishes[person].building.index] += 1
            frees[wishes[person].freedom.index] += 1
        works = len(court.persons) + len(self.fresh)
        spare = self.actions - min(works, self.actions)
        brought = self.left + (self.now > 0 and not (self.acting and s.brought))
        introduced = self.left + (self.now > 0 and not (self.acting and s.introduced))
        persons = min(brought, len(s.decks[0]))
        fitting = float(likely_fit(s, court)) if spare > 1 and persons else 0.0
        price = figures.building_price[court.builders]
        most = 4 if court.builders < figures.wall_to_wall else 8
        standing = court.counts[BUILDING_COUNT]
        assets = standing + court.counts[FREEDOM_COUNT] + court.jesters + court.builders
        assets += sum(court.kinds)
        bonus = 100.0 * (w.bonus + w.asset * assets) - figures.bonus_price
        while spare > 0:
            best, choice = 0.0, -1
            if works and bonus > 0.0:
                best, choice = bonus, 20
            if standing < most:
                for index, wanted in enumerate(builds):
                    if (
                        court.room >> index & 1
                        and not self.buildings >> index & 1
                        and s.buildings[index]
                    ):
                        gain = 600.0 - price + 400.0 * wanted
                        if gain > best:
                            best, choice = gain, index
            if introduced:
                for index, wanted in enumerate(frees):
                    if wanted and not self.freedoms >> index & 1 and s.freedoms[index]:
                        gain = 300.0 * wanted - figures.freedom_price
                        if gain > best:
                            best, choice = gain, 10 + index
            if persons and spare > 1:
                value = 2.0 * court.jesters + court.cards + self.drawn + 1 + fitting
                gain = 100.0 * (value + w.drawn * works) - figures.person_price
                if gain > 2.0 * best:
                    best, choice = gain, 30
            if choice < 0:
                break
            spare -= 1
            if choice == 20:
                self.pay += 100.0 * (w.bonus + w.asset * assets)
                self.spending += figures.bonus_price
                bonus *= 0.7
            elif choice == 30:
                spare -= 1
                persons -= 1
                works += 1
                self.drawn += 1
                self.fresh.append(fitting)
                self.spending += figures.person_price
            elif choice >= 10:
                introduced -= 1
                self.freedoms |= 1 << choice - 10
                self.spending += figures.freedom_price
            else:
                standing += 1
                self.buildings |= 1 << choice
                self.points += figures.building_points
                self.spending += price

    def works(self, muse: bool) -> None:
        """The best works come last, one a round; each must reach the minimum of its round."""
        w, s, court = self.w, self.s, self.court
        figures = s.edition
        fits = self.fresh.copy()
        for person in court.persons:
            wish = figures.wishes[person]
            value = 3.0 * self.kinds[wish.landscape.index]
            if self.buildings >> wish.building.index & 1:
                value += 4.0
            if self.freedoms >> wish.freedom.index & 1:
                value += 3.0
            fits.append(value)
        fits.sort(reverse=True)
        base = 2.0 * court.jesters + court.cards + w.drawn * self.drawn
        last = len(figures.minimum)
        first = s.round if self.now else s.round + 1
        lift = court.lift
        if fits and self.actions:
            self.pay += 100.0 * lift
        for place in range(min(len(fits), self.actions)):
            term = max(first, last - place)
            value = base + fits[place] + w.growth * (term - s.round)
            if muse and term == s.round:
                value += s.round
            minimum = figures.minimum[term - 1]
            slack = value - minimum + (w.climb - w.growth) * (term - s.round)
            if slack < 0.0:
                if slack + lift >= 0.0:
                    lift = 0.0
                    slack = 0.0
                elif self.left == 0:
                    continue
            share = 1.0 if slack >= 0.0 else max(0.0, 1.0 + w.soft * slack)
            self.pay += 100.0 * share * value
            self.points += share * w.best * figures.best_work_points * above(0.6 * (slack - w.gap))

    def worth(self, florins: int) -> float:
        """The points to be expected at the end, with so much cash now."""
        exchange = float(self.s.edition.exchange)
        useful = min(float(florins), self.spending)
        points = self.points + max(0.0, useful + self.pay - self.spending) / exchange
        points += self.idle() * (florins - useful) / exchange
        if self.left:
            points -= self.w.short * max(0.0, self.need() - florins) / exchange
        return points

    def idle(self) -> float:
        """The share of its value that cash has which nothing is planned for."""
        return self.w.idle if self.left else 0.01

    def need(self) -> float:
        """The cash that should be at hand."""
        return min(self.w.ready, self.spending) if self.left else 0.0
