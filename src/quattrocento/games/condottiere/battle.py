"""A battle, from the first card to the spoils."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.pieces import SEATS
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Choice, Refusal, Step
from quattrocento.games.condottiere.cards import has_mercenary, strengths, strongest
from quattrocento.games.condottiere.components import (
    BISHOP,
    HEROINE,
    MERCENARIES,
    SCARECROW,
    SURRENDER,
    Card,
    City,
)
from quattrocento.games.condottiere.forecast import foretell_card, foretell_taking_back
from quattrocento.games.condottiere.moves import (
    PASS,
    PLAY,
    TAKE_BACK,
    TAKE_NOTHING,
    Play,
    TakeBack,
)
from quattrocento.games.condottiere.realm import has_won
from quattrocento.games.condottiere.state import Condottiere, contested, defender, no_cards


@dataclass(frozen=True)
class Battle(Step):
    """CON-10, CON-38 The condottiere acts first, or else the next player who holds cards."""

    def run(self, s: Condottiere) -> None:
        for captain in s.captains:
            captain.out = not any(captain.hand)
        turn_to(s, s.condottiere)


def turn_to(s: Condottiere, seat: int) -> None:
    """CON-10, CON-30 The first seat from here that is not out acts; when all are, it is over."""
    for offset in range(s.seats):
        candidate = (seat + offset) % s.seats
        if not s.captains[candidate].out:
            s.then(TURNS[candidate])
            return
    s.then(COUNT_THE_ARMIES)


def may_come_in_later(s: Condottiere, seat: int) -> bool:
    """CON-15, CON-16 Whether a pass of this seat leaves the door open."""
    if seat != defender(s) or any(s.captains[seat].line):
        return False
    return any(not captain.out for other, captain in enumerate(s.captains) if other != seat)


@dataclass(frozen=True)
class Turn(Choice):
    """CON-11 Play exactly one card, any card (CON-19), or pass (CON-14)."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return PLAY_OR_PASS

    def why_not(self, s: Condottiere, move: Move) -> Refusal | None:
        if isinstance(move, Play) and not s.captains[self.seat].hand[move.card.index]:
            return Refusal(move, "CON-11", "not-in-hand", {"card": move.card})
        return None

    def legal_moves(self, s: Condottiere) -> Sequence[Move]:
        # Asked more often than all else: one walk through the hand, without a word of refusal.
        hand = s.captains[self.seat].hand
        moves = [PLAY[index] for index, count in enumerate(hand) if count]
        moves.append(PASS)
        return moves

    def play(self, s: Condottiere, move: Move) -> None:
        if isinstance(move, Play):
            play_card(s, self.seat, move.card)
        else:
            pass_turn(s, self.seat)

    def preview(self, s: Condottiere, move: Move) -> Mapping[str, object]:
        if not isinstance(move, Play):
            return {"final": not may_come_in_later(s, self.seat)}
        return foretell_card(s, self.seat, move.card)

    def facts(self, s: Condottiere) -> Mapping[str, object]:
        return {"city": contested(s)}


def play_card(s: Condottiere, seat: int, card: Card) -> None:
    captain = s.captains[seat]
    captain.hand[card.index] -= 1
    captain.line[card.index] += 1
    if card in captain.known:
        at = captain.known.index(card)
        captain.known = captain.known[:at] + captain.known[at + 1 :]
    if s.log is not None:
        s.tell("plays", seat, card=card)
    if card is SCARECROW and has_mercenary(captain.line):
        s.then(TAKE_BACKS[seat])
    elif card is BISHOP:
        s.then(CALLED_OFF[seat])
    elif card is SURRENDER:
        s.then(COUNT_THE_ARMIES)
    else:
        end_turn(s, seat)


def pass_turn(s: Condottiere, seat: int) -> None:
    """CON-12, CON-15 A pass is final, but for a defender who may still come in."""
    waits = may_come_in_later(s, seat)
    if not waits:
        s.captains[seat].out = True
    if s.log is not None:
        s.tell("waits" if waits else "passes", seat)
    turn_to(s, seat + 1)


def end_turn(s: Condottiere, seat: int) -> None:
    """CON-18 Who has no cards left is out of the battle."""
    captain = s.captains[seat]
    if not any(captain.hand):
        captain.out = True
        s.tell("spent", seat)
    turn_to(s, seat + 1)


@dataclass(frozen=True)
class ScarecrowStands(Choice):
    """CON-25, CON-26 Take one own mercenary back to hand, or nothing."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return TAKE_BACK_OR_NOTHING

    def why_not(self, s: Condottiere, move: Move) -> Refusal | None:
        if not isinstance(move, TakeBack):
            return None
        if move.card is HEROINE:
            return Refusal(move, "CON-24", "heroine-stays")
        if move.card not in MERCENARIES:
            return Refusal(move, "CON-25", "special-stays")
        if not s.captains[self.seat].line[move.card.index]:
            return Refusal(move, "CON-25", "not-in-line", {"card": move.card})
        return None

    def legal_moves(self, s: Condottiere) -> Sequence[Move]:
        line = s.captains[self.seat].line
        moves = [TAKE_BACK[card.index] for card in MERCENARIES if line[card.index]]
        moves.append(TAKE_NOTHING)
        return moves

    def play(self, s: Condottiere, move: Move) -> None:
        if isinstance(move, TakeBack):
            captain = s.captains[self.seat]
            index = move.card.index
            captain.line[index] -= 1
            captain.hand[index] += 1
            captain.known = tuple(sorted([*captain.known, move.card]))
            s.tell("takes-back", self.seat, card=move.card)
        else:
            s.tell("takes-nothing", self.seat)
        end_turn(s, self.seat)

    def preview(self, s: Condottiere, move: Move) -> Mapping[str, object]:
        if isinstance(move, TakeBack):
            return foretell_taking_back(s, self.seat, move.card)
        armies = strengths(s)
        return {"before": armies, "after": armies}


@dataclass(frozen=True)
class EndOfBattle(Step):
    """CON-30 to CON-35 The armies are compared, unless a seat's bishop forbids it (CON-28)."""

    bishop: int

    def run(self, s: Condottiere) -> None:
        city = contested(s)
        armies = strengths(s)
        winner = strongest(armies) if self.bishop == NOBODY else NOBODY
        if winner == NOBODY:
            no_winner(s, city, self.bishop, armies)
        else:
            s.tell("wins", winner, city=city, strengths=armies)
            s.owners[city.index] = winner
            s.condottiere = winner
        clear_the_field(s)
        if winner != NOBODY and has_won(s, winner, city):
            s.winner = winner
            s.tell("victory", winner)


def no_winner(s: Condottiere, city: City, bishop: int, armies: list[int]) -> None:
    """CON-33, CON-34 The city keeps its owner, if it has one, who becomes the condottiere."""
    owner = s.owners[city.index]
    counted = bishop == NOBODY or s.variants.revision == 1
    if owner == NOBODY:
        if counted:
            s.tell("no-winner", city=city, strengths=armies)
        else:
            s.tell("bishop-ends", bishop, city=city)
        return
    if counted:
        s.tell("city-holds", city=city, owner=SEATS[owner], strengths=armies)
    else:
        s.tell("bishop-saves", bishop, city=city, owner=SEATS[owner])
    s.condottiere = owner


def is_fought(s: Condottiere) -> bool:
    """Whether a battle is going on: somebody is asked for a card, or what to take back, or the
    armies lie there to be compared."""
    return bool(s.agenda) and isinstance(s.agenda[-1], (Turn, ScarecrowStands, EndOfBattle))


def clear_the_field(s: Condottiere) -> None:
    """CON-35, CON-46 All played cards go aside; battles without any are counted."""
    quiet = True
    for captain in s.captains:
        if any(captain.line):
            quiet = False
            for index, count in enumerate(captain.line):
                s.aside[index] += count
            captain.line = no_cards()
    s.quiet = s.quiet + 1 if quiet else 0


PLAY_OR_PASS: Final = [*PLAY, PASS]
TAKE_BACK_OR_NOTHING: Final = [*TAKE_BACK, TAKE_NOTHING]
TURNS: Final = [Turn(seat) for seat in range(6)]
TAKE_BACKS: Final = [ScarecrowStands(seat) for seat in range(6)]
BATTLE: Final = Battle()
COUNT_THE_ARMIES: Final = EndOfBattle(NOBODY)
CALLED_OFF: Final = [EndOfBattle(seat) for seat in range(6)]
