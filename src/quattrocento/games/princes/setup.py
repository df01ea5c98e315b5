"""Setting up, and the first choice of professions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.game import who_begins
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Choice, FreeChoice, JointChoice, Step
from quattrocento.games.princes.cards import without
from quattrocento.games.princes.components import (
    BONUS,
    BONUS_DECK,
    CHARACTER,
    FREEDOM,
    PERSONS_DECK,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION,
    Card,
    Profession,
)
from quattrocento.games.princes.edition import Figures
from quattrocento.games.princes.grounds import survey_all
from quattrocento.games.princes.moves import DISMISS, Dismiss
from quattrocento.games.princes.scoring import ROUND
from quattrocento.games.princes.state import (
    MOST_SEATS,
    SOURCES,
    Prince,
    Princes,
    Variants,
    palazzo,
)


def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Princes:
    """FLO-02 to FLO-07 Full supplies, shuffled piles, a start player, and a deal to come."""
    first = who_begins(variants.first, seats, rng)
    s = Princes.__new__(Princes)  # a generated `__init__` would not be compiled
    s.seats = seats
    s.rng = rng
    s.agenda = [DEAL]
    s.answers = {}
    s.log = None
    s.ply = 0
    s.revealed = 0
    s.edition = edition
    s.variants = variants
    prince = new_prince(seats, variants, edition)
    s.princes = [prince.clone() for _ in range(seats)]
    s.round = 0
    s.first = first
    s.buildings = edition.building_counts.copy()
    s.landscapes = edition.landscape_counts.copy()
    s.freedoms = draw_freedoms(seats, variants, edition, rng)
    s.jesters = edition.jesters
    s.builders = edition.builders
    s.recruiting = edition.recruiting
    s.decks = [(), (), ()]
    s.seen = [(), (), ()]
    s.looking = ()
    s.spent = ()
    s.piles = 0
    s.buyers = 0
    s.bidders = 0
    s.opener = first
    s.pile = None
    s.price = 0
    s.leader = NOBODY
    s.suitors = 0
    s.stones = [NOBODY] * len(CHARACTER)
    s.stakes = [0] * len(CHARACTER)
    s.taken = 0
    s.pot = edition.pot
    s.actions = 0
    s.brought = False
    s.introduced = False
    s.offered = 0
    s.scored = False
    survey_all(s, 0)
    for seat in range(1, seats):
        if variants.cooperative:
            survey_all(s, seat)
        else:
            s.princes[seat].room = s.princes[0].room
    return s


def new_prince(seats: int, variants: Variants, edition: Figures) -> Prince:
    """FLO-04, FLO-110 An empty principality and the first florins."""
    built = palazzo(edition, variants)
    p = Prince()
    p.florins = edition.seatings[seats - 2].florins
    p.points = 0
    p.sources = [0] * len(SOURCES)
    p.hand = ()
    p.recruiting = 0
    p.known = ()
    p.returned = None
    p.table = ()
    p.left = 0
    p.bonuses = ()
    p.prestige = ()
    p.freedoms = ()
    p.jesters = 0
    p.builders = 0
    p.buildings = ()
    p.sites = ()
    p.landscapes = ()
    p.grounds = ()
    p.built = built
    p.covered = built
    p.room = 0
    p.seam = 0
    p.character = None
    p.value = 0
    return p


def draw_freedoms(seats: int, variants: Variants, edition: Figures, rng: Rng) -> list[int]:
    """FLO-03, FLO-82 So many of each, and for two players different ones drawn blind."""
    figures = edition.seatings[seats - 2]
    blind = figures.harsh_blind_freedoms if variants.harsh_freedoms else figures.blind_freedoms
    kinds = list(range(len(FREEDOM)))
    rng.shuffle(kinds)
    return [figures.each_freedom + (kinds.index(freedom.index) < blind) for freedom in FREEDOM]


@dataclass(frozen=True)
class Deal(Step):
    """FLO-05, FLO-06 Everything is shuffled, and each player gets four professions."""

    def run(self, s: Princes) -> None:
        persons: list[Card] = list(PROFESSION)
        s.shuffle(persons)
        for seat, prince in enumerate(s.princes):
            dealt = s.draw(persons, s.edition.dealt)
            prince.hand = tuple([card for card in dealt if isinstance(card, Profession)])
            if s.log is not None:
                s.tell("dealt", seat, to=seat, cards=sorted(dealt))
        set_pile(s, PERSONS_DECK.index, persons)
        bonuses: list[Card] = list(BONUS)
        s.shuffle(bonuses)
        set_pile(s, BONUS_DECK.index, bonuses)
        prestiges: list[Card] = list(PRESTIGE)
        s.shuffle(prestiges)
        set_pile(s, PRESTIGE_DECK.index, prestiges)
        s.then(DISMISS_TOGETHER[s.seats], RESHUFFLE, ROUND)


def set_pile(s: Princes, index: int, cards: list[Card]) -> None:
    s.decks[index] = tuple(cards)
    s.seen[index] = (0,) * len(cards)


@dataclass(frozen=True)
class Dismissal(FreeChoice):
    """FLO-05 Return one of the four, face down."""

    def candidates(self, s: Princes) -> Sequence[Move]:
        return [DISMISS[card.index] for card in sorted(s.princes[self.seat].hand)]

    def play(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Dismiss)
        prince = s.princes[self.seat]
        prince.hand = without(prince.hand, move.profession)
        prince.returned = move.profession
        deck = PERSONS_DECK.index
        s.decks[deck] = (*s.decks[deck], move.profession)
        s.seen[deck] = (*s.seen[deck], 0)
        if s.log is not None:
            s.tell("dismisses", self.seat)


@dataclass(frozen=True)
class Reshuffle(Step):
    """FLO-05 The returned cards and the rest become the pile."""

    def run(self, s: Princes) -> None:
        persons = list(s.decks[PERSONS_DECK.index])
        s.shuffle(persons)
        set_pile(s, PERSONS_DECK.index, persons)


DEAL: Final = Deal()
RESHUFFLE: Final = Reshuffle()
DISMISSALS: Final[list[Choice]] = [Dismissal(seat) for seat in range(MOST_SEATS)]
DISMISS_TOGETHER: Final = [
    JointChoice(tuple(DISMISSALS[:seats])) for seats in range(MOST_SEATS + 1)
]
