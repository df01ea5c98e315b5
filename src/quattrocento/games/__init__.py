"""The games. `GAMES` is the only registry."""

from quattrocento.core.game import Game
from quattrocento.games.condottiere import GAME as CONDOTTIERE
from quattrocento.games.princes import GAME as PRINCES
from quattrocento.games.principato import GAME as PRINCIPATO
from quattrocento.games.signorie import GAME as SIGNORIE

GAMES: dict[str, Game] = {game.key: game for game in (CONDOTTIERE, PRINCES, PRINCIPATO, SIGNORIE)}
