"""Bots of others, each in a process: who plays a game, tried before and ended when it hangs."""

import atexit
from dataclasses import dataclass
from typing import Any

from quattrocento.bots.levels import BotSpec, program
from quattrocento.bots.lines import BotFault
from quattrocento.bots.outside import Outside
from quattrocento.bots.program import Program
from quattrocento.bots.protocol import Greeting
from quattrocento.core.game import Game, Seen
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng


class Programs:
    """The programs of this process that wait for their next game: to start one takes long."""

    def __init__(self) -> None:
        self.idle: dict[str, list[Program]] = {}

    def take(self, name: str) -> Program | Outside:
        waiting = self.idle.get(name, [])
        while waiting:
            found = waiting.pop()
            if found.lines.process.poll() is None:
                return found
            found.close()
        return program(name)

    def give_back(self, name: str, bot: Program | Outside) -> None:
        """After a game that it did not forfeit; a program of protocol 1 plays only one."""
        if isinstance(bot, Program):
            self.idle.setdefault(name, []).append(bot)
        else:
            bot.close()

    def close(self) -> None:
        for waiting in self.idle.values():
            for bot in waiting:
                bot.close()
        self.idle = {}


PROGRAMS = Programs()
atexit.register(PROGRAMS.close)


@dataclass(frozen=True)
class Rehearsed:
    """What a program said of itself, and which files it says it plays by."""

    greeting: Greeting
    files: tuple[str, ...]


def rehearse(spec: BotSpec, game: Game, state: Any, limit: float) -> Rehearsed:
    """Ask a bot of others one question of a new game, so that a bad one is known before the first.

    A fault says what it did, and how it was asked.
    """
    seat = state.turn()
    bot = program(spec.name)
    bot.limit = limit
    try:
        if isinstance(bot, Program):
            bot.begin(game, state, seat, "rehearsal")
        rng = Rng(bytes(32))
        move = bot.choose(Seen(game, state, seat, rng), spec.clock)
        if move not in state.legal_moves(seat):
            raise BotFault(f"chose {write(move)!r}, which is not open to it")
    except BotFault as fault:
        bot.lines.end()
        told = f"bot {spec.name!r}, asked its first move of {game.key}: {fault}"
        raise BotFault(told, fault.trace) from None
    if isinstance(bot, Program):
        return Rehearsed(bot.greeting, tuple(bot.goodbye()))
    bot.close()
    return Rehearsed(Greeting(), ())
