"""A game in review at the terminal: how the points grew, and where it turned."""

from rich.table import Table
from rich.text import Text

from quattrocento.analysis.review import Review, review
from quattrocento.cli.screen import Screen
from quattrocento.core.record import Record
from quattrocento.text.words import Words

ROWS = 12
SENTENCES = 3


def show_review(screen: Screen, record: Record, words: Words) -> None:
    found = review(record)
    screen.show(Text(words("review-points"), "bold"))
    screen.show(points_table(found, record.seats, words))
    screen.show(Text(words("review-turning"), "bold"))
    if not found.turning_points:
        screen.line(words("review-quiet"))
    for point in found.turning_points:
        told = [words.event(event) for event in point.events[:SENTENCES]]
        screen.line(words("review-move", ply=point.ply, told=" ".join(told)))
        name = words.player(point.seat)
        screen.line(words("review-chance", name=name, before=point.before, after=point.after))


def points_table(found: Review, seats: int, words: Words) -> Table:
    """The points after some of the plies at which they changed, the last among them."""
    table = Table()
    table.add_column(words("review-ply"), justify="right")
    for seat in range(seats):
        table.add_column(words.player(seat), justify="right")
    step = max(1, -(-len(found.points) // ROWS))
    last = len(found.points) - 1
    for points in found.points[last % step :: step]:
        table.add_row(str(points.ply), *[str(seat.total) for seat in points.seats])
    return table
