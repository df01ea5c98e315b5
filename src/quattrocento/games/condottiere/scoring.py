"""How the players stand: by the largest group of connected cities."""

from quattrocento.core.game import Score, Standing
from quattrocento.games.condottiere.realm import largest_group
from quattrocento.games.condottiere.state import Condottiere


def standing(s: Condottiere) -> list[Standing]:
    groups = [largest_group(s, seat) for seat in range(s.seats)]
    return [Standing(size, {"group": size}) for size in groups]


def scores(s: Condottiere) -> list[Score]:
    """CON-43 One player wins; the rulebook ranks nobody else."""
    groups = [largest_group(s, seat) for seat in range(s.seats)]
    return [
        Score(1 if seat == s.winner else 2, size, {"group": size})
        for seat, size in enumerate(groups)
    ]
