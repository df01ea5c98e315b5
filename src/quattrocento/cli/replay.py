"""`quattrocento replay`: verify a record, review it, or look at a game move by move."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from quattrocento.cli.arguments import AsJson, Language, reader_language
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import read_record, replay_file, unmarked, verified
from quattrocento.cli.results import show_result
from quattrocento.cli.review import show_review
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import seated
from quattrocento.core.game import Game
from quattrocento.core.match import visible
from quattrocento.core.record import Record
from quattrocento.core.views import as_data
from quattrocento.text.boards import find_board
from quattrocento.text.boards.board import make_frame
from quattrocento.text.words import Words


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that it replays as recorded.")
    ] = False,
    review: Annotated[
        bool, typer.Option("--review", help="Show how the points grew and where the game turned.")
    ] = False,
    to: Annotated[
        int | None, typer.Option(metavar="N", help="Start after N moves, or verify only N.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a recorded game, verify it or review it."""
    if verify and review:
        raise BadInput("--verify and --review; expected one of them")
    game, found = read_record(record)
    if to is not None and not 0 <= to <= len(found.moves):
        raise BadInput(f"{record}: --to {to}; expected 0 to {len(found.moves)}, its moves")
    match = replay_file(record, game, found, to if verify else None)
    language = reader_language(lang)
    words = Words(language, game.key)
    if as_json and not review:
        shown = match if to is None else match.at(to)
        seen = as_data(shown.view(None))
        typer.echo(json.dumps({**verified(record, found, shown), "view": seen}, indent=2))
        return
    if verify:
        count = len(match.moves)
        key = "replay-finished" if match.state.over else "replay-running"
        Screen().line(words(key, file=str(record), count=count))
        if bare := unmarked(found, match):
            Screen().line(words("replay-unmarked", count=bare))
        return
    names = [player.name for player in seated(found, words)]
    named = Words(language, game.key, names)
    if review:
        show_review(Screen(), match, named)
    else:
        Viewer(record, game, found, named).run(to or 0)


class Viewer:
    """Shows a record as those saw it who sat at no place."""

    def __init__(self, path: Path, game: Game, record: Record, words: Words) -> None:
        self.path = path
        self.game = game
        self.record = record
        self.words = words
        self.screen = Screen()

    def run(self, ply: int) -> None:
        last = len(self.record.moves)
        self.show(ply)
        while True:
            try:
                text = self.screen.ask(self.words("replay-prompt"))
            except (EOFError, KeyboardInterrupt):
                self.screen.show()
                return
            if text == "q" or (not text and ply == last):
                return
            wanted = ply + 1 if not text else ply - 1 if text == "b" else number(text)
            if 0 <= wanted <= last:
                ply = wanted
                self.show(ply)
            else:
                self.screen.line(self.words("replay-expected", count=last))

    def show(self, ply: int) -> None:
        match = replay_file(self.path, self.game, self.record, ply)
        told = [event for event in visible(match.log, None) if event.ply == ply]
        news = [self.words.event(event) for event in told]
        frame = make_frame(self.screen.width, self.screen.marks, match.state, news)
        board = find_board(self.game.key)
        self.screen.show(board.draw(self.game.view(match.state, None), self.words, frame))
        self.screen.show(Text(self.caption(ply), "bold"))
        if match.state.over:
            self.screen.show(show_result(self.game, match.state, self.words, frame))

    def caption(self, ply: int) -> str:
        count = len(self.record.moves)
        if ply == 0:
            return self.words("replay-start", count=count)
        entry = self.record.moves[ply - 1]
        name = self.words.player(entry.seat)
        return self.words("replay-move", ply=ply, count=count, name=name, move=entry.text)


def number(text: str) -> int:
    """The move to go to; one that does not exist for anything else."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1
