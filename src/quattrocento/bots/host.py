"""The process of a bot that is a class: `python -m quattrocento.bots.host mymodule:MyBot`.

It speaks protocol 2 as any program does, and gives the class a `Seen`. At the end it names the
files that the class was made from: modules that are neither Python's nor ours, and whatever else
was opened to read, such as weights.
"""

import json
import os
import sys
import sysconfig
import threading
import traceback
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any

from quattrocento.bots.bot import Bot, ThinkingTime
from quattrocento.bots.levels import UnknownBot, find_class
from quattrocento.bots.protocol import POSITION, PROTOCOL
from quattrocento.core.editions import Edition
from quattrocento.core.game import Game, Seen
from quattrocento.core.moves import write
from quattrocento.core.position import load
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES

OURS = Path(__file__).parents[1]
DEVICES = ("/dev/", "/proc/", "/sys/")


class Files:
    """The files that are read and not written from now on."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.written: set[str] = set()
        sys.addaudithook(self.notice)

    def notice(self, event: str, given: tuple[Any, ...]) -> None:
        if event == "open" and isinstance(given[0], str):
            mode, flags = given[1], given[2]
            writes = flags & (os.O_WRONLY | os.O_RDWR) if isinstance(flags, int) else 0
            changed = writes or (isinstance(mode, str) and set(mode) & set("wax+"))
            (self.written if changed else self.read).add(given[0])

    def found(self, bot: str) -> list[str]:
        """All that a bot was made from, but for Python and what is installed beside it."""
        top = bot.partition(":")[0].partition(".")[0]
        modules = {name: getattr(one, "__file__", None) for name, one in sys.modules.items()}
        own = {file for name, file in modules.items() if file and name.split(".")[0] == top}
        beside = {file for file in modules.values() if file} | (self.read - self.written)
        kept = {*own, *(file for file in beside if not is_installed(file))}
        return sorted(file for file in kept if Path(file).is_file() and not is_ours(file))


def is_installed(file: str) -> bool:
    places = [sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    whole = os.path.realpath(file)
    inside = any(whole.startswith(os.path.realpath(place) + os.sep) for place in places)
    return inside or file.endswith(".pyc") or whole.startswith(DEVICES)


def is_ours(file: str) -> bool:
    return Path(os.path.realpath(file)).is_relative_to(OURS.resolve())


class Host:
    def __init__(self, name: str, out: IO[str]) -> None:
        self.name = name
        self.out = out
        self.files = Files()
        self.make = find_class(name)
        self.rng = Rng(bytes(32))
        self.bot: Bot
        self.game: Game
        self.edition: Edition
        self.seat = 0

    def answer(self, asked: dict[str, Any]) -> None:
        match asked["type"]:
            case "hello":
                self.say(type="hello", protocol=PROTOCOL, name=self.name, wants=[POSITION])
            case "begin":
                self.begin(asked)
            case "turn":
                self.say(type="move", id=asked["id"], move=self.choose(asked))
            case "bye":
                self.say(type="bye", files=self.files.found(self.name))
            case _:
                pass

    def begin(self, asked: dict[str, Any]) -> None:
        self.game = GAMES[asked["game"]]
        self.edition = self.game.edition(asked["edition"], "the given edition")
        self.seat = asked["seat"]
        self.rng = Rng(seed_key(asked["seed"]))
        self.bot = self.make(self.rng)

    def choose(self, asked: dict[str, Any]) -> str:
        state = load(self.game, asked["position"], self.edition)
        seen = Seen(self.game, state, self.seat, self.rng)
        move = self.bot.choose(seen, ThinkingTime(asked["iterations"], asked["seconds"]))
        if move not in seen.legal_moves:
            raise ValueError(f"chose {move!r}, which is not open to it")
        return write(move)

    def say(self, **message: object) -> None:
        self.out.write(json.dumps(message) + "\n")
        self.out.flush()


def listen(lines: SimpleQueue[bytes]) -> None:
    """Whoever asks has gone when the input ends; then even a bot that hangs must end."""
    for line in sys.stdin.buffer:
        lines.put(line)
    lines.put(b"")
    if not lines.empty():
        threading.Event().wait(1.0)
    os._exit(0)


def trace_of(fault: Exception) -> str:
    """Where in the bot it was, without the way from here to there."""
    frames = fault.__traceback__
    while frames is not None and frames.tb_frame.f_code.co_filename == __file__:
        frames = frames.tb_next
    return "".join(traceback.format_exception(type(fault), fault, frames))


def main() -> None:
    # What the bot prints must not get between the lines, and is told as an error instead.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.path.append(str(Path.cwd()))
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=[lines], daemon=True).start()
    try:
        host = Host(sys.argv[1], out)
        while line := lines.get():
            host.answer(json.loads(line))
    except UnknownBot as fault:
        out.write(json.dumps({"type": "fault", "message": str(fault)}) + "\n")
        out.flush()
    except Exception as fault:
        message = f"{type(fault).__name__}: {fault}"
        told = {"type": "fault", "message": message, "trace": trace_of(fault)}
        out.write(json.dumps(told) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
