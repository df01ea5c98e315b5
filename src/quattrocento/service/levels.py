"""The bots that can sit at a table, by name: the one place where the service asks for them."""

from quattrocento.bots import BOTS
from quattrocento.bots.bot import Bot
from quattrocento.core.rng import Rng
from quattrocento.service.problems import Problem


def names() -> list[str]:
    return list(BOTS)


def make(name: str, rng: Rng) -> Bot:
    return BOTS[name](rng)


def known(name: str) -> None:
    if name not in BOTS:
        raise Problem("bad-option", detail=f"no bot {name[:40]!r}; expected {', '.join(BOTS)}")
