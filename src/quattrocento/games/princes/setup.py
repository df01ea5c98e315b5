"""Setting up, the first choice of professions, and what must always hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.game import ensure
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Choice, JointChoice, Step
from quattrocento.games.princes.board import ALL
from quattrocento.games.princes.cards import without
from quattrocento.games.princes.components import (
    BONUS,
    BONUS_DECK,
    BUILDING,
    CHARACTER,
    FREEDOM,
    LANDSCAPE,
    PERSONS_DECK,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION,
    Card,
    Figures,
    Profession,
)
from quattrocento.games.princes.grounds import survey_all
from quattrocento.games.princes.moves import DISMISS, Dismiss
from quattrocento.games.princes.scoring import ROUND
from quattrocento.games.princes.state import (
    SEATS,
    SOURCES,
    Options,
    Prince,
    Princes,
    seating,
)


def setup(seats: int, options: Options, edition: Figures, rng: Rng) -> Princes:
    """FLO-02 to FLO-07 Full supplies, shuffled piles, a start player, and a deal to come."""
    first = options.first if isinstance(options.first, int) else rng.below(seats)
    s = Princes(
        seats=seats,
        rng=rng,
        agenda=[DEAL],
        answers={},
        log=None,
        ply=0,
        revealed=0,
        edition=edition,
        settings=options,
        princes=[new_prince(seats, options, edition) for _ in range(seats)],
        round=0,
        first=first,
        buildings=edition.building_counts.copy(),
        landscapes=edition.landscape_counts.copy(),
        freedoms=draw_freedoms(seats, options, edition, rng),
        jesters=edition.jesters,
        builders=edition.builders,
        recruiting=edition.recruiting,
        decks=[(), (), ()],
        seen=[(), (), ()],
        looking=(),
        spent=(),
        piles=0,
        buyers=0,
        bidders=0,
        opener=first,
        pile=None,
        price=0,
        leader=NOBODY,
        suitors=0,
        stones=[NOBODY] * len(CHARACTER),
        stakes=[0] * len(CHARACTER),
        taken=0,
        pot=edition.pot,
        actions=0,
        brought=False,
        introduced=False,
        offered=0,
    )
    for seat in range(seats):
        survey_all(s, seat)
    return s


def new_prince(seats: int, options: Options, edition: Figures) -> Prince:
    """FLO-04, FLO-110 An empty principality and the first florins."""
    palazzo = edition.joint_palazzo if options.cooperative else edition.palazzo
    return Prince(
        florins=edition.seatings[seats - 2].florins,
        points=0,
        sources=[0] * len(SOURCES),
        hand=(),
        recruiting=0,
        known=(),
        returned=None,
        table=(),
        left=0,
        bonuses=(),
        prestige=(),
        freedoms=(),
        jesters=0,
        builders=0,
        buildings=(),
        sites=(),
        landscapes=(),
        grounds=(),
        built=palazzo,
        covered=palazzo,
        room=0,
        seam=0,
        character=None,
        value=0,
    )


def draw_freedoms(seats: int, options: Options, edition: Figures, rng: Rng) -> list[int]:
    """FLO-03, FLO-82 So many of each, and for two players different ones drawn blind."""
    figures = edition.seatings[seats - 2]
    blind = figures.harsh_blind_freedoms if options.harsh_freedoms else figures.blind_freedoms
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
        s.then(JointChoice(tuple(DISMISSALS[: s.seats])), RESHUFFLE, ROUND)


def set_pile(s: Princes, index: int, cards: list[Card]) -> None:
    s.decks[index] = tuple(cards)
    s.seen[index] = (0,) * len(cards)


@dataclass(frozen=True)
class Dismissal(Choice):
    """FLO-05 Return one of the four, face down."""

    def options(self, s: Princes) -> Sequence[Move]:
        return [DISMISS[card.index] for card in sorted(s.princes[self.seat].hand)]

    def play(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Dismiss)
        prince = s.princes[self.seat]
        prince.hand = without(prince.hand, move.profession)
        prince.returned = move.profession
        deck = PERSONS_DECK.index
        s.decks[deck] = (*s.decks[deck], move.profession)
        s.tell("dismisses", self.seat)


@dataclass(frozen=True)
class Reshuffle(Step):
    """FLO-05 The returned cards and the rest become the pile."""

    def run(self, s: Princes) -> None:
        persons = list(s.decks[PERSONS_DECK.index])
        s.shuffle(persons)
        set_pile(s, PERSONS_DECK.index, persons)


def check(s: Princes) -> None:
    """FLO-02, FLO-42, FLO-46, FLO-60 Every piece is in one place; nothing overlaps or is owed."""
    check_cards(s)
    check_supply(s)
    for seat, prince in enumerate(s.princes):
        ensure(prince.florins >= 0, f"seat {seat} has {prince.florins} florins")
        ensure(prince.points >= 0, f"seat {seat} has {prince.points} points")
        ensure(prince.points == sum(prince.sources), f"seat {seat}: points from nowhere")
        ensure(prince.builders <= s.edition.most_builders, f"seat {seat}: too many builders")
        ensure(len(set(prince.freedoms)) == len(prince.freedoms), f"seat {seat}: freedom twice")
        ensure(len(set(prince.buildings)) == len(prince.buildings), f"seat {seat}: built twice")
        check_board(s, seat)


def check_cards(s: Princes) -> None:
    hands = [card for prince in s.princes for card in (*prince.hand, *prince.table)]
    bonuses = [card for prince in s.princes for card in prince.bonuses]
    prestige = [card for prince in s.princes for card in prince.prestige]
    places = [*hands, *bonuses, *prestige, *s.looking, *s.spent]
    for pile, seen in zip(s.decks, s.seen, strict=True):
        places += pile
        ensure(len(pile) == len(seen), "a pile and what is known of it differ")
    expected = [*PROFESSION, *BONUS, *PRESTIGE] if s.round or s.decks[1] else []
    ensure(sorted(map(repr, places)) == sorted(map(repr, expected)), "cards are not conserved")
    recruiting = s.recruiting + sum(prince.recruiting + prince.left for prince in s.princes)
    ensure(recruiting == s.edition.recruiting, f"{recruiting} recruiting cards")
    for prince in s.princes:
        ensure(set(prince.known) <= set(prince.hand), "a known card is not in hand")


def check_supply(s: Princes) -> None:
    princes = s.princes
    ensure(s.jesters + sum(p.jesters for p in princes) == s.edition.jesters, "jesters")
    ensure(s.builders + sum(p.builders for p in princes) == s.edition.builders, "builders")
    for landscape in LANDSCAPE:
        lying = sum(prince.landscapes.count(landscape) for prince in princes)
        count = s.edition.landscape_counts[landscape.index]
        ensure(s.landscapes[landscape.index] + lying == count, f"{landscape} tiles")
    for building in BUILDING:
        standing = s.edition.building_counts[building.index] - s.buildings[building.index]
        owners = sum(building in prince.buildings for prince in princes)
        shared = owners - standing
        ensure(s.buildings[building.index] >= 0, f"{building} tiles")
        ensure(0 <= shared <= (standing if s.settings.cooperative else 0), f"{building} tiles")
    figures = seating(s)
    blind = figures.harsh_blind_freedoms if s.settings.harsh_freedoms else figures.blind_freedoms
    tiles = sum(s.freedoms) + sum(len(prince.freedoms) for prince in princes)
    ensure(tiles == len(FREEDOM) * figures.each_freedom + blind, f"{tiles} freedoms")
    ensure(min(s.freedoms) >= 0, "fewer than no freedoms")


def check_board(s: Princes, seat: int) -> None:
    prince = s.princes[seat]
    palazzo = s.edition.joint_palazzo if s.settings.cooperative else s.edition.palazzo
    covered = built = palazzo
    for mask in prince.sites:
        ensure(mask > 0 and not mask & covered, f"seat {seat}: tiles overlap")
        covered |= mask
        built |= mask
    for mask in prince.grounds:
        ensure(mask > 0 and not mask & covered, f"seat {seat}: tiles overlap")
        covered |= mask
    ensure(covered == prince.covered and built == prince.built, f"seat {seat}: masks differ")
    ensure(covered & ~ALL == 0, f"seat {seat}: a tile lies beyond the grid")
    ensure(len(prince.sites) == len(prince.buildings), f"seat {seat}: a building without cells")
    room, seam = prince.room, prince.seam
    twin = s.clone()
    survey_all(twin, seat)
    ensure(twin.princes[seat].room == room, f"seat {seat}: room is not what fits")
    ensure(twin.princes[seat].seam == seam, f"seat {seat}: seam is not what fits")


DEAL: Final = Deal()
RESHUFFLE: Final = Reshuffle()
DISMISSALS: Final[list[Choice]] = [Dismissal(seat) for seat in range(SEATS)]
