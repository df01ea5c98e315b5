"""How long the lobby takes with many games: `python -m tools.lobby [GAMES]`, on SQLite."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from quattrocento.games import GAMES
from quattrocento.service.storage.sqlite import Sqlite
from quattrocento.service.storage.store import IndexEntry, Store

MANY = 60_000
TIMES = 20
# status, game, pace and person
ASKED = (
    ("", "", "", ""),
    ("open", "", "", ""),
    ("running", "", "", ""),
    ("finished", "princes", "", ""),
    ("finished", "", "unhurried", ""),
    ("open", "signorie", "unhurried", ""),
    ("", "", "", "p7"),
)


def entry(number: int) -> IndexEntry:
    """Most games are over, one in a hundred waits for people, one in five hundred is slow."""
    status = "open" if number % 100 == 0 else "running" if number % 40 == 1 else "finished"
    places = {f"p{number % 5000}": False, f"p{(number + 1) % 5000}": True}
    return IndexEntry(
        id=f"{number:012}",
        game=sorted(GAMES)[number % 4],
        status=status,
        pace="unhurried" if number % 500 == 3 else "live",
        listed=True,
        free=0,
        created=float(number),
        updated=float(number),
        due=None,
        bots_due=None,
        places=places,
        summary='{"summary": "' + "of a table " * 60 + '"}',
    )


async def measure(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Sqlite(Path(folder) / "tables.db"))
        await store.start()
        for start in range(0, count, 1000):
            await store.reindex([entry(number) for number in range(start, start + 1000)])
        for status, game, pace, person in ASKED:
            took = []
            found: list[str] = []
            for _ in range(TIMES):
                began = time.perf_counter()
                found = await store.summaries(status, game, pace, person, listed=not person)
                took.append(1000 * (time.perf_counter() - began))
            told = f"{status} {game} {pace} {person}".strip() or "all"
            print(f"{told:28} {len(found):3} of {count}: {sorted(took)[TIMES // 2]:.2f} ms")
        await store.stop()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else MANY))
