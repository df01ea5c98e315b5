"""Worlds that look alike to a seat although they differ in what public events would tell it.

Money and hand sizes follow from what everybody saw, so `imagine` keeps them. Where a table wants
them secret the view hides them nevertheless, and then nothing else may give them away.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quattrocento.core.game import Game
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.games.condottiere.components import DECK
from quattrocento.games.condottiere.state import Condottiere
from quattrocento.games.princes.state import Princes
from tests.lots.table import Lots

# as poor as can be, and richer than anybody ever is
MOST_MONEY = 60
MOST_CARDS = 3


def other_money(s: Princes, seat: int, rng: Rng) -> None:
    """FLO-09 Everybody else is richer or poorer."""
    for other, prince in enumerate(s.princes):
        if other != seat:
            prince.florins = rng.below(MOST_MONEY + 1) * s.edition.payment_step


def other_hands(s: Condottiere, seat: int, rng: Rng) -> None:
    """CON-47 Everybody else who has cards has a few more, as far as the deck goes."""
    deck = list(s.deck)
    for other, captain in enumerate(s.captains):
        more = rng.below(MOST_CARDS + 1) if other != seat and any(captain.hand) else 0
        for card in [rng.pick(DECK).index for _ in range(more)]:
            if deck[card]:
                deck[card] -= 1
                captain.hand[card] += 1
    s.deck = tuple(deck)


def other_leader(s: Lots, seat: int, rng: Rng) -> None:
    """Who began is in no view of Lots, and nothing depends on it any more."""
    s.first = (s.first + 1 + rng.below(s.seats - 1)) % s.seats


@dataclass(frozen=True)
class Veil:
    """What a view hides that is not imagined anew: at which tables, and how it could be."""

    hangs: Callable[[Any], bool]
    change: Callable[[Any, int, Rng], None]


VEILS = {
    "condottiere": Veil(lambda s: s.variants.hand_sizes == "hidden", other_hands),
    "lots": Veil(lambda s: True, other_leader),
    "princes": Veil(lambda s: not s.variants.open_money, other_money),
}


def is_veiled(game: Game, s: State) -> bool:
    return game.key in VEILS and VEILS[game.key].hangs(s)


def look_alike(game: Game, s: State, seat: int, rng: Rng) -> State:
    """A world that this seat cannot tell from the true one by its view."""
    world: State = game.imagine(s, seat, rng)
    VEILS[game.key].change(world, seat, rng)
    return world
