"""The end of a game: points by source, and who has won."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.core.game import Game, Score
from quattrocento.core.state import State
from quattrocento.text.boards.board import Frame
from quattrocento.text.words import Words


def show_result(game: Game, state: State, words: Words, frame: Frame) -> RenderableType:
    scores = game.scores(state)
    winners = [seat for seat, score in enumerate(scores) if score.rank == 1]
    names = ", ".join(words.player(seat) for seat in winners)
    verdict = Text(words("end-won", count=len(winners), names=names), "bold")
    return Group(result_table(scores, words, frame), verdict)


def result_table(scores: list[Score], words: Words, frame: Frame) -> Table:
    """A row for every source, a column for every player."""
    table = Table(title=words("end-result"), title_justify="left")
    table.add_column()
    for seat in range(len(scores)):
        table.add_column(frame.player(seat, words), justify="right")
    sources = list(dict.fromkeys(source for score in scores for source in score.parts))
    for source in sources:
        points = [str(score.parts.get(source, 0)) for score in scores]
        table.add_row(words(f"part-{source}"), *points)
    if len(sources) > 1:
        table.add_row(words("end-total"), *[str(score.total) for score in scores], style="bold")
    table.add_row(words("end-rank"), *[str(score.rank) for score in scores])
    return table
