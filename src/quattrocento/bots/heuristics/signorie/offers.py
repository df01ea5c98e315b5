"""This round of Signorie as a learned judgement sees it: dice, the reward, and what is on offer.

`ROUND_NAMES` are the names of the figures that `add_round` adds to the row of a seat.
"""

from typing import Final

from quattrocento.bots.heuristics.signorie.move_priors import MoveGains
from quattrocento.bots.heuristics.signorie.worth import Worth
from quattrocento.games.signorie.components import COLOUR, FACES
from quattrocento.games.signorie.state import Signorie, lowest_space

ROUND_NAMES: Final = (
    "round-worth",
    "dice-left",
    "slack",
    "lowest-sum-slack",
    "reward-sure",
    "reward-open",
    "reward-lost",
    "reward-worth-sure",
    "reward-worth-open",
    "helpers-open",
    *[f"open-{colour.slug}" for colour in COLOUR],
    "open-value",
    "open-cost",
    "offer-plan",
    "offer-best",
    "offer-second",
    "offer-third",
    "turns-before",
)


class Board:
    """What all seats have before them: the dice on offer, and the cities."""

    def __init__(self, s: Signorie) -> None:
        colours = len(COLOUR)
        self.lowest = [0] * colours  # the lowest die of each colour, 0 for none
        self.highest = [0] * colours
        pool = s.pool
        for colour in range(colours):
            for value in range(1, FACES + 1):
                if pool[colour * FACES + value - 1]:
                    if not self.lowest[colour]:
                        self.lowest[colour] = value
                    self.highest[colour] = value
        self.spaces: list[int] = []
        self.cities: list[int] = []
        for city in s.in_play:
            self.cities.append(city.index)
            self.spaces.append(lowest_space(s, city))


class Openings:
    """The colours of which a family may still take a die."""

    def __init__(self, worth: Worth, board: Board) -> None:
        colours = len(COLOUR)
        self.colours = [0.0] * colours
        self.helpers = 0.0
        self.value = self.cost = self.least = 0
        if not worth.left:
            return
        lowest_dice: list[int] = []
        for colour in range(colours):
            lowest = board.lowest[colour]
            if lowest and not worth.family.dice[colour]:
                highest = board.highest[colour]
                self.colours[colour] = 1.0
                self.helpers += worth.columns[colour]
                self.value += highest
                self.cost += max(0, worth.s.edition.space_values[colour] - highest)
                lowest_dice.append(lowest)
        lowest_dice.sort()
        for die in lowest_dice[: worth.left]:
            self.least += die


def add_round(row: list[float], worth: Worth, board: Board) -> None:
    row.append(worth.this_round())
    if not worth.acting:
        row.extend(RESTING)
        return
    openings = Openings(worth, board)
    reward = worth.reward()
    add_threshold(row, worth, openings, reward)
    row.append(openings.helpers)
    for colour in openings.colours:
        row.append(colour)
    row.append(float(openings.value))
    row.append(float(openings.cost))
    add_offer(row, worth, reward)


def add_threshold(row: list[float], worth: Worth, openings: Openings, reward: float) -> None:
    """How far the dice are from the threshold, and what it is worth to keep to it."""
    left = worth.left
    slack = worth.family.threshold - sum(worth.family.dice)
    keeps = slack >= 0
    row.append(float(left))
    row.append(float(max(min(slack, 10), -5)) if left else 0.0)
    row.append(float(max(min(slack - openings.least, 6), -6)) if left else 0.0)
    row.append(1.0 if keeps and not left else 0.0)
    row.append(1.0 if keeps and left else 0.0)
    row.append(0.0 if keeps else 1.0)
    row.append(reward if keeps and not left else 0.0)
    row.append(reward if keeps and left else 0.0)


def add_offer(row: list[float], worth: Worth, reward: float) -> None:
    """What the dice on offer bring this family, by the best of their actions."""
    s = worth.s
    family = worth.family
    if not worth.left:
        row.append(reward if sum(family.dice) <= family.threshold else 0.0)
        row.extend(NO_OFFER)
        return
    gains = MoveGains(worth)
    worths = [0.0] * len(COLOUR)
    for colour in range(len(COLOUR)):
        if not family.dice[colour]:
            worths[colour] = max(0.0, gains.best_action(colour)) + worth.columns[colour]
    picks = worth.picks(worths)
    row.append(worth.plan(picks, family.dice, worth.left, family.threshold))
    nets = [0.0, 0.0, 0.0]
    for place, pick in enumerate(picks[:3]):
        if place < worth.left:
            nets[place] = pick.net
    row.extend(nets)
    row.append(float(turns_before(s, worth.seat)))


def turns_before(s: Signorie, seat: int) -> int:
    """How many others take a die before the family does."""
    order = s.order
    place = order.index(s.turn())
    count = 0
    while order[place] != seat:
        if not s.families[order[place]].passed:
            count += 1
        place = (place + 1) % s.seats
    return count


RESTING: Final = [0.0] * (len(ROUND_NAMES) - 1)
NO_OFFER: Final = [0.0] * (len(ROUND_NAMES) - ROUND_NAMES.index("offer-best"))
