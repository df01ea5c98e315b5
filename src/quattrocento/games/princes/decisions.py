"""Decisions, the rights that go with every one of them, and the choice among cards drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal
from quattrocento.games.princes.components import (
    BONUS_DECK,
    DECKS,
    MERCHANT,
    PRESTIGE_DECK,
    PROFESSOR,
    Bonus,
    Deck,
    Prestige,
    Profession,
)
from quattrocento.games.princes.moves import (
    CONSULT_BONUS,
    CONSULT_PRESTIGE,
    GO_BACK,
    KEEP,
    TAKE_RANK,
    Consult,
    GoBack,
    Keep,
    Right,
)
from quattrocento.games.princes.state import MOST_SEATS, OF_MERCHANT, Princes
from quattrocento.games.princes.treasury import award, go_back, position

Why = tuple[str, str]  # the rule that forbids something and the reason, both empty if none does
ALLOWED: Final[Why] = ("", "")


def add_rights(s: Princes, seat: int, moves: list[Move]) -> None:
    """FLO-60, FLO-98, FLO-99 What this seat may do whenever it is asked for a decision."""
    prince = s.princes[seat]
    if not s.variants.muse:
        if prince.points:
            moves.append(GO_BACK)
    elif prince.character is MERCHANT:
        moves.append(TAKE_RANK)
    elif prince.character is PROFESSOR and not s.looking:
        if s.decks[PRESTIGE_DECK.index]:
            moves.append(CONSULT_PRESTIGE)
        if s.decks[BONUS_DECK.index]:
            moves.append(CONSULT_BONUS)


def exercise(s: Princes, seat: int, right: Move) -> None:
    if isinstance(right, GoBack):
        go_back(s, seat, 1)
    elif isinstance(right, Consult):
        s.princes[seat].character = None
        s.tell("consults", seat, deck=right.deck)
        look(s, seat, right.deck)
    else:
        take_rank(s, seat)


def foresee_right(s: Princes, seat: int, right: Move) -> Mapping[str, object]:
    """FLO-60, FLO-98 What a right costs and brings."""
    if isinstance(right, GoBack):
        return {"points": -1, "florins": s.edition.point_price}
    return {} if isinstance(right, Consult) else {"points": position(s, seat)}


def take_rank(s: Princes, seat: int) -> None:
    """FLO-98 The merchant brings as many points as the number of the place on the track."""
    s.princes[seat].character = None
    place = position(s, seat)
    award(s, seat, place, OF_MERCHANT)
    s.tell("takes-rank", seat, points=place)


def refuse(move: Move, why: Why, **facts: object) -> Refusal | None:
    """The refusal of a move for this rule and reason; nothing where there is none."""
    rule, reason = why
    return Refusal(move, rule, reason, facts) if rule else None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Decision(Choice):
    """A choice in which a seat may also use its rights; it is then asked again."""

    def offers(self, s: Princes) -> list[Move]:
        """The candidates besides rights."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def open_offers(self, s: Princes) -> list[Move]:
        """Those that are legal. A step may override this with a faster way to the same moves."""
        return [move for move in self.offers(s) if self.why_not(s, move) is None]

    def decide(self, s: Princes, move: Move) -> None:
        raise TypeError(f"{type(self).__name__} cannot be decided")

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        """The certain consequences of an offer."""
        return {}

    def candidates(self, s: Princes) -> Sequence[Move]:
        moves = self.offers(s)
        add_rights(s, self.seat, moves)
        return moves

    def legal_moves(self, s: Princes) -> Sequence[Move]:
        moves = self.open_offers(s)
        add_rights(s, self.seat, moves)
        return moves

    def play(self, s: Princes, move: Move) -> None:
        if isinstance(move, Right):
            s.then(self)
            exercise(s, self.seat, move)
        else:
            self.decide(s, move)

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
        if isinstance(move, Right):
            return foresee_right(s, self.seat, move)
        return self.foresee(s, move)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class FreeDecision(Decision):
    """A decision in which every offer is legal."""

    def open_offers(self, s: Princes) -> list[Move]:
        return self.offers(s)


def look(s: Princes, seat: int, deck: Deck) -> None:
    """FLO-25, FLO-50, FLO-52 Draw the top five cards, or all; what others knew of them is lost."""
    index = deck.index
    pile = s.decks[index]
    below = max(0, len(pile) - s.edition.look)
    s.looking = pile[below:][::-1]
    s.decks[index] = pile[:below]
    s.seen[index] = s.seen[index][:below]
    s.reveal()
    for other, prince in enumerate(s.princes):
        if index == 0 and (other != seat or prince.returned in s.looking):
            prince.returned = None
    if s.log is not None:
        s.tell("looks", seat, deck=deck, count=len(s.looking))
    s.then(SELECTIONS[index][seat])


@dataclass(frozen=True)
class Selection(FreeDecision):
    """FLO-25, FLO-50, FLO-52 Keep one of the cards drawn; the rest goes under the pile."""

    deck: Deck

    def offers(self, s: Princes) -> list[Move]:
        moves = KEEP[self.deck.index]
        return [moves[card.index] for card in s.looking]

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Keep)
        card = move.card
        prince = s.princes[self.seat]
        if isinstance(card, Profession):
            prince.hand = (*prince.hand, card)
        elif isinstance(card, Bonus):
            prince.bonuses = (*prince.bonuses, card)
        elif isinstance(card, Prestige):
            prince.prestige = (*prince.prestige, card)
        rest = [other for other in reversed(s.looking) if other is not card]
        index = self.deck.index
        s.decks[index] = tuple(rest) + s.decks[index]
        s.seen[index] = (1 << self.seat,) * len(rest) + s.seen[index]
        s.looking = ()
        if s.log is not None:
            s.tell("keeps-one", self.seat, deck=self.deck)
            s.tell("keeps", self.seat, to=self.seat, card=card)

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"deck": self.deck, "count": len(s.looking)}


SELECTIONS: Final = [
    [Selection(seat, deck) for seat in range(MOST_SEATS)] for deck in DECKS.values()
]
