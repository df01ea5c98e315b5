"""Editions, each read once: by game and text, and by game and digest while it is the own one."""

from functools import lru_cache

from quattrocento.core.editions import Edition
from quattrocento.core.game import Game
from quattrocento.games import GAMES


@lru_cache(maxsize=64)
def read(game: str, text: str) -> Edition:
    """The edition in `text`, or the game's own where it is empty."""
    return GAMES[game].edition(text, "the table's edition" if text else "")


def kept(game: Game, digest: str, text: str) -> Edition:
    """The edition that a table began with, even when the game's own has changed since."""
    own = read(game.key, "")
    return own if own.imprint.digest == digest else read(game.key, text)
