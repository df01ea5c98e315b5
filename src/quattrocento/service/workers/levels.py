"""The bots that can sit at a table, by name: ours and the host's, never a program of the asker's.

A name is a level, as `journeyman`, or a person of the company at a level: `journeyman-caterina`;
or one that whoever runs the server has given to a bot of their own.
"""

import re
from collections.abc import Iterable
from functools import cache

from quattrocento.bots import LEVELS
from quattrocento.bots.bot import Bot
from quattrocento.bots.company import company, parse_person
from quattrocento.bots.levels import (
    REFERENCES,
    UnknownBot,
    check_name,
    is_own,
    parse_spec,
)
from quattrocento.bots.levels import make as make_own
from quattrocento.core.rng import Rng
from quattrocento.service.errors import Problem
from quattrocento.text.words import Words

NAME = re.compile(r"[a-z]{2,16}")
# Bots of whoever runs the server, by their names.
OWN: dict[str, str] = {}


class BadBot(ValueError):
    """A bot of the host's own cannot be offered so; the message says what was expected."""


def offer(given: Iterable[str]) -> None:
    """Offer bots of one's own, each as `marvin=run:./mybot`."""
    for text in given:
        name, _, bot = text.partition("=")
        if not NAME.fullmatch(name) or is_own(name) or name in (*persons(), "program"):
            raise BadBot(f"bot {text!r}; expected a new name of small letters, as marvin=run:./bot")
        try:
            check_name(parse_spec(bot).name)
        except UnknownBot as fault:
            raise BadBot(str(fault)) from None
        OWN[name] = bot


def names() -> list[str]:
    return [*LEVELS, *OWN]


def persons() -> list[str]:
    return list(company())


def level(name: str) -> str:
    return parse_person(name)[0]


@cache
def title(name: str, language: str) -> str:
    """What a bot is called in a language; programs that ask for none get English."""
    words = Words(language or "en", "service")
    level, person = parse_person(name)
    if not person and not words.has(f"bot-{level}"):
        return level.capitalize()
    return words(f"person-{person}") if person else words(f"bot-{level}")


def make(name: str, rng: Rng) -> Bot:
    return make_own(name, rng)


def known(name: str) -> None:
    if name in REFERENCES or (not is_own(name) and name not in OWN):
        expected = ", ".join(names())
        detail = f"no bot {name[:40]!r}; expected {expected}, or LEVEL-PERSON"
        raise Problem("bad-option", detail=detail)
