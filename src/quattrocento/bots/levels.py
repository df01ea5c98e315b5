"""Bots by name: `master`, `master-caterina`, `master@2s/4`, `my:Bot`, `run:./mybot@2s`."""

import importlib
import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from quattrocento.bots.bot import USUAL, Bot, ThinkingTime
from quattrocento.bots.chance import Chance
from quattrocento.bots.company import company, parse_person, styles_of
from quattrocento.bots.greedy import Apprentice, Greedy, Journeyman
from quattrocento.bots.heuristics import BEST, BY_HAND
from quattrocento.bots.master import Maestro, Master, Master2026
from quattrocento.bots.outside import Outside
from quattrocento.bots.program import Program, host_command, host_environment
from quattrocento.core.rng import Rng

LEVELS: dict[str, Callable[[Rng], Bot]] = {
    "chance": Chance,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
    "maestro": Maestro,
}
# How long a level thinks where nobody says how long; the others need no time to speak of.
TIMES = {"master": ThinkingTime(seconds=0.5), "maestro": ThinkingTime(seconds=1.0)}
# Levels with the judgement that they do not have at a table: to measure by, in the arena alone.
REFERENCES: dict[str, Callable[[Rng], Bot]] = {
    "apprentice-by-hand": partial(Apprentice, judgement=BY_HAND),
    "journeyman-by-hand": partial(Journeyman, judgement=BY_HAND),
    "master-learned": partial(Master, judgement=BEST),
    "master-by-hand": partial(Master, judgement=BY_HAND),
    "master-2026": Master2026,
}
# A program of protocol 2, and one of protocol 1.
PROGRAM, OLD_PROGRAM = "run:", "run1:"
CLOCK = re.compile(r"([1-9]\d{0,8}|\d{1,6}\.\d+(?=s|cpu))(s|cpu)?(?:/([1-9]\d?))?", re.ASCII)


class UnknownBot(ValueError):
    """No bot has this name; the message says which there are."""


@dataclass(frozen=True)
class BotSpec:
    """A bot's name, and how long it may think."""

    name: str
    clock: ThinkingTime


def parse_spec(text: str) -> BotSpec:
    """Read `name` or `name@clock`: iterations, seconds with an s, with cpu those of the processor;
    and `/` so many workers."""
    name, at, limit = text.rpartition("@")
    said = CLOCK.fullmatch(limit)
    if not at or (not said and is_program(text)):
        return BotSpec(text, usual_time(text))
    if not said:
        raise UnknownBot(
            f"clock {limit!r} of bot {text!r}; expected as in @500, @2s, @2cpu or @2s/4"
        )
    number, unit, workers = said.groups()
    count = int(workers or 1)
    if unit:
        return BotSpec(name, ThinkingTime(0, float(number), count, processor=unit == "cpu"))
    return BotSpec(name, ThinkingTime(iterations=int(number), workers=count))


def usual_time(name: str) -> ThinkingTime:
    """How long a bot thinks where nobody says how long."""
    level, _ = parse_person(name)
    return TIMES.get(level, USUAL)


def split_specs(text: str) -> list[str]:
    """Bots between commas; one within quotes, as in `run:./mybot '1,2'`, separates nothing."""
    found, quote = [""], ""
    for letter in text:
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
        if letter == "," and not quote:
            found.append("")
        else:
            found[-1] += letter
    if quote:
        raise UnknownBot(f"bots {text!r}; expected another {quote} where the quotation ends")
    return found


def is_program(name: str) -> bool:
    return name.startswith((PROGRAM, OLD_PROGRAM))


def is_own(name: str) -> bool:
    """Whether a name is a level of ours, alone or with a person of the company, or a reference."""
    level, person = parse_person(name)
    if name in REFERENCES:
        return True
    return level in LEVELS and (person in company() if "-" in name else True)


def make(name: str, rng: Rng) -> Bot:
    """A new bot of our own: `journeyman`, or `journeyman-caterina` with her style."""
    level, _ = parse_person(name)
    bot = REFERENCES[name](rng) if name in REFERENCES else LEVELS[level](rng)
    if isinstance(bot, Greedy):
        bot.styles = styles_of(name)
    return bot


def by_name(name: str, rng: Rng) -> Bot:
    """A new bot of that name. Bots of others are classes of a module, or programs."""
    if is_own(name):
        return make(name, rng)
    return program(name) if is_program(name) else find_class(name)(rng)


def program(name: str) -> Program | Outside:
    """A bot of others as a process, which can be ended: a program, or a class in one of its own."""
    if not is_program(name):
        split_class(name)
        return Program(host_command(name), host_environment())
    command = split_command(name)
    return Outside(command) if name.startswith(OLD_PROGRAM) else Program(command)


def check_name(name: str) -> None:
    """Refuse what can be no bot, without starting one."""
    if is_program(name):
        split_command(name)
    elif not is_own(name):
        split_class(name)


def split_command(name: str) -> list[str]:
    try:
        command = shlex.split(name.partition(":")[2])
    except ValueError as fault:
        raise UnknownBot(f"bot {name!r}: {fault}") from None
    if not command:
        raise UnknownBot(f"bot {name!r}; expected a program, as in run:./mybot")
    return command


def split_class(name: str) -> tuple[str, str]:
    module, _, cls = name.partition(":")
    if not module or not cls:
        known = ", ".join(LEVELS)
        raise UnknownBot(f"bot {name!r}; expected one of {known}, module:Class or run:program")
    return module, cls


def find_class(name: str) -> Callable[[Rng], Bot]:
    """The class `module:Class`, which makes bots."""
    module, cls = split_class(name)
    try:
        found: Callable[[Rng], Bot] = getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError) as fault:
        raise UnknownBot(f"bot {name!r}: {fault}") from None
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"bot {name!r}; expected a class with a method choose(seen, clock)")
    return found
