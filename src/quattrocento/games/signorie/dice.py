"""Dice: laying out a round, taking a die, and choosing one of its three actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal, Step
from quattrocento.games.signorie.components import (
    COLOUR,
    FACES,
    HELPER,
    HINDRANCES,
    NO_TILE,
    SEX,
    TASK,
    Colour,
    Hindrance,
    Tile,
)
from quattrocento.games.signorie.effects import (
    GOVERNING,
    SEATS,
    carry_out,
    described,
    foretold,
    obstacle,
    price,
)
from quattrocento.games.signorie.helpers import (
    assist,
    cheapest_helper,
    column,
    firing,
    hire,
    hiring_preview,
    hirings,
    other_column,
    why_not_hire,
)
from quattrocento.games.signorie.moves import (
    GOVERN,
    HIRE,
    PASS,
    TAKE,
    Fulfil,
    Hire,
    Take,
)
from quattrocento.games.signorie.state import Signorie, dice_count, dice_sum, replaced
from quattrocento.games.signorie.tasks import (
    add_tasks,
    cheapest_task,
    excessive,
    fulfil,
    fulfil_preview,
    ways,
    why_not_fulfil,
)


@dataclass(frozen=True)
class Preparation(Step):
    """SIG-15 to SIG-17 Fill the cities, roll the dice, lay out the tasks."""

    def run(self, s: Signorie) -> None:
        if s.log is not None:
            s.tell("round-begins", round=s.round, reward=s.rewards[s.round - 1])
        s.marriage_tiles = refilled(s, s.marriage_tiles)
        s.mission_tiles = refilled(s, s.mission_tiles)
        s.pool = [0] * (len(COLOUR) * FACES)
        for colour in COLOUR:
            for _ in range(s.edition.dice[s.seats]):
                s.pool[colour.index * FACES + s.roll(FACES) - 1] += 1
        tasks = list(TASK)
        s.shuffle(tasks)
        s.tasks = tuple(tasks)
        next_turn(s, s.order[-1])


def refilled(s: Signorie, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """SIG-15, SIG-66 The empty spaces of the cities in play get tiles while there are any."""
    for city in s.in_play:
        if tiles[city.index] is NO_TILE and s.pile:
            tiles = replaced(tiles, city.index, s.pile[-1])
            s.pile = s.pile[:-1]
    return tiles


def next_turn(s: Signorie, seat: int) -> None:
    """SIG-20 The next in player order who has not passed; who cannot take a die must pass."""
    order = s.order
    place = 0
    while order[place] != seat:
        place += 1
    for offset in range(1, s.seats + 1):
        candidate = order[(place + offset) % s.seats]
        if not s.families[candidate].passed:
            if can_take(s, candidate):
                s.then(TURNS[candidate])
                return
            pass_round(s, candidate)


def pass_round(s: Signorie, seat: int) -> None:
    s.families[seat].passed = True
    if s.log is not None:
        s.tell("passes", seat)


def difference(s: Signorie, colour: int, value: int) -> int:
    """SIG-22 What a die costs that shows less than the value of its space."""
    return max(0, s.edition.space_values[colour] - value)


def action_price(s: Signorie, seat: int, colour: int) -> int:
    """SIG-23 The fewest florins with which one of the three actions can be carried out."""
    least = price(s, s.edition.signoria[colour], 1, GOVERNING[seat])
    if least:
        least = min(least, cheapest_task(s, seat, 2 * colour))
    if least:
        least = min(least, cheapest_task(s, seat, 2 * colour + 1))
    if least:
        helpers = column(s.edition.hires[colour])
        least = min(least, cheapest_helper(s, seat, helpers, 0))
    return least


def highest_die(s: Signorie, colour: int) -> int:
    """SIG-16 The best die of a colour that is left on the board, 0 if there is none."""
    pool, below = s.pool, colour * FACES - 1
    value = FACES
    while value and not pool[below + value]:
        value -= 1
    return value


def dice_in_reach(s: Signorie, seat: int) -> list[Move]:
    """SIG-20 to SIG-23 The dice that can be placed, paid for and used."""
    moves: list[Move] = []
    family = s.families[seat]
    if dice_count(family) >= s.edition.most_dice:
        return moves
    for colour, space in enumerate(s.edition.space_values):
        highest = 0 if family.dice[colour] else highest_die(s, colour)
        if not highest or space - highest > family.florins:
            continue
        # the lowest die that can be paid for, with the action's price set aside
        spare = family.florins - action_price(s, seat, colour)
        if spare >= 0:
            least = max(1, space - spare)
            pool, below, takes = s.pool, colour * FACES - 1, TAKE[colour]
            for value in range(least, highest + 1):
                if pool[below + value]:
                    moves.append(takes[value - 1])
    return moves


def can_take(s: Signorie, seat: int) -> bool:
    """SIG-20 Whether any die is in reach: the same question as above, up to the first answer."""
    family = s.families[seat]
    if dice_count(family) >= s.edition.most_dice:
        return False
    for colour in range(len(COLOUR)):
        highest = 0 if family.dice[colour] else highest_die(s, colour)
        if highest:
            spare = family.florins - difference(s, colour, highest)
            if spare >= 0 and action_price(s, seat, colour) <= spare:
                return True
    return False


@dataclass(frozen=True)
class Turn(Choice):
    """SIG-20 Take a die, or pass."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return [*[die for dice in TAKE for die in dice], PASS]

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        return why_not_take(s, self.seat, move) if isinstance(move, Take) else None

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal; this is asked most often."""
        moves = dice_in_reach(s, self.seat)
        moves.append(PASS)
        return moves

    def play(self, s: Signorie, move: Move) -> None:
        s.then(NEXT_TURN[self.seat])
        if isinstance(move, Take):
            take(s, self.seat, move.colour.index, move.value)
        else:
            pass_round(s, self.seat)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        """The cost of a die, the sum against the threshold, and what could be done with it."""
        family = s.families[self.seat]
        shown: dict[str, object] = {"sum": dice_sum(family), "threshold": family.threshold}
        if isinstance(move, Take):
            after = s.clone()
            after.log = None
            take(after, self.seat, move.colour.index, move.value)
            action = ACTIONS[self.seat][move.colour.index][move.value]
            shown["sum"] = dice_sum(family) + move.value
            shown["cost"] = family.florins - after.families[self.seat].florins
            shown["actions"] = action.legal_moves(after)
            if action.can_govern(after):
                shown["signoria"] = described(s.edition.signoria[move.colour.index])
            left = after.families[self.seat].florins
            shown["helpers"] = firing(s, self.seat, move.colour.index, move.value, left)
        return shown

    def facts(self, s: Signorie) -> Mapping[str, object]:
        family = s.families[self.seat]
        return {"sum": dice_sum(family), "threshold": family.threshold}


def why_not_take(s: Signorie, seat: int, move: Take) -> Refusal | None:
    """SIG-20 to SIG-23 Why a die cannot be placed, paid for or used."""
    colour, family = move.colour.index, s.families[seat]
    cost = difference(s, colour, move.value)
    if not s.pool[colour * FACES + move.value - 1]:
        return Refusal(move, "SIG-16", "no-such-die")
    if family.dice[colour]:
        return Refusal(move, "SIG-21", "colour-used", {"colour": move.colour})
    if dice_count(family) >= s.edition.most_dice:
        return Refusal(move, "SIG-20", "enough-dice", {"most": s.edition.most_dice})
    if cost > family.florins:
        return Refusal(move, "SIG-22", "difference-too-high", {"cost": cost})
    if cost + action_price(s, seat, colour) > family.florins:
        return Refusal(move, "SIG-23", "no-action", {"hindrances": hindrances(s, seat, move)})
    return None


def hindrances(s: Signorie, seat: int, move: Take) -> list[Hindrance]:
    """SIG-23 What stands in the way of the three actions once a die has been paid for."""
    after = s.clone()
    after.families[seat].florins -= difference(s, move.colour.index, move.value)
    action = ACTIONS[seat][move.colour.index][move.value]
    found: list[Hindrance] = []
    for one in action.actions(after):
        refusal = action.why_not(after, one)
        if refusal is not None and HINDRANCES[refusal.reason] not in found:
            found.append(HINDRANCES[refusal.reason])
    return found


def take(s: Signorie, seat: int, colour: int, value: int) -> None:
    """SIG-21, SIG-22 Place the die and pay the difference; then comes an action, then helpers."""
    family = s.families[seat]
    cost = difference(s, colour, value)
    family.dice = replaced(family.dice, colour, value)
    family.florins -= cost
    s.pool[colour * FACES + value - 1] -= 1
    if s.log is not None:
        s.tell("takes", seat, colour=COLOUR[colour], value=value, cost=cost)
    assist(s, seat, colour, value)
    s.then(ACTIONS[seat][colour][value])


@dataclass(frozen=True)
class NextTurn(Step):
    """SIG-20 On to the next player."""

    seat: int

    def run(self, s: Signorie) -> None:
        next_turn(s, self.seat)


@dataclass(frozen=True)
class Action(Choice):
    """SIG-23 Hire a helper, carry out a task, or do the Signoria action."""

    colour: Colour
    value: int

    def actions(self, s: Signorie) -> list[Move]:
        """The three actions of the die."""
        moves = [HIRE[helper.index] for helper in column(s.edition.hires[self.colour.index])]
        for place in self.places():
            moves += ways(s, place)
        moves.append(GOVERN)
        return moves

    def candidates(self, s: Signorie) -> Sequence[Move]:
        """The three actions first, then what other dice or fewer figures would be for."""
        hired, own = s.edition.hires[self.colour.index], self.places()
        moves = self.actions(s)
        moves += [HIRE[helper.index] for helper in HELPER if helper.column != hired]
        moves += [move for place in own for move in excessive(s, place)]
        for place in range(len(TASK)):
            if place not in own:
                moves += ways(s, place) + excessive(s, place)
        return moves

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        if isinstance(move, Hire):
            hired = COLOUR[s.edition.hires[self.colour.index]]
            if move.helper.column != hired.index:
                return other_column(s, self.seat, move, hired)
            return why_not_hire(s, self.seat, move, 0)
        if isinstance(move, Fulfil):
            if s.tasks.index(move.task) not in self.places():
                return Refusal(move, "SIG-33", "other-colour", {"colour": self.colour})
            return why_not_fulfil(s, self.seat, move)
        if self.can_govern(s):
            return None
        effects = s.edition.signoria[self.colour.index]
        return obstacle(s, effects, GOVERN, GOVERNING[self.seat])

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal; this is asked after every die."""
        moves = hirings(s, self.seat, column(s.edition.hires[self.colour.index]), 0)
        for place in self.places():
            add_tasks(s, self.seat, place, moves)
        if self.can_govern(s):
            moves.append(GOVERN)
        return moves

    def can_govern(self, s: Signorie) -> bool:
        cost = price(s, s.edition.signoria[self.colour.index], 1, GOVERNING[self.seat])
        return cost <= s.families[self.seat].florins

    def play(self, s: Signorie, move: Move) -> None:
        if isinstance(move, Hire):
            hire(s, self.seat, move.helper, 0)
        elif isinstance(move, Fulfil):
            fulfil(s, self.seat, move.task, move.figures)
        else:
            if s.log is not None:
                s.tell("governs", self.seat, colour=self.colour)
            carry_out(s, s.edition.signoria[self.colour.index], 1, GOVERNING[self.seat])

    def places(self) -> list[int]:
        """SIG-17 The two task spaces of the colour."""
        return [2 * self.colour.index + sex.index for sex in SEX]

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        if isinstance(move, Hire):
            return hiring_preview(s, move, 0)
        if isinstance(move, Fulfil):
            return fulfil_preview(s, self.seat, move)
        return foretold(s, s.edition.signoria[self.colour.index], 1, GOVERNING[self.seat])

    def facts(self, s: Signorie) -> Mapping[str, object]:
        return {"colour": self.colour, "value": self.value}


PREPARATION: Final = Preparation()
TURNS: Final = [Turn(seat) for seat in SEATS]
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
ACTIONS: Final = [
    [[Action(seat, colour, value) for value in range(FACES + 1)] for colour in COLOUR]
    for seat in SEATS
]
