"""Bots by name: `master`, `master-caterina`, `master@2s/4`, `my:Bot`, `run:./mybot`."""

import importlib
import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass

from quattrocento.bots.bot import USUAL, Bot, ThinkingTime
from quattrocento.bots.chance import Chance
from quattrocento.bots.company import company, parse_person, styles_of
from quattrocento.bots.greedy import Apprentice, Greedy, Journeyman
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
CLOCK = re.compile(r"([1-9]\d{0,8}|\d{1,6}\.\d+(?=s))(s?)(?:/([1-9]\d?))?", re.ASCII)


class UnknownBot(ValueError):
    """No bot has this name; the message says which there are."""


@dataclass(frozen=True)
class BotSpec:
    """A bot's name, and how long it may think."""

    name: str
    clock: ThinkingTime


def parse_spec(text: str) -> BotSpec:
    """Read `name` or `name@clock`: iterations or, with an s, seconds, and `/` so many workers."""
    name, at, limit = text.rpartition("@")
    if not at or text.startswith(PROGRAM):
        return BotSpec(text, USUAL)
    said = CLOCK.fullmatch(limit)
    if not said:
        raise UnknownBot(f"clock {limit!r} of bot {text!r}; expected as in @500, @2s or @2s/4")
    number, unit, workers = said.groups()
    if unit:
        return BotSpec(name, ThinkingTime(seconds=float(number), workers=int(workers or 1)))
    return BotSpec(name, ThinkingTime(iterations=int(number), workers=int(workers or 1)))


def is_own(name: str) -> bool:
    """Whether a name is one of our levels, alone or with a person of the company."""
    level, person = parse_person(name)
    return level in LEVELS and (person in company() if "-" in name else True)


def make(name: str, rng: Rng) -> Bot:
    """A new bot of our own: `journeyman`, or `journeyman-caterina` with her style."""
    level, _ = parse_person(name)
    bot = LEVELS[level](rng)
    if isinstance(bot, Greedy):
        bot.styles = styles_of(name)
    return bot


def by_name(name: str, rng: Rng) -> Bot:
    """A new bot of that name. Outside bots are classes of a module, or programs."""
    if is_own(name):
        return make(name, rng)
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
