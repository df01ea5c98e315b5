"""What a game teaches: the features of some of its positions, who won in the end and how high."""

from dataclasses import dataclass

from quattrocento.bots.heuristics.learned import Model
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.training.self_play import Played, Table

BETWEEN = 12  # of the positions that are not quiet one in so many is looked at, too

Rows = list[list[float]]


@dataclass(frozen=True)
class Lesson:
    """Positions of one game with their phases, a row of features for each seat; what each seat won
    of the game, and its points at the end."""

    positions: list[Rows]
    phases: list[int]
    shares: tuple[float, ...]
    points: tuple[float, ...]


def lesson(model: Model, table: Table, played: Played) -> Lesson:
    """Every quiet position of a game, and some of the others by lot."""
    s = table.begin(played.deal)
    lot = Rng(seed_key(f"{played.deal} lessons"))
    positions, phases = [], []
    for place in played.moves:
        if model.is_quiet(s) or lot.below(BETWEEN) == 0:
            positions.append(model.features(s))
            phases.append(model.phase(s))
        seat = s.turn()
        s.play(seat, s.legal_moves(seat)[place])
    points = tuple(float(score.total) for score in GAMES[table.game].scores(s))
    return Lesson(positions, phases, played.shares, points)
