"""The moves that follow from an edition's figures, made once and shared by all games."""

from dataclasses import dataclass

from quattrocento.core.moves import Move
from quattrocento.games.principato.components import CARD, FOOD, MONEY, UNIT, Card, Tile, Unit
from quattrocento.games.principato.moves import (
    Build,
    Collect,
    Commission,
    Dismiss,
    Enlist,
    Gather,
    Hire,
    Lay,
    Provide,
)


@dataclass(frozen=True)
class CardPrice:
    """PRI-30 to PRI-39 The cubes paid for so many tiles; received, where there are no tiles."""

    food: int
    money: int
    tiles: int


@dataclass(frozen=True)
class Work:
    """PRI-39, PRI-63 The culture tiles of one kind that show the same figure."""

    tile: Tile
    value: int
    count: int


@dataclass(frozen=True)
class CardFace:
    """PRI-22, PRI-23 What is printed on a card: what it does, to what, at which prices."""

    verb: str
    what: str
    swap: bool
    prices: list[CardPrice]


@dataclass(frozen=True)
class Offers:
    """Lists go by `card.index`, tables by the slug of a unit or a cube, then by number."""

    free: list[list[Move]]
    builds: list[list[Build]]
    commissions: list[list[Commission]]
    enlistments: dict[str, list[Move]]
    dismissals: dict[str, list[Move]]
    provisions: dict[str, list[list[Move]]]
    lays: dict[str, list[Move]]


def make_offers(
    effects: list[CardFace], works: list[Work], supply: dict[str, int], church: int
) -> Offers:
    most = max(supply["food"], supply["money"])
    counts = range(supply["units"] + 1)
    return Offers(
        free=[free(card, effects[card.index]) for card in CARD],
        builds=[builds(card, effects[card.index], church) for card in CARD],
        commissions=[commissions(card, effects[card.index], church, works) for card in CARD],
        enlistments={unit.slug: [Enlist(unit, count) for count in counts] for unit in UNIT},
        dismissals={unit.slug: [Dismiss(unit, count) for count in counts] for unit in UNIT},
        provisions={unit.slug: provisions(unit, most, church) for unit in UNIT},
        lays={cube.slug: [Lay(cube, count) for count in range(most + 1)] for cube in (FOOD, MONEY)},
    )


def free(card: Card, effect: CardFace) -> list[Move]:
    """PRI-35 to PRI-38 The cards that cost nothing."""
    if effect.verb == "gather":
        return [Gather(card)]
    if effect.verb == "hire":
        return [Hire(card)]
    if effect.verb == "collect":
        return [Collect(card, cubes.food, cubes.money) for cubes in effect.prices]
    return []


def builds(card: Card, effect: CardFace, church: int) -> list[Build]:
    if effect.verb != "build":
        return []
    return [
        Build(card, tiles, food, money, favour)
        for tiles, food, money, favour in payments(effect.prices, church)
    ]


def commissions(card: Card, effect: CardFace, church: int, works: list[Work]) -> list[Commission]:
    if effect.verb != "commission":
        return []
    return [
        Commission(card, work.value, food, money, favour)
        for work in works
        if work.tile.slug == effect.what
        for _, food, money, favour in payments(effect.prices, church)
    ]


def payments(prices: list[CardPrice], church: int) -> list[tuple[int, int, int, int]]:
    """PRI-26 Every way to pay: tiles, food, money, favour; the fewest favours first."""
    found = set()
    for price in prices:
        for food in range(price.food + 1):
            for money in range(price.money + 1):
                favour = price.food - food + price.money - money
                if favour <= church:
                    found.add((price.tiles, favour, -food, -money))
    return [(tiles, -food, -money, favour) for tiles, favour, food, money in sorted(found)]


def provisions(unit: Unit, most: int, church: int) -> list[list[Move]]:
    return [
        [Provide(unit, cubes, favours) for favours in range(church + 1)]
        for cubes in range(most + 1)
    ]


def counted(moves: list[Move], most: int) -> list[Move]:
    """The moves for 1 up to `most` things, and last the one for none.

    So the number of a move in this list is the number of things.
    """
    return moves[1 : most + 1] + moves[:1]
