"""Opening a table: everything is checked before the first row."""

from collections.abc import Sequence

from msgspec import structs

from quattrocento.core.editions import EditionError
from quattrocento.core.game import VariantError
from quattrocento.core.match import Match
from quattrocento.core.record import Record, RecordError, parse
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.errors import Problem
from quattrocento.service.tables import seeds
from quattrocento.service.tables.events import Closes, Opens, Plays, TableEvent
from quattrocento.service.tables.seating import beginning
from quattrocento.service.workers import levels


def checked(opens: Opens) -> Opens:
    """The first row of a new table, if the game can be played so."""
    if opens.game not in GAMES:
        raise Problem("no-game", games=", ".join(GAMES))
    for bot in [*filter(None, opens.chairs), opens.stand_in]:
        levels.known(bot)
    rehearse(opens)
    # complete, so that an option that comes later finds this table as it was opened
    game = GAMES[opens.game]
    return structs.replace(opens, options=game.write_variants(game.read_variants(opens.options)))


def rehearse(opens: Opens) -> None:
    """Set the game up once with any seed, so that a table that opens can also begin."""
    clock = opens.clock
    if clock and (min(clock.bank, clock.extra) < 0 or not 0 < clock.bank + clock.extra < 10**8):
        raise Problem("bad-option", detail="expected a clock of some seconds")
    game = GAMES[opens.game]
    try:
        edition = editions.read(game.key, opens.edition)
        options = game.read_variants(opens.options)
        game.start(len(opens.chairs), options, edition, Rng(bytes(32)))
    except VariantError as fault:
        raise Problem("bad-option", detail=str(fault)) from None
    except EditionError as fault:
        raise Problem("bad-edition", detail=str(fault)) from None


def from_record(text: str, host: str) -> tuple[Opens, Sequence[TableEvent]]:
    """The rows of a table at which a record was played; one that is not over goes on with bots."""
    try:
        record = parse(text)
        if record.game not in GAMES:
            raise Problem("no-game", games=", ".join(GAMES))
        seeds.check(record)
        Match.replay(GAMES[record.game], record)
    except (RecordError, VariantError, EditionError, seeds.SeedError) as fault:
        raise Problem("bad-record", detail=str(fault)) from None
    opens = Opens(
        game=record.game,
        options=record.options,
        chairs=["chance"] * record.seats,
        host=host,
        secret=record.tags.get(seeds.SECRET, ""),
        edition=record.edition_text,
        listed=False,
    )
    return opens, played(record)


def played(record: Record) -> list[TableEvent]:
    game = GAMES[record.game]
    rows: list[TableEvent] = [beginning(game, record.revision, record.seed, record.edition_text)]
    rows += [Plays(entry.seat, entry.text, "") for entry in record.moves]
    if not record.result:
        rows.append(Closes("imported"))
    return rows
