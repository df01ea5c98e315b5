"""Scenes of The Princes of Florence: positions set out as one would on a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from quattrocento.core.position import plain
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import EVERYONE, NOBODY
from quattrocento.core.steps import Step
from quattrocento.games.princes import GAME
from quattrocento.games.princes.actions import ACTION_PHASE
from quattrocento.games.princes.auction import AUCTION
from quattrocento.games.princes.board import CELLS, FACINGS, cells_of
from quattrocento.games.princes.building import spot_of
from quattrocento.games.princes.components import (
    BONUSES,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    LANDSCAPES,
    PRESTIGES,
    PROFESSIONS,
    Card,
)
from quattrocento.games.princes.edition import Figures
from quattrocento.games.princes.grounds import survey_all, tile_index
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.muse import COURTSHIP, FAVOURS_END
from quattrocento.games.princes.scoring import BEST_WORK, MERCHANT_ASKED, NEXT_ROUND
from quattrocento.games.princes.setup import set_pile, setup
from quattrocento.games.princes.state import Princes, Variants
from quattrocento.games.princes.view import view
from quattrocento.games.princes.views import OwnView, PrincesView

DEFAULT = Variants(first=0)
MUSE = Variants(first=0, muse=True)
TOGETHER = Variants(first=0, cooperative=True)


@dataclass
class Court:
    """What a player has. Tiles are written `tower a1 r0, forest e5 r0`."""

    hand: str = ""
    table: str = ""
    bonuses: str = ""
    prestige: str = ""
    tiles: str = ""
    freedoms: str = ""
    jesters: int = 0
    builders: int = 0
    recruiting: int = 0
    left: int = 0
    florins: int = -1
    points: int = 0
    character: str = ""


@cache
def edition() -> Figures:
    found = GAME.edition()
    assert isinstance(found, Figures)
    return found


def table(*courts: Court, variants: Variants = DEFAULT, round: int = 1, seats: int = 0) -> Princes:
    """Everyone has what is given; the piles lie in the order of the rule book, first on top."""
    number = max(seats, len(courts), 2)
    s = setup(number, variants, edition(), Rng(seed_key("scene")))
    s.log = []
    s.round = round
    decks: list[list[Card]] = [
        list(PROFESSIONS.values()),
        list(BONUSES.values()),
        list(PRESTIGES.values()),
    ]
    for seat, court in enumerate(courts):
        furnish(s, seat, court)
        for slug in f"{court.hand} {court.table}".split():
            decks[0].remove(PROFESSIONS[slug])
        for slug in court.bonuses.split():
            decks[1].remove(BONUSES[slug])
        for slug in court.prestige.split():
            decks[2].remove(PRESTIGES[slug])
    for index, deck in enumerate(decks):
        set_pile(s, index, [*reversed(deck)])
    for seat in range(number):
        survey_all(s, seat)
    s.agenda = []
    check(s)
    return s


def furnish(s: Princes, seat: int, court: Court) -> None:
    prince = s.princes[seat]
    prince.hand = tuple(PROFESSIONS[slug] for slug in court.hand.split())
    prince.table = tuple(PROFESSIONS[slug] for slug in court.table.split())
    prince.bonuses = tuple(BONUSES[slug] for slug in court.bonuses.split())
    prince.prestige = tuple(PRESTIGES[slug] for slug in court.prestige.split())
    prince.freedoms = tuple(FREEDOMS[slug] for slug in court.freedoms.split())
    for freedom in prince.freedoms:
        s.freedoms[freedom.index] -= 1
    prince.jesters, s.jesters = court.jesters, s.jesters - court.jesters
    prince.builders, s.builders = court.builders, s.builders - court.builders
    prince.recruiting, prince.left = court.recruiting, court.left
    s.recruiting -= court.recruiting + court.left
    prince.florins = court.florins if court.florins >= 0 else prince.florins
    prince.points = prince.sources[0] = court.points
    prince.character = CHARACTERS[court.character] if court.character else None
    for text in filter(None, court.tiles.split(", ")):
        lay(s, seat, *text.split())


def lay(s: Princes, seat: int, tile: str, cell: str, facing: str) -> None:
    """Put a tile on the board, whatever the rules say about its neighbours."""
    prince = s.princes[seat]
    piece = BUILDINGS[tile] if tile in BUILDINGS else LANDSCAPES[tile]
    mask = s.edition.sites[tile_index(piece)].at[spot_of(CELLS[cell], FACINGS[facing])]
    prince.covered |= mask
    if tile in BUILDINGS:
        s.buildings[piece.index] -= 1
        prince.buildings = (*prince.buildings, BUILDINGS[tile])
        prince.sites = (*prince.sites, mask)
        prince.built |= mask
    else:
        s.landscapes[piece.index] -= 1
        prince.landscapes = (*prince.landscapes, LANDSCAPES[tile])
        prince.grounds = (*prince.grounds, mask)


def begin(s: Princes, *steps: Step) -> Princes:
    s.agenda = [*reversed(steps)]
    s.settle()
    return s


def actions(variants: Variants) -> Sequence[Step]:
    """Phase B and the end of the round."""
    before = (MERCHANT_ASKED,) if variants.muse else ()
    return (ACTION_PHASE, *before, BEST_WORK, NEXT_ROUND)


def phase_a(
    *courts: Court, variants: Variants = DEFAULT, round: int = 1, seats: int = 0
) -> Princes:
    """The start player, seat 0, is about to open the first auction."""
    s = table(*courts, variants=variants, round=round, seats=seats)
    between = (FAVOURS_END, COURTSHIP) if variants.muse else ()
    return begin(s, AUCTION, *between, *actions(variants))


def phase_a2(*courts: Court, round: int = 1, seats: int = 0) -> Princes:
    """The characters are on offer; seat 0 begins."""
    s = table(*courts, variants=MUSE, round=round, seats=seats)
    return begin(s, COURTSHIP, *actions(MUSE))


def phase_b(
    *courts: Court, variants: Variants = DEFAULT, round: int = 1, seats: int = 0
) -> Princes:
    """Seat 0 is about to take its first action."""
    s = table(*courts, variants=variants, round=round, seats=seats)
    return begin(s, *actions(variants))


def acting(s: Princes) -> list[int]:
    """The seats that are asked now."""
    return [choice.seat for choice in s.waiting()]


def asked(s: Princes) -> str:
    """The kind of question that is open."""
    return type(s.waiting()[0]).__name__


def florins(s: Princes) -> list[int]:
    return [prince.florins for prince in s.princes]


def points(s: Princes) -> list[int]:
    return [prince.points for prince in s.princes]


def hand(s: Princes, seat: int) -> str:
    return " ".join(card.slug for card in s.princes[seat].hand)


def on_table(s: Princes, seat: int) -> str:
    return " ".join(card.slug for card in s.princes[seat].table)


def pile(s: Princes, index: int) -> list[str]:
    """A face-down pile from its top."""
    return [card.slug for card in reversed(s.decks[index])]


def minutes(s: Princes) -> list[str]:
    """What has been told so far: seat, event, facts; `to 0` if only that seat heard it."""
    said = []
    for event in s.log or []:
        words = ["-" if event.seat == NOBODY else str(event.seat), event.kind]
        words += [f"{name}={str(plain(fact)).split(':')[-1]}" for name, fact in event.facts.items()]
        if event.to != EVERYONE:
            words.append(f"(to {event.to})")
        said.append(" ".join(words))
    return said


def seen(s: Princes, seat: int | None = None) -> PrincesView:
    """What a seat, or a spectator, sees."""
    return view(s, seat)


def own_court(s: Princes, seat: int) -> OwnView:
    """What only this seat sees of its court."""
    found = seen(s, seat).own
    assert found is not None
    return found


def site(s: Princes, seat: int) -> list[str]:
    """The cells of the last building."""
    return [cell.slug for cell in cells_of(s.princes[seat].sites[-1])]
