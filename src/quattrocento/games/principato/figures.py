"""The figures of an edition, and the moves that follow from them."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.editions import Edition, Imprint, Table
from quattrocento.core.moves import Move
from quattrocento.games.principato.components import (
    BUILDINGS,
    CARD,
    CARDS,
    CULTURE,
    FOOD,
    GOALS,
    MONEY,
    SCORING_CARD,
    TILES,
    UNITS,
    YEARS,
    Card,
    Tile,
)
from quattrocento.games.principato.moves import (
    MOST_OPEN,
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

SUPPLIES: Final = ("land", "city", "units", "catapults", "food", "money", "favour")
STARTS: Final = ("fields", "farms", "palazzi", "banks", "food", "money", "favour")
EFFECTS: Final = ("gather", "collect", "build", "hire", "commission")


@dataclass(frozen=True)
class Price:
    """PRI-30 to PRI-39 What so many tiles cost."""

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
class Aim:
    """PRI-64, PRI-65 What a goal counts, and what it pays."""

    kind: int
    counts: list[str]
    beyond: int
    every: int
    points: list[int]


@dataclass(frozen=True)
class Figures(Edition):
    """An edition's figures. Lists go by `card.index`, `goal.index` and the number of players."""

    display: list[int]
    ranks: list[list[int]]
    supply: dict[str, int]
    start: dict[str, int]
    farm: int
    bank: int
    church: int
    swaps: list[bool]
    what: list[str]
    start_cards: list[list[Card]]
    stacks: list[list[list[Card]]]
    works: list[Work]
    shelf: list[list[int]]
    aims: list[Aim]
    free: list[list[Move]]
    builds: list[list[Build]]
    commissions: list[list[Commission]]
    enlistments: dict[str, list[Move]]
    provisions: dict[str, list[list[Move]]]
    lays: dict[str, list[Move]]
    dismissals: dict[str, list[Move]]


def read_edition(table: Table, imprint: Imprint) -> Figures:
    players = table.table("players")
    counts = [players.table(str(seats)) for seats in range(2, 5)]
    stock = table.table("supply")
    supply = {key: stock.integer(key, 1) for key in SUPPLIES}
    deck = table.table("deck").each(CARDS)
    start = table.table("start")
    storage = table.table("storage")
    cards = table.table("cards").each(CARDS)
    church = storage.integer("church", 1)
    works = read_works(table.table("culture"))
    prices = read_prices(table.table("prices"), cards)
    paid = [payments(options, church) for options in prices]
    most = max(supply["food"], supply["money"])
    return Figures(
        imprint=imprint,
        display=[0, 0] + [read_display(entry) for entry in counts],
        ranks=[[], []] + [read_ranks(entry, seats) for seats, entry in enumerate(counts, 2)],
        supply=supply,
        start={key: start.integer(key) for key in STARTS},
        farm=storage.integer("farm", 1),
        bank=storage.integer("bank", 1),
        church=church,
        swaps=[entry.flag("swap") for entry in cards],
        what=[entry.word("what") for entry in cards],
        start_cards=read_start_cards(deck),
        stacks=[[], []] + [read_stacks(deck, seats) for seats in range(2, 5)],
        works=works,
        shelf=[shelf(works, entry.word("what")) for entry in cards],
        aims=[read_aim(entry) for entry in table.table("goals").each(GOALS)],
        free=read_free(table.table("collections"), cards),
        builds=[builds(card, cards[card.index], paid[card.index]) for card in CARD],
        commissions=[
            commissions(card, cards[card.index], paid[card.index], works) for card in CARD
        ],
        enlistments={
            tile.slug: [Enlist(tile, count) for count in range(supply["units"] + 1)]
            for tile in UNITS
        },
        provisions={tile.slug: provisions(tile, most, church) for tile in UNITS},
        lays={cube.slug: [Lay(cube, count) for count in range(most + 1)] for cube in (FOOD, MONEY)},
        dismissals={
            tile.slug: [Dismiss(tile, count) for count in range(supply["units"] + 1)]
            for tile in UNITS
        },
    )


def read_display(entry: Table) -> int:
    open_cards = entry.integer("display", 1)
    if open_cards > MOST_OPEN:
        raise entry.error("display", f"{open_cards} open cards; expected at most {MOST_OPEN}")
    return open_cards


def read_ranks(entry: Table, seats: int) -> list[int]:
    ranks = entry.integers("ranks")
    if len(ranks) != seats:
        raise entry.error("ranks", f"{len(ranks)} ranks for {seats} players")
    return ranks


def read_works(table: Table) -> list[Work]:
    """The culture tiles, the dearest of each kind first."""
    works = []
    for tile in CULTURE:
        values = table.integers(tile.slug, 1)
        for value in sorted(set(values), reverse=True):
            works.append(Work(tile, value, values.count(value)))
    return works


def shelf(works: list[Work], kind: str) -> list[int]:
    """Where the tiles of a kind stand among the works, by their value; -1 for none."""
    places = [-1] * (1 + max(work.value for work in works))
    for place, work in enumerate(works):
        if work.tile.slug == kind:
            places[work.value] = place
    return places


def read_start_cards(deck: list[Table]) -> list[list[Card]]:
    """PRI-08 The cards S1 and the cards S2."""
    return [
        [card for card in CARD for _ in range(deck[card.index].integer(key))]
        for key in ("s1", "s2")
    ]


def read_stacks(deck: list[Table], seats: int) -> list[list[Card]]:
    """PRI-07, PRI-09 The cards of each year for this many players, unshuffled."""
    stacks = []
    for year in range(1, YEARS + 1):
        stack: list[Card] = []
        for card in CARD:
            copies = deck[card.index].integers(f"year{year}")
            stack.extend([card] * sum(copies[: seats - 1]))
        if year > 1:
            stack.append(SCORING_CARD)
        stacks.append(stack)
    return stacks


def read_aim(entry: Table) -> Aim:
    return Aim(
        kind=entry.integer("kind", 1),
        counts=entry.words("counts"),
        beyond=entry.integer("beyond"),
        every=entry.integer("every", 1),
        points=entry.integers("points"),
    )


def read_prices(table: Table, cards: list[Table]) -> list[list[Price]]:
    found = []
    for card in CARD:
        paid = cards[card.index].word("effect", EFFECTS) in ("build", "commission")
        entries = table.tables(card.slug) if paid else []
        found.append(
            [
                Price(entry.integer("food"), entry.integer("money"), entry.integer("tiles", 1))
                for entry in entries
            ]
        )
    return found


def payments(prices: list[Price], church: int) -> list[tuple[int, int, int, int]]:
    """PRI-26 Every way to pay: tiles, food, money, favour; the fewest favours first."""
    found = set()
    for price in prices:
        for food in range(price.food + 1):
            for money in range(price.money + 1):
                favour = price.food - food + price.money - money
                if favour <= church:
                    found.add((price.tiles, favour, -food, -money))
    return [(tiles, -food, -money, favour) for tiles, favour, food, money in sorted(found)]


def read_free(table: Table, cards: list[Table]) -> list[list[Move]]:
    """PRI-35 to PRI-38 The cards that cost nothing."""
    found: list[list[Move]] = []
    for card in CARD:
        effect = cards[card.index].word("effect")
        moves: list[Move] = []
        if effect == "gather":
            cards[card.index].word("what", ("food", "money"))
            moves.append(Gather(card))
        elif effect == "collect":
            for entry in table.tables(card.slug):
                moves.append(Collect(card, entry.integer("food"), entry.integer("money")))
        elif effect == "hire":
            cards[card.index].word("what", tuple([tile.slug for tile in UNITS]))
            moves.append(Hire(card))
        found.append(moves)
    return found


def counted(moves: list[Move], most: int) -> list[Move]:
    """The moves for 1 up to `most` things, and last the one for none.

    So the number of a move in this list is the number of things.
    """
    return moves[1 : most + 1] + moves[:1]


def provisions(tile: Tile, most: int, church: int) -> list[list[Move]]:
    return [
        [Provide(tile, cubes, favours) for favours in range(church + 1)]
        for cubes in range(most + 1)
    ]


def builds(card: Card, entry: Table, paid: list[tuple[int, int, int, int]]) -> list[Build]:
    if entry.word("effect") != "build":
        return []
    entry.word("what", tuple([tile.slug for tile in BUILDINGS]))
    return [Build(card, tiles, food, money, favour) for tiles, food, money, favour in paid]


def commissions(
    card: Card, entry: Table, paid: list[tuple[int, int, int, int]], works: list[Work]
) -> list[Commission]:
    if entry.word("effect") != "commission":
        return []
    tile = entry.piece("what", TILES)
    return [
        Commission(card, work.value, food, money, favour)
        for work in works
        if work.tile is tile
        for _, food, money, favour in paid
    ]
