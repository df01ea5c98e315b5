"""The campaign: dealing, naming cities, battle after battle, until a realm is large enough."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Choice, FreeChoice, JointChoice, Refusal, Step
from quattrocento.games.condottiere.battle import BATTLE
from quattrocento.games.condottiere.cards import has_mercenary
from quattrocento.games.condottiere.components import DECK, Card
from quattrocento.games.condottiere.moves import (
    DISCARD,
    FIGHT_ON,
    KEEP,
    NAME,
    THROW_IN,
    Discard,
    NameCity,
)
from quattrocento.games.condottiere.state import Condottiere, cities, holders, no_cards


@dataclass(frozen=True)
class Deal(Step):
    """CON-04, CON-41 All cards are shuffled; each gets ten, and two for every city held."""

    def run(self, s: Condottiere) -> None:
        pack = s.edition.pack.copy()
        s.shuffle(pack)
        s.round += 1
        s.quiet = 0
        s.tell("deals", s.condottiere, round=s.round)
        for seat, captain in enumerate(s.captains):
            size = s.edition.base + s.edition.per_city * len(cities(s, seat))
            dealt = s.draw(pack, size)
            captain.hand = count_cards(dealt)
            captain.known = ()
            s.tell("receives", seat, count=size)
            if s.log is not None:
                s.tell("hand", seat, to=seat, cards=sorted(dealt))
        s.deck = tuple(count_cards(pack))
        s.aside = no_cards()
        s.then(CITY_CHOICES[s.condottiere])


def count_cards(cards: Sequence[Card]) -> list[int]:
    counts = no_cards()
    for card in cards:
        counts[card.index] += 1
    return counts


@dataclass(frozen=True)
class CityChoice(FreeChoice):
    """CON-05, CON-37, CON-42 The condottiere names any city for the next battle."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return NAME

    def play(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, NameCity)
        s.city = move.city
        s.tell("names-city", self.seat, city=move.city)
        s.then(BATTLE, DISCARDS, NEXT_BATTLE)


@dataclass(frozen=True)
class Discards(Step):
    """CON-36 Everyone who holds cards is asked, so that the question tells nothing."""

    def run(self, s: Condottiere) -> None:
        if s.winner == NOBODY:
            asked = holders_mask(s)
            if asked:
                s.then(HAND_CHOICES[asked])


def holders_mask(s: Condottiere) -> int:
    return sum([1 << seat for seat in holders(s)])


@dataclass(frozen=True)
class HandChoice(Choice):
    """CON-36 A hand without a mercenary may be thrown in, whole."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return KEEP_OR_DISCARD

    def why_not(self, s: Condottiere, move: Move) -> Refusal | None:
        if isinstance(move, Discard) and has_mercenary(s.captains[self.seat].hand):
            return Refusal(move, "CON-36", "holds-mercenary")
        return None

    def legal_moves(self, s: Condottiere) -> Sequence[Move]:
        return ONLY_KEEP if has_mercenary(s.captains[self.seat].hand) else KEEP_OR_DISCARD

    def play(self, s: Condottiere, move: Move) -> None:
        if isinstance(move, Discard):
            captain = s.captains[self.seat]
            thrown = [card for card in DECK for _ in range(captain.hand[card.index])]
            s.tell("discards", self.seat, cards=thrown)
            put_aside(s, self.seat)


def put_aside(s: Condottiere, seat: int) -> None:
    """None of these cards is known, for only mercenaries are (CON-25)."""
    captain = s.captains[seat]
    for index, count in enumerate(captain.hand):
        s.aside[index] += count
    captain.hand = no_cards()


@dataclass(frozen=True)
class NextBattle(Step):
    """CON-40, CON-42, CON-46 On to the next city, or to a new deal."""

    def run(self, s: Condottiere) -> None:
        if s.winner != NOBODY:
            return
        if len(holders(s)) <= 1:
            s.tell("round-ends")
            s.then(DEAL)
        elif s.quiet == 0 or s.quiet % s.seats:
            s.then(CITY_CHOICES[s.condottiere])
        elif s.variants.revision == 1:
            throw_in(s)
        else:
            s.then(STALEMATES[holders_mask(s)])


def throw_in(s: Condottiere) -> None:
    """CON-46 All hands go back to the deck."""
    s.tell("stalemate", battles=s.quiet)
    s.then(DEAL)


@dataclass(frozen=True)
class ThrowInChoice(FreeChoice):
    """CON-46 Throw all hands in, if the others agree, or fight on."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return THROW_IN_OR_FIGHT_ON

    def facts(self, s: Condottiere) -> Mapping[str, object]:
        return {"battles": s.quiet}


@dataclass(frozen=True)
class Stalemate(JointChoice):
    """CON-46 The hands are thrown in only if everyone who holds cards agrees."""

    def reveal(self, s: Condottiere, answers: Mapping[int, Move]) -> None:
        against = [choice.seat for choice in self.choices if answers[choice.seat] is FIGHT_ON]
        for seat in against:
            s.tell("fights-on", seat)
        if against:
            s.then(CITY_CHOICES[s.condottiere])
        else:
            throw_in(s)


DEAL: Final = Deal()
DISCARDS: Final = Discards()
NEXT_BATTLE: Final = NextBattle()
CITY_CHOICES: Final = [CityChoice(seat) for seat in range(6)]
HAND_CHOICES: Final = [
    JointChoice(tuple([HandChoice(seat) for seat in range(6) if asked >> seat & 1]))
    for asked in range(1 << 6)
]
STALEMATES: Final = [
    Stalemate(tuple([ThrowInChoice(seat) for seat in range(6) if asked >> seat & 1]))
    for asked in range(1 << 6)
]
THROW_IN_OR_FIGHT_ON: Final = [THROW_IN, FIGHT_ON]
ONLY_KEEP: Final = [KEEP]
KEEP_OR_DISCARD: Final = [KEEP, DISCARD]
