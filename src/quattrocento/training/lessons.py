"""What a game teaches: the features of some of its positions, and who won in the end."""

from dataclasses import dataclass

from quattrocento.bots.heuristics.learned import Model
from quattrocento.core.rng import Rng, seed_key
from quattrocento.training.self_play import Played, Table

BETWEEN = 12  # of the positions that are not quiet one in so many is looked at, too

Rows = list[list[float]]


@dataclass(frozen=True)
class Lesson:
    """Positions of one game, a row of features for each seat, and what each seat won of it."""

    positions: list[Rows]
    shares: tuple[float, ...]


def lesson(model: Model, table: Table, played: Played) -> Lesson:
    """Every quiet position of a game, and some of the others by lot."""
    s = table.begin(played.deal)
    lot = Rng(seed_key(f"{played.deal} lessons"))
    found = []
    for place in played.moves:
        if model.is_quiet(s) or lot.below(BETWEEN) == 0:
            found.append(model.features(s))
        seat = s.turn()
        s.play(seat, s.legal_moves(seat)[place])
    return Lesson(found, played.shares)
