"""A turn: two actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal
from quattrocento.games.principato.cards import (
    activate,
    activations,
    certain_gain,
    refused_activations,
)
from quattrocento.games.principato.components import CARD, FAVOUR, MILITIA, UNITS, Card
from quattrocento.games.principato.moves import (
    LAY_FAVOUR,
    PASS,
    SUPPLY,
    SWAP,
    TAKE,
    TAKE_FAVOUR,
    Activation,
    LayFavour,
    Pass,
    Supply,
    Swap,
    Take,
    TakeFavour,
)
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.storage import MUST_SUPPLY, can_supply, room


@dataclass(frozen=True)
class Action(Choice):
    """PRI-20 Activate a card, swap one, or take a favour; or decline what is left of the turn."""

    left: int

    def options(self, s: Principato) -> Sequence[Move]:
        p = s.principalities[self.seat]
        one, other = p.cards[0], p.cards[1]
        moves: list[Move] = []
        activations(s, p, one, moves)
        if other is not one:
            activations(s, p, other, moves)
        swaps(s, one, moves)
        if other is not one:
            swaps(s, other, moves)
        favours(s, p, moves)
        for unit in UNITS:
            if can_supply(p, unit):
                moves.append(SUPPLY[unit.slug])
        moves.append(PASS)
        return moves

    def play(self, s: Principato, move: Move) -> None:
        if isinstance(move, Pass):
            s.tell("passes", self.seat, actions=self.left)
        elif isinstance(move, Supply):
            s.then(MUST_SUPPLY[move.tile.slug][self.seat], ACTIONS[self.left][self.seat])
        else:
            if self.left > 1:
                s.then(ACTIONS[self.left - 1][self.seat])
            act(s, self.seat, move)

    def refusals(self, s: Principato) -> Sequence[Refusal]:
        p = s.principalities[self.seat]
        refused = refused_activations(s, p, p.cards[0])
        if p.cards[1] is not p.cards[0]:
            refused += refused_activations(s, p, p.cards[1])
        if s.favour == 0:
            refused.append(Refusal(TAKE_FAVOUR, "PRI-25", "no-favour"))
        elif room(s, p, FAVOUR) == 0:
            refused.append(Refusal(TAKE_FAVOUR, "PRI-25", "church-full"))
        return refused

    def preview(self, s: Principato, move: Move) -> Mapping[str, object]:
        return certain_gain(s, s.principalities[self.seat], move)

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"left": self.left}


def swaps(s: Principato, card: Card, moves: list[Move]) -> None:
    """PRI-24 The card goes to the place of the one taken, so the place matters."""
    table = SWAP[card.index]
    for place, taken in enumerate(s.display):
        moves.append(table[taken.index][place])


def favours(s: Principato, p: Principality, moves: list[Move]) -> None:
    """PRI-25 A favour goes into the church, or if that is full onto an empty unit."""
    if s.favour == 0:
        return
    if room(s, p, FAVOUR):
        moves.append(TAKE_FAVOUR)
        return
    for unit in UNITS:
        if p.empty(unit):
            moves.append(LAY_FAVOUR[unit.slug])


def act(s: Principato, seat: int, move: Move) -> None:
    """PRI-22 to PRI-25 Carry out one action; a card with the symbol is then swapped."""
    p = s.principalities[seat]
    if isinstance(move, Swap):
        s.tell("swaps", seat, card=move.card, taken=move.taken)
        exchange(s, p, move.card, move.place)
    elif isinstance(move, TakeFavour):
        s.favour -= 1
        p.favour += 1
        s.tell("takes-favour", seat)
    elif isinstance(move, LayFavour):
        s.favour -= 1
        if move.tile is MILITIA:
            p.militia_favour += 1
        else:
            p.condottiere_favour += 1
        s.tell("lays-favour", seat, tile=move.tile)
    else:
        assert isinstance(move, Activation)
        if s.edition.swaps[move.card.index]:
            s.then(REPLACEMENTS[move.card.index][seat])
        activate(s, seat, move)


def exchange(s: Principato, p: Principality, card: Card, place: int) -> None:
    """PRI-23, PRI-24 An own card and one of the display change places."""
    own = 0 if p.cards[0] is card else 1
    p.cards[own] = s.display[place - 1]
    s.display[place - 1] = card


@dataclass(frozen=True)
class Replacement(Choice):
    """PRI-23 An activated card with the swap symbol must be swapped for one of the display."""

    card: Card

    def options(self, s: Principato) -> Sequence[Move]:
        return [TAKE[card.index][place] for place, card in enumerate(s.display)]

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Take)
        s.tell("takes", self.seat, card=move.card)
        exchange(s, s.principalities[self.seat], self.card, move.place)

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"card": self.card}


ACTIONS: Final = [[Action(seat, left) for seat in range(4)] for left in range(3)]
REPLACEMENTS: Final = [[Replacement(seat, card) for seat in range(4)] for card in CARD]
