"""What each seat sees, and what it could imagine: all secrecy of the game."""

from dataclasses import dataclass
from typing import Literal

from quattrocento.core.rng import Rng
from quattrocento.core.views import View
from quattrocento.games.principato.components import CARD, GOAL, Goal
from quattrocento.games.principato.edition import Aim
from quattrocento.games.principato.offers import CardFace
from quattrocento.games.principato.ranks import strength
from quattrocento.games.principato.state import Principality, Principato


@dataclass(frozen=True)
class CultureTiles:
    """PRI-39 The culture tiles of a kind that show the same figure."""

    tile: str
    value: int
    count: int


@dataclass(frozen=True)
class EnvironsArea:
    fields: int
    farms: int
    food: int


@dataclass(frozen=True)
class WallArea:
    """PRI-53 The military tiles, the cubes on the units, and the strength they make."""

    catapults: int
    militias: int
    militia_food: int
    militia_favour: int
    condottieri: int
    condottiere_money: int
    condottiere_favour: int
    strength: int


@dataclass(frozen=True)
class CityArea:
    palazzi: int
    banks: int
    money: int


@dataclass(frozen=True)
class ChurchArea:
    favour: int


@dataclass(frozen=True)
class PrincipalityView:
    """PRI-13 The five areas of a player, and what lies beside them. Hidden goals are left out."""

    seat: int
    environs: EnvironsArea
    wall: WallArea
    city: CityArea
    palace: list[CultureTiles]
    church: ChurchArea
    cards: list[str]
    military: int
    goals: list[str]


@dataclass(frozen=True)
class SupplyView:
    """PRI-27 What nobody has; `land` are fields and farms, `city` palazzi and banks."""

    land: int
    city: int
    units: int
    catapults: int
    food: int
    money: int
    favour: int
    works: list[CultureTiles]


@dataclass(frozen=True)
class StorageView:
    """PRI-04 The most cubes that a farm, a bank and the church hold."""

    farm: int
    bank: int
    church: int


@dataclass(frozen=True)
class PrincipatoView(View):
    """PRI-13 The table. `faces` has every kind of action card by its slug, `aims` every goal."""

    game: Literal["principato"]
    year: int
    first: int
    display: list[str]
    stack: int
    coming: list[int]
    box: list[str]
    supply: SupplyView
    principalities: list[PrincipalityView]
    storage: StorageView
    faces: dict[str, CardFace]
    aims: dict[str, Aim]


def view(s: Principato, seat: int | None) -> PrincipatoView:
    """PRI-13 Everything but the goals of others and the order of the stacks."""
    return PrincipatoView(
        game="principato",
        seat=seat,
        year=s.year,
        first=s.first,
        display=[card.slug for card in s.display],
        stack=len(s.stack),
        coming=[len(stack) for stack in reversed(s.coming)],
        box=[card.slug for card in s.box],
        supply=view_supply(s),
        principalities=[view_principality(s, other, seat) for other in range(s.seats)],
        storage=StorageView(farm=s.edition.farm, bank=s.edition.bank, church=s.edition.church),
        faces={card.slug: s.edition.effects[card.index] for card in CARD},
        aims={goal.slug: s.edition.aims[goal.index] for goal in GOAL},
    )


def view_supply(s: Principato) -> SupplyView:
    return SupplyView(
        land=s.land,
        city=s.city,
        units=s.units,
        catapults=s.catapults,
        food=s.food,
        money=s.money,
        favour=s.favour,
        works=view_works(s, s.works),
    )


def view_works(s: Principato, counts: list[int]) -> list[CultureTiles]:
    """The culture tiles that are there, by kind and figure."""
    return [
        CultureTiles(tile=work.tile.slug, value=work.value, count=count)
        for work, count in zip(s.edition.works, counts, strict=True)
        if count
    ]


def view_principality(s: Principato, other: int, seat: int | None) -> PrincipalityView:
    p = s.principalities[other]
    shown = other == seat or s.over
    return PrincipalityView(
        seat=other,
        environs=EnvironsArea(fields=p.fields, farms=p.farms, food=p.food),
        wall=view_wall(p),
        city=CityArea(palazzi=p.palazzi, banks=p.banks, money=p.money),
        palace=view_works(s, p.works),
        church=ChurchArea(favour=p.favour),
        cards=[card.slug for card in p.cards],
        military=p.military,
        goals=[goal.slug for goal in p.goals] if shown else [],
    )


def view_wall(p: Principality) -> WallArea:
    return WallArea(
        catapults=p.catapults,
        militias=p.militias,
        militia_food=p.militia_food,
        militia_favour=p.militia_favour,
        condottieri=p.condottieri,
        condottiere_money=p.condottiere_money,
        condottiere_favour=p.condottiere_favour,
        strength=strength(p),
    )


def imagine(s: Principato, seat: int, rng: Rng) -> Principato:
    """Shuffle each stack by itself, and deal the goals of the others and the spare ones anew."""
    dream = s.clone()
    dream.log = None
    dream.stack = sorted(s.stack)
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
