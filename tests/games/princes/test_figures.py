"""Every figure of the box, table by table, as the rulebook and its sources give it."""

import tomllib

import pytest

from quattrocento.games.princes.board import SIDE, cells_of
from quattrocento.games.princes.components import (
    BONUS,
    BONUSES,
    BUILDING,
    CHARACTER,
    FREEDOM,
    LANDSCAPE,
    PRESTIGE,
    PRESTIGES,
    PROFESSION,
)
from tests.games.princes.scenes import edition

WISHES = """
 1 mathematician  university  lake    religion
 2 theologian     university  park    travel
 3 philosopher    university  forest  opinion
 4 botanist       laboratory  park    religion
 5 alchemist      laboratory  lake    opinion
 6 physicist      laboratory  forest  travel
 7 watchmaker     workshop    lake    travel
 8 goldsmith      workshop    park    opinion
 9 bell-maker     workshop    forest  religion
10 cartographer   library     lake    religion
11 lawyer         library     forest  opinion
12 choreographer  opera       forest  travel
13 composer       opera       lake    opinion
14 sculptor       studio      forest  religion
15 painter        studio      lake    travel
16 pharmacist     hospital    park    opinion
17 physician      hospital    forest  travel
18 dramatist      theatre     park    religion
19 poet           theatre     lake    travel
20 astronomer     tower       forest  religion
21 organ-builder  chapel      forest  opinion
"""

BUILDINGS = """
university large 3 ### #.# #.#
laboratory large 3 .#. ### ###
workshop large 3 #### ###.
library medium 3 #### #...
opera medium 3 ### ##.
studio medium 3 ##. .## ..#
hospital medium 3 .#. ### .#.
theatre medium 3 #.# ###
tower small 3 ###
chapel small 3 #. ##
"""

LANDSCAPES = """
forest 6 ## ##
lake 6 ## #.
park 6 ##
"""

BONUS_CARDS = """
each-building                 building 1
each-large-building           large 2
medium-buildings-and-forests  medium 1, forest 1
small-buildings-and-landscapes small 1, landscape 1
each-building-size            size 2
each-landscape                landscape 1
each-forest                   forest 2
each-lake                     lake 2
each-park                     park 2
each-freedom                  freedom 2
each-jester                   jester 2
jesters-and-freedoms          jester 1, freedom 1
each-builder                  builder 2
builders-and-lakes            builder 1, lake 1
each-prestige-card            prestige 2
prestige-cards-and-freedoms   prestige 1, freedom 1
each-kind-of-landscape        landscape_kind 2
each-category                 category 1
cards-in-hand                 hand 1
cards-on-the-table            table 1
"""

PRESTIGE_CARDS = """
most-buildings            most building 6 3
two-large-buildings       least large 2: 5
fewest-empty-cells        fewest empty 8 4
all-landscapes            least landscape_kind 3: 8
most-landscapes           most landscape 7 4
most-forests              most forest 7 4
most-lakes                most lake 6 3
most-parks                most park 5 3
all-freedoms              least freedom 3: 8
buildings-freedoms-works  least building 4, freedom 2, table 4: 6
most-jesters              most jester 6 3
most-builders             most builder 6 3
builder-jester-landscapes least builder 1, jester 1, landscape 2: 7
most-works                most table 7 4
"""

CHARACTERS = """
muse      300 1500
cardinal  300 1500
princess  300 1500
merchant  300 1500
professor 300 1500
banker      0  500
"""

SOURCES = """
professions found, buildings mixed, landscapes mixed, freedoms rulebook, supply rulebook,
board mixed, rounds mixed, seats rulebook, prices rulebook, work rulebook, points rulebook,
limits rulebook, bonus rulebook, prestige rulebook, characters mixed, banker rulebook,
princess rulebook, cooperative mixed
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def drawn(mask: int, width: int, height: int) -> list[str]:
    """The cells of a mask as the rows of a picture, from the top left of the grid."""
    marks = ["#" if mask >> place & 1 else "." for place in range(SIDE * SIDE)]
    return ["".join(marks[SIDE * y : SIDE * y + width]) for y in range(height)]


def test_what_each_profession_wants() -> None:
    """FLO-22, FLO-33"""
    wishes = edition().wishes
    found = [
        [str(wish.number), who.slug, wish.building.slug, wish.landscape.slug, wish.freedom.slug]
        for who, wish in zip(PROFESSION, wishes, strict=True)
    ]
    assert found == rows(WISHES)


@pytest.mark.parametrize("place", range(10))
def test_buildings_have_size_copies_and_outline(place: int) -> None:
    """FLO-02, FLO-47"""
    slug, size, count, *outline = rows(BUILDINGS)[place]
    figures = edition()
    assert BUILDING[place].slug == slug
    assert figures.sizes[place] == size
    assert figures.building_counts[place] == int(count)
    lying = figures.sites[place].at[0]
    assert drawn(lying, len(outline[0]), len(outline)) == outline
    assert len(cells_of(lying)) == {"large": 7, "medium": 5, "small": 3}[size]


@pytest.mark.parametrize("place", range(3))
def test_landscapes_have_copies_and_outline(place: int) -> None:
    """FLO-02, FLO-20"""
    slug, count, *outline = rows(LANDSCAPES)[place]
    figures = edition()
    assert LANDSCAPE[place].slug == slug
    assert figures.landscape_counts[place] == int(count)
    lying = figures.sites[len(BUILDING) + place].at[0]
    assert drawn(lying, len(outline[0]), len(outline)) == outline
    assert len(cells_of(lying)) == {"forest": 4, "lake": 3, "park": 2}[slug]


def test_a_joint_building_has_the_outline_of_the_building() -> None:
    """FLO-111"""
    figures = edition()
    for sites, seams in zip(figures.sites, figures.seams, strict=False):
        cells = len(cells_of(sites.at[0]))
        assert all(
            len(cells_of(west)) + len(cells_of(east)) == cells
            for west, east in zip(seams.west, seams.east, strict=True)
        )


def test_the_two_sides_of_a_board() -> None:
    """FLO-04, FLO-110"""
    figures = edition()
    free = ["......."] * 5
    assert drawn(figures.palazzo, 7, 7) == [*free, "###....", "###...."]
    assert drawn(figures.joint_palazzo, 7, 7) == [*free, "..###..", "..###.."]


def test_supplies_beside_the_boards() -> None:
    """FLO-02"""
    figures = edition()
    assert (figures.builders, figures.jesters, figures.recruiting) == (6, 7, 5)
    assert [freedom.slug for freedom in FREEDOM] == ["travel", "religion", "opinion"]
    box = tomllib.loads(figures.imprint.text)["freedoms"]
    assert [box[freedom.slug]["count"] for freedom in FREEDOM] == [4, 4, 4]


def test_the_minimum_of_each_round() -> None:
    """FLO-34"""
    assert edition().minimum == [7, 10, 12, 14, 15, 16, 17]


@pytest.mark.parametrize(
    ("seats", "florins", "base_price", "each_freedom", "blind", "harsh"),
    [
        (2, 2500, 300, 1, 2, 1),
        (3, 3500, 200, 2, 0, 0),
        (4, 3500, 200, 3, 0, 0),
        (5, 3500, 200, 4, 0, 0),
    ],
)
def test_what_depends_on_the_number_of_players(
    seats: int, florins: int, base_price: int, each_freedom: int, blind: int, harsh: int
) -> None:
    """FLO-03, FLO-04, FLO-12, FLO-80, FLO-82"""
    row = edition().seatings[seats - 2]
    assert (row.florins, row.base_price, row.each_freedom) == (florins, base_price, each_freedom)
    assert (row.blind_freedoms, row.harsh_blind_freedoms) == (blind, harsh)


def test_prices() -> None:
    """FLO-13, FLO-40, FLO-50, FLO-51, FLO-52, FLO-60"""
    figures = edition()
    assert figures.bid_step == 100
    assert figures.building_price == [700, 300, 300, 0]
    assert (figures.person_price, figures.freedom_price, figures.bonus_price) == (300, 300, 300)
    assert figures.point_price == 100


def test_what_a_work_gains_and_pays() -> None:
    """FLO-33, FLO-35"""
    figures = edition()
    assert (figures.work_building, figures.work_landscape, figures.work_freedom) == (4, 3, 3)
    assert (figures.work_jester, figures.work_card) == (2, 1)
    assert (figures.pay, figures.exchange) == (100, 200)


def test_points_gained_at_once() -> None:
    """FLO-21, FLO-24, FLO-40, FLO-55"""
    figures = edition()
    assert (figures.building_points, figures.same_landscape_points) == (3, 3)
    assert (figures.later_builder_points, figures.best_work_points) == (3, 3)


def test_limits() -> None:
    """FLO-05, FLO-19, FLO-25, FLO-30, FLO-43"""
    figures = edition()
    assert (figures.dealt, figures.most_builders, figures.actions) == (4, 3, 2)
    assert (figures.look, figures.wall_to_wall) == (5, 2)


def test_the_twenty_bonus_cards() -> None:
    """FLO-73"""
    found = {
        card.slug: ", ".join(f"{tally} {each}" for tally, each in adds)
        for card, adds in zip(BONUS, edition().adds, strict=True)
    }
    wanted = dict(line.split(maxsplit=1) for line in BONUS_CARDS.strip().splitlines())
    assert list(BONUSES) == list(wanted)
    assert found == wanted


def test_the_fourteen_prestige_cards() -> None:
    """FLO-71"""
    found = {}
    for card, award in zip(PRESTIGE, edition().awards, strict=True):
        if award.least:
            least = ", ".join(f"{tally} {number}" for tally, number in award.least)
            found[card.slug] = f"least {least}: {award.points}"
        else:
            way = f"most {award.most}" if award.most else f"fewest {award.fewest}"
            found[card.slug] = f"{way} {award.points} {award.tied}"
    wanted = dict(line.split(maxsplit=1) for line in PRESTIGE_CARDS.strip().splitlines())
    assert list(PRESTIGES) == list(wanted)
    assert found == wanted


def test_the_bid_fields_of_the_characters() -> None:
    """FLO-93"""
    figures = edition()
    found = [
        [character.slug, str(lowest), str(highest)]
        for character, lowest, highest in zip(
            CHARACTER, figures.lowest, figures.highest, strict=True
        )
    ]
    assert found == rows(CHARACTERS)


def test_the_banker_and_the_princess() -> None:
    """FLO-97, FLO-100"""
    figures = edition()
    assert (figures.pot, figures.pot_growth, figures.banker_exchange) == (600, 100, 200)
    assert (figures.princess_landscape, figures.princess_builder) == (3, 2)
    assert (figures.princess_building, figures.princess_card) == (2, 1)


def test_cooperative_building() -> None:
    """FLO-112, FLO-116"""
    figures = edition()
    assert (figures.open_border, figures.built_border) == (1, 2)
    assert (figures.payment_step, figures.counter_offers) == (100, 3)


def test_each_table_says_where_its_figures_come_from() -> None:
    imprint = edition().imprint
    assert (imprint.game, imprint.name) == ("princes", "muse-and-princess")
    said = dict(entry.split() for entry in SOURCES.replace("\n", " ").split(","))
    assert {row.table: row.source for row in imprint.provenance} == said


@pytest.mark.parametrize(
    ("table", "admits"),
    [
        ("professions", "a complete table of all 21 cards"),
        ("buildings", "OUTLINES RECONSTRUCTED"),
        ("landscapes", "OUTLINES RECONSTRUCTED"),
        ("rounds", "round 4: recalled"),
        ("cooperative", "our ruling"),
    ],
)
def test_what_is_not_from_the_rulebook_is_admitted(table: str, admits: str) -> None:
    notes = {row.table: row.note for row in edition().imprint.provenance}
    assert admits in notes[table]
