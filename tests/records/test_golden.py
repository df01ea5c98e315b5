"""Whole games as they were once played: the rules, the log and the views are still the same.

A deliberate change renews them: `make records` writes them anew and says what changed.
"""

import pytest

from quattrocento.core.game import Game
from quattrocento.games import GAMES
from tests.contract.cases import pairs
from tests.records.golden import follow, names, read_marks, read_record
from tests.records.plan import plan, row, tables

KEPT = [(game, name) for game in GAMES.values() for name in names(game)]
BY_NAME = [f"{game.key}-{name}" for game, name in KEPT]
GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(("game", "name"), KEPT, ids=BY_NAME)
def test_a_kept_game_is_still_the_same(game: Game, name: str) -> None:
    record = read_record(game, name)
    match, marks = follow(game, record)
    assert match.record.moves == record.moves, "the moves or the marks of the public log"
    assert match.record.result == record.result
    assert match.record.digest == record.digest
    assert marks == read_marks(game)[name]


@GAME
def test_the_kept_games_are_those_of_the_plan(game: Game) -> None:
    wanted = plan(game)
    assert names(game) == sorted(read_marks(game)) == [one.name for one in wanted]
    assert [one.name for one in wanted if not one.is_of(read_record(game, one.name))] == []


@GAME
def test_at_least_twenty_games_are_kept_to_their_end(game: Game) -> None:
    assert sum(bool(read_record(game, name).result) for name in names(game)) >= 20


@GAME
def test_all_pairs_of_sizes_options_and_bots_are_kept(game: Game) -> None:
    met = {pair for one in plan(game) for pair in pairs(row(one))}
    assert met == {pair for table in tables(game) for pair in pairs(table)}
