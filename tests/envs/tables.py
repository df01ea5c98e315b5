"""The tables that environments are tried at: every title, every number of seats, and expansions."""

from quattrocento.envs.episode import Table
from quattrocento.games import GAMES

EXPANSIONS = {"princes": {"muse": "yes", "cooperative": "yes"}}


def tables() -> list[Table]:
    plain = [Table(key, seats) for key, game in GAMES.items() for seats in game.seats]
    wide = [Table(key, GAMES[key].seats[-1], variants) for key, variants in EXPANSIONS.items()]
    return [*plain, *wide, Table("condottiere", 4, {"hand_sizes": "hidden", "map": "published"})]


def name(table: Table) -> str:
    return "-".join([table.key, str(table.seats), *table.variants])
