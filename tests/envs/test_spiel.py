"""OpenSpiel's own tests of a game."""

from typing import Any

import pytest

from quattrocento.core.game import VariantError
from quattrocento.envs.episode import Table
from quattrocento.games import GAMES
from tests.envs.tables import name, tables

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not to be had here")


def load(table: Table) -> Any:
    pytest.importorskip("quattrocento.envs.spiel")
    variants = " ".join(f"{key}={value}" for key, value in table.variants.items())
    given = {"players": table.seats, "variants": variants}
    return pyspiel.load_game(f"quattrocento_{table.key}", given)


@pytest.mark.parametrize("table", tables(), ids=name)
def test_openspiel_accepts_a_random_game(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 9}, "condottiere has 2 to 6 seats, not 9"),
        ({"variants": "published"}, "variants 'published'; expected 'name=value name=value'"),
        ({"variants": "map=moon"}, "option map is 'moon'; expected one of rulebook"),
    ],
)
def test_a_game_that_is_not_offered_is_refused(given: dict[str, Any], complaint: str) -> None:
    spiel = pytest.importorskip("quattrocento.envs.spiel")
    with pytest.raises(VariantError, match=complaint):
        spiel.QuattrocentoGame(GAMES["condottiere"], given)


def test_a_state_comes_back_from_its_text() -> None:
    game = load(Table("condottiere", 2))
    state = game.new_initial_state()
    for action in (3, 0):
        state.apply_action(action if state.is_chance_node() else state.legal_actions()[action])
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_seat_is_not_told_what_another_was_dealt() -> None:
    """CON-47 Anna's card is a line of hers alone."""
    state = load(Table("condottiere", 2)).new_initial_state()
    state.apply_action(1)
    hand = state.episode.state.captains[0].hand
    assert bytes(hand).hex() in state.information_state_string(0)
    assert bytes(hand).hex() not in state.information_state_string(1)
