"""Bots of whoever runs the server: programs of their own, which a worker keeps for its games."""

from typing import Any

from quattrocento.bots.levels import parse_spec, program
from quattrocento.bots.lines import BotFault
from quattrocento.bots.outside import Outside
from quattrocento.bots.program import Program
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import Move

MOST = 8
# The worker itself must not be ended before a program that hangs.
SHARE = 0.8

Key = tuple[str, int, str]


class Guests:
    """The programs of the last games, by game, seat and bot."""

    def __init__(self) -> None:
        self.seated: dict[Key, Program | Outside] = {}

    def choose(self, asked: dict[str, Any], match: Match, seen: Seen) -> Move:
        """A program's move; one that fails is ended, and started anew for the next question."""
        key: Key = (asked["game"], asked["seat"], asked["bot"])
        spec = parse_spec(asked["bot"])
        bot = self.seated.pop(key, None) or self.start(spec.name, match, key[1])
        bot.limit = SHARE * asked["seconds"]
        if isinstance(bot, Program):
            bot.follow(match)
        try:
            move = bot.choose(seen, spec.clock)
        except BotFault:
            bot.lines.end()
            raise
        self.seated[key] = bot
        if len(self.seated) > MOST:
            self.seated.pop(next(iter(self.seated))).close()
        return move

    def start(self, name: str, match: Match, seat: int) -> Program | Outside:
        bot = program(name)
        if isinstance(bot, Program):
            bot.begin(match.game, match.state, seat)
        return bot
