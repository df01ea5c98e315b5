"""Which games are kept as records: all pairs of table size, options and bots, 20 games a title."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from quattrocento.arena.contests import run
from quattrocento.bots.levels import parse_spec
from quattrocento.core.game import Game, VariantError, variant_text
from quattrocento.core.match import Match
from quattrocento.core.record import Record
from quattrocento.core.rng import Rng, seed_key
from tests.contract.cases import OptionSet, is_open, pairwise

LEAST = 20
LIMIT = 600.0

# Who sits at the first seat, and who at the others. Iterations, not seconds: a game must come
# again on any machine.
LINEUPS = {
    "chance": ("chance", "chance"),
    "apprentices": ("apprentice", "apprentice"),
    "journeyman": ("journeyman", "chance"),
    "master": ("master@4", "chance"),
}


@dataclass(frozen=True)
class Planned:
    """A game to be kept: its table, and who plays."""

    game: Game
    number: int
    seats: int
    options: OptionSet
    lineup: str

    @property
    def name(self) -> str:
        return f"{self.number:02}"

    @property
    def bots(self) -> list[str]:
        """The strongest moves on by one seat from record to record."""
        strongest, others = LINEUPS[self.lineup]
        at = self.number % self.seats
        return [strongest if seat == at else others for seat in range(self.seats)]

    @property
    def seed(self) -> str:
        return f"record {self.game.key} {self.number}"

    def is_of(self, record: Record) -> bool:
        """Whether a record is of this table, these bots and this seed."""
        bots = [record.tags.get(f"seat{seat}") for seat in range(record.seats)]
        given = (record.seats, record.options, bots, record.seed)
        options = self.game.write_variants(self.game.read_variants(self.options))
        return given == (self.seats, options, self.bots, seed_key(self.seed).hex())

    def play(self) -> Match:
        """Let the bots play; the same plan gives the same game."""
        game = self.game
        tags = {f"seat{seat}": bot for seat, bot in enumerate(self.bots)}
        options = game.read_variants(self.options)
        key = seed_key(self.seed)
        match = Match.begin(game, self.seats, options, game.edition(), key, **tags)
        fault = run(match, list(map(parse_spec, self.bots)), self.seed, LIMIT, [0.0] * self.seats)
        assert fault is None, f"{game.key} {self.name}: seat {fault.seat}: {fault.reason}"
        return match


def plan(game: Game) -> list[Planned]:
    """Every pair of values meets at some table; where that takes few tables, more are played."""
    rows = pairwise(tables(game))
    rows += [rows[index % len(rows)] for index in range(LEAST - len(rows))]
    return [planned(game, number, table) for number, table in enumerate(rows, 1)]


def planned(game: Game, number: int, table: OptionSet) -> Planned:
    options = {key: table[key] for key in game.variants}
    return Planned(game, number, int(table["seats"]), options, table["lineup"])


def row(one: Planned) -> OptionSet:
    return {"seats": str(one.seats), "lineup": one.lineup, **one.options}


def tables(game: Game) -> list[OptionSet]:
    """Every table that the game allows, as one flat row of values."""
    found = []
    for seats in game.seats:
        allowed = [options for options in choices(game, seats) if is_allowed(game, seats, options)]
        for lineup in LINEUPS:
            found += [{"seats": str(seats), "lineup": lineup, **options} for options in allowed]
    return found


def choices(game: Game, seats: int) -> Iterator[OptionSet]:
    texts = [
        [variant_text(value) for value in given if is_open(key, value, seats)]
        for key, given in game.variants.items()
    ]
    for values in product(*texts):
        yield dict(zip(game.variants, values, strict=True))


def is_allowed(game: Game, seats: int, options: OptionSet) -> bool:
    try:
        game.start(seats, game.read_variants(options), game.edition(), Rng(bytes(32)), logged=False)
    except VariantError:
        return False
    return True
