"""Setting up."""

from quattrocento.core.game import who_begins
from quattrocento.core.rng import Rng
from quattrocento.games.principato.components import GOAL, Card, Goal
from quattrocento.games.principato.edition import Figures
from quattrocento.games.principato.state import Principality, Principato, Variants
from quattrocento.games.principato.turns import TURNS
from quattrocento.games.principato.years import ENDS


def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Principato:
    """PRI-07 to PRI-12 Stacks, display, start cards, goals, and equal principalities."""
    first = who_begins(variants.first, seats, rng)
    stacks = [stack.copy() for stack in edition.stacks[seats]]
    for stack in stacks:
        rng.shuffle(stack)
    start_cards = [cards.copy() for cards in edition.start_cards]
    goals = [[goal for goal in GOAL if edition.aims[goal.index].kind == kind] for kind in (1, 2)]
    for pile in start_cards + goals:
        rng.shuffle(pile)
    principalities = [
        principality(edition, [cards.pop() for cards in start_cards], [g.pop() for g in goals])
        for _ in range(seats)
    ]
    start, supply = edition.start, edition.supply
    stack = stacks[0]
    return Principato(
        seats=seats,
        rng=rng,
        agenda=[ENDS[first], TURNS[first]],
        answers={},
        log=None,
        ply=0,
        revealed=0,
        edition=edition,
        variants=variants,
        principalities=principalities,
        first=first,
        year=1,
        display=[stack.pop() for _ in range(edition.display[seats])],
        stack=stack,
        coming=[stacks[2], stacks[1]],
        box=start_cards[0] + start_cards[1],
        spare_goals=goals[0] + goals[1],
        works=[work.count for work in edition.works],
        land=supply["land"] - seats * (start["fields"] + start["farms"]),
        city=supply["city"] - seats * (start["palazzi"] + start["banks"]),
        units=supply["units"],
        catapults=supply["catapults"],
        food=supply["food"] - seats * start["food"],
        money=supply["money"] - seats * start["money"],
        favour=supply["favour"] - seats * start["favour"],
    )


def principality(edition: Figures, cards: list[Card], goals: list[Goal]) -> Principality:
    """PRI-12 What everyone starts with."""
    start = edition.start
    p = Principality()
    p.fields = start["fields"]
    p.farms = start["farms"]
    p.palazzi = start["palazzi"]
    p.banks = start["banks"]
    p.catapults = 0
    p.militias = 0
    p.condottieri = 0
    p.food = start["food"]
    p.money = start["money"]
    p.favour = start["favour"]
    p.militia_food = 0
    p.militia_favour = 0
    p.condottiere_money = 0
    p.condottiere_favour = 0
    p.military = 0
    p.works = [0] * len(edition.works)
    p.cards = cards
    p.goals = goals
    return p
