"""One judgement a game. `HEURISTICS` names them."""

from quattrocento.bots.heuristics.condottiere import CondottiereHeuristic
from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.games import GAMES

HEURISTICS: dict[str, Heuristic] = {
    **{key: Heuristic(game, 5.0) for key, game in GAMES.items()},
    "condottiere": CondottiereHeuristic(GAMES["condottiere"], 1.0),
}
