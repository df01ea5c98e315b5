"""Every figure of the edition, as the rulebook or its source gives it."""

import pytest

from quattrocento.games.condottiere.components import ALL_CITIES, DECK
from tests.games.condottiere.scenes import edition

# CON-02 Cards, how many there are of each and what one counts in an army.
CARDS = """
    m1         15   1
    m2          8   2
    m3          8   3
    m4          8   4
    m5          8   5
    m6          8   6
    m10         8  10
    scarecrow  15   0
    drummer     6   0
    bishop      3   0
    surrender   3   0
    winter      3   0
    heroine     3  10
"""

# CON-45 Who borders on whom: the borders that make the rulebook's example true.
RULEBOOK = """
    torino   milano genova
    milano   torino venezia genova mantova parma modena
    venezia  milano mantova ferrara
    genova   torino milano parma lucca firenze
    mantova  milano venezia modena ferrara
    parma    milano genova modena bologna lucca firenze
    modena   milano mantova parma ferrara bologna
    ferrara  venezia mantova modena bologna
    bologna  parma modena ferrara firenze urbino
    lucca    genova parma firenze
    firenze  genova parma bologna lucca siena urbino spoleto roma
    siena    firenze roma
    urbino   bologna firenze spoleto ancona
    spoleto  firenze urbino ancona roma napoli
    ancona   urbino spoleto napoli
    roma     firenze siena spoleto napoli
    napoli   spoleto ancona roma
"""

# CON-45 The borders of the later printings.
PUBLISHED = """
    torino   milano genova
    milano   torino venezia genova mantova parma modena
    venezia  milano mantova ferrara
    genova   torino milano parma
    mantova  milano venezia modena ferrara
    parma    milano genova modena lucca
    modena   milano mantova parma ferrara bologna lucca firenze
    ferrara  venezia mantova modena bologna
    bologna  modena ferrara firenze urbino
    lucca    parma modena firenze
    firenze  modena bologna lucca siena urbino spoleto roma
    siena    firenze roma
    urbino   bologna firenze spoleto ancona
    spoleto  firenze urbino ancona roma napoli
    ancona   urbino spoleto napoli
    roma     firenze siena spoleto napoli
    napoli   spoleto ancona roma
"""

SOURCES = {
    "deck": "rulebook",
    "deal": "rulebook",
    "victory": "rulebook",
    "markers": "rulebook",
    "map": "mixed",
    "borders": "mixed",
}


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def test_the_cards() -> None:
    """CON-02, CON-20, CON-24, CON-26"""
    counts, values = edition().counts, edition().values
    assert [[card.slug, str(counts[card.index]), str(values[card.index])] for card in DECK] == rows(
        CARDS
    )


def test_the_pack_holds_every_card() -> None:
    """CON-02"""
    pack = [card.slug for card in edition().pack]
    assert pack == [slug for slug, count, _ in rows(CARDS) for _ in range(int(count))]


def test_the_deal() -> None:
    """CON-04, CON-41"""
    assert (edition().base, edition().per_city) == (10, 2)


def test_the_cities_that_win() -> None:
    """CON-43"""
    targets = {seats: edition().target[seats] for seats in range(2, 7)}
    assert targets == {2: 6, 3: 5, 4: 4, 5: 4, 6: 4}


def test_the_markers() -> None:
    """CON-01"""
    assert edition().markers == 10


def test_the_cities() -> None:
    """CON-06"""
    assert [city.slug for city in ALL_CITIES] == [row[0] for row in rows(RULEBOOK)]


@pytest.mark.parametrize(("key", "table"), [("rulebook", RULEBOOK), ("published", PUBLISHED)])
def test_the_borders(key: str, table: str) -> None:
    """CON-43, CON-45"""
    masks = edition().neighbours[key]
    found = [
        [city.slug, *[other.slug for other in ALL_CITIES if masks[city.index] >> other.index & 1]]
        for city in ALL_CITIES
    ]
    assert found == rows(table)


def test_where_the_figures_come_from() -> None:
    imprint = edition().imprint
    assert (imprint.game, imprint.name) == ("condottiere", "first-1995")
    assert {one.table: one.source for one in imprint.provenance} == SOURCES
