"""Scenes of Principato: positions set out as one would on a table."""

from dataclasses import dataclass, field

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import CARDS, GOALS, SCORING_CARD, Card
from quattrocento.games.principato.edition import Figures
from quattrocento.games.principato.military import MILITARY_SCORING
from quattrocento.games.principato.setup import setup
from quattrocento.games.principato.state import Principato, Variants
from quattrocento.games.principato.turns import TURNS
from quattrocento.games.principato.years import ENDS

DULL = "field farm palazzo bank field farm palazzo"


@dataclass(frozen=True)
class Prince:
    """A player's two cards, two goals, culture tiles, and whatever differs from the start."""

    cards: str
    goals: str
    works: str
    owned: dict[str, int] = field(default_factory=dict)


def prince(
    cards: str = "tax-two bank", goals: str = "armory villa", works: str = "", **owned: int
) -> Prince:
    """`prince("harvest farm", works="book:5 book:4", farms=2, food=3)`"""
    return Prince(cards, goals, works, owned)


def edition() -> Figures:
    found = GAME.edition()
    assert isinstance(found, Figures)
    return found


def table(
    *princes: Prince, display: str = DULL, stack: str = DULL, year: int = 1, first: int = 0
) -> Principato:
    """The start player is about to have a turn. A stack is written from its top."""
    seats = len(princes)
    s = setup(seats, Variants(first=first), edition(), Rng(seed_key("scene")))
    s.log = []
    s.year = year
    s.coming = s.coming[: 3 - year]
    s.display = cards(display)[: s.edition.display[seats]]
    s.stack = cards(stack)[::-1]
    for seat, given in enumerate(princes):
        lay_out(s, seat, given)
    return s


def lay_out(s: Principato, seat: int, given: Prince) -> None:
    p = s.principalities[seat]
    p.cards = cards(given.cards)
    p.goals = [GOALS[slug] for slug in given.goals.split()]
    before = (p.fields + p.farms, p.palazzi + p.banks, p.food, p.money, p.favour)
    for name, count in given.owned.items():
        assert hasattr(p, name), f"nobody owns {name}"
        setattr(p, name, count)
    for text in given.works.split():
        kind, value = text.split(":")
        (place,) = [
            index
            for index, work in enumerate(s.edition.works)
            if (work.tile.slug, work.value) == (kind, int(value))
        ]
        p.works[place] += 1
        s.works[place] -= 1
    s.land -= p.fields + p.farms - before[0]
    s.city -= p.palazzi + p.banks - before[1]
    s.units -= p.militias + p.condottieri
    s.catapults -= p.catapults
    s.food -= p.food + p.militia_food - before[2]
    s.money -= p.money + p.condottiere_money - before[3]
    s.favour -= p.favour + p.militia_favour + p.condottiere_favour - before[4]


def scoring(*princes: Prince, first: int = 0) -> Principato:
    """A military scoring is about to begin; nothing follows it."""
    s = table(*princes, first=first)
    s.agenda = [MILITARY_SCORING]
    s.settle()
    return s


def last_turn(*princes: Prince, stack: str = "", year: int = 1, turn: int = 0) -> Principato:
    """A player has the turn, and the refill stack is all but used up."""
    s = table(*princes, stack=stack, year=year)
    s.agenda = [ENDS[turn], TURNS[turn]]
    return s


def cards(text: str) -> list[Card]:
    every = {**CARDS, SCORING_CARD.slug: SCORING_CARD}
    return [every[slug] for slug in text.split()]


def hand(s: Principato, seat: int) -> str:
    return " ".join(card.slug for card in s.principalities[seat].cards)


def display(s: Principato) -> str:
    return " ".join(card.slug for card in s.display)


def cubes(s: Principato, seat: int) -> tuple[int, int, int]:
    """The stored cubes of a player: food, money, favour."""
    p = s.principalities[seat]
    return p.food, p.money, p.favour


def military(s: Principato) -> list[int]:
    return [p.military for p in s.principalities]


def acting(s: Principato) -> list[int]:
    """The seats that are asked now."""
    return [choice.seat for choice in s.waiting()]
