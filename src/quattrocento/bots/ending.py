"""What a seat can expect at the end, where a chance of winning tells nothing any more.

Each move is played on to the end of the game in worlds that could be true, everyone as the
heuristic expects. That is quick when the end is near, and it is not done while it is far.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.core.game import Game, Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

HOPELESS = 0.05  # the chance below which points tell more, as they do where as little is missing
WORLDS = 6
FEWEST = 2  # worlds from which a mean is told
EFFORT = 2400  # moves to be played in all


@dataclass(frozen=True)
class Ending:
    """The points and the rank that a seat gets on average."""

    points: float
    rank: float


def endings(seen: Seen, moves: Sequence[Move], rng: Rng) -> list[Ending]:
    """The expected end after each move; nothing where it is too far off to be seen."""
    effort = EFFORT
    found: list[list[Ending]] = []
    while len(found) < WORLDS:
        world = seen.imagine(rng)
        ends = []
        for move in moves:
            after = world.clone()
            after.play(seen.seat, move)
            effort = play_out(seen.game, after, effort)
            if after.agenda:
                return average(found) if len(found) >= FEWEST else []
            score = seen.game.scores(after)[seen.seat]
            ends.append(Ending(float(score.total), float(score.rank)))
        found.append(ends)
    return average(found)


def play_out(game: Game, s: State, left: int) -> int:
    """Play on as the heuristic expects, for at most so many moves; how many are left then."""
    heuristic = HEURISTICS[game.key]
    while s.agenda and left:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        if len(legal_moves) == 1:
            s.play(seat, legal_moves[0])
        else:
            weights = heuristic.prior(s, seat, legal_moves)
            s.play(seat, legal_moves[weights.index(max(weights))])
        left -= 1
    return left


def average(found: Sequence[Sequence[Ending]]) -> list[Ending]:
    """The mean over the worlds, move by move."""
    return [
        Ending(
            sum(end.points for end in ends) / len(ends), sum(end.rank for end in ends) / len(ends)
        )
        for ends in zip(*found, strict=True)
    ]
