"""The tables of the games, drawn with letters.

A module here named after a game holds its `BOARD`; a game without one is drawn as nested tables.
"""

import importlib
import io
from importlib.util import find_spec

from rich.console import Console

from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.text.boards.board import MARKS, Board, make_frame
from quattrocento.text.boards.nested import NESTED
from quattrocento.text.words import Words


def find_board(game: str) -> Board:
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return NESTED
    board = importlib.import_module(name).BOARD
    assert isinstance(board, Board)
    return board


def picture(game: Game, state: State, seat: int | None, words: Words, width: int) -> str:
    """The table as a seat, or with None a spectator, sees it, as plain text."""
    paper = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
    frame = make_frame(width, MARKS, state)
    with paper.capture() as drawn:
        paper.print(find_board(game.key).draw(game.view(state, seat), words, frame))
    return drawn.get()
