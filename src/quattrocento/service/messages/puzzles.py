"""Puzzles at a table of their own: replayed from the package's data, kept nowhere.

What leaves is the update that the seat would have got at any table, and after an answer what was
found of the moves when the puzzle was mined. Nothing is searched here.
"""

from functools import lru_cache
from itertools import count

from msgspec import structs

from quattrocento.core.moves import IllegalMove, write
from quattrocento.core.rng import seed_key
from quattrocento.games import GAMES
from quattrocento.puzzles.puzzle import Puzzle, daily, puzzles
from quattrocento.service.errors import Problem
from quattrocento.service.messages import moments, projections, responses
from quattrocento.service.messages.insight_responses import PlayedOut
from quattrocento.service.messages.insights import option_out
from quattrocento.service.messages.puzzle_responses import (
    PuzzleCard,
    PuzzleJudged,
    PuzzleOut,
    PuzzleShelf,
    PuzzleShelves,
)
from quattrocento.service.tables.events import Opens, Plays, Row, Sits, TableEvent
from quattrocento.service.tables.seating import beginning
from quattrocento.service.tables.table import Table
from quattrocento.text.words import Words

REMEMBERED = 64
# Whoever sat there were bots; at a puzzle they are persons of the time.
NAMES = ("Lucrezia", "Caterina", "Lorenzo", "Beatrice", "Federico", "Isabella")


def shelves(day: int) -> PuzzleShelves:
    """What there is of every title, and which of it is that of the day."""
    return PuzzleShelves(day=day, shelves=[shelf(game, day) for game in GAMES])


def shelf(game: str, day: int) -> PuzzleShelf:
    found = puzzles(game)
    return PuzzleShelf(
        game=game,
        daily=daily(len(found), day) if found else -1,
        puzzles=[PuzzleCard(one.theme, one.difficulty, one.seats) for one in found],
    )


def find(game: str, number: int) -> Puzzle:
    found = puzzles(game)
    if number >= len(found):
        raise Problem("no-page")
    return found[number]


@lru_cache(REMEMBERED)
def table_of(game: str, number: int) -> Table:
    """The table at which the question is asked."""
    puzzle = find(game, number)
    names = NAMES[: puzzle.seats]
    # All of them: what is not said would be as it was before there was such an option.
    options = GAMES[game].write_variants(GAMES[game].read_variants({}))
    opens = Opens(game, options, [""] * puzzle.seats, host="", secret="")
    table = Table("", opens, 0.0)
    begins = beginning(table.game, table.game.revision, seed_key(puzzle.seed).hex())
    append(table, *(Sits(seat, name, "") for seat, name in enumerate(names)), begins)
    for line in puzzle.moves:
        seat, _, move = line.partition(" ")
        append(table, Plays(int(seat), move, ""))
    return table


def append(table: Table, *events: TableEvent) -> None:
    for seq, event in zip(count(table.seq + 1), events, strict=False):
        table.apply(Row(seq, 0.0, event))


def puzzle_out(game: str, number: int, language: str) -> PuzzleOut:
    """The position, as its seat sees it, and nothing of the answer."""
    puzzle, table = find(game, number), table_of(game, number)
    update = projections.update(table, puzzle.seat, 0, language, str)
    return PuzzleOut(
        game=game,
        number=number,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        about=projections.about(table, ""),
        update=structs.replace(update, undo=None, hints=False, claims=[], notices=[]),
    )


def preview(game: str, number: int, move: str, language: str) -> responses.Preview:
    puzzle, table = find(game, number), table_of(game, number)
    try:
        return projections.preview(table, puzzle.seat, move, language, str)
    except IllegalMove:
        raise Problem("illegal", move=move[:60]) from None


def judged(game: str, number: int, move: str, language: str) -> PuzzleJudged:
    """Whether a move is the answer; what is known of it, and then of the answer itself."""
    puzzle, table = find(game, number), table_of(game, number)
    state = table.playing().state
    try:
        tried = write(table.playing().find(puzzle.seat, move))
    except IllegalMove:
        raise Problem("illegal", move=move[:60]) from None
    words = words_of(table, language)
    options = {
        one.move: option_out(state, puzzle.seat, one, words) for one in puzzle.decision.options
    }
    right = tried == puzzle.solution
    return PuzzleJudged(
        right=right,
        move=tried,
        text=words.move(table.playing().find(puzzle.seat, tried)) if words else "",
        tried=structs.replace(options[tried], line=[]) if tried in options and not right else None,
        best=options[puzzle.solution] if right else None,
    )


def answer(game: str, number: int, language: str) -> PuzzleJudged:
    """The answer, for whoever gives up."""
    return judged(game, number, find(game, number).solution, language)


def played_out(game: str, number: int, language: str) -> PlayedOut:
    """The solution move by move, as the seat of the puzzle sees it."""
    puzzle, table = find(game, number), table_of(game, number)
    then, found = table.playing().at(len(puzzle.moves)), []
    for step in puzzle.decision.best.line:
        then.play(step.seat, step.move)
        found.append(moments.moment(table, then, puzzle.seat, language, str))
    return PlayedOut(found)


def words_of(table: Table, language: str) -> Words | None:
    return projections.words_for(table, language, str)
