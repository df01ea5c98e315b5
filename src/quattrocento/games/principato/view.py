"""What each seat sees, and what it could imagine: all secrecy of the game."""

from quattrocento.core.rng import Rng
from quattrocento.core.views import Data as View
from quattrocento.games.principato.components import Goal
from quattrocento.games.principato.ranks import strength
from quattrocento.games.principato.state import Principality, Principato


def view(s: Principato, seat: int | None) -> View:
    """PRI-13 Everything but the goals of others and the order of the stacks."""
    return {
        "seat": seat,
        "year": s.year,
        "first": s.first,
        "display": [card.slug for card in s.display],
        "stack": len(s.stack),
        "coming": [len(stack) for stack in reversed(s.coming)],
        "box": [card.slug for card in s.box],
        "supply": view_supply(s),
        "principalities": [view_principality(s, other, seat) for other in range(s.seats)],
    }


def view_supply(s: Principato) -> View:
    return {
        "land": s.land,
        "city": s.city,
        "units": s.units,
        "catapults": s.catapults,
        "food": s.food,
        "money": s.money,
        "favour": s.favour,
        "works": view_works(s, s.works),
    }


def view_works(s: Principato, counts: list[int]) -> list[View]:
    """The culture tiles that are there, by kind and figure."""
    return [
        {"tile": work.tile.slug, "value": work.value, "count": count}
        for work, count in zip(s.edition.works, counts, strict=True)
        if count
    ]


def view_principality(s: Principato, other: int, seat: int | None) -> View:
    """The five areas, and what lies beside them."""
    p = s.principalities[other]
    shown = other == seat or s.over
    return {
        "seat": other,
        "environs": {"fields": p.fields, "farms": p.farms, "food": p.food},
        "wall": view_wall(p),
        "city": {"palazzi": p.palazzi, "banks": p.banks, "money": p.money},
        "palace": view_works(s, p.works),
        "church": {"favour": p.favour},
        "cards": [card.slug for card in p.cards],
        "military": p.military,
        "goals": [goal.slug for goal in p.goals] if shown else [],
    }


def view_wall(p: Principality) -> View:
    return {
        "catapults": p.catapults,
        "militias": p.militias,
        "militia_food": p.militia_food,
        "militia_favour": p.militia_favour,
        "condottieri": p.condottieri,
        "condottiere_money": p.condottiere_money,
        "condottiere_favour": p.condottiere_favour,
        "strength": strength(p),
    }


def imagine(s: Principato, seat: int, rng: Rng) -> Principato:
    """Shuffle each stack by itself, and deal the goals of the others and the spare ones anew."""
    dream = s.clone()
    dream.log = None
    dream.stack.sort()
    rng.shuffle(dream.stack)
    dream.coming = [sorted(stack) for stack in dream.coming]
    for stack in dream.coming:
        rng.shuffle(stack)
    if not s.over:
        deal_goals(dream, seat, rng)
    dream.rng = rng.child("imagined")
    return dream


def deal_goals(dream: Principato, seat: int, rng: Rng) -> None:
    """PRI-11 The other goals of each kind go to the other players or out of the game."""
    others = [p for other, p in enumerate(dream.principalities) if other != seat]
    spare: list[Goal] = []
    dealt: list[list[Goal]] = []
    for kind in range(2):
        known = dream.principalities[seat].goals[kind]
        aim = dream.edition.aims[known.index].kind
        pool = [goal for goal in dream.spare_goals if dream.edition.aims[goal.index].kind == aim]
        pool += [p.goals[kind] for p in others]
        pool.sort()
        rng.shuffle(pool)
        dealt.append([pool.pop() for _ in others])
        spare += pool
    for index, p in enumerate(others):
        p.goals = [dealt[0][index], dealt[1][index]]
    dream.spare_goals = spare
