"""What a principality will still bring: its land and city, its cubes, its cards and its goals.

The unit is a victory point. Nearly all points are bought with cubes, so everything comes down
to how many cubes an action brings, and how many actions are left.
"""

from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.principato.printing import printing_of
from quattrocento.games.principato.components import CARDS, Card, Goal
from quattrocento.games.principato.edition import COUNTED
from quattrocento.games.principato.state import Principality, Principato

HARVEST: Final = CARDS["harvest"]
MARKET: Final = CARDS["market"]
TAX_TWO: Final = CARDS["tax-two"]
TAX_MONEY: Final = CARDS["tax-money"]
TAX_FOOD: Final = CARDS["tax-food"]
FIELD_CARD: Final = CARDS["field"]
FARM_CARD: Final = CARDS["farm"]
PALAZZO_CARD: Final = CARDS["palazzo"]
BANK_CARD: Final = CARDS["bank"]
MILITIA_CARD: Final = CARDS["militia"]
CONDOTTIERI_CARD: Final = CARDS["condottieri"]
EARLY_CATAPULT: Final = CARDS["early-catapult"]
LATE_CATAPULT: Final = CARDS["late-catapult"]
SCULPTOR: Final = CARDS["sculptor"]
WRITER: Final = CARDS["writer"]
PAINTER: Final = CARDS["painter"]
WORKS: Final = COUNTED.index("monument")


class UnknownCard(Exception):
    """A card was to be judged that nothing is known of: the heuristic is behind the rules."""


class Weights:
    """The figures of the judgement, in victory points unless they say otherwise."""

    def __init__(self) -> None:
        self.spend = 3.78  # cubes that an action spends
        self.span = 45.0  # actions that an engine is built for, at most
        self.yields = 0.76
        self.idle = 1.18  # last actions that no engine feeds
        self.base = 0.49  # cubes that an action brings without any land
        self.each = 0.15
        self.either = 0.28
        self.quality = 0.23  # of the figures on the best culture tiles
        self.fade = 3.72  # actions before the end when cubes begin to lose their worth
        self.favour = 0.82
        self.gather = 0.82
        self.build = 0.49
        self.artist = 0.43
        self.patron = 0.05
        self.catapult = 0.23
        self.hire = 0.47
        self.set = 0.62
        self.begun = 0.33
        self.care = 0.80
        self.doubt = 0.49
        self.drift = 0.25
        self.later = 0.89
        self.later_doubt = 1.49
        self.growth = 0.47
        self.standing = 0.17


def flow(sources: int, places: int) -> float:
    """What one gathering brings: fields are worth little without farms, and farms without them.

    The `places` are for cubes: so many in each farm or bank.
    """
    return 2.0 * sources * places / (sources + places) if sources + places else 0.0


def income(w: Weights, food: float, money: float) -> float:
    """Cubes an action, by what harvests and markets bring; there is not always a card for it."""
    return w.base + w.each * (food + money) + w.either * max(food, money)


class Worth:
    """The judgement of one principality, with so many actions left to it."""

    def __init__(
        self,
        w: Weights,
        s: Principato,
        p: Principality,
        actions: float,
        later: int,
        best: list[int],
    ) -> None:
        self.w = w
        self.s = s
        self.p = p
        self.actions = actions
        self.later = later
        self.best = best
        self.food_places = s.edition.farm * p.farms
        self.money_places = s.edition.bank * p.banks
        self.food_flow = flow(p.fields, self.food_places)
        self.money_flow = flow(p.palazzi, self.money_places)
        self.quality = 0.1 + w.quality * (best[0] + best[1] + best[2]) / 3.0
        pace = income(w, self.food_flow, self.money_flow)
        self.cube = self.quality * w.spend / (pace + w.spend) * min(1.0, actions / w.fade) + 0.01
        self.culture = 0
        self.aims = 0.0
        self.hope = min(1.0, actions / 12.0)
        self.printing = printing_of(s.edition)
        # what goals count, in the order of COUNTED: the works of three kinds come last
        self.owned: list[i64] = [
            p.military, p.fields, p.farms, p.palazzi, p.banks, p.catapults, 0, 0, 0
        ]  # fmt: skip
        for place, count in enumerate(p.works):
            if count:
                self.culture += count * self.printing.values[place]
                kind = WORKS + self.printing.kinds[place]
                self.owned[kind] = self.owned[kind] + count  # `+=` is slow here, compiled

    def total(self, swapping: Card | None) -> float:
        p = self.p
        points = p.military + self.culture
        cubes = self.cube * (p.food + p.money + self.w.favour * p.favour)
        self.aims = self.goals()
        return points + cubes + self.engine() + self.aims + self.hand(swapping)

    def engine(self) -> float:
        return self.yields(self.food_flow, self.money_flow)

    def yields(self, food: float, money: float) -> float:
        """The points that the actions left will make of such an income."""
        w = self.w
        pace = income(w, food, money)
        rate = self.quality * pace * w.spend / (pace + w.spend)
        return w.yields * rate * max(0.0, min(self.actions, w.span) - w.idle)

    def goals(self) -> float:
        total = 0.0
        for goal in self.p.goals:
            total += self.goal(goal)
        return total

    def goal(self, goal: Goal) -> float:
        """A goal's points, and a part of the next step if there is time for it."""
        aim, places = self.s.edition.aims[goal.index], self.printing.aims[goal.index]
        owned = self.owned
        if not aim.points:
            count = 0
            for place in places:
                count += owned[place]
            if count <= aim.beyond:
                return self.w.begun * self.hope * count
            return max(0.0, (count - aim.beyond) / aim.every)
        steps: i64 = len(aim.points)
        sets = steps
        for place in places:
            sets = min(sets, owned[place])
        points = float(aim.points[sets - 1]) if sets else 0.0
        if sets < steps:
            missing = 0
            for place in places:
                if owned[place] <= sets:
                    missing += 1
            begun = 1.0 - missing / len(places)
            points += self.w.set * begun * self.hope * (aim.points[sets] - points)
        return points

    def hand(self, swapping: Card | None) -> float:
        """What the cards at hand promise; one that is being swapped is as good as the best."""
        cards = self.p.cards
        if swapping is None:
            worth = self.card(cards[0])
            return worth + (self.card(cards[1]) if cards[1] is not cards[0] else 0.3 * worth)
        kept = cards[1] if cards[0] is swapping else cards[0]
        display = self.s.display
        choice = self.card(display[0])
        for card in display:
            choice = max(choice, self.card(card))
        return self.card(kept) + choice

    def card(self, card: Card) -> float:
        if self.actions < 1.0:
            return 0.0
        p = self.p
        # one more than there is room for may go onto a unit
        food_room = self.food_places - p.food + 1
        money_room = self.money_places - p.money + 1
        if card is HARVEST:
            return self.w.gather * self.cube * min(p.fields, food_room)
        if card is MARKET:
            return self.w.gather * self.cube * min(p.palazzi, money_room)
        if card is TAX_TWO:
            return self.collect(card, food_room + money_room - 2)
        if card is TAX_FOOD:
            return self.collect(card, food_room)
        if card is TAX_MONEY:
            return self.collect(card, money_room)
        if card is SCULPTOR:
            return self.commission(card, 0)
        if card is WRITER:
            return self.commission(card, 1)
        if card is PAINTER:
            return self.commission(card, 2)
        if card is EARLY_CATAPULT or card is LATE_CATAPULT:
            return self.w.catapult * (self.later + 1)
        if card is MILITIA_CARD or card is CONDOTTIERI_CARD:
            return self.w.hire
        return self.building(card)

    def collect(self, card: Card, room: int) -> float:
        """The cubes of a tax collector, as far as there is room."""
        return self.w.gather * self.cube * min(self.printing.most[card.index], room)

    def cubes_for(self, card: Card) -> int:
        """The cubes at hand that the price of a card can make use of."""
        food, money = self.printing.food[card.index], self.printing.money[card.index]
        return min(self.p.food, food) + min(self.p.money, money) + self.p.favour

    def commission(self, card: Card, kind: int) -> float:
        """An artist can be called on again and again."""
        price = self.printing.price[card.index]
        before = self.owned[WORKS + kind]
        self.owned[WORKS + kind] = before + 1
        closer = self.goals() - self.aims
        self.owned[WORKS + kind] = before
        gain = self.best[kind] + closer - price * self.cube
        ready = min(1.0, self.cubes_for(card) / price) if price else 1.0
        return max(0.0, gain) * (
            self.w.artist * ready * ready + self.w.patron * min(5.0, self.actions / 3.0)
        )

    def building(self, card: Card) -> float:
        """A tile more: what it adds to the income, less its price."""
        p = self.p
        edition = self.s.edition
        food, money = self.food_flow, self.money_flow
        if card is FIELD_CARD:
            food = flow(p.fields + 1, self.food_places)
        elif card is FARM_CARD:
            food = flow(p.fields, self.food_places + edition.farm)
        elif card is PALAZZO_CARD:
            money = flow(p.palazzi + 1, self.money_places)
        elif card is BANK_CARD:
            money = flow(p.palazzi, self.money_places + edition.bank)
        else:
            raise UnknownCard(card.slug)
        price = self.printing.price[card.index] * self.cube
        gain = self.yields(food, money) - self.engine() - price - 0.8
        return max(0.0, gain) * self.w.build * (1.0 if self.cubes_for(card) else 0.4)


def best_works(s: Principato) -> list[int]:
    """The highest figure that is left of each kind of culture tile."""
    best = [0, 0, 0]
    printing = printing_of(s.edition)
    for place, left in enumerate(s.works):
        if left:
            kind = printing.kinds[place]
            best[kind] = max(best[kind], printing.values[place])
    return best
