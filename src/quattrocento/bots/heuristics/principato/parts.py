"""The judgement of Principato in its parts: points, stores, land, goals, cards and armies."""

from quattrocento.bots.heuristics.parts import Breakdown, Part
from quattrocento.bots.heuristics.principato.army import Campaign, ranked, upkeep
from quattrocento.bots.heuristics.principato.heuristic import HEURISTIC, swapped
from quattrocento.bots.heuristics.principato.outlook import Outlook
from quattrocento.bots.heuristics.principato.worth import Worth, best_works
from quattrocento.core.pieces import label
from quattrocento.games.principato.ranks import strength
from quattrocento.games.principato.state import Principato


def parts(s: Principato) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    outlook = Outlook(s)
    best = best_works(s)
    campaign = Campaign(HEURISTIC.weights, s, outlook)
    return [
        [*realm(s, seat, outlook, best), *armies(s, seat, campaign, outlook)]
        for seat in range(s.seats)
    ]


def realm(s: Principato, seat: int, outlook: Outlook, best: list[int]) -> list[Part]:
    w = HEURISTIC.weights
    p = s.principalities[seat]
    worth = Worth(w, s, p, outlook.actions(seat), outlook.later, best)
    points = float(p.military + worth.culture)
    cubes = float(p.food + p.money + p.favour)
    worth.aims = worth.goals()
    units = float(p.militias + p.condottieri)
    land = {
        "fields": float(p.fields),
        "farms": float(p.farms),
        "palazzi": float(p.palazzi),
        "banks": float(p.banks),
    }
    return [
        Part("points", points, {"points": points}),
        Part("stores", worth.cube * (p.food + p.money + w.favour * p.favour), {"cubes": cubes}),
        Part("income", worth.engine(), land),
        Part("goals", worth.aims, goals(s, seat, worth)),
        Part("cards", worth.hand(swapped(s, seat)), {label(card): 1.0 for card in p.cards}),
        Part("upkeep", -upkeep(w, s, outlook, seat, worth.cube), {"units": units}),
    ]


def goals(s: Principato, seat: int, worth: Worth) -> dict[str, float]:
    """What each goal of a seat is likely to bring."""
    return {label(goal): worth.goal(goal) for goal in s.principalities[seat].goals}


def armies(s: Principato, seat: int, campaign: Campaign, outlook: Outlook) -> list[Part]:
    """What the next military scoring will bring, and what those after it."""
    p = s.principalities[seat]
    later = 0.0
    if outlook.later > 0:
        w = HEURISTIC.weights
        rest = ranked(campaign.lasting, seat, campaign.ranks, w.later_doubt)
        later = w.later * outlook.later * rest
    own = {"strength": float(strength(p)), "expected": campaign.strengths[seat]}
    return [
        Part("army", campaign.brings(seat) - later, own),
        Part("lasting", later, {"catapults": float(p.catapults)}),
    ]


BREAKDOWN = Breakdown(parts, HEURISTIC.finish_turn)
