"""What the app may foretell of a move: strength, points and cubes that are certain."""

from collections.abc import Mapping

from quattrocento.core.moves import Move
from quattrocento.games.principato.components import FOOD, MONEY
from quattrocento.games.principato.moves import Collect, Gather
from quattrocento.games.principato.ranks import points_by_rank, strength
from quattrocento.games.principato.state import Principality, Principato, room


def military_change(s: Principato, seat: int, change: int) -> Mapping[str, object]:
    """PRI-53, PRI-54 The strength that a move leads to, and its points were they given now."""
    if change == 0:
        return {}
    strengths = [strength(p) for p in s.principalities]
    strengths[seat] += change
    points = points_by_rank(strengths, s.edition.ranks[s.seats])[seat]
    place = 1 + sum(other > strengths[seat] for other in strengths)
    return {"strength": strengths[seat], "place": place, "points": points}


def certain_gain(s: Principato, p: Principality, move: Move) -> Mapping[str, object]:
    """What a card that gives cubes brings into storage, and what finds no room there."""
    food = money = 0
    if isinstance(move, Gather):
        if s.edition.effects[move.card.index].what == "food":
            food = p.fields
        else:
            money = p.palazzi
    elif isinstance(move, Collect):
        food, money = move.food, move.money
    else:
        return {}
    food, money = min(food, s.food), min(money, s.money)
    stored_food, stored_money = min(food, room(s, p, FOOD)), min(money, room(s, p, MONEY))
    surplus = food + money - stored_food - stored_money
    return {"food": stored_food, "money": stored_money, "surplus": surplus}
