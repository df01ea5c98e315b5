"""What a learned judgement of Principato looks at: so many figures of each seat.

They are read from what a judged state holds. The hand-made estimate is the first of them, and its
parts follow; what counts for more or less as the game goes on is told with the actions that are
left. `NAMES` and the order in which `Scene` tells the figures belong together, and weights belong
to both.
"""

from typing import Final

from mypy_extensions import i64

from quattrocento.bots.heuristics.principato.army import Campaign, upkeep
from quattrocento.bots.heuristics.principato.heuristic import HEURISTIC, swapped
from quattrocento.bots.heuristics.principato.outlook import Outlook
from quattrocento.bots.heuristics.principato.worth import PAINTER, SCULPTOR, WORKS, WRITER, Worth
from quattrocento.games.principato.components import CARD, GOAL, Card
from quattrocento.games.principato.edition import COUNTED
from quattrocento.games.principato.ranks import points_by_rank, strength
from quattrocento.games.principato.state import Principality, Principato

NAMES: Final = (
    "estimate",
    # points and stores
    "points",
    "stores",
    "food",
    "money",
    "favour",
    "food-room",
    "money-room",
    "book-paid",
    "painting-paid",
    "monument-paid",
    # land and city
    "income",
    "fields",
    "farms",
    "palazzi",
    "banks",
    "harvest-left",
    "market-left",
    "both-left",
    "idle-fields",
    "idle-palazzi",
    "stores-a-book",
    "stores-a-painting",
    # goals
    "goals",
    "monuments",
    "books",
    "paintings",
    *["goal-" + goal.slug for goal in GOAL],
    "stronghold-points",
    "stronghold-army",
    "land-counted",
    "land-beyond",
    "city-counted",
    "city-beyond",
    "armory-left",
    "wanted-monuments",
    "wanted-books",
    "wanted-harvest",
    "wanted-farms",
    "wanted-paintings",
    "wanted-market",
    "wanted-banks",
    "sets",
    "next-set",
    # cards
    "cards",
    *["card-" + card.slug for card in CARD],
    "artist",
    "two-artists",
    "sculptor-left",
    "writer-left",
    "painter-left",
    "offer",
    "artist-on-offer",
    "swapping",
    # armies
    "upkeep",
    "units",
    "supplied",
    "army",
    "rank-now",
    "strength",
    "lead",
    "lead-soon",
    "lasting",
    "catapults",
    "catapults-left",
    "catapult-lead",
    # whose turn it is
    "next",
    "follows",
    "actions",
)
ONE_SHORT: Final = 4.0  # a lead or a lack of more than this says nothing new
ACTIONS: Final = 10.0  # in which the actions left are counted, so that weights are of one size
BOOK: Final = 4  # cubes
PAINTING: Final = 5
MONUMENT: Final = 3
OF_EACH: Final = 2  # food or money that a monument takes at most


class Sum:
    """Figures that are added up as they are told, each by its weight."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.place: i64 = 0
        self.total = 0.0

    def put(self, place: i64, value: float) -> None:
        self.total += value * self.weights[place]

    def add(self, value: float) -> None:
        self.put(self.place, value)
        self.place += 1


class Row(Sum):
    """Figures that are kept one by one, to learn from."""

    def __init__(self) -> None:
        super().__init__([])
        self.row = [0.0] * len(NAMES)

    def put(self, place: i64, value: float) -> None:
        self.row[place] = value


class Scene:
    """What is the same for all seats of a state, worked out once."""

    def __init__(self, s: Principato, outlook: Outlook, armies: Campaign) -> None:
        self.s = s
        self.outlook = outlook
        self.best = HEURISTIC.shelf.best_of(s)
        self.armies = armies
        now = [strength(p) for p in s.principalities]
        self.ranks_now = points_by_rank(now, s.edition.ranks[s.seats])

    def tell(self, seat: int, figures: Sum) -> None:
        """All figures of a seat, in the order of `NAMES`."""
        s, outlook = self.s, self.outlook
        p = s.principalities[seat]
        worth = Worth(HEURISTIC.weights, s, p, outlook.actions(seat), outlook.later, self.best)
        left = worth.actions / ACTIONS
        cost = upkeep(worth.w, s, outlook, seat, worth.cube)
        figures.place = 1
        estimate = add_stores(figures, worth, p) + add_land(figures, worth, p, left)
        estimate += add_goals(figures, worth, p, left, self.armies.strengths[seat])
        estimate += self.add_cards(figures, worth, p, seat, left) - cost
        figures.add(-cost)
        estimate += self.add_army(figures, p, seat)
        offset = (seat - outlook.following) % s.seats
        figures.add(1.0 if offset == 0 else 0.0)
        figures.add(float(offset))
        figures.add(worth.actions)
        figures.put(0, estimate)

    def add_cards(
        self, figures: Sum, worth: Worth, p: Principality, seat: int, left: float
    ) -> float:
        s = self.s
        swapping = swapped(s, seat)
        hand = worth.hand(swapping)
        figures.add(hand)
        first, second = p.cards
        if first is swapping:
            first = second
        elif second is swapping:
            second = first
        add_card(figures, first)
        if second is not first:
            add_card(figures, second)
        figures.place += len(CARD)
        artists = is_artist(first) + (is_artist(second) if second is not first else 0)
        figures.add(1.0 if artists else 0.0)
        figures.add(1.0 if artists > 1 else 0.0)
        harvest, market = gathered(worth, p)
        figures.add(left * (harvest + market) if first is SCULPTOR or second is SCULPTOR else 0.0)
        figures.add(left * harvest if first is WRITER or second is WRITER else 0.0)
        figures.add(left * market if first is PAINTER or second is PAINTER else 0.0)
        self.add_offers(figures, worth, seat, artists)
        figures.add(1.0 if swapping is not None else 0.0)
        return hand

    def add_offers(self, figures: Sum, worth: Worth, seat: int, artists: int) -> None:
        """What the display has for the one whose turn it is, and if it has an artist in time."""
        display = self.s.display
        passed = (seat - self.outlook.following) % self.s.seats
        offer = 0.0
        artist = 0.0
        if passed == 0:
            for card in display:
                offer = max(offer, worth.card(card))
        if not artists:
            for place in range(passed, len(display)):
                if is_artist(display[place]):
                    artist = 1.0
        figures.add(offer)
        figures.add(artist)

    def add_army(self, figures: Sum, p: Principality, seat: int) -> float:
        armies, outlook = self.armies, self.outlook
        brings = armies.brings(seat)
        later = armies.w.later * outlook.later * armies.later_points if outlook.later > 0 else 0.0
        own = armies.strengths[seat]
        lead = ahead(armies.strengths, seat)
        figures.add(float(p.militias + p.condottieri))
        figures.add(float(p.supplied()))
        figures.add(brings - later)
        figures.add(float(self.ranks_now[seat]))
        figures.add(own)
        figures.add(lead)
        figures.add(lead / (1.0 + outlook.wait))
        figures.add(later)
        figures.add(float(p.catapults))
        figures.add(float(p.catapults * (outlook.later + 1)))
        figures.add(ahead(armies.lasting, seat) * outlook.later if outlook.later > 0 else 0.0)
        return brings


def features(s: Principato) -> list[list[float]]:
    """A row of figures for each seat, in the order of `NAMES`."""
    scene = scene_of(s)
    rows = []
    for seat in range(s.seats):
        figures = Row()
        scene.tell(seat, figures)
        rows.append(figures.row)
    return rows


def scene_of(s: Principato) -> Scene:
    outlook = Outlook(s)
    return Scene(s, outlook, Campaign(HEURISTIC.weights, s, outlook))


def add_stores(figures: Sum, worth: Worth, p: Principality) -> float:
    """Points so far, and cubes."""
    points = float(p.military + worth.culture)
    stores = worth.cube * (p.food + p.money + worth.w.favour * p.favour)
    figures.add(points)
    figures.add(stores)
    figures.add(float(p.food))
    figures.add(float(p.money))
    figures.add(float(p.favour))
    figures.add(min(ONE_SHORT, float(worth.food_places - p.food)))
    figures.add(min(ONE_SHORT, float(worth.money_places - p.money)))
    figures.add(1.0 if p.food + p.favour >= BOOK else 0.0)
    figures.add(1.0 if p.money + p.favour >= PAINTING else 0.0)
    either = min(p.food, OF_EACH) + min(p.money, OF_EACH)
    figures.add(1.0 if either + p.favour >= MONUMENT else 0.0)
    return points + stores


def gathered(worth: Worth, p: Principality) -> tuple[float, float]:
    """The cubes of a harvest and of a market day, if the stores are empty."""
    return float(min(p.fields, worth.food_places)), float(min(p.palazzi, worth.money_places))


def add_land(figures: Sum, worth: Worth, p: Principality, left: float) -> float:
    income = worth.engine()
    harvest, market = gathered(worth, p)
    figures.add(income)
    figures.add(float(p.fields))
    figures.add(float(p.farms))
    figures.add(float(p.palazzi))
    figures.add(float(p.banks))
    figures.add(left * harvest)
    figures.add(left * market)
    figures.add(left * min(harvest, market))
    figures.add(p.fields - harvest)
    figures.add(p.palazzi - market)
    figures.add(1.0 if worth.food_places >= BOOK else 0.0)
    figures.add(1.0 if worth.money_places >= PAINTING else 0.0)
    return income


def add_goals(figures: Sum, worth: Worth, p: Principality, left: float, army: float) -> float:
    """What the goals promise, and how the principality suits them."""
    worth.aims = worth.goals()
    figures.add(worth.aims)
    owned = worth.owned
    for kind in range(WORKS, WORKS + 3):
        figures.add(float(owned[kind]))
    for goal in p.goals:
        figures.put(figures.place + goal.index, 1.0)
    figures.place += len(GOAL)
    for goal in p.goals:
        if worth.s.edition.aims[goal.index].points:
            tell_wanted(figures, worth, p, goal.index, left)
        else:
            tell_counted(figures, worth, goal.index, left, army)
    figures.place += COUNTED_FIGURES + WANTED_FIGURES
    return worth.aims


def tell_counted(figures: Sum, worth: Worth, goal: int, left: float, army: float) -> None:
    """A goal that counts military points, land, city or catapults."""
    count: i64 = 0
    for kind in worth.printing.aims[goal]:
        count += worth.owned[kind]
    beyond = float(max(0, count - worth.s.edition.aims[goal].beyond))
    first = worth.printing.aims[goal][0]
    place = figures.place
    if first == MILITARY:
        figures.put(place, float(count))
        figures.put(place + 1, army * left)
    elif first == LAND:
        figures.put(place + 2, float(count))
        figures.put(place + 3, beyond)
    elif first == CITY:
        figures.put(place + 4, float(count))
        figures.put(place + 5, beyond)
    else:
        figures.put(place + 6, left * float(count))


def tell_wanted(figures: Sum, worth: Worth, p: Principality, goal: int, left: float) -> None:
    """A goal of sets: the works that it counts, and the land or city that pays for them."""
    owned = worth.owned
    places = worth.printing.aims[goal]
    points = worth.s.edition.aims[goal].points
    harvest, market = gathered(worth, p)
    place = figures.place + COUNTED_FIGURES
    sets: i64 = len(points)
    for kind in places:
        sets = min(sets, owned[kind])
        if kind == WORKS:
            figures.put(place, float(owned[kind]))
        elif kind == WORKS + 1:
            figures.put(place + 1, float(owned[kind]))
            figures.put(place + 2, left * harvest)
            figures.put(place + 3, float(p.farms))
        elif kind == WORKS + 2:
            figures.put(place + 4, float(owned[kind]))
            figures.put(place + 5, left * market)
            figures.put(place + 6, float(p.banks))
    figures.put(place + 7, float(sets))
    if sets < len(points):
        begun = 0.0
        for kind in places:
            if owned[kind] > sets:
                begun += 1.0
        step = points[sets] - (points[sets - 1] if sets else 0)
        figures.put(place + 8, step * begun / len(places))


def add_card(figures: Sum, card: Card) -> None:
    figures.put(figures.place + card.index, 1.0)


def is_artist(card: Card) -> int:
    return 1 if card is SCULPTOR or card is WRITER or card is PAINTER else 0


def ahead(armies: list[float], seat: int) -> float:
    """By how much an army is stronger than the best of the others, within reason."""
    best = -1000.0
    for other, theirs in enumerate(armies):
        if other != seat and theirs > best:
            best = theirs
    return max(-ONE_SHORT, min(ONE_SHORT, armies[seat] - best))


MILITARY: Final = COUNTED.index("military")
LAND: Final = COUNTED.index("field")
CITY: Final = COUNTED.index("palazzo")
COUNTED_FIGURES: Final = NAMES.index("wanted-monuments") - NAMES.index("stronghold-points")
WANTED_FIGURES: Final = NAMES.index("cards") - NAMES.index("wanted-monuments")
