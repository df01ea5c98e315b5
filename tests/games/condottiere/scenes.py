"""Scenes of Condottiere: positions set out as one would on a table."""

from collections.abc import Mapping, Sequence

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.battle import BATTLE
from quattrocento.games.condottiere.campaign import CITY_CHOICES, DISCARDS, NEXT_BATTLE, count_cards
from quattrocento.games.condottiere.cards import strength
from quattrocento.games.condottiere.components import CARDS, CITY_BY_SLUG, DECK
from quattrocento.games.condottiere.edition import Figures
from quattrocento.games.condottiere.setup import setup
from quattrocento.games.condottiere.state import Condottiere, Variants

DEFAULT = Variants()


def edition() -> Figures:
    found = GAME.edition()
    assert isinstance(found, Figures)
    return found


def campaign(
    hands: Sequence[str],
    condottiere: int = 0,
    owners: Mapping[str, int] | None = None,
    variants: Variants = DEFAULT,
) -> Condottiere:
    """The condottiere is about to name a city; everyone holds the cards given."""
    s = setup(len(hands), variants, edition(), Rng(seed_key("scene")))
    s.log = []
    s.round = 1
    s.condottiere = condottiere
    for captain, text in zip(s.captains, hands, strict=True):
        captain.hand = count_cards([CARDS[slug] for slug in text.split()])
    held = [sum(captain.hand[card.index] for captain in s.captains) for card in DECK]
    s.deck = tuple(all_ - some for all_, some in zip(s.deck, held, strict=True))
    assert min(s.deck) >= 0, "there are not so many cards"
    for slug, seat in (owners or {}).items():
        s.owners[CITY_BY_SLUG[slug].index] = seat
    s.agenda = [CITY_CHOICES[condottiere]]
    return s


def battle(
    hands: Sequence[str],
    city: str = "parma",
    condottiere: int = 0,
    owners: Mapping[str, int] | None = None,
    variants: Variants = DEFAULT,
) -> Condottiere:
    """A battle for a city is about to begin."""
    s = campaign(hands, condottiere, owners, variants)
    s.city = CITY_BY_SLUG[city]
    s.agenda = [NEXT_BATTLE, DISCARDS, BATTLE]
    s.settle()
    return s


def hand(s: Condottiere, seat: int) -> str:
    return cards(s.captains[seat].hand)


def line(s: Condottiere, seat: int) -> str:
    return cards(s.captains[seat].line)


def cards(counts: list[int]) -> str:
    return " ".join(card.slug for card in DECK for _ in range(counts[card.index]))


def strengths(s: Condottiere) -> list[int]:
    return [strength(s, seat) for seat in range(s.seats)]


def owner(s: Condottiere, city: str) -> int:
    return s.owners[CITY_BY_SLUG[city].index]


def acting(s: Condottiere) -> list[int]:
    """The seats that are asked now."""
    return [choice.seat for choice in s.waiting()]
