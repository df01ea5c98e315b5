"""Works: their value, the bonus cards played with them, and their pay."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal
from quattrocento.games.princes.cards import bonus_value, lift, without
from quattrocento.games.princes.components import MUSE, Profession
from quattrocento.games.princes.decisions import Decision, FreeDecision
from quattrocento.games.princes.moves import ADD_BONUS, CONVERT, PERFORM, AddBonus, Convert, Perform
from quattrocento.games.princes.state import (
    MOST_SEATS,
    WORKS,
    Prince,
    Princes,
    cards_in_hand,
    cards_on_table,
    minimum,
    use_action,
)
from quattrocento.games.princes.treasury import award


def inspiration(s: Princes, prince: Prince) -> int:
    """FLO-23, FLO-28, FLO-33, FLO-95 What every work of this prince gains, whoever does it."""
    figures = s.edition
    value = figures.work_jester * prince.jesters
    value += figures.work_card * (cards_in_hand(prince) + cards_on_table(prince))
    return value + s.round if prince.character is MUSE else value


def fulfilment(s: Princes, prince: Prince, profession: Profession) -> int:
    """FLO-22, FLO-33 What the fulfilled wishes of a person add."""
    figures = s.edition
    wish = figures.wishes[profession.index]
    value = 0
    # Asked for each person before every action: compiled, `in` would take twice as long.
    for building in prince.buildings:
        if building is wish.building:
            value += figures.work_building
            break
    for landscape in prince.landscapes:
        if landscape is wish.landscape:
            value += figures.work_landscape
            break
    for freedom in prince.freedoms:
        if freedom is wish.freedom:
            value += figures.work_freedom
            break
    return value


def summands(s: Princes, prince: Prince, profession: Profession) -> dict[str, int]:
    """FLO-33 The work value before bonus cards, part by part."""
    figures = s.edition
    wish = figures.wishes[profession.index]
    cards = cards_in_hand(prince) + cards_on_table(prince)
    return {
        "building": figures.work_building * (wish.building in prince.buildings),
        "landscape": figures.work_landscape * (wish.landscape in prince.landscapes),
        "freedom": figures.work_freedom * (wish.freedom in prince.freedoms),
        "jesters": figures.work_jester * prince.jesters,
        "cards": figures.work_card * cards,
        "muse": s.round if prince.character is MUSE else 0,
    }


def below_minimum(s: Princes, move: Move, value: int) -> Refusal | None:
    """FLO-34 The refusal of a work that would not be worth enough."""
    if value >= minimum(s):
        return None
    return Refusal(move, "FLO-34", "below-minimum", {"value": value, "minimum": minimum(s)})


def support(s: Princes, prince: Prince) -> int:
    """What every work of this prince could gain, all bonus cards counted."""
    return inspiration(s, prince) + (lift(s, prince, 1) if prince.bonuses else 0)


def highest_value(s: Princes, seat: int, person: Profession) -> int:
    """FLO-34, FLO-37 What a person's work is worth with all bonus cards."""
    prince = s.princes[seat]
    return support(s, prince) + fulfilment(s, prince, person)


def possible_works(s: Princes, seat: int) -> list[Profession]:
    """FLO-34 Persons in hand whose work reaches the minimum, all bonus cards counted."""
    prince = s.princes[seat]
    missing = minimum(s) - support(s, prince)
    return [person for person in prince.hand if fulfilment(s, prince, person) >= missing]


def begin_work(s: Princes, seat: int, profession: Profession) -> None:
    """FLO-32 The card is laid open and stays."""
    use_action(s)
    prince = s.princes[seat]
    prince.hand = without(prince.hand, profession)
    prince.known = without(prince.known, profession)
    prince.table = (*prince.table, profession)
    value = inspiration(s, prince) + fulfilment(s, prince, profession)
    if s.log is not None:
        s.tell("begins-work", seat, profession=profession, value=value)
    if prince.bonuses:
        s.then(Performance(seat, profession, value))
    else:
        complete(s, seat, value)


def complete(s: Princes, seat: int, value: int) -> None:
    """FLO-35, FLO-36 The bank pays, and the best work of the round is marked."""
    prince = s.princes[seat]
    prince.value = max(prince.value, value)
    prince.florins += value * s.edition.pay
    if s.log is not None:
        s.tell("completes", seat, value=value, florins=value * s.edition.pay)
    s.then(PAY[value][seat] if value < len(PAY) else Proceeds(seat, value))


@dataclass(frozen=True)
class Performance(Decision):
    """FLO-37 Add any bonus cards you like, then perform the work."""

    profession: Profession
    value: int

    def offers(self, s: Princes) -> list[Move]:
        moves = [ADD_BONUS[bonus.index] for bonus in s.princes[self.seat].bonuses]
        moves.append(PERFORM)
        return moves

    def open_offers(self, s: Princes) -> list[Move]:
        moves = self.offers(s)
        if self.value < minimum(s):
            moves.pop()  # PERFORM, which comes last
        return moves

    def why_not(self, s: Princes, move: Move) -> Refusal | None:
        # a work is only begun if the bonus cards in hand can lift it to the minimum
        if isinstance(move, Perform):
            return below_minimum(s, move, self.value)
        return None

    def decide(self, s: Princes, move: Move) -> None:
        if not isinstance(move, AddBonus):
            complete(s, self.seat, self.value)
            return
        prince = s.princes[self.seat]
        gain = bonus_value(s, prince, move.bonus)
        prince.bonuses = tuple([card for card in prince.bonuses if card is not move.bonus])
        s.spent = (*s.spent, move.bonus)
        value = self.value + gain
        if s.log is not None:
            s.tell("adds-bonus", self.seat, bonus=move.bonus, gain=gain, value=value)
        if prince.bonuses:
            s.then(Performance(self.seat, self.profession, value))
        else:
            complete(s, self.seat, value)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        prince = s.princes[self.seat]
        gain = bonus_value(s, prince, move.bonus) if isinstance(move, AddBonus) else 0
        parts = summands(s, prince, self.profession)
        value = self.value + gain
        bonuses = value - sum(parts.values())
        shown = {**parts, "bonuses": bonuses, "value": value, "minimum": minimum(s)}
        goes_on = isinstance(move, AddBonus) and len(prince.bonuses) > 1
        return shown if goes_on else {**shown, "florins": value * s.edition.pay}

    def facts(self, s: Princes) -> Mapping[str, object]:
        return {"profession": self.profession, "value": self.value, "minimum": minimum(s)}


@dataclass(frozen=True)
class Proceeds(FreeDecision):
    """FLO-35 Turn any part of the pay into points, now or never."""

    value: int

    def offers(self, s: Princes) -> list[Move]:
        most = self.value * s.edition.pay // s.edition.exchange
        return CONVERT[: most + 1]

    def decide(self, s: Princes, move: Move) -> None:
        assert isinstance(move, Convert)
        if move.points:
            cost = move.points * s.edition.exchange
            s.princes[self.seat].florins -= cost
            award(s, self.seat, move.points, WORKS)
            if s.log is not None:
                s.tell("converts", self.seat, points=move.points, florins=cost)

    def foresee(self, s: Princes, move: Move) -> Mapping[str, object]:
        points = move.points if isinstance(move, Convert) else 0
        kept = self.value * s.edition.pay - points * s.edition.exchange
        return {"points": points, "kept": kept}

    def facts(self, s: Princes) -> Mapping[str, object]:
        florins = self.value * s.edition.pay
        rests = [florins - points * s.edition.exchange for points in range(len(self.offers(s)))]
        return {"value": self.value, "florins": florins, "rests": rests}


PAY: Final = [[Proceeds(seat, value) for seat in range(MOST_SEATS)] for value in range(100)]
