"""Puzzles: each can be played, tells no secret, and has the answer that it says.

All of them are solved by hand, `quattrocento puzzles check`; here it is a few of each title.
"""

import json
from dataclasses import replace

import pytest

from quattrocento.analysis.insight import Why
from quattrocento.analysis.positions import line_moves
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.puzzles.book import PuzzleBook
from quattrocento.puzzles.mining import CLEAR, difficulty
from quattrocento.puzzles.puzzle import (
    HARDEST,
    Puzzle,
    daily,
    file_data,
    puzzle_data,
    puzzles,
    read_puzzle,
)
from quattrocento.puzzles.solving import MASTER, answer, check, solver
from quattrocento.puzzles.themes import QUESTIONS, THEMES, theme
from quattrocento.text.words import LANGUAGES, Words
from tests.effort import effort

FEW = 4
LEAST = 60
every_title = pytest.mark.parametrize("game", list(GAMES))


@every_title
def test_there_are_enough_for_two_months(game: str) -> None:
    assert len(puzzles(game)) >= LEAST


def sample(game: str) -> list[Puzzle]:
    found = list(puzzles(game))
    return found[:: effort(max(1, len(found) // FEW), 1)]


@every_title
def test_every_puzzle_is_clear_and_few_are_plain(game: str) -> None:
    found = puzzles(game)
    assert all(one.theme in THEMES for one in found)
    assert all(1 <= one.difficulty <= HARDEST for one in found)
    assert all(one.figures.gap >= CLEAR for one in found)
    assert all(one.figures.gap >= 2 * one.figures.doubt for one in found)
    assert all(one.decision.best.reasons for one in found)
    assert sum(one.figures.apprentice for one in found) <= 0.4 * len(found)
    assert len({(one.seed, len(one.moves)) for one in found}) == len(found)


@every_title
def test_the_position_is_reached_and_the_solution_can_be_played_out(game: str) -> None:
    for one in sample(game):
        match = one.match()
        moves = [write(move) for move in match.legal_moves(one.seat)]
        assert match.turn == one.seat
        assert len(moves) > 2
        assert {option.move for option in one.decision.options} <= set(moves)
        for option in one.decision.options:
            assert option.line[0].move == option.move
            line_moves(match.state, option.line)


@every_title
def test_the_best_move_is_told_to_win_more_than_any_other(game: str) -> None:
    for one in puzzles(game):
        first, *others = [option.chances[one.seat] for option in one.decision.options]
        assert others
        assert all(first - other >= CLEAR - 0.001 for other in others)


@every_title
def test_the_answer_needs_nothing_that_the_seat_does_not_see(game: str) -> None:
    """In another world that looks the same from there, the same moves are open."""
    for one in sample(game)[:2]:
        match = one.match()
        world = match.game.imagine(match.state, one.seat, Rng(bytes(32)))
        assert match.game.view(world, one.seat) == match.game.view(match.state, one.seat)
        open_there = [write(move) for move in world.legal_moves(one.seat)]
        assert one.solution in open_there


@every_title
def test_a_quick_search_finds_what_it_is_said_to_find(game: str) -> None:
    """The one of each title that is told to need the fewest iterations."""
    easiest = min(puzzles(game), key=lambda one: (one.figures.iterations, -one.figures.gap))
    assert answer(easiest, f"master@{MASTER[game] // 2}") == easiest.solution


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name(game: str, language: str) -> None:
    words = Words(language, game)
    assert all(words(f"theme-{name}") for name in THEMES)


def test_questions_are_those_of_the_game() -> None:
    assert theme("princes", "bidding", "pass", ()) == "auction"
    assert theme("condottiere", "turn", "pass", ()) == "timing"
    assert theme("condottiere", "turn", "play", (Why(0, "victory", 1.0, {}),)) == "victory"
    assert theme("signorie", "turn", "take", (Why(0, "round", 1.0, {}),)) == "threshold"
    assert set(QUESTIONS) == set(GAMES)


def test_a_puzzle_is_as_hard_as_the_bots_find_it() -> None:
    assert difficulty(0.6, True, 10, 100) == 1
    assert difficulty(0.0, True, 1000, 100) == 2
    assert [difficulty(0.0, False, count, 100) for count in (25, 100, 300)] == [3, 4, 5]


@pytest.mark.parametrize("count", [1, 37, 60, 74])
def test_every_puzzle_has_its_day(count: int) -> None:
    assert sorted(daily(count, day) for day in range(count)) == list(range(count))


def test_a_master_has_ten_times_its_iterations() -> None:
    assert solver("master", "princes") == f"master@{10 * MASTER['princes']}"
    assert solver("apprentice", "princes") == "apprentice"


@every_title
def test_a_collection_is_read_as_it_was_written(game: str) -> None:
    one = puzzles(game)[0]
    assert read_puzzle(puzzle_data(one)) == one
    assert check([one], "apprentice").tried == 1
    written = json.loads(file_data({"versions": {"rules": "x"}}, [one, one]))
    assert [read_puzzle(found) for found in written["puzzles"]] == [one, one]


def test_mining_goes_on_where_it_was_interrupted(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("mine")
    one = replace(puzzles("condottiere")[0], difficulty=3)
    known = replace(one.figures, apprentice=0.0)
    hard = [replace(one, seed=f"hard {number}", figures=known) for number in range(4)]
    seen = replace(one.figures, apprentice=1.0)
    plain = [replace(one, difficulty=1, seed=f"p {number}", figures=seen) for number in range(4)]
    book = PuzzleBook(folder, one.game, "lily")
    book.add(0, [*hard, *plain])
    book.add(3, [])
    again = PuzzleBook(folder, one.game, "lily")
    assert again.found == {0: [*hard, *plain], 3: []}
    assert again.choose(3) == hard[:3]
    assert again.choose(4) == [plain[0], *hard[:3]]
    assert again.choose(9) == [*plain[:2], *hard]
