"""The bots that can sit at a table, by name: only our own, never a program of the asker's."""

from functools import cache

from quattrocento.bots import LEVELS
from quattrocento.bots.bot import Bot
from quattrocento.core.rng import Rng
from quattrocento.service.errors import Problem
from quattrocento.text.words import Words


def names() -> list[str]:
    return list(LEVELS)


@cache
def title(name: str, language: str) -> str:
    """What a bot is called in a language; programs that ask for none get English."""
    return Words(language or "en", "service")(f"bot-{name}")


def make(name: str, rng: Rng) -> Bot:
    return LEVELS[name](rng)


def known(name: str) -> None:
    if name not in LEVELS:
        raise Problem("bad-option", detail=f"no bot {name[:40]!r}; expected {', '.join(LEVELS)}")
