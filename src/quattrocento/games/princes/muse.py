"""The expansion Muse & Princess: phase A2 and the six characters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import NOBODY
from quattrocento.core.steps import Choice, FreeChoice, Refusal, Step
from quattrocento.games.princes.components import (
    BANKER,
    CARDINAL,
    CHARACTER,
    MERCHANT,
    MUSE,
    PRINCESS,
    PROFESSOR,
    Character,
)
from quattrocento.games.princes.decisions import (
    Decision,
    add_rights,
    exercise,
    foresee_right,
    take_rank,
)
from quattrocento.games.princes.moves import (
    FREE_OF_CHARGE,
    HOLD,
    PASS,
    PAY_BID,
    Court,
    Exchange,
    FreeOfCharge,
    Right,
    court,
    exchange,
)
from quattrocento.games.princes.objects import points_with
from quattrocento.games.princes.state import (
    MOST_SEATS,
    OF_BANKER,
    Prince,
    Princes,
    cards_in_hand,
    cards_on_table,
    is_last_round,
    next_among,
    use_action,
)
from quattrocento.games.princes.treasury import award, pay, position
from quattrocento.games.princes.works import complete


@dataclass(frozen=True)
class Courtship(Step):
    """FLO-91, FLO-101 Phase A2: characters of the last round go back, and all are on offer."""

    def run(self, s: Princes) -> None:
        for prince in s.princes:
            prince.character = None
        s.stones = [NOBODY] * len(CHARACTER)
        s.stakes = [0] * len(CHARACTER)
        s.taken = 0
        s.suitors = (1 << s.seats) - 1
        s.tell("courtship", pot=s.pot)
        s.then(SUITS[s.first], COURTSHIP_ENDS)


@dataclass(frozen=True)
class Suit(Step):
    """FLO-92, FLO-94 The next player bids, or takes the card on which the own stone still lies."""

    seat: int

    def run(self, s: Princes) -> None:
        suitor = next_among(s, s.suitors, self.seat)
        if suitor == NOBODY:
            return
        s.then(SUITS[(suitor + 1) % s.seats])
        if suitor in s.stones:
            win(s, suitor, CHARACTER[s.stones.index(suitor)])
        else:
            s.then(COURTINGS[suitor])


def bid_fields(s: Princes, character: Character) -> range:
    """FLO-92 The bid fields of a character card."""
    figures, index = s.edition, character.index
    return range(figures.lowest[index], figures.highest[index] + 1, figures.bid_step)


def lowest_stake(s: Princes, character: Character) -> int:
    """FLO-92 The lowest field of a free card, or the one above the stone on it."""
    index = character.index
    if s.stones[index] == NOBODY:
        return s.edition.lowest[index]
    return s.stakes[index] + s.edition.bid_step


@dataclass(frozen=True)
class Courting(Decision):
    """FLO-92, FLO-93 Put the stone on a free card, outbid another stone, or pass for good."""

    def offers(self, s: Princes) -> list[Move]:
        moves = [PASS]
        for character in CHARACTER:
            moves += [court(character, florins) for florins in bid_fields(s, character)]
        return moves

    def open_offers(self, s: Princes) -> list[Move]:
        florins, step = s.princes[self.seat].florins, s.edition.bid_step
        moves = [PASS]
        for character in CHARACTER:
            index = character.index
            if not s.taken >> index & 1:
                highest = min(florins, s.edition.highest[index])
                for stake in range(lowest_stake(s, character), highest + 1, step):
                    moves.append(court(character, stake))
        return moves

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        if not isinstance(move, Court):
            return None
        if s.taken >> move.character.index & 1:
            return Refusal(move, "FLO-92", "character-taken")
        if move.florins < lowest_stake(s, move.character):
            return Refusal(move, "FLO-92", "not-higher")
        if move.florins > s.princes[self.seat].florins:
            return Refusal(move, "FLO-93", "not-covered")
        return None

    def decide(self, s: Princes, move: Move) -> None:
        if not isinstance(move, Court):
            s.suitors &= ~(1 << self.seat)
            s.tell("leaves-courtship", self.seat)
            return
        index = move.character.index
        former = s.stones[index]
        s.stones[index] = self.seat
        s.stakes[index] = move.florins
        s.tell("courts", self.seat, character=move.character, florins=move.florins)
        if former != NOBODY:
            s.tell("displaced", former, character=move.character)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        return {"if": "unbid", "cost": move.florins} if isinstance(move, Court) else {}

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"pot": s.pot}


def win(s: Princes, seat: int, character: Character) -> None:
    """FLO-92, FLO-100 Pay the stake and take the card; the banker pays out at once."""
    prince = s.princes[seat]
    index = character.index
    pay(s, seat, s.stakes[index])
    s.tell("wins-character", seat, character=character, florins=s.stakes[index])
    s.stones[index] = NOBODY
    s.taken |= 1 << index
    s.suitors &= ~(1 << seat)
    prince.character = character
    if character is BANKER:
        prince.florins += s.pot
        s.tell("takes-pot", seat, florins=s.pot)
        if not is_last_round(s):
            prince.character = None
    elif character is MERCHANT or character is PROFESSOR:
        s.then(FAVOURS[seat])


@dataclass(frozen=True)
class CourtshipEnds(Step):
    """FLO-100 The money on the banker grows, or starts again."""

    def run(self, s: Princes) -> None:
        taken = s.taken >> BANKER.index & 1
        s.pot = s.edition.pot if taken else s.pot + s.edition.pot_growth


@dataclass(frozen=True)
class Favour(FreeChoice):
    """FLO-98, FLO-99 The merchant and the professor may be used now, or perhaps later."""

    def candidates(self, s: Princes) -> Sequence[Move]:
        moves = [HOLD]
        add_rights(s, self.seat, moves)
        return moves

    def play(self, s: Princes, move: Move) -> None:
        if isinstance(move, Right):
            exercise(s, self.seat, move)

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
        return foresee_right(s, self.seat, move) if isinstance(move, Right) else {}

    def facts(self, s: Princes) -> Mapping[str, object]:
        character = s.princes[self.seat].character
        assert character is not None
        return {"character": character}


@dataclass(frozen=True)
class MerchantChoice(FreeChoice):
    """FLO-98 The object for nothing, or pay for it and take the points."""

    def candidates(self, s: Princes) -> Sequence[Move]:
        return FREE_OR_PAY

    def play(self, s: Princes, move: Move) -> None:
        assert s.pile is not None
        if isinstance(move, FreeOfCharge):
            s.princes[self.seat].character = None
            s.tell("free-of-charge", self.seat, pile=s.pile)
        else:
            pay(s, self.seat, s.price)
            s.tell("buys", self.seat, pile=s.pile, florins=s.price)
            take_rank(s, self.seat)

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
        assert s.pile is not None
        points = points_with(s, self.seat, s.pile)
        if isinstance(move, FreeOfCharge):
            return {"cost": 0, "points": points}
        return {"cost": s.price, "points": points + position(s, self.seat)}

    def facts(self, s: Princes) -> Mapping[str, object]:
        assert s.pile is not None
        return {"pile": s.pile, "florins": s.price, "points": position(s, self.seat)}


def merchant_choice(seat: int) -> Choice:
    return MERCHANT_CHOICES[seat]


@dataclass(frozen=True)
class FavoursEnd(Step):
    """FLO-98, FLO-99 Time is up: a merchant brings points, a professor is asked a last time."""

    def run(self, s: Princes) -> None:
        for offset in range(s.seats):
            seat = (s.first + offset) % s.seats
            character = s.princes[seat].character
            if character is MERCHANT:
                take_rank(s, seat)
            elif character is PROFESSOR:
                rights: list[Move] = []
                add_rights(s, seat, rights)
                if rights:
                    s.then(FAVOURS[seat])


def extra_actions(prince: Prince) -> int:
    """FLO-96 The cardinal allows one action more."""
    return 1 if prince.character is CARDINAL else 0


def bid_farewell(prince: Prince) -> None:
    """FLO-101 What is of use in phase B only goes back after the owner's turn."""
    card = prince.character
    if card is MUSE or card is CARDINAL or card is PRINCESS:
        prince.character = None


def princess_parts(s: Princes, prince: Prince) -> dict[str, int]:
    """FLO-97 The work value of the princess, part by part."""
    figures = s.edition
    cards = cards_in_hand(prince) + cards_on_table(prince)
    return {
        "landscapes": figures.princess_landscape * len(prince.landscapes),
        "builders": figures.princess_builder * prince.builders,
        "buildings": figures.princess_building * len(prince.buildings),
        "cards": figures.princess_card * cards,
    }


def princess_value(s: Princes, prince: Prince) -> int:
    return sum(princess_parts(s, prince).values())


def princess_work(s: Princes, seat: int) -> None:
    """FLO-97 A work without a person, once; the card goes back."""
    prince = s.princes[seat]
    use_action(s)
    prince.character = None
    value = princess_value(s, prince)
    s.tell("princess-works", seat, value=value)
    complete(s, seat, value)


@dataclass(frozen=True)
class LastExchange(FreeChoice):
    """FLO-100 The banker of the last round turns remaining money into points."""

    def candidates(self, s: Princes) -> Sequence[Move]:
        most = s.princes[self.seat].florins // s.edition.banker_exchange
        return [exchange(points) for points in range(most + 1)]

    def play(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Exchange)
        prince = s.princes[self.seat]
        prince.character = None
        cost = move.points * s.edition.banker_exchange
        prince.florins -= cost
        award(s, self.seat, move.points, OF_BANKER)
        s.tell("exchanges", self.seat, points=move.points, florins=cost)

    def preview(self, s: Princes, move: Move) -> Mapping[str, object]:
        assert isinstance(move, Exchange)
        rest = s.princes[self.seat].florins - move.points * s.edition.banker_exchange
        return {"points": move.points, "kept": rest}

    def facts(self, s: Princes) -> Mapping[str, object]:
        florins, price = s.princes[self.seat].florins, s.edition.banker_exchange
        rests = [florins - points * price for points in range(florins // price + 1)]
        return {"florins": florins, "rests": rests}


@dataclass(frozen=True)
class BankerEnds(Step):
    """FLO-100 Whoever has the banker in the last round is asked at the end."""

    def run(self, s: Princes) -> None:
        for seat, prince in enumerate(s.princes):
            if prince.character is BANKER:
                s.then(LAST_EXCHANGES[seat])


COURTSHIP: Final = Courtship()
COURTSHIP_ENDS: Final = CourtshipEnds()
FAVOURS_END: Final = FavoursEnd()
BANKER_ENDS: Final = BankerEnds()
SUITS: Final = [Suit(seat) for seat in range(MOST_SEATS)]
COURTINGS: Final = [Courting(seat) for seat in range(MOST_SEATS)]
FAVOURS: Final = [Favour(seat) for seat in range(MOST_SEATS)]
MERCHANT_CHOICES: Final = [MerchantChoice(seat) for seat in range(MOST_SEATS)]
LAST_EXCHANGES: Final = [LastExchange(seat) for seat in range(MOST_SEATS)]
FREE_OR_PAY: Final = [FREE_OF_CHARGE, PAY_BID]
