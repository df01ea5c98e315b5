"""Every move has a number, and no two that are open at once have the same."""

from collections.abc import Iterator

import pytest

from quattrocento.core.moves import IllegalMove
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.envs.episode import Episode, Table
from quattrocento.envs.title import title
from quattrocento.games import GAMES
from tests.effort import effort
from tests.envs.tables import name, tables

MOST_GAMES = 20
GAMES_EACH = effort(1, 40)


def questions(table: Table, seed: str) -> Iterator[tuple[State, int]]:
    """Random play: every state of a game in which somebody is asked, and who."""
    state = Episode(table, seed).state
    rng = Rng(seed_key(f"{seed} play"))
    while not state.over:
        seat = state.turn()
        yield state, seat
        state.play(seat, rng.pick(state.legal_moves(seat)))


@pytest.mark.parametrize("table", tables(), ids=name)
def test_open_moves_have_numbers_of_their_own(table: Table) -> None:
    actions = table.title.actions
    for game in range(GAMES_EACH):
        for state, seat in questions(table, f"numbers {game}"):
            moves = state.legal_moves(seat)
            codes = [actions.code(move) for move in moves]
            assert len(set(codes)) == len(moves)
            assert [actions.find(moves, code) for code in codes] == list(moves)
            assert [
                code for code, open_now in enumerate(actions.mask(codes)) if open_now
            ] == sorted(codes)


@pytest.mark.parametrize(
    ("key", "version"),
    [
        ("condottiere", "condottiere/2/43"),
        ("princes", "princes/2/936"),
        ("principato", "principato/2/688"),
        ("signorie", "signorie/2/295"),
    ],
)
def test_the_numbers_of_actions_are_kept(key: str, version: str) -> None:
    """Policies are trained for them: a change of the table must be deliberate."""
    assert title(key).actions.version == version


@pytest.mark.parametrize("key", GAMES)
def test_names_of_actions_differ(key: str) -> None:
    names = title(key).actions.names()
    assert len(set(names)) == len(names) == title(key).actions.size


@pytest.mark.parametrize("key", GAMES)
def test_every_verb_is_played(key: str) -> None:
    """What no game ever asks for would be no action: plays until every verb was open."""
    actions = title(key).actions
    verbs = [block.verb for block in actions.blocks for _ in range(block.size)]
    missing = set(verbs)
    for game in range(MOST_GAMES):
        for table in [table for table in tables() if table.key == key]:
            for state, seat in questions(table, f"verbs {game}"):
                missing -= {verbs[actions.code(move)] for move in state.legal_moves(seat)}
            if not missing:
                return
    assert not missing


def test_an_action_that_is_not_open_is_refused_by_name() -> None:
    episode = Episode(Table("condottiere", 2), "lily")
    with pytest.raises(IllegalMove, match=r"action 17 is not open; open: 0 \(name-city"):
        episode.play(episode.seat, 17)
