"""Back at the table: the position of each decision of an insight, and lines played from there."""

from collections.abc import Iterator, Sequence

from quattrocento.analysis.insight import Decision, Insight, LineMove
from quattrocento.core.match import Match
from quattrocento.core.moves import Move, read
from quattrocento.core.state import State


def positions(played: Match, insight: Insight) -> Iterator[tuple[State, Decision]]:
    """Every decision with the true position in which it was made, which moves on with the game."""
    by_ply = {decision.ply: decision for decision in insight.decisions}
    walk = played.at(0)
    for ply, entry in enumerate(played.moves):
        if ply in by_ply:
            yield walk.state, by_ply[ply]
        walk.play(entry.seat, entry.text)


def line_moves(s: State, line: Sequence[LineMove]) -> list[Move]:
    """The moves of a line, each of them read where it is played."""
    world = s.clone()
    world.log = None
    found = []
    for step in line:
        move = read(world, step.seat, step.move)
        world.play(step.seat, move)
        found.append(move)
    return found
