"""A bot that is a program of protocol 2: `run:./mybot`, or a class of a Python module.

A class is asked in a process of its own too: that is the only way to end one that hangs, and it
never shares its memory with the true state. A program stays for any number of games, one after
another.
"""

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from quattrocento import __version__
from quattrocento.bots import protocol
from quattrocento.bots.bot import USUAL, ThinkingTime
from quattrocento.bots.lines import BotFault, Lines
from quattrocento.core.game import Game, Score, Seen
from quattrocento.core.match import Match, visible
from quattrocento.core.moves import Move, write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import Event

HOST = "quattrocento.bots.host"
# A program may take this long to start, as some read weights by the gigabyte.
START = 60.0
GOODBYE = 2.0
LIMIT = 60.0
MOST_FILES = 2000


def host_command(name: str) -> list[str]:
    return [sys.executable, "-P", "-m", HOST, name]


def host_environment() -> dict[str, str]:
    """A class is found where this process would find it."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class Program:
    def __init__(self, command: Sequence[str], environment: dict[str, str] | None = None) -> None:
        self.limit = LIMIT
        self.lines = Lines(command, environment)
        self.name = self.lines.name
        self.tell(protocol.hello(__version__))
        self.greeting = self._greeting()
        self.table: tuple[Game, int] | None = None
        self.known: list[Event] = []
        self.news = protocol.News()
        self.turns = 0
        self.rng = Rng(bytes(32))

    def _greeting(self) -> protocol.Greeting:
        try:
            greeting = protocol.read_greeting(self.answer(START), self.name)
        except BotFault as fault:
            self.lines.end()
            raise BotFault(str(fault), fault.trace or self.lines.tail()) from None
        self.name = greeting.name or self.name
        return greeting

    def tell(self, message: protocol.Message) -> None:
        self.lines.tell(json.dumps(message, separators=(",", ":")))

    def answer(self, seconds: float) -> protocol.Message:
        return protocol.read(self.lines.hear(seconds), self.name)

    def begin(
        self, game: Game, state: Any, seat: int, seed: str = "", names: Sequence[str] = ()
    ) -> None:
        """A new game: of the state only what everybody knows is told."""
        self.table = (game, seat)
        self.known, self.news = [], protocol.News()
        self.rng = Rng(seed_key(f"{seed} imagined"))
        self.tell(protocol.begin(game, state, seat, seed, names))

    def follow(self, match: Match) -> None:
        """Before a turn: what its seat has been told of the match."""
        if self.table is not None:
            told = visible(match.log, self.table[1])
            self.news, self.known = protocol.news(self.known, told), told

    def hear(self, news: protocol.News) -> None:
        """Before a turn, where there is no match to follow."""
        self.news = news

    def choose(self, seen: Seen, clock: ThinkingTime = USUAL) -> Move:
        imagined = seen.imagine(self.rng)
        if self.table != (seen.game, seen.seat):
            self.begin(seen.game, imagined, seen.seat)
        news, self.news = self.news, protocol.News(imagined.ply)
        self.turns += 1
        asked = protocol.turn(self.turns, seen.game, imagined, seen.seat, news, clock, self.limit)
        if protocol.POSITION in self.greeting.wants:
            asked["position"] = protocol.position(seen.game, imagined)
        self.tell(asked)
        wanted = protocol.read_move(self.answer(self.limit), self.turns, self.name)
        for move in seen.legal_moves:
            if write(move) == wanted:
                return move
        raise BotFault(f"chose {wanted[:60]!r}, which is not open to it", self.lines.tail())

    def finish(self, scores: Sequence[Score], fault: protocol.Message | None = None) -> None:
        """Tell how the game ended; without scores it was not played to its end."""
        self.table = None
        self.tell(protocol.result(scores, fault))

    def goodbye(self) -> list[str]:
        """Let the program end by itself; the files that it says its play depends on."""
        self.tell({"type": "bye"})
        files: object = []
        try:
            said = self.answer(GOODBYE)
            files = said.get("files", []) if said["type"] == "bye" else []
        except BotFault:
            pass
        self.lines.close(GOODBYE)
        named = files if isinstance(files, list) else []
        return [str(file) for file in named][:MOST_FILES]

    def close(self) -> None:
        """End the program, without asking it for anything."""
        self.tell({"type": "bye"})
        self.lines.close(GOODBYE)
