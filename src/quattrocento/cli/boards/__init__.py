"""The tables of the games, drawn with letters.

A module here named after a game holds its `BOARD`; a game without one is drawn as nested tables.
"""

import importlib
from importlib.util import find_spec

from quattrocento.cli.boards.board import Board
from quattrocento.cli.boards.nested import NESTED


def find_board(game: str) -> Board:
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return NESTED
    board = importlib.import_module(name).BOARD
    assert isinstance(board, Board)
    return board
