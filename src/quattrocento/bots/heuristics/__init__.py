"""One judgement a game. `HEURISTICS` names them."""

from quattrocento.bots.heuristics.condottiere import CondottiereHeuristic
from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.bots.heuristics.princes import PrincesHeuristic
from quattrocento.bots.heuristics.principato import PrincipatoHeuristic
from quattrocento.bots.heuristics.signorie import SignorieHeuristic
from quattrocento.games import GAMES

HEURISTICS: dict[str, Heuristic] = {
    **{key: Heuristic(game, 5.0) for key, game in GAMES.items()},
    "princes": PrincesHeuristic(GAMES["princes"], 7.0),
    "principato": PrincipatoHeuristic(GAMES["principato"], 1.8),
    "condottiere": CondottiereHeuristic(GAMES["condottiere"], 1.0),
    "signorie": SignorieHeuristic(GAMES["signorie"], 3.5),
}
