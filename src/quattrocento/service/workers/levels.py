"""The bots that can sit at a table, by name: only our own, never a program of the asker's.

A name is a level, as `journeyman`, or a person of the company at a level: `journeyman-caterina`.
"""

from functools import cache

from quattrocento.bots import LEVELS
from quattrocento.bots.bot import Bot
from quattrocento.bots.company import company, parse_person
from quattrocento.bots.levels import is_own
from quattrocento.bots.levels import make as make_own
from quattrocento.core.rng import Rng
from quattrocento.service.errors import Problem
from quattrocento.text.words import Words


def names() -> list[str]:
    return list(LEVELS)


def persons() -> list[str]:
    return list(company())


def level(name: str) -> str:
    return parse_person(name)[0]


@cache
def title(name: str, language: str) -> str:
    """What a bot is called in a language; programs that ask for none get English."""
    words = Words(language or "en", "service")
    level, person = parse_person(name)
    return words(f"person-{person}") if person else words(f"bot-{level}")


def make(name: str, rng: Rng) -> Bot:
    return make_own(name, rng)


def known(name: str) -> None:
    if not is_own(name):
        expected = ", ".join(LEVELS)
        detail = f"no bot {name[:40]!r}; expected {expected}, or LEVEL-PERSON"
        raise Problem("bad-option", detail=detail)
