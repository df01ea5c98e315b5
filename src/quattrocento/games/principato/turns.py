"""A turn: two actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, FreeChoice, Refusal
from quattrocento.games.principato.cards import (
    activate,
    activations,
    announced,
    why_not_activate,
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

ACTIONS_A_TURN: Final = 2


@dataclass(frozen=True)
class Action(Choice):
    """PRI-20 Activate a card, swap one, or take a favour; or decline what is left of the turn."""

    left: int

    def candidates(self, s: Principato) -> Sequence[Move]:
        p = s.principalities[self.seat]
        cards = kinds(p)
        return [
            *[move for card in cards for move in announced(s, p, card)],
            *[SWAP[card.index] for card in cards],
            TAKE_FAVOUR,
            *laid_favours(p, why_no_favour(s, p)),
            *supplies(p),
            PASS,
        ]

    def why_not(self, s: Principato, move: Move) -> Refusal | None:
        p = s.principalities[self.seat]
        if isinstance(move, TakeFavour):
            return why_no_favour(s, p)
        return why_not_activate(s, p, move)

    def legal_moves(self, s: Principato) -> Sequence[Move]:
        p = s.principalities[self.seat]
        moves: list[Move] = []
        cards = kinds(p)
        for card in cards:
            activations(s, p, card, moves)
        for card in cards:
            moves.append(SWAP[card.index])
        closed = why_no_favour(s, p)
        if closed is None:
            moves.append(TAKE_FAVOUR)
        if p.militias or p.condottieri:
            moves.extend(laid_favours(p, closed))
            moves.extend(supplies(p))
        moves.append(PASS)
        return moves

    def play(self, s: Principato, move: Move) -> None:
        if isinstance(move, Pass):
            if s.log is not None:
                s.tell("passes", self.seat, actions=self.left)
        elif isinstance(move, Supply):
            s.then(MUST_SUPPLY[move.unit.slug][self.seat], ACTIONS[self.left][self.seat])
        else:
            if self.left > 1:
                s.then(ACTIONS[self.left - 1][self.seat])
            act(s, self.seat, move)

    def preview(self, s: Principato, move: Move) -> Mapping[str, object]:
        if isinstance(move, LayFavour):
            return military_change(s, self.seat, 2)
        if isinstance(move, Build) and s.edition.effects[move.card.index].what == CATAPULT.slug:
            return military_change(s, self.seat, move.tiles)
        return certain_gain(s, s.principalities[self.seat], move)

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"left": self.left}


def kinds(p: Principality) -> list[Card]:
    """The own two cards; two that are the same count once."""
    return p.cards if p.cards[0] is not p.cards[1] else p.cards[:1]


def why_no_favour(s: Principato, p: Principality) -> Refusal | None:
    """PRI-25 A favour must be left, and find room in the church."""
    if s.favour == 0:
        return NO_FAVOUR
    return None if room(s, p, FAVOUR) else CHURCH_FULL


def laid_favours(p: Principality, closed: Refusal | None) -> list[Move]:
    """PRI-25 A favour that the church is too full for may go onto an empty unit."""
    if closed is not CHURCH_FULL:
        return []
    return [LAY_FAVOUR[unit.slug] for unit in UNIT if p.empty(unit)]


def supplies(p: Principality) -> list[Move]:
    """PRI-06"""
    return [SUPPLY[unit.slug] for unit in UNIT if can_supply(p, unit)]


def act(s: Principato, seat: int, move: Move) -> None:
    """PRI-22 to PRI-25 Carry out one action; a card with the symbol is then swapped."""
    p = s.principalities[seat]
    if isinstance(move, Swap):
        s.then(EXCHANGES[move.card.index][seat])
    elif isinstance(move, TakeFavour):
        s.favour -= 1
        p.favour += 1
        if s.log is not None:
            s.tell("takes-favour", seat)
    elif isinstance(move, LayFavour):
        s.favour -= 1
        if move.unit is MILITIA:
            p.militia_favour += 1
        else:
            p.condottiere_favour += 1
        if s.log is not None:
            s.tell("lays-favour", seat, unit=move.unit)
    else:
        assert isinstance(move, Activation)
        if s.edition.swaps[move.card.index]:
            s.then(EXCHANGES[move.card.index][seat])
        activate(s, seat, move)


@dataclass(frozen=True)
class Exchange(FreeChoice):
    """PRI-23, PRI-24 An own card and any card of the display change places."""

    card: Card

    def candidates(self, s: Principato) -> Sequence[Move]:
        return [TAKE[card.index][place] for place, card in enumerate(s.display)]

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Take)
        p = s.principalities[self.seat]
        first, second = p.cards
        p.cards = [move.card, second] if first is self.card else [first, move.card]
        s.display[move.place - 1] = self.card
        if s.log is not None:
            s.tell("swaps", self.seat, card=self.card, taken=move.card)

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"card": self.card}


NO_FAVOUR: Final = Refusal(TAKE_FAVOUR, "PRI-25", "no-favour")
CHURCH_FULL: Final = Refusal(TAKE_FAVOUR, "PRI-25", "church-full")
ACTIONS: Final = [[Action(seat, left) for seat in range(4)] for left in range(ACTIONS_A_TURN + 1)]
TURNS: Final = ACTIONS[ACTIONS_A_TURN]
EXCHANGES: Final = [[Exchange(seat, card) for seat in range(4)] for card in CARD]
