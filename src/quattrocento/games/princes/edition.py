"""The figures of an edition: read from its file, and checked."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.editions import Edition, EditionInfo, TomlReader
from quattrocento.games.princes.board import (
    SIDE,
    Seams,
    Shape,
    Sites,
    read_outline,
    read_palazzo,
    seams,
    sites,
)
from quattrocento.games.princes.components import (
    BONUSES,
    BUILDING,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    LANDSCAPES,
    PRESTIGES,
    PROFESSIONS,
    SIZES,
    TALLIES,
    Building,
    Freedom,
    Landscape,
)

# More florins than anybody begins with; every bid up to them is a move.
RICHEST: Final = 5000


@dataclass(frozen=True)
class Seating:
    """FLO-03, FLO-04, FLO-80, FLO-82 What depends on the number of players."""

    florins: int
    base_price: int
    each_freedom: int
    blind_freedoms: int
    harsh_blind_freedoms: int


@dataclass(frozen=True)
class Award:
    """FLO-71 A prestige card: most or fewest of one thing, or at least so many of several."""

    most: str
    fewest: str
    least: list[tuple[str, int]]
    points: int
    tied: int


@dataclass(frozen=True)
class Wish:
    """FLO-22, FLO-33 What a profession wants."""

    number: int
    building: Building
    landscape: Landscape
    freedom: Freedom


@dataclass(frozen=True)
class Figures(Edition):
    """An edition's figures. Lists go by the index of the piece, or as their comment says."""

    wishes: list[Wish]
    sizes: list[str]
    building_counts: list[int]
    landscape_counts: list[int]
    sites: list[Sites]  # of the buildings, then of the landscapes
    seams: list[Seams]
    builders: int
    jesters: int
    recruiting: int
    palazzo: int
    joint_palazzo: int
    minimum: list[int]  # of the first round, the second, ...
    seatings: list[Seating]  # for two players, three, ...
    bid_step: int
    building_price: list[int]  # with no builder, one, ...
    person_price: int
    freedom_price: int
    bonus_price: int
    point_price: int
    work_building: int
    work_landscape: int
    work_freedom: int
    work_jester: int
    work_card: int
    pay: int
    exchange: int
    building_points: int
    same_landscape_points: int
    later_builder_points: int
    best_work_points: int
    dealt: int
    most_builders: int
    actions: int
    look: int
    wall_to_wall: int
    adds: list[list[tuple[str, int]]]
    awards: list[Award]
    lowest: list[int]
    highest: list[int]
    pot: int
    pot_growth: int
    banker_exchange: int
    princess_landscape: int
    princess_builder: int
    princess_building: int
    princess_card: int
    open_border: int
    built_border: int
    payment_step: int
    counter_offers: int


def read_edition(table: TomlReader, imprint: EditionInfo) -> Figures:
    buildings = table.table("buildings").each(BUILDINGS)
    landscapes = table.table("landscapes").each(LANDSCAPES)
    outlines = [read_shape(entry) for entry in [*buildings, *landscapes]]
    characters = table.table("characters").each(CHARACTERS)
    supply, board = table.table("supply"), table.table("board")
    prices, work, points = table.table("prices"), table.table("work"), table.table("points")
    limits, banker = table.table("limits"), table.table("banker")
    princess, cooperative = table.table("princess"), table.table("cooperative")
    freedoms = [entry.integer("count", 1) for entry in table.table("freedoms").each(FREEDOMS)]
    most_builders = limits.integer("builders", 1)
    pay = work.integer("pay", 1)
    return Figures(
        imprint=imprint,
        wishes=[read_wish(entry) for entry in table.table("professions").each(PROFESSIONS)],
        sizes=[entry.word("size", SIZES) for entry in buildings],
        building_counts=[entry.integer("count") for entry in buildings],
        landscape_counts=[entry.integer("count") for entry in landscapes],
        sites=[sites(outline) for outline in outlines],
        seams=[seams(outline) for outline in outlines[: len(BUILDING)]],
        builders=supply.integer("builders"),
        jesters=supply.integer("jesters"),
        recruiting=supply.integer("recruiting"),
        palazzo=read_board(board, "alone"),
        joint_palazzo=read_board(board, "cooperative"),
        minimum=table.table("rounds").integers("minimum", 1),
        seatings=read_seatings(table.table("seats"), min(freedoms)),
        bid_step=prices.integer("bid_step", 1),
        building_price=read_list(prices, "building", most_builders + 1),
        person_price=prices.integer("person"),
        freedom_price=prices.integer("freedom"),
        bonus_price=prices.integer("bonus"),
        point_price=prices.integer("point", 1),
        work_building=work.integer("building"),
        work_landscape=work.integer("landscape"),
        work_freedom=work.integer("freedom"),
        work_jester=work.integer("jester"),
        work_card=work.integer("card"),
        pay=pay,
        exchange=work.integer("exchange", pay),
        building_points=points.integer("building"),
        same_landscape_points=points.integer("same_landscape"),
        later_builder_points=points.integer("later_builder"),
        best_work_points=points.integer("best_work"),
        dealt=limits.integer("dealt", 2),
        most_builders=most_builders,
        actions=limits.integer("actions", 1),
        look=limits.integer("look", 1),
        wall_to_wall=limits.integer("wall_to_wall"),
        adds=[read_tallies(entry, "adds") for entry in table.table("bonus").each(BONUSES)],
        awards=[read_award(entry) for entry in table.table("prestige").each(PRESTIGES)],
        lowest=[entry.integer("lowest", most=RICHEST) for entry in characters],
        highest=[entry.integer("highest", most=RICHEST) for entry in characters],
        pot=banker.integer("pot"),
        pot_growth=banker.integer("growth"),
        banker_exchange=banker.integer("exchange", 1),
        princess_landscape=princess.integer("landscape"),
        princess_builder=princess.integer("builder"),
        princess_building=princess.integer("building"),
        princess_card=princess.integer("card"),
        open_border=cooperative.integer("builders_at_open_border"),
        built_border=cooperative.integer("builders_at_built_border"),
        payment_step=cooperative.integer("payment_step", 1),
        counter_offers=cooperative.integer("counter_offers"),
    )


def read_shape(table: TomlReader) -> Shape:
    rows = table.words("outline")
    if len({len(row) for row in rows}) > 1:
        raise table.error("outline", f"'{table.name('outline')}' has rows of different lengths")
    shape = read_outline(rows)
    if not shape or max(max(x, y) for x, y in shape) >= SIDE:
        raise table.error("outline", f"'{table.name('outline')}' is no outline within {SIDE} cells")
    return shape


def read_board(table: TomlReader, key: str) -> int:
    rows = table.words(key)
    if [len(row) for row in rows] != [SIDE] * SIDE:
        raise table.error(key, f"'{table.name(key)}' is no grid of {SIDE} rows of {SIDE} cells")
    return read_palazzo(rows)


def read_list(table: TomlReader, key: str, length: int) -> list[int]:
    found = table.integers(key, most=RICHEST)
    if len(found) != length:
        raise table.error(key, f"'{table.name(key)}' holds {len(found)}; expected {length}")
    return found


def read_wish(table: TomlReader) -> Wish:
    return Wish(
        number=table.integer("number", 1),
        building=table.piece("building", BUILDINGS),
        landscape=table.piece("landscape", LANDSCAPES),
        freedom=table.piece("freedom", FREEDOMS),
    )


def read_seatings(table: TomlReader, freedoms: int) -> list[Seating]:
    columns = [
        read_list(table, key, 4)
        for key in (
            "florins",
            "base_price",
            "each_freedom",
            "blind_freedoms",
            "harsh_blind_freedoms",
        )
    ]
    found = [Seating(*row) for row in zip(*columns, strict=True)]
    for seating in found:
        if seating.each_freedom + (seating.blind_freedoms > 0) > freedoms:
            raise table.error("each_freedom", f"there are only {freedoms} tiles of each freedom")
    return found


def read_tallies(table: TomlReader, key: str) -> list[tuple[str, int]]:
    wanted = table.table(key)
    for name in wanted.values:
        if name not in TALLIES:
            raise wanted.error(name, f"unknown '{name}'; expected one of {', '.join(TALLIES)}")
    return [(name, wanted.integer(name, 1)) for name in wanted.values]


def read_award(table: TomlReader) -> Award:
    least = read_tallies(table, "least") if table.has("least") else []
    most = table.word("most", TALLIES) if table.has("most") else ""
    fewest = table.word("fewest", TALLIES) if table.has("fewest") else ""
    if [bool(least), bool(most), bool(fewest)].count(True) != 1:
        raise table.error("points", "expected exactly one of 'most', 'fewest' and 'least'")
    tied = 0 if least else table.integer("tied")
    return Award(most, fewest, least, table.integer("points"), tied)
