"""Games to look back at."""

from quattrocento.arena.contests import Contest, play_game
from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.games import GAMES


def short_duel() -> Match:
    """A short game of Condottiere, by bots that know a little."""
    duel = Contest("condottiere", ("apprentice", "apprentice"), 1, "short")
    return Match.replay(GAMES["condottiere"], parse(play_game(duel, 1)["record"]))


def duel_by_chance() -> Match:
    """A game of Condottiere by bots that draw their moves: both seats make mistakes in it."""
    duel = Contest("condottiere", ("chance", "chance"), 1, "kept")
    return Match.replay(GAMES["condottiere"], parse(play_game(duel, 261)["record"]))
