"""What an edition may say at the least and at the most, and one step beyond."""

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.games.princes import GAME
from tests.editions import changed

TEXT = GAME.edition().imprint.text
ROW = '"......."'
GRID = f"[{', '.join([ROW] * 7)}]"


def poet(number: int) -> str:
    return f'{{ number = {number}, building = "opera", landscape = "lake", freedom = "travel" }}'


def tower(*outline: str) -> str:
    rows = ", ".join([f'"{row}"' for row in outline])
    return f'{{ size = "small", count = 0, outline = [{rows}] }}'


ALLOWED = [
    {"freedoms.travel": "{ count = 1 }", "seats.each_freedom": "[1, 1, 1, 1]"}
    | {"seats.blind_freedoms": "[0, 0, 0, 0]"},
    {"seats.each_freedom": "[3, 4, 4, 4]", "seats.blind_freedoms": "[1, 0, 0, 0]"},
    {"limits.builders": "1", "prices.building": "[5000, 0]", "limits.actions": "1"},
    {"limits.dealt": "2", "limits.look": "1", "limits.wall_to_wall": "0"},
    {"rounds.minimum": "[1]"},
    {"prices.bid_step": "1", "prices.person": "0", "prices.freedom": "0"},
    {"prices.bonus": "0", "prices.point": "1"},
    {"work.pay": "1", "work.exchange": "1", "work.card": "0"},
    {"work.pay": "100", "work.exchange": "100"},
    {"professions.poet": poet(1)},
    {"characters.muse": "{ lowest = 0, highest = 5000 }"},
    {"characters.muse": "{ lowest = 5000, highest = 5000 }"},
    {"seats.florins": "[5000, 0, 0, 0]"},
    {"banker.exchange": "1", "banker.pot": "0"},
    {"cooperative.payment_step": "1", "cooperative.counter_offers": "0"},
    {"bonus.each-forest": "{ adds = { forest = 1 } }"},
    {"prestige.most-lakes": '{ fewest = "lake", points = 0, tied = 0 }'},
    {"prestige.most-lakes": "{ least = { lake = 1 }, points = 0 }"},
    {"buildings.tower": tower("#######")},
    {"buildings.tower": tower(*["#"] * 7)},
    {"buildings.tower": tower("#")},
    {"board.alone": GRID},
]

REFUSED = [
    ("freedoms.travel", "{ count = 0 }"),
    ("freedoms.travel", "{ count = 3 }"),
    ("seats.blind_freedoms", "[0, 0, 0, 1]"),
    ("seats.florins", "[5001, 0, 0, 0]"),
    ("seats.florins", "[0, 0, 0]"),
    ("limits.builders", "0"),
    ("limits.builders", "2"),
    ("limits.dealt", "1"),
    ("limits.actions", "0"),
    ("limits.look", "0"),
    ("rounds.minimum", "[0]"),
    ("prices.building", "[700, 300, 300]"),
    ("prices.building", "[5001, 300, 300, 0]"),
    ("prices.bid_step", "0"),
    ("prices.point", "0"),
    ("work.pay", "0"),
    ("work.exchange", "99"),
    ("professions.poet", poet(0)),
    ("characters.muse", "{ lowest = 300, highest = 5001 }"),
    ("characters.muse", "{ lowest = 5001, highest = 5000 }"),
    ("banker.exchange", "0"),
    ("cooperative.payment_step", "0"),
    ("bonus.each-forest", "{ adds = { forest = 0 } }"),
    ("bonus.each-forest", "{ adds = { hill = 1 } }"),
    ("prestige.most-lakes", '{ most = "lake", fewest = "lake", points = 6, tied = 3 }'),
    ("prestige.most-lakes", '{ most = "lake", least = { lake = 2 }, points = 6, tied = 3 }'),
    ("prestige.most-lakes", "{ points = 6, tied = 3 }"),
    ("prestige.most-lakes", '{ most = "lake", points = 6 }'),
    ("prestige.two-large-buildings", "{ least = { large = 2 }, points = 5, tied = 2 }"),
    ("buildings.tower", tower("########")),
    ("buildings.tower", tower(*["#"] * 8)),
    ("buildings.tower", tower()),
    ("buildings.tower", tower("...")),
    ("board.alone", f"[{ROW}, {ROW}]"),
    ("board.alone", f"[{', '.join([ROW] * 8)}]"),
    ("board.cooperative", GRID.replace(ROW, '"......"', 1)),
]


@pytest.mark.parametrize("changes", ALLOWED)
def test_an_edition_may_go_so_far(changes: dict[str, str]) -> None:
    text = changed(TEXT, changes)
    assert GAME.edition(text, "mine.toml").imprint.text == text


@pytest.mark.parametrize(
    "changes",
    [
        {"freedoms.travel": "{ count = 0 }", "seats.each_freedom": "[0, 0, 0, 0]"}
        | {"seats.blind_freedoms": "[0, 0, 0, 0]", "seats.harsh_blind_freedoms": "[0, 0, 0, 0]"},
        {"limits.builders": "0", "prices.building": "[700]"},
    ],
)
def test_an_edition_may_not_do_without(changes: dict[str, str]) -> None:
    with pytest.raises(EditionError):
        GAME.edition(changed(TEXT, changes), "mine.toml")


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_an_edition_may_not_go_further(name: str, value: str) -> None:
    with pytest.raises(EditionError):
        GAME.edition(changed(TEXT, {name: value}), "mine.toml")
