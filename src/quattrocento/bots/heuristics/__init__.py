"""One judgement a game. `HEURISTICS` names them."""

from quattrocento.bots.heuristics.condottiere.heuristic import CondottiereHeuristic
from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.bots.heuristics.princes.heuristic import PrincesHeuristic
from quattrocento.bots.heuristics.principato.heuristic import PrincipatoHeuristic
from quattrocento.bots.heuristics.signorie.heuristic import SignorieHeuristic
from quattrocento.games import GAMES

HEURISTICS: dict[str, Heuristic] = {
    **{key: Heuristic(game, scale=5.0, horizon=20) for key, game in GAMES.items()},
    "condottiere": CondottiereHeuristic(GAMES["condottiere"], scale=1.0, horizon=30),
    "princes": PrincesHeuristic(GAMES["princes"], scale=7.0, horizon=20),
    "principato": PrincipatoHeuristic(GAMES["principato"], scale=1.8, horizon=20),
    "signorie": SignorieHeuristic(GAMES["signorie"], scale=3.5, horizon=20),
}
