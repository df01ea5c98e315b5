"""A question, what it is about and its menu fit into a window of 80 columns and 24 lines."""

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import quattrocento as q
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import Player
from quattrocento.cli.session import Session
from quattrocento.cli.shelf import Shelf
from quattrocento.games import GAMES

NAMES = ("Lucrezia", "Marcantonio", "Isabella", "Federico", "Ginevra", "Cosimo")
LOOKS = 25


class Window(Screen):
    """A terminal of the smallest size; what is shown can be read."""

    def __init__(self) -> None:
        super().__init__()
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=80, height=24, force_terminal=True)


@pytest.mark.parametrize("key", GAMES)
def test_every_question_fits_a_small_window(key: str, tmp_path: Path) -> None:
    match, bot = q.new(key, seats=GAMES[key].seats[-1], seed="window"), q.bot("chance")
    screen = Window()
    session = Session(match, seated(match), "en", screen, Shelf(tmp_path))
    looks, waited = 0, 0
    while not match.over and looks < LOOKS:
        seat, waited = match.turn, waited + 1
        if seat == 0 and waited > 20:
            session.show_question(seat)
            assert screen.paper.getvalue().count("\n") < 24
            screen.paper.seek(0)
            screen.paper.truncate()
            looks, waited = looks + 1, 0
        session.make(seat, bot.choose(match.seen(seat)))


def seated(match: q.Match) -> Sequence[Player]:
    you = Player(NAMES[0], "you")
    return [replace(you, name=name) for name in NAMES[: match.state.seats]]
