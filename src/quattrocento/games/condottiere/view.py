"""What each seat sees, and what it could imagine: all secrecy of the game."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from quattrocento.core.rng import Rng
from quattrocento.core.state import imagine_answers
from quattrocento.core.views import View
from quattrocento.games.condottiere.battle import is_fought
from quattrocento.games.condottiere.campaign import count_cards
from quattrocento.games.condottiere.cards import is_winter, strength
from quattrocento.games.condottiere.components import (
    ALL_CITIES,
    DECK,
    HEROINE,
    MERCENARIES,
    Card,
    MapName,
)
from quattrocento.games.condottiere.realm import largest_group, target
from quattrocento.games.condottiere.state import Condottiere, cities, defender


@dataclass(frozen=True)
class CaptainView:
    """A player: the cards in hand where their number is open, the army, the realm."""

    seat: int
    cards: int | None
    known: list[str]
    line: list[str]
    strength: int
    out: bool
    cities: list[str]
    group: int


@dataclass(frozen=True)
class CondottiereView(View):
    """The table. Owners, the defender and the winner are seats, or -1 where there is nobody.

    `values` are what cards count in an army where it is not winter (CON-20, CON-24).
    """

    game: Literal["condottiere"]
    round: int
    condottiere: int
    city: str | None
    battle: bool
    defender: int
    winter: bool
    map: MapName
    neighbours: dict[str, list[str]]
    target: int
    values: dict[str, int]
    owners: dict[str, int]
    hand: list[str]
    aside: list[str]
    captains: list[CaptainView]
    answered: list[int]
    winner: int


def slugs(counts: list[int]) -> list[str]:
    return [card.slug for card in DECK for _ in range(counts[card.index])]


def view(s: Condottiere, seat: int | None) -> CondottiereView:
    """CON-47 Hands are secret, the number of cards only where the table wants it so."""
    return CondottiereView(
        game="condottiere",
        seat=seat,
        round=s.round,
        condottiere=s.condottiere,
        city=s.city.slug if s.city is not None else None,
        battle=is_fought(s),
        defender=defender(s),
        winter=is_winter(s),
        map=s.variants.map,
        neighbours=view_neighbours(tuple(s.neighbours)),
        target=target(s),
        values={card.slug: s.edition.values[card.index] for card in [*MERCENARIES, HEROINE]},
        owners={city.slug: s.owners[city.index] for city in ALL_CITIES},
        hand=[] if seat is None else slugs(s.captains[seat].hand),
        aside=slugs(s.aside),
        captains=[view_captain(s, other, seat) for other in range(s.seats)],
        answered=sorted(s.answers),
        winner=s.winner,
    )


@lru_cache(64)
def view_neighbours(masks: tuple[int, ...]) -> dict[str, list[str]]:
    """CON-43 The cities that each city shares a border with: a map never changes."""
    return {
        city.slug: [other.slug for other in ALL_CITIES if masks[city.index] >> other.index & 1]
        for city in ALL_CITIES
    }


def view_captain(s: Condottiere, other: int, seat: int | None) -> CaptainView:
    captain = s.captains[other]
    open_size = s.variants.hand_sizes == "open" or other == seat
    return CaptainView(
        seat=other,
        cards=sum(captain.hand) if open_size else None,
        known=[card.slug for card in captain.known],
        line=slugs(captain.line),
        strength=strength(s, other),
        out=captain.out,
        cities=[city.slug for city in cities(s, other)],
        group=largest_group(s, other),
    )


def imagine(s: Condottiere, seat: int, rng: Rng) -> Condottiere:
    """Deal what this seat cannot see anew, in the same quantities.

    Hand sizes follow from public events, so they stay even where the view hides them.
    """
    dream = s.clone()
    dream.log = None
    others = [captain for other, captain in enumerate(dream.captains) if other != seat]
    unseen = [sum(captain.hand) - len(captain.known) for captain in others]
    pool: list[Card] = []
    for card in DECK:
        index = card.index
        count = dream.deck[index]
        for captain in others:
            count += captain.hand[index] - captain.known.count(card)
        pool.extend([card] * count)
    rng.shuffle(pool)
    for captain, size in zip(others, unseen, strict=True):
        start = len(pool) - size
        captain.hand = count_cards([*pool[start:], *captain.known])
        del pool[start:]
    dream.deck = tuple(count_cards(pool))
    dream.rng = rng.child("imagined")
    imagine_answers(dream, seat, rng)
    return dream
