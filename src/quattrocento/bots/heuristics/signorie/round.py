"""The rest of a round of Signorie: which dice, and whether to keep to the threshold."""

from quattrocento.bots.heuristics.signorie.weights import Weights
from quattrocento.games.signorie.components import COLOUR, FACES
from quattrocento.games.signorie.state import Signorie


class Pick:
    """A die to be taken: what it is worth, what it brings after its price, and its value."""

    def __init__(self, colour: int, score: float, net: float, value: int) -> None:
        self.colour = colour
        self.score = score
        self.net = net
        self.value = value

    def is_better(self, other: "Pick") -> bool:
        if self.score != other.score:
            return self.score > other.score
        return self.net > other.net if self.net != other.net else self.value > other.value


def best_round(
    w: Weights,
    best: list[Pick],
    dice: tuple[int, ...],
    left: int,
    threshold: int,
    reward: float,
) -> float:
    """The best that so many more dice can bring, with or without the reward.

    `best` is the best die of each colour, best first; those of colours in `dice` are no longer
    open. `reward` is what the reward is worth.
    """
    budget = threshold
    for value in dice:
        budget -= value
    picks: list[Pick] = []
    spent = 0
    gain = 0.0
    for pick in best:
        if len(picks) >= left:
            break
        if not dice[pick.colour]:
            picks.append(pick)
            spent += pick.value
            gain += pick.net
    if budget < 0:
        return gain
    without = gain
    while spent > budget:
        worst = 0
        for place in range(1, len(picks)):
            if picks[place].value >= picks[worst].value:
                worst = place
        pick = picks.pop(worst)
        spent -= pick.value
        gain -= pick.net
    certainty = 1.0
    if picks:
        # others may take the low dice away
        certainty = min(1.0, w.safety + w.slack * (budget - spent))
    return max(without, gain + certainty * reward)


def best_dice(
    w: Weights,
    s: Signorie,
    worths: list[float],
    dice: tuple[int, ...],
    florins: int,
    price: float,
) -> list[Pick]:
    """The best die of each colour that is open, best first: few pips for little money."""
    found: list[Pick] = []
    for colour in range(len(COLOUR)):
        if dice[colour]:
            continue
        pick = best_of_colour(w, s, worths[colour], colour, florins, price)
        if pick is not None:
            place = len(found)
            while place and pick.is_better(found[place - 1]):
                place -= 1
            found.insert(place, pick)
    return found


def best_of_colour(
    w: Weights, s: Signorie, worth: float, colour: int, florins: int, price: float
) -> Pick | None:
    pool, space = s.pool, s.edition.space_values[colour]
    best_score = best_net = 0.0
    best = 0
    for value in range(1, FACES + 1):
        if not pool[colour * FACES + value - 1]:
            continue
        missing = max(0, space - value)
        if missing <= florins:
            net = worth - price * missing
            score = net - w.pip * value
            if net > 0.0 and (not best or score > best_score):
                best_score, best_net, best = score, net, value
    return Pick(colour, best_score, best_net, best) if best else None
