"""Opening a table: everything is checked before the first row.

What a stranger wrote is read by a process of its own, with a limit of time and memory.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from quattrocento.core.editions import EditionError
from quattrocento.core.game import VariantError
from quattrocento.core.match import Match
from quattrocento.core.record import Record, RecordError, parse
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.errors import Problem
from quattrocento.service.tables import events, seeds
from quattrocento.service.tables.events import Closes, Opens, Plays, TableEvent
from quattrocento.service.tables.seating import beginning
from quattrocento.service.workers import levels
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.worker import NoMove

# The longest game that was ever recorded here has half as many.
MOST_MOVES: Final = 5000
LONGEST_DETAIL: Final = 300


async def checked(opens: Opens, readers: Workers) -> Opens:
    """The first row of a new table, if the game can be played so."""
    if opens.game not in GAMES:
        raise Problem("no-game", games=", ".join(GAMES))
    for bot in [*filter(None, opens.chairs), opens.stand_in]:
        levels.known(bot)
    clock = opens.clock
    if clock and (min(clock.bank, clock.extra) < 0 or not 0 < clock.bank + clock.extra < 10**8):
        raise Problem("bad-option", detail="expected a clock of some seconds")
    if opens.edition:
        asked = {"kind": "edition", "opens": events.write(opens)[1]}
        await ask(readers, asked, opens.host, "bad-edition")
    else:
        rehearse(opens)
    # complete, so that an option that comes later finds this table as it was opened
    game = GAMES[opens.game]
    return structs.replace(opens, options=game.write_variants(game.read_variants(opens.options)))


async def imported(text: str, host: str, readers: Workers) -> tuple[Opens, Sequence[TableEvent]]:
    """The rows of a table at which a record was played."""
    asked = {"kind": "record", "text": text, "host": host}
    said = await ask(readers, asked, host, "bad-record")
    opens, *rows = [events.read(row) for row in said["rows"]]
    assert isinstance(opens, Opens)
    return opens, rows


async def ask(readers: Workers, asked: dict[str, Any], host: str, code: str) -> dict[str, Any]:
    """What a reader found; the problem that it had is raised here."""
    try:
        said = await readers.ask("reader", asked, host)
    except NoMove:
        raise Problem(code, detail="reading it takes too much time or memory") from None
    if "problem" in said:
        raise Problem(said["problem"], **said["facts"])
    return said


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """What a reader answers."""
    try:
        if asked["kind"] == "edition":
            opens = events.read(asked["opens"])
            assert isinstance(opens, Opens)
            rehearse(opens)
            return {}
        rows = from_record(asked["text"], asked["host"])
        return {"rows": [events.write(row)[1] for row in rows]}
    except Problem as problem:
        facts = {name: str(value)[:LONGEST_DETAIL] for name, value in problem.facts.items()}
        return {"problem": problem.code, "facts": facts}


def rehearse(opens: Opens) -> None:
    """Set the game up once with any seed, so that a table that opens can also begin."""
    game = GAMES[opens.game]
    try:
        edition = editions.read(game.key, opens.edition)
        options = game.read_variants(opens.options)
        state = game.start(len(opens.chairs), options, edition, Rng(bytes(32)))
    except VariantError as fault:
        raise Problem("bad-option", detail=str(fault)) from None
    except EditionError as fault:
        raise Problem("bad-edition", detail=str(fault)) from None
    for choice in state.waiting():
        state.legal_moves(choice.seat)
        game.view(state, choice.seat)


def from_record(text: str, host: str) -> list[TableEvent]:
    """The rows of a table at which a record was played; one that is not over goes on with bots."""
    try:
        record = parse(text)
        if record.game not in GAMES:
            raise Problem("no-game", games=", ".join(GAMES))
        if len(record.moves) > MOST_MOVES:
            raise Problem("bad-record", detail=f"expected at most {MOST_MOVES} moves")
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
    return [opens, *played(record)]


def played(record: Record) -> list[TableEvent]:
    game = GAMES[record.game]
    rows: list[TableEvent] = [beginning(game, record.revision, record.seed, record.edition_text)]
    rows += [Plays(entry.seat, entry.text, "") for entry in record.moves]
    if not record.result:
        rows.append(Closes("imported"))
    return rows
