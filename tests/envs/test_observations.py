"""What a seat sees as numbers: the same in every world that it could be in."""

from collections.abc import Iterator

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.envs.episode import Episode, Table
from quattrocento.games.condottiere.state import Condottiere
from tests.envs.tables import name, tables

EVERY = 9


def positions(table: Table) -> Iterator[State]:
    """One of a few positions of a random game."""
    state = Episode(table, "seen").state
    rng = Rng(seed_key("seen play"))
    while not state.over:
        if state.ply % EVERY == 0:
            yield state
        seat = state.turn()
        state.play(seat, rng.pick(state.legal_moves(seat)))
    yield state


@pytest.mark.parametrize("table", tables(), ids=name)
def test_observations_are_as_long_as_their_layout(table: Table) -> None:
    title = table.title
    for state in positions(table):
        for seat in range(table.seats):
            assert len(title.observe(state, seat)) == title.size(table.seats)


@pytest.mark.parametrize("table", tables(), ids=name)
def test_observations_tell_no_secret(table: Table) -> None:
    title = table.title
    rng = Rng(seed_key("other worlds"))
    for state in positions(table):
        for seat in range(table.seats):
            other = title.game.imagine(state, seat, rng)
            assert title.observe(other, seat) == title.observe(state, seat)


def test_a_secret_in_an_observation_would_be_noticed() -> None:
    table = Table("condottiere", 3)
    rng = Rng(seed_key("other worlds"))

    def leaks(state: State, seat: int) -> bytes:
        assert isinstance(state, Condottiere)
        return bytes(state.captains[(seat + 1) % 3].hand)

    game = table.title.game
    worlds = [(state, game.imagine(state, 0, rng)) for state in positions(table)]
    assert any(leaks(state, 0) != leaks(other, 0) for state, other in worlds)


def test_own_cards_are_seen() -> None:
    table = Table("condottiere", 3)
    state = Episode(table, "lily").state
    assert isinstance(state, Condottiere)
    parts = table.title.layout(3)
    start = sum(part.size for part in parts[: [part.name for part in parts].index("hand")])
    hand = state.captains[1].hand
    assert list(table.title.observe(state, 1)[start : start + len(hand)]) == hand
