"""What each seat sees, and what it could imagine: all secrecy of the game."""

from quattrocento.core.rng import Rng
from quattrocento.core.state import imagine_answers
from quattrocento.core.views import Data as View
from quattrocento.games.condottiere.campaign import count_cards
from quattrocento.games.condottiere.cards import is_winter, strength
from quattrocento.games.condottiere.components import ALL_CITIES, DECK, Card
from quattrocento.games.condottiere.realm import largest_group, target
from quattrocento.games.condottiere.state import Condottiere, cities, defender


def slugs(counts: list[int]) -> list[str]:
    return [card.slug for card in DECK for _ in range(counts[card.index])]


def view(s: Condottiere, seat: int | None) -> View:
    """CON-47 Hands are secret, the number of cards only where the table wants it so."""
    return {
        "seat": seat,
        "round": s.round,
        "condottiere": s.condottiere,
        "city": s.city.slug if s.city is not None else None,
        "defender": defender(s),
        "winter": is_winter(s),
        "map": s.variants.map,
        "target": target(s),
        "owners": {city.slug: s.owners[city.index] for city in ALL_CITIES},
        "hand": [] if seat is None else slugs(s.captains[seat].hand),
        "aside": slugs(s.aside),
        "captains": [view_captain(s, other, seat) for other in range(s.seats)],
        "answered": sorted(s.answers),
        "winner": s.winner,
    }


def view_captain(s: Condottiere, other: int, seat: int | None) -> View:
    captain = s.captains[other]
    open_size = s.variants.hand_sizes == "open" or other == seat
    return {
        "seat": other,
        "cards": sum(captain.hand) if open_size else None,
        "known": [card.slug for card in captain.known],
        "line": slugs(captain.line),
        "strength": strength(s, other),
        "out": captain.out,
        "cities": [city.slug for city in cities(s, other)],
        "group": largest_group(s, other),
    }


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
