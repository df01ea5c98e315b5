"""What an edition may say at the least and at the most, and one step beyond."""

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.games.signorie.view import view
from tests.games.signorie.asking import reasons
from tests.games.signorie.scenes import edition, scene
from tests.play import play

WIDE = str([*range(15)])

ALLOWED = [
    {"frame.rounds": "1", "rewards.bonuses": "1", "rewards.honours": "0"},
    {"frame.rounds": "2", "rewards.bonuses": "0", "rewards.honours": "2"},
    {"frame.rounds": "14", "rewards.bonuses": "9", "rewards.honours": "5"},
    {"frame.dice": "1"},
    {"frame.threshold": "0", "frame.highest-threshold": "0"},
    {"frame.helpers": "0", "frame.brides": "0"},
    {"family.florins": "0", "family.men": "0", "family.women": "0"},
    {"family.reserve-men": "0", "family.reserve-women": "0"},
    {"players.2": "{ dice = 1, cities = 1, removed = 0 }"},
    {"players.4": "{ dice = 9, cities = 5, removed = 8 }"},
    {"brides.points": "[]", "brides.florins": "0", "brides.florins-from-round": "1"},
    {"marriage.highest-dowry": "1", "marriage.points": "0"}
    | {f"cities.{city}": "{ spaces = [1] }" for city in "milano venezia firenze roma".split()}
    | {"cities.napoli": "{ spaces = [] }"},
    {"career.points": "[0]", "career.ranks": "[0]", "career.bonuses": "{ 1 = { florins = 1 } }"},
    {"career.points": WIDE, "career.ranks": WIDE, "career.bonuses": "{ 15 = { florins = 1 } }"},
    {"marriage.highest-dowry": "9"},
    {"initiative.points": "[0]"},
    {"rewards.florins": "0", "rewards.price": "0", "rewards.points": "0"},
    {"alliances.values": "[2, 3, 5]", "alliances.back": "0", "alliances.quorum": "1"},
    {"tasks.purse": "{ up-to = 1, effect = { florins = 1 } }"},
    {"tasks.purse": "{ figures = 6, effect = { florins = 1 } }"},
    {"helpers.red-3": "{ cost = 0, effect = { recruit = 0 } }"},
]

REFUSED = [
    ("frame.dice", "0"),
    ("frame.threshold", "-1"),
    ("players.2", "{ dice = 0, cities = 3, removed = 2 }"),
    ("players.2", "{ dice = 2, cities = 0, removed = 2 }"),
    ("players.4", "{ dice = 2, cities = 6, removed = 2 }"),
    ("players.4", "{ dice = 2, cities = 5, removed = 9 }"),
    ("brides.florins-from-round", "0"),
    ("marriage.highest-dowry", "0"),
    ("marriage.highest-dowry", "10"),
    ("cities.roma", "{ spaces = [0] }"),
    ("cities.roma", "{ spaces = [2, 1] }"),
    ("career.points", "[]"),
    ("career.points", str([*range(16)])),
    ("career.bonuses", "{ 0 = { florins = 1 } }"),
    ("career.bonuses", "{ 10 = { florins = 1 } }"),
    ("career.bonuses", "{ top = { florins = 1 } }"),
    ("initiative.points", "[]"),
    ("rewards.bonuses", "10"),
    ("rewards.honours", "6"),
    ("alliances.values", "[]"),
    ("alliances.values", "[1, 2, 3]"),
    ("alliances.quorum", "0"),
    ("tasks.purse", "{ up-to = 0, effect = { florins = 1 } }"),
    ("tasks.purse", "{ figures = 7, effect = { florins = 1 } }"),
    ("tasks.purse", "{ effect = { florins = 1 } }"),
]


@pytest.mark.parametrize("changes", ALLOWED)
def test_an_edition_may_go_so_far(changes: dict[str, str]) -> None:
    assert edition(changes).imprint.text != edition().imprint.text


def test_a_game_has_a_round() -> None:
    """SIG-01"""
    with pytest.raises(EditionError, match=r"frame\.rounds"):
        edition({"frame.rounds": "0", "rewards.bonuses": "0", "rewards.honours": "0"})


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_an_edition_may_not_go_further(name: str, value: str) -> None:
    with pytest.raises(EditionError):
        edition({name: value})


def test_nobody_thinks_of_a_seventh_figure_or_a_tenth_florin() -> None:
    """SIG-33, SIG-46: what is refused ends where no edition goes further"""
    s = scene("red 6", tasks={"red man": "purse"})
    play(s, "0 take red 6")
    assert (len(reasons(s, "fulfil purse 6")), reasons(s, "fulfil purse 7")) == (1, [])
    play(s, "0 govern")
    assert (len(reasons(s, "marry roma 9")), reasons(s, "marry roma 10")) == (1, [])


def test_a_space_without_a_tile_promises_nothing() -> None:
    """SIG-18, SIG-66"""
    roma = view(scene("red 6"), None).cities["roma"]
    assert (roma.mission.house, roma.mission.points) == (None, 0)
