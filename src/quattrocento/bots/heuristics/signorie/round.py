"""The rest of a round of Signorie: which dice, and whether to keep to the threshold."""

from quattrocento.bots.heuristics.signorie.weights import Weights
from quattrocento.games.signorie.components import COLOUR, FACES
from quattrocento.games.signorie.state import Signorie


def best_round(
    w: Weights,
    s: Signorie,
    worths: list[float],
    dice: tuple[int, ...],
    left: int,
    threshold: int,
    means: tuple[int, float, float],
) -> float:
    """The best that so many more dice can bring, with or without the reward.

    `worths` are those of a die by colour; `means` are the florins, what one is worth, and what
    the reward is worth.
    """
    florins, price, reward = means
    budget = threshold - sum(dice)
    picks = best_dice(w, s, worths, dice, florins, price) if left else []
    del picks[left:]
    spent = 0
    gain = 0.0
    for _, net, value in picks:
        spent += value
        gain += net
    if budget < 0:
        return gain
    without = gain
    while spent > budget:
        worst = 0
        for place in range(1, len(picks)):
            if picks[place][2] >= picks[worst][2]:
                worst = place
        _, net, value = picks.pop(worst)
        spent -= value
        gain -= net
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
) -> list[tuple[float, float, int]]:
    """The best die of each colour that is open: few pips for little money."""
    found: list[tuple[float, float, int]] = []
    for colour in range(len(COLOUR)):
        if dice[colour]:
            continue
        space = s.edition.space_values[colour]
        best_score = best_net = 0.0
        best = 0
        for value in range(1, FACES + 1):
            missing = max(0, space - value)
            if s.pool[colour * FACES + value - 1] and missing <= florins:
                net = worths[colour] - price * missing
                score = net - w.pip * value
                if net > 0.0 and (not best or score > best_score):
                    best_score, best_net, best = score, net, value
        if best:
            found.append((best_score, best_net, best))
    found.sort(reverse=True)
    return found
