"""A turn: two actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal
from quattrocento.games.principato.cards import (
    activate,
    activations,
    refused_activations,
)
from quattrocento.games.principato.components import CARD, CATAPULT, FAVOUR, MILITIA, UNIT, Card
from quattrocento.games.principato.forecast import certain_gain, military_change
from quattrocento.games.principato.moves import (
    LAY_FAVOUR,
    PASS,
    SUPPLY,
    SWAP,
    TAKE,
    TAKE_FAVOUR,
    Activation,
    Build,
    LayFavour,
    Pass,
    Supply,
    Swap,
    Take,
    TakeFavour,
)
from quattrocento.games.principato.state import Principality, Principato, room
from quattrocento.games.principato.storage import MUST_SUPPLY, can_supply


@dataclass(frozen=True)
class Action(Choice):
    """PRI-20 Activate a card, swap one, or take a favour; or decline what is left of the turn."""

    left: int

    def legal_moves(self, s: Principato) -> Sequence[Move]:
        p = s.principalities[self.seat]
        one, other = p.cards[0], p.cards[1]
        moves: list[Move] = []
        activations(s, p, one, moves)
        if other is not one:
            activations(s, p, other, moves)
        moves.append(SWAP[one.index])
        if other is not one:
            moves.append(SWAP[other.index])
        favours(s, p, moves)
        for unit in UNIT:
            if can_supply(p, unit):
                moves.append(SUPPLY[unit.slug])
        moves.append(PASS)
        return moves

    def play(self, s: Principato, move: Move) -> None:
        if isinstance(move, Pass):
            s.tell("passes", self.seat, actions=self.left)
        elif isinstance(move, Supply):
            s.then(MUST_SUPPLY[move.unit.slug][self.seat], ACTIONS[self.left][self.seat])
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
        if isinstance(move, LayFavour):
            return military_change(s, self.seat, 2)
        if isinstance(move, Build) and s.edition.effects[move.card.index].what == CATAPULT.slug:
            return military_change(s, self.seat, move.tiles)
        return certain_gain(s, s.principalities[self.seat], move)

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"left": self.left}


def favours(s: Principato, p: Principality, moves: list[Move]) -> None:
    """PRI-25 A favour goes into the church, or if that is full onto an empty unit."""
    if s.favour == 0:
        return
    if room(s, p, FAVOUR):
        moves.append(TAKE_FAVOUR)
        return
    for unit in UNIT:
        if p.empty(unit):
            moves.append(LAY_FAVOUR[unit.slug])


def act(s: Principato, seat: int, move: Move) -> None:
    """PRI-22 to PRI-25 Carry out one action; a card with the symbol is then swapped."""
    p = s.principalities[seat]
    if isinstance(move, Swap):
        s.then(EXCHANGES[move.card.index][seat])
    elif isinstance(move, TakeFavour):
        s.favour -= 1
        p.favour += 1
        s.tell("takes-favour", seat)
    elif isinstance(move, LayFavour):
        s.favour -= 1
        if move.unit is MILITIA:
            p.militia_favour += 1
        else:
            p.condottiere_favour += 1
        s.tell("lays-favour", seat, unit=move.unit)
    else:
        assert isinstance(move, Activation)
        if s.edition.swaps[move.card.index]:
            s.then(EXCHANGES[move.card.index][seat])
        activate(s, seat, move)


@dataclass(frozen=True)
class Exchange(Choice):
    """PRI-23, PRI-24 An own card and any card of the display change places."""

    card: Card

    def legal_moves(self, s: Principato) -> Sequence[Move]:
        return [TAKE[card.index][place] for place, card in enumerate(s.display)]

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Take)
        p = s.principalities[self.seat]
        own = 0 if p.cards[0] is self.card else 1
        p.cards[own] = move.card
        s.display[move.place - 1] = self.card
        s.tell("swaps", self.seat, card=self.card, taken=move.card)

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"card": self.card}


ACTIONS: Final = [[Action(seat, left) for seat in range(4)] for left in range(3)]
EXCHANGES: Final = [[Exchange(seat, card) for seat in range(4)] for card in CARD]
