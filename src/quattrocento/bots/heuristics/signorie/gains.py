"""What a seat of Signorie can gain: by resources, in cities, and by the effects of actions."""

from typing import Final

from quattrocento.bots.heuristics.signorie.worth import (
    MEN,
    PER_CITY,
    PER_ENVOY,
    PER_HELPER,
    PER_WIFE,
    WEDDINGS,
    WOMEN,
    Worth,
)
from quattrocento.games.signorie.alliances import fits
from quattrocento.games.signorie.components import (
    FACE_DOWN,
    HELPER,
    MOST_FIELDS,
    ROW,
    SLOTS,
    City,
    Effect,
    field_of,
    owner_of,
)
from quattrocento.games.signorie.helpers import hiring_cost
from quattrocento.games.signorie.state import lowest_space, offspring_dice
from quattrocento.games.signorie.vocabulary import VERBS

NO_WAY: Final = -50.0
UNKNOWN: Final = -1000.0
FLORINS: Final = VERBS["florins"].index
POINTS: Final = VERBS["points"].index
SURPLUS_FLORINS: Final = VERBS["surplus-florins"].index
SURPLUS_POINTS: Final = VERBS["surplus-points"].index
ADVANCE: Final = VERBS["advance"].index
STUDY: Final = VERBS["study"].index
INITIATIVE: Final = VERBS["initiative"].index
A_MAN: Final = VERBS["men"].index
A_WOMAN: Final = VERBS["women"].index
FIGURES: Final = VERBS["figures"].index
OPPOSITE: Final = VERBS["opposite"].index
ALLIANCES: Final = VERBS["alliances"].index
MISSIONS: Final = VERBS["missions"].index
MARRIAGES: Final = VERBS["marriages"].index
OFFSPRING: Final = VERBS["offspring"].index
RECRUIT: Final = VERBS["recruit"].index
ERRAND: Final = VERBS["errand"].index
THRESHOLD: Final = VERBS["threshold"].index


class Gains:
    """What a seat can gain from where it stands."""

    def __init__(self, worth: Worth) -> None:
        self.w = worth.w
        self.s = worth.s
        self.seat = worth.seat
        self.worth = worth
        self.family = worth.family
        self.best_mission = UNKNOWN
        self.best_marriage = UNKNOWN
        self.best_alliance = UNKNOWN
        self.fields = sorted([field_of(post) for post in self.family.posts], reverse=True)

    # one resource

    def florins(self, count: int) -> float:
        owned = self.family.florins
        if owned + count < 0:
            return NO_WAY
        return self.worth.florins(owned + count) - self.worth.florins_now

    def figures(self, sex: int, count: int) -> float:
        family = self.family
        owned = family.supply[sex]
        count = min(count, family.reserve[sex])
        return self.worth.figures(sex, owned + count) - self.worth.figures(sex, owned)

    def used(self, sex: int, count: int) -> float:
        """What figures that are used up were worth; negative."""
        owned = self.family.supply[sex]
        if owned < count:
            return NO_WAY
        return self.worth.figures(sex, owned - count) - self.worth.figures(sex, owned)

    def initiative(self, steps: int) -> float:
        field = self.s.initiative[self.seat]
        reached = min(field + steps, len(self.s.edition.initiative) - 1)
        if reached == field:
            return 0.0
        passed = 0
        for other in range(self.s.seats):
            if field <= self.s.initiative[other] <= reached and other != self.seat:
                passed += 1
        order = self.w.order * passed if self.worth.rounds else 0.0
        return self.worth.initiative(reached) - self.worth.initiative(field) + order

    def climb(self, career: int, field: int, steps: int) -> float:
        """What a man gains by going up from a field; 0 is the supply."""
        reached = min(field + steps, len(self.s.edition.career_points))
        place = 0
        for other in self.fields:
            if other > reached:
                place += 1
        share = self.worth.share(place)
        gain = self.worth.man(career, reached, share)
        if field:
            gain -= self.worth.man(career, field, share)
        else:
            gain += self.used(MEN, 1)
        for passed in range(field + 1, reached + 1):
            for effect in self.s.edition.field_bonuses[passed]:
                if effect.verb.index == FLORINS:
                    gain += self.florins(effect.amount)
                elif effect.verb.index == INITIATIVE:
                    gain += self.initiative(effect.amount)
        return gain

    def advance(self, steps: int, careers_only: bool) -> float:
        """Progress points, all for one man or all for the initiative."""
        best = 0.0 if careers_only else self.initiative(steps)
        if self.family.supply[MEN]:
            best = max(best, self.climb(self.best_career(), 0, steps))
        last = -1
        for post in self.family.posts:
            if post != last:
                last = post
                best = max(best, self.rise(post, steps))
        return best

    def rise(self, post: int, steps: int) -> float:
        """What a man gains by so many steps; those beyond the top go to somebody else."""
        field = field_of(post)
        spare = max(0, field + steps - len(self.s.edition.career_points))
        return self.climb(post // MOST_FIELDS, field, steps) + spare

    def best_career(self) -> int:
        """The career whose row is in most need of tiles."""
        ahead = self.worth.next_tiles()
        return ahead.index(max(ahead))

    # cities

    def newcomer(self, city: int) -> float:
        """Whether a city would be a new one for the family."""
        honour = self.worth.honours[PER_CITY]
        if honour:
            for one in self.s.cities[city]:
                if owner_of(one) == self.seat:
                    return 0.0
        return honour

    def mission(self, career: int, field: int, city: int) -> float:
        tile = self.s.mission_tiles[city]
        share = self.worth.share(self.fields.index(field))
        gain = self.s.edition.career_points[field - 1] - self.worth.man(career, field, share)
        if fits(self.s, self.seat, career, tile):
            gain += self.worth.one_more(career, tile)
        return gain + self.newcomer(city) + self.worth.honours[PER_ENVOY]

    def missions(self) -> float:
        if self.best_mission == UNKNOWN:
            best = NO_WAY
            if self.family.posts:
                for city in self.s.in_play:
                    best = max(best, self.mission_to(city))
            self.best_mission = best
        return self.best_mission

    def mission_to(self, city: City) -> float:
        """The best man for a city."""
        best = NO_WAY
        space = lowest_space(self.s, city)
        for post in self.family.posts:
            field = field_of(post)
            if self.s.edition.ranks[field - 1] >= space:
                best = max(best, self.mission(post // MOST_FIELDS, field, city.index))
        return best

    def marriage(self, city: int, dowry: int) -> float:
        gain = dowry * self.s.edition.dowry_points + self.florins(-dowry) + self.used(WOMEN, 1)
        tile = self.s.marriage_tiles[city]
        if fits(self.s, self.seat, WEDDINGS, tile):
            gain += self.worth.one_more(WEDDINGS, tile)
        return gain + self.newcomer(city) + self.worth.honours[PER_WIFE]

    def marriages(self) -> float:
        if self.best_marriage == UNKNOWN:
            best = NO_WAY
            most = min(self.s.edition.highest_dowry, self.family.florins)
            if self.family.supply[WOMEN]:
                for city in self.s.in_play:
                    least = lowest_space(self.s, city)
                    if least <= most:
                        best = max(best, self.marriage(city.index, most))
                        if least < most:
                            best = max(best, self.marriage(city.index, least))
            self.best_marriage = best
        return self.best_marriage

    def alliances(self) -> float:
        if self.best_alliance == UNKNOWN:
            best = 0.0
            for row in ROW:
                best = max(best, self.worth.one_more(row.index, FACE_DOWN))
            self.best_alliance = best if self.s.pile else 0.0
        return self.best_alliance

    # effects

    def effects(self, effects: tuple[Effect, ...], times: int, surplus: int, sex: int) -> float:
        total = 0.0
        for effect in effects:
            total += self.effect(effect.verb.index, effect.amount * times, surplus, sex)
        return total

    def effect(self, verb: int, amount: int, surplus: int, sex: int) -> float:
        if verb == FLORINS:
            return self.florins(amount)
        if verb == POINTS:
            return float(amount)
        if verb == MISSIONS:
            return self.missions()
        if verb == MARRIAGES:
            return self.marriages()
        if verb in (ADVANCE, STUDY):
            return self.advance(amount, verb == STUDY)
        if verb == INITIATIVE:
            return self.initiative(amount)
        if verb == ALLIANCES:
            return self.alliances() * amount
        if verb == SURPLUS_FLORINS:
            return self.florins(min(surplus, amount))
        if verb == SURPLUS_POINTS:
            return float(min(surplus, amount))
        if verb == THRESHOLD:
            return self.threshold(amount)
        if verb == RECRUIT:
            return max([self.hire(helper.index, amount) for helper in HELPER])
        if verb == ERRAND:
            return self.w.verb[ERRAND]
        return self.growth(verb, amount, sex)

    def growth(self, verb: int, amount: int, sex: int) -> float:
        """The family grows."""
        if verb == A_MAN:
            return self.figures(MEN, amount)
        if verb == A_WOMAN:
            return self.figures(WOMEN, amount)
        if verb == FIGURES:
            return max(self.figures(MEN, amount), self.figures(WOMEN, amount))
        if verb == OPPOSITE:
            return self.figures(1 - sex, amount)
        if verb == OFFSPRING:
            children = amount * offspring_dice(self.family)
            sons = self.worth.printing.sons
            daughters = self.figures(WOMEN, children)
            return sons * self.figures(MEN, children) + (1.0 - sons) * daughters
        # honours are counted when they are given, and are no effect of an action
        return 0.0

    def threshold(self, amount: int) -> float:
        """A higher threshold lets more dice go with the reward."""
        worth = self.worth
        family = self.family
        raised = min(family.threshold + amount, self.s.edition.highest_threshold)
        picks = worth.picks(worth.prospects())
        now = worth.plan(picks, family.dice, worth.left, family.threshold)
        return worth.plan(picks, family.dice, worth.left, raised) - now

    # actions

    def hire(self, helper: int, discount: int) -> float:
        family = self.family
        if family.helpers >> helper & 1:
            return NO_WAY
        cost = hiring_cost(self.s.edition.helper_costs[helper], discount)
        if cost > family.florins:
            return NO_WAY
        w, worth = self.w, self.worth
        column = helper // SLOTS
        others = (family.helpers >> column * SLOTS & (1 << SLOTS) - 1).bit_count()
        uses = (w.uses[column] + w.company * (others + 1)) * worth.rounds
        if worth.left and not family.dice[column]:
            uses += w.uses[column]
        each = worth.printing.helpers[helper]
        more = w.company * worth.rounds * worth.columns[column]
        return each * uses + more + worth.honours[PER_HELPER] + self.florins(-cost)
