"""Each number and word of an edition, changed alone, is noticed by the loader or by a pin."""

import pytest

from quattrocento.core.game import Game
from quattrocento.games import GAMES
from tests.figures.leaves import changed_editions
from tests.figures.pins import find_pins, survivors


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_figure_can_change_unnoticed(game: Game) -> None:
    pins = find_pins(game)
    assert pins is not None, "there is no test_figures.py"
    assert [changed.what for changed, survived in survivors(game, pins) if survived] == []


def test_a_changed_edition_differs_in_one_thing() -> None:
    values = {"prices": {"field": {"food": 1, "swap": True}, "farm": {"food": 2, "swap": True}}}
    assert [changed.what for changed in changed_editions(values)] == [
        "prices.field.food: 1 -> 2",
        "prices.field.food: 1 exchanged with prices.farm.food",
        "prices.field.swap: True -> False",
        "prices.farm.food: 2 -> 3",
        "prices.farm.swap: True -> False",
        "prices.field: the name 'food' -> 'food0'",
        "prices.field: the name 'swap' -> 'swap0'",
        "prices.farm: the name 'food' -> 'food0'",
        "prices.farm: the name 'swap' -> 'swap0'",
    ]
