"""Every figure of the box, table by table, as the rulebook and our reconstruction give it."""

from quattrocento.games.principato.components import CARD, GOAL, SCORING_CARD, YEARS, Card
from quattrocento.games.principato.offers import CardPrice
from tests.games.principato.scenes import edition

CARDS = """
harvest         gather     food         swap
market          gather     money        swap
tax-two         collect    any          swap
tax-money       collect    money        swap
tax-food        collect    food         swap
field           build      field        stay
farm            build      farm         stay
palazzo         build      palazzo      stay
bank            build      bank         stay
militia         hire       militia      swap
condottieri     hire       condottiere  swap
early-catapult  build      catapult     stay
late-catapult   build      catapult     stay
sculptor        commission monument     stay
writer          commission book         stay
painter         commission painting     stay
"""

# food and money paid for tiles; a tax collector brings food and money
PRICES = """
tax-two         2+0:0 1+1:0 0+2:0
tax-money       0+3:0
tax-food        3+0:0
field           0+1:1 0+3:2
farm            0+1:1 0+3:2
palazzo         1+0:1 3+0:2
bank            1+0:1 3+0:2
early-catapult  1+1:1 3+2:2
late-catapult   1+0:1 2+1:2
sculptor        1+2:1 2+1:1
writer          4+0:1
painter         0+5:1
"""

# copies in each year's stack with two, three and four players
STACKS = """
harvest         2 3 4   2 3 3   2 2 3
market          2 3 4   2 2 3   2 3 3
tax-two         1 1 2   0 0 0   0 0 0
tax-money       1 1 1   0 1 1   0 0 1
tax-food        1 1 1   0 0 1   0 1 1
field           2 3 4   1 2 2   0 0 1
farm            2 3 4   1 1 2   0 1 1
palazzo         2 3 4   1 1 2   0 1 1
bank            2 3 4   1 2 2   0 0 1
militia         1 2 2   1 1 2   1 2 2
condottieri     1 2 2   1 2 2   1 1 2
early-catapult  1 1 2   1 1 2   0 0 0
late-catapult   0 0 0   0 0 0   2 3 3
sculptor        0 0 0   1 2 2   2 2 3
writer          0 0 0   1 2 2   2 2 3
painter         0 0 0   1 1 2   2 3 3
military-scoring 0 0 0  1 1 1   1 1 1
"""

WORKS = """
monument 4 5, monument 3 5, monument 2 5,
book 5 5, book 4 5, book 3 5,
painting 6 5, painting 5 5, painting 4 5
"""

GOALS = """
stronghold     1 military                for every 4 beyond 0
fertile-land   1 field+farm              for every 1 beyond 6
municipal-law  1 palazzo+bank            for every 1 beyond 6
armory         1 catapult                for every 1 beyond 0
chapel         2 monument+painting       sets 2 5 8
city-hall      2 monument+book           sets 2 5 8
villa          2 book+painting           sets 2 5 9
palace         2 monument+book+painting  sets 5 10 15
"""

SOURCES = """
players rulebook, supply rulebook, storage rulebook, start rulebook, cards mixed,
prices rulebook, collections rulebook, deck mixed, culture mixed, goals rulebook
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def written(price: CardPrice) -> str:
    return f"{price.food}+{price.money}:{price.tiles}"


def test_open_cards_by_number_of_players() -> None:
    """PRI-10"""
    assert edition().display == [0, 0, 5, 6, 7]


def test_military_points_by_rank() -> None:
    """PRI-54"""
    assert edition().ranks == [[], [], [5, 0], [6, 3, 0], [7, 4, 2, 0]]


def test_the_supply() -> None:
    """PRI-02"""
    tiles = {"land": 42, "city": 42, "units": 37, "catapults": 19}
    assert edition().supply == {**tiles, "food": 39, "money": 39, "favour": 12}


def test_what_storage_holds() -> None:
    """PRI-04"""
    figures = edition()
    assert (figures.farm, figures.bank, figures.church) == (2, 2, 3)


def test_what_everyone_starts_with() -> None:
    """PRI-12"""
    tiles = {"fields": 1, "farms": 1, "palazzi": 1, "banks": 1}
    assert edition().start == {**tiles, "food": 1, "money": 1, "favour": 1}


def test_what_each_card_does_and_whether_it_is_swapped() -> None:
    """PRI-22, PRI-23"""
    figures = edition()
    found = [
        [card.slug, effect.verb, effect.what, "swap" if effect.swap else "stay"]
        for card, effect in zip(CARD, figures.effects, strict=True)
    ]
    assert found == rows(CARDS)
    assert figures.swaps == [effect.swap for effect in figures.effects]


def test_prices_and_collections() -> None:
    """PRI-30 to PRI-39"""
    found = {
        card.slug: [written(price) for price in effect.prices]
        for card, effect in zip(CARD, edition().effects, strict=True)
        if effect.prices
    }
    assert found == {slug: prices for slug, *prices in rows(PRICES)}


def test_start_cards() -> None:
    """PRI-08"""
    dealt = [[card.slug for card in cards] for cards in edition().start_cards]
    assert dealt == [["tax-two"] * 4, ["field", "farm", "palazzo", "bank"]]


def test_the_stacks_of_the_three_years() -> None:
    """PRI-07, PRI-09"""
    found = [[card.slug, *copies(card)] for card in (*CARD, SCORING_CARD)]
    assert found == rows(STACKS)


def copies(card: Card) -> list[str]:
    stacks = edition().stacks
    return [str(stacks[seats][year].count(card)) for year in range(YEARS) for seats in (2, 3, 4)]


def test_98_action_cards_and_2_scoring_cards() -> None:
    """PRI-02"""
    figures = edition()
    in_stacks = sum(len(stack) for stack in figures.stacks[4])
    assert in_stacks + sum(len(cards) for cards in figures.start_cards) == 98 + 2


def test_culture_tiles() -> None:
    """PRI-39, PRI-63"""
    found = [f"{work.tile.slug} {work.value} {work.count}" for work in edition().works]
    assert found == " ".join(WORKS.split()).split(", ")


def test_the_eight_goals() -> None:
    """PRI-64, PRI-65"""
    found = []
    for goal, aim in zip(GOAL, edition().aims, strict=True):
        way = ["for", "every", str(aim.every), "beyond", str(aim.beyond)]
        if aim.points:
            assert (aim.every, aim.beyond) == (1, 0), f"{goal} pays by sets alone"
            way = ["sets", *map(str, aim.points)]
        found.append([goal.slug, str(aim.kind), "+".join(aim.counts), *way])
    assert found == rows(GOALS)


def test_each_table_says_where_its_figures_come_from() -> None:
    """PRI-02"""
    imprint = edition().imprint
    assert (imprint.game, imprint.name) == ("principato", "reconstructed-2011")
    said = dict(entry.split() for entry in SOURCES.replace("\n", " ").split(","))
    assert {row.table: row.source for row in imprint.provenance} == said
