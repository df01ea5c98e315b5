"""Who is meant by a name: `master`, `master@500`, `master@2s`, `mymodule:MyBot`, `run:./mybot`."""

import importlib
import shlex
from collections.abc import Callable
from dataclasses import dataclass

from quattrocento.bots.bot import USUAL, Bot, Clock
from quattrocento.bots.chance import Chance
from quattrocento.bots.greedy import Apprentice, Journeyman
from quattrocento.bots.master import Master
from quattrocento.bots.outside import Outside
from quattrocento.core.rng import Rng

LEVELS: dict[str, Callable[[Rng], Bot]] = {
    "chance": Chance,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
}
PROGRAM = "run:"


class UnknownBot(ValueError):
    """No bot has this name; the message says which there are."""


@dataclass(frozen=True)
class Engaged:
    """A bot as it was named, and how long it may think."""

    name: str
    clock: Clock


def engage(text: str) -> Engaged:
    """Read `name` or `name@clock`, the clock being iterations or, with an s, seconds."""
    name, at, limit = text.rpartition("@")
    if not at or text.startswith(PROGRAM):
        return Engaged(text, USUAL)
    try:
        if limit.endswith("s"):
            clock = Clock(seconds=float(limit[:-1]))
        else:
            clock = Clock(iterations=int(limit))
    except ValueError:
        raise UnknownBot(f"clock {limit!r} of bot {text!r}; expected as in @500 or @2s") from None
    if clock.iterations < 0 or clock.seconds < 0:
        raise UnknownBot(f"clock {limit!r} of bot {text!r}; expected more than nothing")
    return Engaged(name, clock)


def by_name(name: str, rng: Rng) -> Bot:
    """A new bot of that name. Outside bots are classes of a module, or programs."""
    if name in LEVELS:
        return LEVELS[name](rng)
    if name.startswith(PROGRAM):
        return Outside(shlex.split(name[len(PROGRAM) :]))
    module, colon, cls = name.partition(":")
    if not colon:
        known = ", ".join(LEVELS)
        raise UnknownBot(f"bot {name!r}; expected one of {known}, module:Class or run:program")
    try:
        found = getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError) as fault:
        raise UnknownBot(f"bot {name!r}: {fault}") from None
    bot: Bot = found(rng)
    return bot
