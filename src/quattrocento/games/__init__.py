"""The games. `GAMES` is the only registry."""

from quattrocento.core.game import Game
from quattrocento.games.condottiere import GAME as CONDOTTIERE

GAMES: dict[str, Game] = {game.key: game for game in (CONDOTTIERE,)}
