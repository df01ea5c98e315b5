"""What a person can take along: their games as a table, and the record of each.

Records are played again one after another, beside everything else, and for one person at a time.
"""

import asyncio
import csv
import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime

from quattrocento.service.endpoints.history import games_of
from quattrocento.service.messages import moments
from quattrocento.service.messages.history import GameOut, SeatOut
from quattrocento.service.service import Service
from quattrocento.service.storage.results import Wanted
from quattrocento.service.tables.rows import Unreadable, restored

MOST_RECORDS = 500
COLUMNS = (
    "ended",
    "game",
    "place",
    "points",
    "seats",
    "players",
    "options",
    "moves",
    "minutes",
    "pace",
    "table",
)

_one_at_a_time = asyncio.Semaphore(1)


def table_of(games: Sequence[GameOut]) -> str:
    """Games as comma-separated values, a line for each."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for game in games:
        own = game.seats[game.seat]
        writer.writerow(
            [
                when(game.ended).isoformat(),
                game.game,
                own.place,
                own.total,
                len(game.seats),
                plain("; ".join(map(described, game.seats))),
                " ".join(f"{key}={value}" for key, value in game.options.items()),
                game.moves,
                round((game.ended - game.began) / 60),
                game.pace,
                plain(game.table),
            ]
        )
    return text.getvalue()


def when(seconds: float) -> datetime:
    return datetime.fromtimestamp(int(seconds), UTC)


def described(seat: SeatOut) -> str:
    return f"{seat.name or '—'} {seat.place} ({seat.total})"


def plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


async def records(service: Service, person: str) -> AsyncIterator[tuple[str, str]]:
    """The records of a person's last games, each with a name for its file."""
    for game in await games_of(service, Wanted(person), MOST_RECORDS):
        rows = await service.store.rows(game.table)
        try:
            async with _one_at_a_time:
                table = await asyncio.to_thread(restored, game.table, rows)
        except Unreadable:
            continue
        if table.status == "finished":
            await service.people.ensure(table.named())
            day = when(game.result.ended).date().isoformat()
            name = f"{day}-{game.result.game}-{game.table}.txt"
            yield name, moments.record(table, game.seat, service.people.name).record


class Sink(io.BytesIO):
    """Takes what is written until it is sent: nobody can go back in it."""

    def tell(self) -> int:
        raise io.UnsupportedOperation

    def take(self) -> bytes:
        found = self.getvalue()
        self.seek(0)
        self.truncate(0)
        return found


async def packed(service: Service, person: str) -> AsyncIterator[bytes]:
    """The records of a person's last games as the parts of one archive."""
    sink = Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        async for name, text in records(service, person):
            archive.writestr(name, text)
            yield sink.take()
    yield sink.take()
