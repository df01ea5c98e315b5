"""Phase B: each player in turn takes up to two actions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal, Step
from quattrocento.games.princes.building import LAY_BUILDING, building_price, why_not_build
from quattrocento.games.princes.cards import lift, recruit, recruitable
from quattrocento.games.princes.components import (
    BONUS_DECK,
    FREEDOM,
    PERSONS_DECK,
    PRINCESS,
    Freedom,
)
from quattrocento.games.princes.cooperative import (
    JointPlace,
    add_joint_builds,
    joint_builds,
    why_not_together,
)
from quattrocento.games.princes.decisions import ALLOWED, Decision, Why, look, refuse
from quattrocento.games.princes.moves import (
    BRING_PERSON,
    BUILD,
    COMPLETE_WORK,
    END_TURN,
    INTRODUCE,
    PRINCESS_WORK,
    RECRUIT,
    TAKE_BONUS,
    BringPerson,
    Build,
    BuildWith,
    CompleteWork,
    EndTurn,
    Introduce,
    PrincessWork,
    Recruit,
    TakeBonus,
)
from quattrocento.games.princes.muse import (
    bid_farewell,
    extra_actions,
    princess_parts,
    princess_value,
    princess_work,
)
from quattrocento.games.princes.state import MOST_SEATS, Princes, minimum, use_action
from quattrocento.games.princes.treasury import means, pay, price_of
from quattrocento.games.princes.works import (
    begin_work,
    below_minimum,
    highest_value,
    possible_works,
    summands,
)


@dataclass(frozen=True)
class ActionPhase(Step):
    """FLO-30 From the start player on, one turn each."""

    def run(self, s: Princes) -> None:
        s.then_all([BEGIN_TURNS[(s.first + offset) % s.seats] for offset in range(s.seats)])


@dataclass(frozen=True)
class BeginTurn(Step):
    seat: int

    def run(self, s: Princes) -> None:
        s.actions = s.edition.actions + extra_actions(s.princes[self.seat])
        s.brought = False
        s.introduced = False
        s.offered = 0
        s.then(TURNS[self.seat], FAREWELLS[self.seat])


@dataclass(frozen=True)
class Farewell(Step):
    """FLO-101 The turn is over, and with it the use of some characters."""

    seat: int

    def run(self, s: Princes) -> None:
        s.actions = 0
        bid_farewell(s.princes[self.seat])


@dataclass(frozen=True)
class Resume(Step):
    """FLO-26, FLO-30 The turn goes on while there are actions left, or persons to recruit."""

    seat: int

    def run(self, s: Princes) -> None:
        if s.actions or (s.princes[self.seat].recruiting and recruitable(s, self.seat)):
            s.then(TURNS[self.seat])


@dataclass(frozen=True)
class Turn(Decision):
    """FLO-31 Choose the next action, recruit (FLO-26), or end the turn."""

    def offers(self, s: Princes) -> list[Move]:
        moves = all_actions(s, self.seat) if s.actions else []
        self.add_rest(s, moves)
        return moves

    def open_offers(self, s: Princes) -> list[Move]:
        moves: list[Move] = []
        if s.actions:
            self.add_actions(s, moves)
        self.add_rest(s, moves)
        return moves

    def add_rest(self, s: Princes, moves: list[Move]) -> None:
        """FLO-26, FLO-30 What takes no action."""
        if s.princes[self.seat].recruiting:
            for profession in recruitable(s, self.seat):
                moves.append(RECRUIT[profession.index])
        moves.append(END_TURN)

    def add_actions(self, s: Princes, moves: list[Move]) -> None:
        """The same as those actions for which `why_not` knows no rule; this is asked most often."""
        prince, figures = s.princes[self.seat], s.edition
        purse = means(s, self.seat)
        for profession in possible_works(s, self.seat):
            moves.append(COMPLETE_WORK[profession.index])
        if prince.character is PRINCESS and princess_value(s, prince) >= minimum(s):
            moves.append(PRINCESS_WORK)
        if building_price(s, self.seat) <= purse:
            room: i64 = prince.room  # there is none for what stands already
            for index, left in enumerate(s.buildings):
                if room & 1 and left:
                    moves.append(BUILD[index])
                room >>= 1
        if s.variants.cooperative:
            add_joint_builds(s, self.seat, moves)
        if not s.brought and purse >= figures.person_price and s.decks[PERSONS_DECK.index]:
            moves.append(BRING_PERSON)
        if not s.introduced and purse >= figures.freedom_price:
            for freedom in FREEDOM:
                if s.freedoms[freedom.index] and freedom not in prince.freedoms:
                    moves.append(INTRODUCE[freedom.index])
        if purse >= figures.bonus_price and s.decks[BONUS_DECK.index]:
            moves.append(TAKE_BONUS)

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        seat, purse = self.seat, means(s, self.seat)
        if isinstance(move, CompleteWork):
            return below_minimum(s, move, highest_value(s, seat, move.profession))
        if isinstance(move, PrincessWork):
            return below_minimum(s, move, princess_value(s, s.princes[seat]))
        if isinstance(move, Build):
            return refuse(move, why_not_build(s, seat, move.building))
        if isinstance(move, BuildWith):
            return refuse(move, why_not_together(s, seat, move.partner.index, move.building))
        if isinstance(move, BringPerson):
            return refuse(move, why_not_bring(s, purse))
        if isinstance(move, Introduce):
            return refuse(move, why_not_introduce(s, seat, move.freedom, purse))
        if isinstance(move, TakeBonus):
            return refuse(move, why_not_take_bonus(s, purse))
        return None

    def decide(self, s: Princes, move: Move) -> None:
        seat = self.seat
        if isinstance(move, EndTurn):
            return
        s.then(RESUMES[seat])
        if isinstance(move, CompleteWork):
            begin_work(s, seat, move.profession)
        elif isinstance(move, Build):
            use_action(s)
            s.then(LAY_BUILDING[move.building.index][seat])
        elif isinstance(move, BringPerson):
            bring_person(s, seat)
        elif isinstance(move, Introduce):
            introduce(s, seat, move.freedom)
        elif isinstance(move, TakeBonus):
            use_action(s)
            pay(s, seat, s.edition.bonus_price)
            look(s, seat, BONUS_DECK)
        elif isinstance(move, Recruit):
            recruit(s, seat, move.profession)
        elif isinstance(move, PrincessWork):
            princess_work(s, seat)
        elif isinstance(move, BuildWith):
            s.then(JointPlace(seat, move.partner.index, move.building))

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        return preview_action(s, self.seat, move)

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"count": s.actions, "minimum": minimum(s)}


def all_actions(s: Princes, seat: int) -> list[Move]:
    """FLO-31 Every action that a seat might think of."""
    prince = s.princes[seat]
    moves = [COMPLETE_WORK[profession.index] for profession in prince.hand]
    if prince.character is PRINCESS:
        moves.append(PRINCESS_WORK)
    moves += BUILD
    if s.variants.cooperative:
        moves += joint_builds(s, seat)
    moves.append(BRING_PERSON)
    moves += INTRODUCE
    moves.append(TAKE_BONUS)
    return moves


def why_not_bring(s: Princes, purse: int) -> Why:
    """FLO-31, FLO-50 Why no person may be brought to court."""
    if s.brought:
        return "FLO-31", "once-a-phase"
    if not s.decks[PERSONS_DECK.index]:
        return "FLO-50", "pile-empty"
    if purse < s.edition.person_price:
        return "FLO-50", "too-expensive"
    return ALLOWED


def why_not_introduce(s: Princes, seat: int, freedom: Freedom, purse: int) -> Why:
    """FLO-31, FLO-51 Why a freedom may not be introduced."""
    if s.introduced:
        return "FLO-31", "once-a-phase"
    if freedom in s.princes[seat].freedoms:
        return "FLO-51", "freedom-holds"
    if not s.freedoms[freedom.index]:
        return "FLO-51", "gone"
    if purse < s.edition.freedom_price:
        return "FLO-51", "too-expensive"
    return ALLOWED


def why_not_take_bonus(s: Princes, purse: int) -> Why:
    """FLO-52 Why no bonus card may be taken."""
    if not s.decks[BONUS_DECK.index]:
        return "FLO-52", "pile-empty"
    if purse < s.edition.bonus_price:
        return "FLO-52", "too-expensive"
    return ALLOWED


def bring_person(s: Princes, seat: int) -> None:
    """FLO-50 Pay, and keep one of the top five."""
    use_action(s)
    s.brought = True
    pay(s, seat, s.edition.person_price)
    look(s, seat, PERSONS_DECK)


def introduce(s: Princes, seat: int, freedom: Freedom) -> None:
    """FLO-51 Pay, and take the tile."""
    use_action(s)
    s.introduced = True
    pay(s, seat, s.edition.freedom_price)
    s.freedoms[freedom.index] -= 1
    prince = s.princes[seat]
    prince.freedoms = (*prince.freedoms, freedom)
    if s.log is not None:
        s.tell("introduces", seat, freedom=freedom)


def preview_action(s: Princes, seat: int, move: Move) -> Mapping[str, object]:
    prince = s.princes[seat]
    if isinstance(move, CompleteWork):
        parts = summands(s, prince, move.profession)
        value = sum(parts.values())
        shown = {**parts, "value": value, "lift": lift(s, prince, 1), "minimum": minimum(s)}
        # with bonus cards in hand it is not yet certain what the work is worth
        return shown if prince.bonuses else {**shown, "florins": value * s.edition.pay}
    if isinstance(move, PrincessWork):
        parts = princess_parts(s, prince)
        value = sum(parts.values())
        pay = value * s.edition.pay
        return {**parts, "value": value, "minimum": minimum(s), "florins": pay}
    if isinstance(move, Build):
        price = building_price(s, seat)
        return {"points": s.edition.building_points, **price_of(s, seat, price)}
    if isinstance(move, BuildWith):  # what the partner pays towards it is still open
        price, points = building_price(s, seat), s.edition.building_points
        return {"if": "agreed", "cost": price, "points": points}
    if isinstance(move, BringPerson):
        return price_of(s, seat, s.edition.person_price)
    if isinstance(move, Introduce):
        return price_of(s, seat, s.edition.freedom_price)
    if isinstance(move, TakeBonus):
        return price_of(s, seat, s.edition.bonus_price)
    return {}


ACTION_PHASE: Final = ActionPhase()
BEGIN_TURNS: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
FAREWELLS: Final = [Farewell(seat) for seat in range(MOST_SEATS)]
RESUMES: Final = [Resume(seat) for seat in range(MOST_SEATS)]
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
