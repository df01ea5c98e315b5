"""Opponents. `BOTS` names those that can take a seat at a table."""

from collections.abc import Callable

from quattrocento.bots.bot import Bot
from quattrocento.bots.chance import Chance
from quattrocento.bots.greedy import Apprentice, Journeyman
from quattrocento.bots.master import Master
from quattrocento.core.rng import Rng

BOTS: dict[str, Callable[[Rng], Bot]] = {
    "chance": Chance,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
}
